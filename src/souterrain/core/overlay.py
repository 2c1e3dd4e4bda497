"""An overlay: a TOML file that changes rows of a game's catalogue or adds some, for one game at one table.

    title = { fr = "Orques coriaces", en = "Tough orcs" }

    [change.monster.orc]
    life = 6

    [[add.monster]]
    id = "cave-troll"
    …

    [words.fr.monster.cave-troll]
    word = "troll des cavernes"
    le = "le troll des cavernes"

A row is called by its id, a row of a dice table by the results that lead to it; a table of single numbers has no rows.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

from .book import Book, label
from .content import parse
from .errors import BadContent
from .plain import quoted
from .say import Arg, Say

_NAME = re.compile(r"[a-z][a-z0-9-]*")
MOST = 64 * 1024
"""Characters that an overlay may have."""


class Overlay(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says."""

    title: dict[str, str]
    about: dict[str, str] = {}
    change: dict[str, dict[str, Any]] = {}
    add: dict[str, list[dict[str, Any]]] = {}
    words: dict[str, dict[str, dict[str, dict[str, str]]]] = {}
    """By language, kind and row: its `word`, and its forms."""

    @property
    def name(self) -> Arg:
        return self.title_say

    @property
    def title_say(self) -> Say:
        return Say("by-language", **self.title)

    @property
    def about_say(self) -> Say:
        return Say("by-language", **(self.about or {"fr": "", "en": ""}))

    def fluent(self, language: str, book: Book) -> str:
        """Its words in the form of a Fluent file."""
        return "".join(
            f"{book.prefix(kind)}{row} = {quoted(forms.get('word', row))}\n"
            + "".join(f"    .{form} = {quoted(text)}\n" for form, text in forms.items() if form != "word")
            for kind, named in self.words.get(language, {}).items()
            for row, forms in named.items()
        )

    def over(self, kind: str, plain: Any) -> Any:
        """The rows of a kind as they are with this overlay; the very same object where it leaves them alone."""
        changes, added = self.change.get(kind), self.add.get(kind, [])
        if changes is None and not added:
            return plain
        if isinstance(plain, dict):
            if added:
                raise self._wrong(kind, Say("overlay-no-rows"))
            return {**plain, **(changes or {})}
        left = dict(changes or {})
        rows = []
        for row in plain or ():
            fields = left.pop(str(row.get("id") or row.get("roll")), {})
            if not isinstance(fields, dict):
                raise self._wrong(kind, Say("overlay-not-fields"))
            rows.append({**row, **fields})
        if left:
            raise self._wrong(kind, Say("content-unknown-name", name=next(iter(left))))
        return [*rows, *added]

    def with_over(self, other: Overlay) -> Overlay:
        """One overlay for two: the other is laid over this one."""
        return Overlay(
            title=_joined(self.title, other.title, " + "),
            about=_joined(self.about, other.about, " "),
            change=_merged(self.change, other.change, 2),
            add={kind: [*self.add.get(kind, ()), *other.add.get(kind, ())] for kind in {**self.add, **other.add}},
            words=_merged(self.words, other.words, 3),
        )

    def _wrong(self, kind: str, why: Say) -> BadContent:
        return BadContent("bad-content-row", file=self.name, row=kind, why=why)


class Change(Struct, frozen=True):
    """One number of the catalogue that is another under an overlay. A row that was added has no `field`."""

    kind: str
    row: str
    field: str
    before: str
    now: str


def _joined(one: dict[str, str], other: dict[str, str], by: str) -> dict[str, str]:
    """Two texts as one, in every language that either has."""
    return {lang: by.join(text[lang] for text in (one, other) if lang in text) for lang in {**one, **other}}


def _merged(under: Any, over: Any, deep: int) -> Any:
    """Two trees as one, so many storeys deep: where both say something, what lies over the other counts."""
    if not (deep >= 0 and isinstance(under, dict) and isinstance(over, dict)):
        return over
    return {**under, **over, **{name: _merged(under[name], over[name], deep - 1) for name in under.keys() & over}}


def read_overlay(text: str) -> Overlay:
    """An overlay from the text of its file."""
    if len(text) > MOST:
        raise BadContent("bad-content", file=Say("your-overlay"), why=Say("overlay-too-long", most=MOST))
    overlay = parse(text, Overlay, Say("your-overlay"))
    if not overlay.title:
        raise BadContent("bad-content", file=Say("your-overlay"), why=Say("fault-missing", field="title"))
    for kinds in overlay.words.values():
        names = [name for kind, rows in kinds.items() for row, forms in rows.items() for name in (kind, row, *forms)]
        if wrong := [name for name in names if not _NAME.fullmatch(name)]:
            why = Say("overlay-not-a-word", name=wrong[0][:40])
            raise BadContent("bad-content-row", file=overlay.name, row="words", why=why)
    return overlay


def lay(book: Book, overlay: Overlay) -> Book:
    """A game's catalogue under an overlay; refused where the overlay does not fit it."""
    for kind in (*overlay.change, *overlay.add):
        if kind not in book.source.kinds:
            known = ", ".join(sorted(book.source.kinds))
            raise BadContent("overlay-unknown-kind", file=overlay.name, kind=kind, known=known)
    return book.under(overlay)


def changes(book: Book, under: Book) -> list[Change]:
    """What an overlay makes different, number by number, in the order of the files."""
    found = []
    for kind, rows in under.source.kinds.items():
        before = {label(row) or n: row for n, row in enumerate(book.source.kinds[kind])}
        for n, row in enumerate(rows):
            old = before.get(label(row) or n)
            if old is None:
                found.append(Change(kind, label(row), "", "", ""))
            elif old != row:
                found += [
                    Change(kind, label(row), field, str(getattr(old, field)), str(getattr(row, field)))
                    for field in row.__struct_fields__
                    if getattr(old, field) != getattr(row, field)
                ]
    return found
