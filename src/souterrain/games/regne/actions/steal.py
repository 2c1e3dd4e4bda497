"""Theft: a thing that somebody carries, and some crowns."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from .. import treasure
from ..catalogue import BOOK
from ..dice import ds
from ..events.actions import Stolen
from ..ground import Ground, within_reach
from ..odds import test_note
from ..sheet import dice_of, level, worth
from ..testing import passes
from ..words import called, figure_word, thing
from ..world import Figure, Item, Regne, against
from .fight import attack
from .melee import arms

RULE = "regne.steal.test"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Heroes rob adversaries at their side: of a thing that is neither in hand nor worn, or of crowns alone."""
    if who.points < BOOK.costs.steal or who.camp != "party":
        return
    for foe in against(world, who):
        if not within_reach(here, who.at, foe.at) or foe.hole or foe.invisible:
            continue
        height, hard = level(world, who, "dexterity"), level(world, foe, "agility")
        note = test_note(BOOK.costs.steal, "dexterity", height, dice_of(who, "dexterity"), hard)
        things: list[Item | None] = [*takeable(foe)]
        for item in things or [None] * bool(purse(foe)):
            text = _text(foe, item)
            on = (foe.id, item.id) if item else (foe.id,)
            option = Option("steal", text, key(foe.at), note, RULE, group=Say("group-attack"), emblem="purse", on=on)
            yield Deed(option, partial(steal, world, who, foe, item))


def _text(foe: Figure, item: Item | None) -> Say:
    if item is None:
        return Say("option-rob", target=figure_word(foe))
    return Say("option-steal", target=figure_word(foe), thing=thing(item.kind))


def takeable(foe: Figure) -> list[Item]:
    """What can be taken from somebody: what he guards with his life only once he has been wounded."""
    return [item for item in foe.items if not item.worn and (foe.life < foe.top or item.kind not in BOOK.relics)]


def purse(foe: Figure) -> int:
    """The crowns that a dweller has on him: he is robbed of them once."""
    return 0 if foe.robbed else worth(foe)


def steal(world: Regne, who: Figure, foe: Figure, item: Item | None) -> Rules[None]:
    """A Dexterity test against the other's Agility; failing, the thief is struck and cannot dodge.

    regne.steal.attempt, regne.steal.gain, regne.steal.failure"""
    who.points -= BOOK.costs.steal
    if not (yield from passes(world, who, "dexterity", level(world, foe, "agility"), RULE)):
        yield from attack(world, foe, who, arms(world, foe)[0], "melee", 0, "regne.steal.failure", still=True)
        return
    if item is not None:
        foe.items.remove(item)
        who.items.append(item)
        tell(world, Stolen(called(who), called(foe), item.kind))
    if purse(foe):
        gain = 10 * (yield from ds(2, "regne.steal.gain", who.seat))
        treasure.crowns(world, who, min(gain, purse(foe)), "regne.steal.gain")
        foe.robbed = True
