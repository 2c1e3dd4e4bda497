"""How book-keeping is told: in the line of what has caused it."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.events import Event, tell

from .events import character, combat, meetings, places, time, town
from .events.happening import Happening
from .world import ROUNDS, World

_PASSING = (
    character.Resisted,
    character.Tested,
    combat.Closed,
    combat.EnemyStrikes,
    combat.Held,
    combat.Initiative,
    combat.Missed,
    combat.RoundBegins,
    combat.Struck,
    combat.Waited,
    meetings.Noticed,
    meetings.Surprise,
    places.Donned,
    places.NothingFound,
    places.ShieldRaised,
    places.Strolled,
    places.Walked,
    places.Wielded,
    time.DangerMoved,
    time.Fatigued,
    time.LightDropped,
    time.LightGone,
    time.LightTaken,
    time.Recovered,
    time.Rested,
    time.TurnBegins,
    time.Upkeep,
    town.Bought,
    town.Meal,
)
"""What is told as it happens, and left out where a career is read again."""


def memorable(event: Event) -> bool:
    """Whether a chronicle tells of it: what was found, who was met and how it ended, what was lost or brought home."""
    if isinstance(event, places.Opened):
        return event.done
    if isinstance(event, meetings.Mood):
        return event.strangers
    if isinstance(event, places.Discovered):
        return not event.bare
    return not isinstance(event, _PASSING)


WAYS = 3
"""In so many ways is told what happens again and again."""


def in_turn(world: World) -> int:
    """The way whose turn it is to tell what takes a Turn or a meeting."""
    return world.now // ROUNDS % WAYS


def tell_with(world: World, alone: Event, px: int = 0, danger: int = -1, fatigue: int = -1) -> None:
    """Something has changed with what was told last, if that is still to be read; else it is told alone."""
    last, to = world.told[-1] if world.told else (None, ())
    if not isinstance(last, Happening) or last.dull:
        tell(world, alone)
        return
    earned = last.earned + px
    danger = last.danger_now if danger < 0 else danger
    fatigue = last.fatigue_now if fatigue < 0 else fatigue
    world.told[-1] = replace(last, earned=earned, danger_now=danger, fatigue_now=fatigue), to
