"""Incapacity: a stunned piece misses one full round."""

from __future__ import annotations

from souterrain.core.events import tell

from .events.flicks import Recovered, Stunned, TurnedToStone, Unharmed
from .world import Piece, World


def stun(world: World, target: Piece, rule: str = "catacombs.incapacity.normal-damage-plus-paralysis") -> None:
    """Incapacity sets in."""
    if overcome(world, target):
        tell(world, Stunned(target.id, rule))


def turn_to_stone(world: World, target: Piece) -> None:
    """A hero stunned by the gaze is fixed like an obstacle until he recovers."""
    if overcome(world, target):
        target.stone = True
        tell(world, TurnedToStone(target.id))


def overcome(world: World, target: Piece) -> bool:
    """Whether incapacity sets in. One who is already incapacitated cannot be stunned again, an ally or a lord never."""
    if target.side == "ally":
        tell(world, Unharmed(target.id, rule="catacombs.ally.never-incapacitated"))
    elif target.stunned:
        tell(world, Unharmed(target.id, rule="catacombs.incapacity.never-two-rounds-running"))
    elif target.side != "lord":
        target.stunned = world.round
        return True
    return False


def recover(world: World) -> None:
    """At the end of a round those who were incapacitated during all of it are themselves again.

    Rule: catacombs.incapacity.timeline."""
    for piece in world.pieces.values():
        if piece.stunned and piece.stunned < world.round:
            tell(world, Recovered(piece.id, piece.stone))
            piece.stunned, piece.stone = 0, False
