"""What is still told of a descent years later: the chronicle leaves the rest out."""

from __future__ import annotations

from souterrain.core.events import Event

from .events import actions, flicks, rooms, spoils

_PASSING = (
    actions.HeldBack,
    actions.Passed,
    flicks.AllCameBack,
    flicks.CameBack,
    flicks.Feeding,
    flicks.Flicked,
    flicks.Recovered,
    flicks.Regenerated,
    flicks.Retaliated,
    flicks.Slipped,
    flicks.TouchedNobody,
    flicks.Unharmed,
    rooms.RoundBegan,
    spoils.WentOn,
)
"""Flicks that came to nothing, and who was put back where."""


def memorable(event: Event) -> bool:
    """Rooms, blows that hurt, spells and powers, the dead, gold and what it bought."""
    return not isinstance(event, _PASSING)
