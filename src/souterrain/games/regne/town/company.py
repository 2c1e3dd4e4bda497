"""The company: who belongs to it, what stays of a hero from quest to quest, and who follows the dead."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.roster import Member, able, enlist, standing

from ..catalogue import BOOK
from ..events.town import Succeeded
from ..muster import candidate, fresh_from, gear
from ..sheet import level
from ..words import called, figure_word
from ..world import Figure, Item, Regne
from .journey import journey

LASTING = ("id", "kind", "name", "camp", "seat", "at", "top", "number", "each", "destiny", "crowns", "trained")
GROWN = ("xp", "handicaps", "learnt", "studied", "box", "stored")
"""What stays of a figure, and what a campaign adds to it."""


def rested(hero: Figure) -> Figure:
    """A hero as he is between quests: all life points, his goods as they were new, and nothing of what befell him.

    regne.sheet.fields"""
    kept = {name: getattr(hero, name) for name in (*LASTING, *GROWN)}
    items = [Item(item.id, item.kind, item.worn, runes=item.runes) for item in hero.items]
    return Figure(life=hero.top, items=items, **kept)


def join(world: Regne, hero: Figure) -> None:
    """Somebody is of the company from now on."""
    enlist(journey(world).roster, hero.id, hero.seat)
    world.company[hero.id] = hero


def in_turn(world: Regne) -> Iterator[Figure]:
    """The heroes, each of whom is the one that it is about until the next."""
    for hero in list(world.company.values()):
        world.acting = hero.id
        yield hero
    world.acting = ""


def chief(world: Regne) -> Figure:
    """Who speaks for the company: the one with the most Charisma. Duty of the caller: there is somebody."""
    return max(world.company.values(), key=lambda hero: level(world, hero, "charisma"))


def successors(world: Regne) -> Rules[None]:
    """For each of the dead whose place is empty his player takes a sheet that nobody holds, or the same one afresh.

    regne.campaign.successor"""
    roster = journey(world).roster
    missing = world.setup.heroes - len(able(roster))
    for gone in list(standing(roster, "dead"))[-missing:] if missing else ():
        offers = [(candidate(BOOK.heroes[hero.kind], figure_word(hero)), hero) for hero in _free(world, gone)]
        hero = yield from which(gone.seat, Say("ask-successor"), offers, "regne.campaign.successor")
        hero.items = gear(world, BOOK.heroes[hero.kind])
        join(world, hero)
        tell(world, Succeeded(called(hero)))


def _free(world: Regne, gone: Member) -> list[Figure]:
    """Those whose sheets nobody of the living holds; that of the dead hero is among them, with the name of an heir."""
    held = {hero.kind for hero in world.company.values()}
    found = [fresh_from(world, sheet, gone.seat) for sheet in BOOK.heroes if sheet not in held]
    for hero in found:
        others = sum(id.startswith(hero.kind) for id in journey(world).roster)
        if others:
            hero.id, hero.name = f"{hero.kind}-{others + 1}", BOOK.heroes[hero.kind].heir
            hero.number = others if others > 1 else 0
    return found
