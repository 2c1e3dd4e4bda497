"""What can be counted in a story that is over: where it turned, and how the dice fell against what was to be expected.
The browser counts the same from its own log (`web/chronicle.js`)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from .events import Moment, Told
from .roll import sides

WEIGHT: tuple[Moment, ...] = ("death", "chapter", "find", "fight")
"""What turns a story, the weightiest first."""
CROSS, BLANK = "X", "blank"
"""The faces of dice that are no numbers."""


class Fall(Struct, frozen=True):
    """How the dice of a kind fell."""

    die: str
    count: int
    mean: float
    due: float


class Trials(Struct, frozen=True):
    """Of some dice, how many did something, and how many should have: reach what they had to, or show a cross."""

    count: int
    made: int
    due: float


def turnings(story: Iterable[Told], most: int) -> list[Told]:
    """At most so many moments at which the story turned, in its order, what one decision led to being one fight: where
    there are more, the weightier ones, but only half of them of one kind while there are others."""
    begun: dict[int, Told] = {}
    moments = (told for told in story if told.event.moment in WEIGHT)
    found = [told for told in moments if told.event.moment != "fight" or begun.setdefault(told.n, told) is told]
    kinds = [[told for told in found if told.event.moment == kind] for kind in WEIGHT]
    half = -(-most // 2)
    weighed = [told for part in (slice(half), slice(half, None)) for kind in kinds for told in kind[part]]
    kept = set(map(id, weighed[:most]))
    return [told for told in found if id(told) in kept]


class Luck(Struct, frozen=True):
    """How the dice that were seen fell: by their kind, those thrown oftenest first; those that had to succeed; those
    that have a cross. What a cross is worth cannot be said, so the means leave it out."""

    falls: list[Fall]
    tests: Trials
    crosses: Trials


def luck(story: Iterable[Told], faces: Mapping[str, tuple[str, ...]]) -> Luck:
    """The luck of a story; `faces` are those of its dice that have some of their own (see `Faced`)."""
    thrown: defaultdict[str, list[int]] = defaultdict(list)
    needed: list[tuple[bool, float]] = []
    crossed: list[tuple[bool, float]] = []
    for die in (die for told in story for die in told.dice):
        own = faces.get(die.die, ())
        if own:
            if CROSS in own:
                crossed.append((die.face == CROSS, own.count(CROSS) / len(own)))
            if die.face != CROSS:
                thrown[die.die].append(_worth(die.face))
        elif re.fullmatch(r"d\d+", die.die) and not die.face and die.reads != "0-9":
            thrown[die.die].append(die.result)
            if die.wants:
                top = sides(die.die)
                needed.append((die.result >= die.wants, max(0, min(top, top + 1 - die.wants)) / top))
    falls = [Fall(die, len(all_of), sum(all_of) / len(all_of), _due(die, faces)) for die, all_of in thrown.items()]
    return Luck(sorted(falls, key=lambda fall: -fall.count), _trials(needed), _trials(crossed))


def _worth(face: str) -> int:
    return 0 if face == BLANK else int(face)


def _due(die: str, faces: Mapping[str, tuple[str, ...]]) -> float:
    """The mean of a die."""
    own = [_worth(face) for face in faces.get(die, ()) if face != CROSS]
    return sum(own) / len(own) if own else (sides(die) + 1) / 2


def _trials(needed: Sequence[tuple[bool, float]]) -> Trials:
    return Trials(len(needed), sum(made for made, _ in needed), sum(due for _, due in needed))
