"""One connection to a table: who it is, which language it reads, and what it has been shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from souterrain.core.errors import SouterrainError
from souterrain.core.story import Reader
from souterrain.core.text import Texts

from . import policy
from .delta import diff

LARGEST = 64 * 1024
_json = msgspec.json.Encoder()


class Client:
    """Sends a person's view, whole the first time and then only what changed, and of the story what is new."""

    def __init__(
        self,
        post: Callable[[str], object],
        read: Callable[[str], Texts],
        lang: str,
        seat: str = "",
        close: Callable[[], object] = bool,
    ) -> None:
        self._post = post
        self.close = close
        """Ends the connection."""
        self._read = read
        """The words of a language, as the table has them."""
        self.lang = lang
        self.seat = seat
        """The one seat this connection plays; empty for the owner, who plays all that are at his screen; that of the
        watchers for a spectator."""
        self.viewpoint = ""
        self.promise = ""
        """The hash of a piece of luck that it has not shown yet."""
        self.looking = False
        self.gone = False
        self.reader: Reader | None = None
        """Where this connection stands in the story; None before it has been told any of it."""
        self.told = 0
        """How many lines of the story it has."""
        self._shown: tuple[str, dict[str, Any]] | None = None

    @property
    def owner(self) -> bool:
        return self.role is policy.Role.OWNER

    @property
    def role(self) -> policy.Role:
        return policy.role(self.seat)

    def speak(self, lang: str) -> None:
        """Speak another language from now on: the story begins anew in it."""
        self.lang, self.reader = lang, None

    @property
    def texts(self) -> Texts:
        return self._read(self.lang)

    def send(self, **message: Any) -> None:
        """Send a message; to a connection that is gone, nothing."""
        if not self.gone:
            self._post(_json.encode(message).decode())

    def show(self, view: dict[str, Any], n: int, **more: Any) -> None:
        """Show a view: the difference where the one before was in the same language, through whosever eyes."""
        before, self._shown = self._shown, (self.lang, view)
        if before is None or before[0] != self.lang:
            self.send(view=view, n=n, seat=self.viewpoint, **more)
        else:
            self.send(change=diff(before[1], view), n=n, seat=self.viewpoint, **more)

    def refuse(self, error: SouterrainError, n: int = -1) -> None:
        self.send(error={"text": self.texts.say(error.say), "rule": error.rule, "n": n})
