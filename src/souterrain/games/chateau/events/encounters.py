"""What a point has in store."""

from __future__ import annotations

from souterrain.core.events import Event

from .words import Being, Counter, Place


class Quiet(Event, frozen=True):
    dull = True
    at: Place
    rule: str = "chateau.event.nothing-continue"


class MonsterAppeared(Event, frozen=True):
    moment = "fight"
    foe: Being
    count: int = 1
    rule: str = "chateau.counter.monsters"


class TreasureSeen(Event, frozen=True):
    moment = "find"
    treasure: Counter
    rule: str = "chateau.counter.treasures"


class PutBack(Event, frozen=True):
    treasure: Counter
    rule: str = "chateau.event.outside-treasures-kept"


class Redrawn(Event, frozen=True):
    """Counters that do not count: only their draws are kept."""

    dull = True
    count: int
    rule: str = "chateau.event.triangle"


EncountersEvent = Quiet | MonsterAppeared | TreasureSeen | PutBack | Redrawn
