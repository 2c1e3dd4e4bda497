"""Step 7: the Heroes spend their gold. Each goes from place to place, and in each sees what it has for him."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from souterrain.core.ask import Option, Seat
from souterrain.core.menu import Deed, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from ..catalogue import BOOK
from ..figures import Figure, heroes
from ..words import says
from ..world import World
from . import bank, college, company, market, physician, rumours, shares, yard
from .asking import linger
from .money import affairs, settle_debt, wealth
from .places import about

SPEND = "ahq.town.spend.after-expenses"


def _inn(world: World, hero: Figure) -> Offers[None]:
    yield from bank.room(world, hero)
    yield from rumours.offers(world, hero)
    yield from shares.gifts(world, hero)


PLACES: dict[str, Callable[[World, Figure], Offers[None]]] = {
    "inn": _inn,
    "bank": bank.account,
    "market": market.offers,
    "yard": partial(yard.offers, place="yard"),
    "college": college.offers,
    "physician": physician.offers,
    "temple": partial(yard.offers, place="temple"),
    "gate": company.offers,
}
"""What each place has for a Hero."""


def spend(world: World) -> Rules[None]:
    """What is left after the expenses is spent as each likes.

    Rule: ahq.town.spend.after-expenses."""
    for own in world.town.affairs.values():
        own.usual, own.bought = own.bought or own.usual, []
    for seat in dict.fromkeys(hero.seat for hero in heroes(world)):
        yield from _in_town(world, seat)
    world.active = ""


def _in_town(world: World, seat: Seat) -> Rules[None]:
    """A player walks his Heroes through the town until he is done."""
    world.active = ""
    while mine := [hero for hero in heroes(world) if hero.seat == seat]:
        hero: Figure = next((each for each in mine if each.id == world.active), mine[0])
        world.active = hero.id
        settle_debt(world, hero)
        own = affairs(world, hero)
        text = Say("ask-town", hero=says(hero), purse=hero.gold, lodgings=own.lodgings, bank=own.bank)
        if (yield from choose(seat, text, _ways(world, hero, mine), SPEND)):
            return


def _ways(world: World, hero: Figure, mine: list[Figure]) -> Offers[bool]:
    for other in mine:
        if other is not hero:
            option = Option("who", Say("option-turn-to", figure=says(other)), on=(other.id,))
            yield Deed(option, partial(_turn_to, world, other))
    for place in BOOK.places.values():
        if any(True for _ in PLACES[place.id](world, hero)):
            text = Say("option-visit", place=Say(f"place-{place.id}"))
            option = Option("go", text, at=place.id, note=about(place.id), emblem=place.emblem, on=(place.id,))
            yield Deed(option, partial(_visit, world, hero, place.id))
    yield Deed(_enough([each for each in mine if each is not hero and _not_been(world, each)]), lambda: True)


def _visit(world: World, hero: Figure, place: str) -> Rules[bool]:
    affairs(world, hero).at = place

    def text() -> Say:
        held = wealth(world, hero)
        return Say(f"ask-at-{place}", hero=says(hero), money=Say("crowns-held", count=held))

    yield from linger(hero.seat, text, partial(_while_here, world, hero, place, hero.seat), SPEND)
    return False


def _while_here(world: World, hero: Figure, place: str, seat: Seat) -> Offers[None]:
    """Whoever has left the company, or follows another player now, has nothing to do there any more."""
    if hero.id in world.figures and hero.seat == seat:
        yield from PLACES[place](world, hero)


def _turn_to(world: World, other: Figure) -> bool:
    world.active = other.id
    return False


def _not_been(world: World, hero: Figure) -> bool:
    """Whether somebody with gold has not left the inn yet."""
    return hero.gold > 0 and affairs(world, hero).at == "inn"


def _enough(waiting: list[Figure]) -> Option:
    """To leave the town to itself, which is asked twice where somebody's gold is still in his pocket."""
    note = Say("note-not-been", heroes=Say("list", **{each.id: says(each) for each in waiting})) if waiting else None
    return Option("done", Say("option-done-town"), note=note, final=bool(waiting))
