"""Treasures of the catacombs: what a find is, and whose it becomes."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from . import hooks
from .catalogue import BOOK
from .dice import ds
from .events.mishaps import FoundCrowns
from .events.places import Found, Glimpsed, Looted
from .leader import leader
from .rows.beings import Foe
from .rows.traits import Category
from .sheet import being
from .words import called, figure_word, thing
from .world import Figure, Item, Regne, fresh, heroes, of_camp, standing

PRIZES: dict[Category, str] = {
    "weapon": "regne.item.requirements",
    "potion": "regne.potion.single-use",
    "trinket": "regne.magicobject.one-permanent-per-category",
    "lore": "regne.scroll.single-use",
    "magic-weapon": "regne.magicweapon.hurts-immaterial",
    "magic-armour": "regne.magicarmour.stops-immaterial",
    "rune": "regne.rune.bound-to-gear",
}
"""The rule beside which the table of each category stands."""


def find(world: Regne, who: Figure, category: Category, given: bool = False) -> Rules[None]:
    """Whoever finds a treasure has it."""
    kind, rule = yield from _drawn(world, who, category)
    who.items.append(Item(fresh(world, "i"), kind))
    tell(world, Found(called(who), kind, given, rule))


def _drawn(world: Regne, who: Figure, category: Category) -> Rules[tuple[str, str]]:
    """2D for the nature of a treasure where it is not known, 2D for what it is. Returns it, and its table's rule."""
    nature = "regne.treasure.two-rolls"
    if category == "treasure":
        category = BOOK.natures[(yield from ds(2, nature, who.seat))].category
        tell(world, Glimpsed(category))
    return BOOK.prizes[category][(yield from ds(2, nature, who.seat))].item, PRIZES[category]


def crowns(world: Regne, who: Figure, amount: int, rule: str = "regne.crowns.pooled", what: str = "") -> None:
    """Crowns are everybody's, wherever they were found."""
    if amount:
        world.pot += amount
        tell(world, FoundCrowns(called(who), amount, what, rule))


@hooks.FELLED(1)
def spoils(world: Regne, fallen: Figure, by: Figure | None) -> Rules[None]:
    """What a dweller carries goes to whomever the leader names once it is seen, wherever he stands."""
    row = being(fallen)
    able = [each for each in of_camp(world, "party") if standing(each)]
    if not isinstance(row, Foe) or not row.treasure or fallen.poor or not able:
        return
    chief = leader(world) if heroes(world) else able[0]
    for _ in range(row.treasure):
        kind, _table = yield from _drawn(world, chief, "treasure")
        offers = [(Option("name", figure_word(each), key(each.at), on=(each.id,)), each) for each in able]
        text = Say("ask-spoils", who=figure_word(fallen), thing=thing(kind))
        heir = yield from one_of(chief.seat, text, offers, "regne.monster.treasure")
        heir.items.append(Item(fresh(world, "i"), kind))
        tell(world, Looted(called(heir), kind, called(fallen)))
