"""VI. In town: the market, the inn, bank, guild and a home of one's own."""

from __future__ import annotations

from souterrain.core.ask import Amount, Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import pack
from .content import TOWN
from .equipment import discard, earn, hard_cash, pay, row, stow, worth
from .events.town import Banked, Cured, GuildJoined, HomeRented, Retired
from .expedition import go_down
from .inn import lodge
from .market import GUILDS, for_sale, sell_things, shop
from .words import coins, thing_word
from .world import SEAT, Home, World, note

RULE = "seul.town.price-list"
HOMES = {home.id: home for home in TOWN.home}
SERVICES = TOWN.services


def town(world: World) -> Rules[None]:
    """One errand in town."""
    key: str = yield Ask(SEAT, Say("ask-town", money=coins(worth(world.hero.purse))), options(world), RULE)
    what, _, rest = key.partition(":")
    match what:
        case "enter":
            yield from go_down(world, int(rest))
        case "shop":
            yield from shop(world)
        case "sell":
            yield from sell_things(world)
        case "inn":
            yield from lodge(world)
        case "services":
            yield from services(world)
        case "pack":
            yield from pack.open_pack(world)
        case "retire":
            world.ended = "retired"
            note(world, "retired", n=world.hero.px)
            tell(world, Retired(world.hero.px))


def options(world: World) -> tuple[Option, ...]:
    """Where he may go."""
    found = [
        Option(f"enter:{n}", Say("option-enter", n=n + 1) if n else Say("option-enter-first"), rule="seul.danger.scale")
        for n in range(max(1, len(world.ways)))
    ]
    found.append(Option("shop", Say("option-shop"), rule=RULE))
    if for_sale(world):
        found.append(Option("sell", Say("option-selling"), rule="seul.town.resale-half"))
    found.append(Option("inn", Say("option-to-the-inn"), rule="seul.town.inn-night"))
    found.append(Option("services", Say("option-services"), rule="seul.town.guild"))
    found.append(Option("pack", Say("option-pack")))
    found.append(Option("retire", Say("option-retire"), rule="seul.level.retirement-hint"))
    return tuple(found)


def services(world: World) -> Rules[None]:
    """Bank, guild, a home."""
    while True:
        text = Say("ask-services", money=coins(worth(world.hero.purse)))
        key: str = yield Ask(SEAT, text, (*service_options(world), Option("done", Say("option-done"))), RULE)
        what, _, rest = key.partition(":")
        match what:
            case "deposit" | "withdraw":
                yield from bank(world, what)
            case "guild":
                world.guild = rest
                tell(world, GuildJoined(rest))
            case "rent":
                rent(world, rest)
            case "store":
                yield from store(world)
            case "cure":
                world.hero.diseased, world.hero.poison_until = False, 0
                tell(world, Cured())
            case _:
                return


def service_options(world: World) -> list[Option]:
    money = worth(world.hero.purse)
    found: list[Option] = []
    if money >= 1000:
        found.append(Option("deposit", Say("option-deposit"), rule="seul.town.bank"))
    if world.bank:
        held = Say("note-price", price=coins(world.bank))
        found.append(Option("withdraw", Say("option-withdraw"), note=held, rule="seul.town.bank"))
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
