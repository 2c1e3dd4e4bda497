"""The house: tables come into memory when somebody sits down, and leave it with the last."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
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
from souterrain.table.store import SQLite, opened


class Screen(Client):
    """Somebody at a table, who keeps what he is sent."""

    def __init__(self, game: str, seat: str = "") -> None:
        self.sent: list[str] = []
        super().__init__(self.sent.append, lambda lang: texts(lang, game), "en", seat)


async def afresh(house: House) -> House:
    """Another house with the same store, as after a restart."""
    await house.archive.write(lambda store: None)
    return House(house.archive.store)


async def seated(house: House, *wanted: Any) -> Room:
    """A new table, opened."""
    return await house.room((await house.create(NewTable(*wanted)))["table"])


def in_memory(house: House) -> set[str]:
    return set(house._rooms)


async def test_a_table_that_is_put_away_is_gone_at_once(place: str) -> None:
    house = House(opened(place))
    gc.collect()
    gc.disable()
    try:
        screen, room = Screen("chateau"), await seated(house, "chateau", {"players": 2}, {"p2": "bot:scripted"})
        room.pace = 0
        await room.join(screen)
        for _ in range(3):
            await play(room, screen, 1)
            await room._thinker.done()
        room.leave(screen)
        await room.gone()
        house.tidy(room)
        gone = [weakref.ref(each) for each in (room, room.session)]
        del room, screen
        await house.archive.write(lambda store: None)
        assert [each() for each in gone] == [None, None], "nobody has to look for cycles"
    finally:
        gc.enable()
    house.close()


async def test_a_table_that_nobody_sits_at_leaves_memory(place: str) -> None:
    house = House(opened(place))
    tables = [(await house.create(NewTable("chateau", seed=f"{n}")))["table"] for n in range(5)]
    assert len(in_memory(house)) == 1, "only the newest, for somebody is about to come"

    async def evening() -> None:
        screen, room = Screen("chateau"), await house.room(tables[0])
        await room.join(screen)
        await (await house.room(tables[1])).join(Screen("chateau"))
        await house.room(tables[2])
        assert in_memory(house) == {*tables[:3]}, "where somebody sits stays"
        await play(room, screen, 5)
        room.leave(screen)
        await room.gone()
        house.tidy(room)
        assert in_memory(house) == {tables[1]}

    await evening()
    again = await house.room(tables[0])
    assert again.session.decisions == 5
    assert again.session.save() == Session.load(again.session.game, again.session.save()).save()


async def play(room: Room, screen: Screen, answers: int) -> None:
    for _ in range(answers):
        ask = room.session.ask
        assert isinstance(ask, souterrain.Ask)
        await room.give(screen, room.session.decisions, ask.seat, ask.options[0].key)


async def test_a_bot_that_is_thinking_comes_to_its_end_first(place: str) -> None:
    house = House(opened(place))
    table = (await seated(house, "chateau", {"players": 2}, {"p1": "bot:random", "p2": "bot:random"}, "x")).id

    async def evening() -> int:
        room, screen = await house.room(table), Screen("chateau")
        room.pace = 0
        await room.join(screen)
        while room.session.decisions < 4:
            await asyncio.sleep(0.01)
        room.leave(screen)
        house.tidy(room)
        assert in_memory(house) == {table}
        await room.gone()
        house.tidy()
        assert not in_memory(house)
        return room.session.decisions

    decisions = await evening()
    assert (await house.room(table)).session.decisions == decisions


async def test_the_lobby_tells_where_a_table_stands_even_after_a_crash(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "db")
    house = House(store)
    table = (await house.create(NewTable("chateau", seed="x")))["table"]
    room = await house.room(table)
    writes: list[str] = []
    store._writer.set_trace_callback(writes.append)
    await play(room, Screen("chateau"), 6)
    store._writer.set_trace_callback(None)
    assert not any("summary" in sql for sql in writes), "an answer is one row; what the lobby says waits"
    house.close()
    late = House(SQLite(tmp_path / "db"))
    (listed,) = await late.tables("en")
    assert (listed["decisions"], bool(listed["headline"])) == (6, True)
    head = await (await afresh(late)).archive.read(lambda store: store.head(table))
    assert head is not None
    assert head.summary["decisions"] == 6, "written down once it was worked out"


async def test_what_was_loaded_can_be_taken_back_for_good(place: str) -> None:
    session = souterrain.new("chateau", seed="x")
    bots.play(session, {"p1": bots.make("chateau", "random", 1)}, most=20)
    house = House(opened(place))
    table = (await house.seat(session, {}))["table"]
    room = await house.room(table)
    for left in range(19, 9, -1):
        room.undo()
        assert room.session.decisions == left
        await room.kept()
        again = (await (await afresh(house)).room(table)).session
        assert again.save() == room.session.save()
    await play(room, Screen("chateau"), 3)
    house.close()
    assert (await House(opened(place)).room(table)).session.decisions == 13


async def test_the_store_keeps_worlds_as_a_save_does(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "db")
    house = House(store)
    table = (await house.create(NewTable("seul", seed="x")))["table"]
    room = await house.room(table)
    bot = bots.make("seul", "random", 1)
    while room.session.ask and room.session.turns < 40:
        room.answer(bots.step(room.session, bot))
    await room.recall()
    kept = [turn.turn for turn in room.session.parts() if turn.start]
    assert len(kept) < 6
    rows = store._read("select turn from worlds where tab = ? order by turn", table)
    assert [turn for (turn,) in rows] == kept


async def test_a_bot_that_fails_is_told_of_at_the_table(place: str) -> None:
    class Broken:
        def decide(self, chair: object, /) -> str:
            raise ZeroDivisionError("a slip")

    house = House(opened(place))
    room = await seated(house, "chateau", {"players": 1}, {"p1": "bot:scripted"}, "x")
    room._make = lambda game, name, seed: Broken() if name == "scripted" else bots.make(game, name, seed)
    screen = Screen("chateau")

    async def evening() -> None:
        room.pace = 0
        await room.join(screen)
        while room.session.decisions < 2:
            await asyncio.sleep(0.01)
        room.leave(screen)
        await room.gone()

    await evening()
    welcomes = [json.loads(text)["welcome"] for text in screen.sent if text.startswith('{"welcome"')]
    assert "a slip" in welcomes[-1]["notices"][0]


async def test_taking_back_while_a_bot_thinks_does_not_stop_the_table(place: str) -> None:
    """The bot's old answer would meet another question with the same number."""
    house = House(opened(place))
    table = (await house.create(NewTable("chateau", {"players": 2}, {"p2": "bot:scripted"}, "x")))["table"]

    async def evening() -> None:
        room, screen = await house.room(table), Screen("chateau")
        room.pace = 30
        await room.join(screen)
        for option in range(6):
            while room.ask is None:
                await asyncio.sleep(0.005)
            n, ask = room.session.decisions, room.ask
            assert isinstance(ask, souterrain.Ask)
            await room.give(screen, n, ask.seat, ask.options[0].key)
            if room.bot_to_move:
                await asyncio.sleep(0.01)
                await room.take_back(screen, room.session.decisions)
                await room.give(screen, n, ask.seat, ask.options[option % len(ask.options)].key)
        async with asyncio.timeout(5):
            while room.ask is None:
                await asyncio.sleep(0.005)
        assert not any("error" in text[:9] for text in screen.sent)
        room.leave(screen)
        await room.gone()

    await evening()


async def test_a_bot_whose_answer_could_not_be_kept_tries_again(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(opened(place))
    room = await seated(house, "chateau", {"players": 1}, {"p1": "bot:scripted"}, "x")
    monkeypatch.setattr("souterrain.table.thinking.AGAIN", 0.01)
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
        await room.join(screen)
        async with asyncio.timeout(5):
            while room.session.decisions < 3:
                await asyncio.sleep(0.01)
        room.leave(screen)
        await room.gone()

    await evening()
    assert len([text for text in screen.sent if text.startswith('{"error"')]) == 2, "each trouble once"


async def test_a_bot_whose_answer_breaks_the_rules_is_helped_by_chance(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dice are fixed: the same answer would break the same rule for ever."""
    house = House(opened(place))
    room = await seated(house, "chateau", {"players": 1}, {"p1": "bot:scripted"}, "x")
    monkeypatch.setattr("souterrain.table.thinking.AGAIN", 0.01)
    answer, scripted = Session.answer, bots.step(room.session, bots.make("chateau", "scripted", 1))

    def broken(session: Session, value: Any) -> Any:
        if session.decisions == 0 and value == scripted:
            raise Fault("rules-broke", why="KeyError()")
        return answer(session, value)

    monkeypatch.setattr(Session, "answer", broken)

    async def evening() -> None:
        room.pace = 0
        screen = Screen("chateau")
        await room.join(screen)
        async with asyncio.timeout(5):
            while not room.session.decisions:
                await asyncio.sleep(0.01)
        room.leave(screen)
        await room.gone()

    await evening()


async def test_what_several_see_with_the_same_eyes_is_drawn_once(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(opened(place))
    room = await seated(house, "chateau", {"players": 1})
    screens = [Screen("chateau", seat) for seat in ("", "", "*", "*", "*")]
    for screen in screens:
        await room.join(screen)
    drawn: list[str] = []
    view = Session.view

    def counted(session: Session, seat: str) -> View:
        drawn.append(seat)
        return view(session, seat)

    monkeypatch.setattr(Session, "view", counted)
    room.answer(bots.step(room.session, bots.make("chateau", "random", 1)))
    await room.show_all()
    assert sorted(drawn) == ["", "p1"]
    told = [[json.loads(text) for text in screen.sent][-1]["n"] for screen in screens]
    assert told == [1] * 5


async def test_a_game_that_is_over_can_be_played_again_where_it_was_played(place: str) -> None:
    house = House(opened(place))
    try:
        room = await seated(house, "regne", {"heroes": 4}, {"p1": "bot:scripted"})
        with pytest.raises(SouterrainError, match="journal"):
            await house.again(room.id, there=True)
        bots.play(room.session, {"p1": bots.make("regne", "scripted")})
        there = await house.room((await house.again(room.id, there=True))["table"])
        assert there.session.before == room.session.place
        assert there.session.settled == room.session.settled
        elsewhere = await house.room((await house.again(room.id))["table"])
        assert not elsewhere.session.before
        back = await (await afresh(house)).look_up(there.id)
        assert back.session.before == there.session.before
    finally:
        house.close()
