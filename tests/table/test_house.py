"""The house: tables come into memory when somebody sits down, and leave it with the last."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import souterrain
from souterrain import bots
from souterrain.core.errors import Fault, SouterrainError
from souterrain.core.past import Mark
from souterrain.core.session import Session
from souterrain.core.text import texts
from souterrain.core.view import View
from souterrain.table.client import Client
from souterrain.table.house import House, NewTable
from souterrain.table.room import Room
from souterrain.table.store import SQLite


class Screen(Client):
    """Somebody at a table, who keeps what he is sent."""

    def __init__(self, game: str, seat: str = "") -> None:
        self.sent: list[str] = []
        super().__init__(self.sent.append, lambda lang: texts(lang, game), "en", seat)


def opened(house: House) -> set[str]:
    return set(house._rooms)


def test_a_table_that_nobody_sits_at_leaves_memory(tmp_path: Path) -> None:
    house = House(SQLite(tmp_path / "db"))
    tables = [house.create(NewTable("chateau", seed=f"{n}"))["table"] for n in range(5)]
    assert len(opened(house)) == 1, "only the newest, for somebody is about to come"

    async def evening() -> None:
        screen, room = Screen("chateau"), house.room(tables[0])
        room.join(screen)
        house.room(tables[1]).join(Screen("chateau"))
        house.room(tables[2])
        assert opened(house) == {*tables[:3]}, "where somebody sits stays"
        play(room, screen, 5)
        room.leave(screen)
        await room.gone()
        house.tidy()
        assert opened(house) == {tables[1]}

    asyncio.run(evening())
    again = house.room(tables[0])
    assert again.session.decisions == 5
    assert again.session.save() == Session.load(again.session.game, again.session.save()).save()


def play(room: Room, screen: Screen, answers: int) -> None:
    for _ in range(answers):
        ask = room.session.ask
        assert isinstance(ask, souterrain.Ask)
        room.give(screen, room.session.decisions, ask.seat, ask.options[0].key)


def test_a_bot_that_is_thinking_comes_to_its_end_first(tmp_path: Path) -> None:
    house = House(SQLite(tmp_path / "db"))
    table = house.create(NewTable("chateau", {"players": 2}, {"p1": "bot:random", "p2": "bot:random"}, "x"))["table"]

    async def evening() -> int:
        room, screen = house.room(table), Screen("chateau")
        room.pace = 0
        room.join(screen)
        while room.session.decisions < 4:
            await asyncio.sleep(0.01)
        room.leave(screen)
        house.tidy()
        assert opened(house) == {table}
        await room.gone()
        house.tidy()
        assert not opened(house)
        return room.session.decisions

    decisions = asyncio.run(evening())
    assert house.room(table).session.decisions == decisions


def test_the_lobby_tells_where_a_table_stands_even_after_a_crash(tmp_path: Path) -> None:
    house = House(SQLite(tmp_path / "db"))
    table = house.create(NewTable("chateau", seed="x"))["table"]
    room = house.room(table)
    writes: list[str] = []
    house.store._db.set_trace_callback(writes.append)  # type: ignore[attr-defined]
    play(room, Screen("chateau"), 6)
    house.store._db.set_trace_callback(None)  # type: ignore[attr-defined]
    assert not any("summary" in sql for sql in writes), "an answer is one row; what the lobby says waits"
    house.store.close()
    late = House(SQLite(tmp_path / "db"))
    (listed,) = late.tables("en")
    assert (listed["decisions"], bool(listed["headline"])) == (6, True)
    head = late.store.head(table)
    assert head is not None
    assert head.summary["decisions"] == 6, "written down once it was worked out"


def test_what_was_loaded_can_be_taken_back_for_good(tmp_path: Path) -> None:
    session = souterrain.new("chateau", seed="x")
    bots.play(session, {"p1": bots.make("chateau", "random", 1)}, most=20)
    house = House(SQLite(tmp_path / "db"))
    table = house.seat(session, {})["table"]
    room = house.room(table)
    for left in range(19, 9, -1):
        room.undo()
        assert room.session.decisions == left
        again = Session.restore(session.game, house.store.record(house.store.head(table)))  # type: ignore[arg-type]
        assert again.save() == room.session.save()
    play(room, Screen("chateau"), 3)
    house.store.close()
    assert House(SQLite(tmp_path / "db")).room(table).session.decisions == 13


def test_the_store_keeps_worlds_as_a_save_does(tmp_path: Path) -> None:
    house = House(SQLite(tmp_path / "db"))
    table = house.create(NewTable("seul", seed="x"))["table"]
    room = house.room(table)
    bot = bots.make("seul", "random", 1)
    while room.session.ask and room.session.turns < 40:
        room.answer(bots.step(room.session, bot))
    kept = [turn.turn for turn in room.session.parts() if turn.start]
    assert len(kept) < 6
    rows = house.store._db.execute("select turn from worlds where tab = ? order by turn", (table,))  # type: ignore[attr-defined]
    assert [turn for (turn,) in rows] == kept


def test_a_bot_that_fails_is_told_of_at_the_table(tmp_path: Path) -> None:
    class Broken:
        def decide(self, chair: object, /) -> str:
            raise ZeroDivisionError("a slip")

    house = House(SQLite(tmp_path / "db"))
    room = house.room(house.create(NewTable("chateau", {"players": 1}, {"p1": "bot:scripted"}, "x"))["table"])
    room._make = lambda game, name, seed: Broken() if name == "scripted" else bots.make(game, name, seed)
    screen = Screen("chateau")

    async def evening() -> None:
        room.pace = 0
        room.join(screen)
        while room.session.decisions < 2:
            await asyncio.sleep(0.01)
        room.leave(screen)
        await room.gone()

    asyncio.run(evening())
    welcomes = [json.loads(text)["welcome"] for text in screen.sent if text.startswith('{"welcome"')]
    assert "a slip" in welcomes[-1]["notices"][0]


def test_taking_back_while_a_bot_thinks_does_not_stop_the_table(tmp_path: Path) -> None:
    """The bot's old answer would meet another question with the same number."""
    house = House(SQLite(tmp_path / "db"))
    table = house.create(NewTable("chateau", {"players": 2}, {"p2": "bot:scripted"}, "x"))["table"]

    async def evening() -> None:
        room, screen = house.room(table), Screen("chateau")
        room.pace = 30
        room.join(screen)
        for option in range(6):
            while room.ask is None:
                await asyncio.sleep(0.005)
            n, ask = room.session.decisions, room.ask
            assert isinstance(ask, souterrain.Ask)
            room.give(screen, n, ask.seat, ask.options[0].key)
            if room.bot_to_move:
                await asyncio.sleep(0.01)
                room.take_back(screen, room.session.decisions)
                room.give(screen, n, ask.seat, ask.options[option % len(ask.options)].key)
        async with asyncio.timeout(5):
            while room.ask is None:
                await asyncio.sleep(0.005)
        assert not any("error" in text[:9] for text in screen.sent)
        room.leave(screen)
        await room.gone()

    asyncio.run(evening())


def test_a_bot_whose_answer_could_not_be_kept_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(SQLite(tmp_path / "db"))
    room = house.room(house.create(NewTable("chateau", {"players": 1}, {"p1": "bot:scripted"}, "x"))["table"])
    monkeypatch.setattr("souterrain.table.room._AGAIN", 0.01)
    keep, refusals = (
        room.keep,
        [SouterrainError("store-full", path=""), SouterrainError("store-full", path=""), OSError()],
    )

    def full(n: int, mark: Mark) -> None:
        if refusals:
            raise refusals.pop(0)
        keep(n, mark)

    monkeypatch.setattr(room, "keep", full)
    screen = Screen("chateau")

    async def evening() -> None:
        room.pace = 0
        room.join(screen)
        async with asyncio.timeout(5):
            while room.session.decisions < 3:
                await asyncio.sleep(0.01)
        room.leave(screen)
        await room.gone()

    asyncio.run(evening())
    assert len([text for text in screen.sent if text.startswith('{"error"')]) == 2, "each trouble once"


def test_a_bot_whose_answer_breaks_the_rules_is_helped_by_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dice are fixed: the same answer would break the same rule for ever."""
    house = House(SQLite(tmp_path / "db"))
    room = house.room(house.create(NewTable("chateau", {"players": 1}, {"p1": "bot:scripted"}, "x"))["table"])
    monkeypatch.setattr("souterrain.table.room._AGAIN", 0.01)
    answer, scripted = Session.answer, bots.step(room.session, bots.make("chateau", "scripted", 1))

    def broken(session: Session, value: Any) -> Any:
        if session.decisions == 0 and value == scripted:
            raise Fault("rules-broke", why="KeyError()")
        return answer(session, value)

    monkeypatch.setattr(Session, "answer", broken)

    async def evening() -> None:
        room.pace = 0
        screen = Screen("chateau")
        room.join(screen)
        async with asyncio.timeout(5):
            while not room.session.decisions:
                await asyncio.sleep(0.01)
        room.leave(screen)
        await room.gone()

    asyncio.run(evening())


def test_what_several_see_with_the_same_eyes_is_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(SQLite(tmp_path / "db"))
    room = house.room(house.create(NewTable("chateau", {"players": 1}))["table"])
    screens = [Screen("chateau", seat) for seat in ("", "", "*", "*", "*")]
    for screen in screens:
        room.join(screen)
    drawn: list[str] = []
    view = Session.view

    def counted(session: Session, seat: str) -> View:
        drawn.append(seat)
        return view(session, seat)

    monkeypatch.setattr(Session, "view", counted)
    room.answer(bots.step(room.session, bots.make("chateau", "random", 1)))
    room.show_all()
    assert sorted(drawn) == ["", "p1"]
    told = [[json.loads(text) for text in screen.sent][-1]["n"] for screen in screens]
    assert told == [1] * 5
