"""A game at one terminal: seats, taking back, trying out, keeping."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import souterrain
from souterrain.core.errors import SouterrainError
from souterrain.terminal import shelf
from souterrain.terminal.match import Gaze, Sitting


def match(players: int = 1, path: Path | None = None, **setup: object) -> Sitting:
    session = souterrain.new("toy", seed="a word", setup={"players": players, **setup})
    session.answer("Robin")
    return Sitting(session, path=path)


def test_undo_goes_back_over_the_bots_to_the_last_person() -> None:
    game = match(players=3, goal=1000)
    game.hand("p2", "bot:random")
    game.hand("p3", "bot:random")
    game.answer("stay")
    while game.bot_to_move:
        game.step_bot()
    assert game.session.decisions >= 4
    game.undo()
    assert game.session.decisions == 1
    assert game.ask is not None
    assert game.ask.seat == "p1"


def test_undo_of_a_typed_die_is_one_step() -> None:
    stream = souterrain.Stream("a word")
    session = souterrain.new("toy", seed="a word", chance=souterrain.Typed(stream))
    game = Sitting(session)
    game.answer("Robin")
    game.answer(5)
    game.undo()
    assert game.session.decisions == 1
    game.answer(2)
    assert game.ask is not None
    assert game.ask.text.args["die"] == 2


def test_nothing_to_undo_is_said() -> None:
    game = Sitting(souterrain.new("toy"))
    with pytest.raises(SouterrainError, match="nothing to take back"):
        game.undo()


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    game = match(players=2)
    game.hand("p1", "bot:random")
    assert game.ask is None
    assert (game.bot_to_move, game.people) == ("p1", ("p2",))
    game.hand("p1", "screen")
    assert game.ask is not None
    with pytest.raises(SouterrainError, match="no seat"):
        game.hand("p9", "bot:random")
    with pytest.raises(SouterrainError, match="no bot"):
        game.hand("p1", "bot:genius")


def test_who_plays_is_remembered_with_the_game_on_the_shelf() -> None:
    game = match(players=2, path=shelf.place("toy"))
    game.hand("p2", "bot:random")
    game.keep_whole()
    (kept,) = shelf.unfinished("toy")
    assert kept.decisions == game.session.decisions
    assert shelf.seats(kept.path) == {"p1": "screen", "p2": "bot:random"}
    assert shelf.seats(kept.path.with_name("other")) == {}


def test_what_is_tried_out_does_not_touch_the_real_game(tmp_path: Path) -> None:
    game = match(path=tmp_path / "game", goal=1000)
    game.answer("go:right")
    kept = (tmp_path / "game").read_bytes()
    trial = game.fork(1)
    trial.answer("stay")
    assert (game.session.decisions, trial.session.decisions) == (2, 2)
    assert (tmp_path / "game").read_bytes() == kept


def test_the_game_is_kept_after_every_answer(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game"
    game = match(path=path, goal=1000)
    for way in ("go:right", "stay", "go:right"):
        game.answer(way)
        assert souterrain.load(path.read_bytes()).decisions == game.session.decisions
    assert list(path.parent.iterdir()) == [path], "nothing half written stays behind"


def test_an_answer_is_written_behind_the_ones_before(tmp_path: Path) -> None:
    path = tmp_path / "game"
    game = match(path=path, goal=1_000_000)
    game.answer("go:right")
    file, sizes = path.stat().st_ino, [path.stat().st_size]
    for _ in range(200):
        game.answer("go:right")
        sizes.append(path.stat().st_size)
    assert path.stat().st_ino == file, "nobody wrote it whole again"
    grown = [after - before for before, after in pairwise(sizes)]
    assert max(grown) < 2 * min(grown)
    game.undo()
    assert souterrain.load(path.read_bytes()).decisions == game.session.decisions
    game.keep_whole()
    assert path.stat().st_size < sizes[-1] / 4


def test_a_file_that_somebody_touched_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "game"
    game = match(path=path, goal=1000)
    game.answer("go:right")
    path.write_bytes(path.read_bytes()[:-3])
    game.answer("stay")
    assert souterrain.load(path.read_bytes()).decisions == 3
    path.unlink()
    game.answer("stay")
    assert souterrain.load(path.read_bytes()).decisions == 4


def test_a_place_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    game = match(path=tmp_path / "file" / "game", goal=1000)
    game.answer("go:right")
    assert game.session.decisions == 2
    assert game.trouble is not None
    assert "cannot be written" in str(game.trouble)
    game.path = tmp_path / "elsewhere"
    game.answer("go:right")
    assert game.trouble is None


def test_secrets_are_told_apart() -> None:
    assert match(players=2).shares_secrets("p1", "p2")
    assert not match(players=2, hidden=True).shares_secrets("p1", "p2")


def test_the_gaze_follows_the_one_who_is_asked() -> None:
    game = match(players=2, hidden=True, goal=1000)
    gaze = Gaze(game)
    assert gaze.turn_to_asked()
    game.answer("stay")
    assert not gaze.turn_to_asked(), "the keyboard must be passed first"
    assert gaze.seat == "p2"
    assert gaze.turn_to_asked()


def test_the_gaze_steps_through_the_past_and_back_to_now() -> None:
    game = match(goal=1000)
    game.answer("go:right")
    game.answer("stay")
    gaze = Gaze(game)
    gaze.step(-1)
    assert (gaze.moment, gaze.session.decisions) == (2, 2)
    gaze.step(-5)
    assert gaze.moment == 0
    gaze.step(3)
    assert gaze.moment is None
    assert gaze.session is game.session


def test_the_shelf_lists_what_is_unfinished_the_last_played_first(home: Path) -> None:
    assert shelf.unfinished("toy") == []
    first, second, over = match(path=shelf.place("toy")), match(path=shelf.place("toy")), match(goal=1)
    first.keep_whole()
    second.answer("stay")
    over.path = shelf.place("toy")
    over.answer("go:right")
    assert over.session.outcome
    (home / "terminal" / f"toy-broken{shelf.SUFFIX}").write_bytes(b"SOUTERRAIN nonsense")
    assert [kept.path for kept in shelf.unfinished("toy")] == [second.path, first.path]
    assert shelf.unfinished("other") == []


def test_a_missing_file_is_said() -> None:
    with pytest.raises(SouterrainError, match="cannot be read"):
        shelf.read(Path("/nowhere/at/all"))
