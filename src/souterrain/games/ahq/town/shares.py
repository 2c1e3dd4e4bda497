"""Step 4: the treasure is shared. The dead leave what they kept in town; the living may give what they like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from souterrain.core import dice
from souterrain.core.ask import Amount, Option
from souterrain.core.events import spoken, tell
from souterrain.core.menu import Deed, Offers, agreed, one_of, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from ..belongings import deal, give
from ..catalogue import BOOK
from ..events.town import (
    AccountLost,
    EstateShared,
    GoldGiven,
    GoldShared,
    RemainderWon,
    ShareChosen,
    ShareDisputed,
    ThingGiven,
    WillExecuted,
)
from ..figures import Figure, Item, heroes
from ..items import can_carry, says_item
from ..offers import whom
from ..words import called, says
from ..world import World
from .asking import linger
from .money import company, settle_debt
from .recovery import home

SHARES = "ahq.between.treasure.gold-equal-shares"
OTHERS = "ahq.between.treasure.other-items"
GIFTS = "ahq.between.treasure.free-use-of-share"


def share(world: World) -> Rules[None]:
    """Gold in equal parts, other treasure as the players wish; then each does with his part what he likes."""
    _estates(world)
    yield from share_gold(world)
    yield from share_things(world)
    for seat in dict.fromkeys(hero.seat for hero in heroes(world)):
        yield from linger(seat, lambda: Say("ask-gifts"), partial(_gifts_of, world, seat), GIFTS)


# --- the dead


def _estates(world: World) -> None:
    """What the dead kept in their rooms goes to the others; what the banker has only by a will.

    Rules: ahq.town.lodgings.dead-hero, ahq.town.bank.dead-hero-needs-will, ahq.town.will.heirs,
    ahq.town.will.execution-fee."""
    living = heroes(world)
    for member in company(world).roster.values():
        own = world.town.affairs[member.id]
        if member.standing != "dead" or not (own.lodgings or own.bank):
            continue
        name = own.name or member.id
        if own.lodgings and living:
            tell(world, EstateShared(name, own.lodgings))
            deal(living, own.lodgings)
        if own.bank:
            heirs = [hero for hero in living if hero.id in own.heirs]
            left = max(0, own.bank - BOOK.living.execution) if heirs else 0
            if left:
                deal(heirs, left)
                tell(world, WillExecuted(name, tuple(map(called, heirs)), left))
            else:
                tell(world, AccountLost(name, own.bank))
        own.lodgings = own.bank = 0


# --- gold


def share_gold(world: World) -> Rules[None]:
    """What was brought out beyond what they took along is dealt to the survivors alike; one die each for the rest.
    Henchmen get nothing of it.

    Rule: ahq.between.treasure.gold-equal-shares."""
    back = home(world)
    sharing = [figure for figure in back if figure.kind == "hero"]
    own = {hero.id: world.town.purses[hero.id] for hero in sharing}
    gold = sum(figure.gold for figure in back) - sum(own.values())
    if not sharing or gold <= 0:
        return
    each, rest = divmod(gold, len(sharing))
    for figure in back:
        figure.gold = own[figure.id] + each if figure.id in own else 0
    tell(world, GoldShared(gold, each))
    if rest:
        lucky = yield from dice.roll_off(sharing, lambda hero: hero.seat, SHARES, "d12")
        lucky.gold += rest
        tell(world, RemainderWon(called(lucky), rest))


# --- other treasure


def found_things(world: World) -> list[tuple[Figure, Item]]:
    """The things that this expedition has brought to light, each with whoever carries it."""
    before = Counter(world.town.packs)
    found: list[tuple[Figure, Item]] = []
    for figure in home(world):
        for item in figure.items:
            if before[item.row] > 0:
                before[item.row] -= item.count
            else:
                found.append((figure, item))
    return found


def share_things(world: World) -> Rules[None]:
    """Everybody keeps what he carries, unless a player wants it settled by dice: then the highest chooses first."""
    found = found_things(world)
    choosers = [figure for figure in home(world) if figure.kind == "hero"]
    seats = list(dict.fromkeys(hero.seat for hero in choosers))
    if not found or len(seats) < 2:
        return
    things = Say("list", **{f"n{n}": says_item(item) for n, (_, item) in enumerate(found)})
    for seat in seats:
        if not (yield from agreed(seat, Say("ask-shares", things=things), OTHERS, _AGREE, _DISPUTE)):
            break
    else:
        return
    tell(world, ShareDisputed())
    order = yield from dice.ranking(choosers, lambda hero: hero.seat, OTHERS, "d12")
    heap: list[Item] = []
    for carrier, item in found:
        carrier.items.remove(item)
        heap.append(item)
    turn = 0
    while heap:
        hero = order[turn % len(order)]
        turn += 1
        able = [item for item in heap if can_carry(hero, item.row)]
        if not able and any(can_carry(other, item.row) for other in order for item in heap):
            continue
        choice = [(_take(n, item), item) for n, item in enumerate(able or heap)]
        taken = yield from one_of(hero.seat, Say("ask-share", hero=says(hero)), choice, OTHERS)
        heap.remove(taken)
        give(hero, taken)
        tell(world, ShareChosen(called(hero), taken.row))


def _take(n: int, item: Item) -> Option:
    text = Say("option-item", item=says_item(item))
    return Option("take", text, emblem=BOOK.items[item.row].emblem, on=(item.row, str(n)))


_AGREE = Option("agree", Say("option-agree-shares"))
_DISPUTE = Option("dispute", Say("option-dispute-shares"))


# --- gifts


def _gifts_of(world: World, seat: str) -> Offers[None]:
    for hero in heroes(world):
        if hero.seat == seat:
            yield from gifts(world, hero)


def gifts(world: World, hero: Figure) -> Iterator[Deed[None]]:
    """What a Hero may give to his companions: gold, or a thing.

    Rule: ahq.between.treasure.free-use-of-share."""
    others = [other for other in heroes(world) if other is not hero]
    if hero.gold and others:
        text = Say("option-give-gold", hero=says(hero))
        yield Deed(Option("give", text, emblem="coin", on=(hero.id, "gold")), partial(_give_gold, world, hero, others))
    for item in {item.row: item for item in hero.items}.values():
        takers = [other for other in others if can_carry(other, item.row)]
        if takers:
            yield _gift(world, hero, item, takers)


def _gift(world: World, hero: Figure, item: Item, takers: list[Figure]) -> Deed[None]:
    text = Say("option-give-thing", hero=says(hero), item=spoken("item-", item.row), count=item.count)
    option = Option("give", text, emblem=BOOK.items[item.row].emblem, on=(hero.id, item.row))
    return Deed(option, partial(_give_thing, world, hero, item, takers))


def _give_gold(world: World, hero: Figure, others: list[Figure]) -> Rules[None]:
    to = yield from which(hero.seat, Say("ask-gift-whom", hero=says(hero)), whom(others), GIFTS)
    gold: int = yield Amount(hero.seat, Say("ask-give-gold", hero=says(to)), GIFTS, 1, hero.gold)
    hero.gold -= gold
    to.gold += gold
    tell(world, GoldGiven(called(hero), called(to), gold))
    settle_debt(world, to)


def _give_thing(world: World, hero: Figure, item: Item, takers: list[Figure]) -> Rules[None]:
    to = yield from which(hero.seat, Say("ask-gift-whom", hero=says(hero)), whom(takers), GIFTS)
    hero.items.remove(item)
    if hero.hand == item.row:
        hero.hand = "fists"
    give(to, item)
    tell(world, ThingGiven(called(hero), called(to), item.row, count=item.count))
