"""What waits to be sent to one connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocketDisconnect

MOST = 4 * 1024 * 1024
"""How many bytes may wait for a client that does not read; one more message may come to them, however long it is: the
story of a long campaign is one."""
_PATIENCE = 60.0
"""For how many seconds one message may be on its way."""


class Outbox:
    """Sends one message after the other. Duty: nobody waits for one who does not read. What is posted is only put down
    here; when too much waits the connection is ended, and who comes back resumes where the table is."""

    def __init__(self, send: Callable[[str], Awaitable[None]], end: Callable[[], object]) -> None:
        self._send = send
        self.end = end
        """Ends the connection once all is sent."""
        self._waiting: deque[str] = deque()
        self._size = 0
        self._writer: asyncio.Task[None] | None = None
        self.closed = False

    def post(self, text: str) -> None:
        """Put down a message to be sent."""
        if self.closed:
            return
        if self._size > MOST:
            self.close()
            return
        self._size += len(text)
        self._waiting.append(text)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())

    def close(self) -> None:
        """Send nothing more, and end the connection."""
        self.closed = True
        self._waiting.clear()
        self.end()

    async def emptied(self, patience: float = 1.0) -> None:
        """Wait until all is sent, but not for long."""
        if self._writer:
            await asyncio.wait([self._writer], timeout=patience)
            self._writer.cancel()
        self.closed = True

    async def _write(self) -> None:
        while self._waiting:
            text = self._waiting.popleft()
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._send(text)
            except (RuntimeError, OSError, WebSocketDisconnect):
                self.close()
            self._size -= len(text)
