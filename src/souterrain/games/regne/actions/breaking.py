"""Locks and what they are on: picked, or broken by blows that cannot miss."""

from __future__ import annotations

from souterrain.core.roll import Rules
from souterrain.core.say import Say

from ..catalogue import BOOK
from ..dice import ds, power
from ..odds import Blow, blow, blow_note, passing, test_note
from ..sheet import dice_of, level, skills
from ..testing import passes
from ..world import Figure, Regne
from .fight import Arm


def promising(
    world: Regne, who: Figure, blows: list[Arm], picking: int | None, endurance: int
) -> tuple[bool, list[Arm]]:
    """Whether a lock is worth picking, if it may be picked at all, and the weapons whose blows may take something from
    what it is on. Where nothing may come of anything both are offered, so that it is seen why."""
    picks = picking is not None and passing(level(world, who, "dexterity"), *_chance(who, picking)) > 0
    useful = [each for each in blows if _blow(world, who, each, endurance, 1).high > 0]
    hopeless = picking is not None and not picks and not useful
    return (True, blows) if hopeless else (picks, useful)


def pick_note(world: Regne, who: Figure, difficulty: int) -> Say:
    height = level(world, who, "dexterity")
    return test_note(BOOK.costs.pick, "dexterity", height, *_chance(who, difficulty))


def picks(world: Regne, who: Figure, difficulty: int, rule: str) -> Rules[bool]:
    """A Dexterity test against a lock.

    regne.test.example-svein-picks-lock"""
    who.points -= BOOK.costs.pick
    return (yield from passes(world, who, "dexterity", difficulty, rule, plus=_knack(who)))


def smash_note(world: Regne, who: Figure, with_: Arm, endurance: int, life: int) -> Say:
    what = _blow(world, who, with_, endurance, life)
    return blow_note(BOOK.costs.smash, "melee", level(world, who, "melee"), what, "note-smash")


def batters(world: Regne, who: Figure, with_: Arm, endurance: int, rule: str) -> Rules[int]:
    """A blow against what cannot dodge. Returns the life points that it takes."""
    who.points -= BOOK.costs.smash
    height = level(world, who, "melee")
    if height <= 0:
        return 0
    face = yield from power(height, rule, who.seat)
    dice = yield from ds(_dice(who, with_), rule, who.seat)
    return max(0, (face or 0) + dice + _plus(world, who, with_, endurance))


def _blow(world: Regne, who: Figure, with_: Arm, endurance: int, life: int) -> Blow:
    return blow(level(world, who, "melee"), _dice(who, with_), _plus(world, who, with_, endurance), life, True)


def _chance(who: Figure, difficulty: int) -> tuple[int, int]:
    """The dice of somebody at a lock, and what they have to come to."""
    return dice_of(who, "dexterity"), difficulty - _knack(who)


def _knack(who: Figure) -> int:
    """What skills add to the result of a lock-picking test."""
    return sum(skill.picking for skill in skills(who))


def _dice(who: Figure, with_: Arm) -> int:
    return with_.damage.dice + sum(skill.breaking for skill in skills(who))


def _plus(world: Regne, who: Figure, with_: Arm, endurance: int) -> int:
    return with_.damage.plus + (level(world, who, "strength") if with_.damage.strength else 0) - endurance
