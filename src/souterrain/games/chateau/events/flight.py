"""Flight and pursuit."""

from __future__ import annotations

from souterrain.core.events import Event

from .words import Being, Counter, Place


class Ran(Event, frozen=True):
    who: tuple[Being, ...]
    distance: int
    to: Place = "afar"
    rule: str = "chateau.flee.roll"


class GroupRan(Event, frozen=True):
    distance: int
    to: Place = "afar"
    rule: str = "chateau.flee.roll"


class Escaped(Event, frozen=True):
    foe: Being
    rule: str = "chateau.flee.success"


class Caught(Event, frozen=True):
    foe: Being
    who: tuple[Being, ...]
    rule: str = "chateau.flee.caught"


class LeftBehind(Event, frozen=True):
    who: tuple[Being, ...]
    rule: str = "chateau.special.sorcerer"


class FlewOff(Event, frozen=True):
    who: Being
    to: Place
    rule: str = "chateau.phial.flying"


class Forfeited(Event, frozen=True):
    treasure: Counter
    rule: str = "chateau.event.treasure-after-fight"


FlightEvent = Ran | GroupRan | Escaped | Caught | LeftBehind | FlewOff | Forfeited
