"""The banker and the landlord: gold that is not carried, and wills."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Amount, Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from ..affairs import Affairs
from ..catalogue import BOOK
from ..events.town import Stored, WillMade
from ..figures import Figure, heroes
from ..items import PURSE
from ..words import called, says
from ..world import World
from .money import affairs, pay, wealth

FEE = "ahq.town.bank.fee-after-each-expedition"
ROOM = "ahq.town.lodgings.free-untaxed-stealable"
WILL = "ahq.town.will.heirs"


def account(world: World, hero: Figure) -> Offers[None]:
    """Gold to the banker or from him, and a will.

    Rules: ahq.town.bank.fee-after-each-expedition, ahq.town.will.price."""
    own = affairs(world, hero)
    if hero.gold:
        note = Say("note-bank", gold=own.bank, fee=BOOK.living.banker)
        yield Deed(
            Option("deposit", Say("option-deposit"), note=note, rule=FEE, emblem="coin"),
            partial(_move, world, hero, "bank", Say("ask-deposit"), FEE, True),
        )
    if own.bank:
        note = Say("note-held", gold=own.bank)
        yield Deed(
            Option("withdraw", Say("option-withdraw"), note=note, rule=FEE, emblem="purse"),
            partial(_move, world, hero, "bank", Say("ask-withdraw"), FEE, False),
        )
    others = [other for other in heroes(world) if other is not hero]
    if own.bank and others:
        note = Say("note-price", price=BOOK.living.will)
        option = Option("will", Say("option-will"), note=note, rule="ahq.town.will.price", emblem="scroll")
        if BOOK.living.will <= wealth(world, hero):
            yield Deed(option, partial(_make_will, world, hero, others))


def room(world: World, hero: Figure) -> Offers[None]:
    """Gold into his room or out of it: it costs nothing and is not taxed, but it may be stolen.

    Rule: ahq.town.lodgings.free-untaxed-stealable."""
    own = affairs(world, hero)
    if hero.gold:
        note = Say("note-held", gold=own.lodgings)
        yield Deed(
            Option("store", Say("option-store"), note=note, rule=ROOM, emblem="chest"),
            partial(_move, world, hero, "lodgings", Say("ask-store"), ROOM, True),
        )
    if own.lodgings:
        note = Say("note-held", gold=own.lodgings)
        yield Deed(
            Option("fetch", Say("option-fetch"), note=note, rule=ROOM, emblem="purse"),
            partial(_move, world, hero, "lodgings", Say("ask-fetch"), ROOM, False),
        )


def _move(world: World, hero: Figure, where: str, text: Say, rule: str, away: bool) -> Rules[None]:
    own = affairs(world, hero)
    held: int = getattr(own, where)
    gold: int = yield Amount(hero.seat, text, rule, 1, hero.gold if away else held)
    hero.gold += -gold if away else gold
    setattr(own, where, held + (gold if away else -gold))
    tell(world, Stored(called(hero), own.lodgings, own.bank, rule))


def _make_will(world: World, hero: Figure, others: list[Figure]) -> Rules[None]:
    """One companion after the other is named; what the will says replaces what an older one said."""
    pay(world, hero, BOOK.living.will)
    named: list[Figure] = []
    while len(named) < len(others):
        left = [other for other in others if other not in named]
        text = Say("ask-heir", hero=says(hero))
        heir = yield from choose(hero.seat, text, _heirs(left, bool(named)), WILL)
        if heir is None:
            break
        named.append(heir)
    affairs(world, hero).heirs = [heir.id for heir in named]
    tell(world, WillMade(called(hero), tuple(map(called, named))))


def _heirs(left: list[Figure], enough: bool) -> Offers[Figure | None]:
    for other in left:
        yield Deed(Option("who", says(other), at=other.id, on=(other.id,)), partial(_itself, other))
    if enough:
        yield Deed(Option("done", Say("option-done")), lambda: None)


def _itself(figure: Figure) -> Figure:
    return figure


def store_surplus(world: World, hero: Figure) -> None:
    """What a Hero cannot carry stays in his room when he sets out.

    Rule: ahq.town.storage.needed-above-250."""
    own: Affairs = affairs(world, hero)
    if hero.gold > PURSE:
        own.lodgings += hero.gold - PURSE
        hero.gold = PURSE
        tell(world, Stored(called(hero), own.lodgings, own.bank))
