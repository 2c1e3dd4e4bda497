"""The Healer: health and lives for offerings."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .content import FACTS, HEROES
from .damage import heal
from .events import Healed, Raised
from .purse import party_gold, pay
from .words import kind_say
from .world import World


def visit_healer(world: World) -> Rules[None]:
    """Sell services until nobody wants more."""
    for seat in world.hero_seats():
        while options := services(world):
            done = Option("done", Say("option-leave-healer"))
            rule = "catacombs.healer.services-for-offerings"
            key: str = yield Ask(seat, Say("ask-healer"), (*options, done), rule)
            if key == "done":
                break
            yield from serve(world, seat, key)


def services(world: World) -> tuple[Option, ...]:
    """A touch for every living hero below his maximum, resurrection for every dead one, if the gold is there."""
    gold = party_gold(world)
    found = []
    for hero in world.heroes.values():
        name = kind_say(hero.id)
        if hero.alive and hero.health < HEROES[hero.id].health and gold >= FACTS.touch_price:
            text = Say("option-touch", hero=name, gold=FACTS.touch_price, points=FACTS.touch_health)
            found.append(Option(f"{hero.id}/touch", text, rule="catacombs.healer.touch-300-for-1"))
        if not hero.alive and gold >= FACTS.resurrection_price:
            text = Say("option-raise", hero=name, gold=FACTS.resurrection_price)
            found.append(Option(f"{hero.id}/raise", text, rule="catacombs.healer.resurrection-1000"))
    return tuple(found)


def serve(world: World, seat: str, key: str) -> Rules[None]:
    """One service for one hero."""
    id, service = key.split("/")
    hero = world.heroes[id]
    rule = "catacombs.healer.services-for-offerings"
    if service == "touch":
        if (yield from pay(world, seat, hero, FACTS.touch_price, rule)):
            gained = heal(world, hero, FACTS.touch_health)
            tell(world, Healed(id, gained, hero.health, "catacombs.healer.touch-300-for-1"))
    elif (yield from pay(world, seat, hero, FACTS.resurrection_price, rule)):
        hero.health = FACTS.resurrection_health
        tell(world, Raised(id, hero.health))
