"""Who sets out."""

from __future__ import annotations

from souterrain.core.events import Event
from souterrain.core.say import Say

from .words import Being, Thing


class Created(Event, frozen=True):
    who: Being
    life: int
    item: Thing = ""
    rule: str = "chateau.create.initial-score-kept"

    def say(self) -> Say:
        said = super().say()
        return Say("event-created-armed", **said.args) if self.item else said


class Armed(Event, frozen=True):
    """The weapon of a character, in stories from before it was told with his life points."""

    who: Being
    item: Thing
    rule: str = "chateau.weapon.four-types"


CharactersEvent = Created | Armed
