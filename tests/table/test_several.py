"""Several processes on one PostgreSQL: a table is one table whoever is connected where, and outlives its process."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.server import Server
from websockets.exceptions import ConnectionClosed

from souterrain.table.store import opened
from tests.table.guest import Guest
from tests.table.postgres import Cluster

TWO = {"game": "chateau", "setup": {"players": 2}, "seats": {"p1": "screen", "p2": "link"}, "seed": "several"}
SOON = 12.0
"""Within how many seconds a table goes on elsewhere: its lease has run out by then, also on a busy machine."""


class Town:
    """Some servers with one database."""

    def __init__(self, folder: Path, place: str) -> None:
        self.folder, self.place = folder, place
        self.servers = [self.server(), self.server()]

    def server(self) -> Server:
        return Server(self.folder, self.place)

    def table(self, wanted: dict[str, Any] = TWO) -> dict[str, Any]:
        """A new table, which the first server holds."""
        made: dict[str, Any] = self.servers[0].request("POST", "/api/tables", wanted)
        return made

    def answers(self, table: str) -> list[int]:
        """The decisions of a table that are kept, as the database has them."""
        store = opened(self.place)
        try:
            return [n for (n,) in store._read("select n from answers where tab = ? order by n", table)]  # type: ignore[attr-defined]
        finally:
            store.close()


@pytest.fixture(scope="module")
def town(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    found = Town(tmp_path_factory.mktemp("town"), cluster.place())
    yield found
    for server in found.servers:
        server.process.kill()
        server.process.wait(10)


def joined(base: str, table: str, token: str, again: Guest | None = None) -> Guest:
    """Somebody at a table, who comes back as a browser does until he is let in."""
    deadline = time.monotonic() + SOON
    while True:
        try:
            guest = Guest(base, table, token, again=again)
            guest.shown()
            return guest
        except (ConnectionClosed, OSError, TimeoutError):
            assert time.monotonic() < deadline, "nobody took the table over"
            time.sleep(0.1)


def cut_off(guest: Guest) -> bool:
    """Whether somebody's connection ends."""
    try:
        while True:
            guest.hear(SOON)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def play(guests: dict[str, Guest], answers: int) -> None:
    """Whoever is asked answers, and everybody sees it."""
    for _ in range(answers):
        asked = next(guest for guest in guests.values() if guest.view["ask"])
        asked.answer()
        for guest in guests.values():
            while guest.n < asked.n:
                guest.hear()


def test_two_who_are_connected_to_different_processes_play_one_game(town: Town) -> None:
    here, there = town.servers
    made = town.table()
    owner = joined(here.base, made["table"], made["owner"])
    friend = joined(there.base, made["table"], made["seats"]["p2"])
    play({"p1": owner, "p2": friend}, 12)
    assert owner.n == friend.n == 12
    assert [line["text"] for line in owner.story] == [line["text"] for line in friend.story]
    friend.say(nonsense=1)
    assert friend.until("error")["error"]["text"]
    owner.say(holder={"seat": "p2", "by": "screen"})
    friend.until("error")
    assert cut_off(friend)
    assert town.answers(made["table"]) == list(range(-1, 12))


def test_a_lobby_of_another_process_lists_locks_and_forgets(town: Town) -> None:
    here, there = town.servers
    made = town.table()
    owner = joined(here.base, made["table"], made["owner"])
    owner.answer()
    there.key = here.key
    (listed,) = [each for each in there.request("GET", "/api/tables") if each["id"] == made["table"]]
    assert listed["decisions"] == 1
    renewed = there.request("POST", f"/api/tables/{made['table']}/lock")["owner"]
    assert cut_off(owner)
    friend = joined(here.base, made["table"], renewed)
    there.request("DELETE", f"/api/tables/{made['table']}")
    assert "existe" in friend.until("error")["error"]["text"]


def test_a_table_outlives_its_process_and_its_bots_go_on(town: Town) -> None:
    here, there = town.servers
    made = town.table({**TWO, "seats": {"p1": "screen", "p2": "bot:scripted"}})
    owner = joined(here.base, made["table"], made["owner"])
    while owner.n < 6:
        owner.answer() if owner.view["ask"] else owner.shown()
    seen = owner.view, owner.n
    here.process.send_signal(signal.SIGKILL)
    here.process.wait(10)
    owner = joined(there.base, made["table"], made["owner"], again=owner)
    if owner.n == seen[1]:
        assert owner.view == seen[0]
    while owner.n < 14:
        owner.answer() if owner.view["ask"] else owner.shown()
    kept = town.answers(made["table"])
    assert kept[: owner.n + 1] == list(range(-1, owner.n))
    town.servers[0] = town.server()


def test_who_is_connected_to_the_other_process_is_brought_to_the_table_again(town: Town) -> None:
    here, there = town.servers
    made = town.table()
    owner = joined(here.base, made["table"], made["owner"])
    friend = joined(there.base, made["table"], made["seats"]["p2"])
    play({"p1": owner, "p2": friend}, 4)
    here.process.send_signal(signal.SIGKILL)
    here.process.wait(10)
    assert cut_off(friend)
    friend = joined(there.base, made["table"], made["seats"]["p2"], again=friend)
    owner = joined(there.base, made["table"], made["owner"], again=owner)
    play({"p1": owner, "p2": friend}, 4)
    assert town.answers(made["table"]) == list(range(-1, 8))
    town.servers[0] = town.server()


def test_one_who_slept_and_lost_his_table_writes_nothing_to_it(town: Town) -> None:
    here, there = town.servers
    made = town.table({**TWO, "seats": {}})
    owner = joined(here.base, made["table"], made["owner"])
    os.kill(here.process.pid, signal.SIGSTOP)
    try:
        other = joined(there.base, made["table"], made["owner"])
        for _ in range(3):
            other.answer(1)
    finally:
        os.kill(here.process.pid, signal.SIGCONT)
    ask = owner.view["ask"]
    owner.say(answer=ask["options"][0]["key"], n=owner.n, seat=ask["seat"])
    assert cut_off(owner)
    owner = joined(here.base, made["table"], made["owner"])
    assert (owner.view, owner.n) == (other.view, other.n)
    assert town.answers(made["table"]) == [-1, 0, 1, 2]


def test_a_process_that_is_told_to_end_leaves_its_tables_to_the_others_at_once(town: Town) -> None:
    here, there = town.servers
    made = town.table()
    owner = joined(here.base, made["table"], made["owner"])
    owner.answer()
    here.process.send_signal(signal.SIGTERM)
    assert here.process.wait(10) == 0
    begun = time.monotonic()
    again = joined(there.base, made["table"], made["owner"], again=owner)
    assert time.monotonic() - begun < SOON / 3, "it did not wait for a lease to run out"
    assert (again.view, again.n) == (owner.view, owner.n)
    town.servers[0] = town.server()
