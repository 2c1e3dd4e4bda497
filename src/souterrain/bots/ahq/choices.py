"""What all the bots need: reading what is offered, measuring the party, judging targets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from souterrain.core.ask import Ask, Option
from souterrain.crawl import squares
from souterrain.crawl.ground import Regions, kept
from souterrain.crawl.squares import Square
from souterrain.crawl.ways import reach
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon.ground import ground_of
from souterrain.games.ahq.figures import Figure, is_wizard, out
from souterrain.games.ahq.figures import squares as covers
from souterrain.games.ahq.rows import Character
from souterrain.games.ahq.values import guard, toughness
from souterrain.games.ahq.world import Level, World

Mind = Callable[[World, Ask, str], str]
"""Answers one kind of question with the key of an option; one that is not offered means "no opinion"."""

Goals = dict[str, Square]
"""Where some options lead: their keys with their squares."""


def offered(ask: Ask, verb: str, *on: str) -> list[Option]:
    """The options to do this, to these things first of all."""
    found = _by_verb(ask).get(verb, [])
    return [option for option in found if option.on[: len(on)] == on] if on else found


def key_of(ask: Ask, *verbs: str) -> str:
    """The first of some things to do that is offered."""
    known = _by_verb(ask)
    return next((known[verb][0].key for verb in verbs if verb in known), "")


def _by_verb(ask: Ask) -> dict[str, list[Option]]:
    """The options of a question by what would be done. A bot looks at one many times: the last stays sorted."""
    global _sorted
    last, found = _sorted
    if last is not ask:
        found = {}
        for option in ask.options:
            found.setdefault(option.verb, []).append(option)
        _sorted = ask, found
    return found


_sorted: tuple[Ask | None, dict[str, list[Option]]] = None, {}


def goals(ask: Ask, *verbs: str) -> Goals:
    """The squares to which one may go, or which one may name."""
    return {option.key: square(option.at) for verb in verbs for option in offered(ask, verb)}


STEPS = ("go", "jump")
"""What brings somebody to another square on the march."""


def out_of_the_pit(ask: Ask) -> str:
    """Out of the pit into which one fell; up a rope is another matter."""
    return next((option.key for option in offered(ask, "climb") if not option.on), "")


square = lru_cache(maxsize=1 << 15)(squares.square)


def people(world: World, ask: Ask) -> dict[str, Figure]:
    """The figures that one may name."""
    return {option.key: world.figures[option.on[0]] for option in offered(ask, "who")}


FAR = 999

Paces = dict[Square, int]
"""How many steps it is from each square to the nearest of some figures, walking round walls but not round figures."""


def paces(world: World, others: Sequence[Figure], most: int = 200) -> Paces:
    """Measure the floor from several figures at once."""
    return _paces(world.here, tuple(at for other in others for at in covers(other)), most)


@kept(64, by=lambda level, goals, most: (level.key, goals, most))
def _paces(level: Level, goals: tuple[Square, ...], most: int) -> Paces:
    return reach(ground_of(level).steps, goals, most)


def together(world: World, at: Square) -> frozenset[Square]:
    """All the squares to which one can walk from this one as the doors stand."""
    return _parts(world.here)[at]


@kept(16, by=lambda level: level.key)
def _parts(level: Level) -> Regions[Square]:
    return Regions(ground_of(level).steps)


def nearest(at: Square, others: Sequence[Figure]) -> int:
    """How far the nearest of some figures is as the crow flies; a large number where there is none."""
    x, y = at
    return min([abs(x - other.at[0]) + abs(y - other.at[1]) for other in others], default=FAR)


def softness(figure: Figure) -> tuple[int, int, int]:
    """How easy somebody is to bring down, the easiest first: few Wounds, low Weapon Skill, low Toughness."""
    return max(0, figure.wounds), guard(figure), toughness(figure)


def prey(figure: Figure) -> tuple[int, tuple[int, int, int]]:
    """Whom to go for: the wizard, then whoever can be finished, then the softest; the fallen can wait."""
    first = 3 if out(figure) else 0 if is_wizard(figure) else 1 if figure.wounds in (1, 2) else 2
    return first, softness(figure)


_SPELLS, _ARTS = 8, 4
"""Damage dice that a caster's spells and the arts of others are worth."""


def threat(figure: Figure) -> int:
    """How dangerous a monster is: its damage dice, and more for what it does from afar as long as it can."""
    card = BOOK.monsters[figure.row]
    return sum(card.dice) + _SPELLS * any(figure.cast.values()) + _ARTS * bool(card.art)


def armoured(row: Character) -> int:
    """The Toughness of a hero in what he sets out with."""
    return row.toughness + sum(BOOK.armour[each].toughness for each in row.worn)


def stands_off(figure: Figure) -> bool:
    """Wizards fight from a distance, and those with a bow in hand."""
    return is_wizard(figure) or figure.hand in BOOK.missiles


def standing(figures: Sequence[Figure]) -> list[Figure]:
    return [figure for figure in figures if not out(figure)]


def has_acted(world: World, figure: Figure) -> bool:
    """Whether somebody has done something in this turn of a fight. Whoever has, and may still move, has struck."""
    return world.combat is not None and figure.id not in world.combat.idle


def turns_below(world: World) -> int:
    """How long this expedition has lasted."""
    if world.campaign is None:
        return world.turn
    told = world.campaign.chronicle
    return world.turn - told[-1].turn if told and world.campaign.stage == "expedition" else 0
