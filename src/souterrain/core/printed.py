"""The book's tables as the rulebook shows them, beside the rules that use them.

A game lists them in `content/printed.toml`: the kind of its rows, the rules beside which it stands, and its columns. A
column is a field of the rows with the beginning of its words; one that names rows needs none. What the dice come to is
shown before them. The rows may also lie `within` a field of others, whose own fields may be columns too.
A table that is worked out, such as one number against another, a game gives by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from .book import Book
from .content import content, parse_rows
from .game import AnyGame, able
from .homes import home
from .refs import references
from .say import Say


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is to be shown; `only` says what a field of its rows must be for them to be among it, `dice` how
    many are rolled for it, where that is known."""

    kind: str
    rules: tuple[str, ...]
    columns: dict[str, str]
    only: dict[str, tuple[str | bool, ...]] = {}
    within: str = ""
    dice: int = 0


class Printed(Struct, frozen=True):
    """A table as it is shown: what heads its columns, its rows, cell by cell, and the results of the dice that lead to
    each row, where dice do; so many `dice`, or any number."""

    columns: tuple[Say, ...]
    rows: tuple[tuple[Say, ...], ...]
    rolls: tuple[str, ...]
    dice: int = 0


@runtime_checkable
class Tabled(Protocol):
    """A game that works tables out: one for each of these rules."""

    def tables(self) -> Mapping[str, Printed]: ...


@cache
def listed(slug: str) -> tuple[Listed, ...]:
    """The tables that a game shows."""
    file = content(home(slug), "content/printed.toml")
    return tuple(parse_rows(file.read_text("utf-8"), Listed, "table", file.name)) if file.is_file() else ()


def printed(game: AnyGame) -> dict[str, list[Printed]]:
    """The tables of a game, by the rules beside which they stand."""
    found: dict[str, list[Printed]] = {}
    for table in listed(game.slug):
        assert game.book is not None
        shown = _table(game.book, table)
        for rule in table.rules:
            found.setdefault(rule, []).append(shown)
    tabled = able(game, Tabled)
    for rule, worked_out in tabled.tables().items() if tabled else ():
        found.setdefault(rule, []).append(worked_out)
    return found


def crossed(corner: Say, numbers: range, result: Callable[[int, int], int]) -> Printed:
    """What one number against another comes to: the first in rows, the second in columns."""
    heads = tuple(Say("cell-number", n=n) for n in numbers)
    rows = (tuple(Say("cell-number", n=result(row, column)) for column in numbers) for row in numbers)
    return Printed((corner, *heads), tuple((head, *row) for head, row in zip(heads, rows, strict=True)), ())


def _table(book: Book, table: Listed) -> Printed:
    rows = [
        row
        for row in book.source.kinds[table.kind]
        if all(getattr(row, field) in wanted for field, wanted in table.only.items())
    ]
    heads = tuple(Say(f"column-{field}") for field in table.columns)
    inner = [(row, each) for row in rows for each in (getattr(row, table.within) if table.within else (row,))]
    cells = tuple(tuple(_cells(book, row, outer, table.columns)) for outer, row in inner)
    return Printed(heads, cells, tuple(row.roll for _, row in inner if hasattr(row, "roll")), table.dice)


def _cells(book: Book, row: Struct, outer: Struct, columns: dict[str, str]) -> Iterable[Say]:
    words = {(field, id): f"{book.prefix(kinds[0])}{id}" for field, kinds, id in references(row)}
    for field, begins in columns.items():
        value = getattr(row if hasattr(row, field) else outer, field)
        said = {id: Say(word) for (name, id), word in words.items() if name == field}
        yield _cell(value, said, begins)


def _cell(value: Any, said: dict[str, Say], begins: str) -> Say:
    """A value in words: one of some rows, a word of the table's own, a number, or nothing."""
    if isinstance(value, dict):
        counted = [Say("cell-count", n=n, word=said[id]) for id, n in value.items()]
        return _list(counted)
    if isinstance(value, tuple):
        return _list([_cell(each, said, begins) for each in value])
    if not value:
        return Say("cell-none")
    if isinstance(value, bool):
        return Say("cell-yes")
    if isinstance(value, str):
        return said[value] if value in said else Say(begins + value) if begins else Say("cell-number", n=value)
    return Say("cell-number", n=value)


def _list(parts: list[Say]) -> Say:
    return Say("list", **{f"n{n}": part for n, part in enumerate(parts)}) if parts else Say("cell-none")
