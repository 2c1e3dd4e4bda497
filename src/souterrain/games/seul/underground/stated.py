"""What somebody's own dungeon says that a section holds. A plan keeps it in a line, "creature:goblin*2+hidden": it is
written and read here alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, cast

Sort = Literal["creature", "trap", "hoard", "hidden"]


class Stated(NamedTuple):
    """One thing, the row that it is of, and how many of them."""

    sort: Sort
    row: str = ""
    number: int = 1


def written(things: Iterable[Stated]) -> str:
    return "+".join(
        thing.sort + (f":{thing.row}" if thing.row else "") + (f"*{thing.number}" if thing.sort == "creature" else "")
        for thing in things
    )


def read(detail: str) -> list[Stated]:
    return [_read(part) for part in detail.split("+")]


def _read(part: str) -> Stated:
    what, _, number = part.partition("*")
    sort, _, row = what.partition(":")
    return Stated(cast(Sort, sort), row, int(number or 1))
