"""Moments of a game that a test waits for before a browser looks at it."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.ask import Ask
from souterrain.core.session import Session


def may(deed: str) -> Callable[[Session], bool]:
    """Whether somebody may do this: attack, shoot."""

    def now(game: Session) -> bool:
        return isinstance(game.ask, Ask) and any(option.verb == deed for option in game.ask.options)

    return now


def strikes_at_several(game: Session) -> bool:
    """Whether somebody may attack one of several monsters alike."""
    return may("attack")(game) and sum(bool(figure.number) for figure in game.world.figures.values()) > 1
