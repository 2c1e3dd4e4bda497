"""Who may do what, cell by cell: owner, seat and spectator, each act."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import pytest

import souterrain
from souterrain import bots
from souterrain.core.errors import SouterrainError
from souterrain.core.journal import Decided, Rolled
from souterrain.table.advice import advised
from souterrain.table.house import House, NewTable
from souterrain.table.messages import Luck
from souterrain.table.policy import RIGHTS, WATCHER, Act, Role
from souterrain.table.room import Room
from souterrain.table.store import opened
from souterrain.table.thinking import Thinker
from tests.table.test_house import Screen, afresh


class Party:
    """A table of two: p1 at the owner's screen, p2 by a link, and somebody who watches."""

    @staticmethod
    async def of(place: str, **wanted: Any) -> Party:
        house = House(opened(place))
        seats = {"p1": "screen", "p2": "link"}
        made = await house.create(NewTable(**{"game": "chateau", "setup": {"players": 2}, "seats": seats, **wanted}))
        return Party(house, await house.room(made["table"]))

    def __init__(self, house: House, room: Room) -> None:
        self.house, self.room = house, room
        self.owner, self.seat, self.spectator = (
            Screen(self.room.session.game.slug, seat) for seat in ("", "p2", WATCHER)
        )
        self.chance = bots.make(self.room.session.game.slug, "random", 1)
        self.closed: list[str] = []
        for name, client in (("owner", self.owner), ("seat", self.seat), ("spectator", self.spectator)):
            client.close = lambda name=name: self.closed.append(name)  # type: ignore[misc]

    async def join(self) -> Party:
        for client in (self.owner, self.seat, self.spectator):
            await self.room.join(client)
        return self

    def to_move(self, seat: str) -> souterrain.Ask:
        """Play on until this seat is asked."""
        while (ask := self.room.session.ask) and ask.seat != seat:
            self.step()
        assert isinstance(ask, souterrain.Ask)
        return ask

    def step(self) -> None:
        """Whoever is asked answers something."""
        self.room.answer(bots.step(self.room.session, self.chance))

    def at(self, role: Role) -> Screen:
        return {Role.OWNER: self.owner, Role.SEAT: self.seat, Role.SPECTATOR: self.spectator}[role]


@pytest.fixture
async def party(place: str, monkeypatch: pytest.MonkeyPatch) -> Party:
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)
    return await (await Party.of(place, undo="free")).join()


def last(screen: Screen, key: str) -> Any:
    return next(json.loads(text)[key] for text in reversed(screen.sent) if text.startswith(f'{{"{key}"'))


async def _answer(party: Party, who: Screen, own: bool) -> None:
    seat = ("p2" if who is party.seat else "p1") if own else ("p1" if who is party.seat else "p2")
    ask = party.to_move(seat)
    await party.room.give(who, party.room.session.decisions, seat, ask.options[0].key)


async def _undo(party: Party, who: Screen, own: bool) -> None:
    mine = "p2" if who is party.seat else "p1"
    other = "p1" if mine == "p2" else "p2"
    party.to_move(mine if own else other)
    party.step()
    n = party.room.session.decisions
    await party.room.take_back(who, n)
    assert party.room.session.decisions < n


async def _fork(party: Party, who: Screen, own: bool) -> None:
    await party.house.fork(party.room, who, 0, {})
    assert last(who, "forked")["owner"]


async def _look(party: Party, who: Screen, own: bool) -> None:
    party.to_move("p2")
    await party.room.look(who, 0)
    assert last(who, "moment")


async def _hand_over(party: Party, who: Screen, own: bool) -> None:
    mine = "p2" if who is party.seat else "p1"
    await party.house.hand_over(party.room, who, mine if own else ("p1" if mine == "p2" else "p2"), "bot:random")


async def _invite(party: Party, who: Screen, own: bool) -> None:
    await party.house.invite(party.room, who, "p2")
    assert last(who, "link")["token"]


async def _pace(party: Party, who: Screen, own: bool) -> None:
    await party.room.set_pace(who, 5)
    assert party.room.pace == 5


async def _save(party: Party, who: Screen, own: bool) -> None:
    play_out(party)
    assert await party.room.save(who.seat)


async def _luck(party: Party, who: Screen, own: bool) -> None:
    """His own is what he promised; another's is not his to show."""

    async def round() -> None:
        others = party.owner if who is party.seat else party.seat
        (who if own else others).promise = sha256(bytes(32)).hexdigest()
        party.room.shaker.shake()
        await party.room.take_luck(who, Luck(bytes(32).hex()))

    await round()


async def _journal(party: Party, who: Screen, own: bool) -> None:
    with pytest.raises(SouterrainError):
        await party.room.journal(who.seat)
    play_out(party)
    assert (await party.room.journal(who.seat))["lines"]


def play_out(party: Party) -> None:
    while party.room.session.ask:
        party.step()


DEEDS: dict[Act, Callable[[Party, Screen, bool], Awaitable[None]]] = {
    Act.ANSWER: _answer,
    Act.UNDO: _undo,
    Act.FORK: _fork,
    Act.LOOK: _look,
    Act.HAND_OVER: _hand_over,
    Act.INVITE: _invite,
    Act.PACE: _pace,
    Act.SAVE: _save,
    Act.LUCK: _luck,
    Act.JOURNAL: _journal,
}
OWN, OTHERS = True, False
ALLOWED = {
    (Role.OWNER, Act.ANSWER, OWN), (Role.SEAT, Act.ANSWER, OWN),
    (Role.OWNER, Act.UNDO, OWN), (Role.OWNER, Act.UNDO, OTHERS), (Role.SEAT, Act.UNDO, OWN),
    *((role, Act.FORK, own) for role in (Role.OWNER, Role.SEAT) for own in (OWN, OTHERS)),
    *((role, Act.LOOK, own) for role in Role for own in (OWN, OTHERS)),
    (Role.OWNER, Act.HAND_OVER, OWN), (Role.OWNER, Act.HAND_OVER, OTHERS), (Role.SEAT, Act.HAND_OVER, OWN),
    *((Role.OWNER, act, own) for act in (Act.INVITE, Act.PACE, Act.SAVE) for own in (OWN, OTHERS)),
    (Role.OWNER, Act.LUCK, OWN), (Role.SEAT, Act.LUCK, OWN),
    *((role, Act.JOURNAL, own) for role in Role for own in (OWN, OTHERS)),
}  # fmt: skip


@pytest.mark.parametrize("own", [OWN, OTHERS], ids=["own", "others"])
@pytest.mark.parametrize("act", list(Act), ids=lambda act: act.name.lower())
@pytest.mark.parametrize("role", list(Role), ids=lambda role: role.value)
async def test_who_may_do_what(party: Party, role: Role, act: Act, own: bool) -> None:
    assert set(RIGHTS) == set(Act) == set(DEEDS)
    if (role, act, own) in ALLOWED:
        await DEEDS[act](party, party.at(role), own)
    else:
        with pytest.raises(SouterrainError):
            await DEEDS[act](party, party.at(role), own)


async def test_the_seed_is_nobodys_where_a_friend_is_still_to_come(place: str) -> None:
    party = await Party.of(place)
    with pytest.raises(SouterrainError, match="Others play"):
        await party.room.save("")


async def test_the_seed_is_nobodys_before_the_end(party: Party) -> None:
    with pytest.raises(SouterrainError, match="Others play"):
        await party.room.save("")
    await party.house.hand_over(party.room, party.owner, "p2", "screen")
    with pytest.raises(SouterrainError, match="Others play"):
        await party.room.save("")  # to send the friend away for a moment does not help
    assert (await (await afresh(party.house)).room(party.room.id)).charter.shared, "nor does starting again"
    play_out(party)
    assert await party.room.save("")


async def test_who_is_sent_away_is_out_at_once_and_stays_out(party: Party) -> None:
    await party.house.hand_over(party.room, party.owner, "p2", "screen")
    assert party.closed == ["seat"]
    assert last(party.seat, "error")["text"]
    assert party.seat not in party.room.clients
    before = len(party.seat.sent)
    party.to_move("p2")
    assert len(party.seat.sent) == before, "and hears nothing more"
    with pytest.raises(SouterrainError):
        await party.house.hand_over(party.room, party.seat, "p2", "link")
    with pytest.raises(SouterrainError):
        await party.house.hand_over(party.room, party.seat, "p2", "bot:random")


async def test_a_new_link_for_those_who_watch_ends_the_old_one(party: Party) -> None:
    await party.house.invite(party.room, party.owner, WATCHER)
    token = last(party.owner, "link")["token"]
    assert party.closed == ["spectator"]
    assert (await party.house.key(token)).seat == WATCHER


async def test_a_forgotten_table_has_nobody_at_it(party: Party) -> None:
    await party.house.forget(party.room.id)
    assert party.closed == ["owner", "seat", "spectator"]


MASTERED = {
    "game": "ahq",
    "setup": {"players": 1, "heroes": 4, "master": "seat"},
    "seats": {"p1": "screen", "gm": "link"},
    "seed": "secrets",
}


async def test_what_if_opens_no_secret_of_another_person(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hero's what-if of a game whose game master is a person: the counters in his hand are others."""
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)
    party = await Party.of(place, **MASTERED)
    room, bot = party.room, bots.make("ahq", "scripted", 1)
    hands = set()
    while not room.session.world.counters.hand and room.session.ask:
        room.answer(bots.step(room.session, bot))
    truth = room.session.world
    await room.join(party.owner)
    asked = next(n for n in range(room.session.decisions, 0, -1) if room.session.at(n).ask.seat == "p1")  # type: ignore[union-attr]
    past = room.session.at(asked)
    for _ in range(6):
        await party.house.fork(room, party.owner, asked, {})
        fork = await party.house.room(last(party.owner, "forked")["table"])
        assert fork.session.view("p1") == past.view("p1"), "what the hero sees is as it was"
        assert fork.session.decisions == asked
        assert fork.session.stream.key != room.session.stream.key
        hands.add(repr(fork.session.game.glimpse(fork.session.world, "gm")))
    assert len(hands) > 1, "every what-if has secrets of its own"
    assert room.session.world == truth
    assert any("What if" in notice for notice in last(party.owner, "welcome")["notices"])


async def test_an_imagined_game_is_kept_and_goes_on(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)
    party = await Party.of(place, **MASTERED)
    bot = bots.make("ahq", "scripted", 1)
    while party.room.session.turns < 6:
        party.room.answer(bots.step(party.room.session, bot))
    await party.room.join(party.owner)
    while party.room.session.ask.seat != "p1":  # type: ignore[union-attr]
        party.room.answer(bots.step(party.room.session, bot))
    await party.house.fork(party.room, party.owner, party.room.session.decisions, {})
    fork = await party.house.room(last(party.owner, "forked")["table"])
    heard = party.room.session.log("p1")
    assert [line.text for line in fork.session.log("p1")] == [line.text for line in heard]
    begun = fork.session.decisions
    for _ in range(80):
        fork.answer(bots.step(fork.session, bot))
    await fork.recall()
    for _ in range(75):
        fork.undo()
    again = await (await afresh(party.house)).room(fork.id)
    assert again.session.save() == fork.session.save()
    assert souterrain.load(again.session.save()).decisions == begun + 5
    with pytest.raises(SouterrainError, match="no decision number 0"):
        await again.look(party.owner, 0)
    assert souterrain.verify(again.session.save()).imagined


async def test_who_looks_back_sees_what_he_answered_and_nobody_else_does(party: Party) -> None:
    ask, n = party.to_move("p2"), party.room.session.decisions
    await party.room.give(party.seat, n, "p2", ask.options[0].key)
    for who in (party.seat, party.spectator):
        await party.room.look(who, n)
    said = {who: json.loads(who.sent[-1])["answer"] for who in (party.seat, party.spectator)}
    assert said == {party.seat: ask.options[0].key, party.spectator: None}
    await party.room.look(party.seat, party.room.session.decisions)
    assert json.loads(party.seat.sent[-1])["answer"] is None, "that is still open"


async def test_whoever_is_asked_is_advised_and_nobody_else_is(party: Party) -> None:
    ask = party.to_move("p2")
    said = await advised(party.room, "p2", "fr")
    assert said["n"] == party.room.session.decisions
    assert said["answer"] in [option.key for option in ask.options]
    for by in ("", WATCHER):
        with pytest.raises(SouterrainError):
            await advised(party.room, by, "fr")
    assert party.room.session.ask is ask, "nothing was done"


async def test_advice_says_why_where_the_bot_does(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)
    party = await Party.of(place, **{**MASTERED, "seats": {"p1": "screen", "gm": "screen"}})
    bot, told = bots.make("ahq", "scripted", 1), ""
    while not told:
        if party.room.session.ask.seat == "gm":  # type: ignore[union-attr]
            told = (await advised(party.room, "", "fr"))["text"]
        party.room.answer(bots.step(party.room.session, bot))
    assert told.endswith(".")


async def test_who_sees_everything_gets_this_very_game(party: Party) -> None:
    party.to_move("p2")
    await party.house.fork(party.room, party.seat, 1, {})
    fork = await party.house.room(last(party.seat, "forked")["table"])
    assert fork.session.world == party.room.session.at(1).world, "the castle keeps no secrets"


async def test_a_spectator_sees_what_everybody_may(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)
    party = await Party.of(place, **{**MASTERED, "seats": {"p1": "bot:scripted", "gm": "bot:scripted"}})
    await party.room.join(party.spectator)
    assert party.spectator.viewpoint == "", "not over a bot's shoulder"
    assert party.room.mine(party.spectator) == ()
    assert last(party.spectator, "welcome")["role"] == "spectator"


async def test_whoever_looks_on_may_ask_why_a_bot_did_it(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "wake", lambda thinker: None)
    party = await Party.of(place, **{**MASTERED, "seats": {"p1": "bot:scripted", "gm": "bot:scripted"}})
    room, asked = party.room, ""
    while asked != "ask-room-place":
        asked = room.session.ask.text.id if room.session.ask else ""
        room.step_bot()
    n = room.session.decisions
    reason = "Nothing in particular: the game master did the simplest thing."
    assert await room.why(WATCHER, n, "en") == {"text": reason}
    assert await room.why(WATCHER, n, "fr") == {
        "text": "Rien de particulier\N{NO-BREAK SPACE}: le maître de jeu a fait au plus simple."
    }
    assert await room.why(WATCHER, n + 9, "en") == {"text": ""}


async def agreeing(place: str, **wanted: Any) -> Party:
    party = await (await Party.of(place, **wanted)).join()
    party.to_move("p2")
    party.step()
    return party


async def test_two_people_take_back_what_both_agree_to(place: str) -> None:
    party = await agreeing(place)
    room, n = party.room, party.room.session.decisions
    await room.take_back(party.seat, n)
    assert room.session.decisions == n
    plea = {"by": "Player 2", "at": n - 1, "agreed": False, "waits": ["Player 1"]}
    assert last(party.owner, "welcome")["undo"] == {"rule": "consent", "count": 0, "plea": plea}
    assert last(party.seat, "welcome")["undo"]["plea"] == {**plea, "agreed": True}
    await room.take_back(party.seat, n)
    assert room.session.decisions == n, "to ask twice is not to agree"
    await room.take_back(party.owner, n)
    assert room.session.decisions == n - 1
    assert last(party.seat, "welcome")["undo"] == {"rule": "consent", "count": 1, "plea": None}
    again = (await (await afresh(party.house)).room(room.id)).session
    assert again.undone == room.session.undone
    assert [(undone.at, undone.by) for undone in again.undone] == [(n - 1, "p2")]
    assert souterrain.load(again.save()).undone == again.undone


async def test_who_declines_is_heard_and_nothing_is_taken_back(place: str) -> None:
    party = await agreeing(place)
    room, n = party.room, party.room.session.decisions
    await room.take_back(party.seat, n)
    await room.decline(party.owner, n)
    assert last(party.seat, "welcome")["undo"]["plea"] is None
    assert last(party.seat, "welcome")["notices"][-1] == "Player 1 would rather play on: nothing is taken back."
    await room.take_back(party.owner, n)
    assert room.session.decisions == n, "what was declined is no longer half agreed to"


async def test_who_asked_may_think_better_of_it(place: str) -> None:
    party = await agreeing(place)
    room, n = party.room, party.room.session.decisions
    await room.take_back(party.seat, n)
    heard = last(party.owner, "welcome")["notices"]
    await room.decline(party.seat, n - 1)
    assert room.plea is not None, "of another decision"
    await room.decline(party.seat, n)
    assert last(party.owner, "welcome")["undo"]["plea"] is None
    assert last(party.owner, "welcome")["notices"] == heard
    with pytest.raises(SouterrainError):
        await room.decline(party.spectator, n)


async def test_who_plays_on_does_not_agree(place: str) -> None:
    party = await agreeing(place)
    n = party.room.session.decisions
    await party.room.take_back(party.seat, n)
    party.step()
    await party.room.show_all()
    assert last(party.owner, "welcome")["undo"]["plea"] is None
    await party.room.take_back(party.owner, n)
    await party.room.take_back(party.owner, n + 1)
    assert party.room.session.decisions == n + 1, "what was asked before is forgotten; now the owner asks"


@pytest.mark.parametrize(("rule", "why"), [("never", "nothing is taken back"), ("dice", "Dice have fallen")])
async def test_a_table_that_does_not_take_back(place: str, rule: str, why: str) -> None:
    party = await agreeing(place, undo=rule)
    while not isinstance(party.room.session.journal[-1], Rolled):
        party.step()
    with pytest.raises(SouterrainError, match=why):
        await party.room.take_back(party.owner, party.room.session.decisions)


async def test_before_dice_fell_a_decision_may_be_taken_back(place: str) -> None:
    party = await agreeing(place, undo="dice")
    while not all(isinstance(entry, Decided) for entry in party.room.session.journal[-2:]):
        party.step()
    n = party.room.session.decisions
    await party.room.take_back(party.owner, n)
    assert party.room.session.decisions == n - 1


async def test_nothing_is_taken_back_once_the_seed_is_shown(party: Party) -> None:
    play_out(party)
    with pytest.raises(SouterrainError, match="dice are shown"):
        await party.room.take_back(party.owner, party.room.session.decisions)


async def test_there_is_no_other_way_to_take_back(place: str) -> None:
    with pytest.raises(SouterrainError, match="free, consent, dice, never"):
        await Party.of(place, undo="sometimes")
