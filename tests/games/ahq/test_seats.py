"""Somebody in the game master's chair, and what the heroes must not learn from it."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots


@pytest.mark.rule("ahq.gm.fair-play")
def test_no_view_of_a_hero_names_the_masters_counters_or_monsters_nobody_met() -> None:
    game = souterrain.new("ahq", seed="seat expedition 4", setup={"players": 2, "master": "seat"})
    players = {seat: bots.make("ahq", "scripted", 40 + n) for n, seat in enumerate(game.seats)}
    for _ in range(80):
        if not bots.play(game, players, most=5):
            break
        seen = game.game.glimpse(game.world, "p1")
        assert set(seen.counters.hand) <= {"hidden"}
        assert not seen.counters.bowl
        assert not seen.counters.ready
        hidden = {figure.id for figure in game.world.figures.values() if figure.lurks}
        for sheet in game.view("p1").sheets:
            if sheet.id in hidden:
                assert sheet.emblem != game.world.figures[sheet.id].row or not game.world.figures[sheet.id].lurks
        for line in game.log("p1"):
            assert line.kind != "counter-seen"
