"""What happens in a career: one type for each kind of event."""

from __future__ import annotations

from .character import CharacterEvent
from .combat import CombatEvent
from .gifts import GiftsEvent
from .meetings import MeetingsEvent
from .places import PlacesEvent
from .time import TimeEvent
from .town import TownEvent

SeulEvent = CharacterEvent | TimeEvent | PlacesEvent | MeetingsEvent | CombatEvent | GiftsEvent | TownEvent
