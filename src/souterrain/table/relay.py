"""Tables that another process holds: who is connected here takes part in them through the store that both share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from threading import Event, Thread
from typing import TYPE_CHECKING, Protocol

import msgspec

from souterrain.core.errors import SouterrainError

from .store import Letter, Shared

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

_BEAT = 1.0
"""How many seconds pass at most between two signs of life."""


class Elsewhere(SouterrainError):
    """A table is held by another process."""

    def __init__(self, holder: str) -> None:
        super().__init__("table-elsewhere")
        self.holder = holder


class Sender(Protocol):
    """What a conversation needs of a connection."""

    def post(self, text: str) -> None: ...
    def end(self) -> object: ...


class Near(msgspec.Struct):
    """Somebody who is connected here and sits at a table elsewhere."""

    holder: str
    outbox: Sender


class Far:
    """Somebody who is connected elsewhere and sits at a table here."""

    def __init__(self, line: str, home: str, post: Callable[[Letter], None]) -> None:
        self.line, self.home, self._post = line, home, post
        self.said: asyncio.Queue[str | None] = asyncio.Queue()

    def post(self, text: str) -> None:
        self._post(Letter(self.home, self.line, "send", text))

    def end(self) -> None:
        self.said.put_nowait(None)


class Relay:
    """Duty: whoever is connected to any process sits at the same table. When a process is not heard of any more its
    lines end; those who come back are brought to whoever holds the table then."""

    def __init__(self, house: House, store: Shared) -> None:
        self._house, self._store = house, store
        self._near: dict[str, Near] = {}
        self._far: dict[str, Far] = {}
        self._talks: set[asyncio.Task[None]] = set()
        self._out: list[Letter] = []
        self._lines = count()
        self._ended = Event()
        self._listener: Thread | None = None

    def begin(self) -> None:
        """Be heard of, and hear the others, from now on."""
        loop = asyncio.get_running_loop()
        self._listener = Thread(target=self._listen, args=(loop,), name="relay", daemon=True)
        self._listener.start()

    def close(self) -> None:
        """Hear nobody any more; a letter to oneself ends the waiting for others'."""
        self._ended.set()
        if self._listener:
            self._house.archive.put(lambda _: self._store.post([Letter(self._store.name, "", "")]))
            self._listener.join()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        while not self._ended.is_set():
            try:
                alive, letters = self._store.beat(_BEAT)
            except SouterrainError as error:
                log.warning("%s", error)
                time.sleep(_BEAT)
                continue
            with suppress(RuntimeError):  # the loop is closed: everybody has gone
                loop.call_soon_threadsafe(self._came, alive, letters)

    # Those who are connected here

    def call(self, holder: str, outbox: Sender, address: str, hello: str) -> str:
        """A line to a table that another process holds."""
        line = f"{self._store.name} {next(self._lines)}"
        self._near[line] = Near(holder, outbox)
        self._send(Letter(holder, line, "hello", msgspec.json.encode([address, hello]).decode()))
        return line

    def say(self, line: str, text: str) -> None:
        if near := self._near.get(line):
            self._send(Letter(near.holder, line, "said", msgspec.json.encode(text).decode()))

    def hang_up(self, line: str) -> None:
        if near := self._near.pop(line, None):
            self._send(Letter(near.holder, line, "left"))

    async def tell(self, kind: str, table: str) -> None:
        """Tell whoever holds a table what has become of it."""
        holder = await self._house.archive.read(lambda _: self._store.holder(table))
        if holder != self._store.name:
            self._send(Letter(holder, table, kind))

    # Letters

    def _send(self, letter: Letter) -> None:
        """Send a letter, together with those of the same moment."""
        if not self._out:
            asyncio.get_running_loop().call_soon(self._post)
        self._out.append(letter)

    def _post(self) -> None:
        letters, self._out = self._out, []
        self._house.archive.put(lambda _: self._store.post(letters))

    def _came(self, alive: set[str], letters: list[Letter]) -> None:
        for letter in letters:
            match letter.kind:
                case "hello":
                    self._entertain(letter)
                case "said" if far := self._far.get(letter.line):
                    far.said.put_nowait(msgspec.json.decode(letter.body, type=str))
                case "left" if far := self._far.get(letter.line):
                    far.end()
                case "send" if near := self._near.get(letter.line):
                    near.outbox.post(letter.body)
                case "end" if near := self._near.pop(letter.line, None):
                    near.outbox.end()
                case "lock" | "forget":
                    self._house.heard(letter.kind, letter.line)
        self._miss(alive)

    def _miss(self, alive: set[str]) -> None:
        """End the lines of those who are not heard of any more."""
        for line, near in list(self._near.items()):
            if near.holder not in alive:
                del self._near[line]
                near.outbox.end()
        for far in self._far.values():
            if far.home not in alive:
                far.end()

    def _entertain(self, letter: Letter) -> None:
        far = self._far[letter.line] = Far(letter.line, letter.sender, self._send)
        address, hello = msgspec.json.decode(letter.body, type=tuple[str, str])
        talk = asyncio.create_task(self._talk(far, address, hello))
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)

    async def _talk(self, far: Far, address: str, hello: str) -> None:
        """Serve somebody who is connected elsewhere until he leaves, or somebody ends it."""
        from .socket import Conversation

        conversation = Conversation(self._house, far, address, far=True)
        far.said.put_nowait(hello)
        with self._house.door.passed(far.end):
            await conversation.go_on(far.said.get)
            conversation.leave()
        self._far.pop(far.line, None)
        self._send(Letter(far.home, far.line, "end"))
        await conversation.left()
