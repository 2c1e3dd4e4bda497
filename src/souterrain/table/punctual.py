"""Connections whose request never comes to its end are ended: nobody holds a place at the door for nothing."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 10.0
"""For how many seconds the head of a request may be on its way."""


class Punctual(HttpToolsProtocol):
    """Uvicorn's HTTP, with a limit to the time that a request's head may take."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect_head()

    def on_message_begin(self) -> None:
        self._expect_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._heard()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        super().connection_lost(exc)

    def _expect_head(self) -> None:
        self._heard()
        self._late = self.loop.call_later(PATIENCE, self.transport.close)

    def _heard(self) -> None:
        if self._late:
            self._late.cancel()
