"""Corruption: a speech to one alone, and the crowns that go with it."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from ..allies import enlist
from ..catalogue import BOOK
from ..events.speech import Bribed, Scorned, Spurned
from ..ground import Ground, spots
from ..odds import passing, percent, test_note
from ..sheet import dice_of, level
from ..testing import passes
from ..words import called, figure_word
from ..world import Figure, Regne, against, standing

RULE = "regne.speech.corruption-roll"


def funds(world: Regne, who: Figure) -> int:
    """What he can offer: the party's crowns, and his own."""
    return world.pot + who.crowns


def sums(world: Regne, who: Figure) -> list[int]:
    """The sums that could move somebody, by full hundreds."""
    height, dice, step = level(world, who, "charisma"), dice_of(who, "charisma"), BOOK.numbers.bribe_step
    offered = range(step, funds(world, who) + 1, step)
    return [crowns for crowns in offered if passing(height, dice, BOOK.numbers.bribe - crowns // step) > 0]


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """One in his sight, where the party is rich enough to be listened to; it is the speech of this turn."""
    if who.camp != "party" or who.ally or who.points < BOOK.costs.speech or world.spoken == world.round:
        return
    if funds(world, who) < BOOK.numbers.bribe_step or not (worth := sums(world, who)):
        return
    height = level(world, who, "charisma")
    hard = BOOK.numbers.bribe - worth[-1] // BOOK.numbers.bribe_step
    note = test_note(BOOK.costs.speech, "charisma", height, dice_of(who, "charisma"), hard)
    for foe in against(world, who):
        if standing(foe) and spots(world, here, who, foe):
            text, group = Say("option-bribe", target=figure_word(foe)), Say("group-speech")
            option = Option("bribe", text, key(foe.at), note, RULE, group=group, emblem="purse", on=(foe.id,))
            yield Deed(option, partial(bribe, world, who, foe))


def bribe(world: Regne, who: Figure, foe: Figure) -> Rules[None]:
    """A Charisma test, the easier the more is offered. Whoever takes the money tests his Will against the speaker's
    Charisma, and failing changes sides.

    regne.speech.corruption-failure-keeps-money, regne.speech.corruption-will-test"""
    who.points -= BOOK.costs.speech
    world.spoken = world.round
    crowns = yield from _offered(world, who)
    hard, step = BOOK.numbers.bribe, BOOK.numbers.bribe_step
    if not (yield from passes(world, who, "charisma", hard, RULE, plus=crowns // step)):
        tell(world, Scorned(called(foe)))
        return
    _pay(world, who, crowns)
    rule = "regne.speech.corruption-will-test"
    if (yield from passes(world, foe, "will", level(world, who, "charisma"), rule)):
        tell(world, Spurned(called(foe), crowns))
        return
    enlist(world, foe, who)
    tell(world, Bribed(called(foe), crowns))


def _offered(world: Regne, who: Figure) -> Rules[int]:
    height, dice = level(world, who, "charisma"), dice_of(who, "charisma")
    found = []
    for crowns in sums(world, who):
        chance = percent(passing(height, dice, BOOK.numbers.bribe - crowns // BOOK.numbers.bribe_step))
        text, note = Say("option-sum", crowns=crowns), Say("note-chance", chance=chance)
        found.append((Option("sum", text, note=note, on=(str(crowns),)), crowns))
    return (yield from which(who.seat, Say("ask-sum"), found, RULE))


def _pay(world: Regne, who: Figure, crowns: int) -> None:
    """From the party's crowns first."""
    shared = min(crowns, world.pot)
    world.pot -= shared
    who.crowns -= crowns - shared
