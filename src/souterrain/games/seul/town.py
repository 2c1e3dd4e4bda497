"""VI. In town: the market, the inn, bank, guild and a home of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Amount, Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose, choose_until
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.shop import Ware, shelf

from . import pack
from .catalogue import BOOK, place_of
from .equipment import discard, row, stow, take_out
from .events.town import Banked, Cured, GuildJoined, HomeRented, Retired
from .expedition import go_down
from .inn import lodge
from .market import for_sale, sell_things, shop
from .purse import pay, receive, worth
from .words import DONE, coins, price_note, thing_word
from .world import SEAT, Hero, Home, Thing, World, note

RULE = "seul.town.price-list"


def town(world: World) -> Rules[None]:
    """One errand in town."""
    money = worth(world.hero.purse)
    ask = Say("ask-town", money=coins(money), penniless=not money)
    yield from choose(SEAT, ask, errands(world), RULE)


def errands(world: World) -> Offers[None]:
    """Where he may go."""
    for n in range(max(1, len(world.ways))):
        text = Say("option-enter", n=n + 1) if n else Say("option-enter-first")
        yield Deed(_errand("enter", text, "seul.danger.scale", str(n)), partial(go_down, world, n))
    yield Deed(_errand("shop", Say("option-shop"), RULE), partial(shop, world))
    if for_sale(world):
        yield Deed(_errand("sell", Say("option-selling"), "seul.town.resale-half"), partial(sell_things, world))
    yield Deed(_errand("inn", Say("option-to-the-inn"), "seul.town.inn-night"), partial(lodge, world))
    yield Deed(_errand("services", Say("option-services"), "seul.town.guild"), partial(use_services, world))
    yield pack.opening(world, "")
    leaving = Option("retire", Say("option-retire"), rule="seul.level.retirement-hint", final=True)
    yield Deed(leaving, partial(retire, world))


def _errand(verb: str, text: Say, rule: str, *on: str) -> Option:
    """An errand, at the place in town where it is done."""
    return Option(verb, text, place_of(verb), rule=rule, on=on)


def retire(world: World) -> None:
    world.ended = "retired"
    note(world, "retired", n=world.hero.px)
    tell(world, Retired(world.hero.px))


def use_services(world: World) -> Rules[None]:
    """Bank, guild, a home."""

    def text() -> Say:
        return Say("ask-services", money=coins(worth(world.hero.purse)))

    return choose_until(DONE, SEAT, text, partial(services, world), RULE)


def services(world: World) -> Offers[None]:
    """What the bank, the guilds and the landlords have for him."""
    money = worth(world.hero.purse)
    if money >= 1000:
        yield Deed(Option("deposit", Say("option-deposit"), rule="seul.town.bank"), partial(deposit, world))
    if world.bank:
        held = price_note(world.bank)
        option = Option("withdraw", Say("option-withdraw"), note=held, rule="seul.town.bank")
        yield Deed(option, partial(withdraw, world))
    yield from guilds(world)
    if world.home is None or world.home.until <= world.day:
        yield from shelf(homes(world), money, partial(pay, world.hero))
    if world.home is not None:
        option = Option("store", Say("option-store"), rule="seul.town.rent")
        yield Deed(option, partial(store, world, world.home))


def homes(world: World) -> Iterator[Ware[None]]:
    """The dwellings that are to let."""
    for home in BOOK.homes.values():
        text, rent = Say("option-rent", home=Say("home-" + home.id)), price_note(home.price)
        option = Option("rent", text, note=rent, rule="seul.town.rent", on=(home.id,))
        yield Ware(option, home.price, partial(move_in, world, home.id))


def guilds(world: World) -> Offers[None]:
    """One guild may be joined; one of them cures its own."""
    if not world.guild:
        for guild in BOOK.guilds:
            text = Say("option-guild", guild=Say("guild-" + guild))
            yield Deed(Option("join", text, rule="seul.town.guild", on=(guild,)), partial(join, world, guild))
    elif BOOK.guilds[world.guild].cures and (world.hero.diseased or world.hero.poison_until > world.now):
        yield Deed(Option("cure", Say("option-cure"), rule="seul.town.guild"), partial(be_cured, world))


def join(world: World, guild: str) -> None:
    world.guild = guild
    tell(world, GuildJoined(guild))


def be_cured(world: World) -> None:
    world.hero.diseased, world.hero.poison_until = False, 0
    tell(world, Cured())


def deposit(world: World) -> Rules[None]:
    """The bank keeps a tenth of every deposit, and the rest safe."""
    gold: int = yield Amount(SEAT, Say("ask-deposit"), "seul.town.bank", 1, max(1, worth(world.hero.purse) // 100))
    pay(world.hero, gold * 100)
    world.bank += gold * 100 * (100 - BOOK.services.bank_percent) // 100
    tell(world, Banked(world.bank // 100))


def withdraw(world: World) -> Rules[None]:
    """What the bank holds comes back in full."""
    gold: int = yield Amount(SEAT, Say("ask-withdraw"), "seul.town.bank", 1, max(1, world.bank // 100))
    taken = min(world.bank, gold * 100)
    world.bank -= taken
    receive(world.hero, taken)
    tell(world, Banked(world.bank // 100))


def move_in(world: World, grade: str) -> None:
    """A dwelling for a week; what is kept there is safe."""
    if world.home is None:
        world.home = Home(grade, world.day + 7)
    else:
        world.home.grade, world.home.until = grade, world.day + 7
    tell(world, HomeRented(grade))


def store(world: World, home: Home) -> Rules[None]:
    """Leave things at home or fetch them."""
    return choose_until(DONE, SEAT, lambda: Say("ask-store"), partial(storing, world.hero, home), "seul.town.rent")


def storing(hero: Hero, home: Home) -> Offers[None]:
    """What can be left there, as far as there is room, and what can be fetched."""
    room = BOOK.homes[home.grade].storage - sum(row(thing).enc for thing in home.things)
    for n, thing in enumerate(hero.pack):
        if row(thing).enc <= room:
            option = Option("store", Say("option-leave-thing", thing=thing_word(thing)), on=(str(n),))
            yield Deed(option, partial(leave_thing, hero, home, thing))
    for n, thing in enumerate(home.things):
        option = Option("fetch", Say("option-fetch", thing=thing_word(thing)), on=(str(n),))
        yield Deed(option, partial(fetch_thing, hero, home, thing))


def leave_thing(hero: Hero, home: Home, thing: Thing) -> None:
    discard(hero, thing)
    home.things.append(thing)


def fetch_thing(hero: Hero, home: Home, thing: Thing) -> None:
    take_out(home.things, thing)
    stow(hero, thing)
