"""What a question offers at a keyboard: its options in the order in which they are shown, their keys, and which of them
an arrow, a letter or a place on the board stands for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from souterrain.core.ask import Ask, Option, Question

from .drawing import NO_KEY

SIDES = {"up": "n", "right": "e", "down": "s", "left": "w"}
"""The side to which each arrow goes."""

ON_FOOT = ("step", "go", "run")
"""What a place of the board stands for before anything else that may be done there."""

_AT_ONCE = 7
"""So many options are in sight together in a small window."""

_FEW = 3
"""So many options of a verb are told one by one before others."""


@dataclass(frozen=True)
class Offer:
    """An option with its key, "" where it has none."""

    option: Option
    key: str = ""


def offers(ask: Question | None, keys: Sequence[str]) -> tuple[Offer, ...]:
    """The options of a question. Where there are many and some are mere squares, what has a key comes first, with what
    ends more than a turn behind it, then what is chosen from the list, then verbs that have many, and those squares
    last."""
    if not isinstance(ask, Ask):
        return ()
    found = [Offer(option, key) for option, key in zip(ask.options, keys or [""] * len(ask.options), strict=True)]
    squares = _mere_squares(found)
    short = len(found) <= _AT_ONCE and all(offer.key for offer in found)
    if (short and not _spread(found)) or not squares:
        return tuple(found)
    verbs = Counter(option.verb for option in ask.options)

    def place(offer: Offer) -> tuple[int, ...]:
        if offer in squares:
            return 1, _on_foot(offer)
        return 0, verbs[offer.option.verb] > _FEW, not offer.key, offer.option.final

    return tuple(sorted(found, key=place))


def _on_foot(offer: Offer) -> int:
    """How little a deed is mere going: the safest way first."""
    verb = offer.option.verb
    return ON_FOOT.index(verb) if verb in ON_FOOT else len(ON_FOOT)


def _mere_squares(offered: Sequence[Offer]) -> list[Offer]:
    """What is chosen on the board: to go to a square, and what has no key or may be done to squares all around."""
    spread = _spread(offered)
    return [
        offer
        for offer in offered
        if is_square(offer.option) and (not offer.key or offer.option.verb in ON_FOOT or offer.option.verb in spread)
    ]


def _spread(offered: Sequence[Offer]) -> set[str]:
    """The verbs of deeds that many squares offer alike, such as to search one of those around."""
    alike = Counter((offer.option.verb, offer.option.text) for offer in offered if is_square(offer.option))
    return {verb for (verb, _), count in alike.items() if count > _FEW and verb not in ON_FOOT}


def is_square(option: Option) -> bool:
    """Whether an option stands for a square of the board."""
    return bool(re.fullmatch(r"-?\d+,-?\d+", option.at))


def on_board(offered: Sequence[Offer]) -> dict[str, str]:
    """The key shown at each place or piece that an option lies at; a letter that squares all around share is none."""
    found: dict[str, str] = {}
    squares = _mere_squares(offered)
    for offer in offered:
        key = offer.key if offer not in squares or offer.key.isdecimal() else ""
        if offer.option.at and found.get(offer.option.at, NO_KEY) == NO_KEY:
            found[offer.option.at] = key or NO_KEY
    return found


def at_place(offered: Sequence[Offer], place: str) -> int | None:
    """Which option a place stands for: going there, else what comes first."""
    here = [n for n, offer in enumerate(offered) if offer.option.at == place]
    return min(here, key=lambda n: _on_foot(offered[n]), default=None)


def by_key(offered: Sequence[Offer], key: str) -> list[int]:
    """Which options a key stands for."""
    return [n for n, offer in enumerate(offered) if offer.key == key]


def step(offered: Sequence[Offer], side: str) -> Option | None:
    """The step to one side, where steps are offered."""
    return next((each.option for each in offered if each.option.verb == "step" and each.option.on == (side,)), None)


def labels(offered: Sequence[Offer]) -> list[str]:
    """What is typed for each option where answers are lines: its letter, with a number where several share it; else its
    number, counted in the order in which they are read."""
    shared = Counter(offer.key for offer in offered)
    used: Counter[str] = Counter()
    numbers = map(str, count(1))
    found = []
    for key in (offer.key for offer in offered):
        used[key] += 1
        letter = key if shared[key] == 1 else f"{key}{used[key]}"
        found.append(letter if key and not key.isdecimal() else next(numbers))
    return found
