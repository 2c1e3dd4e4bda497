"""What all spells share: their rules, the shape of a handler, choosing a target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from souterrain.core.menu import which
from souterrain.core.roll import Rules, pick
from souterrain.core.say import Say

from ..catalogue import Spell
from ..figures import Figure, effect
from ..offers import whom
from ..values import guard, toughness
from ..world import World

RULES = {
    "dragon-armour": "ahq.magic.bright.dragon-armour",
    "open-window": "ahq.magic.bright.open-window",
    "flames-of-death": "ahq.magic.bright.flames-of-death",
    "flames-of-the-phoenix": "ahq.magic.bright.flames-of-phoenix",
    "bright-key": "ahq.magic.bright.bright-key",
    "flaming-hand": "ahq.magic.bright.flaming-hand",
    "flight": "ahq.magic.bright.flight",
    "swift-wind": "ahq.magic.bright.swift-wind",
    "power-of-the-phoenix": "ahq.magic.bright.power-of-phoenix",
    "still-air": "ahq.magic.bright.still-air",
    "inferno-of-doom": "ahq.magic.bright.inferno-of-doom",
    "courage": "ahq.magic.bright.courage",
    "choke": "ahq.magic.skaven.choke",
    "fireball": "ahq.magic.skaven.fireball",
    "flaming-skull": "ahq.magic.skaven.flaming-skull",
    "lightning": "ahq.treasure.wand.lightning-spell",
}


class Possible(Protocol):
    def __call__(self, world: World, caster: Figure, spell: Spell) -> bool: ...


class Aim(Protocol):
    def __call__(self, world: World, caster: Figure, spell: Spell) -> Rules[Any]: ...


class Work(Protocol):
    def __call__(self, world: World, caster: Figure, spell: Spell, aim: Any) -> Rules[None]: ...


class Handler(NamedTuple):
    possible: Possible
    aim: Aim
    work: Work


def ask_figure(world: World, caster: Figure, spell: Spell, choice: Sequence[Figure]) -> Rules[Figure]:
    """One of several figures; where the solo rules play the caster, the weakest."""
    if len(choice) == 1:
        return choice[0]
    if caster.kind == "monster" and world.solo:
        best = min((guard(each), toughness(each)) for each in choice)
        ties = [each.id for each in choice if (guard(each), toughness(each)) == best]
        return world.figures[(yield from pick(ties, "ahq.solo.attack.target-choice"))]
    text = Say("ask-spell-target", spell=Say(f"spell-{spell.id}"))
    return (yield from which(caster.seat, text, whom(choice), RULES[spell.id]))


def always(world: World, caster: Figure, spell: Spell) -> bool:
    return True


def nothing_to_aim(world: World, caster: Figure, spell: Spell) -> Rules[Any]:
    return caster
    yield


def not_yet_aflame(world: World, caster: Figure, spell: Spell) -> bool:
    return effect(caster, spell.id) is None
