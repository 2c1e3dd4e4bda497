"""The Healer: health and lives for offerings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .damage import heal
from .events.actions import Healed
from .events.spoils import Raised
from .purse import party_gold, pay
from .words import kind_say
from .world import Hero, World


def visit_healer(world: World) -> Rules[None]:
    """Sell services until nobody wants more."""
    for seat in world.hero_seats():
        done: bool | None = False
        while not done and (deeds := list(services(world, seat))):
            done = yield from choose(seat, Say("ask-healer"), [*deeds, Deed(_DONE, lambda: True)], OFFERINGS)


OFFERINGS, TOUCH = "catacombs.healer.services-for-offerings", "catacombs.healer.touch-300-for-1"
_DONE = Option("done", Say("option-leave-healer"))


def services(world: World, seat: str) -> Iterator[Deed[None]]:
    """A touch for every living hero below his maximum, resurrection for every dead one, if the gold is there.

    Rules: catacombs.healer.several-services-up-to-maximum, catacombs.healer.resurrected-may-buy-more."""
    gold = party_gold(world)
    for hero in world.heroes.values():
        name = kind_say(hero.id)
        if hero.alive and hero.health < BOOK.heroes[hero.id].health and gold >= BOOK.facts.touch_price:
            text = Say("option-touch", hero=name, gold=BOOK.facts.touch_price, points=BOOK.facts.touch_health)
            yield Deed(Option("heal", text, rule=TOUCH, on=(hero.id,)), partial(touch, world, seat, hero))
        if not hero.alive and gold >= BOOK.facts.resurrection_price:
            text = Say("option-raise", hero=name, gold=BOOK.facts.resurrection_price)
            option = Option("raise", text, rule="catacombs.healer.resurrection-1000", on=(hero.id,))
            yield Deed(option, partial(resurrect, world, seat, hero))


def touch(world: World, seat: str, hero: Hero) -> Rules[None]:
    """The healing touch for one hero."""
    if (yield from pay(world, seat, hero, BOOK.facts.touch_price, OFFERINGS)):
        gained = heal(world, hero, BOOK.facts.touch_health)
        tell(world, Healed(hero.id, gained, hero.health, TOUCH))


def resurrect(world: World, seat: str, hero: Hero) -> Rules[None]:
    """A dead hero comes back, with what the service gives.

    Rule: catacombs.death.healer-can-raise."""
    if (yield from pay(world, seat, hero, BOOK.facts.resurrection_price, OFFERINGS)):
        hero.health = BOOK.facts.resurrection_health
        tell(world, Raised(hero.id, hero.health))
