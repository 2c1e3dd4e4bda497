"""Somebody who does not read what he is sent: he hurts only himself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from souterrain.core.text import texts
from souterrain.table import outbox
from souterrain.table.client import Client
from souterrain.table.house import House
from souterrain.table.outbox import MOST, Outbox
from souterrain.table.store import opened
from tests.table.test_house import Screen, seated


async def never(text: str) -> None:
    """Takes what is sent, and does not come to an end with it."""
    await asyncio.Event().wait()


async def eventually(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not so():
            await asyncio.sleep(0.01)


async def test_what_waits_for_one_who_does_not_read_has_an_end() -> None:
    ended: list[str] = []
    box = Outbox(never, lambda: ended.append("ended"))
    for _ in range(10):
        box.post("x" * (MOST // 8))
    assert ended
    assert not box._waiting


async def test_a_message_that_is_never_taken_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "_PATIENCE", 0.05)
    ended: list[str] = []
    Outbox(never, lambda: ended.append("ended")).post("hello")
    await eventually(lambda: bool(ended))


async def test_nobody_at_a_table_waits_for_one_who_does_not_read(place: str) -> None:
    house = House(opened(place))
    room = await seated(house, "chateau", {"players": 2}, {"p1": "screen", "p2": "link"})
    owner, deaf = Screen("chateau"), Client(Outbox(never, bool).post, lambda lang: texts(lang, "chateau"), "fr", "p2")
    async with asyncio.timeout(5):
        await room.join(deaf)
        await room.join(owner)
        for _ in range(3):
            await room.speak(deaf, "en")
            ask = room.session.ask
            assert ask is not None
            await room.give(owner if ask.seat == "p1" else deaf, room.session.decisions, ask.seat, ask.options[0].key)  # type: ignore[union-attr]
            await room.look(owner, 0)
            await room.look(owner, None)
    assert room.session.decisions == 3
