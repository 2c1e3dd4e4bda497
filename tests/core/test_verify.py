"""Whoever changes a saved game is found out, whatever he changes, as long as somebody noted the commitment and the
journal's mark; and nothing is vouched for that was not checked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import souterrain
from souterrain.bots import make, play
from souterrain.core.chance import Bound, Scripted, Stream, Typed
from souterrain.core.errors import SouterrainError
from souterrain.core.events import Die, TakenBack
from souterrain.core.game import read_setup
from souterrain.core.journal import Decided, Rolled, Saved, SavedTurn, pack, unpack
from souterrain.core.session import Session
from souterrain.core.verify import Verdict, verify

from .toy import TOY

EDITS = 200
"""How many random edits are tried in each game."""


def castle(stream: Stream, typed: bool = False) -> Session:
    game = souterrain.games()["chateau"]
    chance = Typed(stream) if typed else stream
    session = Session.start(game, read_setup(game, {"players": 2}), chance, stream)
    session = session.shaken({"": "aa" * 32, "p2": "bb" * 32})
    bot = make("chateau", "scripted", 3)
    play(session, dict.fromkeys(session.seats, bot), most=12)
    session = session.taken_back(7, "p1")
    play(session, dict.fromkeys(session.seats, bot))
    assert session.outcome
    return session


@pytest.fixture(scope="module", params=["bound", "by number"])
def game(request: pytest.FixtureRequest) -> Session:
    return castle(Bound(b"secret") if request.param == "bound" else Stream("secret"))


def test_a_lone_players_game_of_when_his_seat_was_told_is_found_right() -> None:
    chateau = souterrain.games()["chateau"]
    stream = Bound(b"secret")
    session = Session.start(chateau, read_setup(chateau, {"players": 1}), stream, stream)
    bot = make("chateau", "scripted", 3)
    play(session, {"p1": bot}, most=12)
    session = session.taken_back(7, "p1")
    play(session, {"p1": bot})
    for seat, whole in (("", True), ("p1", True), ("p2", False)):
        saved = unpack(session.save())
        told = msgspec.msgpack.encode(TakenBack(""))
        for turn in saved.turns:
            turn.story[:] = [
                replace(line, event=msgspec.msgpack.encode(TakenBack(seat))) if line.event == told else line
                for line in turn.story
            ]
        assert caught(session, saved) is not whole, seat


def judged(session: Session, saved: Saved) -> Verdict:
    return souterrain.verify(pack(saved), commitment=session.commitment, head=session.head)


def caught(session: Session, saved: Saved) -> bool:
    try:
        return not judged(session, saved).whole
    except SouterrainError:
        return True


def test_a_game_that_nobody_touched_is_found_right(game: Session) -> None:
    verdict = judged(game, unpack(game.save()))
    assert verdict.whole
    assert verdict.faults == ()
    assert verdict.checked == sum(isinstance(entry, Rolled) for entry in game.journal)
    assert (verdict.undone, verdict.lucky) == (1, ("", "p2") if game.head else ())
    assert judged(souterrain.load(game.save()), unpack(game.save())).whole


def entries(saved: Saved, change: Callable[[Any], Any], kind: type = Rolled) -> Saved:
    turns = [
        replace(turn, entries=[change(e) if isinstance(e, kind) else e for e in turn.entries]) for turn in saved.turns
    ]
    return replace(saved, turns=turns)


def one(saved: Saved, change: Callable[[Any], Any], kind: type) -> Saved:
    done: list[int] = []

    def once(entry: Any) -> Any:
        done.append(0)
        return change(entry) if len(done) == 5 else entry

    return entries(saved, once, kind)


def turns(saved: Saved, change: Callable[[SavedTurn], SavedTurn], n: int = -1) -> Saved:
    changed = list(saved.turns)
    changed[n] = change(changed[n])
    return replace(saved, turns=changed)


def story(saved: Saved, change: Callable[[Any], Any]) -> Saved:
    n = next(n for n, turn in enumerate(saved.turns) if len(turn.story) > 2 and any(line.dice for line in turn.story))
    return turns(saved, lambda turn: replace(turn, story=change(turn.story)), n)


def last_dropped(saved: Saved) -> Saved:
    def shorter(turn: SavedTurn) -> SavedTurn:
        n = max(n for n, entry in enumerate(turn.entries) if isinstance(entry, Decided))
        return replace(turn, entries=turn.entries[:n])

    return turns(saved, shorter)


def swapped(saved: Saved) -> Saved:
    """The answers of two decisions exchanged, each at the other's place."""
    given = [entry for turn in saved.turns for entry in turn.entries if isinstance(entry, Decided)]
    one = given[4]
    other = next(entry for entry in given[5:] if entry != one)
    exchanged = {id(one): other, id(other): one}
    return entries(saved, lambda entry: exchanged.get(id(entry), entry), Decided)


def answers(saved: Saved, change: Callable[[list[Any], int], object]) -> Saved:
    """A save in which something is done to an answer in the midst of a turn."""

    def middle(turn: SavedTurn) -> list[int]:
        return [n for n, entry in enumerate(turn.entries) if isinstance(entry, Decided)][1:-1]

    def other(turn: SavedTurn) -> SavedTurn:
        kept = list(turn.entries)
        change(kept, middle(turn)[0])
        return replace(turn, entries=kept)

    return turns(saved, other, next(n for n, turn in enumerate(saved.turns) if middle(turn)))


def world(saved: Saved, n: int) -> Saved:
    def richer(turn: SavedTurn) -> SavedTurn:
        held = msgspec.msgpack.decode(turn.start or b"")
        held["turn"] += 1
        return replace(turn, start=msgspec.msgpack.encode(held))

    return turns(saved, richer, n)


LIST: dict[str, Callable[[Saved], Saved]] = {
    "a roll": lambda s: one(s, lambda e: replace(e, result=e.result % 6 + 1), Rolled),
    "a roll's sides": lambda s: one(s, lambda e: replace(e, of=e.of + 7), Rolled),
    "all sixes, sides to fit": lambda s: entries(s, lambda e: e if e.of else replace(e, result=6, of=6)),
    "a roll's rule": lambda s: one(s, lambda e: replace(e, rule="chateau.flee.roll"), Rolled),
    "loaded and called typed": lambda s: entries(s, lambda e: replace(e, result=1, typed=True, by="p1")),
    "loaded, and the game called typed": lambda s: replace(
        entries(s, lambda e: e if e.of else replace(e, result=1, typed=True, by="p1")), typed=True
    ),
    "stream_from": lambda s: replace(s, stream_from=10_000),
    "an answer": lambda s: one(s, lambda e: replace(e, value="nothing"), Decided),
    "an answer's seat": lambda s: one(s, lambda e: replace(e, seat="p2" if e.seat == "p1" else "p1"), Decided),
    "an answer's question": lambda s: one(s, lambda e: replace(e, text="ask-flee-to"), Decided),
    "an answer left out": lambda s: answers(s, lambda entries, at: entries.pop(at)),
    "two answers swapped": swapped,
    "the last answer": last_dropped,
    "the last answer, not finished": lambda s: replace(last_dropped(s), finished=False),
    "the finished flag": lambda s: replace(s, finished=False),
    "the last world": lambda s: world(s, -1),
    "the first world": lambda s: world(s, 0),
    "a line of the story": lambda s: story(s, lambda lines: lines[1:]),
    "a line twice": lambda s: story(s, lambda lines: [*lines, lines[-1]]),
    "dice beside the story": lambda s: story(
        s, lambda lines: [replace(line, dice=(Die("d6", 6),)) if line.dice else line for line in lines]
    ),
    "who may read a line": lambda s: story(s, lambda lines: [replace(line, to=("p1",)) for line in lines]),
    "the seed": lambda s: replace(s, seed=bytes(32)),
    "seed and commitment": lambda s: replace(s, seed=bytes(32), commitment=Bound(bytes(32)).commitment),
    "a name": lambda s: replace(s, setup={**s.setup, "names": {"warrior": "Conan"}}),
    "a switch": lambda s: replace(s, setup={**s.setup, "players": 3}),
    "the scheme": lambda s: replace(s, scheme=3 - s.scheme),
    "a turn's place": lambda s: turns(s, lambda turn: replace(turn, decisions=turn.decisions + 1)),
    "a turn": lambda s: replace(s, turns=s.turns[:-1]),
}  # fmt: skip


@pytest.mark.parametrize("edit", LIST.values(), ids=LIST.keys())
def test_an_edit_is_found_out(game: Session, edit: Callable[[Saved], Saved]) -> None:
    forged = edit(unpack(game.save()))
    assert msgspec.msgpack.encode(forged) != msgspec.msgpack.encode(unpack(game.save()))
    assert caught(game, forged)


@pytest.mark.parametrize("asides", [(), "fewer", "less luck", "an undo at another place"])
def test_what_was_taken_back_and_what_luck_was_given_cannot_be_hidden(asides: Any) -> None:
    game = castle(Bound(b"secret"))
    luck, undone = game.asides
    given = {(): (), "fewer": (luck,), "less luck": (replace(luck, given={"": "aa" * 32}), undone)}
    saved = replace(unpack(game.save()), asides=given.get(asides, (luck, replace(undone, at=9))))
    assert caught(game, saved)
    assert not souterrain.verify(pack(saved)).whole, "not even where nobody noted anything: the dice do not fit"


def test_a_seed_of_ones_own_choice_does_not_come_to_the_mark() -> None:
    """Who has the seed can play another game with it; only what others noted tells the two apart."""
    game = castle(Bound(b"secret"))
    other = Session.start(game.game, game.setup, Bound(b"secret"), Bound(b"secret"), game.asides[:1])
    play(other, dict.fromkeys(other.seats, make("chateau", "random", 5)))
    assert souterrain.verify(other.save(), commitment=game.commitment).whole
    verdict = souterrain.verify(other.save(), commitment=game.commitment, head=game.head)
    assert [fault.id for fault in verdict.faults] == ["verify-head"]


def test_random_edits_are_found_out(game: Session) -> None:
    for n in range(EDITS):
        forged = changed(unpack(game.save()), random.Random(n))
        assert caught(game, forged), f"edit {n}"


def changed(saved: Saved, luck: random.Random) -> Saved:
    """A game with one value in it changed, and whole in form. How worlds between turns were kept is no claim."""
    plain = msgspec.to_builtins(saved, builtin_types=(bytes,))
    before = msgspec.msgpack.encode(saved)
    for _ in range(1000):
        forged = msgspec.msgpack.decode(msgspec.msgpack.encode(plain))
        spots: list[tuple[Any, Any]] = []
        _walk(forged, spots)
        holder, key = luck.choice(spots)
        holder[key] = _other(holder[key], luck)
        try:
            result = msgspec.convert(forged, Saved, builtin_types=(bytes,))
        except msgspec.ValidationError:
            continue
        if msgspec.msgpack.encode(result) != before and result.version == saved.version:
            return result
    raise AssertionError("no edit fits")


def _walk(value: Any, spots: list[tuple[Any, Any]]) -> None:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in items:
        if isinstance(each, dict | list):
            _walk(each, spots)
        if each is not None and each != "game":
            spots.append((value, key))


def _other(value: Any, luck: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + luck.choice((-1, 1, 5))
    if isinstance(value, str):
        return luck.choice((value[1:], value + "x", "p1", "yes"))
    if isinstance(value, bytes):
        at = luck.randrange(len(value)) if value else 0
        return value[:at] + bytes([luck.randrange(256)]) + value[at + 1 :]
    if isinstance(value, list) and value:
        at = luck.randrange(len(value))
        return luck.choice((value[:at] + value[at + 1 :], [*value, value[at]]))
    return value


def test_nothing_is_vouched_for_that_was_not_checked() -> None:
    game = castle(Bound(b"secret"))
    unfinished = game.at(20)
    fork = game.at(20).fork()
    play(fork, dict.fromkeys(fork.seats, make("chateau", "random", 5)))
    for session in (unfinished, fork):
        verdict = souterrain.verify(session.save(), head=session.head)
        assert verdict.sound
        assert not verdict.whole
    assert souterrain.verify(fork.save()).inherited > 0
    typed = Session.start(TOY, read_setup(TOY, {"goal": 1}), Typed(Bound(b"x")), Bound(b"x"))
    for value in ("Ada", 7, 3, "keep"):
        typed.answer(value)
    verdict = verify(TOY, typed.save(), typed.commitment, typed.head)
    assert typed.outcome
    assert verdict.sound
    assert not verdict.whole
    assert (verdict.typed, verdict.checked) == (2, 2)


def test_in_a_game_that_is_not_over_a_world_that_was_changed_is_found() -> None:
    """Whoever plays on would play on from it: that the game is not over is no excuse."""
    unfinished = castle(Bound(b"secret")).at(20)
    verdict = judged(unfinished, world(unpack(unfinished.save()), -1))
    assert not verdict.sound
    assert verdict.faults


@pytest.mark.parametrize("cut", [1, 10, 100])
def test_a_file_that_was_cut_short_is_refused(game: Session, cut: int) -> None:
    with pytest.raises(SouterrainError):
        souterrain.verify(game.save()[:-cut])


def test_dice_of_a_script_are_not_those_of_a_seed() -> None:
    stream = Stream("x")
    session = Session.start(TOY, read_setup(TOY, {"goal": 6}), Scripted([8, 12, 6, 1]), stream)
    for value in ("Ada", "keep"):
        session.answer(value)
    assert [fault.id for fault in verify(TOY, session.save()).faults] == ["verify-wrong-die"]
