"""The store: durable, honest about trouble, and keeping no secret in the clear."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

import souterrain
from souterrain.core.errors import SouterrainError
from souterrain.core.text import texts
from souterrain.table.house import House, NewTable
from souterrain.table.serve import listen
from souterrain.table.store import Key, SQLite, opened


async def test_tokens_are_kept_hashed(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "db.sqlite")
    house = House(store)
    made = await house.create(NewTable("chateau"))
    house.close()
    raw = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made["owner"].encode() not in raw
    assert made["table"].encode() in raw


def test_two_processes_do_not_share_a_file(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "db.sqlite")
    code = (
        "import sys; from souterrain.table.store import SQLite\n"
        "try: SQLite(sys.argv[1])\n"
        "except Exception as error: print(type(error).__name__, error)"
    )
    done = subprocess.run([sys.executable, "-c", code, store.path], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("SouterrainError")
    assert "another Souterrain" in done.stdout
    with store.transaction():
        store.grant("still works", Key())


async def test_a_full_disk_takes_no_answer_and_loses_none(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "db.sqlite")
    house = House(store)
    made = await house.create(NewTable("chateau", seed="x"))
    room = await house.room(made["table"])
    pages = store._writer.execute("pragma page_count").fetchone()[0]
    store._writer.execute(f"pragma max_page_count = {pages}")
    taken = 0
    while True:
        await room.recall()
        before = room.session.save()
        try:
            room.answer(first_option(room.session))
            await room.kept()
        except SouterrainError as full:
            trouble = full
            break
        taken += 1
    assert trouble.say.id == "store-full"
    assert "plein" in texts("fr").say(trouble.say)
    assert str(tmp_path) not in texts("fr").say(trouble.say), "guests need not know where"
    await room.recall()
    assert room.session.save() == before
    assert room.session.decisions == taken
    store._writer.execute("pragma max_page_count = 100000")
    room.answer(first_option(room.session))
    await room.recall()
    house.close()
    again = await House(SQLite(tmp_path / "db.sqlite")).room(made["table"])
    assert again.session.save() == room.session.save()


def first_option(session: souterrain.Session) -> str:
    assert isinstance(session.ask, souterrain.Ask)
    return session.ask.options[0].key


def test_a_place_that_cannot_be_written_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(SouterrainError, match="--db"):
        SQLite(tmp_path / "file" / "db.sqlite")
    (tmp_path / "notes.sqlite").write_text("these are not tables, " * 100)
    with pytest.raises(SouterrainError, match="not a Souterrain database"):
        SQLite(tmp_path / "notes.sqlite")


def test_a_read_only_file_says_what_to_do() -> None:
    """Not even root may make a file in /proc."""
    with pytest.raises(SouterrainError, match="--db"):
        SQLite("/proc/souterrain/db.sqlite")


def test_a_taken_port_says_what_to_do() -> None:
    listener = listen("127.0.0.1", 0)
    listener.listen()
    port = listener.getsockname()[1]
    with pytest.raises(SouterrainError) as taken:
        listen("127.0.0.1", port)
    assert str(port + 1) in str(taken.value)
    with pytest.raises(SouterrainError):
        listen("203.0.113.1", 1)
    listener.close()


async def test_tables_of_an_older_run_come_back(tmp_path: Path) -> None:
    house = House(SQLite(tmp_path / "db.sqlite"))
    made = await house.create(NewTable("chateau", seed="y"))
    room = await house.room(made["table"])
    for _ in range(40):
        ask = room.session.ask
        if not isinstance(ask, souterrain.Ask):
            break
        room.answer(ask.options[len(ask.options) // 2].key)
    await room.recall()
    house.close()
    again = House(SQLite(tmp_path / "db.sqlite"))
    assert (await again.room(made["table"])).session.story == room.session.story
    assert await again.key(made["owner"]) == Key(made["table"])
    await again.forget(made["table"])
    with pytest.raises(SouterrainError):
        await again.room(made["table"])


def test_keys_and_owners_tokens_grow_old_and_links_do_not(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = opened(place)
    keys = [Key(), Key("table"), Key("table", "p2"), Key("table", "*")]
    for n, key in enumerate(keys):
        store.grant(f"token {n}", key)
    assert [store.key(f"token {n}") for n in range(4)] == keys
    later = time.time() + 31 * 86400
    monkeypatch.setattr(time, "time", lambda: later)
    assert [store.key(f"token {n}") for n in range(4)] == [None, None, *keys[2:]]


async def test_who_comes_to_a_table_that_was_forgotten_hears_that_it_is_gone(place: str) -> None:
    house = House(opened(place))
    with pytest.raises(SouterrainError) as gone:
        await house.room("nowhere")
    assert gone.value.say.id == "table-unknown"
    house.close()


async def test_who_answers_at_a_table_that_was_forgotten_hears_that_it_is_gone(place: str) -> None:
    """And nothing of keys, files or options of the server."""
    house = House(opened(place))
    room = await house.room((await house.create(NewTable("chateau", seed="x")))["table"])
    await house.archive.write(lambda store: store.forget(room.id))
    room.answer(first_option(room.session))
    with pytest.raises(SouterrainError) as gone:
        await room.kept()
    assert gone.value.say.id == "table-unknown"
    assert room.session.decisions == 0
    house.close()
