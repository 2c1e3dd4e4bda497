"""Weapons changed at the start of a turn, and armour put on and taken off: this takes a hero's whole phase, and what he
takes off stays where it is."""

from __future__ import annotations

from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.events import spoken, tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.say import Say

from ..catalogue import BOOK
from ..dungeon.ground import ground
from ..events.expedition import ArmourChanged, Wielded
from ..figures import Figure, Item, out, party
from ..items import may_use
from ..states import BARE
from ..values import may_wear
from ..words import EQUIPMENT, called
from ..world import Pile, World

_SUITS = ("body", "shield", "helm")


def deeds(world: World, hero: Figure) -> Offers[None]:
    """Armour that a hero may take off, and what he carries or finds in his section and may put on."""
    worn = {BOOK.armour[row].place for row in hero.worn}
    for row in hero.worn:
        if BOOK.armour[row].place in _SUITS:
            yield Deed(_option("take-off", "option-armour-off", row), partial(take_off, world, hero, row))
    for row in _at_hand(world, hero):
        if BOOK.armour[row].place not in worn and may_wear(hero, BOOK.armour[row]):
            yield Deed(_option("wear", "option-armour-on", row), partial(put_on, world, hero, row))


@lru_cache
def _option(verb: str, text: str, row: str) -> Option:
    return Option(verb, Say(text, item=spoken("item-", row)), group=EQUIPMENT, on=(row,))


def weapons(world: World, figure: Figure) -> Offers[None]:
    """The other weapons that somebody carries and can use: he may change before he does anything else.

    Rule: ahq.town.equipment.switch-weapon-exploration-turn."""
    rows = dict.fromkeys(item.row for item in figure.items)
    for row in rows:
        if row != figure.hand and may_use(figure, row):
            yield Deed(_option("wield", "option-wield", row), partial(wield, world, figure, row))


def wield(world: World, figure: Figure, row: str) -> None:
    figure.hand = row
    tell(world, Wielded(called(figure), row))


def empty_hands(world: World) -> None:
    """Whoever has nothing in hand, because he threw it or lost it, takes the first weapon that he can use."""
    for figure in party(world):
        if out(figure) or (figure.hand != BARE and may_use(figure, figure.hand)):
            continue
        held = next((item.row for item in figure.items if may_use(figure, item.row)), "")
        if held:
            wield(world, figure, held)


def take_off(world: World, hero: Figure, row: str) -> None:
    """A piece of armour stays where it is taken off."""
    hero.worn.remove(row)
    world.here.piles.append(Pile(at=hero.at, items=[Item(row)]))
    tell(world, ArmourChanged(called(hero), row, False))


def put_on(world: World, hero: Figure, row: str) -> None:
    _take(world, hero, row)
    hero.worn.append(row)
    tell(world, ArmourChanged(called(hero), row, True))


def _at_hand(world: World, hero: Figure) -> list[str]:
    """Suits of armour that he carries without wearing them, or that lie in his section."""
    if not world.here.piles and all(item.row not in BOOK.armour for item in hero.items):
        return []
    lying = [item.row for pile in _piles(world, hero) for item in pile.items]
    rows = dict.fromkeys([item.row for item in hero.items] + lying)
    return [row for row in rows if row in BOOK.armour and BOOK.armour[row].place in _SUITS]


def _piles(world: World, hero: Figure) -> list[Pile]:
    here = ground(world).section
    return [pile for pile in world.here.piles if here.get(pile.at) == here[hero.at]]


def _take(world: World, hero: Figure, row: str) -> None:
    """Take a piece from what he carries, or else from the floor; what is emptied is struck from the map."""
    for item in hero.items:
        if item.row == row:
            hero.items.remove(item)
            return
    for pile in _piles(world, hero):
        for item in pile.items:
            if item.row == row:
                pile.items.remove(item)
                if not (pile.items or pile.gold or pile.body):
                    world.here.piles.remove(pile)
                return
