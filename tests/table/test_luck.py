"""Dice that no player and no server can load: everybody brings luck, promised before any is shown."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from typing import Any

import pytest

import souterrain
from souterrain.core.asides import FIRST, Shaken
from souterrain.core.errors import SouterrainError
from souterrain.core.journal import Rolled
from souterrain.table import luck
from souterrain.table.messages import Luck
from souterrain.table.thinking import Thinker
from tests.table.test_house import Screen, afresh
from tests.table.test_policy import Party, last, play_out

SHARES = {seat: sha256(seat.encode()).hexdigest() for seat in ("owner", "p2", "next")}
HASHES = {seat: sha256(bytes.fromhex(share)).hexdigest() for seat, share in SHARES.items()}


@pytest.fixture
async def party(place: str, monkeypatch: pytest.MonkeyPatch) -> Party:
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)
    return await Party.of(place)


def dice(party: Party) -> list[int]:
    return [entry.result for entry in party.room.session.journal if isinstance(entry, Rolled)]


def given(party: Party) -> list[Shaken]:
    return [aside for aside in party.room.session.asides if isinstance(aside, Shaken)]


def heard(screen: Screen, key: str) -> list[Any]:
    return [json.loads(text)[key] for text in screen.sent if text.startswith(f'{{"{key}"')]


async def both_sit_down(party: Party) -> None:
    await party.room.join(party.owner, luck=HASHES["owner"])
    await party.room.take_luck(party.owner, Luck(SHARES["owner"], HASHES["next"]))
    await party.room.join(party.seat, luck=HASHES["p2"])


async def test_nobody_sees_anothers_luck_before_all_have_promised(party: Party) -> None:
    async def evening() -> None:
        await both_sit_down(party)
        assert heard(party.seat, "shake") == [{"": HASHES["next"], "p2": HASHES["p2"]}]
        assert not any(share in "".join(party.seat.sent) for share in SHARES.values())
        await party.room.take_luck(party.seat, Luck(SHARES["p2"]))
        assert len(given(party)) == 1, "the owner has not shown his"
        await party.room.take_luck(party.owner, Luck(SHARES["next"]))

    await evening()
    assert given(party) == [
        Shaken(FIRST, {"": SHARES["owner"]}), Shaken(FIRST, {"": SHARES["next"], "p2": SHARES["p2"]}),
    ]  # fmt: skip
    assert last(party.seat, "welcome")["dice"] == {"bound": True, "typed": False, "lucky": ["", "p2"]}


async def test_before_the_first_decision_every_die_falls_anew_and_that_is_kept(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)
    party = await Party.of(place, game="ahq", setup={"players": 4}, seats={})
    without = dice(party)
    assert without, "places are rolled for before anything is asked"

    async def evening() -> None:
        await party.room.join(party.owner, luck=HASHES["owner"])
        await party.room.take_luck(party.owner, Luck(SHARES["owner"]))

    await evening()
    assert dice(party) != without
    again = await (await afresh(party.house)).room(party.room.id)
    assert again.session.save() == party.room.session.save()
    assert heard(party.owner, "welcome")[-1]["dice"]["lucky"] == [""]


async def test_whoever_comes_later_gives_luck_together_with_all_who_are_there(party: Party) -> None:
    async def evening() -> None:
        await party.room.join(party.owner, luck=HASHES["owner"])
        await party.room.take_luck(party.owner, Luck(SHARES["owner"], HASHES["next"]))
        for _ in range(5):
            party.step()
        fell = dice(party)
        await party.room.join(party.seat, luck=HASHES["p2"])
        await party.room.take_luck(party.owner, Luck(SHARES["next"]))
        await party.room.take_luck(party.seat, Luck(SHARES["p2"]))
        assert dice(party) == fell, "what fell has fallen"

    await evening()
    assert given(party)[-1] == Shaken(5, {"": SHARES["next"], "p2": SHARES["p2"]})
    again = await (await afresh(party.house)).room(party.room.id)
    assert again.session.head == party.room.session.head
    play_out(party)
    await party.room.recall()
    saved = party.room.session.save()
    verdict = souterrain.verify(saved, commitment=party.room.session.commitment, head=party.room.session.head)
    assert verdict.whole
    assert verdict.lucky == ("", "p2")


@pytest.mark.parametrize("share", ["", "zz" * 32, SHARES["owner"], SHARES["p2"].upper()])
async def test_other_luck_than_was_promised_is_refused(party: Party, share: str) -> None:
    async def evening() -> None:
        await both_sit_down(party)
        with pytest.raises(SouterrainError):
            await party.room.take_luck(party.seat, Luck(share))

    await evening()
    assert len(given(party)) == 1


async def test_luck_is_given_once_and_not_again_to_turn_the_dice(party: Party) -> None:
    async def evening() -> None:
        await party.room.join(party.owner, luck=HASHES["owner"])
        await party.room.take_luck(party.owner, Luck(SHARES["owner"], HASHES["next"]))
        head = party.room.session.head
        await party.room.take_luck(party.owner, Luck(SHARES["next"]))
        party.room.leave(party.owner)
        await party.room.join(Screen("chateau"), luck=HASHES["next"])
        assert party.room.session.head == head

    await evening()
    assert len(given(party)) == 1


@pytest.mark.parametrize("how", ["leaves", "says nothing"])
async def test_nobody_waits_for_long(party: Party, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "_PATIENCE", 0.01)

    async def evening() -> None:
        await both_sit_down(party)
        await party.room.take_luck(party.owner, Luck(SHARES["next"]))
        if how == "leaves":
            party.room.leave(party.seat)
            await party.room.errands_done()
        else:
            await asyncio.sleep(0.05)

    await evening()
    assert given(party)[-1].given == {"": SHARES["next"]}, "it is told who gave none"


async def test_spectators_bring_no_luck(party: Party) -> None:
    async def evening() -> None:
        await party.room.join(party.spectator, luck=HASHES["p2"])
        assert heard(party.spectator, "shake") == []
        with pytest.raises(SouterrainError):
            await party.room.take_luck(party.spectator, Luck(SHARES["p2"]))

    await evening()


async def test_a_chosen_seed_is_told_and_takes_no_luck(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever chose it knows every die: the others hear of it."""
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)
    party = await Party.of(place, seed="a word")
    await party.room.join(party.seat, luck=HASHES["p2"])
    assert heard(party.seat, "shake") == []
    assert last(party.seat, "welcome")["dice"]["bound"] is False


async def test_everybody_sees_the_mark_of_the_journal_and_may_check_it_at_the_end(party: Party) -> None:
    await party.join()
    with pytest.raises(SouterrainError):
        await party.room.journal("p2")
    marks = set()
    while party.room.session.ask:
        party.step()
        await party.room.show_all()
        shown = [json.loads(text) for text in party.spectator.sent if '"head"' in text]
        marks.add(shown[-1]["head"])
    assert len(marks) == party.room.session.decisions
    journal = await party.room.journal("*")
    assert journal["seed"] == last(party.seat, "welcome")["seed"]
    head = bytes(32)
    for line in journal["lines"]:
        head = sha256(head + line.encode()).digest()
    assert party.room.session.stream.sealed(head).hex() == shown[-1]["head"]
