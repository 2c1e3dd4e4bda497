"""Dice as tables and rules speak of them: formulas such as "2d6+1", their odds, and rolling off."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from msgspec import Struct

from .ask import Seat
from .roll import Roll, Rules, d2, d3, sides

T = TypeVar("T")

_READ = {"d2": d2, "d3": d3}


class Formula(Struct, frozen=True, gc=False):
    """Some dice, one by one, and what is added to them."""

    dice: tuple[str, ...]
    plus: int = 0

    @property
    def most(self) -> int:
        return sum(map(sides, self.dice)) + self.plus


@cache
def formula(text: str) -> Formula:
    """ "2d6+1", "d3", "3d6-2" or "4", taken apart."""
    assert re.fullmatch(r"[+-]?(\d*d)?\d+([+-](\d*d)?\d+)*", text), text
    dice: list[str] = []
    plus = 0
    for sign, count, die, number in re.findall(r"([+-]?)(?:(\d*)(d\d+)|(\d+))", text):
        if die:
            dice += [die] * int(count or 1)
        else:
            plus += int(sign + number)
    return Formula(tuple(dice), plus)


def throw(text: str, rule: str, by: Seat = "") -> Rules[int]:
    """Roll a formula; d3 and d2 are read from a d6."""
    thrown = formula(text)
    total = thrown.plus
    for die in thrown.dice:
        reader = _READ.get(die)
        if reader:
            total += yield from reader(rule, by)
        else:
            total += yield Roll(die, rule, by)
    return total


# --- odds


@cache
def spread(text: str) -> dict[int, float]:
    """How likely each total of a formula is."""
    thrown = formula(text)
    found = {thrown.plus: 1.0}
    for die in thrown.dice:
        wider: dict[int, float] = {}
        for total, share in found.items():
            for face in range(1, sides(die) + 1):
                wider[total + face] = wider.get(total + face, 0.0) + share / sides(die)
        found = wider
    return found


@cache
def average(text: str) -> float:
    return sum(total * share for total, share in spread(text).items())


@cache
def at_least(text: str, least: int) -> float:
    """The chance that a formula gives `least` or more."""
    return sum(share for total, share in spread(text).items() if total >= least)


def reaches(die: str, least: int) -> float:
    """The chance that a die shows `least` or more, however high or low that is."""
    return max(0, min(sides(die), sides(die) + 1 - least)) / sides(die)


def percent(chance: float) -> int:
    """A chance as the nearest whole percentage."""
    return round(chance * 100)


# --- rolling off


def ranking(them: Sequence[T], seat: Callable[[T], Seat], rule: str, die: str = "d6") -> Rules[list[T]]:
    """From the highest die to the lowest; those who tie roll again among themselves."""
    if len(them) < 2:
        return list(them)
    rolled: dict[int, list[T]] = {}
    for each in them:
        face: int = yield Roll(die, rule, seat(each))
        rolled.setdefault(face, []).append(each)
    order: list[T] = []
    for face in sorted(rolled, reverse=True):
        order += yield from ranking(rolled[face], seat, rule, die)
    return order


def roll_off(them: Sequence[T], seat: Callable[[T], Seat], rule: str, die: str = "d6") -> Rules[T]:
    """Whoever rolls highest: where everybody rolls for his place, and the first counts."""
    order = yield from ranking(them, seat, rule, die)
    return order[0]
