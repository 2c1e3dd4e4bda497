"""A table of one try: what was only put down may be taken back, a shot may not."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask, Flick, Shot
from souterrain.core.errors import SouterrainError
from souterrain.core.match import Match
from souterrain.table.policy import check_undo


def put_down(match: Match) -> None:
    """Heroes and monsters are put down where they wait, until somebody is to act."""
    while not isinstance(match.session.ask, Ask):
        ask = match.session.ask
        assert isinstance(ask, Shot)
        launch = ask.discs[0]
        match.answer(Flick(launch.disc, launch.x, launch.y, 0.0, 0.0))


def undo(match: Match) -> None:
    check_undo(match, "dice", match.undoable().at)
    match.undo()


def test_a_shot_is_not_taken_back_but_the_choice_of_one_is() -> None:
    match = Match(souterrain.new("catacombs", seed="once"), bots.make, {})
    put_down(match)
    assert isinstance(match.session.ask, Ask)
    match.answer("punch:elf")
    undo(match)
    assert isinstance(match.session.ask, Ask)
    match.answer("punch:elf")
    ask = match.session.ask
    assert isinstance(ask, Shot)
    match.answer(Flick("elf", ask.discs[0].x, ask.discs[0].y, 0.0, 900.0))
    with pytest.raises(SouterrainError, match="disc"):
        undo(match)
    match.answer("pass:barbarian")
    undo(match)
    with pytest.raises(SouterrainError, match="disc"):
        undo(match)
