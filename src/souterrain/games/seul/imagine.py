"""What the player may suppose of the underworld: that it goes on, beyond the light and behind every door he knows, and
that what he has not found may be there."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from souterrain.core.luck import Luck
from souterrain.crawl.doors import letters

from .catalogue import BOOK
from .discovery import fill
from .equipment import make, possessions
from .goals import reason_of, remotest
from .ground import ground_of
from .traps import choose_trap
from .treasure import treasure
from .underground.beyond import Beyond
from .underground.draft import Arrival
from .underground.generator import arrivals_of
from .underground.plan import Plan, Section, read, write
from .world import Chest, Place, World

_HEX = "0123456789abcdef"
_FILLED = ("corridor", "room", "function")
"""The kinds of section that may hold something."""
_PEOPLED = ("creatures", "guarded-hoard", "function")
"""What cannot be in a section that is lit and was looked into: whoever lives there was met."""


def imagine(seen: World, luck: Luck) -> World:
    """A world that fits what was seen. Floors that nobody has been on are drawn from another seed; on the others the
    dark goes on, and behind a door there is what the generator may lay there."""
    world = msgspec.msgpack.decode(msgspec.msgpack.encode(seen), type=World)
    world.seed = "".join(luck.pick(_HEX) for _ in range(12))
    _lay_on(world, luck)
    here = world.floor, world.at
    for number, floor in enumerate(world.floors, 1):
        for section, place in floor.places.items():
            part = ground_of(floor).plan.sections[section]
            if part.squares:
                world.floor, world.at = number, part.squares[0]
                _furnish(world, section, part, place, luck)
    world.floor, world.at = here
    _pursue(world)
    world.told = []
    return world


# The map


def _lay_on(world: World, luck: Luck) -> None:
    """Every floor goes on, from the first to the last: what leads down from one arrives on the next."""
    known = [read(floor.plan) for floor in world.floors]
    plans: list[Plan] = []
    for number, floor in enumerate(world.floors, 1):
        unsearched = [n for n, place in floor.places.items() if place.entered and not place.searched]
        beyond = Beyond(
            known[number - 1],
            world.at if number == world.floor else -1,
            luck.draw,
            number,
            arrivals_of(plans, number),
            _led_here(known, number),
            unsearched,
            last=number == world.last_floor,
        )
        beyond.lay()
        beyond.give_a_way_down()
        plans.append(beyond.plan())
        floor.plan = write(plans[-1])
        floor.doors = letters(way.kind for way in plans[-1].exits)


def _led_here(known: list[Plan], floor: int) -> dict[int, Arrival]:
    """The accesses of a floor, by number, that are known from below alone."""
    above = known[floor - 1].accesses
    return {
        access.twin: Arrival(access.x, access.y, access.kind, -access.floors, -1)
        for number, plan in enumerate(known, 1)
        for access in plan.accesses
        if access.floors < 0 and number + access.floors == floor
        if access.twin >= len(above) or above[access.twin].section < 0
    }


# What may be hidden


def _furnish(world: World, number: int, section: Section, place: Place, luck: Luck) -> None:
    """What a place that he knows may hold for all that he knows."""
    for chest in place.chests:
        _lock_up(world, chest, luck)
    if not place.entered:
        if section.kind in _FILLED and place.group is None:
            contents = _contents(world, section, luck)
            if not (place.light and contents in _PEOPLED):
                luck.run(fill(world, number, replace(section, contents=contents), place))
    elif not place.searched and _bare(place) and luck.draw(20) == 1:
        place.hidden = True
        luck.run(treasure(world, place))


def _contents(world: World, section: Section, luck: Luck) -> str:
    """What its table gives a section whose contents are not to be seen."""
    if section.contents != "empty":
        return section.contents
    if section.kind == "corridor":
        found = BOOK.corridor_contents[luck.draw(20)].id
    else:
        found = BOOK.room_contents[min(20, luck.draw(20) + min(4, world.floor - 1))].id
    return "empty" if found in ("element", "function", "secret-exit") else found


def _bare(place: Place) -> bool:
    """Whether nothing is to be seen there."""
    return not (place.things or place.purse or place.chests or place.resources or place.torches or place.salves)


def _lock_up(world: World, chest: Chest, luck: Luck) -> None:
    """A container that is shut holds something, and may be trapped."""
    if chest.purse:
        return
    luck.run(treasure(world, chest))
    if not chest.trap_found and luck.draw(6) == 1:
        chest.trap = luck.run(choose_trap("container"))
    if not (chest.locked or chest.trap or chest.things or chest.salves):
        chest.resources += 1


# Why he is here


def _pursue(world: World) -> None:
    """What he is looking for is where he has not been, if there is such a room on its floor."""
    goal = world.goal
    if goal is None or goal.done or goal.reason not in ("relic", "captive"):
        return
    goal_floor = min(2, world.last_floor or 2) if goal.reason == "relic" else 1
    if goal_floor > len(world.floors) or _found(world, reason_of(goal).thing):
        return
    section = remotest(world, goal_floor)
    floor = world.floors[goal_floor - 1]
    if section not in floor.places:
        goal.floor, goal.section = goal_floor, section
        if goal.reason == "relic":
            floor.places[section] = Place(things=[make(reason_of(goal).thing, name=goal.reason)], hidden=True)


def _found(world: World, kind: str) -> bool:
    """Whether he has a thing, or knows where it is."""
    things = possessions(world.hero) + (world.home.things if world.home is not None else [])
    for place in (place for floor in world.floors for place in floor.places.values()):
        things += place.things + (place.cache.things if place.cache is not None else [])
    return any(thing.kind == kind for thing in things)
