"""Imagining: a game that fits what a seat has seen, with what it cannot know drawn anew."""

from __future__ import annotations

from souterrain.core.chance import Stream
from souterrain.core.game import read_setup
from souterrain.core.luck import Luck
from souterrain.core.roll import d3
from souterrain.core.session import Session

from .toy import TOY


def played(answers: int) -> Session:
    stream = Stream("imagined")
    session = Session.start(TOY, read_setup(TOY, {"players": 2, "goal": 40}), stream, stream)
    for n in range(answers):
        session.answer("Robin" if n == 0 else "keep")
    return session


def test_the_dream_stands_at_the_same_question_and_looks_the_same() -> None:
    for answers in range(8):
        session = played(answers)
        dream = session.imagined("p1", Stream("dream"))
        assert dream is not None
        assert (dream.ask, dream.decisions) == (session.ask, session.decisions)
        assert TOY.glimpse(dream.world, "p1") == TOY.glimpse(session.world, "p1")


def test_what_the_seat_knows_stays_and_what_it_cannot_know_is_drawn_anew() -> None:
    session = played(3)
    dreams = [session.imagined("p1", Stream(f"dream {n}")) for n in range(40)]
    secrets = {dream.world.secret["p2"] for dream in dreams if dream is not None}
    assert len(secrets) > 6
    assert {dream.world.secret["p1"] for dream in dreams if dream is not None} == {session.world.secret["p1"]}


def test_a_dream_goes_on_with_dice_of_its_own_and_holds_no_past() -> None:
    session = played(4)
    before = session.save()
    futures = set()
    for n in range(6):
        dream = session.imagined("p1", Stream(f"dream {n}"))
        assert dream is not None
        assert [entry for entry in dream.journal if entry not in session.journal[-8:]] == []
        for _ in range(5):
            dream.answer("keep")
        dream.back(2)
        futures.add(tuple(dream.world.points.values()))
    assert len(futures) > 3
    assert session.save() == before


def test_a_dream_that_does_not_fit_is_thrown_away() -> None:
    session = played(4)
    seen = session.world.points
    session.world.points = {seat: points + 1 for seat, points in seen.items()}
    assert session.imagined("p1", Stream("dream")) is None


def test_a_chair_remembers_its_moment_whatever_becomes_of_the_game() -> None:
    session = played(4)
    chair, ask = session.chair(), session.ask
    session.answer("keep")
    session.answer("keep")
    dream = chair.imagine(Stream("dream"))
    assert dream is not None
    assert dream.ask == ask
    assert dream.decisions == 4


def test_luck_draws_picks_shuffles_and_carries_out_rules_that_roll() -> None:
    luck = Luck(Stream("luck"))
    assert sorted(luck.shuffled("abcdef")) == list("abcdef")
    assert {luck.pick("abc") for _ in range(50)} == set("abc")
    assert {luck.run(d3("a.rule")) for _ in range(50)} == {1, 2, 3}
