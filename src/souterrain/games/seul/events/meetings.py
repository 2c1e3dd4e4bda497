"""Meetings and talk."""

from __future__ import annotations

from souterrain.core.say import Say

from .happening import Happening
from .words import Creature, Mind, Result, StakeName, Thing


def band(creature: str, n: int) -> Say:
    """Some of a kind, counted in words."""
    return Say("band", creature=Say("creature-" + creature), n=n)


class Met(Happening, frozen=True):
    """Somebody is met."""

    moment = "fight"
    creature: Creature
    n: int
    distance: int
    rule: str = "seul.encounter.distance"

    def sentence(self) -> Say:
        return Say("event-met", band=band(self.creature, self.n), distance=self.distance)

    def recalled(self) -> Say:
        return Say("recalled-met", band=band(self.creature, self.n))


class Heard(Happening, frozen=True):
    """Somebody is near, beyond the light."""

    distance: int
    rule: str = "seul.encounter.distance"

    def recalled(self) -> Say:
        return Say("recalled-heard")


class Mood(Happening, frozen=True):
    """How they are minded; strangers, who were only heard before, are told with their number."""

    creature: Creature
    mood: Mind
    n: int = 2
    strangers: bool = False
    rule: str = "seul.encounter.not-always-a-fight"

    def sentence(self) -> Say:
        mood = Say("look-" + self.mood, n=self.n)
        if self.strangers:
            return Say("event-mood-strangers", band=band(self.creature, self.n), mood=mood)
        return Say("event-mood", creature=Say("creature-" + self.creature), n=self.n, mood=mood)

    def recalled(self) -> Say:
        """Strangers are met when they come into the light."""
        return Say("recalled-met", band=band(self.creature, self.n)) if self.strangers else super().recalled()


class EnemySurprise(Happening, frozen=True):
    """Whether those met are surprised."""

    surprised: bool
    rule: str = "seul.surprise.enemies-test-too"


class Surprise(Happening, frozen=True):
    """Who is surprised: he, those met, both or nobody."""

    mine: bool
    theirs: bool
    rule: str = "seul.encounter.surprise-both-sides"


class Alert(Happening, frozen=True):
    """Neither side is surprised: only its dice are kept."""

    dull = True
    rule: str = "seul.encounter.surprise-both-sides"


class Avoided(Happening, frozen=True):
    """He slips by unseen: in stories from before the end of the meeting told so."""

    rule: str = "seul.surprise.success-allows-stealth"


class Noticed(Happening, frozen=True):
    """He was noticed."""

    rule: str = "seul.agility.stealth-failure"


class Stake(Happening, frozen=True):
    """What was played for, and how it fell out."""

    stake: StakeName
    success: bool
    rule: str = "seul.social.stake-before-roll"

    def sentence(self) -> Say:
        """By what came of it."""
        return Say("event-stake", end=Say(f"stake-{self.stake}-{'won' if self.success else 'lost'}", literal=""))


class Bribed(Happening, frozen=True):
    """Gold has changed hands."""

    gold: int
    rule: str = "seul.social.difficulty"


class TollInKind(Happening, frozen=True):
    """They took a precious thing as their toll."""

    thing: Thing
    rule: str = "seul.social.stake-before-roll"


class Toll(Happening, frozen=True):
    """They took a toll in coin."""

    gold: int
    rule: str = "seul.social.stake-before-roll"


class Cheated(Happening, frozen=True):
    """He was cheated."""

    rule: str = "seul.social.stake-before-roll"


class Yielded(Happening, frozen=True):
    """He gave himself up."""

    rule: str = "seul.danger.loss-defeat"


class Captured(Happening, frozen=True):
    """A captive is free and follows."""

    moment = "find"
    creature: Creature
    rule: str = "seul.encounter.not-always-a-fight"


class CaptiveGone(Happening, frozen=True):
    """A captive who followed is gone: home, or while he lay unconscious."""

    creature: Creature
    home: bool
    rule: str = "seul.encounter.not-always-a-fight"


class MeetingOver(Happening, frozen=True):
    """A meeting is over."""

    result: Result
    creature: Creature
    n: int = 0
    """How many they were; 0 in stories from before that was told."""
    way: int = 0
    """How it is put into words where that happens often."""
    rule: str = "seul.combat.after-danger"

    def sentence(self) -> Say:
        """Whoever is left in peace is named: he may have come out of the dark."""
        if self.result == "parted" and self.n:
            return Say("event-parted", creature=Say("creature-" + self.creature), n=self.n)
        if self.result == "avoided":
            return Say("result-avoided", way=self.way)
        return super().sentence()


class Spared(Happening, frozen=True):
    """The fallen were spared."""

    creature: Creature
    n: int = 2
    rule: str = "seul.hp.enemy-zero"


MeetingsEvent = (
    Met
    | Heard
    | Mood
    | EnemySurprise
    | Surprise
    | Alert
    | Avoided
    | Noticed
    | Stake
    | Bribed
    | Toll
    | TollInKind
    | Cheated
    | Yielded
    | Captured
    | CaptiveGone
    | MeetingOver
    | Spared
)
