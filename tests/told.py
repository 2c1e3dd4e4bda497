"""What a test has its rules ask, tell and change, written down: every test of a game is held to its own record.

A test asserts what it is about. Its record says the rest: each question with the odds of its options, each event, each
number of the world that is another than before. Records are kept in the folder `told` beside the tests of a game, to
be read like transcripts; `make accept` writes them anew where a change is meant."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import unified_diff
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from souterrain.core.ask import Ask, Option, Question
from souterrain.core.events import Event
from souterrain.core.roll import Roll
from souterrain.core.say import Say
from souterrain.core.world import World
from souterrain.crawl.ground import Memo

_LONG = 60
"""Texts longer than this, such as plans, are only told apart."""


_MANY = 8
"""Lines of one verb beyond which they are only told apart."""


class Record:
    """Of one test: the worlds that it sets up, as they were, and what was asked on the way."""

    def __init__(self) -> None:
        self._worlds: list[tuple[World, Any]] = []
        self._asked: list[str] = []
        self._menus: set[tuple[str, ...]] = set()

    def stage(self, world: World) -> None:
        """From now on this world is watched; as long as nothing has been told it is still being set up."""
        for n, (known, _) in enumerate(self._worlds):
            if world is known:
                if not world.told:
                    self._worlds[n] = world, _plain(world)
                return
        self._worlds.append((world, _plain(world)))

    def ask(self, wanted: Question | Roll) -> None:
        if isinstance(wanted, Roll):
            if wanted.wants:
                self._asked.append(f"{wanted.die} wants {wanted.wants} ({wanted.rule})")
            return
        self._asked.append(f"{wanted.seat} {_said(wanted.text)}")
        if isinstance(wanted, Ask):
            self.offer(wanted.options)

    def offer(self, options: Sequence[Option]) -> None:
        menu = tuple(_menu(options))
        again = menu in self._menus and len(menu) > 1
        self._asked += [f"  the same {len(options)} as before"] if again else menu
        self._menus.add(menu)

    def note(self, lines: Iterable[str]) -> None:
        self._asked += lines

    def lines(self) -> Iterator[str]:
        yield from self._asked
        for world, before in self._worlds:
            for event, to in world.told:
                yield _told(event) + (f" to {' '.join(to)}" if to else "")
            yield from _changes("", before, _plain(world))


_current: Record | None = None


def staged(world: World) -> None:
    """A test has set up this world."""
    if _current is not None:
        _current.stage(world)


def noted(*lines: str) -> None:
    """Something else that a test wants to be held to."""
    if _current is not None:
        _current.note(lines)


def mark(value: Any) -> str:
    """What tells one tree of plain data from another."""
    return f"{crc32(msgspec.msgpack.encode(value)):08x}"


def asked(wanted: Question | Roll) -> None:
    """A rule has asked this, or rolled for it."""
    if _current is not None:
        _current.ask(wanted)


def ended(result: object) -> None:
    """A rule has come to this, where that can be said in a word."""
    if isinstance(result, (bool, int, str)):
        noted(f"-> {result}")


def shown(options: Sequence[Option]) -> None:
    """A test has looked at what may be done."""
    if _current is not None:
        _current.offer(options)


@cache
def _memos(folder: Path) -> list[Memo[Any, Any]]:
    """What a game keeps for later. Each of its tests begins without it: they may put things on maps that are drawn."""
    return [each for each in gc.get_objects() if isinstance(each, Memo)]


@contextmanager
def held(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hold a test to its record, unless its examples are drawn anew each time."""
    global _current
    if hasattr(request.function, "hypothesis"):
        yield
        return
    for memo in _memos(request.path.parent):
        memo.clear()
    _current = record = Record()
    try:
        yield
    finally:
        _current = None
    path: Path = request.path
    file, name = path.parent / "told" / f"{path.stem}.txt", request.node.name
    lines = list(record.lines())
    if os.environ.get("SOUTERRAIN_ACCEPT") == "1":
        _write(file, name, lines)
    else:
        known = _records(file).get(name, [])
        differs = "\n".join(unified_diff(known, lines, "written down", "now", lineterm="", n=1))
        assert not differs, f"where this is meant, `make accept` writes it down:\n{differs}"


@cache
def _records(file: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        if line.startswith("# "):
            found[line[2:]] = []
        elif line:
            found[next(reversed(found))].append(line)
    return found


_accepted: dict[Path, dict[str, list[str]]] = {}


def _write(file: Path, name: str, lines: list[str]) -> None:
    """Records of a whole module are written anew, so that those of tests that are gone go with them."""
    records = _accepted.setdefault(file, {})
    records[name] = lines
    if written := "\n".join(_sections(records)):
        file.parent.mkdir(exist_ok=True)
        file.write_text(written, "utf-8")
    else:
        file.unlink(missing_ok=True)


def _sections(records: dict[str, list[str]]) -> Iterable[str]:
    for name, lines in records.items():
        if lines:
            yield "\n".join((f"# {name}", *lines, ""))


def _told(event: Event) -> str:
    fields = msgspec.structs.fields(event)
    given = {field.name: getattr(event, field.name) for field in fields if field.name != "rule"}
    usual = {field.name: field.default for field in fields}
    shown = (f"{name}={value}" for name, value in given.items() if value != usual[name])
    return " ".join((f"* {event.kind}", *shown))


def _menu(options: Iterable[Option]) -> Iterator[str]:
    """What is offered. Those options in a row that say the same of different things are one line, and so are very many
    of one verb."""
    for verb, alike in groupby(options, key=lambda option: option.verb):
        lines = list(_lines(alike))
        yield from lines if len(lines) <= _MANY else [f"  {verb}: {len(lines)} of them, {mark(lines)}"]


def _lines(options: Iterable[Option]) -> Iterator[str]:
    for (text, note), alike in groupby(options, key=lambda option: (option.text, option.note)):
        first, *others = alike
        on = " ".join(":".join(option.on) for option in (first, *others))
        key = f"{first.verb}:{_short(on)}" if others else first.key
        yield f"  {key}: {_said(text)}" + (f" ({_said(note)})" if note else "")


def _said(say: Say) -> str:
    args = (f"{name}={_said(arg) if isinstance(arg, Say) else arg}" for name, arg in say.args.items())
    return " ".join((say.id, *args))


def _plain(world: World) -> Any:
    plain = msgspec.to_builtins(world)
    plain.pop("told", None)
    return _rounded(plain)


def _rounded(value: Any) -> Any:
    """Plain data in which a place is the same whoever worked it out: 100 is 100.0, and a hair is nothing."""
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_rounded(each) for each in value]
    if isinstance(value, float):
        near = round(value, 4)
        return int(near) if near.is_integer() else near
    return value


def _changes(path: str, before: Any, after: Any) -> Iterator[str]:
    """Where two trees of plain data differ; what is new or gone as a whole is one line."""
    if isinstance(before, list) and isinstance(after, list):
        before, after = dict(enumerate(before)), dict(enumerate(after))
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before | after:
            yield from _changes(f"{path}.{key}" if path else str(key), before.get(key), after.get(key))
    elif before != after:
        yield f"{path}: {_short(before)} -> {_short(after)}"


def _short(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.7g}"
    text = str(value)
    return text if len(text) <= _LONG else f"{len(text)} letters, {crc32(text.encode()):08x}"
