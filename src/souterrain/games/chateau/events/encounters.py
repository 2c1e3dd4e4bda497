"""What a point has in store."""

from __future__ import annotations

from souterrain.core.events import Event, spoken
from souterrain.core.say import Say

from .words import Being, Counter, Place


class Quiet(Event, frozen=True):
    dull = True
    at: Place
    rule: str = "chateau.event.nothing-continue"


class MonsterAppeared(Event, frozen=True):
    """A kind of monster, and other kinds that come with it, how many of `each`."""

    moment = "fight"
    foe: Being
    count: int = 1
    others: tuple[Being, ...] = ()
    each: tuple[int, ...] = ()
    rule: str = "chateau.counter.monsters"

    def say(self) -> Say:
        kinds = zip((self.foe, *self.others), (self.count, *self.each), strict=True)
        counted = [Say("foe-counted", foe=spoken("being-", foe), count=count) for foe, count in kinds]
        if len(counted) == 1:
            return Say("event-monster-appeared", **counted[0].args)
        return Say("event-monsters-appeared", foes=Say("list", **{f"n{n}": foe for n, foe in enumerate(counted)}))


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
