"""What a house counts, for whoever watches over it."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter, defaultdict

import msgspec
from msgspec import Struct

from souterrain.core.errors import SouterrainError

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds, between which answers are told apart."""


class Tally(Struct):
    """How many answers took how long: by the bound that each kept within, the last for those that kept within none."""

    within: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    def add(self, took: float) -> None:
        self.within[bisect_left(BOUNDS, took)] += 1
        self.seconds += took


class Meter:
    """Counts from the start of the program on. Duty: it knows nobody; no table, seat, address or key is in it."""

    def __init__(self) -> None:
        self.answers: defaultdict[tuple[str, str], Tally] = defaultdict(Tally)
        """By game, and by who gave them: "person" or "bot"."""
        self.refusals: Counter[str] = Counter()
        """By the word that told why."""

    def answered(self, game: str, by: str, since: float) -> None:
        """An answer was taken, kept and shown; it was begun at `since` of the performance counter."""
        self.answers[game, by].add(time.perf_counter() - since)

    def refused(self, error: SouterrainError) -> None:
        self.refusals[error.say.id] += 1
