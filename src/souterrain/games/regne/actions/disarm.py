"""Disarming a trap that was found."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from ..catalogue import BOOK
from ..events.places import Disarmed
from ..ground import Ground, within_reach
from ..odds import test_note
from ..sheet import dice_of, level
from ..testing import passes
from ..words import called, element_word
from ..world import Element, Figure, Regne

RULE = "regne.trap.disarm-test"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Only what has been found can be disarmed.

    regne.trap.disarm-needs-detection"""
    if who.points < BOOK.costs.disarm or who.camp != "party":
        return
    for trap in world.elements.values():
        if trap.kind in BOOK.traps and trap.armed and within_reach(here, who.at, trap.at):
            height, dice = level(world, who, "dexterity"), dice_of(who, "dexterity")
            note = test_note(BOOK.costs.disarm, "dexterity", height, dice, BOOK.numbers.disarm)
            text, group = Say("option-disarm", trap=element_word(trap.kind)), Say("group-search")
            option = Option("disarm", text, key(trap.at), note, RULE, group=group, emblem="trap", on=(trap.id,))
            yield Deed(option, partial(disarm, world, who, trap))


def disarm(world: Regne, who: Figure, trap: Element) -> Rules[None]:
    """A Dexterity test, as hard for every trap; failing, nothing happens.

    regne.trap.disarm-difficulty"""
    who.points -= BOOK.costs.disarm
    if (yield from passes(world, who, "dexterity", BOOK.numbers.disarm, RULE)):
        trap.armed, trap.disarmed = False, True
        tell(world, Disarmed(called(who), trap.kind))
