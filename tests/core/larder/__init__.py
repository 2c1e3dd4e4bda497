"""A toy catalogue: monsters that carry things, and a table on which both are rolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from souterrain.core.book import Book, Handlers, Row, Source, kept
from souterrain.core.refs import ref

Cook = Callable[[], str]
COOKS: Handlers[Cook] = Handlers("cook")


class Thing(Row, frozen=True):
    id: str
    weight: int
    cook: Annotated[str, ref("cook")] = ""


class Beast(Row, frozen=True):
    id: str
    life: int
    carries: dict[Annotated[str, ref("thing")], int] = {}
    likes: tuple[Annotated[str, ref("thing", "beast")], ...] = ()
    rule: Annotated[str, ref("rule")] = ""


class Meeting(Row, frozen=True):
    roll: str
    beast: Annotated[str, ref("beast")]


class Numbers(Row, frozen=True):
    turns: int


class Larder(Book):
    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.things = source.rows("things.toml", "thing", Thing)
        self.beasts = source.rows("beasts.toml", "beast", Beast)
        self.meetings = source.table("beasts.toml", "meeting", Meeting, 1, 6)
        self.numbers = source.one("things.toml", "numbers", Numbers)


@COOKS("boil")
def boil() -> str:
    return "boiled"


def larder() -> Larder:
    """A book of its own for each test: overlays change how a book looks things up."""
    return Larder.of("tests.core.larder").close(COOKS, rules=("toy.beast",))


BOOK = larder()


@kept
def heaviest() -> str:
    return max(BOOK.things.values(), key=lambda thing: thing.weight).id
