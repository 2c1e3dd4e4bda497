"""What two have to settle between themselves."""

from __future__ import annotations

from souterrain.core.events import Event

from ..words import Who


class Challenged(Event, frozen=True):
    who: Who
    rival: Who
    rule: str = "regne.duel.challenge"


class DuelEnded(Event, frozen=True):
    who: Who
    rival: Who
    rule: str = "regne.duel.end"
