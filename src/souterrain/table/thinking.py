"""The bots of a table: they think beside the event loop, one after the other, while somebody watches."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING
from weakref import ref

from souterrain.core.errors import Fault, Refused, SouterrainError

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger(__name__)

AGAIN = 3.0
"""After how many seconds a bot whose answer could not be taken tries once more."""
_UNSEEN = ("no", "never")
"""Answers of which nobody sees anything: bots do not pause for them."""


class Thinker:
    """Duty: what goes wrong is told, and then tried again, by chance where the rules broke down; a table never waits
    for a bot that stopped thinking."""

    def __init__(self, room: Room) -> None:
        self._at = ref(room)
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let the bot whose turn it is think, if there is one and somebody is watching."""
        room = self._at()
        if room and room.bot_to_move and room.clients and not self.thinking:
            self._task = asyncio.create_task(self._think(room))

    @property
    def thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    async def done(self) -> None:
        """Wait until nobody thinks any more."""
        if self._task:
            await asyncio.wait([self._task])

    async def _think(self, room: Room) -> None:
        """Bots answer until a person is asked or nobody watches."""
        failed, stuck = "", False
        while room.clients and room.bot_to_move:
            try:
                await self._step(room, stuck)
                failed, stuck = "", False
            except Exception as error:
                stuck = isinstance(error, (Fault, Refused))
                if not isinstance(error, SouterrainError):
                    log.exception("a bot's answer failed")
                    error = SouterrainError("server-trouble")
                if failed != error.say.id:
                    failed = error.say.id
                    for client in list(room.clients):
                        client.refuse(error)
                await asyncio.sleep(AGAIN)

    async def _step(self, room: Room, stuck: bool) -> None:
        """Let the bot that is to move think, and do what it decided if that still is the question."""
        thought = room.thought(stuck)
        assert thought is not None
        begun = time.monotonic()
        value = await asyncio.to_thread(thought.decide)
        if value not in _UNSEEN:
            await asyncio.sleep(max(0.0, room.pace / 1000 - time.monotonic() + begun))
        taken = time.perf_counter()
        async with room.turn:
            done = room.act(thought, value)
            if thought.trouble:
                log.error("the bot at seat %s failed", thought.chair.seat, exc_info=thought.trouble)
            if done:
                await room.kept()
                await room.show_all()
        if done:
            room.meter.answered(room.session.game.slug, "bot", taken)
