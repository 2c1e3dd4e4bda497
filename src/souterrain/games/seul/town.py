"""VI. In town: prices, selling, inns and meals, bank and guild."""

from __future__ import annotations

from souterrain.core.ask import Amount, Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import pack
from .content import GEAR, STACKS, TOWN
from .danger import forget
from .equipment import discard, earn, hard_cash, make, pay, possessions, row, stow, value_of, worth
from .events import (
    Banked,
    Bought,
    Cured,
    GuildJoined,
    HomeRented,
    Meal,
    Night,
    Retired,
    RoundStood,
    Sold,
)  # fmt: skip
from .expedition import go_down
from .fatigue import refresh
from .resolution import appraise, attempt
from .rumours import rumours
from .words import coins, thing_word
from .world import DAY, ROUNDS, SEAT, Home, World, note

RULE = "seul.town.price-list"
INNS = {inn.id: inn for inn in TOWN.inn}
MEALS = {meal.id: meal for meal in TOWN.meal}
HOMES = {home.id: home for home in TOWN.home}
GUILDS = {guild.id: guild for guild in TOWN.guild}
SERVICES = TOWN.services


def town(world: World) -> Rules[None]:
    """One errand in town."""
    key: str = yield Ask(SEAT, Say("ask-town", money=coins(worth(world.hero.purse))), options(world), RULE)
    what, _, rest = key.partition(":")
    match what:
        case "enter":
            yield from go_down(world, int(rest))
        case "buy":
            buy(world, rest)
        case "resources":
            yield from buy_resources(world)
        case "sell":
            yield from sell(world, int(rest))
        case "inn":
            night(world, rest)
        case "meal":
            eat(world, rest)
        case "round":
            stand_a_round(world)
        case "deposit" | "withdraw":
            yield from bank(world, what)
        case "guild":
            world.guild = rest
            tell(world, GuildJoined(rest))
        case "rent":
            rent(world, rest)
        case "store":
            yield from store(world)
        case "pack":
            yield from pack.open_pack(world)
        case "cure":
            world.hero.diseased, world.hero.poison_until = False, 0
            tell(world, Cured())
        case "retire":
            world.ended = "retired"
            note(world, "retired", n=world.hero.px)
            tell(world, Retired(world.hero.px))


def options(world: World) -> tuple[Option, ...]:
    hero = world.hero
    money = worth(hero.purse)
    found = [
        Option(f"enter:{n}", Say("option-enter", n=n + 1) if n else Say("option-enter-first"), rule="seul.danger.scale")
        for n in range(max(1, len(world.ways)))
    ]
    found += [
        Option(
            f"buy:{kind}",
            Say("option-buy", thing=Say("thing-" + kind)),
            note=Say("note-price", price=coins(gear.price)),
            rule=RULE,
        )
        for kind, gear in GEAR.items()
        if gear.use in ("armour", "shield", "weapon", "light") and gear.price <= money
    ]
    if money >= STACKS["torch"].price:
        found.append(
            Option("buy:torch", Say("option-buy-torches"), note=Say("note-price", price=coins(STACKS["torch"].price)))
        )
    if money >= STACKS["resource"].price:
        found.append(
            Option(
                "resources", Say("option-buy-resource"), note=Say("note-price", price=coins(STACKS["resource"].price))
            )
        )
    found += [
        Option(
            f"sell:{n}",
            Say("option-sell", thing=thing_word(thing)),
            note=Say("note-price", price=coins(value_of(thing) * resale(world) // 100)),
            rule="seul.town.resale-half",
        )
        for n, thing in enumerate(possessions(hero))
        if row(thing).use != "container" and thing.kind != "relic"
    ]
    found += _services(world, money)
    found.append(Option("pack", Say("option-pack")))
    found.append(Option("retire", Say("option-retire"), rule="seul.level.retirement-hint"))
    return tuple(found)


def _services(world: World, money: int) -> list[Option]:
    found = [
        Option(
            f"inn:{inn.id}",
            Say("option-inn", inn=Say("inn-" + inn.id)),
            note=Say("note-price", price=coins(price)),
            rule="seul.town.inn-night",
        )
        for inn in TOWN.inn
        if (price := _lodging(world, inn.price)) <= money
    ]
    if not world.fed:
        found += [
            Option(
                f"meal:{meal.id}",
                Say("option-meal", meal=Say("meal-" + meal.id)),
                note=Say("note-price", price=coins(price)),
                rule="seul.town.meal-counts-as-rest",
            )
            for meal in TOWN.meal
            if (price := _lodging(world, meal.price)) <= money
        ]
    if not world.drank and money >= SERVICES.round:
        found.append(
            Option(
                "round",
                Say("option-round"),
                note=Say("note-price", price=coins(SERVICES.round)),
                rule="seul.town.round-of-drinks",
            )
        )
    if money >= 1000:
        found.append(Option("deposit", Say("option-deposit"), rule="seul.town.bank"))
    if world.bank:
        found.append(
            Option(
                "withdraw",
                Say("option-withdraw"),
                note=Say("note-price", price=coins(world.bank)),
                rule="seul.town.bank",
            )
        )
    if not world.guild:
        found += [
            Option(f"guild:{guild}", Say("option-guild", guild=Say("guild-" + guild)), rule="seul.town.guild")
            for guild in GUILDS
        ]
    elif GUILDS[world.guild].cures and (world.hero.diseased or world.hero.poison_until > world.now):
        found.append(Option("cure", Say("option-cure"), rule="seul.town.guild"))
    if world.home is None or world.home.until <= world.day:
        found += [
            Option(
                f"rent:{home.id}",
                Say("option-rent", home=Say("home-" + home.id)),
                note=Say("note-price", price=coins(home.price)),
                rule="seul.town.rent",
            )
            for home in TOWN.home
            if home.price <= money
        ]
    if world.home is not None:
        found.append(Option("store", Say("option-store"), rule="seul.town.rent"))
    return found


def _lodging(world: World, price: int) -> int:
    """Guild members sleep and eat at their guild's expense."""
    return 0 if world.guild else price


# Buying and selling


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
    return GUILDS[world.guild].resale or SERVICES.resale if world.guild else SERVICES.resale


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


# Services


def night(world: World, grade: str) -> None:
    """A night undisturbed: forty-eight Rest Turns, which a meal makes count against Fatigue."""
    hero = world.hero
    pay(hero, _lodging(world, INNS[grade].price))
    sleep(world)
    if INNS[grade].sweats_poison:
        hero.poison_until = 0
    tell(world, Night(grade, hero.fatigue))


def sleep(world: World) -> None:
    hero = world.hero
    if world.fed and hero.diseased:
        world.sick_nights += 1
        if world.sick_nights >= 3:
            hero.diseased, world.sick_nights = False, 0
            tell(world, Cured())
    elif world.fed:
        refresh(world, SERVICES.night_turns // 3, "seul.fatigue.loss-by-rest")
    world.fed = world.drank = False
    world.now += DAY * ROUNDS
    forget(world)


def eat(world: World, grade: str) -> None:
    """A meal counts as a Rest with a Resource consumed."""
    pay(world.hero, _lodging(world, MEALS[grade].price))
    world.fed = True
    world.cheered = world.cheered or MEALS[grade].cheers
    tell(world, Meal(grade))


def stand_a_round(world: World) -> None:
    """A round for the house loosens a tongue."""
    pay(world.hero, SERVICES.round)
    world.drank = True
    tell(world, RoundStood())
    rumours(world, 1)


def bank(world: World, what: str) -> Rules[None]:
    """The bank keeps a tenth of every deposit, and the rest safe."""
    hero = world.hero
    held = worth(hero.purse) if what == "deposit" else world.bank
    gold: int = yield Amount(SEAT, Say("ask-" + what), "seul.town.bank", 1, max(1, held // 100))
    if what == "deposit":
        pay(hero, gold * 100)
        world.bank += gold * 100 * (100 - SERVICES.bank_percent) // 100
    else:
        taken = min(world.bank, gold * 100)
        world.bank -= taken
        for metal, count in hard_cash(taken).items():
            earn(hero.purse, metal, count)
    tell(world, Banked(world.bank // 100))


def rent(world: World, grade: str) -> None:
    """A dwelling for a week; what is kept there is safe."""
    pay(world.hero, HOMES[grade].price)
    if world.home is None:
        world.home = Home(grade, world.day + 7)
    else:
        world.home.grade, world.home.until = grade, world.day + 7
    tell(world, HomeRented(grade))


def store(world: World) -> Rules[None]:
    """Leave things at home or fetch them."""
    home = world.home
    assert home is not None
    hero = world.hero
    while True:
        room = HOMES[home.grade].storage - sum(row(thing).enc for thing in home.things)
        options = [
            Option(f"leave:{n}", Say("option-leave-thing", thing=thing_word(thing)))
            for n, thing in enumerate(hero.pack)
            if row(thing).enc <= room
        ]
        options += [
            Option(f"fetch:{n}", Say("option-fetch", thing=thing_word(thing))) for n, thing in enumerate(home.things)
        ]
        options.append(Option("done", Say("option-done")))
        key: str = yield Ask(SEAT, Say("ask-store"), tuple(options), "seul.town.rent")
        what, _, rest = key.partition(":")
        if what == "done":
            return
        if what == "leave":
            thing = hero.pack[int(rest)]
            discard(hero, thing)
            home.things.append(thing)
        else:
            stow(hero, home.things.pop(int(rest)))
