"""One connection to a table: who it is, which language it reads, and what it has been shown."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocketDisconnect

from souterrain.core.errors import SouterrainError
from souterrain.core.story import Reader
from souterrain.core.text import Texts

from .delta import diff

LARGEST = 64 * 1024
_PER_SECOND, _AT_ONCE = 100.0, 500.0
_json = msgspec.json.Encoder()


class Client:
    """Sends a person's view, whole the first time and then only what changed, and of the story what is new."""

    def __init__(
        self, send: Callable[[str], Awaitable[None]], read: Callable[[str], Texts], lang: str, seat: str = ""
    ) -> None:
        self._send = send
        self._read = read
        """The words of a language, as the table has them."""
        self.lang = lang
        self.seat = seat
        """The one seat this connection plays; empty for the owner, who plays all that are at his screen."""
        self.viewpoint = ""
        self.looking = False
        self.gone = False
        self.reader: Reader | None = None
        """Where this connection stands in the story; None before it has been told any of it."""
        self.told = 0
        """How many lines of the story it has."""
        self._shown: tuple[str, dict[str, Any]] | None = None
        self._allowance, self._checked = _AT_ONCE, time.monotonic()

    @property
    def owner(self) -> bool:
        return not self.seat

    def speak(self, lang: str) -> None:
        """Speak another language from now on: the story begins anew in it."""
        self.lang, self.reader = lang, None

    @property
    def texts(self) -> Texts:
        return self._read(self.lang)

    async def send(self, **message: Any) -> None:
        """Send a message; to a connection that is gone, nothing."""
        if not self.gone:
            try:
                await self._send(_json.encode(message).decode())
            except (RuntimeError, OSError, WebSocketDisconnect):
                self.gone = True

    async def show(self, view: dict[str, Any], n: int, story: dict[str, Any]) -> None:
        """Show a view: the difference where the one before was in the same language, through whosever eyes."""
        before, self._shown = self._shown, (self.lang, view)
        told = {"story": story} if story else {}
        if before is None or before[0] != self.lang:
            await self.send(view=view, n=n, seat=self.viewpoint, **told)
        else:
            await self.send(change=diff(before[1], view), n=n, seat=self.viewpoint, **told)

    async def refuse(self, error: SouterrainError, n: int = -1) -> None:
        await self.send(error={"text": self.texts.say(error.say), "rule": error.rule, "n": n})

    def spend(self) -> bool:
        """Whether this client may send another message now."""
        now = time.monotonic()
        self._allowance = min(_AT_ONCE, self._allowance + (now - self._checked) * _PER_SECOND)
        self._checked = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True
