"""Blows, spells and death."""

from __future__ import annotations

from souterrain.core.events import Event, spoken
from souterrain.core.say import Say

from .castle import TrapHurt
from .words import Being, Place, Thing


class CameToHelp(Event, frozen=True):
    who: Being
    at: Place
    rule: str = "chateau.combat.joining"


class RoundBegan(Event, frozen=True):
    moment = "turn"
    round: int
    rule: str = "chateau.combat.sequence"


class Hit(Event, frozen=True):
    who: Being
    foe: Being
    item: Thing
    wounds: int
    left: int
    rule: str = "chateau.wound.weapon-die"


class Missed(Event, frozen=True):
    who: Being
    foe: Being
    rule: str = "chateau.hit.character-attacks"


class FoeHit(Event, frozen=True):
    foe: Being
    who: Being
    wounds: int
    softened: int
    left: int
    second: bool = False
    rule: str = "chateau.wound.monster-die"


class FoeMissed(Event, frozen=True):
    foe: Being
    who: Being
    second: bool = False
    rule: str = "chateau.hit.monster-attacks"


class FoeSleeps(Event, frozen=True):
    foe: Being
    rule: str = "chateau.magician.sleep-two-turns"


class FoeDied(Event, frozen=True):
    """A monster is dead; where it was by a blow, that is told in the same line."""

    moment = "slain"
    foe: Being
    who: Being = ""
    item: Thing = ""
    wounds: int = 0
    rule: str = "chateau.lp.dead-monster-to-bowl"

    def say(self) -> Say:
        said = super().say()
        return Say("event-foe-slain", **said.args) if self.who else said

    def recalled(self) -> Say:
        return Say("recalled-slain", **super().say().args) if self.who else self.say()


class Died(Event, frozen=True):
    """A character is dead; where it was by a blow or a trap, that is told in the same line."""

    moment = "death"
    who: Being
    by: Hit | FoeHit | TrapHurt | None = None
    rule: str = "chateau.lp.dead-character-removed"

    def say(self) -> Say:
        return self.by.say() if self.by else Say("event-died", who=spoken("being-", self.who))

    def recalled(self) -> Say:
        if isinstance(self.by, FoeHit):
            return Say("recalled-killed", **self.by.say().args)
        return Say("recalled-slain", **self.by.say().args) if isinstance(self.by, Hit) else self.say()


class Drained(Event, frozen=True):
    foe: Being
    who: Being
    left: int
    initial: int
    rule: str = "chateau.special.succubus"


class Petrified(Event, frozen=True):
    moment = "death"
    foe: Being
    who: Being
    rule: str = "chateau.special.medusa"


class FellAsleep(Event, frozen=True):
    foe: Being
    who: Being
    rule: str = "chateau.special.sorcerer"


class Woke(Event, frozen=True):
    who: Being
    rule: str = "chateau.turn.sequence"


class Withstood(Event, frozen=True):
    foe: Being
    who: Being
    rule: str = "chateau.special.medusa"


class SpellSlept(Event, frozen=True):
    who: Being
    foe: Being
    rounds: int = 2
    rule: str = "chateau.magician.sleep"


class SpellBurnt(Event, frozen=True):
    """A monster is dead, too, or a character who had turned evil."""

    moment = "slain"
    who: Being
    foe: Being
    rule: str = "chateau.magician.burn"


class SpellFailed(Event, frozen=True):
    who: Being
    foe: Being
    rule: str = "chateau.magician.sleep"

    def say(self) -> Say:
        said = super().say()
        return Say("event-burning-failed", **said.args) if self.rule == "chateau.magician.burn" else said


CombatEvent = (
    CameToHelp | RoundBegan | Hit | Missed | FoeHit | FoeMissed | FoeSleeps | FoeDied | Died | Drained | Petrified
    | FellAsleep | Woke | Withstood | SpellSlept | SpellBurnt | SpellFailed
)  # fmt: skip
