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
from .events.turns import Briefed, SetOut, Steeled, Undertook
from .ground import ground
from .leader import elect
from .rows.beings import Hero
from .sheet import natural
from .words import called
from .world import PARTY, Figure, Item, Regne, fresh

FULL = 100


def begin(world: Regne) -> Rules[None]:
    """A single quest."""
    _brief(world)
    sheets = yield from chosen(world)
    party = [recruit(world, sheet, seat) for sheet, seat in sheets]
    _measure(world, party)
    yield from _enter(world, party)


def _measure(world: Regne, party: list[Figure]) -> None:
    """Fresh heroes have as many life points as the quest is meant for with so few or so many of them, where it is as
    hard as it is meant to be.

    regne.setup.measure"""
    vigour = plan.quest(world).size(world.setup.heroes).vigour
    if vigour != FULL and world.setup.level == "quest":
        for hero in party:
            hero.life = hero.top = hero.each = -(-hero.top * vigour // FULL)
        tell(world, Steeled(len(party), vigour))


def descend(world: Regne, party: list[Figure]) -> Rules[None]:
    """A quest of a campaign: the same, with heroes who are known."""
    _brief(world)
    yield from _enter(world, party)


def _brief(world: Regne) -> None:
    quest = plan.quest(world).id
    tell(world, Undertook(quest))
    tell(world, Briefed(quest))


def chosen(world: Regne) -> Rules[list[tuple[str, str]]]:
    """Each hero's sheet and the seat that runs him: players take turns to choose. One person who runs them all has the
    first sheets, unless he wants others.

    regne.setup.hero-from-premade-sheet"""
    left = dict(BOOK.heroes)
    players, setup = world.setup.players, world.setup
    asked = players > 1 or setup.heroes < PARTY or setup.party == "chosen"
    found = []
    for n in range(setup.heroes):
        seat = f"p{n % players + 1}"
        sheet = next(iter(left))
        if asked:
            offers = [(candidate(row, Say(f"being-{id}")), id) for id, row in left.items()]
            sheet = yield from which(seat, Say("ask-hero"), offers, "regne.setup.hero-from-premade-sheet")
        del left[sheet]
        found.append((sheet, seat))
    return found


def candidate(row: Hero, name: Say) -> Option:
    """Somebody who may be chosen: what he is, and what he has to live and to act with."""
    note = Say("note-hero", vocation=Say(f"vocation-{row.vocation}"), life=row.life, action=row.action)
    return Option("hero", name, note=note, on=(row.id,), emblem=row.emblem)


def recruit(world: Regne, sheet: str, seat: str) -> Figure:
    """Somebody as his sheet has him.

    regne.char.life-restored-each-game"""
    hero = fresh_from(world, sheet, seat)
    hero.items = gear(world, BOOK.heroes[sheet])
    return hero


def fresh_from(world: Regne, sheet: str, seat: str) -> Figure:
    """The same without his goods."""
    row = BOOK.heroes[sheet]
    name = world.setup.names.get(sheet, sheet)
    hero = Figure(sheet, sheet, name, "party", seat, (0, 0), row.life, row.life, destiny=row.destiny, crowns=row.crowns)
    hero.each = row.life
    return hero


def _enter(world: Regne, party: list[Figure]) -> Rules[None]:
    """The catacombs are made; the heroes stand in the entrance and on the nearest free squares, those foremost who
    fight best hand to hand."""
    packet = yield from plan.build(world)
    zone = yield from plan.first(world, packet)
    here = ground(world)
    inside = [at for at in reach(here.steps, [zone.entry]) if here.terrain[at] == "."]
    doors = {door.at for door in world.doors.values()}
    ranks = sorted(party, key=lambda hero: natural(hero, "melee"))
    for hero, at in zip(ranks, (at for at in inside if at not in doors), strict=False):
        hero.at = at
    world.figures |= {hero.id: hero for hero in party}
    tell(world, SetOut(tuple(called(hero) for hero in world.figures.values())))
    mishaps.shuffle(world)
    yield from elect(world)


def gear(world: Regne, row: Hero) -> list[Item]:
    return [Item(fresh(world, "i"), each.item, each.worn) for each in row.gear for _ in range(each.count)]
