"""A floor while it is being laid: its dice, its sections and exits before they are settled."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from souterrain.core.chance import Stream
from souterrain.core.view.grid import DoorState
from souterrain.crawl.squares import LEFT_OF, RIGHT_OF, Side, Square, beside


class Dice:
    """The dice of one attempt at one floor."""

    def __init__(self, seed: str, floor: int, attempt: int) -> None:
        self._stream = Stream(f"{seed}/{floor}/{attempt}")
        self._n = 0

    def __call__(self, sides: int) -> int:
        self._n += 1
        return self._stream.draw(sides, self._n)


class Arrival(Struct, frozen=True, gc=False):
    """Where an access of a floor above comes down: its square, its kind, how far up it goes and its number there."""

    x: int
    y: int
    kind: Literal["stairs", "way-out", "trapdoor", "shaft"]
    floors: int
    twin: int


class Draft:
    """A section while it is being laid: its exits are still to be followed."""

    def __init__(self, kind: str, squares: list[Square], theme: str, entrance: int, depth: int) -> None:
        self.kind = kind
        self.squares = squares
        self.theme = theme
        self.entrance = entrance
        self.depth = depth
        self.floor = ""
        self.wall = ""
        self.contents = "empty"
        self.detail = ""


class DraftExit:
    """An exit while it is being followed; `b` is found out when its turn in the queue comes."""

    def __init__(self, a: int, x: int, y: int, side: Side, kind: DoorState) -> None:
        self.a, self.x, self.y, self.side, self.kind = a, x, y, side, kind
        self.b = -1
        self.kept = True

    @property
    def ahead(self) -> Square:
        return beside((self.x, self.y), self.side)


def merge(labels: list[int], a: int, b: int) -> None:
    """Give two groups of labels the lower of their two names."""
    low, high = sorted((labels[a], labels[b]))
    labels[:] = [low if label == high else label for label in labels]


def turned(side: Side, way: str) -> Side:
    """The side that lies left, right or ahead of somebody who looks towards `side`."""
    return {"ahead": side, "right": RIGHT_OF[side], "left": LEFT_OF[side]}[way]
