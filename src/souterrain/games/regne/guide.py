"""What whoever looks at a question is told of its ways: what they cost, the tests on them, and how often one falls."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from msgspec.structs import replace

from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.crawl.squares import key, ring, square

from .actions.reach import Course, known_traps, reach_of
from .ground import Ground, ground
from .odds import falling, passing, percent
from .sheet import dice_of, level, stride, sure_footed, unhindered
from .world import Figure, Regne


def guided(world: Regne, ask: Ask) -> Ask:
    """The question with the way to every square that somebody may walk or run to; where he may fall into lava on the
    way, or a trap is known to be, clients ask once more."""
    who = world.figures.get(world.acting)
    verbs = {option.verb for option in ask.options} & {"go", "run", "venture"}
    if who is None or not verbs:
        return ask
    here = ground(world)
    ways = {verb: _ways(world, who, here, running=verb == "run") for verb in verbs}
    return replace(ask, options=tuple([ways[each.verb](each) if each.verb in ways else each for each in ask.options]))


def _ways(world: Regne, who: Figure, here: Ground, running: bool) -> Callable[[Option], Option]:
    reach, pace = reach_of(world, who, here, running), stride(who) if running else 1
    balance = passing(level(world, who, "agility"), dice_of(who, "agility"), 0)
    fails = Fraction(1) if running else Fraction(0) if sure_footed(who) else 1 - balance
    bridges = frozenset() if unhindered(who) else here.bridges
    traps = frozenset() if unhindered(who) else known_traps(world)

    def led(option: Option) -> Option:
        course = Course(tuple(map(square, option.via)), 0) if option.via else reach.course(square(option.at))
        cost = -(-len(course.way) // pace)
        crossed = [at for at in course.way if at in bridges]
        falls = _falls(len(crossed), fails)
        note = _note(cost, course.tests, percent(balance), falls, running)
        deadly = falls > 0 and any(not here.lava.isdisjoint(ring(at)) for at in crossed)
        deadly = deadly or course.way[-1] in traps
        return replace(option, via=tuple(map(key, course.way)), note=note, price=cost, final=deadly)

    return led


def _falls(squares: int, fails: Fraction) -> int:
    """How often a way over so many squares of a bridge ends below it, in per cent."""
    return percent(falling(squares, fails)) if squares else 0


@lru_cache(maxsize=1024)
def _note(cost: int, tests: int, chance: int, falls: int, running: bool) -> Say:
    note = Say("note-blocked", points=cost, tests=tests, chance=chance) if tests else Say("note-points", points=cost)
    note = Say("note-falls", way=note, falls=falls) if falls else note
    return Say("note-run", way=note) if running else note
