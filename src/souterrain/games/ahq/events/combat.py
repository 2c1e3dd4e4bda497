"""What happens in fights."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, Way, word
from souterrain.core.say import Say

from ..words import Them, Thing, Who, tally, things


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


class SteppedIn(Event, frozen=True):
    who: Who
    rule: str = "ahq.combat.death.killer-may-step-in"


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
    """No monster is left; what those who died carried is taken: crowns, and things of which there may be several."""

    moment = "find"
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
