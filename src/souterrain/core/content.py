"""Numbers from TOML files: typed rows, and tables that a die is rolled on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, Protocol, TypeVar

import msgspec
import tomli
from msgspec import Struct

from .errors import BadContent
from .faults import place_of, value_fault
from .say import Arg, Say

R = TypeVar("R", bound=Struct)

_TOO_DEEP = re.compile(r"[\s\[]*[\w\"'-]+(\s*\.\s*[\w\"'-]+){20}")
"""A key in so many parts that reading it would take longer than anybody waits."""


class HasRoll(Protocol):
    """A row that a die leads to: `roll` is "4" or "1-3"."""

    @property
    def roll(self) -> str: ...


Rolled = TypeVar("Rolled", bound=HasRoll)


def content(package: str, path: str) -> Traversable:
    """A content file of a package."""
    return files(package).joinpath(path)


def read(file: Traversable, type: type[R]) -> R:
    """A whole TOML file as one typed value."""
    return parse(file.read_text("utf-8"), type, file.name)


def rows(package: str, path: str, type: type[R], key: str) -> dict[str, R]:
    """The `[[key]]` rows of a content file, by their `id`."""
    file = content(package, path)
    return by_id(parse_rows(file.read_text("utf-8"), type, key, file.name), file.name)


def parse(text: str, type: type[R], name: Arg) -> R:
    """Typed data from TOML text; an error names the file, the row and the field."""
    return typed(decoded(text, name), type, name)


def decoded(text: str, name: Arg) -> dict[str, Any]:
    """Plain data from TOML text; an error names the file, the line and the column."""
    if any(map(_TOO_DEEP.match, text.splitlines())):
        raise BadContent("bad-content", file=name, why=Say("content-too-deep"))
    try:
        return tomli.loads(text)
    except RecursionError as error:
        raise BadContent("bad-content", file=name, why=Say("content-too-deep")) from error
    except tomli.TOMLDecodeError as error:
        why, _, place = str(error).rstrip(")").partition(" (at ")
        end = text.rpartition("\n")
        line, column = re.findall(r"\d+", place) or (text.count("\n") + 1, len(end[2]) + 1)
        raise BadContent("bad-content-toml", file=name, why=why, line=int(line), column=int(column)) from error


def typed(plain: Any, type: type[R], name: Arg) -> R:
    """Plain data as one typed value."""
    try:
        return msgspec.convert(plain, type)
    except msgspec.ValidationError as error:
        why, path = value_fault(error), place_of(error)
        if not path:
            raise BadContent("bad-content", file=name, why=why) from error
        raise BadContent("bad-content-row", file=name, row=_row(plain, path), why=why) from error


def parse_rows(text: str, type: type[R], key: str, name: Arg) -> list[R]:
    """The `[[key]]` rows of a TOML text."""
    return typed_rows(decoded(text, name).get(key, ()), type, key, name)


def typed_rows(plain: Sequence[Any], type: type[R], key: str, name: Arg) -> list[R]:
    found = []
    for n, row in enumerate(plain):
        try:
            found.append(msgspec.convert(row, type))
        except msgspec.ValidationError as error:
            label = row.get("id", row.get("roll", n + 1)) if isinstance(row, dict) else n + 1
            where = ", ".join(filter(None, (f"{key} {label}", place_of(error).lstrip("."))))
            raise BadContent("bad-content-row", file=name, row=where, why=value_fault(error)) from error
    return found


def by_id(found: Sequence[R], name: Arg) -> dict[str, R]:
    """Rows by their id; the same id twice is refused."""
    result: dict[str, R] = {}
    for row in found:
        id: str = getattr(row, "id")  # noqa: B009 - every keyed row has one
        if id in result:
            raise BadContent("bad-content-twice", file=name, row=id)
        result[id] = row
    return result


class RollTable(Generic[Rolled]):
    """A printed table: each result of the die leads to one row. A hole or an overlap is refused."""

    def __init__(self, found: Sequence[Rolled], low: int, high: int, name: Arg) -> None:
        self.rows = tuple(found)
        self.low, self.high = low, high
        self._by_roll: dict[int, Rolled] = {}
        for row in found:
            for result in spread(row.roll, name):
                if result in self._by_roll:
                    raise BadContent("bad-content-overlap", file=name, roll=result)
                self._by_roll[result] = row
        for result in range(low, high + 1):
            if result not in self._by_roll:
                raise BadContent("bad-content-hole", file=name, roll=result)

    def __getitem__(self, result: int) -> Rolled:
        return self._by_roll[result]


def spread(roll: str, name: Arg) -> range:
    """The results that "1-3" or "4" stands for."""
    match = re.fullmatch(r"(\d+)(?:-(\d+))?", roll)
    if not match:
        raise BadContent("bad-content-roll", file=name, roll=roll)
    low = int(match[1])
    return range(low, int(match[2] or low) + 1)


def _row(plain: Any, path: str) -> str:
    """A readable name for where in a file something is wrong: the row's id where it has one."""
    at: Any = plain
    label = path.lstrip(".")
    for key in re.findall(r"\.(\w+)|\[(\d+)\]", path):
        try:
            at = at[key[0]] if key[0] else at[int(key[1])]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(at, dict) and "id" in at:
            label = f"{at['id']} ({label})"
    return label
