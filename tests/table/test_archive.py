"""The archive: nobody waits for a disk but who wants to see what was written, and many are written at once."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from souterrain.core.errors import SouterrainError
from souterrain.table.archive import Archive
from souterrain.table.house import House
from souterrain.table.store import Key, SQLite
from tests.table.test_house import Screen, play, seated


class Slow(SQLite):
    """A disk that takes its time: what is written is there once it is let go."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.free = threading.Event()
        self.free.set()
        self.commits = 0

    @contextmanager
    def transaction(self) -> Iterator[None]:
        with super().transaction():
            yield
            assert self.free.wait(10)
        self.commits += 1


def shown(screen: Screen) -> list[int]:
    """The decisions that somebody has been shown."""
    return [message["n"] for message in map(json.loads, screen.sent) if "view" in message or "change" in message]


async def ticks(count: int = 20) -> None:
    for _ in range(count):
        await asyncio.sleep(0.001)


async def test_an_answer_is_shown_when_it_is_written_and_others_go_on_meanwhile(tmp_path: Path) -> None:
    store = Slow(tmp_path / "db")
    house = House(store)
    rooms = [await seated(house, "chateau", {"players": 1}, {}, f"{n}") for n in range(3)]
    screens = [Screen("chateau") for _ in rooms]
    for room, screen in zip(rooms, screens, strict=True):
        await room.join(screen)
    store.free.clear()
    before = store.commits
    playing = [asyncio.create_task(play(room, screen, 1)) for room, screen in zip(rooms, screens, strict=True)]
    await ticks()
    assert [room.session.decisions for room in rooms] == [1, 1, 1], "the loop works out all of them"
    assert [shown(screen)[-1] for screen in screens] == [0, 0, 0], "and shows none"
    late = Screen("chateau", "*")
    coming = asyncio.create_task(rooms[0].join(late))
    await ticks()
    assert not late.sent, "nor to somebody who comes"
    store.free.set()
    await asyncio.gather(*playing, coming)
    assert [shown(screen)[-1] for screen in screens] == [1, 1, 1]
    assert shown(late) == [1]
    assert store.commits - before <= 2, "while the first is on its way the others gather"


async def test_nobody_is_refused_for_anothers_sake(tmp_path: Path) -> None:
    store = Slow(tmp_path / "db")
    archive = Archive(store)
    store.free.clear()
    first = archive.put(lambda store: store.grant("first", Key()))

    def bad(store: Any) -> None:
        store.grant("half", Key())
        raise SouterrainError("store-full", path="")

    jobs = [archive.put(lambda store: store.grant("second", Key())), archive.put(bad)]
    jobs.append(archive.put(lambda store: store.grant("third", Key())))
    store.free.set()
    first.result(5)
    assert [type(job.exception(5)) for job in jobs] == [type(None), SouterrainError, type(None)]
    known = [store.key(token) is not None for token in ("first", "second", "half", "third")]
    assert known == [True, True, False, True]


async def test_what_cannot_be_written_was_never_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(SQLite(tmp_path / "db"))
    room, screen = await seated(house, "chateau", {"players": 1}, {}, "x"), Screen("chateau")
    await room.join(screen)
    await play(room, screen, 3)
    before = room.session.save()

    def full(*_: Any) -> None:
        raise SouterrainError("store-full", path="")

    for job in ("answered", "taken_back"):
        monkeypatch.setattr(SQLite, job, full)
    with pytest.raises(SouterrainError):
        await play(room, screen, 1)
    with pytest.raises(SouterrainError):
        await room.take_back(screen, 3)
    assert room.session.save() == before
    monkeypatch.undo()
    await room.take_back(screen, 3)
    await play(room, screen, 2)
    assert shown(screen)[-3:] == [2, 3, 4]
