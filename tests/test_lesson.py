"""Every game teaches whoever plays it for the first time."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.game import proposed
from souterrain.core.lesson import lesson
from souterrain.core.text import LANGUAGES
from souterrain.kit.sources import message_ids, sources

GAMES = sorted(souterrain.games())
EARLY = 60


@pytest.mark.parametrize("slug", GAMES)
def test_goal_score_and_signs_are_told_in_every_language(slug: str) -> None:
    told = [lesson(slug, language) for language in LANGUAGES]
    assert all(each.goal and each.score and each.signs for each in told)
    assert len({each.goal for each in told}) == len(LANGUAGES)
    assert len({tuple(each.decisions) for each in told}) == 1


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_decision_and_two_more_soon_after_are_explained(slug: str) -> None:
    game = souterrain.games()[slug]
    session = souterrain.new(slug, seed="first", setup={**proposed(game), "players": game.players[0]})
    hands = {seat: bots.make(slug, bots.bots(slug)[0], 1) for seat in session.seats}
    met: list[str] = []
    while session.ask and session.decisions < EARLY:
        met += [session.ask.rule] if session.ask.seat == "p1" else []
        bots.play(session, hands, most=1)
    explained = lesson(slug, LANGUAGES[0]).decisions
    assert met[0] in explained
    assert len(explained.keys() & set(met)) >= 3


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_explained_is_a_question_of_the_rulebook(slug: str) -> None:
    """A sentence whose rule is gone would never be shown."""
    written = [id for id in message_ids(sources(slug, LANGUAGES[0])) if id.startswith("teach-at-")]
    assert len(written) == len(lesson(slug, LANGUAGES[0]).decisions)
