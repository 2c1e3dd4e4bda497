"""Questions that a rule puts to chance."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .ask import Amount, Answer, Ask, Option, Question
from .say import Say

T = TypeVar("T")

BLIND = "pick"
"""The die that is none: something is drawn, or picked, by nobody's hand."""


class Roll(Struct, frozen=True, gc=False):
    """A die ("d6"), a die with `faces` of its own ("yellow"), or a blind pick among `faces`. The answer counts from 1.

    `by` is the seat that rolls; `reads` says how the die is read where that is not plain (a d6 read as "d3");
    `wants` is the result from which it is a success, where the die alone decides; a `hidden` die is never shown, and
    not rolled by hand either."""

    die: str
    rule: str
    by: str = ""
    faces: tuple[str, ...] = ()
    reads: str = ""
    wants: int = 0
    hidden: bool = False

    @property
    def sides(self) -> int:
        return len(self.faces) or sides(self.die)

    @property
    def blind(self) -> bool:
        """Whether there is no die at all that a player could roll."""
        return self.die == BLIND


Rules: TypeAlias = Generator[Question | Roll, Any, T]
"""What every rule that may pause returns."""


@cache
def sides(die: str) -> int:
    """How many sides a die has: sides("d12") is 12."""
    return int(die.removeprefix("d"))


def by_hand(roll: Roll, seat: str) -> Question:
    """The question what a die shows that a player rolls at the table: its number, or one of its faces."""
    die = Say(f"die-{roll.die}", literal=roll.die)
    text = Say("ask-type-die", die=die, reads=roll.reads or roll.die)
    if not roll.faces:
        return Amount(seat, text, roll.rule, 1, roll.sides)
    shown = dict.fromkeys(roll.faces)
    return Ask(
        seat, text, tuple(Option("face", Say(f"face-{face}", literal=face), on=(face,)) for face in shown), roll.rule
    )


def fallen(roll: Roll, answer: Answer) -> int:
    """What a die that was rolled by hand shows, counted from 1."""
    if not roll.faces:
        return int(answer)  # type: ignore[arg-type]
    return next(n for n, face in enumerate(roll.faces, 1) if Option("face", Say(""), on=(face,)).key == answer)


def shown(roll: Roll, result: int) -> Answer:
    """The answer of somebody who reads a result off a die."""
    return Option("face", Say(""), on=(roll.faces[result - 1],)).key if roll.faces else result


def d3(rule: str, by: str = "") -> Rules[int]:
    """A three-sided die, read from a d6: 1-2, 3-4, 5-6."""
    face: int = yield Roll("d6", rule, by, reads="d3")
    return (face + 1) // 2


def d2(rule: str, by: str = "") -> Rules[int]:
    """A two-sided die, read from a d6: 1-3, 4-6."""
    face: int = yield Roll("d6", rule, by, reads="d2")
    return (face + 2) // 3


def dice(count: int, die: str, rule: str, by: str = "") -> Rules[list[int]]:
    """Several dice of one kind, in the order rolled."""
    rolled: list[int] = []
    for _ in range(count):
        face: int = yield Roll(die, rule, by)
        rolled.append(face)
    return rolled


def pick(names: Sequence[str], rule: str, by: str = "") -> Rules[str]:
    """One of several names, each as likely as the next; no die is rolled where there is no choice."""
    if len(names) == 1:
        return names[0]
    face: int = yield Roll(BLIND, rule, by, tuple(names))
    return names[face - 1]


def unseen(rules: Rules[T]) -> Rules[T]:
    """Run a rule with dice that nobody may see yet: what lies in a place, who is on the way."""
    value: Any = None
    while True:
        try:
            wanted = rules.send(value)
        except StopIteration as done:
            result: T = done.value
            return result
        value = yield replace(wanted, hidden=True) if isinstance(wanted, Roll) else wanted
