"""A conversation over the WebSocket: from hello to goodbye."""

from __future__ import annotations

import logging
from contextlib import suppress

from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect

from souterrain.core.errors import SouterrainError
from souterrain.core.text import LANGUAGES, texts

from .client import LARGEST, Client
from .house import House
from .messages import Hello, Message, read
from .room import Room

log = logging.getLogger(__name__)

_PATIENCE = 20
"""How many messages in a row may be refused before the connection is closed."""


async def talk(socket: WebSocket, house: House) -> None:
    """Serve one connection. Duty: whatever it sends, it gets an answer in words and the table is not harmed."""
    await socket.accept()
    client: Client | None = None
    room: Room | None = None
    refused = 0
    try:
        while refused < _PATIENCE:
            raw = await _receive(socket)
            speaker = client or Client(socket.send_text, texts, LANGUAGES[0])
            try:
                if len(raw) > LARGEST:
                    raise SouterrainError("message-too-large", most=LARGEST)
                if not speaker.spend():
                    raise SouterrainError("message-too-fast")
                message = read(raw)
                if message.hello is not UNSET and isinstance(message.hello, Hello):
                    if room and client:
                        room.leave(client)
                    client = None
                    speaker.lang = message.hello.lang if message.hello.lang in LANGUAGES else LANGUAGES[0]
                    client, room = _greet(socket, house, message.hello)
                    await room.join(client, message.hello.story, message.hello.mark)
                elif client is None or room is None:
                    raise SouterrainError("token-unknown")
                else:
                    await _obey(house, room, client, message)
                refused = 0
            except SouterrainError as error:
                refused += 1
                await speaker.refuse(error, room.session.decisions if room else -1)
                if client is None:
                    break
            except Exception:
                log.exception("a message failed")
                refused += 1
                await speaker.refuse(SouterrainError("server-trouble"))
    except WebSocketDisconnect:
        pass
    finally:
        if room and client:
            client.gone = True
            room.leave(client)
            await room.gone()
            house.tidy()
    with suppress(RuntimeError):  # it may be closed from the other side
        await socket.close(1008)


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or message.get("bytes") or ""


def _greet(socket: WebSocket, house: House, hello: Hello) -> tuple[Client, Room]:
    """Let somebody in who has a token for this table."""
    texts(hello.lang)
    key = house.key(hello.token)
    if not key.table or key.table != hello.table:
        raise SouterrainError("token-unknown")
    room = house.room(key.table)
    return Client(socket.send_text, room.session.texts, hello.lang, key.seat), room


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
        client.speak(message.lang)
        await room.welcome(client)
        await room.show(client)
    elif not isinstance(message.holder, type(UNSET)):
        await room.hand_over(client, message.holder.seat, message.holder.by)
        if message.holder.by == "link" and client.owner:
            await client.send(link={"seat": message.holder.seat, "token": house.invite(room, message.holder.seat)})
    elif isinstance(message.fork, int):
        await client.send(forked=house.fork(room, message.fork, message.seats))
    elif isinstance(message.invite, str) or isinstance(message.pace, int):
        if not client.owner:
            raise SouterrainError("not-owner")
        if isinstance(message.pace, int):
            room.pace = max(0, min(10_000, message.pace))
            await room.welcome(client)
        else:
            await client.send(link={"seat": message.invite, "token": house.invite(room, str(message.invite))})
