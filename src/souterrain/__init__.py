"""Souterrain: a table for dungeon-crawl board games.

import souterrain

session = souterrain.new("chateau", seed="a word", setup={"players": 1})
session.answer(session.ask.options[0].key)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from .core import verify as _verify
from .core.ask import Amount, Ask, Flick, Name, Option, Question, Shot
from .core.chance import Bound, Chance, Scripted, Stream, Typed
from .core.errors import BadSave, Desync, Refused, SouterrainError
from .core.events import Event
from .core.game import AnyGame, Game, read_setup
from .core.journal import unpack
from .core.outcome import Outcome
from .core.roll import Roll, Rules
from .core.say import Say
from .core.session import Session
from .core.verify import Step, Verdict
from .core.view import View
from .games import Games

__version__ = "0.2.0"

__all__ = [
    "Amount", "Ask", "BadSave", "Bound", "Desync", "Event", "Flick", "Game", "Name", "Option", "Outcome", "Question",
    "Refused", "Roll", "Rules", "Say", "Scripted", "Session", "Shot", "SouterrainError", "Stream", "Typed",
    "Verdict", "View", "games", "load", "new", "verify",
]  # fmt: skip

_GAMES = Games()


def games() -> Mapping[str, AnyGame]:
    """Every game, by its name."""
    return _GAMES


def new(
    game: str,
    *,
    seed: str | bytes | None = None,
    setup: dict[str, Any] | None = None,
    chance: Chance | None = None,
) -> Session:
    """A new game, run to its first question. Without a seed the dice are nobody's to know, and depend on all that is
    decided; with one they fall in the same order whatever is decided."""
    stream = Bound(secrets.token_bytes(32)) if seed is None else Stream(seed)
    found = games()[game]
    return Session.start(found, read_setup(found, setup or {}), chance or stream, stream)


def load(data: bytes) -> Session:
    """A game from what `Session.save` gave."""
    saved = unpack(data)
    return Session.restore(games()[saved.game], saved)


def verify(data: bytes, *, commitment: str = "", head: str = "", step: Step = bool) -> Verdict:
    """Whether a saved game is what came of its dice and its decisions, by the rules of this version. `commitment` and
    `head` are those that somebody noted when it began and when it ended."""
    return _verify.verify(games()[unpack(data).game], data, commitment, head, step)
