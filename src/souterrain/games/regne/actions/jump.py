"""Jumping over what nobody walks on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, king_moves

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


def leaps(world: Regne, who: Figure, here: Ground) -> Iterator[tuple[Square, ...]]:
    """Straight lines over something to be avoided onto an empty square: the squares jumped, and the last."""
    traps = {trap.at for trap in world.elements.values() if trap.armed and BOOK.elements[trap.kind].springs}
    if not any(king_moves(who.at, at) <= FARTHEST for at in here.gaps) and not traps:
        return
    taken = occupied(world)
    hard = {element.at for element in world.elements.values() if BOOK.elements[element.kind].stands == "low"}
    for dx, dy in ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)):
        line: list[Square] = []
        at = who.at
        for _ in range(FARTHEST + 1):
            to = (at[0] + dx, at[1] + dy)
            if to not in here.beside.get(at, ()) or here.solid(to) or to in taken or to in hard:
                break
            line.append(to)
            worth = any(each not in here.floor or each in traps or here.terrain[each] == "=" for each in line[:-1])
            if worth and to in here.floor:
                yield tuple(line)
            at = to


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    if who.points < BOOK.costs.jump:
        return
    height, dice = level(world, who, "agility"), dice_of(who, "agility")
    for line in leaps(world, who, here):
        note = test_note(BOOK.costs.jump, "agility", height, passing(height, dice, _hard(line)))
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
    tell(world, Jumped(called(who), (key(who.at),)))
    yield from land(world, who, before, here)
