"""Players for any seat. A bot gets its seat with the question, what may be known there, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from souterrain.core.ask import Answer
from souterrain.core.errors import SouterrainError
from souterrain.core.homes import home
from souterrain.core.seat import SeatView
from souterrain.core.session import Session

from .random import Random


class Bot(Protocol):
    """Decides for a seat, from what that seat may know."""

    def decide(self, chair: SeatView[Any], /) -> Answer: ...


Maker = Callable[[int], Bot]


def later(module: str, name: str) -> Maker:
    """What makes a bot that is read only then: whoever lists the bots of a game reads neither them nor its rules."""
    return lambda seed: cast("Maker", getattr(import_module(module), name))(seed)


@cache
def makers(game: str) -> Mapping[str, Maker]:
    """Every kind of bot that can play a game: the random one, and those named in `BOTS` by the game's module here, or
    by the module `bots` of a game that lives elsewhere."""
    for module in (f"souterrain.bots.{game}", f"{home(game)}.bots"):
        if home(game) and find_spec(module):
            own: Mapping[str, Maker] = import_module(module).BOTS
            return {**own, "random": Random}
    return {"random": Random}


def bots(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game, the best first."""
    return tuple(makers(game))


def make(game: str, name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    known = makers(game)
    if name not in known:
        raise SouterrainError("unknown-bot", bot=str(name)[:40], known=", ".join(known))
    return known[name](seed)


def step(session: Session, bot: Bot) -> Answer:
    """What a bot answers to the pending question, seeing only what the seat may see. Its dice fall as they fall."""
    return session.die if session.die is not None else session.chair().decided_by(bot)


def play(session: Session, seats: Mapping[str, Bot], most: int = 1_000_000) -> int:
    """Let bots play until the game ends, or a seat without a bot is asked, or `most` answers are given.
    Returns how many were."""
    for n in range(most):
        ask = session.ask
        if ask is None or ask.seat not in seats:
            return n
        session.answer(step(session, seats[ask.seat]))
    return most
