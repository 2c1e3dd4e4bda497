"""Who sets out."""

from __future__ import annotations

from souterrain.core.events import Event

from .words import Being, Thing


class Created(Event, frozen=True):
    who: Being
    life: int
    rule: str = "chateau.create.initial-score-kept"


class Armed(Event, frozen=True):
    who: Being
    item: Thing
    rule: str = "chateau.weapon.four-types"


CharactersEvent = Created | Armed
