"""Games that go in circles: the same world with the same question, again and again."""

from __future__ import annotations

from typing import Any

import msgspec

from .ask import Ask, Question
from .game import Recurring, able
from .session import Session

_encode = msgspec.msgpack.Encoder().encode

AGAIN = 3
"""How often a moment comes until it is told that the game goes in circles."""
FOR_EVER = 30
"""How often it comes until bots among themselves give up: some wait for luck."""
_BACK, _STAYED = 4, 1
"""What it counts for that a moment has come back after another, and that nothing has changed meanwhile (somebody looks
through his bag)."""
_REMEMBERED = 1000
"""How many moments are looked back upon."""
_SIZE = 8
"""How many bytes a moment takes."""


class Circles:
    """Which moments of a match have come before, and how often."""

    def __init__(self) -> None:
        self._moments = bytearray()
        """Hashes, one behind the other; even where the moment has come back, odd where nothing had changed."""
        self._world = 0

    def see(self, session: Session) -> int:
        """How often the moment at which a game has arrived has come."""
        if session.ask is None:
            return 0
        world = hash(_encode(_timeless(session)))
        moment = hash((world, _asked(session.ask)))
        back, stayed = _written(moment & ~1), _written(moment | 1)
        self._moments += stayed if world == self._world else back
        self._world = world
        del self._moments[: -_REMEMBERED * _SIZE]
        return (_BACK * self._moments.count(back) + _STAYED * self._moments.count(stayed)) // _BACK


def _written(moment: int) -> bytes:
    return moment.to_bytes(_SIZE, "big", signed=True)


def _timeless(session: Session) -> Any:
    recurring, world = able(session.game, Recurring), session.world
    return recurring.timeless(world) if recurring else msgspec.structs.replace(world, turn=0)


def _asked(ask: Question) -> tuple[object, ...]:
    options = tuple(option.key for option in ask.options) if isinstance(ask, Ask) else ()
    return ask.seat, ask.text.id, ask.rule, options
