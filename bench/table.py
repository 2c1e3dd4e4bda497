"""An answer at one of several tables, in processor time: taken, written to the store, drawn, put into words and sent to
one browser that plays every seat; early in a game and late. What the rules themselves take is in it.

Run as a program it is one side of a comparison (see `compare`), as `replay` is.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from inspect import isawaitable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import souterrain
from souterrain import bots
from souterrain.table.client import Client
from souterrain.table.house import House
from souterrain.table.store import SQLite

from .measure import Figure
from .replay import Recorder, Size, Workload

AT = (100, 1_000, 5_000, 12_000)
"""From which decisions on it is measured, if a game lasts so long."""
ANSWERS = 80
WARM = 20
"""Answers before those that count: words are read when they are first said."""

TABLES = 8
"""How many tables are answered at at the same time: a server's answers are written together. They play games of their
own, as far as there are that many."""

GAMES = {
    "ahq": Workload("ahq", {"heroes": 4, "quest": "tobaro", "master": "seat"}, 3, 6_000),
    "seul": Workload("seul", {"expeditions": 50}, 5, 1_200),
    "catacombs": Workload("catacombs", {}, 1),
    "chateau": Workload("chateau", {"players": 1}, 20),
}
"""Of each so many games by scripted bots, as far as they last."""

LONG = {"ahq": Workload("ahq", {"heroes": 4, "quest": "campaign"}, 3, 12_200)}
"""A game that goes on for many evenings: an answer must cost in the last what it cost in the first."""


class Played(NamedTuple):
    """A game that was played once: its seed, and who answered what."""

    seed: int
    answers: list[tuple[str, Any]]


class Evening:
    """Some games, recorded."""

    def __init__(self, work: Workload) -> None:
        self._work = work
        games = [Played(seed, self._played(seed)) for seed in range(work.games)]
        self._games = sorted(games, key=lambda game: len(game.answers), reverse=True)
        last = len(self._games[0].answers) - WARM - ANSWERS
        self.moments = [at for at in AT if at <= last] or [max(0, last)]

    def _played(self, seed: int) -> list[tuple[str, Any]]:
        session = self._new(seed)
        hands = {seat: Recorder(bots.make(self._work.slug, "scripted", seed)) for seat in session.seats}
        answers: list[tuple[str, Any]] = []
        while (ask := session.ask) is not None and len(answers) < self._work.most:
            bots.play(session, hands, most=1)
            answers.append((ask.seat, hands[ask.seat].last))
        return answers

    def _new(self, seed: int) -> souterrain.Session:
        return souterrain.new(self._work.slug, seed=f"replay {seed}", setup=self._work.setup)

    def seconds(self, at: int) -> float:
        """Processor time of an answer from decision `at` on."""
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(self._at_tables(House(SQLite(Path(folder) / "db.sqlite")), at))

    async def _at_tables(self, house: House, at: int) -> float:
        lasting = [game for game in self._games if len(game.answers) >= at + WARM + ANSWERS] or self._games[:1]
        games = [lasting[n % len(lasting)] for n in range(TABLES)]
        tables = [await self._seated(house, game, at) for game in games]
        rounds = min(WARM + ANSWERS, *(len(game.answers) - at for game in games))
        start = 0.0
        for n in range(rounds):
            if n == WARM:
                start = time.process_time()
            given = [game.answers[at + n] for game in games]
            plain = [(seat, msgspec.to_builtins(value)) for seat, value in given]
            await asyncio.gather(
                *(
                    _settled(give(client, room.session.decisions, *answer))
                    for (room, client, give), answer in zip(tables, plain, strict=True)
                )
            )
        return (time.process_time() - start) / (rounds - WARM) / TABLES

    async def _seated(self, house: House, game: Played, at: int) -> tuple[Any, Client, Any]:
        """A table at which a game stands before decision `at`, with one browser."""
        session = self._new(game.seed)
        for _, value in game.answers[:at]:
            session.answer(value)
        made: Any = await _settled(house.seat(session, {}))
        room: Any = await _settled(house.room(made["table"]))
        words: Any = getattr(session, "texts", self._work.slug)
        client = Client(Nowhere(), words, "fr")
        await _settled(room.join(client))
        return room, client, getattr(room, "give", room.answer)


async def _settled(value: Any) -> Any:
    """What comes of a call, whether the checkout that is measured lets one wait for it or not."""
    return await value if isawaitable(value) else value


class Nowhere:
    """A browser that takes everything and says nothing, whether one waits for it or not."""

    def __call__(self, text: str) -> Nowhere:
        return self

    def __await__(self) -> Generator[None]:
        yield from ()


def figures(slug: str) -> Iterator[Figure]:
    for name, games in {slug: GAMES, f"{slug}, campaign": LONG}.items():
        if slug in games:
            evening = Evening(games[slug])
            for at in evening.moments:
                yield Figure(f"{name}: an answer at a table, decision {at:,}", evening.seconds(at) * 1000, "ms")


def main() -> None:
    evening = Evening(GAMES[sys.argv[1]])
    print(msgspec.json.encode(Size(1, " ".join(map(str, evening.moments)))).decode(), flush=True)
    for line in sys.stdin:
        print(evening.seconds(int(line)), flush=True)


if __name__ == "__main__":
    main()
