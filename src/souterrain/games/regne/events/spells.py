"""What spells do."""

from __future__ import annotations

from typing import Annotated, Literal

from souterrain.core.events import Event, word

from ..words import Who


class Cast(Event, frozen=True):
    """A spell was tried, and failed below its difficulty or by an X; `way` is how a failure is put into words."""

    who: Who
    spell: Annotated[str, word("spell-")]
    total: int
    against: int
    how: Literal["worked", "failed", "cross"]
    way: int = 0
    rule: str = "regne.spell.roll"


class Relieved(Event, frozen=True):
    """Poison, fire and web are gone."""

    who: Who
    rule: str = "regne.spell.effects-from-list"


class Withered(Event, frozen=True):
    """Somebody is weaker for a turn."""

    who: Who
    points: int
    rule: str = "regne.spell.effects-from-list"


class Tangled(Event, frozen=True):
    """Somebody's next turn begins with less."""

    who: Who
    points: int
    rule: str = "regne.spell.effects-from-list"


class Risen(Event, frozen=True):
    """One of the dead has risen for a caster."""

    who: Who
    rule: str = "regne.spell.effects-from-list"


class Silenced(Event, frozen=True):
    """Somebody loses his next turn."""

    who: Who
    rule: str = "regne.spell.effects-from-list"
