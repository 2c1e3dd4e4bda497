"""Dice that nobody can load: bound to seed, rule and journal; and a journal whose past cannot be changed."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest

from souterrain.bots import play
from souterrain.bots.random import Random
from souterrain.core.asides import FIRST, Shaken, Undone
from souterrain.core.chance import Bound, Stream
from souterrain.core.events import TakenBack
from souterrain.core.game import read_setup
from souterrain.core.journal import Rolled
from souterrain.core.match import Match
from souterrain.core.roll import Roll
from souterrain.core.session import Session

from .test_match import make
from .toy import TOY


def toy(seed: bytes = b"seed", players: int = 2) -> Session:
    stream = Bound(seed)
    return Session.start(TOY, read_setup(TOY, {"players": players, "goal": 1000}), stream, stream)


def dice(session: Session) -> list[int]:
    return [entry.result for entry in session.journal if isinstance(entry, Rolled)]


def on(session: Session, most: int = 12, luck: int = 1) -> Session:
    play(session, {seat: Random(luck) for seat in session.seats}, most=most)
    return session


@pytest.mark.parametrize("sides", [2, 6, 12, 76])
def test_bound_dice_are_uniform(sides: int) -> None:
    stream, roll = Bound("uniform"), Roll(f"d{sides}", "x")
    seen = Counter(stream.roll(roll, n, b"head") for n in range(500 * sides))
    chi = sum((seen[face] - 500) ** 2 / 500 for face in range(1, sides + 1))
    assert chi < sides + 4 * (2 * sides) ** 0.5


def test_dice_are_keyed_as_any_program_does_it() -> None:
    stream = Bound("x")
    assert stream.sealed(b"1") == hmac.digest(stream.key, b"head1", "sha256")
    word = int.from_bytes(hmac.digest(stream.key, b"1" + bytes(8) + b"rule", "sha256")[:8], "big")
    assert stream.roll(Roll("d6", "rule"), 0, b"1") == word % 6 + 1


def test_a_die_is_bound_to_its_number_its_rule_and_the_journal() -> None:
    stream, roll = Bound("x"), Roll("d999", "a")
    rolled = {stream.roll(roll, 0, b"1"), stream.roll(roll, 1, b"1"), stream.roll(roll, 0, b"2")}
    assert len({*rolled, stream.roll(Roll("d999", "b"), 0, b"1"), Bound("y").roll(roll, 0, b"1")}) == 5
    assert stream.roll(roll, 0, b"1") in rolled


def test_one_seed_and_the_same_decisions_are_one_game() -> None:
    assert on(toy()).save() == on(toy()).save()
    assert on(toy()).head == on(toy()).head != on(toy(b"other")).head


def test_another_decision_is_other_luck_from_there_on() -> None:
    one, other = on(toy(), 6), on(toy(), 6)
    assert dice(one) == dice(other)
    one.answer("keep")
    other.answer("leave")
    assert one.head != other.head
    assert dice(on(one, 20))[-15:] != dice(on(other, 20))[-15:]


def test_what_is_taken_back_meets_other_luck_and_is_told() -> None:
    """To act, to see the die, to take back and to spend that die on something else is no more possible."""
    met = set()
    match = Match(on(toy(players=1), 5), make)
    before = match.session.head
    for _ in range(12):
        match.answer("keep")
        met.add(tuple(dice(match.session)[-2:]))
        match.undo()
        assert match.session.decisions == 5
    assert len(met) > 4
    assert match.session.head != before
    assert [told.event for told in match.session.story[-12:]] == [TakenBack("")] * 12
    assert len(match.session.undone) == 12


def test_what_could_not_be_kept_is_not_known_to_the_journal() -> None:
    session = on(toy(), 6)
    head = session.head
    session.answer("keep")
    fell = dice(session)
    session.back()
    assert session.head == head
    session.answer("keep")
    assert dice(session) == fell


def test_the_chain_is_the_same_however_a_game_came_to_its_moment() -> None:
    match = Match(on(toy(), 40), make)
    match.session = match.session.shaken({"p1": "aa"})
    on(match.session, 3)
    for _ in range(5):
        match.undo()
    on(match.session, 30)
    match.undo()
    session = match.session
    loaded = Session.load(TOY, session.save())
    assert loaded.head == session.head
    assert loaded.story == session.story
    assert loaded.undone == session.undone
    assert on(loaded, 10).journal == on(session, 10).journal
    assert loaded.head == session.head
    assert session.at(44).head == Session.load(TOY, session.save()).at(44).head
    assert [aside.at for aside in session.asides if isinstance(aside, Shaken)] == [40]


def test_luck_given_before_the_first_decision_begins_the_game_anew() -> None:
    session = toy()
    lucky = session.shaken({"p1": "aa", "p2": "bb"})
    assert lucky.asides == (Shaken(FIRST, {"p1": "aa", "p2": "bb"}),)
    assert dice(on(lucky)) != dice(on(session))
    other = toy().shaken({"p1": "aa", "p2": "bc"})
    assert dice(on(other)) != dice(lucky)


def test_later_luck_changes_the_dice_to_come_and_none_that_fell() -> None:
    session = on(toy(), 8)
    lucky = session.shaken({"p2": "bb"})
    assert dice(lucky) == dice(session)
    assert lucky.ask == session.ask
    assert dice(on(lucky, 30)) != dice(on(session, 30))


def test_a_fork_has_a_chain_of_its_own() -> None:
    session = on(toy(), 20)
    fork = session.fork(b"other", at=8)
    assert fork.head != session.at(8).head
    assert Session.load(TOY, fork.save()).head == fork.head


def test_dice_by_number_have_no_chain_and_take_no_luck() -> None:
    stream = Stream("seed")
    session = Session.start(TOY, read_setup(TOY, {}), stream, stream)
    assert session.head == ""
    assert session.shaken({"p1": "aa"}) is session
    back = on(session, 5).taken_back(4, "p1")
    assert back.undone == (Undone(4, "p1"),)


def test_the_mark_tells_nothing_of_a_hidden_die() -> None:
    """Twice the same journal with another seed: without it the mark cannot be worked out, whatever one guesses."""
    one, other = toy(b"a"), toy(b"b")
    assert one._chain.facts is not None
    assert one.stream.sealed(b"head") != other.stream.sealed(b"head")
    assert one._chain.at(0).hex() != one.head


def test_who_took_back_is_named_where_several_play() -> None:
    for players, text in ((1, "event-taken-back-alone"), (2, "event-taken-back")):
        match = Match(on(toy(players=players), 5), make)
        match.undo()
        assert match.session.story[-1].event.say().id == text
