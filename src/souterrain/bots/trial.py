"""Games that bots play among themselves, by the hundred: what comes of a set-up, of a house rule, of another bot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any, NamedTuple

from msgspec import Struct

from souterrain.core.chance import Stream
from souterrain.core.game import read_setup
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.games import Games

from . import bots, make, play

MOST = 100_000
"""Answers after which a game counts as one that does not end."""
_SURE = 1.96
"""Standard errors within which the truth lies nineteen times of twenty."""


class Trial(Struct, frozen=True):
    """A way to play a game: its set-up, and the bots in those chairs that its best bot does not take."""

    game: str
    setup: dict[str, Any] = {}
    bots: dict[str, str] = {}

    def start(self, seed: str = "") -> Session:
        """A game of it before its first answer. Set-ups and bots that are not of this game are refused."""
        game, stream = Games()[self.game], Stream(seed)
        for name in self.bots.values():
            make(self.game, name)
        return Session.start(game, read_setup(game, self.setup), stream, stream)

    def play(self, seed: str, n: int) -> Played:
        """A whole game of it; the same seed and number give the same game."""
        word = f"{seed} {n}"
        session = self.start(word)
        best = bots(self.game)[0]
        play(session, {seat: make(self.game, self.bots.get(seat, best), n) for seat in session.seats}, MOST)
        end = session.outcome
        if end is None:
            return Played(session.decisions, session.turns)
        return Played(session.decisions, session.turns, end.winners, end.reason, end.scores)


class Played(Struct, frozen=True):
    """What came of one game. One that did not end has no reason."""

    answers: int
    turns: int
    winners: tuple[str, ...] = ()
    reason: Say | None = None
    scores: dict[str, int] = {}


def played(trials: Sequence[Trial], games: int, seed: str, jobs: int = 1) -> Iterator[tuple[Trial, Played]]:
    """Games of every trial, as they end: game n of each is played with the same seed. With several jobs they are
    played in so many processes."""
    tasks = [(trial, seed, n) for n in range(games) for trial in trials]
    if jobs == 1:
        yield from map(_one, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield from pool.map(_one, tasks, chunksize=4)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _one(task: tuple[Trial, str, int]) -> tuple[Trial, Played]:
    trial, seed, n = task
    return trial, trial.play(seed, n)


class Measured(NamedTuple):
    """A figure, and how far the truth may be from it, nineteen times of twenty."""

    value: float
    margin: float

    def differs(self, other: Measured) -> bool:
        """Whether two figures lie further apart than chance would put them."""
        return abs(self.value - other.value) > sqrt(self.margin**2 + other.margin**2)


def share(hits: int, of: int) -> Measured:
    """How often something happens, of 1; the margin is Wilson's, which is right for what never or always happened."""
    part, z = hits / of, _SURE**2 / of
    return Measured(part, _SURE * sqrt(part * (1 - part) / of + z / (4 * of)) / (1 + z))


def mean(values: Iterable[float]) -> Measured:
    """The mean of some values."""
    found = list(values)
    return Measured(fmean(found), _SURE * stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0)
