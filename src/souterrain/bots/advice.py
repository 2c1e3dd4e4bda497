"""Advice for whoever is asked: what the best bot would choose in his place, seeing no more than he does, and why if it
says so."""

from __future__ import annotations

from typing import Any

from souterrain.core.ask import Answer
from souterrain.core.seat import Explains, Reason, SeatView

from . import bots, make


def advice(game: str, chair: SeatView[Any], n: int) -> tuple[Answer, Reason | None]:
    """What the best bot of a game would answer to decision `n`."""
    bot = make(game, bots(game)[0], n)
    answer = chair.decided_by(bot)
    return answer, chair.explained_by(bot, answer) if isinstance(bot, Explains) else None
