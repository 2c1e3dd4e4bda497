"""The automatic game master: fair, but out to win. His counters fall when they hurt; `commanding` has his monsters."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import heroes, monsters, party
from souterrain.games.ahq.world import World

from . import commanding
from .choices import Mind, goals, nearest, offered, people, softness, standing
from .fighting import place

_HURT = 0.9
"""The share of the heroes' Wounds below which they are worth falling upon."""

_APART = 8
"""Squares at which a figure is alone."""


def health(world: World) -> float:
    """What is left of the heroes' Wounds, as a share."""
    whole = sum(hero.profile.wounds for hero in heroes(world)) or 1
    return sum(max(0, hero.wounds) for hero in heroes(world)) / whole


def adjust(world: World, ask: Ask, seat: str) -> str:
    """Bring monsters placed by the Leader back to the heroes."""
    enemies, ends = party(world), goals(ask, "where")
    return min(ends, key=lambda key: nearest(ends[key], enemies), default="done")


def near_whom(world: World, ask: Ask, seat: str) -> str:
    """Wandering monsters go for the softest hero."""
    heroes_near = people(world, ask)
    return min(heroes_near, key=lambda key: softness(heroes_near[key]))


def wandering(world: World, ask: Ask, seat: str) -> str:
    """When it hurts: a party that is wounded, that has somebody on the ground, or that has lost sight of one another.
    But a full hand is no use either."""
    able = standing(party(world))
    apart = any(nearest(each.at, [other for other in able if other is not each]) > _APART for each in able)
    hurt = health(world) < _HURT or len(able) < len(party(world))
    return "yes" if hurt or (apart and len(able) > 1) or len(world.counters.hand) > 1 else "no"


def ambush(world: World, ask: Ask, seat: str) -> str:
    """Reinforce a fight that is worth winning."""
    return "yes" if len(monsters(world)) >= 2 or health(world) < 0.6 else "no"


def trap(world: World, ask: Ask, seat: str) -> str:
    return "yes"


def fate(world: World, ask: Ask, seat: str) -> str:
    """For those who matter: a point spent on a common warrior is wasted, unless there are points to waste."""
    strong = any(BOOK.monsters[foe.row].character or sum(BOOK.monsters[foe.row].dice) >= 6 for foe in monsters(world))
    return "yes" if strong or world.counters.hand.count("fate") > 1 else "no"


def escape(world: World, ask: Ask, seat: str) -> str:
    """Get away while one still can."""
    at_risk = [foe for foe in monsters(world) if BOOK.monsters[foe.row].character and foe.wounds <= 1]
    return "yes" if at_risk else "no"


def character(world: World, ask: Ask, seat: str) -> str:
    return "yes"


def bring_in(world: World, ask: Ask, seat: str) -> str:
    """One Character Monster at a time, the strongest that is ready."""
    ready = offered(ask, "who")
    return max(ready, key=lambda option: BOOK.monsters[option.on[0]].value).key if ready else "no"


def far_corner(world: World, ask: Ask, seat: str) -> str:
    """A piece of the room goes where the heroes have farthest to walk."""
    enemies, ends = party(world), goals(ask, "where")
    return max(ends, key=lambda key: nearest(ends[key], enemies), default="")


def first(world: World, ask: Ask, seat: str) -> str:
    return ask.options[0].key


MINDS: dict[str, Mind] = {
    "ask-monster-order": commanding.order,
    "ask-who-next": commanding.who_next,
    "ask-act": commanding.act,
    "ask-run": commanding.run,
    "ask-place": place,
    "ask-adjust": adjust,
    "ask-wander-near": near_whom,
    "ask-spell-template": commanding.template,
    "ask-template": commanding.template,
    "ask-counter-wandering": wandering,
    "ask-counter-ambush": ambush,
    "ask-counter-trap": trap,
    "ask-counter-fate": fate,
    "ask-counter-escape": escape,
    "ask-counter-character": character,
    "ask-character-monster": bring_in,
    "ask-chest-place": far_corner,
    "ask-room-place": first,
    "ask-corridor-way": first,
    "offer-berserk": character,
}
