"""What is still told of an expedition years later: the chronicle leaves the rest out."""

from __future__ import annotations

from souterrain.core.events import Event

from .catalogue import BOOK
from .events import castle, combat, encounters, healing, movement

_PASSING = (
    castle.NoTrapFound,
    castle.RoomStirs,
    castle.SecretDoorShut,
    combat.FoeMissed,
    combat.FoeSleeps,
    combat.Missed,
    combat.RoundBegan,
    combat.Woke,
    encounters.Quiet,
    encounters.Redrawn,
    healing.NotHealed,
    healing.StillStone,
    movement.FellBack,
    movement.GroupStayed,
    movement.Stayed,
    movement.SteppedUp,
    movement.TurnBegan,
)
"""Blows and spells in vain, and quiet hours."""


def memorable(event: Event) -> bool:
    """The places that were visited, whom they held and how that ended, what was found, who came home."""
    if isinstance(event, movement.GroupMoved | movement.SomeMoved | movement.Moved):
        point = BOOK.points[event.to]
        return point.shape == "square" or point.area == "village"
    return not isinstance(event, _PASSING)
