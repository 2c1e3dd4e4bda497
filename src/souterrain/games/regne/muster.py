"""Before the first turn: who plays whom, the catacombs, where they begin, who leads."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.ways import reach

from . import mishaps, plan
from .catalogue import BOOK
from .events.turns import Briefed, SetOut
from .ground import ground
from .leader import elect
from .rows.beings import Hero
from .words import called
from .world import Figure, Item, Regne, Zone, fresh


def begin(world: Regne) -> Rules[None]:
    tell(world, Briefed(world.setup.quest))
    sheets = yield from _chosen(world)
    packet = yield from plan.build(world)
    zone = yield from plan.first(world, packet)
    _enter(world, zone, sheets)
    mishaps.shuffle(world)
    yield from elect(world)


def _chosen(world: Regne) -> Rules[list[tuple[str, str]]]:
    """Each hero's sheet and the seat that runs him: players take turns to choose, and nobody chooses where only one
    is left to choose or one person runs them all."""
    left = dict(BOOK.heroes)
    players = world.setup.players
    found = []
    for n in range(world.setup.heroes):
        seat = f"p{n % players + 1}"
        sheet = next(iter(left))
        if len(left) > 1 and (players > 1 or world.setup.heroes < len(BOOK.heroes)):
            offers = [(Option("hero", Say(f"being-{id}"), on=(id,), emblem=row.emblem), id) for id, row in left.items()]
            sheet = yield from which(seat, Say("ask-hero"), offers, "regne.setup.hero-from-premade-sheet")
        del left[sheet]
        found.append((sheet, seat))
    return found


def _enter(world: Regne, zone: Zone, sheets: list[tuple[str, str]]) -> None:
    """The heroes stand in the entrance and on the nearest free squares, with all their life points.

    regne.char.life-restored-each-game"""
    here = ground(world)
    inside = [at for at in reach(here.steps, [zone.entry]) if here.terrain[at] == "." and here.zone[at] == zone.id]
    doors = {door.at for door in world.doors.values()}
    places = [at for at in inside if at not in doors]
    for (sheet, seat), at in zip(sheets, places, strict=False):
        row = BOOK.heroes[sheet]
        name = world.setup.names.get(sheet, sheet)
        hero = Figure(sheet, sheet, name, "party", seat, at, row.life, row.life, destiny=row.destiny, crowns=row.crowns)
        hero.each = row.life
        hero.items = gear(world, row)
        world.figures[sheet] = hero
    tell(world, SetOut(tuple(called(hero) for hero in world.figures.values())))


def gear(world: Regne, row: Hero) -> list[Item]:
    return [Item(fresh(world, "i"), each.item, each.worn) for each in row.gear for _ in range(each.count)]
