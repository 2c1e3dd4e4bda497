"""What the cleric does."""

from __future__ import annotations

from souterrain.core.events import Event

from .words import Being


class Healed(Event, frozen=True):
    healer: Being
    who: Being
    amount: int
    life: int
    own: bool = False
    rule: str = "chateau.heal.roll"


class NotHealed(Event, frozen=True):
    healer: Being
    who: Being
    own: bool = False
    rule: str = "chateau.heal.roll"


class Freed(Event, frozen=True):
    healer: Being
    who: Being
    rule: str = "chateau.heal.unpetrify"


class StillStone(Event, frozen=True):
    healer: Being
    who: Being
    rule: str = "chateau.heal.unpetrify"


HealingEvent = Healed | NotHealed | Freed | StillStone
