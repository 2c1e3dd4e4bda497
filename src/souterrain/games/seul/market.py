"""VI. The market: buying at the printed prices, selling for half, haggling."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from souterrain.core.ask import Amount, Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose, choose_until
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.shop import Ware, shelf

from .catalogue import BOOK
from .equipment import discard, encumbrance, load, load_of, make, possessions, row, stow, value_of
from .events.town import Bought, Sold
from .guilds import settle_owed
from .purse import pay, receive, worth
from .resolution import appraise, attempt, outlook
from .words import DONE, coins, each_note, gear_note, label, price_note, thing_word
from .world import SEAT, Hero, Thing, World

RULE = "seul.town.price-list"


def shop(world: World) -> Rules[None]:
    """Buy one thing after the other."""

    def text() -> Say:
        return Say("ask-shop", money=coins(worth(world.hero.purse)), enc=encumbrance(world.hero))

    return choose_until(DONE, SEAT, text, partial(goods, world), RULE)


def goods(world: World) -> Offers[None]:
    """What he can afford."""
    money = worth(world.hero.purse)
    resource = BOOK.stacks["resource"]
    if money >= resource.price:
        option = Option("buy", Say("option-buy-resource"), note=each_note(resource.price), on=("resource",))
        yield Deed(option, partial(buy_resources, world))
    yield from shelf(stock(world), money, partial(pay, world.hero))


def stock(world: World) -> Iterator[Ware[None]]:
    """Torches by the lot, and all that is made to be worn, wielded or lit."""
    torches = BOOK.stacks["torch"]
    option = Option("buy", Say("option-buy-torches"), note=price_note(torches.price), on=("torch",))
    yield Ware(option, torches.price, partial(take_torches, world))
    for kind, gear in BOOK.gear.items():
        if gear.use in ("armour", "shield", "weapon", "light"):
            text = Say("option-buy", thing=Say("thing-" + kind))
            note = burdening(world.hero, gear_note(gear, gear.price), gear.enc)
            option = Option("buy", text, note=note, rule=RULE, on=(kind,))
            yield Ware(option, gear.price, partial(take_gear, world, kind))


def burdening(hero: Hero, note: Say, enc: int) -> Say:
    """A note on a ware, with what its weight would do to whoever buys it where it does something."""
    then = load_of(encumbrance(hero) + enc)
    return Say("note-burdens", note=note, load=Say(f"load-{then}")) if then > load(hero) else note


def take_gear(world: World, kind: str) -> None:
    stow(world.hero, make(kind))
    tell(world, Bought(kind, 1))


def take_torches(world: World) -> None:
    world.hero.torches += BOOK.stacks["torch"].lot
    tell(world, Bought("torch", 1))


def buy_resources(world: World) -> Rules[None]:
    price = BOOK.stacks["resource"].price
    most = min(40, worth(world.hero.purse) // price)
    hero = world.hero
    carried = load(hero)
    light = sum(load(replace(hero, resources=hero.resources + n)) == carried for n in range(1, most + 1))
    text = Say("ask-how-many-resources", n=light, all=light == most)
    count: int = yield Amount(SEAT, text, "seul.resource.enc-and-price", 1, most)
    pay(hero, count * price)
    hero.resources += count
    tell(world, Bought("resource", count))


def resale(world: World) -> int:
    """The share of its value that a thing fetches."""
    return (BOOK.guilds[world.guild].resale if world.guild else 0) or BOOK.services.resale


def sell_things(world: World) -> Rules[None]:
    """Sell one thing after the other."""

    def text() -> Say:
        return Say("ask-selling", money=coins(worth(world.hero.purse)))

    return choose_until(DONE, SEAT, text, partial(wares, world), "seul.town.resale-half")


def wares(world: World) -> Offers[None]:
    """What he could sell, with what the merchant gives for it."""
    on_him = len(possessions(world.hero)) - len(world.hero.pack)
    for n, thing in for_sale(world):
        text, gain = Say("option-sell", thing=thing_word(thing)), price_note(value_of(thing) * resale(world) // 100)
        if n < on_him:
            gain = Say("note-on-you", price=gain)
        option = Option("sell", text, note=gain, rule="seul.town.resale-half", on=(str(n),))
        yield Deed(option, partial(sell, world, thing))


def for_sale(world: World) -> list[tuple[int, Thing]]:
    """What merchants take, by its number among his possessions: valuables first, what he has on him last."""
    on_him = len(possessions(world.hero)) - len(world.hero.pack)
    wanted = [
        (n, thing)
        for n, thing in enumerate(possessions(world.hero))
        if row(thing).use != "container" and thing.kind != "relic"
    ]
    return sorted(wanted, key=lambda each: (each[0] < on_him, row(each[1]).use != "valuable"))


def sell(world: World, thing: Thing) -> Rules[None]:
    """At the merchant's price, or haggling for so many points more or less; once the test is made the sale stands.

    Rule: seul.town.resale-final."""
    text = Say("ask-sell", thing=thing_word(thing))
    share = yield from choose(SEAT, text, bids(world, value_of(thing)), "seul.town.resale-haggling")
    if share is None:
        return
    price = value_of(thing) * share // 100
    discard(world.hero, thing)
    receive(world.hero, price)
    tell(world, Sold(label(thing), price // 100, share, price % 100))
    settle_owed(world)


def bids(world: World, value: int) -> Offers[int | None]:
    """The share of its value that a thing fetches, or nothing where it is kept."""

    def price(share: int) -> Say:
        return coins(value * share // 100)

    base = resale(world)
    yield Deed(Option("sell", Say("option-sell-plain", price=price(base)), rule="seul.town.resale-half"), lambda: base)
    odds = appraise(world, "negotiation", bonus=int(world.cheered), malus=1, tags=("selling",))
    for points in range(10, 100 - base + 1, 10):
        high, low = base + points, max(0, base - points)
        text = Say("option-haggle", high=price(high), low=price(low))
        option = Option("haggle", text, note=outlook(odds), rule="seul.town.resale-haggling", on=(str(points),))
        stakes = Say("stakes-haggle", high=price(high), low=price(low))
        yield Deed(option, partial(haggle, world, high, low, stakes))
    yield Deed(Option("keep", Say("option-keep")), lambda: None)


def haggle(world: World, high: int, low: int, stakes: Say) -> Rules[int]:
    """A Negotiation test for the higher share, or the lower; good cheer helps once."""
    cheer, world.cheered = int(world.cheered), False
    done = yield from attempt(
        world, "negotiation", "seul.town.resale-haggling", bonus=cheer, malus=1, tags=("selling",), stakes=stakes
    )
    return high if done else low
