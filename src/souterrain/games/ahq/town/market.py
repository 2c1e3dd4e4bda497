"""The market: the price list, what merchants buy, and room in the pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import spoken, tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl import shop

from ..belongings import count, give, use_up
from ..catalogue import BOOK
from ..events.town import Bought, Discarded, Sold
from ..figures import Figure, Item, is_wizard
from ..items import can_carry, says_item
from ..moments import sold
from ..prices import Ware
from ..rows import Armour, Missile, Weapon
from ..sheets import item_rule
from ..values import bow_skill, damage_dice, may_wear, may_wield, speed, toughness
from ..words import called
from ..world import World
from .money import affairs, pay, settle_debt, wealth

RULE = "ahq.town.spend.after-expenses"


def offers(world: World, hero: Figure) -> Offers[None]:
    """What he may buy here and sell; whoever has all the weapons that he can carry may part with one."""
    yield from _again(world, hero)
    yield from wares(world, hero, "market")
    for row in dict.fromkeys(item.row for item in hero.items):
        gear = BOOK.gear.get(row)
        if gear is not None and gear.worth:
            text, note = Say("option-sell", item=spoken("item-", row)), Say("note-gain", gold=gear.worth)
            yield Deed(Option("sell", text, note=note, emblem=gear.emblem, on=(row,)), partial(_sell, world, hero, row))
        elif (row in BOOK.weapons or row in BOOK.missiles) and not can_carry(hero, row):
            text = Say("option-discard", item=spoken("item-", row))
            rule = "ahq.town.equipment.three-weapons-one-used"
            option = Option("drop", text, rule=rule, emblem=BOOK.items[row].emblem, on=(row,))
            yield Deed(option, partial(_discard, world, hero, row))


def wares(world: World, hero: Figure, place: str) -> Offers[None]:
    """The price list of a place, as far as his gold goes and the things are of use to him; what each would change is
    told beside its price."""
    stock = [
        shop.Ware(_option(hero, ware), ware.price, partial(hand_over, world, hero, ware))
        for ware in BOOK.wares.values()
        if ware.place == place and useful(hero, ware)
    ]
    yield from shop.shelf(stock, wealth(world, hero), lambda price: pay(world, hero, price) == price)


def useful(hero: Figure, ware: Ware) -> bool:
    """Whether he could carry and use a thing. Armour takes the place of what he wears.

    Rule: ahq.town.equipment.three-weapons-one-used."""
    thing = BOOK.items[ware.item]
    if isinstance(thing, Armour):
        return may_wear(hero, thing) and ware.item not in hero.worn
    if isinstance(thing, Missile) and (is_wizard(hero) or hero.profile.strength < thing.strength):
        return False
    if isinstance(thing, Weapon) and not may_wield(hero, thing):
        return False
    return can_carry(hero, ware.item)


def _option(hero: Figure, ware: Ware) -> Option:
    text = Say("option-buy", item=spoken("item-", ware.item), count=ware.count)
    note = Say("note-price", price=ware.price)
    if change := list(_changes(hero, ware)):
        told = Say("list", **{f"n{n}": each for n, each in enumerate(change)})
        note = Say("note-price-change", price=ware.price, change=told)
    emblem, rule = BOOK.items[ware.item].emblem, item_rule(ware.item)
    return Option("buy", text, note=note, emblem=emblem, rule=rule, on=(ware.id,))


def _changes(hero: Figure, ware: Ware) -> Iterator[Say]:
    """What a purchase would change on his sheet."""
    thing = BOOK.items[ware.item]
    if isinstance(thing, Weapon):
        yield Say("note-dice", dice=damage_dice(hero, thing))
    elif isinstance(thing, Missile):
        yield Say("sheet-missile", range=thing.range, dice=thing.dice)
    elif isinstance(thing, Armour):
        before = [measure(hero) for measure in (toughness, speed, bow_skill)]
        worn = hero.worn
        hero.worn = [*(row for row in worn if BOOK.armour[row].place != thing.place), thing.id]
        after = [measure(hero) for measure in (toughness, speed, bow_skill)]
        hero.worn = worn
        for name, old, new in zip(("toughness", "speed", "bow-skill"), before, after, strict=True):
            if old != new:
                yield Say("note-change", what=Say(f"sheet-{name}"), old=old, new=new)


def hand_over(world: World, hero: Figure, ware: Ware) -> None:
    """A thing that was paid for, and what comes with it."""
    thing = BOOK.items[ware.item]
    if isinstance(thing, Armour):
        for row in [row for row in hero.worn if BOOK.armour[row].place == thing.place]:
            hero.worn.remove(row)
            tell(world, Discarded(called(hero), row))
        hero.worn.append(thing.id)
    else:
        give(hero, Item(ware.item, ware.count))
        if isinstance(thing, Weapon) and hero.hand not in (item.row for item in hero.items):
            hero.hand = thing.id
    for row, number in ware.along.items():
        give(hero, Item(row, number))
    affairs(world, hero).bought.append(ware.id)
    tell(world, Bought(called(hero), ware.item, ware.count, ware.price))


def _again(world: World, hero: Figure) -> Offers[None]:
    """His shopping list of the last time, if he can pay for all of it and has bought nothing yet."""
    own = affairs(world, hero)
    listed = [BOOK.wares[id] for id in own.usual if id in BOOK.wares]
    listed = [ware for ware in listed if not isinstance(BOOK.items[ware.item], Armour | Weapon | Missile)]
    price = sum(ware.price for ware in listed)
    if listed and not own.bought and price <= wealth(world, hero):
        counts: Counter[str] = Counter()
        for ware in listed:
            counts[ware.item] += ware.count
        things = Say("list", **{f"n{n}": says_item(Item(*each)) for n, each in enumerate(counts.items())})
        note = Say("note-price", price=price)
        option = Option("repeat", Say("option-repeat", things=things), note=note, emblem="scroll")
        yield Deed(option, partial(_buy_list, world, hero, listed))


def _buy_list(world: World, hero: Figure, listed: list[Ware]) -> None:
    for ware in listed:
        pay(world, hero, ware.price)
        hand_over(world, hero, ware)


def _sell(world: World, hero: Figure, row: str) -> Rules[None]:
    """Jewels and maps have a price in town; magic has none. Some things had better not be sold."""
    worth = BOOK.gear[row].worth
    use_up(hero, row)
    hero.gold += worth
    tell(world, Sold(called(hero), row, worth))
    settle_debt(world, hero)
    yield from sold(world, hero, row)


def _discard(world: World, hero: Figure, row: str) -> None:
    use_up(hero, row)
    if hero.hand == row and not count(hero, row):
        hero.hand = next((item.row for item in hero.items if item.row in BOOK.weapons), "fists")
    tell(world, Discarded(called(hero), row))
