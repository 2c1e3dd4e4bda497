"""One connection to a table: who it is, which language it reads, and what it has been shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from souterrain.core.errors import SouterrainError
from souterrain.core.story import Reader
from souterrain.core.text import Texts

from . import policy
from .render import Drawing, changes

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
        self._shown: tuple[str, Drawing] | None = None

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
        self._say(_json.encode(message).decode())

    def _say(self, text: str) -> None:
        if not self.gone:
            self._post(text)

    @property
    def known(self) -> int:
        """A number that two clients share who have been shown the same view last; 0 before any."""
        return id(self._shown[1]) if self._shown else 0

    def show(self, view: Drawing, n: int, more: dict[str, Any]) -> str:
        """Show a view: the difference where the one before was in the same language, through whosever eyes."""
        before, self._shown = self._shown, (self.lang, view)
        if before is None or before[0] != self.lang:
            what: dict[str, Any] = {"view": view}
        else:
            what = {"change": changes(before[1], view)}
        text = _json.encode({**what, "n": n, "seat": self.viewpoint, **more}).decode()
        self._say(text)
        return text

    def show_as(self, other: Client, text: str, reader: Reader) -> None:
        """Show what another has been shown who had seen and heard the same."""
        self._shown, self.told, self.reader = other._shown, other.told, reader
        self._say(text)

    def refuse(self, error: SouterrainError, n: int = -1) -> None:
        self.send(error={"text": self.texts.say(error.say), "rule": error.rule, "n": n})
