"""A table that is told to end: everybody hears of it, what was begun is done, and nothing is left lying about."""

from __future__ import annotations

import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from bench.server import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.guest import Guest

ALONE = {"game": "chateau", "setup": {"players": 1}, "seed": "closing"}


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_end_says_goodbye_and_closes_its_file(tmp_path: Path, ending: signal.Signals) -> None:
    server = Server(tmp_path)
    made = server.request("POST", "/api/tables", ALONE)
    guest = Guest(server.base, made["table"], made["owner"])
    guest.shown()
    guest.answer()
    before = guest.view, guest.n
    server.process.send_signal(ending)
    with pytest.raises(ConnectionClosed) as goodbye:
        guest.hear()
    assert goodbye.value.rcvd is not None
    assert goodbye.value.rcvd.code == 1001
    assert server.process.wait(10) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["db.sqlite"], "the file alone is the whole house"

    restored = tmp_path / "elsewhere"
    restored.mkdir()
    shutil.copy(tmp_path / "db.sqlite", restored)
    server = Server(restored)
    again = Guest(server.base, made["table"], made["owner"], again=guest)
    again.shown()
    assert (again.view, again.n) == before
    server.stop()


def test_a_copy_can_be_made_while_people_play(tmp_path: Path) -> None:
    server = Server(tmp_path)
    made = server.request("POST", "/api/tables", ALONE)
    guest = Guest(server.base, made["table"], made["owner"])
    guest.shown()
    guest.answer()
    copies = tmp_path / "copies"
    copies.mkdir()
    with (
        closing(sqlite3.connect(tmp_path / "db.sqlite")) as live,
        closing(sqlite3.connect(copies / "db.sqlite")) as copy,
    ):
        live.backup(copy)
    before = guest.view, guest.n
    guest.answer()
    assert guest.n == before[1] + 1, "and they play on"
    server.stop()
    server = Server(copies)
    again = Guest(server.base, made["table"], made["owner"])
    again.shown()
    assert (again.view, again.n) == before
    server.stop()


def test_a_bot_that_was_at_something_finishes_it(tmp_path: Path) -> None:
    """It waits a while before it acts, so that people can follow: the server ends after that."""
    server = Server(tmp_path)
    seats = {"p1": "bot:scripted"}
    made = server.request("POST", "/api/tables", {**ALONE, "seats": seats})
    guest = Guest(server.base, made["table"], made["owner"])
    guest.shown()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(10) == 0
    with sqlite3.connect(tmp_path / "db.sqlite") as db:
        ((last,),) = db.execute("select max(n) from answers")
    assert last >= guest.n, "the decision that was pending has been taken"


def test_whoever_has_not_said_hello_is_seen_off_too(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with connect(server.base.replace("http", "ws") + "/ws") as silent:
        server.stop()
        with pytest.raises(ConnectionClosed) as goodbye:
            silent.recv(5)
    assert goodbye.value.rcvd is not None
    assert goodbye.value.rcvd.code == 1001
