"""What can happen, as small typed facts; the words are in text/*.ftl."""

from __future__ import annotations

from .castle import CastleEvent
from .characters import CharactersEvent
from .combat import CombatEvent
from .encounters import EncountersEvent
from .ending import EndingEvent
from .flight import FlightEvent
from .healing import HealingEvent
from .movement import MovementEvent
from .treasures import TreasuresEvent

ChateauEvent = (
    CharactersEvent | MovementEvent | EncountersEvent | FlightEvent
    | CombatEvent | HealingEvent | CastleEvent | TreasuresEvent | EndingEvent
)  # fmt: skip
