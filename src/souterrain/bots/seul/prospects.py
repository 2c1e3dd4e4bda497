"""What is left to be seen: where a floor has something new to offer, and which way down leads to more."""

from __future__ import annotations

from collections.abc import Collection

from souterrain.games.seul.ground import door, ground_of
from souterrain.games.seul.known import known_of
from souterrain.games.seul.locks import FAST
from souterrain.games.seul.underground.plan import NO_ACCESS, Access
from souterrain.games.seul.ways import PASSABLE
from souterrain.games.seul.world import Floor, World

CALM = 4
"""Danger from which it no longer searches."""
STAIRS = frozenset({"stairs"})
DROPS = frozenset({"trapdoor", "shaft"})
"""With a rope they are as good as stairs."""


def promising(world: World, number: int, start: int) -> bool:
    """Whether somebody on a square of a floor can come to something new, there or further down."""
    floor = world.floors[number - 1]
    at_once = locked(floor) | promising_ways(world, number, STAIRS | DROPS)
    if world.danger < CALM:
        at_once |= unlooked(floor)
    return start in at_once or bool(known_of(floor).way_to(start, at_once | unseen(floor)))


def promising_ways(world: World, number: int, kinds: Collection[str]) -> set[int]:
    """The squares of the ways down from a floor that lead to something new."""
    ground = ground_of(world.floors[number - 1])
    return {
        _square(access, ground.width)
        for n, access in enumerate(ground.plan.accesses)
        if access.section >= 0 and access.floors > 0 and access.kind in kinds and _leads_on(world, number, n, access)
    }


def _leads_on(world: World, number: int, n: int, access: Access) -> bool:
    below = number + access.floors
    if below > len(world.floors):
        return True
    ground = ground_of(world.floors[below - 1])
    ends = [
        _square(end, ground.width)
        for end in ground.plan.accesses
        if end.section >= 0 and end.floors == -access.floors and end.twin == n
    ]
    return not ends or promising(world, below, ends[0])


def ways_home(world: World, number: int, safe: bool = False) -> set[int]:
    """The squares of a floor's known ways out, and of those up from which one may come home; or only of the `safe`
    ones, from which nobody falls."""
    floor = world.floors[number - 1]
    ground = ground_of(floor)
    return {
        _square(access, ground.width)
        for n, access in enumerate(ground.plan.accesses)
        if access.section >= 0
        and access.floors <= 0
        and not (safe and access.kind in DROPS and n not in floor.ropes)
        and _leads_home(world, number, access)
    }


def _leads_home(world: World, number: int, access: Access) -> bool:
    if not access.floors:
        return True
    above = number + access.floors
    ground = ground_of(world.floors[above - 1])
    end = ground.plan.accesses[access.twin] if access.twin < len(ground.plan.accesses) else NO_ACCESS
    if end == NO_ACCESS:
        return True
    start, ways = _square(end, ground.width), ways_home(world, above)
    return start in ways or bool(known_of(world.floors[above - 1]).way_to(start, ways))


def entrances(world: World) -> list[int]:
    """The known ways down from the surface that lead to something new, by number."""
    if not world.ways:
        return [0]
    return [
        n for n, (floor, access) in enumerate(world.ways) if promising(world, floor, _way_out(world, floor, access))
    ]


def _way_out(world: World, floor: int, access: int) -> int:
    ground = ground_of(world.floors[floor - 1])
    return _square(ground.plan.accesses[access], ground.width)


def _square(access: Access, width: int) -> int:
    return access.y * width + access.x


def unseen(floor: Floor) -> set[int]:
    """The squares from which something of a floor may be seen for the first time."""
    ground = ground_of(floor)
    goals = set()
    for way, letter in zip(ground.plan.exits, floor.doors, strict=True):
        if way.x >= 0 and letter in PASSABLE and (way.a < 0 or way.b < 0):
            goals.add(ground.near(way) if way.a >= 0 else ground.beyond(way))
    goals.update(edge // 4 for edge in ground.plan.dark)
    for number, place in floor.places.items():
        if not place.entered:
            goals.update(ground.plan.sections[number].squares)
    return goals


def locked(floor: Floor) -> set[int]:
    """The squares before locks."""
    ground = ground_of(floor)
    return {
        ground.near(way) if way.a >= 0 else ground.beyond(way)
        for exit, way in enumerate(ground.plan.exits)
        if way.x >= 0 and door(floor, exit) in FAST
    }


def unlooked(floor: Floor) -> set[int]:
    """A square of each section that nobody has searched."""
    ground = ground_of(floor)
    return {
        ground.plan.sections[number].squares[-1]
        for number, place in floor.places.items()
        if not place.searched and ground.plan.sections[number].squares
    }
