"""Counters that bring monsters or traps upon the party."""

from __future__ import annotations

from typing import Literal

from souterrain.core.roll import Rules
from souterrain.core.say import Say

from ..combat import surprise
from ..figures import Figure
from ..traps import noticing
from ..words import says
from ..world import World
from .counters import play
from .musters import new_group


def wandering(world: World) -> Rules[bool]:
    """At the end of any exploration phase: a group appears and the next turn is a combat turn.

    Rule: ahq.hazard.grate.gm-counters-above."""
    rule = "ahq.gm.counter.wandering.when"
    if not (yield from play(world, "wandering", Say("ask-counter-wandering"), rule)):
        return False
    yield from surprise.wanderers(world, rule, how="")
    return True


def ambush(world: World) -> Rules[None]:
    """At the start of a combat turn, once a turn: a group joins the monsters now fighting."""
    rule = "ahq.gm.counter.ambush.when"
    combat = world.combat
    assert combat is not None
    if not (yield from play(world, "ambush", Say("ask-counter-ambush"), rule)):
        return
    section = world.here.sections[combat.area[0]]
    group = yield from new_group(world, "wandering", section, rule)
    yield from surprise.ambush(world, group.id, first=combat.turn <= 1)


def trap(world: World, hero: Figure, where: Literal["floor", "chest"]) -> Rules[bool]:
    """When a hero first enters a room or passage, or first opens a chest. Returns whether the hero may go on."""
    if world.solo:
        return True
    text = Say("ask-counter-trap", hero=says(hero), where=Say(f"trap-where-{where}"))
    if not (yield from play(world, "trap", text, "ahq.gm.counter.trap")):
        return True
    return (yield from noticing.trigger(world, hero, where))
