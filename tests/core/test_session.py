"""Sessions: answering, taking back, forking, saving, and telling apart what does not fit."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from souterrain.bots import play
from souterrain.bots.random import Random
from souterrain.core.ask import Amount, Ask, Name
from souterrain.core.chance import Bound, Chance, Scripted, Stream, Typed
from souterrain.core.errors import BadSave, Desync, Fault, Refused, SouterrainError
from souterrain.core.game import read_setup
from souterrain.core.journal import VERSION, Decided, Rolled, gather, pack, unpack
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.story import Reader
from souterrain.core.verify import verify

from .toy import TOY, Kept, Named, Toy, ToyWorld, Whispered


def toy(chance: Chance | None = None, seed: str = "seed", **setup: int) -> Session:
    stream = Stream(seed)
    return Session.start(TOY, read_setup(TOY, dict(setup)), chance or stream, stream)


def played(seed: str = "seed", players: int = 2) -> Session:
    session = toy(seed=seed, players=players, goal=30)
    play(session, {seat: Random(1) for seat in session.seats})
    return session


def bound(seed: str = "seed") -> Session:
    stream = Bound(seed)
    return Session.start(TOY, read_setup(TOY, {"players": 2, "goal": 30}), stream, stream)


@pytest.mark.parametrize("begin", [bound, lambda: toy(players=2, goal=30)], ids=["bound", "free"])
def test_a_game_that_lets_go_of_its_past_goes_on_as_any_other(begin: Callable[[], Session]) -> None:
    plain, light = begin(), begin()
    bot = Random(1)
    while plain.ask is not None and plain.turns < 40:
        value = plain.chair().decided_by(bot)
        mark = light.mark()
        assert light.answer(value) == plain.answer(value)
        assert light.parts(mark) == plain.parts(mark)
        assert light.thinned(mark) == plain.thinned(mark)
        light.let_go()
        assert len(light._turns) <= 2, "no more than the turn of the last answer and the next"
        assert (light.turns, light.told, light.head, light.mark()) == (
            plain.turns,
            plain.told,
            plain.head,
            plain.mark(),
        )
        light.back()
        plain.back()
        assert light.world == plain.world
        assert light.answer(value) == plain.answer(value)
        light.let_go()
    assert not light.whole
    record = plain.parts()
    light.recall(light.older(record))
    assert light.whole
    assert light.story == plain.story
    assert light.save() == plain.save()
    for decision in range(plain.decisions):
        assert light.at(decision).save() == plain.at(decision).save()


def test_nobody_takes_a_part_of_the_past_for_the_whole() -> None:
    session = played()
    session.let_go()
    looks: list[Callable[[], object]] = [
        lambda: session.story,
        lambda: list(session.retold()),
        lambda: session.journal,
        lambda: list(session.retraced()),
        session.chained,
        session.save,
        lambda: session.at(1),
        lambda: session.back(session.decisions),
        lambda: session.fork(at=1),
    ]
    for look in looks:
        with pytest.raises(LookupError):
            look()


def test_a_past_that_is_not_its_own_is_not_recalled() -> None:
    session, other = bound("one"), bound("two")
    for game in (session, other):
        play(game, {seat: Random(1) for seat in game.seats}, most=30)
    record, strange = session.parts(), other.parts()
    session.let_go()
    for wrong in (strange, record[:1], []):
        with pytest.raises(BadSave):
            session.older(wrong)
    session.recall(session.older(record))
    assert session.parts() == record


def test_an_answer_is_told_back_with_the_dice_that_decided_it() -> None:
    session = toy(Scripted([1, 7, 5, "green", 2]))
    assert session.answer("Ada") == [Named("Ada"), Whispered(7)]
    assert session.answer("keep") == [Kept("p1", 5, "green")]
    told = session.story[-1]
    assert [(die.die, die.result, die.face) for die in told.dice] == [("d6", 5, ""), ("pick", 2, "green")]
    assert told.event.because == "toy.keep"


def test_a_wrong_answer_changes_nothing() -> None:
    session = toy(Scripted([1, 7, 5]))
    session.answer("Ada")
    before = session.save()
    with pytest.raises(Refused) as refused:
        session.answer("fly")
    assert refused.value.rule == "toy.keep"
    assert session.save() == before


@pytest.mark.parametrize("name", ["", "   ", "a\nb", "x" * 41, "bell\a"])
def test_a_name_must_be_printable(name: str) -> None:
    with pytest.raises(Refused):
        toy().answer(name)


def test_taking_back_restores_every_earlier_moment() -> None:
    session = played()
    moments = []
    again = toy(players=2, goal=30)
    for entry in session.journal:
        if isinstance(entry, Decided):
            moments.append((again.ask, again.world.points.copy(), again.events))
            again.answer(entry.value)
    while session.decisions:
        session.back()
        ask, points, events = moments[session.decisions]
        assert (session.ask, session.world.points, session.events) == (ask, points, events)
    with pytest.raises(SouterrainError):
        session.back()


def test_the_same_choices_meet_the_same_luck_after_taking_back() -> None:
    session = played()
    first = session.events
    values = [entry.value for entry in session.journal if isinstance(entry, Decided)]
    session.back(session.decisions)
    for value in values:
        session.answer(value)
    assert session.events == first


def test_a_fork_has_dice_of_its_own_and_leaves_its_parent_alone() -> None:
    session = toy(players=2, goal=500)
    play(session, {seat: Random(1) for seat in session.seats}, most=40)
    before = session.save()
    fork = session.fork()
    assert fork.ask == session.ask
    assert fork.world == session.world
    assert fork.world is not session.world
    for each in (fork, session.fork(seed="other")):
        play(each, {seat: Random(2) for seat in session.seats}, most=60)
    assert session.save() == before
    twin = session.at(session.decisions)
    play(twin, {seat: Random(2) for seat in session.seats}, most=60)
    assert [e.result for e in twin.journal if isinstance(e, Rolled)] != [
        e.result for e in fork.journal if isinstance(e, Rolled)
    ]


def test_a_save_holds_past_and_future() -> None:
    session = toy(players=3, goal=200)
    play(session, {seat: Random(1) for seat in session.seats}, most=101)
    copy = Session.load(TOY, session.save())
    assert (copy.ask, copy.world, copy.story) == (session.ask, session.world, session.story)
    for each in (session, copy):
        play(each, {seat: Random(5) for seat in each.seats})
    assert copy.events == session.events
    assert copy.outcome == session.outcome
    copy.back(copy.decisions)
    assert copy.decisions == 0


def test_parts_since_a_mark_join_to_the_whole() -> None:
    session = toy(players=2, goal=60)
    rows = [session.parts()]
    bots = {seat: Random(1) for seat in session.seats}
    while session.ask:
        mark = session.mark()
        play(session, bots, most=1)
        rows.append(session.parts(mark))
    record = session.saved(gather(part for row in rows for part in row))
    assert Session.restore(TOY, record).story == session.story


@pytest.mark.parametrize("cut", [0, 5, 10, 11, 20, 40, -1, -20])
def test_a_truncated_save_is_refused(cut: int) -> None:
    with pytest.raises(BadSave):
        Session.load(TOY, played().save()[:cut])


def test_a_damaged_save_is_refused() -> None:
    data = bytearray(played().save())
    data[60] ^= 1
    with pytest.raises(BadSave, match="damaged"):
        Session.load(TOY, bytes(data))


def test_a_newer_save_is_refused() -> None:
    data = bytearray(played().save())
    data[10] = VERSION + 1
    with pytest.raises(BadSave, match="newer"):
        Session.load(TOY, bytes(data))


def test_what_an_answer_adds_is_written_behind_a_save() -> None:
    session = toy(players=2, goal=150)
    play(session, {seat: Random(1) for seat in session.seats}, most=9)
    data, mark, bots = session.save(), session.mark(), {seat: Random(3) for seat in session.seats}
    lengths = [len(data)]
    for _ in range(60):
        play(session, bots, most=1)
        data, mark = data + session.added(mark), session.mark()
        lengths.append(len(data))
    again = Session.load(TOY, data)
    assert (again.story, again.journal, again.world) == (session.story, session.journal, session.world)
    assert again.at(3).world == session.at(3).world
    half = Session.load(TOY, data[: lengths[40] + 7])
    assert half.decisions == 49, "what was cut short was never added"
    broken = bytearray(data)
    broken[lengths[40] + 25] ^= 1
    with pytest.raises(BadSave, match="damaged"):
        Session.load(TOY, bytes(broken))


def test_a_save_of_an_unreleased_version_is_told_from_a_damaged_one() -> None:
    data = bytearray(played().save())
    data[10] = VERSION - 1
    with pytest.raises(BadSave, match="earlier, unreleased"):
        Session.load(TOY, bytes(data))


def test_a_save_knows_the_version_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played()
    assert unpack(session.save()).version == Toy.version == 1
    monkeypatch.setattr(Toy, "version", 2)
    data = session.save()
    monkeypatch.undo()
    with pytest.raises(BadSave, match="newer"):
        Session.load(TOY, data)


def test_worlds_are_kept_every_sixteenth_turn_and_of_the_last() -> None:
    session = toy(players=1, goal=10_000)
    play(session, {"p1": Random(1)}, most=90)
    kept = [turn.turn for turn in session.parts() if turn.start]
    assert kept == [*range(0, session.turns - 1, 16), session.turns - 1]
    again = Session.load(TOY, session.save())
    at = again.turns - 1
    play(again, {"p1": Random(1)}, most=9)
    assert at in [turn.turn for turn in again.parts() if turn.start], "where it was loaded it can be replayed"


def test_stepping_back_a_little_replays_no_other_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    session = toy(players=1, goal=10_000)
    play(session, {"p1": Random(1)}, most=100)
    begun: list[int] = []
    turn = Toy.turn

    def noted(game: Toy, world: ToyWorld) -> Rules[None]:
        begun.append(world.turn)
        return turn(game, world)

    monkeypatch.setattr(Toy, "turn", noted)
    for back in range(1, 12):
        begun.clear()
        past = session.at(session.decisions - back)
        assert len(begun) <= 2, "the turn itself, and perhaps the next to see that it has ended"
        assert past.fork("x").world == past.world
    session.at(10)
    session.back(5)
    play(session, {"p1": Random(2)}, most=60)
    again = Session.load(TOY, session.save())
    assert again.at(93).world == session.at(93).world
    assert len([turn for turn in session.parts() if turn.start]) <= session.turns // 16 + 2


def test_a_journal_that_does_not_fit_is_found_where_it_does_not() -> None:
    session = toy(Scripted([1, 7, 5, 1, 3]))
    session.answer("Ada")
    session.answer("keep")
    saved = unpack(session.save())
    saved.turns[-2].entries[0] = Rolled("d8", "toy.roll", 5)
    damaged = unpack(pack(saved))
    with pytest.raises(Desync, match="d8"):
        Session.restore(TOY, damaged).back(1)


def test_an_unfinished_turn_that_no_longer_fits_starts_again() -> None:
    session = toy(players=3)
    session.answer("Ada")
    session.answer("keep")
    saved = unpack(session.save())
    saved.turns[-1].entries[1] = Decided("p1", "toy.keep", "ask-other", "keep")
    again = Session.restore(TOY, saved)
    assert again.decisions == 1
    assert [notice.id for notice in again.notices] == ["notice-turn-restarted"]


def test_rules_that_break_down_do_not_take_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    session = toy()
    session.answer("Ada")
    before = session.save()
    monkeypatch.setattr(Toy, "outcome", lambda self, world: 1 / 0)
    with pytest.raises(Fault):
        session.answer("keep")
    monkeypatch.undo()
    assert session.save() == before


def test_a_question_without_an_answer_is_never_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def turn(self: Toy, world: ToyWorld) -> Rules[None]:
        yield Ask("p1", Say("ask-keep", die=1), (), "toy.keep")

    session = toy()
    monkeypatch.setattr(Toy, "turn", turn)
    with pytest.raises(Fault, match="no answer"):
        session.answer("Ada")
    assert session.decisions == 0
    assert isinstance(session.ask, Name)


def test_scripted_dice_that_run_out_leave_the_question_open() -> None:
    session = toy(Scripted([1, 7, 5]))
    session.answer("Ada")
    with pytest.raises(SouterrainError, match="used up"):
        session.answer("keep")
    assert session.decisions == 1
    assert session.ask is not None


def test_typed_dice_are_asked_for_and_picks_are_not() -> None:
    session = toy(Typed(Stream("x")))
    session.answer("Ada")
    assert isinstance(session.ask, Amount)
    assert (session.ask.low, session.ask.high) == (1, 12)
    session.answer(9)
    session.answer(6)
    session.answer("keep")
    assert session.world.points == {"p1": 6}
    assert session.world.secret == {"p1": 9}
    session.back(2)
    assert isinstance(session.ask, Amount)
    copy = Session.load(TOY, session.save())
    assert copy.ask == session.ask


def test_a_hidden_die_is_never_shown_and_never_typed() -> None:
    session = toy(Typed(Stream("x")))
    session.answer("Ada")
    assert session.story[0].dice == ()
    assert any(isinstance(entry, Rolled) and entry.rule == "toy.fate" for entry in session.journal)


def test_a_seat_reads_only_what_it_may() -> None:
    session = toy(players=2)
    session.answer("Ada")
    mine = [line.text.id for line in session.log("p1")]
    assert mine.count("event-whispered") == 1
    assert [line.text.id for line in session.log("")].count("event-whispered") == 0
    assert session.view("p2").ask is None
    assert session.view("p1").ask is session.ask
    assert session.view("p2").waiting == "p1"


def test_an_answer_costs_the_same_late_as_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is new is found without going through what is old: counted in steps of the interpreter, not in time."""

    def work(decisions: int) -> int:
        session = toy(goal=1_000_000)
        play(session, {"p1": Random(1)}, most=decisions)
        reader = Reader(("p1",))
        reader.read(session)
        while session.turns % 16 != 5 or not isinstance(session.ask, Ask):
            play(session, {"p1": Random(1)}, most=1)
            reader.read(session)
        steps = 0

        def count(*_: object) -> object:
            nonlocal steps
            steps += 1
            return count

        sys.settrace(count)  # type: ignore[arg-type]
        try:
            mark = session.mark()
            session.answer("keep")
            session.parts(mark)
            session.thinned(mark)
            assert len(reader.read(session, session.view("p1"))) == 1
            session.back()
            session.fork("x")
        finally:
            sys.settrace(None)
        return steps

    assert work(4_000) < 1.25 * work(100)


def test_verify_finds_a_changed_die() -> None:
    session = played()
    verdict = verify(TOY, session.save(), session.commitment)
    assert verdict.whole
    assert verdict.checked == sum(isinstance(entry, Rolled) for entry in session.journal)
    saved = unpack(session.save())
    n, roll = next((n, e) for n, e in enumerate(saved.turns[3].entries) if isinstance(e, Rolled))
    saved.turns[3].entries[n] = Rolled(roll.die, roll.rule, roll.result % 2 + 1, roll.of)
    assert "verify-wrong-die" in [fault.id for fault in verify(TOY, pack(saved)).faults]
    with pytest.raises(BadSave):
        verify(TOY, session.save(), "00" * 32)


def test_a_fork_verifies_from_where_it_began() -> None:
    session = toy(players=2, goal=60)
    play(session, {seat: Random(1) for seat in session.seats}, most=10)
    fork = session.fork(seed="another")
    play(fork, {seat: Random(1) for seat in fork.seats})
    verdict = verify(TOY, fork.save())
    assert verdict.sound
    assert 0 < verdict.checked < sum(isinstance(entry, Rolled) for entry in fork.journal)


def test_the_checkpoint_shares_nothing_with_the_live_world() -> None:
    session = toy()
    session.answer("Ada")
    start = session.at(session.decisions).world
    session.world.points["p1"] = 99
    assert isinstance(start, ToyWorld)
    assert start.points == {"p1": 0}
    session.back()
    session.answer("Ada")
    assert session.world.points == {"p1": 0}
