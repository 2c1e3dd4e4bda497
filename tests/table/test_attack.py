"""What `make attack` does by the hundred thousand, a few times: nothing comes of it; and it would notice if it did."""

from __future__ import annotations

import os
import signal
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from bench.attack import bounds, files, harmful, kills, spoil, words

import souterrain
from souterrain.table import socket
from souterrain.table.app import application
from souterrain.table.guard import guarded
from souterrain.table.house import House
from souterrain.table.store import opened
from tests.test_saves import SAVES


def test_what_was_shown_outlives_a_server_that_is_killed(tmp_path: Path, place: str) -> None:
    fates = kills.attack(tmp_path, place, 2, seed=5)
    assert not harmful(fates), fates
    assert fates["kills"] == 2
    assert fates["answers"] > 0


async def test_words_that_make_no_sense_leave_no_stack_trace(tmp_path: Path) -> None:
    fates = await words.attack(tmp_path, 900, seed=5)
    assert not harmful(fates), fates
    assert fates["messages"] > 500
    assert fates["requests"] > 50
    assert 100 < fates["refused"] < fates["messages"] + fates["requests"]


async def test_an_address_that_no_browser_writes_is_refused(tmp_path: Path) -> None:
    app = guarded(application(House(opened(str(tmp_path / "db.sqlite")))))
    for path, code in (("/healthz", 200), ("/healthz/?a=%CD", 307), ("/healthz/?a=\xcd\x85", 400), ("/ws?\xcd", 400)):
        assert await words.status_of(app, "GET", path, "", b"") == code, path


def test_saved_games_that_were_changed_are_refused_or_played() -> None:
    fates = files.attack([path.read_bytes() for path in SAVES if path.stem.startswith(("chateau", "seul"))], 80, seed=5)
    assert not harmful(fates), fates
    assert fates["refused"] > 10
    assert fates["played"] > 0


async def test_a_stack_trace_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "_obey", lambda *args: 1 / 0)
    assert harmful(await words.attack(tmp_path, 50, seed=5))


def test_an_answer_that_is_gone_or_there_twice_would_be_noticed() -> None:
    session = souterrain.new("chateau", seed="attacked", setup={"players": 1})
    given = []
    for _ in range(3):
        given.append(session.ask.options[0].key)  # type: ignore[union-attr]
        session.answer(given[-1])

    def checked(given: list[str], shown: int) -> kills.Player:
        player = kills.Player({"table": "t", "owner": "o"}, 1)
        player.given, player.shown = given, shown
        player.check(session.save())
        return player

    assert not harmful(checked(given, 3).faults)
    assert checked([*given, "more"], 4).faults["lost"] == 1
    assert checked(given[:2], 2).faults["doubled"] == 1
    assert checked(["other", *given[1:]], 3).faults["changed"] == 1


def test_spoilt_data_is_other_data() -> None:
    value = {"a": [1, 2, {"b": b"abc"}], "c": "d"}
    changed = sum(spoil.spoilt(value, Random(n)) != value for n in range(200))
    assert changed > 190
    assert value == {"a": [1, 2, {"b": b"abc"}], "c": "d"}, "the data itself is not touched"


def _work(n: int) -> Counter[str]:
    if n == 1:
        while True:
            pass
    if n == 2:
        assert b"\1" * (250 << 20)
    if n == 3:
        bytearray(8 << 30)
    if n == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    return Counter(done=1)


def test_what_takes_long_or_much_is_told_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "SECONDS", 1.5)
    fates = bounds.each(6, _work)
    assert harmful(fates)
    told = sorted(f"{what.partition(',')[0].partition(':')[0]} {what[-1]}" for what in fates if what != "done")
    assert told == ["greedy 2", "greedy 3", "greedy 4", "slow 1"]
    assert fates["done"] == 3, "the greedy one was done, too"


def test_a_message_that_takes_long_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def endless(*args: object) -> None:
        while True:
            pass

    monkeypatch.setattr(socket, "_obey", endless)
    monkeypatch.setattr(bounds, "SECONDS", 0.5)
    assert words.evenings(tmp_path, 50, seed=5) == {"slow: number 0": 1}


def test_a_saved_game_that_takes_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*args: object) -> None:
        while True:
            pass

    monkeypatch.setattr(files, "_played", endless)
    monkeypatch.setattr(bounds, "SECONDS", 0.5)
    assert files.attack([souterrain.new("chateau").save()], 2, seed=5) == {"slow: number 0": 1, "slow: number 1": 1}
