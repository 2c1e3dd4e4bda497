"""A conversation over the WebSocket: from hello to goodbye."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect

from souterrain.core.errors import SouterrainError
from souterrain.core.text import LANGUAGES, texts

from .client import LARGEST, Client
from .house import House
from .limits import CROWD, MESSAGES, STRANGERS
from .messages import Hello, Luck, Message, read
from .outbox import Outbox
from .relay import Elsewhere, Sender
from .room import Room

log = logging.getLogger(__name__)

_PATIENCE = 20
"""How many messages in a row may be refused before the connection is closed."""


async def talk(socket: WebSocket, house: House) -> None:
    """Serve one connection until it ends, or somebody ends it."""
    await socket.accept()
    talking: asyncio.Task[None] | None = None
    outbox = Outbox(socket.send_text, lambda: talking.cancel() if talking else None)
    conversation = Conversation(house, outbox, socket.client.host if socket.client else "")
    talking = asyncio.create_task(conversation.go_on(partial(_receive, socket)))
    with house.door.passed(talking.cancel):
        try:
            await asyncio.wait([talking])
            await conversation.settled()
        finally:
            talking.cancel()
            conversation.leave()
        await outbox.emptied()
        with suppress(RuntimeError, OSError, WebSocketDisconnect):  # it may be closed from the other side
            await socket.close(house.door.farewell)
    await conversation.left()


class Conversation:
    """One connection. Duty: whatever it sends, it gets an answer in words and the table is not harmed."""

    def __init__(self, house: House, outbox: Sender, address: str, far: bool = False) -> None:
        self.house, self.outbox, self.address = house, outbox, address
        self._far = far
        """Whether it comes by way of another process."""
        self.room: Room | None = None
        self._line = ""
        """The line to a table that another process holds."""
        self.client = self._somebody()
        """Who speaks: nobody in particular until a table has let him in."""
        self._deed: asyncio.Future[bool] | None = None
        """What is being done about the last message. It is done to its end, even if the connection ends meanwhile."""

    def _somebody(self) -> Client:
        return Client(self.outbox.post, texts, LANGUAGES[0])

    async def go_on(self, receive: Callable[[], Awaitable[str | bytes | None]]) -> None:
        """Take one message after the other, until there are none."""
        refused = 0
        while refused < _PATIENCE and (raw := await receive()) is not None:
            self._deed = asyncio.ensure_future(self._heard(raw))
            refused = 0 if await asyncio.shield(self._deed) else refused + 1
            if self.room is None and not self._line:
                break

    async def _heard(self, raw: str | bytes) -> bool:
        """Do what a message says; False where it was refused."""
        try:
            self.house.limits.spend(CROWD, self.address)
            if self.room:
                self.house.limits.spend(MESSAGES, (self.room.id, self.client.seat))
            if len(raw) > LARGEST:
                raise SouterrainError("message-too-large", most=LARGEST)
            message = read(raw)
            if isinstance(message.hello, Hello):
                await self._greet(message.hello, raw)
            elif self._line and self.house.relay:
                self.house.relay.say(self._line, _text(raw))
            elif self.room is None:
                raise SouterrainError("token-unknown")
            else:
                await _obey(self.house, self.room, self.client, message)
            return True
        except SouterrainError as error:
            self.house.meter.refused(error)
            self.client.refuse(error, self.room.session.decisions if self.room else -1)
        except Exception:
            log.exception("a message failed")
            self.client.refuse(SouterrainError("server-trouble"))
        return False

    async def _greet(self, hello: Hello, raw: str | bytes) -> None:
        """Let somebody in who has a token for this table."""
        self.leave()
        if self.room:
            self.house.tidy(self.room)
            self.room = None
            self.client = self._somebody()
        self.client.lang = hello.lang if hello.lang in LANGUAGES else LANGUAGES[0]
        texts(hello.lang)
        try:
            key = await self.house.key(hello.token)
            if not key.table or key.table != hello.table:
                raise SouterrainError("token-unknown")
        except SouterrainError:
            self.house.limits.spend(STRANGERS, self.address)
            raise
        self.house.limits.spend(MESSAGES, (key.table, key.seat))
        try:
            room = await self.house.room(key.table)
        except Elsewhere as elsewhere:
            if self._far or not self.house.relay:
                raise
            self._line = self.house.relay.call(elsewhere.holder, self.outbox, self.address, _text(raw))
            return
        self.room = room
        self.client = Client(self.outbox.post, room.session.texts, hello.lang, key.seat, self.outbox.end)
        await room.join(self.client, hello.story, hello.mark, hello.luck)

    async def settled(self) -> None:
        """Wait until what was said last has been done."""
        if self._deed:
            await asyncio.wait([self._deed])

    def leave(self) -> None:
        """Get up from the table."""
        if self.room:
            self.room.leave(self.client)
        if self._line and self.house.relay:
            self.house.relay.hang_up(self._line)
            self._line = ""

    async def left(self) -> None:
        """Leave the table to those who stay, or let it be put away once its bots have done what they were at."""
        if self.room:
            await self.room.gone()
            self.house.tidy(self.room)


async def _receive(socket: WebSocket) -> str | bytes | None:
    """The next message; None where the connection has ended."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    return message.get("text") or message.get("bytes") or ""


def _text(raw: str | bytes) -> str:
    return raw if isinstance(raw, str) else raw.decode(errors="replace")


async def _obey(house: House, room: Room, client: Client, message: Message) -> None:
    """Do what a message says."""
    if message.answer is not UNSET:
        await room.give(client, message.n, message.seat, message.answer)
    elif isinstance(message.undo, int):
        await room.take_back(client, message.undo)
    elif isinstance(message.decline, int):
        await room.decline(client, message.decline)
    elif message.look is None or isinstance(message.look, int):
        await room.look(client, message.look)
    elif isinstance(message.lang, str):
        texts(message.lang)
        await room.speak(client, message.lang)
    elif not isinstance(message.holder, type(UNSET)):
        await house.hand_over(room, client, message.holder.seat, message.holder.by)
    elif isinstance(message.fork, int):
        await house.fork(room, client, message.fork, message.seats)
    elif isinstance(message.invite, str):
        await house.invite(room, client, message.invite)
    elif isinstance(message.pace, int):
        await room.set_pace(client, message.pace)
    elif isinstance(message.luck, Luck):
        await room.take_luck(client, message.luck)
