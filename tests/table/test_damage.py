"""A damaged file: what is damaged is told, what can be read is given back, and the other tables are not touched."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

import souterrain
from souterrain import bots
from souterrain.core.ask import BREAK_OFF
from souterrain.core.chronicle import chapters
from souterrain.core.errors import SouterrainError
from souterrain.core.events import Event, Unread
from souterrain.core.journal import SavedLine, pack, unpack
from souterrain.core.text import LANGUAGES
from souterrain.games.ahq.events.combat import MetAgain
from souterrain.games.ahq.events.expedition import QuestBegun
from souterrain.games.ahq.events.magic import ItemTaken
from souterrain.table.house import House, NewTable
from souterrain.table.store import SQLite
from souterrain.table.summary import summary
from tests.table.test_house import afresh


async def played(folder: Path, tables: int = 2, most: int = 60) -> list[str]:
    """Some tables with a game each, at which nobody sits any more."""
    house = House(SQLite(folder / "db"))
    made = [(await house.create(NewTable("chateau", {"players": 2}, seed=f"seed {n}")))["table"] for n in range(tables)]
    for n, table in enumerate(made):
        room, bot = await house.room(table), bots.make("chateau", "random", n)
        for _ in range(most):
            if ask := room.session.ask:
                value = bots.step(room.session, bot)
                room.answer(ask.options[0].key if value == BREAK_OFF.key else value)  # type: ignore[union-attr]
    house.tidy()
    house.close()
    return made


def harm(folder: Path, *statements: str) -> None:
    with sqlite3.connect(folder / "db") as db:
        for statement in statements:
            db.execute(statement)
    db.close()


async def test_what_was_decided_before_the_damage_is_given_back(tmp_path: Path) -> None:
    good, bad = await played(tmp_path)
    harm(tmp_path, f"update answers set parts = x'00' where tab = '{bad}' and n = 40")
    house = House(SQLite(tmp_path / "db"))
    room = await house.room(bad)
    assert room.session.decisions == 40
    assert [notice.id for notice in room.notices] == ["notice-salvaged"]
    room.answer(bots.step(room.session, bots.make("chateau", "random", 5)))
    house.tidy()
    again = await (await afresh(house)).room(bad)
    assert (again.session.decisions, again.notices) == (41, [])
    assert (await house.room(good)).session.decisions == 60
    (kept,) = await house.archive.read(lambda store: store._read("select count(*) from damaged")[0])  # type: ignore[attr-defined]
    assert kept == 20, "what cannot be read today is not thrown away"


async def test_a_world_that_cannot_be_read_is_worked_out_anew(tmp_path: Path) -> None:
    (table,) = await played(tmp_path, 1)
    before = House(SQLite(tmp_path / "db"))
    world = (await before.room(table)).session.world
    before.close()
    harm(tmp_path, "update worlds set world = x'00' where turn = (select max(turn) from worlds)")
    assert (await House(SQLite(tmp_path / "db")).room(table)).session.world == world


@pytest.mark.parametrize("column", ["saved", "holders"])
async def test_one_damaged_table_does_not_hide_the_others(tmp_path: Path, column: str) -> None:
    good, bad = await played(tmp_path)
    value = {"saved": "zeroblob(9)", "holders": "'{'"}[column]
    harm(tmp_path, f"update tables set {column} = {value} where id = '{bad}'")
    house = House(SQLite(tmp_path / "db"))
    listed = {table["id"]: table for table in await house.tables("en")}
    assert listed.keys() == {good, bad}
    assert "damaged" in listed[bad]["headline"]
    assert not listed[good].get("damaged")
    with pytest.raises(SouterrainError, match="damaged"):
        await house.room(bad)
    await house.forget(bad)
    assert [table["id"] for table in await house.tables("en")] == [good]


async def test_bits_that_flip_are_told_in_words(tmp_path: Path) -> None:
    """Wherever a disk goes bad, each table is opened, given back in part, or refused in words."""
    made = await played(tmp_path, 3, 30)
    harm(tmp_path, "pragma wal_checkpoint(truncate)", "vacuum")
    whole = (tmp_path / "db").read_bytes()
    for n in range(12):
        luck, spoilt = random.Random(n), bytearray(whole)
        for _ in range(8):
            spoilt[luck.randrange(100, len(spoilt))] ^= 1 << luck.randrange(8)
        folder = tmp_path / str(n)
        folder.mkdir()
        (folder / "db").write_bytes(spoilt)
        try:
            house = House(SQLite(folder / "db"))
        except SouterrainError:
            continue
        with contextlib.suppress(SouterrainError):
            await house.tables("en")
        for table in made:
            with contextlib.suppress(SouterrainError):
                summary((await house.room(table)).session)
        house.close()


async def test_a_line_that_this_program_cannot_read_does_not_make_a_game_unreadable() -> None:
    """An event of another version: the game is loaded, says so in that line, and keeps it as it was."""
    session = souterrain.new("chateau", seed="x")
    bots.play(session, dict.fromkeys(session.seats, bots.make("chateau", "random", 1)), most=60)
    saved = unpack(session.save())
    line = saved.turns[0].story[0]
    other = SavedLine(b"\x81\xa5event\xa9of-a-morrow", line.dice, line.to, line.n)
    saved.turns[0].story[0] = other
    again = souterrain.load(pack(saved))
    assert again.decisions == session.decisions
    assert isinstance(again.story[0].event, Unread)
    assert "cannot read" in again.texts("en").say(again.log("p1")[0].text)
    assert unpack(again.save()).turns[0].story[0] == other


@pytest.mark.parametrize(
    "forged",
    [
        MetAgain(("skaven-warrior", "skaven-warrior"), (1,)),
        ItemTaken("", "\u00a0", -(10**18)),
        QuestBegun({}, {}),
    ],
)
def test_a_line_of_which_no_sentence_can_be_made_says_so(forged: Event) -> None:
    """A forged event that has the shape of one, and makes no sense."""
    session = souterrain.new("ahq", seed="x", setup={"players": 1})
    bots.play(session, {"p1": bots.make("ahq", "random", 1)}, most=40)
    saved = unpack(session.save())
    saved.turns[0].story.insert(0, SavedLine(msgspec.msgpack.encode(forged), (), (), 0))
    again = souterrain.load(pack(saved))
    for language in LANGUAGES:
        words = again.texts(language)
        assert all(words.say(line.text) for line in again.log("p1"))
        assert chapters(again, words)
        assert chapters(again, words, whole=True)
    assert unpack(again.save()).turns[0].story == saved.turns[0].story
