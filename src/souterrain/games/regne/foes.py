"""The game master's characters: how many come, where they are put, swarms."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Square
from souterrain.crawl.ways import reach

from .catalogue import BOOK
from .dice import Formula, formula, rolled
from .events.places import Appeared, Lurked
from .ground import ground, hallowed_zones, occupied, squares
from .rows.beings import Foe
from .world import Figure, Regne, Zone, fresh
from .wounds import starting_life
from .zones import PROGRAM, Placing

FEW = 2
"""A party of no more heroes meets smaller groups."""


def deployment(world: Regne, row: Foe) -> Formula:
    """How many figures of a kind come. For a small party the fixed part is halved."""
    printed = formula(row.deployment)
    if world.setup.heroes > FEW:
        return printed
    return Formula(printed.dice, printed.threes, (printed.plus + 1) // 2)


def groups(row: Foe, count: int) -> list[int]:
    """The figures that share a square: full groups of a swarm first, the rest in a smaller one.

    regne.swarm.stacking"""
    size = row.swarm or 1
    return [size] * (count // size) + [count % size] * bool(count % size)


def arrive(world: Regne, zone: Zone, kind: str, rule: str, placing: Placing = PROGRAM) -> Rules[list[Figure]]:
    """So many of a kind as its deployment says."""
    row = BOOK.foes[kind]
    if {"undead", "demon"} & set(row.tags) and zone.id in hallowed_zones(world, ground(world)):
        return []
    count = yield from rolled(deployment(world, row), "regne.monster.deployment", GM)
    tell(world, Appeared(kind, count, rule=rule))
    return (yield from _lodge(world, zone, kind, count, placing))


def _lodge(world: Regne, zone: Zone, kind: str, count: int, placing: Placing) -> Rules[list[Figure]]:
    """Put so many of a kind on the free squares of a zone that are farthest from its entry, or where the game master
    likes."""
    free, left = _far(world, zone), groups(BOOK.foes[kind], count)
    several = len(left) > 1
    there: list[Figure] = []
    while free and left:
        text = Say("ask-place-foes", who=Say(f"being-{kind}"), count=left[0], left=len(left) - 1)
        at = yield from placing.onto(text, free, free[0])
        free.remove(at)
        there.append(_stand(world, kind, left.pop(0), at, several))
    return there


def settle(world: Regne, kind: str, count: int, places: list[Square]) -> list[Figure]:
    """Put so many figures on the first of some squares; those for whom there is no room do not come."""
    sizes = groups(BOOK.foes[kind], count)
    return [_stand(world, kind, size, at, len(sizes) > 1) for size, at in zip(sizes, places, strict=False)]


def _stand(world: Regne, kind: str, size: int, at: Square, several: bool) -> Figure:
    """One of a kind, or a group of a swarm, on its square. The first of a kind that comes alone needs no number until
    there are more."""
    others = sum(other.kind == kind for other in (*world.figures.values(), *world.dead))
    for other in world.figures.values():
        if other.kind == kind and not other.number and not other.ally:
            other.number = 1
    each = starting_life(world, BOOK.foes[kind])
    life = each * size
    number = others + 1 if others or several else 0
    who = Figure(fresh(world, "f"), kind, kind, "dark", GM, at, life, life, number, each=each, heads=size)
    world.figures[who.id] = who
    return who


def _far(world: Regne, zone: Zone) -> list[Square]:
    """The free squares of a zone, the farthest to walk from its entry first."""
    here, taken = ground(world), occupied(world)
    distance = reach(here.steps, [zone.entry])
    inside = [at for at, sign in squares(zone) if sign == "." and at in distance and at not in taken]
    return sorted(inside, key=lambda at: (-distance[at], at))


def deploy_ambush(world: Regne, zone: Zone, placing: Placing) -> Rules[list[Figure]]:
    """The group that waited in ambush, if there is one, shows itself in the zone that has just been laid, and knows
    where the party comes from."""
    group = world.secrets.ambush
    if group is None:
        return []
    world.secrets.ambush = None
    world.stalked = False
    tell(world, Lurked(group.kind, group.count))
    there = yield from _lodge(world, zone, group.kind, group.count, placing)
    for who in there:
        who.bound = zone.entry
    return there
