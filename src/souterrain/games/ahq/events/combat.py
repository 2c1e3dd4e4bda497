"""What happens in fights."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from souterrain.core.events import Event, Way, spoken, word
from souterrain.core.say import Say

from ..words import Them, Thing, Who, tally, things
from .hazards import MouldBreathed, RatsFought
from .traps import FingersCaught, Gassed

Spell = Annotated[str, word("spell-")]
End = Literal["", "fainted", "died"]
"""What became of somebody who lost Wounds, where it is told with them."""


def _with_harm(blow: Event, harm: Harmed | None) -> Say:
    """The sentence of a blow, and in it what the damage dice made of it."""
    said = Event.say(blow)
    said.args["harm"] = Say("harm", **Event.say(harm).args) if harm else ""
    return said


class Moved(Event, frozen=True):
    """A figure has gone to another square, perhaps on from a move at a run."""

    who: Who
    id: str
    to: str
    squares: int
    way: Way = ()
    ran: bool = False
    rule: str = "ahq.combat.move.speed"


class Ran(Event, frozen=True):
    who: Who
    squares: int
    rule: str = "ahq.combat.run.distance"


class Tripped(Event, frozen=True):
    who: Who
    rule: str = "ahq.combat.run.distance"


class NobodyCame(Event, frozen=True):
    """There are no more of them."""

    rule: str = "ahq.quest-idea.war-band"


class Surprise(Event, frozen=True):
    """Both sides' totals of the surprise test; `winner` is heroes or monsters. In a fight that is `engaged` already it
    decides where newcomers stand, not who acts first."""

    leader: int
    master: int
    winner: Annotated[str, word("side-")]
    engaged: bool = False
    rule: str = "ahq.combat.surprise.roll"

    def say(self) -> Say:
        said = Event.say(self)
        said.args["tie"] = self.leader == self.master
        return said


class Ambushed(Event, frozen=True):
    """The Heroes are surprised without a test."""

    moment = "fight"
    rule: str = "ahq.combat.surprise.gm-wins"


class Appeared(Event, frozen=True):
    """A monster is put on the board."""

    who: Who
    id: str
    at: str
    rule: str = "ahq.combat.surprise.initial-placement-limits"


class Shifted(Event, frozen=True):
    """A monster just placed is moved by one square."""

    dull = True
    who: Who
    id: str
    at: str
    rule: str = "ahq.combat.surprise.initial-placement-limits"


class MetAgain(Event, frozen=True):
    """Monsters that were seen before, the kinds and how many of each."""

    monsters: Them
    each: tuple[int, ...]
    rule: str = "ahq.combat.pursuit.monsters-return"

    def say(self) -> Say:
        return Say("event-met-again", monsters=tally(self.monsters, self.each))


class Revealed(Event, frozen=True):
    """A special monster shows what it is."""

    moment = "find"
    seemed: Who
    who: Who
    id: str
    rule: str = "ahq.combat.special-monsters.identity-hidden"


class Harmed(Event, frozen=True):
    """Damage dice against Toughness; where these Wounds are lost `at_once`, `left` remain, or that is the `end`."""

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


class SteppedIn(Event, frozen=True):
    who: Who
    rule: str = "ahq.combat.death.killer-may-step-in"


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

    moment = "slain"
    who: Who
    id: str
    loss: Loss | None = None
    rule: str = "ahq.combat.death.monster-henchman"

    def say(self) -> Say:
        return self.loss.say() if self.loss else Event.say(self)

    def recalled(self) -> Say:
        who = spoken("figure-", self.who)
        if self.loss is None or isinstance(self.loss, Harmed | Wounded | Bolts):
            return Say("event-died", who=who)
        return Say("recalled-slain", who=who, by=spoken("figure-", self.loss.who))


class Recovered(Event, frozen=True):
    """Missiles found again after a fight."""

    who: Who
    what: Thing
    count: int
    of: int
    rule: str = "ahq.combat.ranged.recovery"

    def say(self) -> Say:
        said = Event.say(self)
        return Say("event-recovered-all", **said.args) if self.count == self.of else said


class DoorUsed(Event, frozen=True):
    """A door opened or closed in a fight."""

    who: Who
    door: str
    action: Annotated[str, word("door-")]
    rule: str = "ahq.combat.heroes-phase.door"


class Dragged(Event, frozen=True):
    who: Who
    whom: Who
    rule: str = "ahq.combat.ko.drag"


class CombatTurn(Event, frozen=True):
    moment = "turn"
    turn: int
    rule: str = "ahq.combat.turn.phases"


class PhaseBegan(Event, frozen=True):
    dull = True
    side: Annotated[str, word("side-")]
    rule: str = "ahq.combat.turn.phases"


class OrderChosen(Event, frozen=True):
    order: Annotated[str, word("order-")]
    rule: str = "ahq.combat.gm-phase.same-order-for-all"


class Victory(Event, frozen=True):
    """All monsters are dead; what they carried is taken: crowns, and things of which there may be several."""

    gold: int
    loot: tuple[str, ...] = ()
    each: tuple[int, ...] = ()
    rule: str = "ahq.combat.end.loot"

    def say(self) -> Say:
        found = [Say("loot-gold", gold=self.gold)] if self.gold else []
        found += [Say("loot-thing", thing=things(row, n)) for row, n in zip(self.loot, self.each, strict=True)]
        if not found:
            return Say("event-victory")
        return Say("event-victory-loot", loot=Say("list", **{f"n{n}": each for n, each in enumerate(found)}))


class Escaped(Event, frozen=True):
    """The Heroes are out of the monsters' sight, whose ranks are perhaps `filled` again."""

    filled: bool = False
    rule: str = "ahq.combat.pursuit.escape"


class Wearied(Event, frozen=True):
    """No way leads from one side to the other, and nobody has done anything to anybody for some turns."""

    rule: str = "ahq.combat.end.condition"


class DoorDelay(Event, frozen=True):
    """Out of sight only thanks to a door: one more combat turn."""

    rule: str = "ahq.combat.end.closed-door-delay"


class Reloaded(Event, frozen=True):
    who: Who
    rule: str = "ahq.weapon.ranged.crossbow-reload"


class Regenerated(Event, frozen=True):
    who: Who
    left: int
    rule: str = "ahq.monster-ability.regeneration"


class WentBerserk(Event, frozen=True):
    who: Who
    rule: str = "ahq.monster-ability.berserk.start"


class Cowered(Event, frozen=True):
    who: Who
    rule: str = "ahq.monster-ability.fear.test"


class Braved(Event, frozen=True):
    who: Who
    rule: str = "ahq.monster-ability.fear.test"


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


class ArtUsed(Event, frozen=True):
    """A Skaven specialist uses his own weapon."""

    who: Who
    art: Annotated[str, word("art-")]
    rule: str = "ahq.gm.character.uses-everything"


class Strategy(Event, frozen=True):
    """What the solo rules make the monsters do."""

    plan: Annotated[str, word("strategy-")]
    rule: str = "ahq.solo.strategy.roll"

    @property
    def dull(self) -> bool:
        """Who comes when they call for reinforcements is told at once."""
        return self.plan == "reinforcements"
