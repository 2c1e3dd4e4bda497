"""A WebSocket's own side, as light as it can be: those who drive a server share the machine with it."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One connection; `hear` gets each message, `lost` is told when it ends."""

    def __init__(self, host: str, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._host, self._hear, self._lost = host, hear, lost
        self._data = bytearray()
        self._open = asyncio.get_running_loop().create_future()
        self._transport: Any = None

    @classmethod
    async def to(cls, host: str, hear: Callable[[bytes], None], lost: Callable[[], None], home: str) -> Line:
        """A line to a server, once it is open, from an address of one's own."""
        name, port = host.split(":")
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(host, hear, lost), name, int(port), local_addr=(home, 0))
        await line._open
        return line

    def say(self, text: bytes) -> None:
        self._frame(_TEXT, text)

    def close(self) -> None:
        self._lost = lambda: None
        if self._transport:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open.done():
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            self._data = rest
            if b" 101 " not in head[:20]:
                self._open.set_exception(ConnectionError(head.decode()))
                return
            self._open.set_result(None)
        while (frame := self._taken()) is not None:
            kind, body = frame
            if kind == _TEXT:
                self._hear(body)
            elif kind == _PING:
                self._frame(_PONG, body)
            elif kind == _CLOSE and self._transport:
                self._transport.close()

    def _taken(self) -> tuple[int, bytes] | None:
        """The next whole frame. A server never masks its own, and this one never splits them."""
        data = self._data
        if len(data) < 2:
            return None
        size, begin = data[1], 2
        if size > 125:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(data[2:begin], "big")
        if len(data) < begin + size:
            return None
        kind, body = data[0] & 15, bytes(data[begin : begin + size])
        del data[: begin + size]
        return kind, body

    def _frame(self, kind: int, body: bytes) -> None:
        """Send a frame under a mask of zeros, which leaves it as it is."""
        size = len(body)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        if self._transport and not self._transport.is_closing():
            self._transport.write(bytes([128 | kind]) + length + bytes(4) + body)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(ConnectionError("the line was lost"))
        self._lost()
