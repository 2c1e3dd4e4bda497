"""IV.1 What the program can judge of a situation: each row of the catalogue has its handler here."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.book import Handlers

from .catalogue import BOOK
from .equipment import row
from .ground import door, ground_of
from .light import carries_light, section_lit
from .places import floor_kind, number_here, section_here
from .world import World

WHEN: Handlers[Callable[[World], bool]] = Handlers("when")


@WHEN("target-surprised")
def _target_surprised(world: World) -> bool:
    meeting = world.encounter
    return meeting is not None and meeting.foes_surprised and meeting.round == 1


@WHEN("door-to-shut")
def _door_to_shut(world: World) -> bool:
    floor = world.here
    return any(door(floor, exit) == "shut" for exit in ground_of(floor).exits_of[number_here(world)])


@WHEN("hidden-in-the-dark")
def _hidden_in_the_dark(world: World) -> bool:
    return not section_lit(world) and not carries_light(world)


@WHEN("alcove")
def _alcove(world: World) -> bool:
    return section_here(world).wall == "alcove"


@WHEN("speaks-for-captive")
def _speaks_for_captive(world: World) -> bool:
    return world.captive != ""


@WHEN("mercy-remembered")
def _mercy_remembered(world: World) -> bool:
    meeting = world.encounter
    return meeting is not None and BOOK.creatures[meeting.group.creature].family in world.mercy


@WHEN("well-lit")
def _well_lit(world: World) -> bool:
    return world.where == "below" and section_lit(world)


@WHEN("carries-light")
def _carries_light(world: World) -> bool:
    return carries_light(world) and not section_lit(world)


@WHEN("rubble")
def _rubble(world: World) -> bool:
    return world.where == "below" and floor_kind(world, number_here(world)) == "rubble"


@WHEN("flooded")
def _flooded(world: World) -> bool:
    return world.where == "below" and floor_kind(world, number_here(world)) == "flooded"


@WHEN("blood-was-drawn")
def _blood_was_drawn(world: World) -> bool:
    return world.encounter is not None and world.encounter.blood


@WHEN("shooting-hand-to-hand")
def _shooting_hand_to_hand(world: World) -> bool:
    meeting = world.encounter
    weapon = world.hero.weapon
    return meeting is not None and meeting.distance <= 1 and weapon is not None and row(weapon).ranged
