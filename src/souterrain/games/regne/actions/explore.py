"""Walking on, where no adversary is in sight: to where the quest goes on, as far as that is known, else to the nearest
way out that nobody has taken."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Offers
from souterrain.core.say import Say
from souterrain.crawl.ground import kept
from souterrain.crawl.squares import Square, key, square
from souterrain.crawl.ways import reach

from ..aims import aims, stairs
from ..catalogue import BOOK
from ..ground import Ground, closed, opened, spots
from ..world import Door, Figure, Regne, against, heroes, standing
from .move import walk
from .reach import Way, footing, known_traps, reach_from

RULE = "regne.move.walk-one-run-two"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """To walk up to a way out, or into one without a door that is a step away: so nobody is led into the unknown who
    meant to come near it."""
    if who.camp != "party" or who.points < BOOK.costs.move or not quiet(world, here):
        return
    text, way = way_on(world, who, here)
    if way:
        note = Say("note-points", points=len(way))
        via, group = tuple(map(key, way)), Say("group-venture")
        option = Option("venture", text, via[-1], note, RULE, via, group=group, emblem="map", price=len(way))
        yield Deed(option, partial(walk, world, who, way))


def quiet(world: Regne, here: Ground) -> bool:
    """Whether nobody of the party sees an adversary."""
    return not any(spots(world, here, who, foe) for who in heroes(world) for foe in against(world, who))


def way_on(world: Regne, who: Figure, here: Ground) -> tuple[Say, Way]:
    """The way to the nearest aim, else to the nearest of the unknown, and what to call it. Empty where he stands at an
    aim or before a door, or others are in his way."""
    below = stairs(world).intersection(here.steps[who.at])
    if below:
        return Say("option-venture", to="stairs"), (min(below),)
    near = _nearness(world, who, here, aims(world, here))
    if who.at in near:
        return Say("option-venture", to="aim"), _onwards(world, who, here, near)
    doors = unknown(world)
    arches = frozenset([door.at for door in doors if not closed(door)])
    if arches.intersection(here.steps[who.at]):
        return Say("option-venture", to="unknown"), (min(arches.intersection(here.steps[who.at])),)
    goals = arches.union(*[here.beside[door.at] for door in doors if closed(door)])
    return Say("option-venture", to="exit"), _onwards(world, who, here, _nearness(world, who, here, goals))


def _nearness(world: Regne, who: Figure, here: Ground, goals: frozenset[Square]) -> dict[Square, int]:
    """How far every square is from some goals: round all that may do something to him, or else over bridges, or else
    through doors that were shut behind the party."""
    perils = known_traps(world)
    near = _paces(here, goals, perils | here.bridges)
    if who.at not in near:
        near = _paces(here, goals, perils)
    return near if who.at in near else _paces(opened(world), goals, perils)


def _onwards(world: Regne, who: Figure, here: Ground, near: dict[Square, int]) -> Way:
    """Nearer, up to what may do something to him; over a bridge where he stands before it and gets to its other end."""
    return approach(world, who, here, near) or approach(world, who, here, near, over=here.bridges)


def unknown(world: Regne) -> list[Door]:
    """The ways out behind which nobody has looked; those that are known to be locked where there are no others."""
    doors = [door for door in world.doors.values() if door.wall and not door.leads and not door.blind]
    return [door for door in doors if not (door.tried and door.state == "locked")] or doors


@kept(256, by=lambda here, goals, shunned: (here, goals, shunned))
def _paces(here: Ground, goals: frozenset[Square], shunned: frozenset[Square]) -> dict[Square, int]:
    return reach(here.steps, goals, blocked=shunned)


def approach(
    world: Regne, who: Figure, here: Ground, near: dict[Square, int], over: frozenset[Square] = frozenset()
) -> Way:
    """The way that brings somebody as near as his points allow, over nothing that may do something to him but what it
    may lead `over` and does not end on; empty where he is as near as he can be."""
    far = near.get(who.at, len(near))
    if far == 0 or who.hole or who.webbed or not standing(who):
        return ()
    stand = footing(world, who, here)
    exits = {door.at for door in world.doors.values() if door.wall and not door.leads}
    barred = stand.barred | (here.bridges - over) | exits | stairs(world) | known_traps(world)
    steps = reach_from(stand._replace(barred=barred), running=False)
    found = [square(at) for ring in steps.within(who.points // BOOK.costs.move) for at in ring]
    found = [at for at in found if at not in over]
    best = min(found, key=lambda at: near.get(at, len(near)), default=who.at)
    return steps.course(best).way if near.get(best, len(near)) < far else ()
