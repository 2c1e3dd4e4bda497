"""Traps noticed, disarmed and sprung."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word

from ..words import Who

TrapWord = Annotated[str, word("trap-")]


class TrapSpotted(Event, frozen=True):
    who: Who
    trap: TrapWord
    total: int
    need: int
    rule: str = "ahq.explore.trap.spot"


class TrapSprung(Event, frozen=True):
    """A trap goes off, perhaps one that had been `noticed`."""

    who: Who
    trap: TrapWord
    noticed: bool = False
    rule: str = "ahq.explore.trap.spot"


class TrapDisarmed(Event, frozen=True):
    who: Who
    trap: TrapWord
    total: int
    need: int
    rule: str = "ahq.explore.trap.disarm.roll"


class DisarmFailed(Event, frozen=True):
    who: Who
    trap: TrapWord
    total: int
    need: int
    rule: str = "ahq.explore.trap.disarm.roll"


class TrapLeft(Event, frozen=True):
    """A noticed trap is left alone."""

    trap: TrapWord
    at: str
    rule: str = "ahq.explore.trap.leave-alone.square"


class FingersCaught(Event, frozen=True):
    """A trap costs a Wound whoever was clumsiest at it."""

    who: Who
    rule: str = "ahq.explore.trap.disarm.natural-one"


class SkilledHands(Event, frozen=True):
    """A natural 12: one more on all disarm rolls to come."""

    who: Who
    bonus: int
    rule: str = "ahq.explore.trap.disarm.natural-twelve"


class FellIn(Event, frozen=True):
    who: Who
    rule: str = "ahq.trap.pit.fall"


class ClimbedOut(Event, frozen=True):
    who: Who
    rule: str = "ahq.trap.pit.climb-out"


class StillInPit(Event, frozen=True):
    who: Who
    rule: str = "ahq.trap.pit.climb-out"


class JumpedPit(Event, frozen=True):
    who: Who
    rule: str = "ahq.trap.pit.jump-over"


class PortcullisFell(Event, frozen=True):
    """The trap that was sprung has been told of already."""

    dull = True
    rule: str = "ahq.trap.portcullis.placement"


class PortcullisLifted(Event, frozen=True):
    """The portcullis is up; by Fate, not by the total, where that is 0."""

    total: int
    rule: str = "ahq.trap.portcullis.lift-attempt"


class PortcullisStuck(Event, frozen=True):
    total: int
    rule: str = "ahq.trap.portcullis.lift-attempt"


class RolledUnder(Event, frozen=True):
    who: Who
    rule: str = "ahq.trap.portcullis.who-passes"


class GasCloud(Event, frozen=True):
    gas: Annotated[str, word("gas-")]
    rule: str = "ahq.trap.gas.one-type-per-cloud"


class GasResisted(Event, frozen=True):
    who: Who
    rule: str = "ahq.trap.gas.resist-roll"


class Gassed(Event, frozen=True):
    who: Who
    gas: Annotated[str, word("gas-")]
    rule: str = "ahq.trap.gas.one-type-per-cloud"


class Dodged(Event, frozen=True):
    who: Who
    rule: str = "ahq.trap.block.dodge"


class LimbLost(Event, frozen=True):
    who: Who
    limb: Annotated[str, word("limb-")]
    rule: str = "ahq.trap.man-trap.damage"


class StakePoisoned(Event, frozen=True):
    who: Who
    rule: str = "ahq.trap.stake"


class TrapSpell(Event, frozen=True):
    """The spell of a magic trap."""

    spell: Annotated[str, word("spell-")]
    rule: str = "ahq.trap.magic.area"


class SoulStolen(Event, frozen=True):
    who: Who
    turns: int
    rule: str = "ahq.trap.soul-stealer.control"


class HeldDown(Event, frozen=True):
    who: Who
    rule: str = "ahq.trap.soul-stealer.hold"


class FireballRoams(Event, frozen=True):
    to: str
    rule: str = "ahq.trap.fireball.roams-3-turns"


class FireballFades(Event, frozen=True):
    rule: str = "ahq.trap.fireball.roams-3-turns"
