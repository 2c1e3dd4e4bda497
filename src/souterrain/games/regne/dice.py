"""The dice of the game: the D, numbered 0 to 5, what is read from it, and the power dice with faces of their own."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .catalogue import BOOK

D_FACES = ("0", "1", "2", "3", "4", "5")
FAIL = "X"
BLANK = "blank"


class Formula(Struct, frozen=True):
    """A sum such as "F+1+1D" or "2+1D3": some D, some D3, a number, and the Strength of whoever wields it."""

    dice: int = 0
    threes: int = 0
    plus: int = 0
    strength: bool = False

    def more(self, dice: int) -> Formula:
        """The same with some D more."""
        return Formula(self.dice + dice, self.threes, self.plus, self.strength)

    @property
    def printed(self) -> str:
        parts = ["F"] * self.strength + [str(self.plus)] * bool(self.plus)
        parts += [f"{self.dice}D"] * bool(self.dice) + [f"{self.threes}D3"] * bool(self.threes)
        return "+".join(parts) or "0"

    @property
    def said(self) -> Say:
        """The same as a reader of any language has it: for the book Strength is a letter."""
        rest = Formula(self.dice, self.threes, self.plus)
        return Say("value-damage", strength=self.strength, damage=rest.printed)


@cache
def formula(printed: str) -> Formula:
    """A formula as the book prints it.

    regne.dice.constant-prefix"""
    dice = threes = plus = 0
    strength = False
    for part in printed.split("+"):
        match = re.fullmatch(r"(\d+)(D3|D)?|(F)", part)
        if match is None:
            raise ValueError(f"no formula: {printed}")
        if match[3]:
            strength = True
        elif match[2] == "D3":
            threes += int(match[1])
        elif match[2] == "D":
            dice += int(match[1])
        else:
            plus += int(match[1])
    return Formula(dice, threes, plus, strength)


def d(rule: str, by: str = "") -> Rules[int]:
    """One D: 0 to 5.

    regne.dice.d-faces"""
    face: int = yield Roll("D", rule, by, D_FACES)
    return face - 1


def ds(count: int, rule: str, by: str = "") -> Rules[int]:
    """The sum of some D.

    regne.dice.count-prefix"""
    total = 0
    for _ in range(count):
        total += yield from d(rule, by)
    return total


def d3(rule: str, by: str = "") -> Rules[int]:
    """One D read as a D3: 0-1 is 1, 2-3 is 2, 4-5 is 3.

    regne.dice.d3"""
    face: int = yield Roll("D", rule, by, D_FACES, reads="d3")
    return (face + 1) // 2


def rolled(what: Formula, rule: str, by: str = "") -> Rules[int]:
    """The result of a formula in which nobody's Strength counts."""
    total = what.plus
    for _ in range(what.threes):
        total += yield from d3(rule, by)
    total += yield from ds(what.dice, rule, by)
    return total


def power(level: int, rule: str, by: str = "") -> Rules[int | None]:
    """The power die of a level from 1 up; None is an X. Beyond the last die each level adds one to what it shows.

    regne.test.ten-levels-ten-dice, regne.test.level-above-ten"""
    row = BOOK.powers[min(level, len(BOOK.powers)) - 1]
    face: int = yield Roll(row.id, rule, by, row.faces)
    return shown(row.faces[face - 1], max(0, level - len(BOOK.powers)))


def shown(face: str, beyond: int = 0) -> int | None:
    """What a face of a power die counts.

    regne.test.negative-faces, regne.test.positive-faces, regne.test.blank-face"""
    if face == FAIL:
        return None
    return (0 if face == BLANK else int(face)) + beyond
