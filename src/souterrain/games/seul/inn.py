"""VI. The inn: nights, meals, a round for the house."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Offers, choose_until
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.shop import Ware, shelf

from .catalogue import BOOK
from .danger import forget
from .events.town import Cured, Meal, Night, RoundStood
from .fatigue import refresh
from .purse import pay, worth
from .rumours import rumours
from .words import DONE, coins, price_note
from .world import DAY, ROUNDS, SEAT, World

SICKBED = 3
"""Nights with a meal that cure a disease."""


def lodge(world: World) -> Rules[None]:
    """Eat, sleep, listen."""

    def text() -> Say:
        return Say("ask-inn", money=coins(worth(world.hero.purse)), fatigue=world.hero.fatigue)

    return choose_until(DONE, SEAT, text, partial(offers, world), "seul.town.inn-night")


def offers(world: World) -> Offers[None]:
    """What the inn has for his purse."""
    return shelf(board(world), worth(world.hero.purse), partial(pay, world.hero))


def board(world: World) -> Iterator[Ware[None]]:
    """Meals, beds, and a round for the house."""
    if not world.fed:
        for meal in BOOK.meals.values():
            text, price = Say("option-meal", meal=Say("meal-" + meal.id)), _lodging(world, meal.price)
            note = Say("note-meal-cheers" if meal.cheers else "note-meal", price=coins(price))
            option = Option("meal", text, note=note, rule="seul.town.meal-counts-as-rest", on=(meal.id,))
            yield Ware(option, price, partial(eat, world, meal.id))
    for inn in BOOK.inns.values():
        text, price = Say("option-inn", inn=Say("inn-" + inn.id)), _lodging(world, inn.price)
        note = Say("note-night-fed" if world.fed else "note-night", price=coins(price))
        note = Say("note-night-sweats", night=note) if inn.sweats_poison else note
        option = Option("inn", text, note=note, rule="seul.town.inn-night", on=(inn.id,))
        yield Ware(option, price, partial(night, world, inn.id))
    if not world.drank and world.floors:
        price = BOOK.services.round
        option = Option("round", Say("option-round"), note=price_note(price), rule="seul.town.round-of-drinks")
        yield Ware(option, price, partial(stand_a_round, world))


def _lodging(world: World, price: int) -> int:
    """Guild members sleep and eat at their guild's expense."""
    return 0 if world.guild else price


def night(world: World, grade: str) -> None:
    """A night undisturbed: forty-eight Rest Turns, which a meal makes count against Fatigue.

    Rule: seul.town.lodging-undisturbed."""
    hero = world.hero
    tell(world, Night(grade, hero.fatigue))
    sleep(world)
    if BOOK.inns[grade].sweats_poison:
        hero.poison_until = 0


def sleep(world: World) -> None:
    hero = world.hero
    if world.fed and hero.diseased:
        world.sick_nights += 1
        if world.sick_nights >= SICKBED:
            hero.diseased, world.sick_nights = False, 0
            tell(world, Cured())
    elif world.fed:
        refresh(world, BOOK.services.night_turns // 3, "seul.fatigue.loss-by-rest")
    world.fed = world.drank = False
    world.now += DAY * ROUNDS
    forget(world)


def eat(world: World, grade: str) -> None:
    """A meal counts as a Rest with a Resource consumed."""
    world.fed = True
    world.cheered = world.cheered or BOOK.meals[grade].cheers
    tell(world, Meal(grade))


def stand_a_round(world: World) -> None:
    """A round for the house loosens a tongue."""
    world.drank = True
    tell(world, RoundStood())
    rumours(world, 1)
