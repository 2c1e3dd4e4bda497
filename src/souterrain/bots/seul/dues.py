"""What the delver pays with: Resources for rest, for wounds, for the rolls on which much hangs."""

from __future__ import annotations

from collections.abc import Mapping

from souterrain.core.ask import Ask, Option
from souterrain.games.seul.world import World

from .choices import Mind, find

PRECIOUS = ("seul.agility.difficulty-own-ca", "seul.save.difficulty")
"""The rules of the rolls that are worth a Resource: a save, a flight."""


def upkeep(world: World, ask: Ask) -> Option | None:
    """Rest, and eat while there is enough."""
    if world.hero.resources >= 2:
        return find(ask.options, ("rest", "resource"), ("on", "resource"))
    return find(ask.options, ("rest",), ("on",))


def wounds(world: World, ask: Ask) -> Option | None:
    """As much as can be spared; a salve in its place."""
    spare = max(0, world.hero.resources - 1)
    for option in ask.options:
        if option.verb == "salve" or int(option.on[0]) <= spare:
            return option
    return ask.options[-1]


def effort(world: World, ask: Ask) -> Option | None:
    if ask.rule in PRECIOUS and world.hero.resources >= 3:
        return ask.options[min(1, len(ask.options) - 2)]
    return find(ask.options, ("roll",))


def last_breath(world: World, ask: Ask) -> Option | None:
    """Everything for the roll between life and death."""
    return ask.options[0]


MINDS: Mapping[str, Mind] = {
    "ask-upkeep": upkeep,
    "ask-dues": wounds,
    "ask-effort": effort,
    "ask-last-breath": last_breath,
}
