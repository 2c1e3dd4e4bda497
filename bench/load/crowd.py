"""Tables full of people and bots, half of them in the château, half in Advanced HeroQuest."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from souterrain.table.store import Key, opened

from ..server import Server
from .person import Person, Tally

WITH_BOTS: tuple[dict[str, Any], ...] = (
    {"game": "chateau", "setup": {"players": 2}, "seats": {"p2": "bot:scripted"}},
    {"game": "ahq", "setup": {"players": 1, "heroes": 4, "master": "seat"}, "seats": {"gm": "bot:scripted"}},
)
ALONE: dict[str, dict[str, Any]] = {
    "chateau": {"game": "chateau", "setup": {"players": 1}},
    "ahq": {"game": "ahq", "setup": {"players": 1, "heroes": 4}},
}
_AT_ONCE = 20
"""How many sit down at the same time."""
_FEW = 4
"""Tables with which a server has read the rules of its games."""


class Level(Struct):
    """What was seen while so many tables were played."""

    tables: int
    seconds: float
    answers: int
    """Of people."""
    decisions: int
    """With those of bots."""
    middle: float
    late: float
    """Seconds within which half of the answers were shown, and 99 of 100."""
    work: float
    """Processor time of the server, for each second."""
    driving: float
    """And of those who drive it."""
    memory: float
    """Resident, in megabytes."""
    apiece: float
    """What each table takes of it beside what a server takes for the first few: megabytes."""
    failures: int

    @property
    def cost(self) -> float:
        """Processor time of the server for each decision, in milliseconds."""
        return self.work * self.seconds / max(1, self.decisions) * 1000


class Crowd:
    """People at tables of some servers, who sit down anew when a game is over."""

    def __init__(self, servers: Sequence[Server], keys: Sequence[str], think: float, wanted: Sequence[dict[str, Any]]):
        self._servers, self._keys, self._think, self._wanted = servers, keys, think, wanted
        self.tally = Tally()
        self._evenings: list[asyncio.Task[None]] = []
        self._stop = asyncio.Event()
        self._sitting = asyncio.Semaphore(_AT_ONCE)
        self.seated = 0
        self._few = (0, float("nan"))

    async def warm_up(self, seconds: float) -> None:
        """Let a few tables be played for some time: the memory of more is counted from there."""
        await self.grow(_FEW * len(self._servers))
        await asyncio.sleep(seconds)
        self._few = len(self._evenings), self._memory()

    async def grow(self, tables: int) -> None:
        """Let so many tables be played."""
        while len(self._evenings) < tables:
            self._evenings.append(asyncio.create_task(self._evening(len(self._evenings))))
        while self.seated < tables and any(not evening.done() for evening in self._evenings):
            await asyncio.sleep(0.05)

    async def watch(self, seconds: float) -> Level:
        """What is seen within some time."""
        self.tally.waits.clear()
        before, own = sum(server.seconds() for server in self._servers), time.process_time()
        decisions, failures, start = self.tally.decisions, len(self.tally.failures), time.perf_counter()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - start
        waits = sorted(self.tally.waits) or [float("nan")]
        few, memory = self._few[0], self._memory()
        return Level(
            len(self._evenings),
            spent,
            len(self.tally.waits),
            self.tally.decisions - decisions,
            waits[len(waits) // 2],
            waits[len(waits) * 99 // 100],
            (sum(server.seconds() for server in self._servers) - before) / spent,
            (time.process_time() - own) / spent,
            memory,
            (memory - self._few[1]) / max(1, len(self._evenings) - few),
            len(self.tally.failures) - failures,
        )

    def _memory(self) -> float:
        return sum(server.memory() for server in self._servers)

    async def go_home(self) -> None:
        self._stop.set()
        await asyncio.gather(*self._evenings)

    async def _evening(self, number: int) -> None:
        """One game after the other at a table."""
        luck, first = Random(number), True
        before, kind = divmod(number, len(self._wanted))
        server, key = self._servers[before % len(self._servers)], self._keys[number % len(self._keys)]
        while not self._stop.is_set():
            person: Person | None = None
            try:
                async with self._sitting:
                    made = await asyncio.to_thread(new_table, server, key, self._wanted[kind])
                    person = Person(self.tally, made["table"], made["owner"], self._think, luck)
                    async with asyncio.timeout(60):
                        await person.sit_down(server.base.removeprefix("http://"))
            except Exception as error:
                self.tally.failures.append(repr(error))
                await asyncio.sleep(1)
            self.seated += first
            first = False
            if person:
                ends = [asyncio.create_task(event.wait()) for event in (person.over, self._stop)]
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                for end in ends:
                    end.cancel()
                person.leave()


def new_table(server: Server, key: str, wanted: dict[str, Any]) -> dict[str, str]:
    with server.open("POST", "/api/tables", msgspec.json.encode(wanted), key) as response:
        made: dict[str, str] = msgspec.json.decode(response.read())
        return made


def keys(place: str, count: int = 40) -> list[str]:
    """Some keys to a house that is not open yet: each may make so many tables."""
    store = opened(place)
    made = [os.urandom(18).hex() for _ in range(count)]
    with store.transaction():
        for key in made:
            store.grant(key, Key())
    store.close()
    return made
