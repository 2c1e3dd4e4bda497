"""II.6 Money: coins of five metals, counted in copper."""

from __future__ import annotations

from souterrain.crawl import purse

from .catalogue import BOOK
from .world import Hero, Place, World

SMALL = ("gold", "silver", "copper")
"""The metals in which money comes back."""


def worth(coins: dict[str, int]) -> int:
    """What some coins are worth, in copper.

    Rule: seul.town.coin-conversion."""
    return purse.worth(coins, BOOK.coins)


def hard_cash(value: int) -> dict[str, int]:
    """A sum in the fewest gold, silver and copper pieces."""
    return purse.change(value, {metal: BOOK.coins[metal] for metal in SMALL})


def receive(hero: Hero, value: int) -> None:
    """A sum comes into the purse."""
    purse.pour(hard_cash(value), hero.purse)


def pay(hero: Hero, price: int) -> bool:
    """Pay from the purse, the least coins first; change comes in gold, silver and copper. Duty: he has enough."""
    purse.pay(hero.purse, price, BOOK.coins, {metal: BOOK.coins[metal] for metal in SMALL})
    return True


def let_coins_go(world: World, place: Place) -> None:
    """All his coins lie in a section; those that were no find will be none when he takes them up again."""
    value = worth(world.hero.purse)
    place.own_coins += value - min(world.fresh_coins, value)
    purse.pour(world.hero.purse, place.purse)
    world.fresh_coins = 0
