"""Dice that no player and no server can load: everybody brings luck, promised before any is shown."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import souterrain
from souterrain.core.asides import FIRST, Shaken
from souterrain.core.errors import SouterrainError
from souterrain.core.journal import Rolled
from souterrain.table import luck
from souterrain.table.house import House
from souterrain.table.messages import Luck
from souterrain.table.room import Room
from tests.table.test_house import Screen
from tests.table.test_policy import Party, last, play_out

SHARES = {seat: sha256(seat.encode()).hexdigest() for seat in ("owner", "p2", "next")}
HASHES = {seat: sha256(bytes.fromhex(share)).hexdigest() for seat, share in SHARES.items()}


@pytest.fixture
def party(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Party:
    monkeypatch.setattr(Room, "wake", lambda room: None)
    return Party(tmp_path)


def dice(party: Party) -> list[int]:
    return [entry.result for entry in party.room.session.journal if isinstance(entry, Rolled)]


def given(party: Party) -> list[Shaken]:
    return [aside for aside in party.room.session.asides if isinstance(aside, Shaken)]


def heard(screen: Screen, key: str) -> list[Any]:
    return [json.loads(text)[key] for text in screen.sent if text.startswith(f'{{"{key}"')]


async def both_sit_down(party: Party) -> None:
    party.room.join(party.owner, luck=HASHES["owner"])
    party.room.take_luck(party.owner, Luck(SHARES["owner"], HASHES["next"]))
    party.room.join(party.seat, luck=HASHES["p2"])


def test_nobody_sees_anothers_luck_before_all_have_promised(party: Party) -> None:
    async def evening() -> None:
        await both_sit_down(party)
        assert heard(party.seat, "shake") == [{"": HASHES["next"], "p2": HASHES["p2"]}]
        assert not any(share in "".join(party.seat.sent) for share in SHARES.values())
        party.room.take_luck(party.seat, Luck(SHARES["p2"]))
        assert len(given(party)) == 1, "the owner has not shown his"
        party.room.take_luck(party.owner, Luck(SHARES["next"]))

    asyncio.run(evening())
    assert given(party) == [
        Shaken(FIRST, {"": SHARES["owner"]}), Shaken(FIRST, {"": SHARES["next"], "p2": SHARES["p2"]}),
    ]  # fmt: skip
    assert last(party.seat, "welcome")["dice"] == {"bound": True, "typed": False, "lucky": ["", "p2"]}


def test_before_the_first_decision_every_die_falls_anew_and_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "wake", lambda room: None)
    party = Party(tmp_path, game="ahq", setup={"players": 4}, seats={})
    without = dice(party)
    assert without, "places are rolled for before anything is asked"

    async def evening() -> None:
        party.room.join(party.owner, luck=HASHES["owner"])
        party.room.take_luck(party.owner, Luck(SHARES["owner"]))

    asyncio.run(evening())
    assert dice(party) != without
    again = House(party.house.store).room(party.room.id)
    assert again.session.save() == party.room.session.save()
    assert heard(party.owner, "welcome")[-1]["dice"]["lucky"] == [""]


def test_whoever_comes_later_gives_luck_together_with_all_who_are_there(party: Party) -> None:
    async def evening() -> None:
        party.room.join(party.owner, luck=HASHES["owner"])
        party.room.take_luck(party.owner, Luck(SHARES["owner"], HASHES["next"]))
        for _ in range(5):
            party.step()
        fell = dice(party)
        party.room.join(party.seat, luck=HASHES["p2"])
        party.room.take_luck(party.owner, Luck(SHARES["next"]))
        party.room.take_luck(party.seat, Luck(SHARES["p2"]))
        assert dice(party) == fell, "what fell has fallen"

    asyncio.run(evening())
    assert given(party)[-1] == Shaken(5, {"": SHARES["next"], "p2": SHARES["p2"]})
    again = House(party.house.store).room(party.room.id)
    assert again.session.head == party.room.session.head
    play_out(party)
    saved = party.room.session.save()
    verdict = souterrain.verify(saved, commitment=party.room.session.commitment, head=party.room.session.head)
    assert verdict.whole
    assert verdict.lucky == ("", "p2")


@pytest.mark.parametrize("share", ["", "zz" * 32, SHARES["owner"], SHARES["p2"].upper()])
def test_other_luck_than_was_promised_is_refused(party: Party, share: str) -> None:
    async def evening() -> None:
        await both_sit_down(party)
        with pytest.raises(SouterrainError):
            party.room.take_luck(party.seat, Luck(share))

    asyncio.run(evening())
    assert len(given(party)) == 1


def test_luck_is_given_once_and_not_again_to_turn_the_dice(party: Party) -> None:
    async def evening() -> None:
        party.room.join(party.owner, luck=HASHES["owner"])
        party.room.take_luck(party.owner, Luck(SHARES["owner"], HASHES["next"]))
        head = party.room.session.head
        party.room.take_luck(party.owner, Luck(SHARES["next"]))
        party.room.leave(party.owner)
        party.room.join(Screen("chateau"), luck=HASHES["next"])
        assert party.room.session.head == head

    asyncio.run(evening())
    assert len(given(party)) == 1


@pytest.mark.parametrize("how", ["leaves", "says nothing"])
def test_nobody_waits_for_long(party: Party, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "_PATIENCE", 0.01)

    async def evening() -> None:
        await both_sit_down(party)
        party.room.take_luck(party.owner, Luck(SHARES["next"]))
        if how == "leaves":
            party.room.leave(party.seat)
        else:
            await asyncio.sleep(0.05)

    asyncio.run(evening())
    assert given(party)[-1].given == {"": SHARES["next"]}, "it is told who gave none"


def test_spectators_bring_no_luck(party: Party) -> None:
    async def evening() -> None:
        party.room.join(party.spectator, luck=HASHES["p2"])
        assert heard(party.spectator, "shake") == []
        with pytest.raises(SouterrainError):
            party.room.take_luck(party.spectator, Luck(SHARES["p2"]))

    asyncio.run(evening())


def test_a_chosen_seed_is_told_and_takes_no_luck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever chose it knows every die: the others hear of it."""
    monkeypatch.setattr(Room, "wake", lambda room: None)
    party = Party(tmp_path, seed="a word")
    party.room.join(party.seat, luck=HASHES["p2"])
    assert heard(party.seat, "shake") == []
    assert last(party.seat, "welcome")["dice"]["bound"] is False


def test_everybody_sees_the_mark_of_the_journal_and_may_check_it_at_the_end(party: Party) -> None:
    party.join()
    with pytest.raises(SouterrainError):
        party.room.journal("p2")
    marks = set()
    while party.room.session.ask:
        party.step()
        party.room.show_all()
        shown = [json.loads(text) for text in party.spectator.sent if '"head"' in text]
        marks.add(shown[-1]["head"])
    assert len(marks) == party.room.session.decisions
    journal = party.room.journal("*")
    assert journal["seed"] == last(party.seat, "welcome")["seed"]
    head = bytes(32)
    for line in journal["lines"]:
        head = sha256(head + line.encode()).digest()
    assert party.room.session.stream.sealed(head).hex() == shown[-1]["head"]
