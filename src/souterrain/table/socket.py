"""A conversation over the WebSocket: from hello to goodbye."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect

from souterrain.core.errors import SouterrainError
from souterrain.core.text import LANGUAGES, texts

from .client import LARGEST, Client
from .house import House
from .limits import CROWD, MESSAGES, STRANGERS
from .messages import Hello, Luck, Message, read
from .outbox import Outbox
from .room import Room

log = logging.getLogger(__name__)

_PATIENCE = 20
"""How many messages in a row may be refused before the connection is closed."""


async def talk(socket: WebSocket, house: House) -> None:
    """Serve one connection until it ends, or somebody ends it."""
    await socket.accept()
    talking: asyncio.Task[None] | None = None
    outbox = Outbox(socket.send_text, lambda: talking.cancel() if talking else None)
    conversation = Conversation(socket, house, outbox)
    talking = asyncio.create_task(conversation.go_on())
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

    def __init__(self, socket: WebSocket, house: House, outbox: Outbox) -> None:
        self.socket, self.house, self.outbox = socket, house, outbox
        self.address = socket.client.host if socket.client else ""
        self.room: Room | None = None
        self.client = self._somebody()
        """Who speaks: nobody in particular until a table has let him in."""
        self._deed: asyncio.Future[bool] | None = None
        """What is being done about the last message. It is done to its end, even if the connection ends meanwhile."""

    def _somebody(self) -> Client:
        return Client(self.outbox.post, texts, LANGUAGES[0])

    async def go_on(self) -> None:
        """Take one message after the other."""
        refused = 0
        with suppress(WebSocketDisconnect):
            while refused < _PATIENCE:
                self._deed = asyncio.ensure_future(self._heard(await _receive(self.socket)))
                refused = 0 if await asyncio.shield(self._deed) else refused + 1
                if self.room is None:
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
                await self._greet(message.hello)
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

    async def _greet(self, hello: Hello) -> None:
        """Let somebody in who has a token for this table."""
        if self.room:
            self.room.leave(self.client)
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
        room = await self.house.room(key.table)
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

    async def left(self) -> None:
        """Leave the table to those who stay, or let it be put away once its bots have done what they were at."""
        if self.room:
            await self.room.gone()
            self.house.tidy(self.room)


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or message.get("bytes") or ""


async def _obey(house: House, room: Room, client: Client, message: Message) -> None:
    """Do what a message says."""
    if message.answer is not UNSET:
        await room.give(client, message.n, message.seat, message.answer)
    elif isinstance(message.undo, int):
        await room.take_back(client, message.undo)
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
