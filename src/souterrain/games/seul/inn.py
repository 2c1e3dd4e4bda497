"""VI. The inn: nights, meals, a round for the house."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .content import TOWN
from .danger import forget
from .equipment import pay, worth
from .events.town import Cured, Meal, Night, RoundStood
from .fatigue import refresh
from .rumours import rumours
from .words import coins
from .world import DAY, ROUNDS, SEAT, World

INNS = {inn.id: inn for inn in TOWN.inn}
MEALS = {meal.id: meal for meal in TOWN.meal}
SERVICES = TOWN.services
SICKBED = 3
"""Nights with a meal that cure a disease."""


def lodge(world: World) -> Rules[None]:
    """Eat, sleep, listen."""
    while True:
        text = Say("ask-inn", money=coins(worth(world.hero.purse)), fatigue=world.hero.fatigue)
        key: str = yield Ask(SEAT, text, (*offers(world), Option("done", Say("option-done"))), "seul.town.inn-night")
        what, _, rest = key.partition(":")
        if what == "done":
            return
        if what == "inn":
            night(world, rest)
        elif what == "meal":
            eat(world, rest)
        else:
            stand_a_round(world)


def offers(world: World) -> list[Option]:
    """What the inn has for his purse."""
    money = worth(world.hero.purse)
    found: list[Option] = []
    if not world.fed:
        found += [
            Option(
                f"meal:{meal.id}",
                Say("option-meal", meal=Say("meal-" + meal.id)),
                note=Say("note-price", price=coins(price)),
                rule="seul.town.meal-counts-as-rest",
            )
            for meal in TOWN.meal
            if (price := _lodging(world, meal.price)) <= money
        ]
    found += [
        Option(
            f"inn:{inn.id}",
            Say("option-inn", inn=Say("inn-" + inn.id)),
            note=Say("note-price", price=coins(price)),
            rule="seul.town.inn-night",
        )
        for inn in TOWN.inn
        if (price := _lodging(world, inn.price)) <= money
    ]
    if not world.drank and money >= SERVICES.round:
        note = Say("note-price", price=coins(SERVICES.round))
        found.append(Option("round", Say("option-round"), note=note, rule="seul.town.round-of-drinks"))
    return found


def _lodging(world: World, price: int) -> int:
    """Guild members sleep and eat at their guild's expense."""
    return 0 if world.guild else price


def night(world: World, grade: str) -> None:
    """A night undisturbed: forty-eight Rest Turns, which a meal makes count against Fatigue."""
    hero = world.hero
    pay(hero, _lodging(world, INNS[grade].price))
    sleep(world)
    if INNS[grade].sweats_poison:
        hero.poison_until = 0
    tell(world, Night(grade, hero.fatigue))


def sleep(world: World) -> None:
    hero = world.hero
    if world.fed and hero.diseased:
        world.sick_nights += 1
        if world.sick_nights >= SICKBED:
            hero.diseased, world.sick_nights = False, 0
            tell(world, Cured())
    elif world.fed:
        refresh(world, SERVICES.night_turns // 3, "seul.fatigue.loss-by-rest")
    world.fed = world.drank = False
    world.now += DAY * ROUNDS
    forget(world)


def eat(world: World, grade: str) -> None:
    """A meal counts as a Rest with a Resource consumed."""
    pay(world.hero, _lodging(world, MEALS[grade].price))
    world.fed = True
    world.cheered = world.cheered or MEALS[grade].cheers
    tell(world, Meal(grade))


def stand_a_round(world: World) -> None:
    """A round for the house loosens a tongue."""
    pay(world.hero, SERVICES.round)
    world.drank = True
    tell(world, RoundStood())
    rumours(world, 1)
