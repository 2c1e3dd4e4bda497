"""The College: spells are learned from a Wizard of one's own, and components are sold."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Offers
from souterrain.core.say import Say
from souterrain.crawl.roster import expeditions
from souterrain.crawl.shop import Ware, shelf

from ..catalogue import BOOK
from ..events.town import SpellLearned
from ..figures import Figure, is_caster, is_slow
from ..prices import Lesson
from ..words import called
from ..world import World
from . import market
from .money import affairs, company, pay, wealth

LEARN = "ahq.town.spells.learn-from-same-college"


def offers(world: World, hero: Figure) -> Offers[None]:
    """One spell an interval, and components of any kind; a beginner gets neither.

    Rules: ahq.town.spells.learn-from-same-college, ahq.town.spells.one-per-expedition, ahq.town.spells.components,
    ahq.create.gold.no-extra-spells-before-first-expedition,
    ahq.create.gold.no-extra-components-before-first-expedition."""
    campaign = company(world)
    if not is_caster(hero) or not expeditions(campaign.roster[hero.id]):
        return
    if affairs(world, hero).lessons < len(campaign.chronicle):
        taught = [
            Ware(_option(hero, lesson), price(hero, lesson), partial(learn, world, hero, lesson))
            for lesson in BOOK.lessons.values()
            if lesson.id not in hero.spells
        ]
        yield from shelf(taught, wealth(world, hero), lambda sum: pay(world, hero, sum) == sum)
    yield from market.wares(world, hero, "college")


def price(hero: Figure, lesson: Lesson) -> int:
    """Whoever learns slowly pays double.

    Rule: ahq.create.wizard.dwarf.double-price."""
    return lesson.price * 2 if is_slow(hero) else lesson.price


def learn(world: World, hero: Figure, lesson: Lesson) -> None:
    hero.spells.append(lesson.id)
    affairs(world, hero).lessons = len(company(world).chronicle)
    tell(world, SpellLearned(called(hero), lesson.id, price(hero, lesson)))


def _option(hero: Figure, lesson: Lesson) -> Option:
    spell = BOOK.spells[lesson.id]
    parts = Say("list", **{f"n{n}": Say(f"item-{row}") for n, row in enumerate(spell.components)})
    note = Say("note-lesson", price=price(hero, lesson), components=parts)
    text = Say("option-learn", spell=Say(f"spell-{lesson.id}"))
    return Option("learn", text, note=note, rule=spell.rule, emblem=spell.emblem, on=(lesson.id,))
