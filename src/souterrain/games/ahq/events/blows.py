"""What blows, shots and Wounds do in fights."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from souterrain.core.events import Event, Moment, spoken, word
from souterrain.core.say import Say

from ..words import Who
from .hazards import MouldBreathed, RatsFought
from .traps import FingersCaught, Gassed

End = Literal["", "fainted", "died"]
"""What became of somebody who lost Wounds, where it is told with them."""


def _with_harm(blow: Event, harm: Harmed | None) -> Say:
    """The sentence of a blow, and in it what the damage dice made of it."""
    said = Event.say(blow)
    said.args["harm"] = Say("harm", **Event.say(harm).args) if harm else ""
    return said


class Harmed(Event, frozen=True):
    """Damage dice against Toughness, which is 0 where the party does not know it; where these Wounds are lost
    `at_once`, `left` remain, or that is the `end`."""

    target: Who
    wounds: int
    dice: int
    toughness: int
    left: int = 0
    at_once: bool = False
    end: End = ""
    rule: str = "ahq.combat.melee.damage-dice"


class Hit(Event, frozen=True):
    """A hit, perhaps of a `free` attack that a critical gave, or of one who strikes `back`; and what the damage dice
    made of it where they fell at once."""

    who: Who
    target: Who
    need: int
    free: bool = False
    harm: Harmed | None = None
    back: bool = False
    rule: str = "ahq.combat.melee.hit-roll"

    def say(self) -> Say:
        return _with_harm(self, self.harm)


class Missed(Event, frozen=True):
    """A miss; of a `free` attack with what the hit before it has done, where nobody was asked in between."""

    who: Who
    target: Who
    need: int
    free: bool = False
    harm: Harmed | None = None
    back: bool = False
    rule: str = "ahq.combat.melee.hit-roll"

    def say(self) -> Say:
        return _with_harm(self, self.harm)


class Critical(Event, frozen=True):
    """A hit that brings a free attack, or one more."""

    who: Who
    target: Who
    free: bool = False
    back: bool = False
    rule: str = "ahq.combat.melee.critical"


class Fumbled(Event, frozen=True):
    """A fumble; of a `free` attack with what the hit before it has done, where nobody was asked in between."""

    who: Who
    target: Who
    free: bool = False
    harm: Harmed | None = None
    back: bool = False
    rule: str = "ahq.combat.melee.fumble"

    def say(self) -> Say:
        return _with_harm(self, self.harm)


class Riposte(Event, frozen=True):
    """The one attacked makes a free attack: told with what comes of it."""

    dull = True
    who: Who
    target: Who
    rule: str = "ahq.combat.melee.free-attack"


class ShotMissed(Event, frozen=True):
    who: Who
    target: Who
    need: int
    thrown: bool = False
    rule: str = "ahq.combat.ranged.hit-roll"


class ShotHit(Event, frozen=True):
    """A shot or a throw that hits, and its damage. One that needs no more than a 1 never misses."""

    who: Who
    target: Who
    need: int
    thrown: bool = False
    harm: Harmed | None = None
    rule: str = "ahq.combat.ranged.hit-roll"

    def say(self) -> Say:
        return _with_harm(self, self.harm)


class ShotCritical(Event, frozen=True):
    """A weak point: Toughness counts half."""

    who: Who
    target: Who
    thrown: bool = False
    harm: Harmed | None = None
    rule: str = "ahq.combat.ranged.critical"

    def say(self) -> Say:
        return _with_harm(self, self.harm)


class ShotFriend(Event, frozen=True):
    """A shot that goes wrong and hits a companion."""

    who: Who
    target: Who
    thrown: bool = False
    harm: Harmed | None = None
    rule: str = "ahq.combat.ranged.fumble"

    def say(self) -> Say:
        return _with_harm(self, self.harm)


class Bolts(Event, frozen=True):
    """Bolts of a trap that hit somebody, and their damage."""

    who: Who
    number: int
    harm: Harmed | None = None
    rule: str = "ahq.trap.crossfire.bolts"

    def say(self) -> Say:
        return _with_harm(self, self.harm)


class Infected(Event, frozen=True):
    who: Who
    rule: str = "ahq.monster-ability.contagious.infection-roll"


class Poisoned(Event, frozen=True):
    """A poisoned blade does its work."""

    who: Who
    rule: str = "ahq.combat.melee.two-steps"


class Withstood(Event, frozen=True):
    """Poison or disease has come with a blow, and does nothing."""

    who: Who
    what: Annotated[str, word("bane-")]
    rule: str = "ahq.combat.melee.two-steps"


Cause: TypeAlias = Poisoned | Gassed | FingersCaught | MouldBreathed | RatsFought
"""What costs somebody Wounds without damage dice."""


class Wounded(Event, frozen=True):
    """Wounds lost; `left` remain, or that is the `end`."""

    who: Who
    id: str
    wounds: int
    left: int
    end: End = ""
    rule: str = "ahq.combat.melee.wound-tracking"


class WoundedBy(Wounded, frozen=True, kw_only=True):
    """Wounds lost, told with what costs them at once."""

    cause: Cause

    def say(self) -> Say:
        said = Event.say(self)
        said.args["cause"] = self.cause.say()
        return said


class FateUndid(Event, frozen=True):
    """A Fate Point cancelled all damage of the turn."""

    who: Who
    id: str
    wounds: int
    left: int
    rule: str = "ahq.combat.fate.cancel-damage"

    def recalled(self) -> Say:
        return Say("recalled-fate", who=spoken("figure-", self.who))


class FateTurned(Event, frozen=True):
    """A Fate Point made a failed roll a success; where that was not a blow or a shot, what was tried."""

    who: Who
    left: int
    tried: Annotated[str, word("test-")] = ""
    rule: str = "ahq.combat.fate.turn-failure-into-success"

    def say(self) -> Say:
        said = Event.say(self)
        return Say("event-fate-helped", **said.args) if self.tried else said


Blow: TypeAlias = Hit | Missed | Fumbled | ShotHit | ShotCritical | ShotFriend | Bolts
"""What brings damage dice with it."""


Loss: TypeAlias = Blow | Harmed | Wounded | WoundedBy
"""What costs Wounds."""


class KnockedOut(Event, frozen=True):
    """A Hero faints; where that follows at once from a loss of Wounds, it is told with it."""

    who: Who
    id: str
    loss: Loss | None = None
    rule: str = "ahq.combat.death.hero-ko-at-zero"

    def say(self) -> Say:
        return self.loss.say() if self.loss else Event.say(self)

    def recalled(self) -> Say:
        return Say("event-knocked-out", who=spoken("figure-", self.who))


class Died(Event, frozen=True):
    """Somebody dies; where that follows at once from a loss of Wounds, it is told with it."""

    who: Who
    id: str
    loss: Loss | None = None
    hero: bool = False
    rule: str = "ahq.combat.death.monster-henchman"

    @property
    def moment(self) -> Moment:
        return "death" if self.hero else "slain"

    def say(self) -> Say:
        return self.loss.say() if self.loss else Event.say(self)

    def recalled(self) -> Say:
        who = spoken("figure-", self.who)
        if self.loss is None or isinstance(self.loss, Harmed | Wounded | Bolts):
            return Say("event-died", who=who)
        return Say("recalled-slain", who=who, by=spoken("figure-", self.loss.who))
