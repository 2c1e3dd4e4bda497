"""The dice of the game, written as the tables write them: "d6", "d3+1", "2d6+1"."""

from __future__ import annotations

import re
from functools import cache

from souterrain.core.roll import Roll, Rules, d2, d3
from souterrain.core.say import Say

_READERS = {"d2": d2, "d3": d3}


@cache
def formula(text: str) -> tuple[tuple[str, ...], int]:
    """The dice of a formula, one by one, and what is added to them."""
    dice: list[str] = []
    plus = 0
    for part in text.split("+"):
        match = re.fullmatch(r"(\d*)(d\d)", part)
        if match:
            dice += [match[2]] * int(match[1] or 1)
        else:
            plus += int(part)
    return tuple(dice), plus


def throw(text: str, rule: str, by: str = "") -> Rules[int]:
    """Roll a formula; d3 and d2 are read from a d6."""
    dice, total = formula(text)
    for die in dice:
        reader = _READERS.get(die)
        if reader:
            total += yield from reader(rule, by)
        else:
            total += yield Roll(die, rule, by)
    return total


def reaches(least: int, rule: str, by: str = "") -> Rules[bool]:
    """A d6 that works when it shows `least` or more."""
    face: int = yield Roll("d6", rule, by, wants=least)
    return face >= least


@cache
def spread(text: str) -> dict[int, float]:
    """How likely each total of a formula is."""
    dice, plus = formula(text)
    found = {plus: 1.0}
    for die in dice:
        sides = int(die[1:])
        wider: dict[int, float] = {}
        for total, share in found.items():
            for face in range(1, sides + 1):
                wider[total + face] = wider.get(total + face, 0.0) + share / sides
        found = wider
    return found


@cache
def average(text: str) -> float:
    return sum(total * share for total, share in spread(text).items())


@cache
def at_least(text: str, least: int) -> float:
    """The chance that a formula gives `least` or more."""
    return sum(share for total, share in spread(text).items() if total >= least)


def d6_chance(least: int) -> float:
    """The chance that a d6 shows `least` or more, which is one of its faces."""
    return (7 - least) / 6


def percent(chance: float) -> int:
    return round(100 * chance)


@cache
def odds(id: str, chance: float) -> Say:
    """A note that tells a chance."""
    return Say(id, percent=percent(chance))
