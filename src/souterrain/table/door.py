"""The door of a house: every connection passes it, and when the house closes everybody is seen off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

GOING_AWAY = 1001
NOT_WELCOME = 1008
"""Why a connection is closed, as WebSockets say it."""
_PATIENCE = 1.5
"""For how many seconds those who are seen off are waited for."""


class Door:
    """Duty: when the house closes, everybody gets what still waits for him and is told that the table goes away."""

    def __init__(self) -> None:
        self.closed = False
        self._inside: dict[asyncio.Future[None], Callable[[], object]] = {}

    @property
    def farewell(self) -> int:
        """Why a connection that ends now is closed."""
        return GOING_AWAY if self.closed else NOT_WELCOME

    @contextmanager
    def passed(self, end: Callable[[], object]) -> Iterator[None]:
        """For as long as a connection lasts; `end` begins to end it."""
        gone = asyncio.get_running_loop().create_future()
        self._inside[gone] = end
        if self.closed:
            end()
        try:
            yield
        finally:
            del self._inside[gone]
            gone.set_result(None)

    async def close(self) -> None:
        """See everybody off; who does not listen is not waited for."""
        self.closed = True
        inside = dict(self._inside)
        for end in inside.values():
            end()
        if inside:
            await asyncio.wait(inside, timeout=_PATIENCE)
