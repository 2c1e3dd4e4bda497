"""Who sees whom: the four lines of `core.sight` with this game's doors, walls and figures."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Literal

from souterrain.core.grid import Square, around, steps_between
from souterrain.core.sight import free, lines

from .figures import Figure, squares
from .ground import ground_of
from .world import Level, World

Sight = Literal["clear", "partial", "none"]

PARTIAL = 4
"""Squares that partial sight adds to the range."""


_KEPT = 100_000
_lines: dict[tuple[str, Square, Square], tuple[tuple[Square, ...], ...]] = {}


def _between(level: Level, a: Square, b: Square) -> tuple[tuple[Square, ...], ...]:
    """The lines that walls and doors leave free, remembered per state of the map. An open door is opaque too,
    unless one of the two stands next to it."""
    key = (level.key, a, b)
    found = _lines.get(key)
    if found is None:
        map = ground_of(level)
        far = [edge for edge in map.open_doors if a not in edge and b not in edge]
        if len(_lines) >= _KEPT:
            _lines.clear()
        found = _lines[key] = lines(a, b, map.walls.union(far) if far else map.walls)
    return found


def between(world: World, a: Square, b: Square, blockers: Container[Square] = ()) -> Sight:
    """Sight from the centre of `a` to the corners of `b`, with figures standing on `blockers`."""
    count = free(_between(world.here, a, b), blockers)
    return "clear" if count == 4 else "partial" if count else "none"


def sight(world: World, viewer: Figure, target: Figure) -> Sight:
    """What one figure sees of another. Friends of normal size next to the viewer do not hide anything from him;
    normal-sized figures do not hide large ones, nor hide anything from them."""
    hidden = blockers(world, viewer, target)
    return _best(between(world, a, b, hidden) for a in squares(viewer) for b in squares(target))


def blockers(world: World, viewer: Figure, target: Figure | None = None) -> set[Square]:
    """The squares of the figures that stand in the way of a figure's sight."""
    near = {square for each in squares(viewer) for square in around(each)}
    large_only = viewer.large or (target is not None and target.large)
    hidden: set[Square] = set()
    for other in world.figures.values():
        if other is viewer or other is target or (large_only and not other.large):
            continue
        if not other.large and (other.kind == "monster") == (viewer.kind == "monster") and other.at in near:
            continue
        hidden.update(squares(other))
    return hidden


def sees_square(world: World, viewer: Figure, square: Square) -> Sight:
    """What a figure sees of a square."""
    hidden = blockers(world, viewer)
    return _best(between(world, a, square, hidden) for a in squares(viewer))


def open_view(world: World, viewer: Figure, square: Square) -> bool:
    """Whether walls and doors alone leave a view of that square."""
    if viewer.large:
        return any(_between(world.here, a, square) for a in squares(viewer))
    return bool(_between(world.here, viewer.at, square))


def in_sight(world: World) -> bool:
    """Whether any monster and any Hero or Henchman see each other. Figures in the way do not count: one hides
    behind walls and doors, not behind a companion."""
    beasts = [figure for figure in world.figures.values() if figure.kind == "monster"]
    people = [figure for figure in world.figures.values() if figure.kind != "monster"]
    return any(open_view(world, one, square) for one in people for other in beasts for square in squares(other))


def distance(a: Figure, b: Figure) -> int:
    """Squares from one figure to the other, never diagonally."""
    return min(steps_between(x, y) for x in squares(a) for y in squares(b))


def _best(found: Iterable[Sight]) -> Sight:
    best: Sight = "none"
    for each in found:
        if each == "clear":
            return each
        if each == "partial":
            best = each
    return best
