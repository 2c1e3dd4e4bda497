"""A Hero made with dice: race, calling, characteristics, gold and equipment, name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from souterrain.core.ask import Name, Option, Seat
from souterrain.core.dice import throw
from souterrain.core.events import tell
from souterrain.core.menu import Offers, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from ..catalogue import BOOK
from ..events.company import GoldRolled, HeroRolled, RaceRolled
from ..figures import Figure
from ..party import choose_components
from ..prices import Race
from ..rows import Character
from ..states import BARE, Profile
from ..words import calling, says
from ..world import World
from . import market, physician
from .asking import linger
from .money import company, wealth

RACE = "ahq.create.race.may-choose-replacement"
ROLL = "ahq.create.characteristics.roll"
GOLD = "ahq.create.gold.starting"
CALLING = "ahq.create.wizard.limits"


def create(world: World, seat: Seat, replaces: bool, enter: Callable[[World, Figure], None]) -> Rules[Figure]:
    """Make a Hero. Whoever replaces a dead one chooses his race; warrior or wizard is chosen before the dice. `enter`
    puts him into the company's books, so that he can be equipped.

    Rules: ahq.create.order, ahq.create.race.may-choose-replacement, ahq.create.wizard.limits."""
    race = yield from _race(world, seat, replaces)
    callings = [row for row in BOOK.characters.values() if row.made and row.race == race]
    options = [(_calling(row), row) for row in callings]
    row = yield from which(seat, Say("ask-calling"), options, CALLING)
    rolled = yield from characteristics(row, seat)
    gold = (yield from throw(BOOK.start.gold, GOLD, seat)) * BOOK.start.times
    figure = Figure(
        id=world.new_id("hero-"),
        row=row.id,
        kind="hero",
        seat=seat,
        at=(-1, -1),
        profile=rolled,
        wounds=rolled.wounds,
        fate=row.fate,
        fate_most=row.fate,
        gold=gold,
        hand=BARE,
    )
    name: str = yield Name(seat, Say("ask-hero-name"), "ahq.create.order", suggestion=_free_name(world, race))
    figure.name = name
    tell(world, _rolled(figure))
    tell(world, GoldRolled(name, gold))
    enter(world, figure)
    world.active = figure.id
    yield from _spells(figure, row)
    yield from choose_components(world, figure)
    yield from _equip(world, figure)
    world.active = ""
    return figure


def _calling(row: Character) -> Option:
    return Option("calling", calling(row.id, Say(f"figure-{row.id}")), emblem=row.emblem, on=(row.id,))


def _rolled(figure: Figure) -> HeroRolled:
    of = figure.profile
    return HeroRolled(
        figure.name,
        figure.row,
        weapon=of.weapon_skill,
        bow=of.bow_skill,
        strength=of.strength,
        toughness=of.toughness,
        wounds=of.wounds,
    )


def _free_name(world: World, race: Race) -> str:
    """A name that nobody in the company bears, another with every Hero who joins it."""
    borne = {figure.name for figure in (*world.figures.values(), *world.absent, *world.fallen)}
    names = BOOK.start.names[race]
    first = len(company(world).roster) % len(names)
    return next((name for name in names[first:] + names[:first] if name not in borne), names[first])


def _race(world: World, seat: Seat, replaces: bool) -> Rules[Race]:
    """A die decides over the race of a first Hero; any mix of races is good.

    Rule: ahq.create.race.may-choose-replacement."""
    if replaces:
        races = dict.fromkeys(row.race for row in BOOK.races.rows)
        options = [(Option("race", Say(f"race-{race}"), on=(race,)), race) for race in races]
        return (yield from which(seat, Say("ask-race"), options, RACE))
    die: int = yield Roll("d12", RACE, seat)
    tell(world, RaceRolled(BOOK.races[die].race))
    return BOOK.races[die].race


def characteristics(row: Character, seat: Seat) -> Rules[Profile]:
    """Each characteristic is rolled once, with the die and the bonus of race and calling; true dice of four, six and
    eight sides.

    Rules: ahq.create.characteristics.roll, ahq.create.dice.small-dice-by-reroll."""
    values: dict[str, int] = {}
    for trait, dice in row.made.items():
        values[trait] = yield from throw(dice, ROLL, seat)
    return Profile(**values)


def _spells(figure: Figure, row: Character) -> Rules[None]:
    """A wizard knows the four spells of the beginning; a dwarf two of them, of his choice.

    Rules: ahq.create.wizard.human, ahq.create.wizard.dwarf.start, ahq.create.wizard.elf.spells."""
    if not row.chooses:
        figure.spells = list(row.spells)
    while len(figure.spells) < row.chooses:
        left = [spell for spell in row.spells if spell not in figure.spells]
        options = [(Option("spell", Say(f"spell-{id}"), emblem=BOOK.spells[id].emblem, on=(id,)), id) for id in left]
        text = Say("ask-first-spell", hero=says(figure), n=len(figure.spells) + 1, of=row.chooses)
        figure.spells.append((yield from which(figure.seat, text, options, "ahq.create.wizard.dwarf.start")))


def _equip(world: World, figure: Figure) -> Rules[None]:
    """The first gold is spent on the price list; neither training nor spells nor components are for beginners.

    Rule: ahq.create.gold.spend-on-price-list."""
    rule = "ahq.create.gold.spend-on-price-list"
    yield from linger(figure.seat, partial(_purse, world, figure), partial(_outfit, world, figure), rule)


def _outfit(world: World, figure: Figure) -> Offers[None]:
    yield from market.offers(world, figure)
    yield from physician.offers(world, figure)


def _purse(world: World, figure: Figure) -> Say:
    return Say("ask-equip", hero=says(figure), money=wealth(world, figure))
