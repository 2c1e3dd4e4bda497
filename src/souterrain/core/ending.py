"""What can be counted in a story that is over: where it turned, and how the dice fell against what was to be expected.
The browser counts the same from its own log (`web/chronicle.js`)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct

from .events import Moment, Told
from .roll import sides

WEIGHT: tuple[Moment, ...] = ("death", "chapter", "find", "fight")
"""What turns a story, the weightiest first."""


class Fall(Struct, frozen=True):
    """How the dice of a kind fell."""

    die: str
    count: int
    mean: float
    due: float


class Trials(Struct, frozen=True):
    """Of the dice that had to reach something, how many did, and how many should have."""

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


def luck(story: Iterable[Told]) -> tuple[list[Fall], Trials]:
    """How the dice that were seen fell: by their kind, those thrown oftenest first; and those that had to succeed."""
    thrown: defaultdict[str, list[int]] = defaultdict(list)
    needed: list[tuple[bool, float]] = []
    for die in (die for told in story for die in told.dice):
        if not re.fullmatch(r"d\d+", die.die) or die.face or die.reads == "0-9":
            continue
        thrown[die.die].append(die.result)
        if die.wants:
            top = sides(die.die)
            needed.append((die.result >= die.wants, max(0, min(top, top + 1 - die.wants)) / top))
    falls = [Fall(die, len(all_of), sum(all_of) / len(all_of), (sides(die) + 1) / 2) for die, all_of in thrown.items()]
    return sorted(falls, key=lambda fall: -fall.count), _trials(needed)


def _trials(needed: Sequence[tuple[bool, float]]) -> Trials:
    return Trials(len(needed), sum(made for made, _ in needed), sum(due for _, due in needed))
