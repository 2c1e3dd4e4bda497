"""Things: drunk, taken in hand, put on, handed over, picked up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, agreed
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key

from ..catalogue import BOOK
from ..dice import formula, rolled
from ..events.actions import Drank, Equipped, GaveDrink, Given, Hardened, PickedUp, Raised, Vanished
from ..events.mishaps import Quickened
from ..ground import Ground, within_reach
from ..rows.goods import Armour, Potion, Trinket
from ..sheet import HANDS, hands, may_use, may_wear, worn
from ..special.poison import cure
from ..words import being_word, called, figure_word, thing
from ..world import Effect, Figure, Item, Regne, friends
from ..wounds import heal

POTIONS: Handlers[Callable[[Regne, Figure, Potion], Rules[None]]] = Handlers("potion effect")


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    yield from _drinking(world, who, here)
    yield from _equipping(world, who)
    yield from _handing(world, who, here)


def _at_his_side(world: Regne, who: Figure, here: Ground) -> Iterator[Figure]:
    return (friend for friend in friends(world, who) if within_reach(here, who.at, friend.at))


# Potions


def _drinking(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Each kind of potion once: for himself, and for everybody at his side who could do with it."""
    if who.points < BOOK.costs.drink:
        return
    kinds = {item.kind: item for item in who.items if item.kind in BOOK.potions}
    near = (who, *_at_his_side(world, who, here)) if kinds else ()
    for kind, item in kinds.items():
        for drinker in near:
            if _of_use(drinker, BOOK.potions[kind]):
                text = Say("option-drink", thing=thing(kind)) if drinker is who else _give_drink(drinker, kind)
                note = Say("note-points", points=BOOK.costs.drink)
                on = (item.id, drinker.id)
                option = Option(
                    "drink",
                    text,
                    key(drinker.at),
                    note,
                    BOOK.potions[kind].rule,
                    group=Say("group-potion"),
                    emblem="potion",
                    on=on,
                )
                yield Deed(option, partial(drink, world, who, item, drinker))


def _give_drink(drinker: Figure, kind: str) -> Say:
    return Say("option-give-drink", thing=thing(kind), target=figure_word(drinker))


def _of_use(drinker: Figure, row: Potion) -> bool:
    """Whether a potion would do anything for him now."""
    if row.effect in ("heal", "cure"):
        return drinker.life < drinker.top or (row.effect == "cure" and drinker.poisoned)
    return drinker.poisoned if row.effect == "remedy" else drinker.life > 0


def drink(world: Regne, who: Figure, item: Item, drinker: Figure) -> Rules[None]:
    """A potion works once, for whoever drinks it.

    regne.potion.single-use"""
    who.points -= BOOK.costs.drink
    who.items.remove(item)
    if drinker is who:
        tell(world, Drank(called(who), item.kind))
    else:
        tell(world, GaveDrink(called(who), called(drinker), item.kind))
    row = BOOK.potions[item.kind]
    yield from POTIONS[row.effect](world, drinker, row)


@POTIONS("heal")
def heals(world: Regne, drinker: Figure, row: Potion) -> Rules[None]:
    points = yield from rolled(formula(row.amount), row.rule, drinker.seat)
    heal(world, drinker, points)


@POTIONS("cure")
def cures(world: Regne, drinker: Figure, row: Potion) -> Rules[None]:
    cure(world, drinker)
    yield from heals(world, drinker, row)


@POTIONS("vanish")
def vanishes(world: Regne, drinker: Figure, row: Potion) -> Rules[None]:
    """Until his side's next turn nobody sees him."""
    drinker.invisible = True
    tell(world, Vanished(called(drinker)))
    yield from ()


@POTIONS("invulnerable")
def hardens(world: Regne, drinker: Figure, row: Potion) -> Rules[None]:
    """Until his side's next turn he loses no life points; lava still kills."""
    drinker.invulnerable = True
    tell(world, Hardened(called(drinker)))
    yield from ()


@POTIONS("boost")
def boosts(world: Regne, drinker: Figure, row: Potion) -> Rules[None]:
    """The characteristic itself is higher until his side's next turn."""
    assert row.trait is not None
    points = formula(row.amount).plus
    drinker.effects.append(Effect(row.trait, points, world.round + 1))
    tell(world, Raised(called(drinker), row.trait, points))
    yield from ()


@POTIONS("speed")
def speeds(world: Regne, drinker: Figure, row: Potion) -> Rules[None]:
    points = formula(row.amount).plus
    drinker.points += points
    tell(world, Quickened(called(drinker), points, row.rule))
    yield from ()


@POTIONS("remedy")
def remedies(world: Regne, drinker: Figure, row: Potion) -> Rules[None]:
    cure(world, drinker)
    yield from ()


# In hand and on the body


def _equipping(world: Regne, who: Figure) -> Offers[None]:
    for item, gone, cost, rule in outfits(world, who):
        if who.points >= cost:
            yield _equip(world, who, item, gone, cost, rule)


def outfits(world: Regne, who: Figure) -> Iterator[tuple[Item, tuple[Item, ...], int, str]]:
    """What he may put on or take in hand, what would have to go for it, and its cost and rule in the catacombs."""
    for item in who.items:
        if item.worn or item.kind not in BOOK.outfits or not may_use(world, who, item.kind):
            continue
        row = BOOK.goods[item.kind]
        if row.hands:
            for gone in exchanges(who, row.hands):
                yield item, gone, BOOK.costs.weapon, "regne.equip.change-weapon"
        elif isinstance(row, Armour):
            if may_wear(who, row):
                gone = tuple(
                    each for each in worn(who) if each.kind in BOOK.armours and not BOOK.goods[each.kind].hands
                )
                yield item, gone, BOOK.costs.armour, "regne.equip.change-armour"
        elif isinstance(row, Trinket):
            gone = tuple(each for each in worn(who) if _category(each) == row.category)
            yield item, gone, BOOK.costs.use, "regne.magicobject.one-permanent-per-category"


def _category(item: Item) -> str:
    row = BOOK.trinkets.get(item.kind)
    return row.category if row else ""


def exchanges(who: Figure, wanted: int) -> list[tuple[Item, ...]]:
    """What would have to go to make room for something that takes so many hands: nothing where there is room, all
    that is in hand for a two-handed weapon, otherwise one or the other.

    regne.sheet.two-handed-excludes-second"""
    held = [item for item in worn(who) if BOOK.goods[item.kind].hands]
    if hands(who) + wanted <= HANDS:
        return [()]
    if wanted == HANDS:
        return [tuple(held)]
    return [(item,) for item in held]


def _equip(world: Regne, who: Figure, item: Item, gone: tuple[Item, ...], cost: int, rule: str) -> Deed[None]:
    kinds, ids = tuple([each.kind for each in gone]), tuple([each.id for each in gone])
    return Deed(
        _equipped(item.kind, item.id, kinds, ids, cost, rule), partial(equip, world, who, item, gone, cost, rule)
    )


@lru_cache(maxsize=1024)
def _equipped(kind: str, item: str, gone: tuple[str, ...], ids: tuple[str, ...], cost: int, rule: str) -> Option:
    instead = Say("list", **{f"n{n}": thing(each) for n, each in enumerate(gone)})
    text = Say("option-equip", thing=thing(kind), held=bool(BOOK.goods[kind].hands))
    if gone:
        text = Say("option-equip-for", **text.args, instead=instead)
    note, group = Say("note-points", points=cost), Say("group-gear")
    return Option("equip", text, note=note, rule=rule, group=group, on=(item, *ids))


def equip(world: Regne, who: Figure, item: Item, gone: tuple[Item, ...], cost: int, rule: str) -> None:
    who.points -= cost
    dress(world, who, item, gone, rule)


def dress(world: Regne, who: Figure, item: Item, gone: tuple[Item, ...], rule: str) -> None:
    for each in gone:
        wear(who, each, False)
    wear(who, item, True)
    tell(world, Equipped(called(who), item.kind, rule))


def wear(who: Figure, item: Item, on: bool) -> None:
    """Put something on or away; a rune of life goes with what it is bound to."""
    item.worn = on
    life = max((BOOK.runes[rune].life for rune in item.runes), default=0) * (1 if on else -1)
    who.top += life
    who.life = min(who.life, who.top) if life < 0 else who.life + life


# From hand to hand


def _handing(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Things may be given to whoever is at his side, and picked up from the floor around him."""
    if who.points < BOOK.costs.give:
        return
    loose = {item.kind: item for item in who.items if not item.worn}
    for friend in _at_his_side(world, who, here) if loose else ():
        if friend.life > 0:
            side, name = key(friend.at), called(friend)
            for kind, item in loose.items():
                option = _giving(kind, item.id, name, friend.id, side, BOOK.costs.give)
                yield Deed(option, partial(give, world, who, item, friend))
    if not world.loose:
        return
    note, rule = Say("note-points", points=BOOK.costs.give), "regne.object.take-or-give"
    for at in (who.at, *here.beside[who.at]):
        for item in world.loose.get(key(at), ()):
            text = Say("option-take", thing=thing(item.kind))
            option = Option("take", text, key(at), note, rule, group=Say("group-gear"), on=(item.id,))
            yield Deed(option, partial(take, world, who, item, at))


@lru_cache(maxsize=4096)
def _giving(kind: str, item: str, name: str, friend: str, at: str, cost: int) -> Option:
    text, note = Say("option-give", thing=thing(kind), target=being_word(name)), Say("note-points", points=cost)
    group, rule = Say("group-give"), "regne.object.take-or-give"
    return Option("give", text, at, note, rule, group=group, on=(item, friend))


def give(world: Regne, who: Figure, item: Item, friend: Figure) -> Rules[None]:
    """A thing changes hands if both agree; whoever hands it over pays."""
    rule = "regne.object.take-or-give"
    if friend.seat != who.seat:
        text = Say("ask-accept", who=figure_word(who), thing=thing(item.kind))
        yes, no = Option("accept", Say("choice-accept")), Option("decline", Say("choice-decline"))
        if not (yield from agreed(friend.seat, text, rule, yes, no)):
            return
    who.points -= BOOK.costs.give
    who.items.remove(item)
    friend.items.append(item)
    tell(world, Given(called(who), called(friend), item.kind))


def take(world: Regne, who: Figure, item: Item, at: Square) -> None:
    who.points -= BOOK.costs.give
    lying = world.loose[key(at)]
    lying.remove(item)
    if not lying:
        del world.loose[key(at)]
    who.items.append(item)
    tell(world, PickedUp(called(who), item.kind))
