"""Incapacity: a stunned piece misses one full round."""

from __future__ import annotations

from souterrain.core.events import tell

from .catalogue import BOOK
from .events.flicks import Recovered, Stunned, TurnedToStone, Unharmed
from .world import Piece, World


def stun(world: World, target: Piece, rule: str = "catacombs.incapacity.normal-damage-plus-paralysis") -> None:
    """Incapacity sets in. One who is already incapacitated cannot be stunned again, an ally or a lord never."""
    if target.side in ("ally", "lord"):
        if target.side == "ally":
            tell(world, Unharmed(target.id, "catacombs.ally.never-incapacitated"))
        return
    if target.stunned:
        tell(world, Unharmed(target.id, "catacombs.incapacity.never-two-rounds-running"))
        return
    target.stunned = world.round
    tell(world, Stunned(target.id, rule))


def turn_to_stone(world: World, target: Piece) -> None:
    """A hero stunned by the gaze is fixed like an obstacle until he recovers."""
    stunned = target.stunned
    stun(world, target, "catacombs.lord.gorgon-theme")
    if target.kind in BOOK.heroes and not stunned:
        target.stone = True
        tell(world, TurnedToStone(target.id))


def recover(world: World) -> None:
    """At the end of a round those who were incapacitated during all of it are themselves again.

    Rule: catacombs.incapacity.timeline."""
    for piece in world.pieces.values():
        if piece.stunned and piece.stunned < world.round:
            piece.stunned, piece.stone = 0, False
            tell(world, Recovered(piece.id))
