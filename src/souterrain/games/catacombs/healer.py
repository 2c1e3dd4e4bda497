"""The Healer: health and lives for offerings."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.shop import Ware, shelf

from .catalogue import BOOK
from .damage import heal
from .events.actions import Healed
from .events.spoils import Raised, WentOn
from .purse import Gifts, party_gold, pay
from .words import kind_say
from .world import Hero, World


def visit_healer(world: World) -> Rules[None]:
    """Sell services until nobody wants more."""
    dealt = False
    for seat in world.hero_seats():
        done: bool | None = False
        while not done and (deeds := list(services(world, seat))):
            dealt = True
            text = Say("ask-healer", gold=party_gold(world))
            done = yield from choose(seat, text, [*deeds, Deed(_DONE, lambda: True)], OFFERINGS)
    if not dealt:
        tell(world, WentOn(poor=bool(needing(world))))


OFFERINGS, TOUCH = "catacombs.healer.services-for-offerings", "catacombs.healer.touch-300-for-1"
_DONE = Option("done", Say("option-leave-healer"))


def services(world: World, seat: str) -> Offers[None]:
    """A touch for every living hero below his maximum, resurrection for every dead one, if the gold is there.

    Rules: catacombs.healer.several-services-up-to-maximum, catacombs.healer.resurrected-may-buy-more."""
    gold = party_gold(world)
    for hero in needing(world):
        others: Gifts = {}
        service = touch_of(world, hero, others) if hero.alive else resurrection_of(world, hero, others)
        yield from shelf([service], gold, partial(pay, world, seat, hero, OFFERINGS, others))


def needing(world: World) -> list[Hero]:
    """The heroes for whom the Healer could do anything: those below their maximum, and the dead."""
    return [hero for hero in world.heroes.values() if hero.health < BOOK.heroes[hero.id].health]


def touch_of(world: World, hero: Hero, others: Gifts) -> Ware[None]:
    price, points = BOOK.facts.touch_price, BOOK.facts.touch_health
    text = Say("option-touch", hero=kind_say(hero.id), gold=price, points=points)
    option = Option("heal", text, rule=TOUCH, on=(hero.id,), at=hero.id)
    return Ware(option, price, partial(touch, world, hero, points, price, others))


def touch(world: World, hero: Hero, points: int, price: int, others: Gifts) -> None:
    """The healing touch for one hero."""
    gained = heal(world, hero, points)
    tell(world, Healed(hero.id, gained, hero.health, price, TOUCH, tuple(others), tuple(others.values())))


def resurrection_of(world: World, hero: Hero, others: Gifts) -> Ware[None]:
    price = BOOK.facts.resurrection_price
    text, rule = Say("option-raise", hero=kind_say(hero.id), gold=price), "catacombs.healer.resurrection-1000"
    option = Option("raise", text, rule=rule, on=(hero.id,), at=hero.id)
    return Ware(option, price, partial(resurrect, world, hero, price, others))


def resurrect(world: World, hero: Hero, price: int, others: Gifts) -> None:
    """A dead hero comes back, with what the service gives.

    Rule: catacombs.death.healer-can-raise."""
    hero.health = BOOK.facts.resurrection_health
    tell(world, Raised(hero.id, hero.health, gold=price, all=tuple(others), gave=tuple(others.values())))
