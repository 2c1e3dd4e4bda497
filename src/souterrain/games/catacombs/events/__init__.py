"""What happens at a table of Catacombs."""

from __future__ import annotations

from .actions import ActionsEvent
from .flicks import FlicksEvent
from .preparation import PreparationEvent
from .rooms import RoomsEvent
from .spoils import SpoilsEvent

CatacombsEvent = PreparationEvent | RoomsEvent | FlicksEvent | ActionsEvent | SpoilsEvent
