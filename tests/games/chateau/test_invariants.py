"""What holds in every game, whatever is played."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.session import Session
from souterrain.core.view import Points
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.world import Chateau

COUNTERS = sum(row.count for row in BOOK.monsters.values()) + sum(row.count for row in BOOK.treasures.values())


def started(players: int, seed: int) -> Session:
    return souterrain.new("chateau", seed=f"invariants {seed}", setup={"players": players})


def counted(world: Chateau) -> int:
    """All counters: those in the bowl, and those lying on the table while a fight lasts."""
    fight = world.fight
    return len(world.bowl) + (len([foe for foe in fight.foes if foe.kind]) + len(fight.treasures) if fight else 0)


@pytest.mark.parametrize("players", [1, 4, 7])
def test_life_and_places_stay_within_bounds_and_no_counter_is_lost(players: int) -> None:
    for seed in range(7):
        game = started(players, seed)
        hands = {seat: bots.make("chateau", "random", seed) for seat in game.seats}
        turn = 0
        while bots.play(game, hands, most=1):
            world: Chateau = game.world
            for who in world.characters.values():
                assert 0 <= who.life <= who.initial
                assert who.at in BOOK.points
                assert len({item.id for item in who.items}) == len(who.items)
            assert counted(world) <= COUNTERS
            if world.turn > turn and world.fight is None and game.ask and game.ask.text.id.startswith("ask-turn"):
                turn = world.turn
                assert len(world.bowl) == COUNTERS, "between fights every counter is in the bowl"


def test_every_option_that_points_somewhere_points_at_something_on_the_table() -> None:
    for seed in range(7):
        game = started(1 + seed % 7, seed)
        hands = {seat: bots.make("chateau", "random", seed) for seat in game.seats}
        while isinstance(ask := game.ask, Ask):
            seen = game.game.view(game.world, ask.seat)
            assert isinstance(seen.board, Points)
            known = {point.id for point in seen.board.points} | {token.id for token in seen.board.tokens}
            known |= {sheet.id for sheet in seen.sheets}
            known |= {fighter.id for fighter in seen.scene.fighters} if seen.scene else set()
            assert {option.at for option in ask.options if option.at} <= known
            bots.play(game, hands, most=1)
