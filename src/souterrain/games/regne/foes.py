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
from .zones import chosen

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


def arrive(world: Regne, zone: Zone, kind: str, rule: str, by_hand: bool = False) -> Rules[list[Figure]]:
    """So many of a kind as its deployment says, on the free squares of a zone that are farthest from its entry, or
    where the game master puts them."""
    row = BOOK.foes[kind]
    if {"undead", "demon"} & set(row.tags) and zone.id in hallowed_zones(world, ground(world)):
        return []
    count = yield from rolled(deployment(world, row), "regne.monster.deployment", GM)
    tell(world, Appeared(kind, count, rule))
    places = _far(world, zone)
    if by_hand:
        places = yield from _by_hand(kind, len(groups(row, count)), places)
    return settle(world, kind, count, places)


def _by_hand(kind: str, count: int, free: list[Square]) -> Rules[list[Square]]:
    """A square of the game master's choice for each."""
    found: list[Square] = []
    for _ in range(min(count, len(free))):
        left = [at for at in free if at not in found]
        found.append((yield from chosen(Say("ask-place", what=Say(f"being-{kind}")), left)))
    return found


def settle(world: Regne, kind: str, count: int, places: list[Square]) -> list[Figure]:
    """Put so many figures on the first of some squares; those for whom there is no room do not come. The first of a
    kind that comes alone needs no number until there are more."""
    row = BOOK.foes[kind]
    each = starting_life(world, row)
    sizes = groups(row, count)
    arrived = []
    for size, at in zip(sizes, places, strict=False):
        others = sum(other.kind == kind for other in (*world.figures.values(), *world.dead))
        number = others + 1 if others or len(sizes) > 1 else 0
        for other in world.figures.values():
            if other.kind == kind and not other.number and not other.ally:
                other.number = 1
        life = each * size
        id = fresh(world, "f")
        who = Figure(id, kind, kind, "dark", GM, at, life, life, number, each=each, heads=size)
        world.figures[id] = who
        arrived.append(who)
    return arrived


def _far(world: Regne, zone: Zone) -> list[Square]:
    """The free squares of a zone, the farthest to walk from its entry first."""
    here, taken = ground(world), occupied(world)
    distance = reach(here.steps, [zone.entry])
    inside = [at for at, sign in squares(zone) if sign == "." and at in distance and at not in taken]
    return sorted(inside, key=lambda at: (-distance[at], at))


def deploy_ambush(world: Regne, zone: Zone) -> list[Figure]:
    """The group that waited in ambush shows itself in the zone that has just been laid."""
    group = world.secrets.ambush
    assert group is not None
    world.secrets.ambush = None
    world.stalked = False
    tell(world, Lurked(group.kind, group.count))
    return settle(world, group.kind, group.count, _far(world, zone))
