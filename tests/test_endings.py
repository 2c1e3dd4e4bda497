"""Scripted games come to an end, and to one that the rules know: a game of each set-up in the gate, three hundred by
`make endings`."""

from __future__ import annotations

import os
from typing import Any

import pytest

import souterrain
from souterrain import bots

GAMES = int(os.environ.get("SOUTERRAIN_ENDINGS", "1"))
"""How many games of each set-up are played."""

MOST = {"chateau": 700, "catacombs": 2_000, "regne": 3_000, "seul": 500, "ahq": 16_000}
"""Decisions of a game, twice those of the longest of hundreds. Of Seul, of an expedition: a career is as many of them
as were agreed upon. Of Advanced HeroQuest, whose parties give up after 320 turns, of an expedition, too."""
CAMPAIGN = 25
"""Expeditions and quests after which every campaign is over."""

SAMPLES = [(slug, n) for slug in MOST for n in range(len(souterrain.games()[slug].samples))]


def most(slug: str, sample: dict[str, Any]) -> int:
    campaign = "campaign" in (sample.get("quest"), sample.get("play"))
    expeditions: int = sample.get("expeditions", CAMPAIGN if campaign else 1)
    return MOST[slug] * expeditions


@pytest.mark.parametrize(("slug", "n"), SAMPLES)
def test_scripted_games_end(slug: str, n: int) -> None:
    sample = souterrain.games()[slug].samples[n]
    for seed in range(GAMES):
        game = souterrain.new(slug, seed=f"an end {seed}", setup=sample)
        bots.play(game, {seat: bots.make(slug, bots.bots(slug)[0], seed) for seat in game.seats}, most(slug, sample))
        assert game.outcome is not None, f"game {seed} stands at {game.decisions} decisions"
        assert game.outcome.rule, f"the rules end game {seed}"
