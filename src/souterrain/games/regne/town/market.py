"""In town: goods bought and sold, put on and handed round; masters, the healer, the smith, the strongbox."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.emblems import Emblem
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose_until, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.shop import Ware, shelf

from ..actions.objects import dress, outfits, wear
from ..actions.uses import engrave
from ..catalogue import BOOK
from ..dice import formula
from ..events.actions import Given
from ..events.town import Bought, Boxed, Engraved, Fetched, Sold, Stored
from ..rows.goods import Armour, Thing, Weapon
from ..rows.traits import Trait
from ..sheet import being, natural
from ..words import called, figure_word, thing, trait_word, ware
from ..world import Figure, Item, Regne, fresh
from .company import in_turn
from .learning import cure, improve, may_rise

SHOP = "regne.campaign.shop"
SMITH = "regne.campaign.smith"
STORE = "regne.sheet.weight-excess"


def visit(world: Regne) -> Rules[None]:
    """Each hero goes to town, once between two quests. His player pays with the crowns of all his heroes."""
    for hero in in_turn(world):
        yield from choose_until(
            Option("done", Say("choice-left-town")),
            hero.seat,
            lambda hero=hero: Say("ask-town", who=figure_word(hero), crowns=money(world, hero)),  # type: ignore[misc]
            partial(deeds, world, hero),
            SHOP,
        )
        hero.drilled = False


def money(world: Regne, hero: Figure) -> int:
    return sum(each.crowns for each in world.company.values() if each.seat == hero.seat)


def pay(world: Regne, hero: Figure, price: int) -> bool:
    """He pays with what he has, and his companions of the same player with what is left."""
    companions = [each for each in world.company.values() if each.seat == hero.seat and each is not hero]
    for each in (hero, *companions):
        paid = min(each.crowns, price)
        each.crowns -= paid
        price -= paid
    return True


def deeds(world: Regne, hero: Figure) -> Offers[None]:
    yield from shelf([*_goods(world, hero), *_services(world, hero)], money(world, hero), partial(pay, world, hero))
    yield from _engraving(world, hero)
    yield from _selling(world, hero)
    yield from _dressing(world, hero)
    yield from _storing(world, hero)
    yield from _sharing(world, hero)


def _goods(world: Regne, hero: Figure) -> list[Ware[None]]:
    """regne.campaign.shop."""
    return [
        _ware("buy", kind, ware(kind), row.buy, partial(_bought, world, hero, kind), "group-buy", row.emblem, _use(row))
        for kind, row in BOOK.goods.items()
        if row.buy
    ]


def _use(row: Thing) -> Say:
    """The price of a thing, what it is worth in a fight, and what it weighs."""
    facts: dict[str, str | int] = {"crowns": row.buy, "weight": row.weight}
    if isinstance(row, Weapon):
        return Say("note-weapon", damage=formula(row.damage).said, **facts)
    if isinstance(row, Armour):
        return Say("note-armour", armour=row.armour, **facts)
    return Say("note-ware", **facts)


def _services(world: Regne, hero: Figure) -> list[Ware[None]]:
    """A master raises one characteristic by one level, once between two quests; the healer cures what a hero has kept
    of his wounds; a strongbox holds what he cannot carry.

    regne.campaign.training, regne.campaign.cure"""
    wares = []
    for trait in () if hero.drilled else being(hero).levels:
        if may_rise(hero, trait):
            price, to = BOOK.town.training * (natural(hero, trait) + 1), natural(hero, trait) + 1
            text = Say("option-train", trait=trait_word(trait), level=to)
            wares.append(_ware("train", trait, text, price, partial(_trained, world, hero, trait), "group-masters"))
    for id in hero.handicaps:
        text = Say("option-cure", handicap=Say(f"handicap-{id}"))
        wares.append(_ware("cure", id, text, BOOK.town.healer, partial(cure, world, hero, id), "group-handicaps"))
    if not hero.box:
        do = partial(_boxed, world, hero)
        wares.append(_ware("box", "", Say("option-strongbox"), BOOK.town.strongbox, do, "group-store", emblem="chest"))
    return wares


def _ware(
    verb: str,
    on: str,
    text: Say,
    price: int,
    do: partial[None],
    group: str,
    emblem: Emblem = "",
    note: Say | None = None,
) -> Ware[None]:
    note = note or Say("note-crowns", crowns=price)
    goods = (on,) if on else ()
    return Ware(Option(verb, text, note=note, rule=SHOP, group=Say(group), emblem=emblem, on=goods), price, do)


def _bought(world: Regne, hero: Figure, kind: str) -> None:
    hero.items.append(Item(fresh(world, "i"), kind))
    tell(world, Bought(called(hero), kind, BOOK.goods[kind].buy))


def _trained(world: Regne, hero: Figure, trait: Trait) -> None:
    hero.drilled = True
    improve(world, hero, trait, "regne.campaign.training")


def _boxed(world: Regne, hero: Figure) -> None:
    hero.box = True
    tell(world, Boxed(called(hero)))


def _engraving(world: Regne, hero: Figure) -> Offers[None]:
    """The smith cuts a rune into a weapon or an armour that has none.

    regne.campaign.smith"""
    price = BOOK.town.smith
    for item in hero.items if price <= money(world, hero) else ():
        if not item.runes and (item.kind in BOOK.weapons or item.kind in BOOK.armours):
            note, group = Say("note-crowns", crowns=price), Say("group-smith")
            option = Option("engrave", ware(item.kind), "", note, SMITH, group=group, emblem="gems", on=(item.id,))
            yield Deed(option, partial(_engrave, world, hero, item, price))


def _engrave(world: Regne, hero: Figure, item: Item, price: int) -> Rules[None]:
    offers = [(Option("rune", ware(id), emblem=row.emblem, on=(id,)), id) for id, row in BOOK.runes.items()]
    text = Say("ask-rune", who=figure_word(hero), thing=thing(item.kind))
    rune = yield from which(hero.seat, text, offers, SMITH)
    pay(world, hero, price)
    engrave(hero, item, rune)
    tell(world, Engraved(called(hero), rune, item.kind))


def _selling(world: Regne, hero: Figure) -> Offers[None]:
    """Whatever he carries, at its price."""
    for item in _each_kind(hero.items):
        row = BOOK.goods[item.kind]
        if row.sell:
            note = Say("note-crowns", crowns=row.sell)
            option = Option("sell", ware(item.kind), note=note, rule=SHOP, group=Say("group-sell"), on=(item.id,))
            yield Deed(option, partial(sell, world, hero, item))


def sell(world: Regne, hero: Figure, item: Item) -> None:
    _put_off(hero, item)
    price = BOOK.goods[item.kind].sell
    hero.crowns += price
    tell(world, Sold(called(hero), item.kind, price))


def _dressing(world: Regne, hero: Figure) -> Offers[None]:
    """In town it costs no points to change what is worn and held."""
    for item, gone, _, rule in outfits(world, hero):
        option = Option("equip", ware(item.kind), rule=rule, group=Say("group-gear"), on=(item.id, *_ids(gone)))
        yield Deed(option, partial(dress, world, hero, item, gone, rule))


def _storing(world: Regne, hero: Figure) -> Offers[None]:
    if hero.box:
        for item in _each_kind(hero.items):
            yield Deed(_stowing("store", item), partial(store, world, hero, item))
        for item in _each_kind(hero.stored):
            yield Deed(_stowing("fetch", item), partial(_fetch, world, hero, item))


def _stowing(verb: str, item: Item) -> Option:
    return Option(verb, ware(item.kind), rule=STORE, group=Say(f"group-{verb}"), on=(item.id,))


def store(world: Regne, hero: Figure, item: Item) -> None:
    """regne.sheet.weight-excess."""
    _put_off(hero, item)
    hero.stored.append(item)
    tell(world, Stored(called(hero), item.kind))


def _fetch(world: Regne, hero: Figure, item: Item) -> None:
    hero.stored.remove(item)
    hero.items.append(item)
    tell(world, Fetched(called(hero), item.kind))


def _sharing(world: Regne, hero: Figure) -> Offers[None]:
    """What he does not wear, to a companion."""
    for item in _each_kind([item for item in hero.items if not item.worn]):
        for other in world.company.values():
            if other is not hero:
                text = Say("option-hand", thing=thing(item.kind), to=figure_word(other))
                option = Option("give", text, rule=SHOP, group=Say("group-give"), on=(item.id, other.id))
                yield Deed(option, partial(_hand, world, hero, item, other))


def _hand(world: Regne, hero: Figure, item: Item, other: Figure) -> None:
    hero.items.remove(item)
    other.items.append(item)
    tell(world, Given(called(hero), called(other), item.kind, SHOP))


def _put_off(hero: Figure, item: Item) -> None:
    if item.worn:
        wear(hero, item, False)
    hero.items.remove(item)


def _each_kind(items: list[Item]) -> list[Item]:
    """One of each kind: things that are alike are offered once; what is not worn first."""
    found: dict[str, Item] = {}
    for item in sorted(items, key=lambda each: each.worn):
        found.setdefault(item.kind, item)
    return list(found.values())


def _ids(items: tuple[Item, ...]) -> tuple[str, ...]:
    return tuple(item.id for item in items)
