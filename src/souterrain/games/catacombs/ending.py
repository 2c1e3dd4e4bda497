"""Victory: the lord dead, or every hero out."""

from __future__ import annotations

from typing import Literal

from souterrain.core.events import tell

from .events.spoils import GameWon
from .world import World


def win(world: World, winner: Literal["heroes", "overlord"], rule: str) -> None:
    """The game is over, at once.

    Rule: catacombs.components.heroes-win-if-one-survives-everything."""
    world.winner, world.reason, world.phase = winner, rule, "over"
    tell(world, GameWon(winner, rule))


def all_heroes_out(world: World) -> bool:
    """All heroes dead or incapacitated at once, and no ally of a merely stunned caster left to act."""
    for hero in world.heroes.values():
        if hero.alive and not world.pieces[hero.id].stunned:
            return False
    return not any(world.on_board("ally"))


def check_all_out(world: World) -> bool:
    """At any moment of a fight: if no hero and no ally can act any more, the Master has won.

    Rule: catacombs.victory.master-wins-if-all-out."""
    if not world.winner and all_heroes_out(world):
        rule = "catacombs.incapacity.all-four-out-ends-game"
        win(world, "overlord", rule)
    return bool(world.winner)
