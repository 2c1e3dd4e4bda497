"""Areas of effect: the fireball template, the magic circle, clouds. Walls and closed doors stop them all."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.crawl.ground import kept
from souterrain.crawl.squares import Square, around

from ..dungeon.ground import ground, ground_of
from ..figures import Figure, stands_on
from ..world import Level, World


def block(world: World, centre: Square, radius: int) -> dict[Square, int]:
    """The squares of a square block around one, diagonals included, each with its ring; only those to which one can
    get inside the block, so that walls cut it off."""
    x, y = centre
    found = {centre: 0}
    edge = [centre]
    steps = ground(world).steps
    while edge:
        following = []
        for square in edge:
            for near in steps.get(square, ()):
                ring = max(abs(near[0] - x), abs(near[1] - y))
                if near not in found and ring <= radius:
                    found[near] = ring
                    following.append(near)
        edge = following
    return found


@kept(512, by=lambda level, at: (level.key, at))
def templates(level: Level, at: Square) -> list[frozenset[Square]]:
    """The four placements of the fireball template that cover a square, without what walls cut off."""
    x, y = at
    found = []
    for left, top in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)):
        base = {(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)}
        found.append(connected(level, at, base))
    return found


def connected(level: Level, start: Square, inside: set[Square]) -> frozenset[Square]:
    """The part of an area that can be reached from a square without leaving the area."""
    steps = ground_of(level).steps
    section = ground_of(level).section
    found = {start}
    edge = [start]
    while edge:
        square = edge.pop()
        for near in set(steps.get(square, ())) | {each for each in around(square) if not steps.get(each, True)}:
            if near in inside and near not in found and near in section:
                found.add(near)
                edge.append(near)
    return frozenset(found)


def figures_on(world: World, area: Iterable[Square]) -> list[Figure]:
    """Every figure that an area covers, even in part, friend or foe."""
    covered = set(area)
    return [figure for figure in list(world.figures.values()) if stands_on(figure, covered)]


def worth(world: World, area: Iterable[Square], user: Figure) -> tuple[int, int]:
    """How good an area is for its user: enemies hit, then friends spared.

    Rule: ahq.solo.attack.area."""
    hit = figures_on(world, area)
    enemies = sum((figure.kind == "monster") != (user.kind == "monster") for figure in hit)
    return enemies, enemies - len(hit)
