"""Points of destiny: a bad roll made again, a death that did not happen."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import agreed
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM

from .events.turns import Fated
from .words import called, figure_word
from .world import Figure, Regne


def again(world: Regne, who: Figure, rule: str, decisive: bool) -> Rules[bool]:
    """Whether somebody spends a point to roll again what has failed. He is asked only as often as the set-up says."""
    wanted = world.setup.destiny
    if who.destiny <= 0 or who.seat == GM or wanted == "never" or (wanted == "decisive" and not decisive):
        return False
    return (yield from _spent(world, who, "offer-destiny-again", "regne.destiny.reroll-failure"))


def spared(world: Regne, who: Figure) -> Rules[bool]:
    """Whether a point undoes what would be somebody's death."""
    if who.destiny <= 0 or who.seat == GM:
        return False
    return (yield from _spent(world, who, "offer-destiny-death", "regne.destiny.cancel-death"))


def _spent(world: Regne, who: Figure, offer: str, rule: str) -> Rules[bool]:
    text = Say(offer, who=figure_word(who), points=who.destiny)
    yes, no = Option("spend", Say("choice-spend-destiny")), Option("keep", Say("choice-keep-destiny"))
    if not (yield from agreed(who.seat, text, rule, yes, no)):
        return False
    who.destiny -= 1
    tell(world, Fated(called(who), who.destiny, rule))
    return True
