"""A match: chairs and who holds them, bots, taking back, trying out, and whose eyes."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.bots.random import Random
from souterrain.core.ask import BREAK_OFF, Amount, Answer, Ask
from souterrain.core.chance import Stream, Typed
from souterrain.core.errors import SouterrainError
from souterrain.core.events import BrokenOff
from souterrain.core.game import Chair
from souterrain.core.journal import Rolled
from souterrain.core.match import Match, proposal
from souterrain.core.outcome import Outcome
from souterrain.core.past import Mark
from souterrain.core.say import Say
from souterrain.core.seat import Player, SeatView
from souterrain.core.session import Session
from souterrain.core.verify import verify
from tests.core.toy import TOY, ToySetup


class Broken:
    """A bot that has a bad day."""

    def decide(self, chair: object, /) -> Answer:
        raise ZeroDivisionError("a slip")


class Cheat:
    """A bot that answers what nobody offered."""

    def decide(self, chair: object, /) -> Answer:
        return "win at once"


class Highest:
    """A bot that says of every number that it is as high as can be."""

    def decide(self, chair: SeatView[Any], /) -> Answer:
        return chair.ask.high if isinstance(chair.ask, Amount) else "keep"


def make(game: str, name: str, seed: int) -> Player:
    known: dict[str, Player] = {
        "random": Random(seed),
        "broken": Broken(),
        "cheat": Cheat(),
        "highest": Highest(),
        "leaver": Leaver(),
    }
    if name not in known:
        raise SouterrainError("unknown-bot", bot=name, known=", ".join(known))
    return known[name]


def match(players: int = 1, kind: type[Match] = Match, **holders: str) -> Match:
    stream = Stream("a word")
    game = kind(Session.start(TOY, ToySetup(players=players, goal=1000), stream, stream), make, holders)
    game.answer("Ada")
    return game


def by_hand(players: int, **holders: str) -> Match:
    """A match whose dice are rolled by hand, at the first of them."""
    session = Session.start(TOY, ToySetup(players=players, goal=1000), Typed(Stream("a word")), Stream("a word"))
    game = Match(session, make, holders)
    game.answer("Ada")
    return game


def test_who_sits_where() -> None:
    game = match(3, p2="bot:random", p3="link")
    assert game.people == ("p1", "p3")
    assert game.bots == {"p2": "random"}
    assert game.called("p2") == Say("seat-p2")
    game.hand("p2", "screen")
    assert game.bots == {}
    for seat, by, why in (("p9", "screen", "no seat"), ("p1", "ghost", "is held by"), ("p1", "bot:genius", "no bot")):
        with pytest.raises(SouterrainError, match=why):
            game.hand(seat, by)


def test_a_seat_of_a_bot_that_is_no_more_is_free() -> None:
    game = match(2, p1="bot:genius", p2="bot:random")
    assert game.holders == {"p1": "screen", "p2": "bot:random"}


def test_undo_goes_back_over_the_bots_to_the_last_person() -> None:
    game = match(3, p2="bot:random", p3="bot:random")
    before = game.session.ask
    game.answer("keep")
    while game.bot_to_move:
        game.step_bot()
    assert game.session.decisions > 3
    game.undo()
    assert game.session.decisions == 1
    assert game.session.ask == before


def test_one_takes_back_only_what_is_ones_own() -> None:
    game = match(2, p2="link")
    game.answer("keep")
    with pytest.raises(SouterrainError, match="yours"):
        game.undo(by=("p2",))
    assert game.session.decisions == 2
    game.undo(by=("p1",))
    assert game.session.decisions == 1


def test_nothing_is_taken_back_where_nobody_decided() -> None:
    stream = Stream("a word")
    with pytest.raises(SouterrainError, match="nothing to take back"):
        Match(Session.start(TOY, ToySetup(), stream, stream), make).undo()


def test_a_fork_is_a_match_of_its_own() -> None:
    game = match(2, p1="link", p2="bot:random")
    game.answer("keep")
    before = game.session.save()
    trial = game.fork(at=1, seed="other")
    assert trial.holders == {"p1": "screen", "p2": "bot:random"}
    assert trial.session.ask is not None
    assert trial.session.decisions == 1
    trial.answer("leave")
    trial.step_bot()
    assert game.session.save() == before


@pytest.mark.parametrize("bot", ["broken", "cheat"])
def test_chance_answers_for_a_bot_that_fails_and_everybody_hears_of_it(bot: str) -> None:
    game = match(1, p1=f"bot:{bot}")
    game.step_bot()
    game.step_bot()
    assert game.session.decisions == 3
    assert [notice.id for notice in game.notices] == ["notice-bot-failed"] * 2


def test_a_thought_that_comes_too_late_is_dropped() -> None:
    game = match(1, p1="bot:random")
    thought = game.thought()
    assert thought is not None
    value = thought.decide()
    game.hand("p1", "screen")
    assert not game.act(thought, value), "the seat was taken over"
    game.hand("p1", "bot:random")
    assert not game.act(thought, value), "it is another bot now"
    fresh = game.thought()
    assert fresh is not None
    assert game.act(fresh, fresh.decide())
    assert not game.act(fresh, fresh.decide()), "it has been done"


def test_the_same_game_and_seat_make_the_same_bot() -> None:
    first, second = (match(2, p1="bot:random", p2="bot:random") for _ in range(2))
    for _ in range(30):
        first.step_bot()
        second.step_bot()
    assert first.session.journal == second.session.journal


def test_whose_eyes() -> None:
    game = match(2)
    assert game.eyes(("p1", "p2"), "p2") == "p1", "the one who is asked"
    assert game.eyes(("p2",), "p2") == "p2"
    assert game.eyes(()) == "", "who sits nowhere sees what everybody may"
    game.answer("keep")
    assert game.eyes(("p1", "p2"), "p1") == "p2"
    game.hand("p1", "bot:random")
    game.hand("p2", "bot:random")
    assert game.eyes(()) == "p1", "over a bot's shoulder where nobody else plays"
    assert not game.shares_secrets("p1", "p2")


def test_what_cannot_be_kept_was_never_done() -> None:
    class Full(Match):
        full = False

        def keep(self, n: int, mark: Mark) -> None:
            if self.full:
                raise SouterrainError("store-full", path="x")

        def keep_back(self, past: Session) -> None:
            self.keep(0, past.mark())

    game = match(1, Full)
    game.answer("keep")
    before = game.session.save()
    assert isinstance(game, Full)
    game.full = True
    with pytest.raises(SouterrainError, match="full"):
        game.answer("keep")
    assert game.session.save() == before
    with pytest.raises(SouterrainError, match="full"):
        game.undo()
    assert game.session.save() == before


def test_who_plays_against_the_party_is_a_bot_at_first() -> None:
    heroes = (Chair("p1", Say("a"), "hero"), Chair("p2", Say("b"), "hero"))
    master, lord = Chair("gm", Say("c"), "master"), Chair("lord", Say("d"), "lord")
    assert proposal((*heroes, master), "best") == {"p1": "screen", "p2": "screen", "gm": "bot:best"}
    assert proposal((lord, *heroes), "best") == {"lord": "screen", "p1": "screen", "p2": "screen"}


def test_a_person_rolls_the_dice_of_the_bots() -> None:
    game = by_hand(3, p1="bot:cheat", p2="link", p3="screen")
    assert game.ask is not None
    assert (game.ask.seat, game.bot_to_move) == ("p3", ""), "somebody at the screen, though the die is the bot's"
    game.hand("p3", "bot:cheat")
    assert game.ask.seat == "p2", "then the first person"
    game.answer(7)
    assert game.session.journal[-1] == Rolled("d12", "toy.secret", 7, typed=True, by="p2")
    assert Session.load(TOY, game.session.save()).journal == game.session.journal


def test_among_bots_alone_typed_dice_fall_as_the_stream_has_them() -> None:
    game, fair = by_hand(2, p1="bot:highest", p2="bot:highest"), match(2, p1="bot:highest", p2="bot:highest")
    for _ in range(100):
        game.step_bot()
    for _ in range(40):
        fair.step_bot()
    fell = [[(e.die, e.result) for e in each.session.journal if isinstance(e, Rolled)] for each in (game, fair)]
    assert len(fell[0]) > 50
    assert fell[0][:50] == fell[1][:50]


def test_nobody_takes_back_the_die_that_another_rolled() -> None:
    game = by_hand(2, p2="link")
    game.answer(3)
    with pytest.raises(SouterrainError, match="yours"):
        game.undo(by=("p2",))
    game.answer(4)
    with pytest.raises(SouterrainError, match="yours"):
        game.undo(by=("p1",))
    game.undo(by=("p2",))
    assert game.session.decisions == 2


def test_what_a_bot_thought_of_a_question_that_was_taken_back_is_not_said_to_the_next() -> None:
    game = match(2, p2="bot:random")
    game.answer("keep")
    stale = game.thought()
    assert stale is not None
    game.undo()
    game.answer("keep")
    assert game.session.decisions == 2
    assert not game.act(stale, stale.decide()), "the same number, the same words, another question"
    game.step_bot()
    assert game.session.decisions == 3


class Leaver:
    """A bot that keeps nothing and pays nothing, and so never comes to an end."""

    def decide(self, chair: SeatView[Any], /) -> Answer:
        return chair.ask.low if isinstance(chair.ask, Amount) else "leave"


def round_and_round(times: int) -> Match:
    """A match in which so many dice were left lying."""
    game = match()
    for _ in range(times):
        game.answer("leave")
    return game


def test_a_moment_that_comes_for_the_third_time_is_told_and_an_end_is_offered() -> None:
    game = round_and_round(times=1)
    assert not game.session.may_end
    assert game.notices == []
    while not game.session.may_end:
        game.answer("leave")
    assert game.session.decisions == 9, "nothing changes where a die is left: it takes longer than to come back"
    assert game.notices == [Say("notice-circles")]
    assert isinstance(game.ask, Ask)
    assert game.ask.options[-1] == BREAK_OFF
    game.answer("leave")
    assert game.notices == [Say("notice-circles")], "once"


def test_what_comes_back_after_something_else_goes_in_circles_sooner() -> None:
    game = match()
    for offered in (False, True):
        assert not game.session.may_end
        for points in (1, -1):
            game.session.world.points["p1"] += points
            game.answer("leave")
        assert game.session.may_end == offered, "it was there at the beginning, and has come back"


def test_a_game_that_goes_in_circles_may_be_ended_and_nobody_has_won() -> None:
    game = round_and_round(times=8)
    with pytest.raises(SouterrainError):
        match().answer("break-off")
    game.answer("break-off")
    session = game.session
    assert session.ask is None
    assert session.outcome == Outcome((), Say("outcome-broken-off"), "")
    assert session.events[-1] == BrokenOff("p1")
    again = Session.load(TOY, session.save())
    assert (again.outcome, again.story) == (session.outcome, session.story)
    assert verify(TOY, session.save()).whole


def test_a_hero_may_be_called_like_that() -> None:
    stream = Stream("a word")
    game = Match(Session.start(TOY, ToySetup(), stream, stream), make)
    game.answer("break-off")
    assert game.session.world.name == "break-off"
    assert Session.load(TOY, game.session.save()).ask == game.session.ask


def test_what_was_taken_back_does_not_count() -> None:
    game = round_and_round(times=8)
    assert game.session.may_end
    game.undo()
    assert not game.session.may_end
    game.answer("leave")
    assert not game.session.may_end


def test_an_end_that_could_not_be_kept_is_offered_still() -> None:
    game = round_and_round(times=8)

    def full(n: int, mark: Mark) -> None:
        raise OSError("the disk is full")

    game.keep = full  # type: ignore[method-assign]
    with pytest.raises(OSError, match="full"):
        game.answer("break-off")
    assert game.session.may_end


def test_bots_alone_give_up_when_it_is_for_ever() -> None:
    game = match(1, p1="bot:leaver")
    while game.bot_to_move:
        game.step_bot()
        assert game.session.decisions < 130
    assert game.session.decisions > 100, "they have more patience than people"
    assert game.session.outcome == Outcome((), Say("outcome-broken-off"), "")


def test_beside_a_person_no_bot_ends_the_game() -> None:
    game = match(2, p2="bot:leaver")
    for _ in range(150):
        game.answer("leave")
        while game.bot_to_move:
            game.step_bot()
    assert game.session.outcome is None
    assert game.session.may_end
    assert game.session.imagined("p1", Stream("a dream")) is not None, "who imagines it is offered the same"
