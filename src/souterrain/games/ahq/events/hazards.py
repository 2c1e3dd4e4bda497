"""What hazard rooms hold and do."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word
from souterrain.core.say import Say

from ..words import Thing, Who


class HazardFound(Event, frozen=True):
    hazard: Annotated[str, word("hazard-")]
    rule: str = "ahq.hazard.roll"

    @property
    def dull(self) -> bool:
        """Who is met is told at once."""
        return self.hazard == "npc"


class CaptiveSeen(Event, frozen=True):
    """Somebody is held prisoner here."""

    who: Who
    rule: str = "ahq.hazard.npc.maiden"


class CaptiveFreed(Event, frozen=True):
    """Somebody is free, and perhaps enters somebody's service."""

    who: Who
    leader: Who = ""
    rule: str = "ahq.hazard.npc.maiden"

    def say(self) -> Say:
        said = Event.say(self)
        return Say("event-captive-joined", **said.args) if self.leader else Say(said.id, who=said.args["who"])


class CaptivesFreed(Event, frozen=True):
    """Those whom a quest had given into the hands of monsters go with the Leader."""

    moment = "find"
    who: Who
    count: int
    rule: str = "ahq.quest-idea.hostages"


class Joined(Event, frozen=True):
    """Somebody becomes a Henchman of the Leader."""

    who: Who
    leader: Who
    rule: str = "ahq.hazard.npc.man-at-arms"


class RogueRefused(Event, frozen=True):
    rule: str = "ahq.hazard.npc.rogue-joins"


class RogueLeaves(Event, frozen=True):
    """What the Rogue does when the expedition is over."""

    how: Annotated[str, word("rogue-")]
    gold: int
    rule: str = "ahq.hazard.npc.rogue-end"


class MaidenHome(Event, frozen=True):
    gold: int
    rule: str = "ahq.hazard.npc.maiden-reward"


class WitchVanished(Event, frozen=True):
    gold: int
    rule: str = "ahq.hazard.npc.witch-theft"


class LeaptAcross(Event, frozen=True):
    who: Who
    rule: str = "ahq.hazard.chasm.heroic-leap"


class LostInChasm(Event, frozen=True):
    who: Who
    id: str
    rule: str = "ahq.hazard.chasm.heroic-leap"


class HauledUp(Event, frozen=True):
    who: Who
    rule: str = "ahq.hazard.chasm.cautious-rescue"


class LadderBuilt(Event, frozen=True):
    rule: str = "ahq.hazard.chasm.rope-ladder"


class CrossedLadder(Event, frozen=True):
    who: Who
    rule: str = "ahq.hazard.chasm.rope-ladder"


class RubyTaken(Event, frozen=True):
    who: Who
    rule: str = "ahq.hazard.statue.take-ruby"


class Cursed(Event, frozen=True):
    """Fate Points lost to a curse."""

    who: Who
    rule: str = "ahq.hazard.statue.who-gets-ruby"


class StatueWakes(Event, frozen=True):
    what: Who
    rule: str = "ahq.hazard.statue.cannot-leave"


class RatsFought(Event, frozen=True):
    who: Who
    killed: int
    left: int
    rule: str = "ahq.hazard.rats.fight"


class BatsFought(Event, frozen=True):
    wounds: int
    rule: str = "ahq.hazard.bats.fight"


class RoomCleared(Event, frozen=True):
    """Rats, bats or mould are gone."""

    hazard: Annotated[str, word("hazard-")]
    means: Annotated[str, word("means-")]
    rule: str = "ahq.hazard.rats.poison"

    @property
    def dull(self) -> bool:
        """How a fight ended is told with its last blow."""
        return self.means == "fight"


class MouldBreathed(Event, frozen=True):
    who: Who
    result: Annotated[str, word("mould-")]
    rule: str = "ahq.hazard.mould.cross"


class MushroomsPicked(Event, frozen=True):
    who: Who
    count: int
    rule: str = "ahq.hazard.mushrooms.number"


class MushroomEaten(Event, frozen=True):
    who: Who
    result: Annotated[str, word("mushroom-")]
    rule: str = "ahq.hazard.mushrooms.eat"


class FellAsleep(Event, frozen=True):
    who: Who
    turns: int
    rule: str = "ahq.hazard.sleep"


class GrateSeen(Event, frozen=True):
    who: Who
    rule: str = "ahq.hazard.grate.placement"


class WentBelow(Event, frozen=True):
    who: Who
    rule: str = "ahq.hazard.grate.one-per-turn"


class ClimbedUp(Event, frozen=True):
    who: Who
    rule: str = "ahq.hazard.grate.climb-out-under-attack"


class RopeHung(Event, frozen=True):
    who: Who
    rule: str = "ahq.hazard.grate.rope-needed"


class TrappedBelow(Event, frozen=True):
    rule: str = "ahq.hazard.grate.rope-needed"


class FountainDrunk(Event, frozen=True):
    who: Who
    result: Annotated[str, word("fountain-")]
    rule: str = "ahq.hazard.fountain.drink"


class CircleEntered(Event, frozen=True):
    who: Who
    result: Annotated[str, word("circle-")]
    rule: str = "ahq.hazard.circle.enter"


class TrapdoorOpened(Event, frozen=True):
    who: Who
    result: Annotated[str, word("trapdoor-")]
    rule: str = "ahq.hazard.trapdoor.open"


class CryptSearched(Event, frozen=True):
    who: Who
    result: Annotated[str, word("crypt-")]
    rule: str = "ahq.hazard.trapdoor.crypt-search"


class Enthroned(Event, frozen=True):
    """A monster sits on the throne, and others take heart unless it is `alone`."""

    who: Who
    alone: bool = False
    rule: str = "ahq.hazard.throne.bonus"


class Dethroned(Event, frozen=True):
    rule: str = "ahq.hazard.throne.bonus-ends"


class GotThing(Event, frozen=True):
    who: Who
    what: Thing
    rule: str = "ahq.hazard.statue.ruby-value"
