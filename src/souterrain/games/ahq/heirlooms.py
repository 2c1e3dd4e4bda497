"""Heroes of earlier adventures bring along what they found there."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import spoken, tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .belongings import count, give
from .catalogue import BOOK
from .events.furniture import HeirloomBrought
from .figures import Figure, Item, heroes
from .items import can_carry, may_use, use_note
from .offers import DONE
from .rows import Heirloom
from .values import may_wear
from .words import called, says
from .world import World

IMPORT = "ahq.heroquest.heroes.import"


def bring(world: World, hero: Figure) -> Rules[None]:
    """A hero of HeroQuest goes on with this game on a sheet of his own; his player notes what he found, one thing after
    another. He wears and holds it at once where he can.

    Rule: ahq.heroquest.heroes.import."""
    if not world.setup.veterans or not BOOK.characters[hero.row].veteran:
        return
    while True:
        able = [each for each in BOOK.heirlooms if _may_bring(world, hero, each)]
        offers = [(_option(hero, each.item), each.item) for each in able]
        text = Say("ask-heirloom", figure=says(hero))
        row = yield from which(hero.seat, text, [(DONE, ""), *offers], IMPORT)
        if not row:
            return
        _equip(hero, row)
        tell(world, HeirloomBrought(called(hero), row))


def _may_bring(world: World, hero: Figure, heirloom: Heirloom) -> bool:
    row = heirloom.item
    if heirloom.unique and any(_has(other, row) for other in heroes(world)):
        return False
    if row in BOOK.armour:
        return may_wear(hero, BOOK.armour[row])
    return count(hero, row) < heirloom.most and can_carry(hero, row)


def _has(hero: Figure, row: str) -> bool:
    return row in hero.worn or count(hero, row) > 0


def _equip(hero: Figure, row: str) -> None:
    """Armour takes the place of what he wore, which stays at home; a weapon is taken in hand."""
    if row in BOOK.armour:
        place = BOOK.armour[row].place
        hero.worn = [*(other for other in hero.worn if BOOK.armour[other].place != place), row]
        return
    give(hero, Item(row))
    if may_use(hero, row):
        hero.hand = row


def _option(hero: Figure, row: str) -> Option:
    text = Say("option-item", item=spoken("item-", row))
    return Option("bring", text, note=use_note(hero, Item(row)), emblem=BOOK.items[row].emblem, on=(row,))
