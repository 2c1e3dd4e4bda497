"""Scripted games come to an end, and to one that the rules know."""

from __future__ import annotations

from typing import Any

import pytest

import souterrain
from souterrain import bots

MOST = {"chateau": 700, "catacombs": 2_000}
"""Twice as many decisions as the longest of three hundred games took; of Catacombs, of its first sample."""
EXPEDITION = 500
"""Of Seul, where a career is as many expeditions as were agreed upon."""

SAMPLES = [(slug, n) for slug in ("chateau", "catacombs", "seul") for n in range(len(souterrain.games()[slug].samples))]


def most(slug: str, sample: dict[str, Any]) -> int:
    return MOST[slug] if slug in MOST else EXPEDITION * sample["expeditions"]


@pytest.mark.parametrize(("slug", "n"), SAMPLES)
def test_a_scripted_game_ends(slug: str, n: int) -> None:
    sample = souterrain.games()[slug].samples[n]
    game = souterrain.new(slug, seed="an end", setup=sample)
    hands = {seat: bots.make(slug, bots.bots(slug)[0], n) for seat in game.seats}
    bots.play(game, hands, most=most(slug, sample))
    assert game.outcome is not None
    assert game.outcome.rule, "the rules end it"
