"""What a table has played is in the archive: it keeps its last turns at hand, and asks for the rest when somebody looks
back."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import souterrain
from souterrain import bots
from souterrain.core.chance import Bound
from souterrain.core.errors import SouterrainError
from souterrain.core.game import read_setup
from souterrain.core.session import Session
from souterrain.table.house import House
from souterrain.table.room import Room
from souterrain.table.store import opened
from souterrain.table.summary import summary
from souterrain.table.thinking import Thinker
from tests.table.test_house import Screen, afresh

SETUPS: dict[str, dict[str, Any]] = {
    "chateau": {"players": 2},
    "ahq": {"players": 1, "heroes": 4},
    "seul": {},
}


@pytest.fixture(autouse=True)
def _no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)


async def played(place: str, game: str, answers: int) -> tuple[House, Room, Screen]:
    """A table with somebody at it, after so many answers."""
    house, stream, found = House(opened(place)), Bound("a"), souterrain.games()[game]
    made = await house.seat(Session.start(found, read_setup(found, SETUPS[game]), stream, stream), {})
    room, screen = await house.room(made["table"]), Screen(game)
    await room.join(screen)
    await go_on(room, answers)
    return house, room, screen


async def go_on(room: Room, answers: int) -> None:
    bot = bots.make(room.session.game.slug, "scripted", 1)
    for _ in range(answers):
        if room.session.ask is None:
            return
        room.answer(bots.step(room.session, bot))
        await room.kept()
        await room.show_all()


async def whole(house: House, room: Room) -> Session:
    """The same game as another process would have it."""
    return (await (await afresh(house)).look_up(room.id)).session


def stands(session: Session) -> tuple[object, ...]:
    """Where a game stands."""
    return msgspec.msgpack.encode(session.world), session.decisions, session.told, session.mark(), session.head


def story(screen: Screen) -> list[str]:
    told: list[str] = []
    for text in screen.sent:
        if news := json.loads(text).get("story"):
            told[news["from"] :] = [line["text"] for line in news["lines"]]
    return told


@pytest.mark.parametrize("game", SETUPS)
async def test_a_long_game_keeps_no_more_at_hand_than_a_short_one(place: str, game: str) -> None:
    house, room, _ = await played(place, game, 20)
    while room.session.ask is not None and room.session.turns < 40:
        await go_on(room, 1)
        assert len(room.session._turns) <= 3
        assert len(room.session._recent) <= 2
    assert room.session.turns > 10
    assert summary(room.session) == summary(await whole(house, room))


@pytest.mark.parametrize("game", SETUPS)
async def test_who_looks_back_sees_all_of_it(place: str, game: str) -> None:
    house, room, screen = await played(place, game, 45)
    kept = await whole(house, room)
    assert not room.session.whole
    for k in (0, 3, kept.decisions // 2):
        await go_on(room, 1)
        assert not room.session.whole
        await room.look(screen, k)
        seen = json.loads(screen.sent[-1])
        assert seen["k"] == k
        assert (seen["moment"]["ask"] is None) == (kept.at(k).view(screen.viewpoint).ask is None)
        await go_on(room, 1)
        await room.look(screen, None)
    again = Screen(game)
    await room.join(again)
    assert story(again) == story(screen)
    await go_on(room, 1)
    await room.speak(again, "fr")
    assert len(story(again)) == len(story(screen))
    kept = await whole(house, room)
    assert await room.save("") == kept.save()


async def test_what_was_let_go_is_taken_back_tried_out_and_played_on(place: str) -> None:
    house, room, screen = await played(place, "chateau", 45)
    for n in range(44, 30, -1):
        await room.take_back(screen, room.session.decisions)
        assert room.session.decisions == n
    await go_on(room, 20)
    kept = await whole(house, room)
    assert (room.session.turns, room.session.told, room.session.head) == (kept.turns, kept.told, kept.head)
    await house.fork(room, screen, 5, {})
    forked = next(json.loads(text)["forked"] for text in screen.sent if text.startswith('{"forked"'))
    fork = (await house.room(forked["table"])).session
    assert fork.world == kept.at(5).world
    assert len(room.session.undone) == 14
    await go_on(room, 1000)
    assert room.session.ask is None
    assert souterrain.verify(await room.save("")).sound
    assert len((await room.journal(""))["lines"]) > 100


async def test_luck_is_given_when_the_beginning_was_let_go(place: str) -> None:
    house, room, _ = await played(place, "chateau", 30)
    await go_on(room, 1)
    await room._mixed({"": "0" * 32})
    await go_on(room, 10)
    kept = await whole(house, room)
    assert (room.session.head, room.session.asides) == (kept.head, kept.asides)


async def test_a_past_that_cannot_be_read_is_told_and_the_game_goes_on(place: str) -> None:
    house, room, screen = await played(place, "chateau", 30)
    before = room.session.decisions
    await house.archive.write(lambda store: store._do("delete from answers where tab = ? and n = 7", room.id))  # type: ignore[attr-defined]
    for look in (room.look(screen, 3), room.save(""), room.take_back(screen, before)):
        with pytest.raises(SouterrainError, match="damaged"):
            await look
    await go_on(room, 1)
    assert room.session.decisions == before + 1


async def test_an_answer_that_cannot_be_written_is_taken_back_though_the_past_was_let_go(place: str) -> None:
    house, room, _ = await played(place, "ahq", 60)
    bot = bots.make("ahq", "random", 2)

    def full(*_: object) -> None:
        raise SouterrainError("store-full", path="")

    for _ in range(40):
        before = stands(room.session)
        with pytest.MonkeyPatch.context() as disk:
            disk.setattr(house.archive.store, "answered", full)
            room.answer(bots.step(room.session, bot))
            with pytest.raises(SouterrainError):
                await room.kept()
        assert stands(room.session) == before
        await go_on(room, 1)
