"""Jumping over what nobody walks on."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.ground import kept
from souterrain.crawl.sight import Line
from souterrain.crawl.squares import Square, key, ring

from ..catalogue import BOOK
from ..events.actions import Jumped
from ..ground import Ground, ground, occupied
from ..odds import passing, test_note
from ..sheet import dice_of, level
from ..testing import passes
from ..words import called
from ..world import Figure, Regne
from .move import leave
from .shove import land

RULE = "regne.jump.test"


FARTHEST = 3
"""Squares that somebody may hope to clear."""


def leaps(world: Regne, who: Figure, here: Ground) -> list[Line]:
    """Straight lines over something to be avoided onto an empty square: the squares jumped, and the last."""
    traps, low = [], []
    for element in world.elements.values():
        if element.kind in BOOK.traps:
            if element.armed:
                traps.append(element.at)
        elif BOOK.elements[element.kind].stands == "low":
            low.append(element.at)
    lines = _lines(here, who.at, frozenset(traps), frozenset(low))
    if not lines:
        return []
    taken = occupied(world).keys()
    return [line for line in lines if taken.isdisjoint(line)]


@kept(1024, by=lambda *about: about)
def _lines(here: Ground, start: Square, traps: frozenset[Square], low: frozenset[Square]) -> list[Line]:
    found: list[Line] = []
    for side in ring((0, 0)):
        line: list[Square] = []
        at = start
        for _ in range(FARTHEST + 1):
            to = (at[0] + side[0], at[1] + side[1])
            if to not in here.beside.get(at, ()) or here.solid(to) or to in low:
                break
            line.append(to)
            worth = any(each not in here.floor or each in traps or each in here.bridges for each in line[:-1])
            if worth and to in here.floor:
                found.append(tuple(line))
            at = to
    return found


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    if who.points < BOOK.costs.jump:
        return
    lines = leaps(world, who, here)
    if not lines:
        return
    height, dice = level(world, who, "agility"), dice_of(who, "agility")
    for line in lines:
        if not passing(height, dice, _hard(line)):
            continue
        note = test_note(BOOK.costs.jump, "agility", height, dice, _hard(line))
        to = key(line[-1])
        via = tuple(map(key, line))
        option = Option("jump", Say("option-jump"), to, note, RULE, via, group=Say("group-go"), on=(to,))
        yield Deed(option, partial(jump, world, who, line))


def _hard(line: tuple[Square, ...]) -> int:
    return BOOK.numbers.jump * (len(line) - 1)


def jump(world: Regne, who: Figure, line: tuple[Square, ...]) -> Rules[None]:
    """An Agility test, harder with each square jumped; failing, he comes down in the middle.

    regne.jump.failure"""
    who.points -= BOOK.costs.jump
    here = ground(world)
    if not (yield from leave(world, who, here)):
        return
    landed = yield from passes(world, who, "agility", _hard(line), RULE)
    before = who.at
    who.at = line[-1] if landed else line[(len(line) - 2) // 2]
    tell(world, Jumped(called(who), (key(who.at),), short=not landed))
    yield from land(world, who, before, here)
