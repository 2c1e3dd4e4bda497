"""Testing a characteristic: the power die of its level and 1D."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .destiny import again
from .dice import ds, power
from .events.turns import How, Trial
from .rows.traits import Trait
from .sheet import dice_of, level
from .words import called
from .world import Figure, Regne


def passes(
    world: Regne,
    who: Figure,
    trait: Trait,
    difficulty: int,
    rule: str,
    *,
    more: int = 0,
    plus: int = 0,
    decisive: bool = False,
) -> Rules[bool]:
    """Whether a characteristic passes. `more` raises its level for the roll, `plus` its result. A level of 0 fails
    without a roll. A point of destiny may buy another one.

    regne.test.roll, regne.test.minimum-zero-or-difficulty, regne.bonus.to-characteristic, regne.bonus.to-result"""
    while True:
        total = yield from total_of(world, who, trait, rule, more, plus)
        passed = total is not None and total >= difficulty
        tell(world, Trial(called(who), trait, total or 0, difficulty, _how(total, passed), rule))
        if passed or not (yield from again(world, who, rule, decisive)):
            return passed


def total_of(world: Regne, who: Figure, trait: Trait, rule: str, more: int = 0, plus: int = 0) -> Rules[int | None]:
    """What the dice of a test come to; None where it fails whatever they show.

    regne.test.x-fails, regne.test.level-zero-fails"""
    height = level(world, who, trait) + more
    if height <= 0:
        return None
    face = yield from power(height, rule, who.seat)
    total = yield from ds(dice_of(who, trait), rule, who.seat)
    return None if face is None else face + total + plus


def _how(total: int | None, passed: bool) -> How:
    return "passed" if passed else "failed" if total is not None else "cross"
