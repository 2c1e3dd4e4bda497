"""Flight and pursuit."""

from __future__ import annotations

from souterrain.core.events import Event, spoken
from souterrain.core.say import Say

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
    """A foe, and `others` with it, did not keep up."""

    foe: Being
    others: tuple[Being, ...] = ()
    rule: str = "chateau.flee.success"

    def say(self) -> Say:
        return Say("event-escaped", foe=_listed(self.foe, *self.others))


class Caught(Event, frozen=True):
    """A foe, and `others` with it, caught up with those who fled."""

    foe: Being
    who: tuple[Being, ...]
    others: tuple[Being, ...] = ()
    rule: str = "chateau.flee.caught"

    def say(self) -> Say:
        return Say("event-caught", foe=_listed(self.foe, *self.others), who=_listed(*self.who))


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


def _listed(*beings: str) -> Say:
    return Say("list", **{f"n{n}": spoken("being-", each) for n, each in enumerate(beings)})


FlightEvent = Ran | GroupRan | Escaped | Caught | LeftBehind | FlewOff | Forfeited
