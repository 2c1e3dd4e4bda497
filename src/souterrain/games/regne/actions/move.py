"""Walking and running: ways and what they cost, being blocked, crossing allies, treading on the fallen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Each, Offers, agreed
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, square

from .. import hooks
from ..catalogue import BOOK
from ..chairs import automatic
from ..dice import d
from ..events.actions import BrokeAway, HeldBack, Ran, Trampled, Walked
from ..events.places import TookPortal
from ..ground import Ground, ground, hallowed_zones, occupied, within_reach
from ..odds import falling, passing, percent
from ..sheet import dice_of, flies, immaterial, level, runs, stride, unhindered, unholy
from ..testing import passes
from ..words import called, figure_word
from ..world import Figure, Regne, able, against
from ..wounds import lose

Way = tuple[Square, ...]


class Course(NamedTuple):
    """A way to a square, and the blocking tests on it."""

    way: Way
    tests: int


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """The squares that can be walked to, and run to, with the way there."""
    if who.points < BOOK.costs.move:
        return
    actions = who.points // BOOK.costs.move
    balance = passing(level(world, who, "agility"), dice_of(who, "agility"), 0)
    chance = percent(balance)
    bridges = frozenset() if unhindered(who) else here.bridges
    walks = courses(world, who, here, actions)
    yield Each(
        [
            _offer("go", course, len(course.way), chance, _falls(bridges, course, 1 - balance))
            for course in walks.values()
        ],
        lambda option: walk(world, who, walks[square(option.at)].way),
    )
    if runs(who):
        pace = stride(who)
        found = courses(world, who, here, pace * actions, running=True)
        races = {to: course for to, course in found.items() if len(course.way) > 1}
        yield Each(
            [
                _offer("run", course, -(-len(course.way) // pace), chance, _falls(bridges, course, Fraction(1)))
                for course in races.values()
            ],
            lambda option: run(world, who, races[square(option.at)].way),
        )


def courses(world: Regne, who: Figure, here: Ground, limit: int, running: bool = False) -> dict[Square, Course]:
    """The squares where somebody could end a move of at most `limit` squares, each with a shortest way; of those the
    one with the fewest tests. A walker may cross the square of an ally if the next one is free; some pass over or
    through everybody.

    regne.move.through-ally, regne.move.eight-directions, regne.flight.rule, regne.immaterial.passage"""
    standing, blocking, barred = occupied(world), threatened(world, who, here), forbidden(world, who, here)
    steps, free = paths(who, here), unhindered(who)
    came: dict[Square, tuple[Square, int]] = {who.at: (who.at, 0)}
    ring = [who.at]
    for _ in range(limit):
        found: dict[Square, tuple[Square, int]] = {}
        for place in ring:
            crossed = not free and place != who.at and place in standing
            tests = came[place][1]
            for near in steps[place]:
                if near in came or near in barred:
                    continue
                holder = None if free else standing.get(near)
                if holder is not None and (running or crossed or holder.camp != who.camp):
                    continue
                fewest = tests + (place in blocking and not crossed and holder is None)
                if near not in found or fewest < found[near][1]:
                    found[near] = (place, fewest)
        came |= found
        ring = list(found)
    ends = (to for to in came if to not in standing and (not free or to in here.floor))
    return {to: Course(_back(came, to), came[to][1]) for to in ends}


def paths(who: Figure, here: Ground) -> Mapping[Square, Sequence[Square]]:
    """Where somebody can go from each square: on foot, through the air, through the rock."""
    return here.ether if immaterial(who) else here.air if flies(who) else here.steps


def _back(came: dict[Square, tuple[Square, int]], to: Square) -> Way:
    """The way that led to a square, its beginning left out."""
    way = [to]
    while came[came[way[-1]][0]][0] != came[way[-1]][0]:
        way.append(came[way[-1]][0])
    return tuple(way[::-1])


def forbidden(world: Regne, who: Figure, here: Ground) -> frozenset[Square]:
    """The squares that somebody keeps out of: for the undead and demons a zone with a blessed statue.

    regne.statue.bans"""
    if not unholy(who):
        return frozenset()
    hallowed = hallowed_zones(world, here)
    return frozenset(at for at, zone in here.zone.items() if zone in hallowed) if hallowed else frozenset()


def threatened(world: Regne, who: Figure, here: Ground) -> frozenset[Square]:
    """The squares that cannot be left without a test: an adversary who is able to act stands beside them.

    regne.move.block-unable-adversary, regne.move.block-exception-out-of-reach"""
    if who.invisible or unhindered(who):
        return frozenset()
    return frozenset(near for foe in against(world, who) if able(foe) for near in here.beside.get(foe.at, ()))


def walk(world: Regne, who: Figure, way: Way) -> Rules[None]:
    """Walk square by square, an action each, until something comes in between.

    regne.move.cost"""
    yield from _move(world, who, way, running=False)


def run(world: Regne, who: Figure, way: Way) -> Rules[None]:
    """Run, two squares an action, until something comes in between."""
    yield from _move(world, who, way, running=True)


def _move(world: Regne, who: Figure, way: Way, running: bool) -> Rules[None]:
    """regne.move.block-exception-ally-crossing."""
    walked = Stretch(world, who, running)
    mark, pace, free = _mark(world, who), stride(who), unhindered(who)
    at = 0
    while at < len(way):
        here = ground(world)
        standing = occupied(world)
        crossing = not free and way[at] in standing
        if way[at] not in paths(who, here)[who.at] or (crossing and not _lets_pass(world, who, way, at)):
            break
        if not running or at % pace == 0:
            who.points -= BOOK.costs.move * (2 if crossing else 1)
        if not crossing:
            if who.at in threatened(world, who, here):
                walked.tell()
            if not (yield from leave(world, who, here)):
                break
        before = who.at
        at += 2 if crossing else 1
        who.at = way[at - 1]
        walked.way += way[at - (2 if crossing else 1) : at]
        if free and (who.at not in here.floor or who.at in standing):
            continue
        if before not in here.beside.get(who.at, (before,)):
            walked.tell()
            tell(world, TookPortal(called(who)))
        if eventful(world, here, who.at):
            walked.tell()
        yield from hooks.call(hooks.ENTERED.all, world, who, before, running)
        if mark != _mark(world, who) or who.at != way[at - 1]:
            break
    walked.tell()


def _lets_pass(world: Regne, who: Figure, way: Way, at: int) -> bool:
    """Whether whoever stands on a square of a way is a friend, and the next one is free: somebody who waited may have
    come in between."""
    standing = occupied(world)
    return standing[way[at]].camp == who.camp and at + 1 < len(way) and way[at + 1] not in standing


class Stretch:
    """The part of a move that has not been told yet."""

    def __init__(self, world: Regne, who: Figure, running: bool) -> None:
        self.world, self.who, self.running = world, who, running
        self.way: list[Square] = []

    def tell(self) -> None:
        if self.way:
            kind = Ran if self.running else Walked
            tell(self.world, kind(called(self.who), len(self.way), tuple(map(key, self.way))))
        self.way = []


def eventful(world: Regne, here: Ground, at: Square) -> bool:
    """Whether something may happen on a square to one who sets foot on it."""
    return (
        here.terrain[at] == "="
        or any(door.at == at and door.wall and not door.leads for door in world.doors.values())
        or any(trap.at == at for trap in (*world.secrets.traps, *world.elements.values()) if trap.armed)
    )


def _mark(world: Regne, who: Figure) -> tuple[object, ...]:
    """What must stay as it is for somebody to walk on without a thought."""
    return who.over, who.life, who.hole, who.webbed, len(world.zones), len(world.figures), len(world.elements)


def leave(world: Regne, who: Figure, here: Ground) -> Rules[bool]:
    """Whether somebody gets away from his square. Where an adversary blocks him he tests Agility; failing, he is hurt
    and moves on, or stays."""
    if who.at not in threatened(world, who, here):
        return True
    if (yield from passes(world, who, "agility", 0, "regne.move.block-test")):
        return True
    rule = "regne.move.block-failure-choice"
    if not (yield from _presses_on(world, who, rule)):
        tell(world, HeldBack(called(who)))
        return False
    tell(world, BrokeAway(called(who)))
    hurt = yield from d(rule, who.seat)
    yield from lose(world, who, hurt, rule)
    return who.id in world.figures and who.life > 0


def _presses_on(world: Regne, who: Figure, rule: str) -> Rules[bool]:
    if automatic(world, who):
        return who.life > 5
    yes, no = Option("press-on", Say("choice-press-on")), Option("stay", Say("choice-stay"))
    return (yield from agreed(who.seat, Say("ask-blocked", who=figure_word(who)), rule, yes, no))


def crush(world: Regne, who: Figure, at: Square) -> Rules[None]:
    """Somebody who has killed may step onto the square of the fallen: no points, no test."""
    if automatic(world, who) or who.id not in world.figures or not able(who):
        return
    here = ground(world)
    if not within_reach(here, who.at, at) or at not in here.steps[who.at] or at in occupied(world):
        return
    rule = "regne.move.crush-adversary"
    yes, no = Option("step-in", Say("choice-step-in"), at=key(at)), Option("stay", Say("choice-stay"))
    if (yield from agreed(who.seat, Say("ask-crush", who=figure_word(who)), rule, yes, no)):
        before, who.at = who.at, at
        tell(world, Trampled(called(who), (key(at),)))
        yield from hooks.call(hooks.ENTERED.all, world, who, before, False)


def _falls(bridges: frozenset[Square], course: Course, fails: Fraction) -> int:
    """How often a way over bridges ends below them, in per cent."""
    squares = len(bridges.intersection(course.way)) if bridges else 0
    return percent(falling(squares, fails)) if squares else 0


def _offer(verb: str, course: Course, cost: int, chance: int, falls: int) -> Option:
    to, tests = key(course.way[-1]), course.tests
    note = Say("note-blocked", points=cost, tests=tests, chance=chance) if tests else Say("note-points", points=cost)
    note = Say("note-falls", way=note, falls=falls) if falls else note
    return Option(
        verb,
        Say(f"option-{verb}"),
        at=to,
        note=note,
        rule="regne.move.walk-one-run-two",
        via=tuple(map(key, course.way)),
        group=Say(f"group-{verb}"),
        on=(to,),
        price=cost,
    )
