"""Where to put discs down at the start of a room: out of the enemy's sight, as far as obstacles allow."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core.ask import Flick, Launch
from souterrain.games.catacombs.catalogue import BOOK, Zone, size_of
from souterrain.games.catacombs.flight import obstacles
from souterrain.games.catacombs.physics import Body, Region, Ring, is_free
from souterrain.games.catacombs.placing import fair_rings, rings, zone_region
from souterrain.games.catacombs.words import kind_of
from souterrain.games.catacombs.world import World

from .sight import Point, hidden

STEP = 10.0


def place_hero(world: World, launch: Launch) -> Flick:
    """A hero: in the zone, hidden from as much of the monsters' zone as can be."""
    size = size_of(launch.disc)
    region = zone_region(world.hero_zone, size)
    watchers = lattice(world.monster_zone, 40.0)
    return best(launch, region, rings(world, size), watchers, obstacles(world), 0.0)


def place_monster(world: World, discs: Sequence[Launch]) -> Flick:
    """The large ones first, each where the fewest heroes see it; those that shoot do not mind being far."""
    launch = max(discs, key=lambda each: (size_of(kind_of(each.disc)).radius, each.disc))
    kind = kind_of(launch.disc)
    size = size_of(kind)
    watchers = [(piece.x, piece.y) for piece in world.on_board("hero")] or lattice(world.hero_zone, 25.0)
    gap = 0.0
    around = rings(world, size)
    if world.setup.fair_placement:
        gap, around = 25.0, fair_rings(world, size)
    return best(launch, zone_region(world.monster_zone, size, gap), around, watchers, obstacles(world), 0.004)


def best(
    launch: Launch, region: Region, around: list[Ring], watchers: Sequence[Point], screens: Sequence[Body], far: float
) -> Flick:
    """The free lattice place that is hidden from most watchers; among equals the one farther from them."""
    top, found = -1e9, (launch.x, launch.y)
    mean = sum(x for x, _ in watchers) / len(watchers)
    for x, y in lattice((region.left, region.top, region.right, region.bottom), STEP):
        if not is_free(x, y, region, around):
            continue
        value = float(sum(hidden((x, y), watcher, screens) for watcher in watchers)) + far * abs(x - mean)
        if value > top:
            top, found = value, (x, y)
    dx, dy = found[0] - launch.x, found[1] - launch.y
    away = (dx * dx + dy * dy) ** 0.5
    if away > launch.radius:
        found = launch.x + dx / away * launch.radius, launch.y + dy / away * launch.radius
    return Flick(launch.disc, *found, 0.0, 0.0)


def lattice(zone: Zone, step: float) -> list[Point]:
    left, top, right, bottom = zone
    across = max(1, int((right - left) / step))
    down = max(1, int((bottom - top) / step))
    return [
        (left + (right - left) * (i + 0.5) / across, top + (bottom - top) * (j + 0.5) / down)
        for i in range(across)
        for j in range(down)
    ]


def behind(world: World, launch: Launch) -> Flick:
    """A disc put down beside a piece: on the side away from the monsters' edge for a friend."""
    away = launch.radius * 0.7
    x = max(10.0, launch.x - away) if launch.x > 30.0 else min(launch.x + away, BOOK.boards.length - 10.0)
    return Flick(launch.disc, x, launch.y, 0.0, 0.0)
