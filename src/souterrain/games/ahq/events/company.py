"""What is told of the company: its quests and expeditions, who belongs to it, who serves it, and its dead."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, spoken, word
from souterrain.core.say import Say

from ..words import Them, Who, calling

Player = Annotated[str, word("seat-")]


class CampaignBegun(Event, frozen=True):
    rule: str = "ahq.campaign.hero.kept-across-quests"


class SetOut(Event, frozen=True):
    """The quest by language, as its author calls it."""

    moment = "chapter"
    quest: dict[str, str]
    number: int
    rule: str = "ahq.between.expedition.definition"

    def say(self) -> Say:
        return Say("event-set-out", quest=Say("by-language", **self.quest), number=self.number)


class RumourHeard(Event, frozen=True):
    """Somebody at the inn tells of a quest."""

    moment = "find"
    who: Who
    quest: dict[str, str]
    intro: dict[str, str]
    rule: str = "ahq.quest-idea.table.ideas"

    def say(self) -> Say:
        quest, intro = Say("by-language", **self.quest), Say("by-language", **self.intro)
        return Say("event-rumour-heard", who=spoken("figure-", self.who), quest=quest, intro=intro)


class NothingNew(Event, frozen=True):
    who: Who
    rule: str = "ahq.quest-idea.table.ideas"


class MapStudied(Event, frozen=True):
    """A treasure map shows the way to a quest."""

    moment = "find"
    who: Who
    quest: dict[str, str]
    intro: dict[str, str]
    rule: str = "ahq.setup.components.treasure-maps"

    def say(self) -> Say:
        quest, intro = Say("by-language", **self.quest), Say("by-language", **self.intro)
        return Say("event-map-studied", who=spoken("figure-", self.who), quest=quest, intro=intro)


class CameHome(Event, frozen=True):
    """Which Heroes of the company are back in town, and how many."""

    moment = "chapter"
    heroes: Them
    count: int
    rule: str = "ahq.between.expedition.definition"


class NeverReturned(Event, frozen=True):
    """A Hero whom nobody saw die was left below, and is dead."""

    moment = "death"
    who: Who
    rule: str = "ahq.campaign.death.replace-or-raise"


class QuestAchieved(Event, frozen=True):
    quest: dict[str, str]
    rule: str = "ahq.campaign.record.quests-and-names"

    def say(self) -> Say:
        return Say("event-quest-achieved", quest=Say("by-language", **self.quest))


class QuestGivenUp(Event, frozen=True):
    quest: dict[str, str]
    rule: str = "ahq.campaign.quest.must-define"

    def say(self) -> Say:
        return Say("event-quest-given-up", quest=Say("by-language", **self.quest))


class QuestLost(Event, frozen=True):
    """Nobody is left whom the company could bring home."""

    quest: dict[str, str]
    rule: str = "ahq.quest-idea.hostages"

    def say(self) -> Say:
        return Say("event-quest-lost", quest=Say("by-language", **self.quest))


class CompanyParted(Event, frozen=True):
    rule: str = "ahq.campaign.hero.retire-and-return"


class CountersLost(Event, frozen=True):
    rule: str = "ahq.between.counters.discarded"


class Rested(Event, frozen=True):
    rule: str = "ahq.between.recovery.full"


class FateGained(Event, frozen=True):
    who: Who
    fate: int
    expeditions: int
    rule: str = "ahq.between.fate.gain-on-quest-treasure"


class HenchmenPaid(Event, frozen=True):
    who: Who
    count: int
    gold: int
    rule: str = "ahq.henchman.pay.or-leave"


class HenchmanLeft(Event, frozen=True):
    """A Henchman goes his way; perhaps because his Hero has `fallen`."""

    who: Who
    hero: Who
    fallen: bool = False
    rule: str = "ahq.town.henchmen.unpaid-leave"


class HenchmanTookLeave(Event, frozen=True):
    who: Who
    hero: Who
    rule: str = "ahq.town.event.henchman-leaves"


class Volunteered(Event, frozen=True):
    who: Who
    hero: Who
    rule: str = "ahq.town.event.free-man-at-arms"


class VolunteerLeft(Event, frozen=True):
    who: Who
    hero: Who
    rule: str = "ahq.town.event.free-man-at-arms"


class RaisedFromDeath(Event, frozen=True):
    who: Who
    gold: int
    rule: str = "ahq.town.physician.resurrection-needs-body"


class BodyLifted(Event, frozen=True):
    who: Who
    dead: Who
    rule: str = "ahq.town.physician.resurrection-needs-body"


class BodyLaidDown(Event, frozen=True):
    who: Who
    dead: Who
    rule: str = "ahq.town.physician.resurrection-needs-body"


class Declined(Event, frozen=True):
    who: Who
    strength: int
    toughness: int
    rule: str = "ahq.monster-ability.contagious.decline"


class Wasted(Event, frozen=True):
    """Somebody dies of his disease."""

    who: Who
    rule: str = "ahq.monster-ability.contagious.decline"


class Attracted(Event, frozen=True):
    who: Who
    hero: Who
    rule: str = "ahq.henchman.attract.one-per-fate-point"


class AdmirerRefused(Event, frozen=True):
    hero: Who
    rule: str = "ahq.henchman.attract.may-refuse"


class Hired(Event, frozen=True):
    who: Who
    hero: Who
    gold: int
    rule: str = "ahq.henchman.hire.prices"


class Exchanged(Event, frozen=True):
    hero: Who
    who: Who
    rule: str = "ahq.henchman.sergeant.exchange-two-for-one"


class Retired(Event, frozen=True):
    who: Who
    rule: str = "ahq.campaign.hero.retire-and-return"


class Returned(Event, frozen=True):
    who: Who
    rule: str = "ahq.campaign.hero.retire-and-return"


class Entrusted(Event, frozen=True):
    who: Who
    player: Player
    rule: str = "ahq.campaign.gm.may-rotate"


class PlayerJoined(Event, frozen=True):
    player: Player
    rule: str = "ahq.campaign.gm.may-rotate"


class PlayerLeft(Event, frozen=True):
    player: Player
    rule: str = "ahq.campaign.gm.may-rotate"


class Newcomer(Event, frozen=True):
    """A hero joins the company, and whose he is where several play."""

    who: Who
    player: Player = ""
    rule: str = "ahq.between.next.replacement-heroes"

    def say(self) -> Say:
        said = Event.say(self)
        return said if self.player else Say("event-newcomer-alone", who=said.args["who"])


class RaceRolled(Event, frozen=True):
    race: Annotated[str, word("race-")]
    rule: str = "ahq.create.race.may-choose-replacement"


class HeroRolled(Event, frozen=True):
    """What the dice have made of somebody, in short; all of it stands on his sheet."""

    who: Who
    calling: str
    rule: str = "ahq.create.characteristics.roll"
    weapon: int = 0
    bow: int = 0
    strength: int = 0
    toughness: int = 0
    wounds: int = 0

    def say(self) -> Say:
        who = spoken("figure-", self.who)
        return Say(
            "event-hero-rolled",
            who=who,
            calling=calling(self.calling, who),
            weapon=self.weapon,
            bow=self.bow,
            strength=self.strength,
            toughness=self.toughness,
            wounds=self.wounds,
        )


class GoldRolled(Event, frozen=True):
    who: Who
    gold: int
    rule: str = "ahq.create.gold.starting"


class TimePassed(Event, frozen=True):
    rule: str = "ahq.town.event.illness"


class LairReoccupied(Event, frozen=True):
    count: int
    rule: str = "ahq.treasure.left-behind.lair-reoccupied"
