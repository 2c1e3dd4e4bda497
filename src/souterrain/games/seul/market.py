"""VI. The market: buying at the printed prices, selling for half, haggling."""

from __future__ import annotations

from souterrain.core.ask import Amount, Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .content import GEAR, STACKS, TOWN
from .equipment import discard, earn, encumbrance, hard_cash, make, pay, possessions, row, stow, value_of, worth
from .events.town import Bought, Sold
from .resolution import appraise, attempt
from .words import coins, thing_word
from .world import SEAT, Thing, World

RULE = "seul.town.price-list"
GUILDS = {guild.id: guild for guild in TOWN.guild}


def shop(world: World) -> Rules[None]:
    """Buy one thing after the other."""
    while True:
        text = Say("ask-shop", money=coins(worth(world.hero.purse)), enc=encumbrance(world.hero))
        key: str = yield Ask(SEAT, text, (*goods(world), Option("done", Say("option-done"))), RULE)
        what, _, rest = key.partition(":")
        if what == "done":
            return
        if what == "buy":
            buy(world, rest)
        else:
            yield from buy_resources(world)


def goods(world: World) -> list[Option]:
    """What he can afford."""
    money = worth(world.hero.purse)
    found: list[Option] = []
    resource, torches = STACKS["resource"], STACKS["torch"]
    if money >= resource.price:
        found.append(Option("resources", Say("option-buy-resource"), note=_price(resource.price)))
    if money >= torches.price:
        found.append(Option("buy:torch", Say("option-buy-torches"), note=_price(torches.price)))
    found += [
        Option(f"buy:{kind}", Say("option-buy", thing=Say("thing-" + kind)), note=_price(gear.price), rule=RULE)
        for kind, gear in GEAR.items()
        if gear.use in ("armour", "shield", "weapon", "light") and gear.price <= money
    ]
    return found


def _price(copper: int) -> Say:
    return Say("note-price", price=coins(copper))


def buy(world: World, kind: str) -> None:
    hero = world.hero
    if kind == "torch":
        pay(hero, STACKS["torch"].price)
        hero.torches += STACKS["torch"].lot
    else:
        pay(hero, GEAR[kind].price)
        stow(hero, make(kind))
    tell(world, Bought(kind, 1))


def buy_resources(world: World) -> Rules[None]:
    price = STACKS["resource"].price
    most = min(40, worth(world.hero.purse) // price)
    count: int = yield Amount(SEAT, Say("ask-how-many-resources"), "seul.resource.enc-and-price", 1, most)
    pay(world.hero, count * price)
    world.hero.resources += count
    tell(world, Bought("resource", count))


def resale(world: World) -> int:
    """The share of its value that a thing fetches."""
    return GUILDS[world.guild].resale or TOWN.services.resale if world.guild else TOWN.services.resale


def sell_things(world: World) -> Rules[None]:
    """Sell one thing after the other."""
    while True:
        wares = for_sale(world)
        found = [
            Option(
                f"sell:{n}",
                Say("option-sell", thing=thing_word(thing)),
                note=_price(value_of(thing) * resale(world) // 100),
                rule="seul.town.resale-half",
            )
            for n, thing in wares
        ]
        text = Say("ask-selling", money=coins(worth(world.hero.purse)))
        key: str = yield Ask(SEAT, text, (*found, Option("done", Say("option-done"))), "seul.town.resale-half")
        if key == "done":
            return
        yield from sell(world, int(key.partition(":")[2]))


def for_sale(world: World) -> list[tuple[int, Thing]]:
    """What merchants take, by its number among his possessions."""
    return [
        (n, thing)
        for n, thing in enumerate(possessions(world.hero))
        if row(thing).use != "container" and thing.kind != "relic"
    ]


def sell(world: World, n: int) -> Rules[None]:
    """At the merchant's price, or haggling for so many points more or less; once the test is made the sale stands."""
    hero = world.hero
    thing = possessions(hero)[n]
    base = resale(world)
    cheer = int(world.cheered)
    percent = appraise(world, "negotiation", bonus=cheer, malus=1, tags=("selling",)).percent()
    options = [Option("sell", Say("option-sell-plain", n=base), rule="seul.town.resale-half")]
    options += [
        Option(
            f"haggle:{points}",
            Say("option-haggle", n=base + points, low=max(0, base - points)),
            note=Say("note-chance", percent=percent),
            rule="seul.town.resale-haggling",
        )
        for points in range(10, 100 - base + 1, 10)
    ]
    options.append(Option("keep", Say("option-keep")))
    key: str = yield Ask(SEAT, Say("ask-sell", thing=thing_word(thing)), tuple(options), "seul.town.resale-haggling")
    if key == "keep":
        return
    share = base
    if key != "sell":
        points = int(key.partition(":")[2])
        world.cheered = False
        done = yield from attempt(
            world, "negotiation", "seul.town.resale-haggling", bonus=cheer, malus=1, tags=("selling",)
        )
        share = min(100, base + points) if done else max(0, base - points)
    price = value_of(thing) * share // 100
    discard(hero, thing)
    for metal, count in hard_cash(price).items():
        earn(hero.purse, metal, count)
    tell(world, Sold(thing.name or thing.kind, price // 100, share))
