"""A Hero's money in town: his purse, his room, his account, and what he owes."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.crawl.campaign import Campaign

from ..affairs import Affairs
from ..events.town import DebtPaid
from ..figures import Figure
from ..words import called
from ..world import World


def company(world: World) -> Campaign:
    """The campaign of a world that is one."""
    assert world.campaign is not None, "this expedition belongs to no campaign"
    return world.campaign


def affairs(world: World, hero: Figure) -> Affairs:
    return world.town.affairs[hero.id]


def wealth(world: World, hero: Figure) -> int:
    """All that he could pay with."""
    own = affairs(world, hero)
    return hero.gold + own.lodgings + own.bank


def pay(world: World, hero: Figure, price: int) -> int:
    """He pays as much of a price as he can: out of his purse, then from his room, then from his account. What he has
    paid is returned."""
    own = affairs(world, hero)
    purse = min(hero.gold, price)
    room = min(own.lodgings, price - purse)
    account = min(own.bank, price - purse - room)
    hero.gold -= purse
    own.lodgings -= room
    own.bank -= account
    return purse + room + account


def settle_debt(world: World, hero: Figure) -> None:
    """What he owes is paid as soon as he has gold, before anything else.

    Rule: ahq.town.living.debt."""
    own = affairs(world, hero)
    if own.debt and wealth(world, hero):
        paid = pay(world, hero, own.debt)
        own.debt -= paid
        tell(world, DebtPaid(called(hero), paid, own.debt))
