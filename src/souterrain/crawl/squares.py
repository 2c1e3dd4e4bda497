"""Squares and the edges between them.

A square is `(x, y)`, x to the east and y to the south. Walls and doors stand on the edges between squares. Where a
square must be named, in an option or on a board, it is "x,y": `key` and `square` go from one to the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

Coordinate = Annotated[int, Meta(ge=-2_000, le=2_000)]
"""No dungeon of ours is so large: a saved game that says otherwise has been changed, and is refused."""
Extent = Annotated[int, Meta(ge=0, le=200)]
"""So many squares has a room at the most, along one wall."""
Square = tuple[Coordinate, Coordinate]
Edge = tuple[Square, Square]
Steps = Mapping[Square, tuple[Square, ...]]
Side = Literal["n", "e", "s", "w"]

SIDES: tuple[Side, ...] = ("n", "e", "s", "w")
TOWARDS: dict[Side, Square] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_SIDE_TOWARDS: dict[Square, Side] = {step: side for side, step in TOWARDS.items()}
OPPOSITE: dict[Side, Side] = {"n": "s", "e": "w", "s": "n", "w": "e"}
RIGHT_OF: dict[Side, Side] = {"n": "e", "e": "s", "s": "w", "w": "n"}
LEFT_OF: dict[Side, Side] = {"n": "w", "w": "s", "s": "e", "e": "n"}


def beside(square: Square, side: Side, distance: int = 1) -> Square:
    """The square that lies `distance` squares away on that side."""
    dx, dy = TOWARDS[side]
    return square[0] + dx * distance, square[1] + dy * distance


def around(square: Square) -> tuple[Square, Square, Square, Square]:
    """The four squares that share an edge with this one, whatever stands between."""
    x, y = square
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def ring(square: Square) -> tuple[Square, ...]:
    """The eight squares around this one, clockwise from the north."""
    x, y = square
    return (
        (x, y - 1), (x + 1, y - 1), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x - 1, y + 1), (x - 1, y), (x - 1, y - 1)
    )  # fmt: skip


def edge(a: Square, b: Square) -> Edge:
    """The edge between two neighbours, the same whichever is named first."""
    return (a, b) if a < b else (b, a)


def side_of(a: Square, b: Square) -> Side:
    """The side of square `a` on which its neighbour `b` lies."""
    return _SIDE_TOWARDS[b[0] - a[0], b[1] - a[1]]


def steps_between(a: Square, b: Square) -> int:
    """Squares counted from `a` to `b` along rows and columns, never diagonally."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def king_moves(a: Square, b: Square) -> int:
    """Squares counted from `a` to `b` where a diagonal step is one."""
    across, down = a[0] - b[0], a[1] - b[1]
    if across < 0:
        across = -across
    if down < 0:
        down = -down
    return across if across > down else down


def rectangle(x: int, y: int, width: int, height: int) -> list[Square]:
    """The squares of a rectangle, row by row."""
    return [(column, row) for row in range(y, y + height) for column in range(x, x + width)]


@lru_cache(maxsize=16384)
def key(square: Square) -> str:
    """A square as options and boards name it."""
    return f"{square[0]},{square[1]}"


@lru_cache(maxsize=16384)
def square(key: str) -> Square:
    """The square that goes by this name."""
    x, y = key.split(",")
    return int(x), int(y)


def keys(squares: Iterable[Square]) -> tuple[str, ...]:
    """The names of some squares, in order."""
    return tuple(map(key, sorted(squares)))
