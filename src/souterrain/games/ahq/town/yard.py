"""The training yard and the temple: characteristics for gold, and Fate for an offering."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.emblems import Emblem
from souterrain.core.events import tell
from souterrain.core.menu import Offers
from souterrain.core.say import Say
from souterrain.crawl.roster import expeditions
from souterrain.crawl.shop import Ware, shelf

from ..catalogue import BOOK
from ..events.town import Trained
from ..figures import Figure
from ..prices import Training
from ..values import CEILING
from ..words import called
from ..world import World
from .money import affairs, company, pay, wealth

MOST = 2
"""Points by which most characteristics can be trained, and that the two skills cost the same."""


def offers(world: World, hero: Figure, place: str) -> Offers[None]:
    """What can be trained here for his gold. Nobody trains before he has been on an expedition.

    Rules: ahq.create.gold.no-training-before-first-expedition, ahq.town.training.price, ahq.town.training.fate."""
    if not expeditions(company(world).roster[hero.id]):
        return
    lessons = [
        Ware(_option(world, hero, row), price(world, hero, row), partial(train, world, hero, row))
        for row in BOOK.trainings.values()
        if row.place == place and can_train(world, hero, row)
    ]
    yield from shelf(lessons, wealth(world, hero), lambda sum: pay(world, hero, sum) == sum)


def price(world: World, hero: Figure, row: Training) -> int:
    """The two skills cost twice as much with every point after the second.

    Rules: ahq.town.training.price, ahq.town.training.ws-bs-doubling."""
    points = affairs(world, hero).trained.get(row.id, 0)
    return int(row.price * 2 ** max(0, points + 1 - MOST)) if row.doubles else row.price


def can_train(world: World, hero: Figure, row: Training) -> bool:
    """Two points over the starting value, the skills up to twelve, Fate without limit.

    Rules: ahq.town.training.others-max-two, ahq.town.training.cap-12, ahq.town.training.fate."""
    if row.offering:
        return True
    points = affairs(world, hero).trained.get(row.id, 0)
    return _value(hero, row) < CEILING and (row.doubles or points < MOST)


def train(world: World, hero: Figure, row: Training) -> None:
    """One point more. The sheet's hit rows and damage dice follow from it.

    Rule: ahq.town.training.update-hit-rows."""
    own = affairs(world, hero)
    paid = price(world, hero, row)
    own.trained[row.id] = own.trained.get(row.id, 0) + 1
    if row.offering:
        hero.fate += 1
        hero.fate_most += 1
    else:
        setattr(hero.profile, _field(row), _value(hero, row) + 1)
        hero.wounds = hero.profile.wounds
    tell(world, Trained(called(hero), row.id, _value(hero, row), paid, _rule(row)))


def _rule(row: Training) -> str:
    return "ahq.town.training.fate" if row.offering else "ahq.town.training.price"


def _field(row: Training) -> str:
    return row.id.replace("-", "_")


def _value(hero: Figure, row: Training) -> int:
    return hero.fate_most if row.offering else int(getattr(hero.profile, _field(row)))


def _option(world: World, hero: Figure, row: Training) -> Option:
    value, cost = _value(hero, row), price(world, hero, row)
    change = Say("note-change", what=Say(f"sheet-{row.id}"), old=value, new=value + 1)
    note = Say("note-price-change", price=cost, change=change)
    emblem: Emblem = "fate" if row.offering else "strong"
    text = Say("option-offering") if row.offering else Say("option-train", trait=Say(f"sheet-{row.id}"))
    return Option("train", text, note=note, rule=_rule(row), emblem=emblem, on=(row.id,))
