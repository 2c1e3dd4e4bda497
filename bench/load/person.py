"""Somebody at a table who answers at random, a while after he is asked."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from souterrain.table.delta import patch

from .line import Line


class _Seen(Struct):
    """Of a view, or of what changed in it, only what a person must know to answer."""

    ask: Any = None
    outcome: Any = None


class _Message(Struct):
    view: _Seen | UnsetType = UNSET
    change: _Seen | UnsetType | None = UNSET
    error: Any = UNSET
    n: int = -1


_decode = msgspec.json.Decoder(_Message).decode
_encode = msgspec.json.Encoder().encode


class Tally:
    """What all of them have seen."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        """How long each answer took to be shown."""
        self.decisions = 0
        """How many decisions were shown, those of bots among them."""
        self.failures: list[str] = []


class Person:
    """Plays one table by its owner's link."""

    def __init__(self, tally: Tally, table: str, token: str, think: float, luck: Random) -> None:
        self.tally, self.table, self.token, self.think, self._luck = tally, table, token, think, luck
        self.over = asyncio.Event()
        """Set when the game is over, or the line lost."""
        self._ask: Any = None
        self._n = -1
        self._given = -1
        self._since = 0.0
        self._line: Line | None = None

    async def sit_down(self, host: str) -> None:
        """Come to the table, from some address of this machine: people do not share one, and neither its limits."""
        home = f"127.0.{self._luck.randrange(1, 100)}.{self._luck.randrange(1, 255)}"
        self._line = await Line.to(host, self._heard, self._lost, home)
        self._line.say(_encode({"hello": {"table": self.table, "token": self.token, "lang": "fr"}}))

    def leave(self) -> None:
        if self._line:
            self._line.close()

    def _lost(self) -> None:
        self.tally.failures.append("a line was lost")
        self.over.set()

    def _heard(self, raw: bytes) -> None:
        message = _decode(raw)
        if message.error is not UNSET:
            self.tally.failures.append(str(message.error))
            self._given = -1
        if not isinstance(message.view, _Seen) and message.change is UNSET:
            return
        if isinstance(message.view, _Seen):
            seen = message.view
            self._ask, outcome = seen.ask, seen.outcome
        else:
            change = message.change or _Seen()
            self._ask = patch(self._ask, change.ask) if change.ask != ["-"] else None
            outcome = change.outcome
        self.tally.decisions += message.n > self._n >= 0
        self._n = message.n
        if 0 <= self._given < self._n:
            self.tally.waits.append(time.perf_counter() - self._since)
            self._given = -1
        if outcome:
            self.over.set()
        elif self._ask and self._given < 0:
            self._given = self._n
            self._since = float("inf")
            pause = self.think * self._luck.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(pause, self._answer) if pause else self._answer()

    def _answer(self) -> None:
        if self._line is None or self.over.is_set():
            return
        ask = self._ask
        if options := ask.get("options"):
            value: Any = self._luck.choice(options)["key"]
        else:
            value = ask.get("low", "Ada")
        self._since = time.perf_counter()
        self._line.say(_encode({"answer": value, "n": self._given, "seat": ask["seat"]}))
