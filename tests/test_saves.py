"""A saved game is a promise: what any version since 0.2.0 has saved is loaded, and goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

import souterrain
from souterrain import bots
from souterrain.core.events import Unread
from souterrain.core.journal import unpack
from souterrain.core.say import Say
from tests.saves.write import DECISIONS, HERE

SAVES = sorted(HERE.glob("*/*.souterrain"))


def test_there_is_a_saved_game_of_every_sample_of_this_version() -> None:
    kept = {path.stem for path in SAVES if path.parent.name == souterrain.__version__}
    wanted = {f"{slug}-{n}" for slug, game in souterrain.games().items() for n in range(len(game.samples))}
    assert wanted - kept == set(), "`make saves` writes them"


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_it_is_loaded_as_it_was_and_goes_on(path: Path) -> None:
    session = souterrain.load(path.read_bytes())
    if unpack(path.read_bytes()).version == session.game.version:
        assert session.notices == []
        assert session.outcome is not None or session.decisions == DECISIONS
    else:
        assert session.notices in ([], [Say("notice-turn-restarted")]), (
            "rules have changed: at most one turn begins anew"
        )
    slug = session.game.slug
    bots.play(session, {seat: bots.make(slug, "random", 1) for seat in session.seats}, most=40)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_each_line_of_its_story_is_still_a_sentence(path: Path) -> None:
    session = souterrain.load(path.read_bytes())
    assert not any(isinstance(told.event, Unread) for told in session.story)
