"""Who sees whom: the four lines of `core.sight` with this game's doors, walls and figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import cache
from typing import Literal

from souterrain.crawl.sight import free
from souterrain.crawl.squares import Square, around, steps_between

from ..dungeon.charts import Lines
from ..dungeon.ground import ground
from ..figures import Figure, squares
from ..world import World

Sight = Literal["clear", "partial", "none"]

PARTIAL = 4
"""Squares that partial sight adds to the range."""


def between(world: World, a: Square, b: Square) -> Sight:
    """Sight from the centre of `a` to the corners of `b`, figures apart."""
    return _best([ground(world).views[a, b]], ground(world).screens)


def sight(world: World, viewer: Figure, target: Figure) -> Sight:
    """What one figure sees of another. Friends of normal size next to the viewer do not hide anything from him;
    normal-sized figures do not hide large ones, nor hide anything from them.

    Rules: ahq.combat.los.lines, ahq.combat.los.figures, ahq.combat.los.partial, ahq.large-monster.line-of-sight."""
    views = ground(world).views
    found = [lines for a in squares(viewer) for b in squares(target) if (lines := views[a, b])]
    return _best(found, blockers(world, viewer, target)) if found else "none"


def blockers(world: World, viewer: Figure, target: Figure | None = None) -> set[Square]:
    """The squares of the figures and of the furniture that stand in the way of a figure's sight.

    Rule: ahq.heroquest.furniture.blocks."""
    near = {square for each in squares(viewer) for square in around(each)}
    large_only = viewer.large or (target is not None and target.large)
    hidden: set[Square] = set(ground(world).screens)
    for other in world.figures.values():
        if other is viewer or other is target or (large_only and not other.large):
            continue
        if not other.large and (other.kind == "monster") == (viewer.kind == "monster") and other.at in near:
            continue
        hidden.update(squares(other))
    return hidden


def eyes(world: World, viewer: Figure) -> Callable[[Square], Sight]:
    """What a figure sees of any square, as all stand now."""
    views, body, hidden = ground(world).views, squares(viewer), blockers(world, viewer)

    @cache
    def sees(square: Square) -> Sight:
        found = [lines for a in body if (lines := views[a, square])]
        return _best(found, hidden) if found else "none"

    return sees


def open_view(world: World, viewer: Figure, square: Square) -> bool:
    """Whether walls and doors alone leave a view of that square.

    Rule: ahq.combat.los.walls-and-doors."""
    views = ground(world).views
    return any(views[a, square] for a in squares(viewer))


def in_sight(world: World) -> bool:
    """Whether any monster and any Hero or Henchman see each other. Figures in the way do not count: one hides
    behind walls and doors, not behind a companion."""
    beasts = [figure for figure in world.figures.values() if figure.kind == "monster"]
    people = [figure for figure in world.figures.values() if figure.kind != "monster"]
    return any(open_view(world, one, square) for one in people for other in beasts for square in squares(other))


def distance(a: Figure, b: Figure) -> int:
    """Squares from one figure to the other, never diagonally."""
    return min(steps_between(x, y) for x in squares(a) for y in squares(b))


def _best(found: Sequence[Lines], hidden: Set[Square]) -> Sight:
    """The best of several views, some of whose lines are broken by figures."""
    most = max(free(lines, hidden) for lines in found)
    return "clear" if most == 4 else "partial" if most else "none"
