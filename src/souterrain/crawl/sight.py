"""Lines of sight over squares, measured in one of two ways: from the centre of a square to the four corners of another
(`lines`), or from centre to centre (`centre_line`; `straight`, where whole squares are opaque and the rules judge).

A line is broken by an opaque edge that it crosses and by the squares of figures that it passes through. Touching the
end of a wall, or the corner of a square, does not break it. All of it is exact: no floating point.
"""

from __future__ import annotations

from collections.abc import Set
from functools import cache, lru_cache
from itertools import pairwise

from .squares import Edge, Side, Square, beside, edge

Line = tuple[Square, ...]
"""The squares that a line passes through on its way."""

Route = tuple[Edge, ...]

Hop = tuple[Side] | tuple[Side, Side]
"""How a line leaves a square: over a side, or through the corner between two sides."""

CORNERS: tuple[Square, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))


def lines(a: Square, b: Square, opaque: Set[Edge]) -> tuple[Line, ...]:
    """The lines from the centre of `a` to the corners of `b` that no opaque edge breaks."""
    found = [_line(a, b, corner, opaque) for corner in CORNERS]
    return tuple(line for line in found if line is not None)


def free(lines_between: tuple[Line, ...], figures: Set[Square]) -> int:
    """How many of these lines no figure breaks: 4 is clear sight, 1 to 3 partial, 0 none."""
    return sum(map(figures.isdisjoint, lines_between))


def centre_line(a: Square, b: Square, opaque: Set[Edge]) -> Line | None:
    """The squares that the line from the centre of `a` to the centre of `b` passes through, neither of the two among
    them; None where an opaque edge breaks it.

    Where it goes over a side, the edge there must not be opaque. Where it goes through a corner it enters neither of
    the two squares beside, and one of the two ways round, each over two edges, must be free: walls that shut one way
    do not break it, walls that shut both do."""
    here = a
    squares: list[Square] = []
    for hop in hops(b[0] - a[0], b[1] - a[1]):
        there = beside(here, hop[0])
        if len(hop) == 1:
            shut = edge(here, there) in opaque
        else:
            there = beside(there, hop[1])
            shut = _shut(_ways_round(here, there), opaque)
        if shut:
            return None
        squares.append(there)
        here = there
    return tuple(squares[:-1])


def straight(a: Square, b: Square) -> tuple[Line, Line]:
    """The squares between two others that the line from centre to centre passes through, in order, and those that it
    touches in a corner only."""
    x, y = a
    through, touched = _straight(b[0] - x, b[1] - y)
    return tuple([(x + dx, y + dy) for dx, dy in through]), tuple([(x + dx, y + dy) for dx, dy in touched])


@cache
def _straight(dx: int, dy: int) -> tuple[Line, Line]:
    """The same, counted from the first square."""
    here = (0, 0)
    through: list[Square] = []
    touched: list[Square] = []
    for hop in hops(dx, dy):
        there = beside(here, hop[0])
        if len(hop) == 2:
            touched += [there, beside(here, hop[1])]
            there = beside(there, hop[1])
        through.append(there)
        here = there
    return tuple(through[:-1]), tuple(touched)


@cache
def hops(dx: int, dy: int) -> tuple[Hop, ...]:
    """How the line from centre to centre goes to the square `dx` to the east and `dy` to the south, from square to
    square."""
    wide, high = abs(dx), abs(dy)
    across: Side = "e" if dx > 0 else "w"
    along: Side = "s" if dy > 0 else "n"
    found: list[Hop] = []
    columns = rows = 0
    while columns < wide or rows < high:
        ahead = (1 + 2 * columns) * high - (1 + 2 * rows) * wide
        if ahead == 0:
            found.append((across, along))
        else:
            found.append((across,) if ahead < 0 else (along,))
        columns += ahead <= 0
        rows += ahead >= 0
    return tuple(found)


def _line(a: Square, b: Square, corner: Square, opaque: Set[Edge]) -> Line | None:
    """The line to one corner, followed from grid line to grid line; None where an opaque edge breaks it. In half
    squares it starts in the middle of a square and ends on a corner, so both its lengths are odd and it is never
    parallel to the grid. Where it meets the next column and the next row is told in parts of `wide * high`."""
    x, y = a
    run, rise = 2 * (b[0] - x + corner[0]) - 1, 2 * (b[1] - y + corner[1]) - 1
    right, down = (1 if run > 0 else -1), (1 if rise > 0 else -1)
    wide, high = abs(run), abs(rise)
    column, row, end = high, wide, wide * high
    here = a
    squares: list[Square] = []
    while column < end or row < end:
        if column < row:
            x, column = x + right, column + 2 * high
            there = (x, y)
            shut = ((here, there) if right > 0 else (there, here)) in opaque
        elif row < column:
            y, row = y + down, row + 2 * wide
            there = (x, y)
            shut = ((here, there) if down > 0 else (there, here)) in opaque
        else:
            x, column = x + right, column + 2 * high
            y, row = y + down, row + 2 * wide
            there = (x, y)
            shut = _shut(_ways_round(here, there), opaque)
        if shut:
            return None
        squares.append(there)
        here = there
    if here == b:
        del squares[-1:]
    elif not _beside(here, b, opaque) and _shut(_ways_round_end(here, b, (b[0] + corner[0], b[1] + corner[1])), opaque):
        return None
    return tuple(squares)


def _shut(routes: tuple[Route, Route], opaque: Set[Edge]) -> bool:
    """Whether both ways round a point are shut, of which one must be free."""
    one, other = routes
    return not (opaque.isdisjoint(one) or opaque.isdisjoint(other))


def _beside(a: Square, b: Square, opaque: Set[Edge]) -> bool:
    """Whether two squares that meet lie side by side, with nothing opaque between them."""
    return (a[0] == b[0] or a[1] == b[1]) and edge(a, b) not in opaque


def _ways_round(a: Square, b: Square) -> tuple[Route, Route]:
    """From a square to the one diagonally across: by either of the two squares beside them."""
    one, other = (b[0], a[1]), (a[0], b[1])
    return (edge(a, one), edge(one, b)), (edge(a, other), edge(other, b))


@lru_cache(maxsize=4096)
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
