"""Games without a table: decisions, whole games, clones, forks, steps back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec

import souterrain
from souterrain import Ask, Session, bots
from souterrain.bots.random import Random
from souterrain.core.ask import Answer
from souterrain.core.seat import SeatView

from .measure import Figure, once, rate


def figures(slug: str, yard: float) -> Iterator[Figure]:
    seeds = count()

    def random_game() -> int:
        seed = next(seeds)
        session = souterrain.new(slug, seed=f"bench {seed}")
        return bots.play(session, {seat: bots.make(slug, "random", seed) for seat in session.seats})

    decisions = rate(random_game)
    yield Figure(f"{slug}: decisions of headless random play", decisions, "per second", decisions / yard)

    best = bots.bots(slug)[0]

    def scripted_game() -> int:
        seed = next(seeds)
        session = souterrain.new(slug, seed=f"bench {seed}")
        bots.play(session, {seat: bots.make(slug, best, seed) for seat in session.seats})
        return 1

    games = rate(scripted_game)
    yield Figure(f"{slug}: whole games of the {best} bot", games, "per second", games / yard)

    session = middle(slug, 60)
    decoder = msgspec.msgpack.Decoder(session.game.world_type)

    def clone() -> int:
        decoder.decode(msgspec.msgpack.encode(session.world))
        return 1

    clones = rate(clone, 1.0)
    yield Figure(f"{slug}: clones of the world", clones, "per second", clones / yard)

    def fork() -> int:
        session.fork()
        return 1

    forks = rate(fork, 1.0)
    yield Figure(f"{slug}: forks in the middle of a game", forks, "per second", forks / yard)

    for turns in (10, 200):
        late = at_turn(slug, turns)
        if late is not None:
            steps = [once(lambda late=late: late.at(late.decisions - 1)) for _ in range(3)]  # type: ignore[misc]
            yield Figure(f"{slug}: one step back at turn {turns}", min(steps), "ms")


def middle(slug: str, decisions: int) -> Session:
    """A game that has come at least so far."""
    for seed in count():
        session = souterrain.new(slug, seed=f"middle {seed}")
        bots.play(session, {seat: bots.make(slug, "random", seed) for seat in session.seats}, most=decisions)
        if session.ask is not None:
            return session
    raise AssertionError


class Idler:
    """Does nothing as long as it may, so that a game lasts."""

    def __init__(self, seed: int) -> None:
        self._otherwise = Random(seed)

    def decide(self, chair: SeatView[Any]) -> Answer:
        if isinstance(chair.ask, Ask):
            for option in chair.ask.options:
                if option.key in ("stay", "wait", "rest", "end", "pass"):
                    return option.key
        return self._otherwise.decide(chair)


def at_turn(slug: str, turns: int) -> Session | None:
    """A game that lasts for so many turns, or none if no game of this kind does."""
    for seed in range(50):
        session = souterrain.new(slug, seed=f"long {seed}")
        idlers = {seat: Idler(seed) for seat in session.seats}
        while session.ask is not None and session.turns < turns:
            bots.play(session, idlers, most=1)
        if session.ask is not None:
            return session
    return None
