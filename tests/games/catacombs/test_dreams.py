"""What may lie in rooms that nobody has seen."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.game import GAME

MAZE = "l0-01, merchant, l1-01, healer-a / l0-02, l2-01, lord, -"


@pytest.mark.rule("catacombs.variant.labyrinth.master-designs")
@pytest.mark.parametrize("seed", range(5))
def test_a_maze_is_imagined_as_the_masters_duties_have_it(seed: int) -> None:
    game = souterrain.new("catacombs", seed="dreams", setup={"players": 3, "layout": "labyrinth", "maze": MAZE})
    chance = bots.make("catacombs", "random", 1)
    while not game.world.columns:
        game.answer(bots.step(game, chance))
    world = GAME.imagine(GAME.glimpse(game.world, "p1"), "p1", Luck(Stream(str(seed))))
    kinds = [BOOK.rooms[card].kind for row in world.columns for card in row if card]
    assert len(kinds) == 7
    assert [kinds.count(kind) for kind in ("lord", "merchant", "healer")] == [1, 1, 1]
