"""Who came home."""

from __future__ import annotations

from souterrain.core.events import Event

from .words import Being


class CameHome(Event, frozen=True):
    who: Being
    score: int
    rule: str = "chateau.end.return"


class NeverSawCastle(Event, frozen=True):
    who: Being
    score: int
    rule: str = "chateau.end.return"


class NeverReturned(Event, frozen=True):
    who: Being
    rule: str = "chateau.end.return"


EndingEvent = CameHome | NeverSawCastle | NeverReturned
