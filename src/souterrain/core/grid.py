"""Squares, the edges between them, and walking over them.

A square is `(x, y)`, x to the east and y to the south. Walls and doors stand on the edges between squares. A map
tells where one may step as `Steps`: every square with the squares that can be entered from it, figures apart.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Mapping
from typing import Literal

Square = tuple[int, int]
Edge = tuple[Square, Square]
Steps = Mapping[Square, tuple[Square, ...]]
Side = Literal["n", "e", "s", "w"]

SIDES: tuple[Side, ...] = ("n", "e", "s", "w")
TOWARDS: dict[Side, Square] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
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


def edge(a: Square, b: Square) -> Edge:
    """The edge between two neighbours, the same whichever is named first."""
    return (a, b) if a < b else (b, a)


def side_of(a: Square, b: Square) -> Side:
    """The side of square `a` on which its neighbour `b` lies."""
    step = (b[0] - a[0], b[1] - a[1])
    return next(side for side in SIDES if TOWARDS[side] == step)


def steps_between(a: Square, b: Square) -> int:
    """Squares counted from `a` to `b` along rows and columns, never diagonally."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def rectangle(x: int, y: int, width: int, height: int) -> list[Square]:
    """The squares of a rectangle, row by row."""
    return [(column, row) for row in range(y, y + height) for column in range(x, x + width)]


def keys(squares: Iterable[Square]) -> tuple[str, ...]:
    """Squares as options name them, in order."""
    return tuple(f"{x},{y}" for x, y in sorted(squares))


def reach(
    steps: Steps, starts: Iterable[Square], limit: int = sys.maxsize, blocked: Collection[Square] = ()
) -> dict[Square, int]:
    """Every square within `limit` steps of some squares with its distance to the nearest of them, nearest first, those
    included. Nobody enters a `blocked` square."""
    found = dict.fromkeys(starts, 0)
    ring = list(found)
    distance = 0
    while ring and distance < limit:
        distance += 1
        following = []
        for square in ring:
            for near in steps[square]:
                if near not in found and near not in blocked:
                    found[near] = distance
                    following.append(near)
        ring = following
    return found


def path_to_any(steps: Steps, start: Square, goals: Iterable[Square], blocked: Collection[Square] = ()) -> list[Square]:
    """A shortest way from `start` to the nearest of `goals`; empty where none can be reached."""
    wanted = set(goals)
    came: dict[Square, Square] = {start: start}
    ring = [start]
    while ring:
        following = []
        for square in ring:
            for near in steps[square]:
                if near in came or near in blocked:
                    continue
                came[near] = square
                if near in wanted:
                    return _trace(came, near)
                following.append(near)
        ring = following
    return []


def _trace(came: Mapping[Square, Square], square: Square) -> list[Square]:
    way = []
    while came[square] != square:
        way.append(square)
        square = came[square]
    return way[::-1]
