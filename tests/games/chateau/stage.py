"""A stage for the château's tests: a party as wanted, wherever wanted."""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

from souterrain.core.ask import Ask, Option, Question
from souterrain.core.events import Event
from souterrain.core.game import Setup
from souterrain.core.roll import Rules
from souterrain.games.chateau.blows import monsters
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.characters import add
from souterrain.games.chateau.game import GAME
from souterrain.games.chateau.world import Character, Chateau, Fight, carry

E = TypeVar("E", bound=Event)
Dice: TypeAlias = list[int | str]

LIVES = {"warrior": 8, "thief": 6, "cleric": 6, "magician": 3}

MEADOW = "C04"  # round, countryside
TRIANGLE = "C09"  # countryside
SQUARE = "C19"  # countryside
COURT = "K03"  # round, castle
GUARDROOM, ITS_DOOR = "K07", "K04"
CHAPEL = "K12"  # has a fountain
GALLERY, MAGIC_ROOM = "K17", "K20"


def party(at: str = MEADOW, players: int = 1, **lives: int) -> Chateau:
    """Characters in the usual marching order with their usual weapons, on one point, in the first turn; they know the
    castle. Unless told otherwise there are the four of them, all owned in turn by the players."""
    world = GAME.create(Setup(players=players))
    for n, (kind, life) in enumerate((lives or LIVES).items()):
        who = add(world, kind, kind, world.seats[n % players])
        who.life = who.initial = life
        who.at, who.untried = at, False
        carry(world, who, BOOK.classes[kind].weapons[0])
    world.turn = world.clock = 1
    return world


def everybody(world: Chateau) -> list[str]:
    return list(world.order)


def one(world: Chateau, id: str) -> Character:
    return world.characters[id]


def fight(world: Chateau, *kinds: str, caught: bool = False) -> Fight:
    """The whole party face to face with monsters, which were taken from the bowl."""
    for kind in kinds:
        world.bowl.counts[kind] -= 1
    at = world.characters[world.order[0]].at
    world.fight = Fight(at, everybody(world), monsters(list(kinds)), caught=caught)
    return world.fight


def told(world: Chateau, kind: type[E]) -> list[E]:
    """The events of a kind that were told, also as what somebody died of."""
    every = [each for event, _ in world.told for each in (getattr(event, "by", None), event)]
    return [event for event in every if isinstance(event, kind)]


def first_ask(rules: Rules[Any]) -> Ask:
    """What a rule asks before anything else; it is not answered."""
    ask = next(rules)
    assert isinstance(ask, Ask)
    return ask


def keys(ask: Question) -> list[str]:
    assert isinstance(ask, Ask)
    return [option.key for option in ask.options]


def option(ask: Question, key: str) -> Option:
    assert isinstance(ask, Ask)
    return next(option for option in ask.options if option.key == key)


def percent(ask: Question, key: str) -> object:
    """The chance that an option's note tells."""
    note = option(ask, key).note
    assert note is not None
    return note.args["percent"]


def add_double(world: Chateau, id: str, kind: str, life: int) -> None:
    who = add(world, id, kind, world.seats[0])
    who.life = who.initial = life
    who.at = world.characters[world.order[0]].at
    carry(world, who, BOOK.classes[kind].weapons[0])
