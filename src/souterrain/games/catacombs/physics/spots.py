"""Where a disc may lie: inside a region, overlapping nothing.

The free place nearest to a wish is the wish itself, or lies on a border of the free space: straight above a border, or
where two borders cross. There are finitely many such places, so the nearest is found exactly.
"""

from collections.abc import Iterator, Sequence
from math import inf, sqrt
from typing import NamedTuple

_SLACK = 1e-9
"""Millimetres by which a place may miss a border through rounding."""


class Region(NamedTuple):
    """Where a centre may lie: a rectangle, and within `reach` of a point where that is asked."""

    left: float
    top: float
    right: float
    bottom: float
    x: float = 0.0
    y: float = 0.0
    reach: float = inf

    def holds(self, x: float, y: float) -> bool:
        if not (self.left - _SLACK <= x <= self.right + _SLACK and self.top - _SLACK <= y <= self.bottom + _SLACK):
            return False
        if self.reach == inf:
            return True
        dx, dy = x - self.x, y - self.y
        return dx * dx + dy * dy <= (self.reach + _SLACK) ** 2


class Ring(NamedTuple):
    """A circle that a centre must stay out of: another disc, grown by the radius of the one to be put down."""

    x: float
    y: float
    radius: float


def is_free(x: float, y: float, region: Region, rings: Sequence[Ring]) -> bool:
    """Whether a centre may lie here."""
    if not region.holds(x, y):
        return False
    for ring in rings:
        dx, dy = x - ring.x, y - ring.y
        least = ring.radius - _SLACK
        if dx * dx + dy * dy < least * least:
            return False
    return True


def nearest_free(x: float, y: float, region: Region, rings: Sequence[Ring]) -> tuple[float, float] | None:
    """The free place nearest to (x, y), or None where there is none at all."""
    if is_free(x, y, region, rings):
        return x, y
    best, best_square = None, inf
    for cx, cy in _corners(x, y, region, rings):
        square = (cx - x) * (cx - x) + (cy - y) * (cy - y)
        if square < best_square and is_free(cx, cy, region, rings):
            best, best_square = (cx, cy), square
    return best


def _corners(x: float, y: float, region: Region, rings: Sequence[Ring]) -> Iterator[tuple[float, float]]:
    """The wish's feet on every border, and the crossings of every two borders."""
    circles = list(rings)
    if region.reach < inf:
        circles.append(Ring(region.x, region.y, region.reach))
    uprights, levels = (region.left, region.right), (region.top, region.bottom)
    yield min(max(x, region.left), region.right), min(max(y, region.top), region.bottom)
    for circle in circles:
        dx, dy = x - circle.x, y - circle.y
        away = sqrt(dx * dx + dy * dy)
        if away == 0.0:
            dx, away = 1.0, 1.0
        yield circle.x + dx / away * circle.radius, circle.y + dy / away * circle.radius
        for line in uprights:
            half = circle.radius * circle.radius - (line - circle.x) * (line - circle.x)
            if half >= 0.0:
                yield line, circle.y + sqrt(half)
                yield line, circle.y - sqrt(half)
        for line in levels:
            half = circle.radius * circle.radius - (line - circle.y) * (line - circle.y)
            if half >= 0.0:
                yield circle.x + sqrt(half), line
                yield circle.x - sqrt(half), line
    for n, one in enumerate(circles):
        for two in circles[:n]:
            yield from _crossings(one, two)


def _crossings(one: Ring, two: Ring) -> Iterator[tuple[float, float]]:
    """Where two circles cross."""
    dx, dy = two.x - one.x, two.y - one.y
    square = dx * dx + dy * dy
    if square == 0.0:
        return
    apart = sqrt(square)
    along = (square + one.radius * one.radius - two.radius * two.radius) / (2.0 * apart)
    half = one.radius * one.radius - along * along
    if half < 0.0:
        return
    ux, uy, up = dx / apart, dy / apart, sqrt(half)
    yield one.x + ux * along - uy * up, one.y + uy * along + ux * up
    yield one.x + ux * along + uy * up, one.y + uy * along - ux * up
