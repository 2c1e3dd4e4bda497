"""Games that go in circles: the same world with the same question, again and again."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

import msgspec

from .ask import Ask, Question
from .game import Recurring
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


class Circles:
    """Which moments of a match have come before, and how often."""

    def __init__(self) -> None:
        self._count: Counter[int] = Counter()
        self._order: deque[tuple[int, int]] = deque()
        self._world = 0

    def see(self, session: Session) -> int:
        """How often the moment at which a game has arrived has come."""
        if session.ask is None:
            return 0
        world = hash(_encode(_timeless(session)))
        moment = hash((world, _asked(session.ask)))
        weight = _STAYED if world == self._world else _BACK
        self._world = world
        self._count[moment] += weight
        self._order.append((moment, weight))
        if len(self._order) > _REMEMBERED:
            old, weight = self._order.popleft()
            self._count[old] -= weight
            if not self._count[old]:
                del self._count[old]
        return self._count[moment] // _BACK


def _timeless(session: Session) -> Any:
    game, world = session.game, session.world
    return game.timeless(world) if isinstance(game, Recurring) else msgspec.structs.replace(world, turn=0)


def _asked(ask: Question) -> tuple[object, ...]:
    options = tuple(option.key for option in ask.options) if isinstance(ask, Ask) else ()
    return ask.seat, ask.text.id, ask.rule, options
