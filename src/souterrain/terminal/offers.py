"""What a question offers at a keyboard: its options in the order in which they are shown, their keys, and which of them
an arrow, a letter or a place on the board stands for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from souterrain.core.ask import Ask, Option, Question

from .drawing import NO_KEY

SIDES = {"up": "n", "right": "e", "down": "s", "left": "w"}
"""The side to which each arrow goes."""

ON_FOOT = ("step", "go", "run")
"""What a place of the board stands for before anything else that may be done there."""


@dataclass(frozen=True)
class Offer:
    """An option with its key, "" where it has none."""

    option: Option
    key: str = ""


def offers(ask: Question | None, keys: Sequence[str]) -> tuple[Offer, ...]:
    """The options of a question. Where some are squares, what has a key comes first, with what ends more than a turn
    behind it, then what is chosen from the list, and mere squares last."""
    if not isinstance(ask, Ask):
        return ()
    found = [Offer(option, key) for option, key in zip(ask.options, keys or [""] * len(ask.options), strict=True)]
    if all(offer.key for offer in found) or not any(map(_is_mere_square, found)):
        return tuple(found)
    return tuple(sorted(found, key=lambda offer: (_is_mere_square(offer), not offer.key, offer.option.final)))


def _is_mere_square(offer: Offer) -> bool:
    return is_square(offer.option) and (not offer.key or offer.option.verb in ON_FOOT)


def is_square(option: Option) -> bool:
    """Whether an option stands for a square of the board."""
    return bool(re.fullmatch(r"-?\d+,-?\d+", option.at))


def on_board(offered: Sequence[Offer]) -> dict[str, str]:
    """The key shown at each place or piece that an option lies at."""
    found: dict[str, str] = {}
    for offer in offered:
        if offer.option.at:
            found.setdefault(offer.option.at, NO_KEY)
            if found[offer.option.at] == NO_KEY and offer.key:
                found[offer.option.at] = offer.key
    return found


def at_place(offered: Sequence[Offer], place: str) -> int | None:
    """Which option a place stands for: going there, else what comes first."""
    here = [n for n, offer in enumerate(offered) if offer.option.at == place]
    on_foot = [n for n in here if offered[n].option.verb in ON_FOOT]
    return next(iter((*on_foot, *here)), None)


def by_key(offered: Sequence[Offer], key: str) -> list[int]:
    """Which options a key stands for."""
    return [n for n, offer in enumerate(offered) if offer.key == key]


def step(offered: Sequence[Offer], side: str) -> Option | None:
    """The step to one side, where steps are offered."""
    return next((each.option for each in offered if each.option.verb == "step" and each.option.on == (side,)), None)


def labels(offered: Sequence[Offer]) -> list[str]:
    """What is typed for each option where answers are lines: its letter, with a number where several share it; a number
    where it has none."""
    shared = Counter(offer.key for offer in offered)
    used: Counter[str] = Counter()
    free = (str(n) for n in range(1, len(offered) + 10) if str(n) not in shared)
    found = []
    for key in (offer.key for offer in offered):
        used[key] += 1
        found.append((key if shared[key] == 1 else f"{key}{used[key]}") if key else next(free))
    return found
