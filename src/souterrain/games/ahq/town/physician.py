"""The Physician: diseases, lost limbs, the dead, and potions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Offers
from souterrain.core.say import Say
from souterrain.crawl.shop import Ware, shelf

from ..catalogue import BOOK
from ..events.company import RaisedFromDeath
from ..events.town import Mended
from ..figures import Figure, lose_effect
from ..prices import Cure
from ..states import BARE
from ..words import called, says
from ..world import World
from . import market
from .money import affairs, company, pay, wealth

SERVICES = "ahq.town.physician.services"
RAISE = "ahq.town.physician.resurrection-needs-body"
DEATH = "death"


def offers(world: World, hero: Figure) -> Offers[None]:
    """What he mends of this Hero's ills, the dead whose bodies are here, and potions."""
    cures = [*_cures(world, hero), *_raisings(world, hero)]
    yield from shelf(cures, wealth(world, hero), lambda sum: pay(world, hero, sum) == sum)
    yield from market.wares(world, hero, "physician")


def _cures(world: World, hero: Figure) -> Iterator[Ware[None]]:
    for kind in dict.fromkeys(each.kind for each in hero.effects):
        cure = BOOK.cures.get(kind)
        if cure is not None:
            text = Say("option-cure", ailment=Say(f"effect-{kind}"))
            note = Say("note-price", price=cure.price)
            option = Option("cure", text, note=note, rule=SERVICES, emblem="blessed", on=(kind,))
            yield Ware(option, cure.price, partial(mend, world, hero, cure))


def mend(world: World, hero: Figure, cure: Cure) -> None:
    """The Hero is as he was before; each lost limb is an ill of its own.

    Rules: ahq.town.physician.restores-previous-state, ahq.trap.lost-limb.cure,
    ahq.monster-ability.contagious.decline."""
    first = next(each for each in hero.effects if each.kind == cure.id)
    hero.effects.remove(first)
    if cure.id == "disease":
        own = affairs(world, hero)
        hero.profile.strength += own.decline
        hero.profile.toughness += own.decline
        own.decline = 0
    elif cure.id == "illness":
        company(world).roster[hero.id].rests = 0
    tell(world, Mended(called(hero), cure.id, cure.price))


def _raisings(world: World, hero: Figure) -> Iterator[Ware[None]]:
    """Anybody may pay for a companion's life.

    Rule: ahq.campaign.death.replace-or-raise."""
    price = BOOK.cures[DEATH].price
    for dead in world.fallen:
        if dead.id in world.town.bodies:
            text, note = Say("option-raise", figure=says(dead)), Say("note-price", price=price)
            option = Option("raise", text, note=note, rule=RAISE, emblem="blessed", on=(dead.id,))
            yield Ware(option, price, partial(raise_dead, world, dead))


def raise_dead(world: World, dead: Figure) -> None:
    """The dead man lives, whole; of what he had when he fell he has nothing but what his companions give him back."""
    world.fallen.remove(dead)
    world.town.bodies.remove(dead.id)
    lose_effect(dead, "soul-lost")
    if dead.died >= 0:
        dead.worn, dead.hand = [], BARE
    dead.wounds, dead.fate, dead.died = dead.profile.wounds, dead.fate_most, -1
    world.figures[dead.id] = dead
    company(world).roster[dead.id].standing = "ready"
    tell(world, RaisedFromDeath(called(dead), BOOK.cures[DEATH].price))
