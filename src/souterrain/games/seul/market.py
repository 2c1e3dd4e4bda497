"""VI. The market: buying at the printed prices, selling for half, haggling."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Amount, Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose, choose_until
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .equipment import discard, earn, encumbrance, hard_cash, make, pay, possessions, row, stow, value_of, worth
from .events.town import Bought, Sold
from .resolution import appraise, attempt
from .words import DONE, coins, thing_word
from .world import SEAT, Thing, World

RULE = "seul.town.price-list"


def shop(world: World) -> Rules[None]:
    """Buy one thing after the other."""

    def text() -> Say:
        return Say("ask-shop", money=coins(worth(world.hero.purse)), enc=encumbrance(world.hero))

    return choose_until(DONE, SEAT, text, partial(goods, world), RULE)


def goods(world: World) -> Offers[None]:
    """What he can afford."""
    money = worth(world.hero.purse)
    resource, torches = BOOK.stacks["resource"], BOOK.stacks["torch"]
    if money >= resource.price:
        option = Option("buy", Say("option-buy-resource"), note=_price(resource.price), on=("resource",))
        yield Deed(option, partial(buy_resources, world))
    if money >= torches.price:
        option = Option("buy", Say("option-buy-torches"), note=_price(torches.price), on=("torch",))
        yield Deed(option, partial(buy_torches, world))
    for kind, gear in BOOK.gear.items():
        if gear.use in ("armour", "shield", "weapon", "light") and gear.price <= money:
            text = Say("option-buy", thing=Say("thing-" + kind))
            option = Option("buy", text, note=_price(gear.price), rule=RULE, on=(kind,))
            yield Deed(option, partial(buy, world, kind))


def _price(copper: int) -> Say:
    return Say("note-price", price=coins(copper))


def buy(world: World, kind: str) -> None:
    pay(world.hero, BOOK.gear[kind].price)
    stow(world.hero, make(kind))
    tell(world, Bought(kind, 1))


def buy_torches(world: World) -> None:
    """Torches come by the lot."""
    pay(world.hero, BOOK.stacks["torch"].price)
    world.hero.torches += BOOK.stacks["torch"].lot
    tell(world, Bought("torch", 1))


def buy_resources(world: World) -> Rules[None]:
    price = BOOK.stacks["resource"].price
    most = min(40, worth(world.hero.purse) // price)
    count: int = yield Amount(SEAT, Say("ask-how-many-resources"), "seul.resource.enc-and-price", 1, most)
    pay(world.hero, count * price)
    world.hero.resources += count
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
    for n, thing in for_sale(world):
        text, price = Say("option-sell", thing=thing_word(thing)), _price(value_of(thing) * resale(world) // 100)
        option = Option("sell", text, note=price, rule="seul.town.resale-half", on=(str(n),))
        yield Deed(option, partial(sell, world, thing))


def for_sale(world: World) -> list[tuple[int, Thing]]:
    """What merchants take, by its number among his possessions."""
    return [
        (n, thing)
        for n, thing in enumerate(possessions(world.hero))
        if row(thing).use != "container" and thing.kind != "relic"
    ]


def sell(world: World, thing: Thing) -> Rules[None]:
    """At the merchant's price, or haggling for so many points more or less; once the test is made the sale stands."""
    text = Say("ask-sell", thing=thing_word(thing))
    share = yield from choose(SEAT, text, bids(world), "seul.town.resale-haggling")
    if share is None:
        return
    price = value_of(thing) * share // 100
    discard(world.hero, thing)
    for metal, count in hard_cash(price).items():
        earn(world.hero.purse, metal, count)
    tell(world, Sold(thing.name or thing.kind, price // 100, share))


def bids(world: World) -> Offers[int | None]:
    """The share of its value that a thing fetches, or nothing where it is kept."""
    base = resale(world)
    yield Deed(Option("sell", Say("option-sell-plain", n=base), rule="seul.town.resale-half"), lambda: base)
    odds = appraise(world, "negotiation", bonus=int(world.cheered), malus=1, tags=("selling",))
    chance = Say("note-chance", percent=odds.percent())
    for points in range(10, 100 - base + 1, 10):
        text = Say("option-haggle", n=base + points, low=max(0, base - points))
        option = Option("haggle", text, note=chance, rule="seul.town.resale-haggling", on=(str(points),))
        yield Deed(option, partial(haggle, world, base, points))
    yield Deed(Option("keep", Say("option-keep")), lambda: None)


def haggle(world: World, base: int, points: int) -> Rules[int]:
    """A Negotiation test for so many points more, or less; good cheer helps once."""
    cheer, world.cheered = int(world.cheered), False
    done = yield from attempt(
        world, "negotiation", "seul.town.resale-haggling", bonus=cheer, malus=1, tags=("selling",)
    )
    return min(100, base + points) if done else max(0, base - points)
