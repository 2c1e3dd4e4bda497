"""Walking and running: ways and what they cost, being blocked, crossing allies, treading on the fallen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Literal

from msgspec.structs import replace

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Each, Offers, agreed
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, king_moves, square

from .. import hooks
from ..catalogue import BOOK
from ..chairs import automatic
from ..dice import d
from ..events.actions import BrokeAway, Flew, HeldBack, Ran, Trampled, Walked
from ..events.master import Resolved
from ..ground import Ground, ground, occupied, within_reach
from ..sheet import flies, runs, stride, unhindered
from ..testing import passes
from ..words import called, figure_word
from ..world import Figure, Regne, able
from ..wounds import lose
from .reach import Reach, Way, footing, paths, reach_from, threatened

RULE = "regne.move.walk-one-run-two"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """The squares that can be walked to, and run to. Whoever runs does so for more than a square."""
    if who.points < BOOK.costs.move:
        return
    stand = footing(world, who, here)
    reach = reach_from(stand, running=False)
    yield Each(_squares(reach, "go", who.points // BOOK.costs.move), partial(_go, walk, world, who, reach))
    if runs(who):
        far = who.points // BOOK.costs.move * stride(who)
        reach = reach_from(stand, running=True)
        yield Each(_squares(reach, "run", far, nearest=1), partial(_go, run, world, who, reach))


def _squares(reach: Reach, verb: Literal["go", "run"], far: int, nearest: int = 0) -> list[Option]:
    rings, known = reach.within(far), reach.offers
    if len(known) < len(rings):
        option = _OPTIONS[verb]
        known += [[option[name] for name in ring] for ring in rings[len(known) :]]
    return list(chain.from_iterable(known[nearest : len(rings)]))


class _Squares(dict[str, Option]):
    """The option to go to each square, the same whoever is asked: what the way there costs is told to those who look
    at it (see `guide`)."""

    def __init__(self, verb: Literal["go", "run"]) -> None:
        super().__init__()
        self._verb, self._text, self._group = verb, Say(f"option-{verb}"), Say(f"group-{verb}")

    def __missing__(self, to: str) -> Option:
        self[to] = Option(self._verb, self._text, to, rule=RULE, group=self._group, on=(to,))
        return self[to]


_OPTIONS = {"go": _Squares("go"), "run": _Squares("run")}


def _go(
    how: Callable[[Regne, Figure, Way], Rules[None]], world: Regne, who: Figure, reach: Reach, to: Option
) -> Rules[None]:
    return how(world, who, reach.course(square(to.at)).way)


def walk(world: Regne, who: Figure, way: Way) -> Rules[None]:
    """Walk square by square, an action each, until something comes in between.

    regne.move.cost"""
    yield from _move(world, who, way, running=False)


def run(world: Regne, who: Figure, way: Way) -> Rules[None]:
    """Run, two squares an action, until something comes in between."""
    yield from _move(world, who, way, running=True)


def _move(world: Regne, who: Figure, way: Way, running: bool) -> Rules[None]:
    """A bridge is told of when he comes to it, and when he is across or gets no farther.

    regne.move.block-exception-ally-crossing"""
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
        if not crossing and threatened(world, who, here):
            walked.tell()
            if not (yield from leave(world, who, here)):
                break
        before = who.at
        at += 2 if crossing else 1
        who.at = way[at - 1]
        walked.way += way[at - (2 if crossing else 1) : at]
        if free and (who.at not in here.floor or who.at in standing):
            continue
        last = way[at - 2] if crossing else before
        if king_moves(last, who.at) > 1 and last not in here.beside.get(who.at, (last,)):
            walked.portal = True
        awaited = any(awaits(world, who, before) for awaits in hooks.AWAITED.all)
        midway = not awaited and who.at in here.bridges and last in here.bridges
        if awaited or (not midway and eventful(world, here, who)):
            walked.tell()
        yield from hooks.call(hooks.ENTERED.all, world, who, before, running)
        barred = free and way[-1] != who.at and way[-1] in occupied(world)
        if mark != _mark(world, who) or who.at != way[at - 1] or barred:
            walked.way = [] if midway else walked.way
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
        self.portal = False
        self.over = who.at in ground(world).bridges

    def tell(self) -> None:
        if self.way:
            kind = Flew if flies(self.who) else Ran if self.running else Walked
            walk = kind(called(self.who), len(self.way), tuple(map(key, self.way)), portal=self.portal)
            self._tell(replace(walk, bridge=self._bridge()) if isinstance(walk, Walked) else walk)
        self.way, self.portal = [], False

    def _bridge(self) -> Literal["", "onto", "across"]:
        """Whether this part of it leads onto a bridge, or on from there."""
        bridges = ground(self.world).bridges
        over, self.over = self.over, self.way[-1] in bridges
        return "across" if over and not self.over else "onto" if self.over and not over else ""

    def _tell(self, walk: Walked | Ran | Flew) -> None:
        """What a dweller has just been said to have in mind is told with his walk."""
        last, to = self.world.told[-1] if self.world.told else (None, ())
        if isinstance(last, Resolved) and last.who == walk.who and last.why in _ERRANDS:
            self.world.told[-1] = replace(walk, why=last.why, target=last.target), to
        else:
            tell(self.world, walk)


_ERRANDS = ("hunt", "track", "flee")
"""What a dweller walks for."""


def eventful(world: Regne, here: Ground, who: Figure) -> bool:
    """Whether something may happen to somebody on the square that he has set foot on."""
    at = who.at
    return (
        here.terrain[at] == "="
        or (who.ally and at == world.zones[0].entry)
        or any(each.at == at for each in world.elements.values() if BOOK.elements[each.kind].leaves)
        or any(door.at == at and door.wall and not door.leads for door in world.doors.values())
        or any(trap.at == at for trap in world.secrets.traps)
        or any(each.at == at for each in world.elements.values() if each.armed and each.kind in BOOK.traps)
    )


def _mark(world: Regne, who: Figure) -> tuple[object, ...]:
    """What must stay as it is for somebody to walk on without a thought."""
    return who.over, who.life, who.hole, who.webbed, len(world.zones), len(world.figures), len(world.elements)


def leave(world: Regne, who: Figure, here: Ground) -> Rules[bool]:
    """Whether somebody gets away from his square. Where an adversary blocks him he tests Agility; failing, he is hurt
    and moves on, or stays."""
    if not threatened(world, who, here):
        return True
    if (yield from passes(world, who, "agility", 0, "regne.move.block-test")):
        return True
    rule = "regne.move.block-failure-choice"
    if not (yield from _presses_on(world, who, rule)):
        tell(world, HeldBack(called(who)))
        return False
    hurt = yield from d(rule, who.seat)
    if not hurt:
        tell(world, BrokeAway(called(who)))
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
