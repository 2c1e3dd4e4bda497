"""Step 6: what happens in town, by the Random Events table. A row names its handler."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import agreed
from souterrain.core.roll import Roll, Rules, pick
from souterrain.core.say import Say
from souterrain.crawl.master import GM

from ..belongings import count, give, use_up
from ..catalogue import BOOK
from ..events.company import HenchmanTookLeave, Volunteered
from ..events.town import (
    Burgled,
    DangerMoney,
    FellIll,
    FlasksTaxed,
    MapOffered,
    MonstersReady,
    NoFlasks,
    NothingHappened,
    NothingToTax,
    OldWound,
    PocketPicked,
    PriceOfFame,
    QuietInterval,
    Taxed,
    Thanked,
    TributeGiven,
    WeaponRuined,
)
from ..figures import Effect, Figure, Item, heroes, party
from ..prices import Happening
from ..words import called, says
from ..world import World
from .followers import enter_service
from .living import followers, pay_or_lose
from .money import affairs, company, pay, wealth

EVENTS: Handlers[Callable[[World, Happening], Rules[None]]] = Handlers("event")


def happen(world: World) -> Rules[None]:
    """Two dice for the whole company, rolled by the game master; what they bring happens at once.

    Rule: ahq.town.events.rolled-once."""
    if not heroes(world):
        return
    rule = "ahq.town.events.rolled-once"
    by = heroes(world)[0].seat if world.solo else GM
    first: int = yield Roll("d12", rule, by)
    second: int = yield Roll("d12", rule, by)
    row = BOOK.happenings[first + second]
    yield from EVENTS[row.event](world, row)


def one_hero(world: World, rule: str) -> Rules[Figure]:
    """Any of the Heroes in town, each as likely as the next."""
    return world.figures[(yield from pick([hero.id for hero in heroes(world)], rule))]


def percent(gold: int, share: int) -> int:
    """So many hundredths of a sum, rounded up."""
    return -(-gold * share // 100)


@EVENTS("quiet")
def quiet(world: World, row: Happening) -> Rules[None]:
    tell(world, QuietInterval())
    yield from ()


@EVENTS("illness")
def illness(world: World, row: Happening) -> Rules[None]:
    """A Hero is ill: the Physician is paid at once, or he misses the next expedition."""
    hero = yield from one_hero(world, row.rule)
    price = BOOK.cures["illness"].price
    text = Say("ask-illness", hero=says(hero), gold=price)
    cured = wealth(world, hero) >= price and (yield from agreed(hero.seat, text, row.rule, _priced(price), _REST))
    if cured:
        pay(world, hero, price)
    else:
        hero.effects.append(Effect("illness", "cured"))
        company(world).roster[hero.id].rests = 1
    tell(world, FellIll(called(hero), cured))


@EVENTS("injury")
def injury(world: World, row: Happening) -> Rules[None]:
    """An old wound opens: dice are rolled when he sets out."""
    hero = yield from one_hero(world, row.rule)
    affairs(world, hero).injury = row.amount
    tell(world, OldWound(called(hero)))


@EVENTS("flasks")
def flasks(world: World, row: Happening) -> Rules[None]:
    """A tax on each Greek Fire; whoever cannot or will not pay gives it up."""
    if not any(count(hero, row.item) for hero in heroes(world)):
        tell(world, NoFlasks())
    for hero in heroes(world):
        owned = count(hero, row.item)
        if not owned:
            continue
        due = owned * row.amount
        text = Say("ask-flasks", hero=says(hero), count=owned, gold=due)
        keeps = wealth(world, hero) >= due and (yield from agreed(hero.seat, text, row.rule, _priced(due), _GIVE_UP))
        if keeps:
            pay(world, hero, due)
        else:
            use_up(hero, row.item, owned)
        tell(world, FlasksTaxed(called(hero), owned, due if keeps else 0))


@EVENTS("gratitude")
def gratitude(world: World, row: Happening) -> Rules[None]:
    """Gold for the whole company, shared like treasure."""
    gold, among = row.amount, heroes(world)
    for n, hero in enumerate(among):
        hero.gold += (gold + len(among) - 1 - n) // len(among)
    tell(world, Thanked(gold))
    yield from ()


@EVENTS("tax")
def tax(world: World, row: Happening) -> Rules[None]:
    """A tenth of every account, rounded up."""
    taxed = [hero for hero in heroes(world) if affairs(world, hero).bank]
    for hero in taxed:
        own = affairs(world, hero)
        due = percent(own.bank, row.amount)
        own.bank -= due
        tell(world, Taxed(called(hero), due, own.bank))
    if not taxed:
        tell(world, NothingToTax())
    yield from ()


@EVENTS("ruined-weapon")
def ruined_weapon(world: World, row: Happening) -> Rules[None]:
    """The dearest ordinary weapon of a Hero must be paid for once more, or it is gone. What is sold with it comes
    with the new one."""
    hero = yield from one_hero(world, row.rule)
    plain = [item.row for item in hero.items if item.row in BOOK.weapons or item.row in BOOK.missiles]
    sold = {ware.item: ware for ware in BOOK.wares.values()}
    dearest = max((each for each in plain if each in sold), key=lambda each: sold[each].price, default="")
    if not dearest:
        tell(world, NothingHappened("ruined-weapon", row.rule))
        return
    ware = sold[dearest]
    text = Say("ask-ruined", hero=says(hero), item=Say(f"item-{dearest}"), gold=ware.price)
    replaced = wealth(world, hero) >= ware.price and (
        yield from agreed(hero.seat, text, row.rule, _priced(ware.price), _GIVE_UP)
    )
    if replaced:
        pay(world, hero, ware.price)
        for thing, number in ware.along.items():
            give(hero, Item(thing, number))
    else:
        use_up(hero, dearest)
        if hero.hand == dearest and not count(hero, dearest):
            hero.hand = "fists"
    tell(world, WeaponRuined(called(hero), dearest, replaced))


@EVENTS("burglary")
def burglary(world: World, row: Happening) -> Rules[None]:
    """All gold in all rooms is gone; purses and accounts are safe.

    Rule: ahq.town.lodgings.free-untaxed-stealable."""
    stolen = 0
    for own in world.town.affairs.values():
        stolen += own.lodgings
        own.lodgings = 0
    tell(world, Burgled(stolen))
    yield from ()


@EVENTS("pickpocket")
def pickpocket(world: World, row: Happening) -> Rules[None]:
    """A quarter of one purse, rounded up."""
    hero = yield from one_hero(world, row.rule)
    gold = percent(hero.gold, row.amount)
    hero.gold -= gold
    tell(world, PocketPicked(called(hero), gold))


@EVENTS("farewell")
def farewell(world: World, row: Happening) -> Rules[None]:
    """A Henchman takes his pay and his leave."""
    men = [figure.id for figure in party(world) if figure.kind == "henchman"]
    if not men:
        tell(world, NothingHappened("farewell", row.rule))
        return
    man = world.figures.pop((yield from pick(men, row.rule)))
    tell(world, HenchmanTookLeave(called(man), called(world.figures[man.owner])))


@EVENTS("volunteer")
def volunteer(world: World, row: Happening) -> Rules[None]:
    """A man-at-arms serves a Hero for one expedition, for neither price nor pay."""
    hero = yield from one_hero(world, row.rule)
    man = enter_service(world, hero, row.character)
    world.town.volunteers.append(man.id)
    tell(world, Volunteered(called(man), called(hero)))


@EVENTS("jealous-ruler")
def jealous_ruler(world: World, row: Happening) -> Rules[None]:
    """The ruler of the city takes a magic item from a Hero; nobody refuses him."""
    hero = yield from one_hero(world, row.rule)
    carried = [item.row for item in hero.items if BOOK.items[item.row].magic]
    worn = [each for each in hero.worn if BOOK.armour[each].magic]
    if not carried + worn:
        tell(world, NothingHappened("jealous-ruler", row.rule))
        return
    tribute = yield from pick(sorted(carried + worn), row.rule)
    if tribute in worn:
        hero.worn.remove(tribute)
    else:
        use_up(hero, tribute)
        if hero.hand == tribute and not count(hero, tribute):
            hero.hand = "fists"
    tell(world, TributeGiven(called(hero), tribute))


@EVENTS("preparation")
def preparation(world: World, row: Happening) -> Rules[None]:
    """The game master will begin with two counters; solo play has none."""
    world.town.forewarned = 0 if world.solo else row.amount
    tell(world, NothingHappened("preparation", row.rule) if world.solo else MonstersReady())
    yield from ()


@EVENTS("danger-money")
def danger_money(world: World, row: Happening) -> Rules[None]:
    """For each Henchman who died below, all who are employed want their pay once more."""
    dead = world.town.missed
    if not dead or not any(followers(world, hero) for hero in heroes(world)):
        tell(world, NothingHappened("danger-money", row.rule))
        return
    tell(world, DangerMoney(dead))
    for hero in heroes(world):
        yield from pay_or_lose(world, hero, dead, row.rule)


@EVENTS("fame")
def fame(world: World, row: Happening) -> Rules[None]:
    """From now on living is dearer; fame that comes again changes nothing."""
    tell(world, NothingHappened("fame", row.rule) if world.town.famous else PriceOfFame())
    world.town.famous = True
    yield from ()


@EVENTS("map-for-sale")
def map_for_sale(world: World, row: Happening) -> Rules[None]:
    """One treasure map; the first Hero who wants it and can pay has it."""
    price = row.amount
    for hero in heroes(world):
        text = Say("ask-map", hero=says(hero), gold=price)
        if wealth(world, hero) >= price and (yield from agreed(hero.seat, text, row.rule, _priced(price), _NO_MAP)):
            pay(world, hero, price)
            give(hero, Item(row.item))
            tell(world, MapOffered(True))
            return
    tell(world, MapOffered(False))


def _priced(gold: int) -> Option:
    return Option("pay", Say("option-pay-gold", gold=gold), emblem="coin")


_REST = Option("rest", Say("option-rest"))
_GIVE_UP = Option("lose", Say("option-do-without"))
_NO_MAP = Option("no", Say("option-no-map"))
