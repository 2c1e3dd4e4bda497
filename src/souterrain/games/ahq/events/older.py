"""What stories of 0.2.0 tell by itself and what is told with a corridor now: they are read as they were."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word
from souterrain.core.say import Say

Piece = Annotated[str, word("piece-")]


class FeatureFound(Event, frozen=True):
    """What the table puts in a corridor: each door is told of when its place is known."""

    doors: int
    monsters: bool
    rule: str = "ahq.dungeon.corridor.three-rolls"

    @property
    def dull(self) -> bool:
        return not self.monsters


class EndFound(Event, frozen=True):
    piece: Piece
    rule: str = "ahq.dungeon.corridor.turns-and-junctions"


class EndsFound(Event, frozen=True):
    left: Piece
    right: Piece
    rule: str = "ahq.dungeon.place.corridor-behind-room-two-ends"

    def say(self) -> Say:
        said = Event.say(self)
        return said if self.left != self.right else Say("event-ends-alike", piece=said.args["left"])


class CorridorCut(Event, frozen=True):
    rolled: int
    laid: int
    rule: str = "ahq.dungeon.overlap.corridor"
