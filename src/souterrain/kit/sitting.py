"""Games as the kit plays them: from a game's samples, by seeds, with bots in every seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from souterrain import bots
from souterrain.core.ask import Answer, Seat
from souterrain.core.chance import Stream
from souterrain.core.game import AnyGame, chairs, read_setup
from souterrain.core.session import Session

SEEDS = 200
"""How many games are played to the end, spread over the samples."""
LONG = 400
"""How many decisions of a game the slower checks follow, spread over the samples."""


def start(game: AnyGame, setup: dict[str, Any], seed: int) -> Session:
    """A new game from a set-up."""
    stream = Stream(f"kit {seed}")
    return Session.start(game, read_setup(game, setup), stream, stream)


def sitting(game: AnyGame, seed: int) -> Session:
    """A new game; the samples take turns with the seeds."""
    return start(game, game.samples[seed % len(game.samples)], seed)


def sittings(game: AnyGame, least: int = 0) -> Iterator[tuple[int, Session]]:
    """A game of each sample, and more until there are as many as asked for; each with its seed."""
    return ((seed, sitting(game, seed)) for seed in range(max(least, len(game.samples))))


def steps(game: AnyGame, most: int = LONG) -> int:
    """How many decisions of each sample to follow so that they come to `most`, and to a few at least."""
    return max(most // len(game.samples), 60)


def hands(session: Session, seed: int, bot: str = "random") -> dict[str, bots.Bot]:
    """A bot for each seat."""
    return {seat: bots.make(session.game.slug, bot, seed * 100 + n) for n, seat in enumerate(seats(session))}


def seats(session: Session) -> list[Seat]:
    """Those at the table, and those who may still sit down there."""
    late = (chair.id for chair in chairs(session.game.players[1]))
    return list(dict.fromkeys((*session.seats, *late)))


def answers(session: Session, seed: int, most: int) -> list[Answer]:
    """Play at random, and return the answers that were given."""
    players = hands(session, seed)
    given: list[Answer] = []
    while session.ask is not None and len(given) < most:
        given.append(bots.step(session, players[session.ask.seat]))
        session.answer(given[-1])
    return given
