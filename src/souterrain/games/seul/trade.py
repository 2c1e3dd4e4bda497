"""Trade with friends below: Resources for gold, finds for half their worth."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose_until
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .equipment import discard, row, value_of
from .events.town import Bought, Sold
from .purse import pay, receive, worth
from .words import DONE, label, price_note, thing_word
from .world import SEAT, Thing, World

MOST_RESOURCES = 6


def bargain(world: World) -> Rules[None]:
    """Up to six Resources at the list price; finds sell at half their worth."""
    had = world.hero.resources
    return choose_until(
        DONE,
        SEAT,
        lambda: Say("ask-trade"),
        lambda: offers(world, MOST_RESOURCES + had - world.hero.resources),
        "seul.social.stake-before-roll",
    )


def offers(world: World, left: int) -> Offers[None]:
    """So many Resources as they have left and he can pay for; all that they would buy of him."""
    hero = world.hero
    price = BOOK.stacks["resource"].price
    for n in range(1, min(left, worth(hero.purse) // price) + 1):
        text, cost = Say("option-buy-resources", n=n), price_note(n * price)
        yield Deed(Option("buy", text, note=cost, on=("resource", str(n))), partial(buy_resources, world, n))
    for n, thing in enumerate(hero.pack):
        if row(thing).use in ("valuable", "weapon", "armour", "shield") and value_of(thing):
            text, gain = (
                Say("option-sell", thing=thing_word(thing)),
                price_note(value_of(thing) // 2),
            )
            yield Deed(Option("sell", text, note=gain, on=(str(n),)), partial(sell, world, thing))


def buy_resources(world: World, count: int) -> None:
    pay(world.hero, count * BOOK.stacks["resource"].price)
    world.hero.resources += count
    tell(world, Bought("resource", count))


def sell(world: World, thing: Thing) -> None:
    discard(world.hero, thing)
    world.fresh_coins = min(world.fresh_coins, worth(world.hero.purse))
    receive(world.hero, value_of(thing) // 2)
    tell(world, Sold(label(thing), value_of(thing) // 200, 50, value_of(thing) // 2 % 100))
