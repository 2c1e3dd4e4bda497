"""Lines of sight over squares, measured from the centre of one square to the four corners of another.

A line is broken by an opaque edge that it crosses and by the squares of figures that it passes through. Touching the
end of a wall, or the corner of a square, does not break it. All of it is exact: no floating point.
"""

from __future__ import annotations

from collections.abc import Container, Set
from functools import lru_cache
from itertools import pairwise

from .grid import Edge, Square, edge

Route = tuple[Edge, ...]
Ray = tuple[tuple[Edge, ...], tuple[tuple[Route, Route], ...], tuple[Square, ...]]
"""Edges crossed; the two ways round each lattice point met, of which one must be free; squares passed between."""

CORNERS: tuple[Square, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))


def lines(a: Square, b: Square, opaque: Container[Edge]) -> tuple[tuple[Square, ...], ...]:
    """The lines from the centre of `a` to the corners of `b` that no opaque edge breaks, each as the squares that
    it passes through on its way."""
    x, y = a
    found = []
    for corner in CORNERS:
        edges, turns, squares = _ray(b[0] - x, b[1] - y, corner)
        if _shut(edges, x, y, opaque) or any(
            _shut(one, x, y, opaque) and _shut(other, x, y, opaque) for one, other in turns
        ):
            continue
        found.append(tuple((x + sx, y + sy) for sx, sy in squares))
    return tuple(found)


def free(lines_between: tuple[tuple[Square, ...], ...], figures: Set[Square]) -> int:
    """How many of these lines no figure breaks: 4 is clear sight, 1 to 3 partial, 0 none."""
    return sum(map(figures.isdisjoint, lines_between))


def _shut(route: Route, x: int, y: int, opaque: Container[Edge]) -> bool:
    """Whether one of these edges, moved by x and y, is opaque."""
    return any(((ax + x, ay + y), (bx + x, by + y)) in opaque for (ax, ay), (bx, by) in route)


@lru_cache(maxsize=65536)
def _ray(dx: int, dy: int, corner: Square) -> Ray:
    """The line from the centre of (0, 0) to a corner of (dx, dy). In half squares it starts at (1, 1) and ends on
    even numbers, so it is never parallel to the grid. Where it meets a grid line is told in parts of `run * rise`."""
    run, rise = 2 * (dx + corner[0]) - 1, 2 * (dy + corner[1]) - 1
    right, down = (1 if run > 0 else -1), (1 if rise > 0 else -1)
    columns = {abs((2 * i - 1) * rise) for i in _between(run)}
    rows = {abs((2 * j - 1) * run) for j in _between(rise)}
    x = y = 0
    edges: list[Edge] = []
    turns: list[tuple[Route, Route]] = []
    squares: list[Square] = []
    for when in sorted(columns | rows):
        after = (x + right if when in columns else x, y + down if when in rows else y)
        if when in columns and when in rows:
            turns.append(_ways_round((x, y), after))
        else:
            edges.append(edge((x, y), after))
        x, y = after
        squares.append(after)
    target = (dx, dy)
    if (x, y) != target:
        turns.append(_ways_round_end((x, y), target, (dx + corner[0], dy + corner[1])))
    return tuple(edges), tuple(turns), tuple(square for square in squares if square != target)


def _between(length: int) -> range:
    """The grid lines strictly between 1/2 and the end, in whole squares."""
    return range(1, (length + 1) // 2) if length > 0 else range(0, (length + 1) // 2, -1)


def _ways_round(a: Square, b: Square) -> tuple[Route, Route]:
    """From a square to the one diagonally across: by either of the two squares beside them."""
    one, other = (b[0], a[1]), (a[0], b[1])
    return (edge(a, one), edge(one, b)), (edge(a, other), edge(other, b))


def _ways_round_end(a: Square, b: Square, point: Square) -> tuple[Route, Route]:
    """From the square in which a line ends to the target, both of which meet at `point`."""
    px, py = point
    ring = [(px - 1, py - 1), (px, py - 1), (px, py), (px - 1, py)]
    i, j = ring.index(a), ring.index(b)
    clockwise = [ring[(i + k) % 4] for k in range((j - i) % 4 + 1)]
    back = [ring[(i - k) % 4] for k in range((i - j) % 4 + 1)]
    return _along(clockwise), _along(back)


def _along(squares: list[Square]) -> Route:
    return tuple(edge(a, b) for a, b in pairwise(squares))
