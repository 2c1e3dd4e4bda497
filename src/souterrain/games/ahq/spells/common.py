"""What all spells share: the shape of a handler, choosing a target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from ..combat.solo import any_of
from ..figures import Figure
from ..offers import whom
from ..rows import Spell
from ..values import guard, toughness
from ..world import World


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
    if caster.kind == "monster" and world.unled:
        best = min((guard(each), toughness(each)) for each in choice)
        ties = [each for each in choice if (guard(each), toughness(each)) == best]
        return (yield from any_of(ties, lambda each: each.id, "ahq.solo.attack.target-choice"))
    text = Say("ask-spell-target", spell=Say(f"spell-{spell.id}"))
    return (yield from which(caster.seat, text, whom(choice), spell.rule))


def always(world: World, caster: Figure, spell: Spell) -> bool:
    return True


def nothing_to_aim(world: World, caster: Figure, spell: Spell) -> Rules[Any]:
    return caster
    yield


def not_yet_aflame(world: World, caster: Figure, spell: Spell) -> bool:
    return all(each.kind != spell.id for each in caster.effects)
