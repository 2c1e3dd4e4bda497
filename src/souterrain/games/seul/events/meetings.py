"""Meetings and talk."""

from __future__ import annotations

from souterrain.core.events import Event

from .words import Creature, Mind, Result, StakeName


class Met(Event, frozen=True):
    """Somebody is met."""

    creature: Creature
    n: int
    distance: int
    rule: str = "seul.encounter.distance"


class Heard(Event, frozen=True):
    """Somebody is near, beyond the light."""

    distance: int
    rule: str = "seul.encounter.distance"


class Mood(Event, frozen=True):
    """How they are minded."""

    creature: Creature
    mood: Mind
    rule: str = "seul.encounter.not-always-a-fight"


class EnemySurprise(Event, frozen=True):
    """Whether those met are surprised."""

    surprised: bool
    rule: str = "seul.surprise.enemies-test-too"


class Avoided(Event, frozen=True):
    """He slips by unseen."""

    rule: str = "seul.surprise.success-allows-stealth"


class Noticed(Event, frozen=True):
    """He was noticed."""

    rule: str = "seul.agility.stealth-failure"


class Stake(Event, frozen=True):
    """What was played for, and how it fell out."""

    stake: StakeName
    success: bool
    rule: str = "seul.social.stake-before-roll"


class Bribed(Event, frozen=True):
    """Gold has changed hands."""

    gold: int
    rule: str = "seul.social.difficulty"


class Toll(Event, frozen=True):
    """They took a toll."""

    gold: int
    rule: str = "seul.social.stake-before-roll"


class Cheated(Event, frozen=True):
    """He was cheated."""

    rule: str = "seul.social.stake-before-roll"


class Yielded(Event, frozen=True):
    """He gave himself up."""

    rule: str = "seul.danger.loss-defeat"


class Captured(Event, frozen=True):
    """A captive is free and follows."""

    creature: Creature
    rule: str = "seul.encounter.not-always-a-fight"


class MeetingOver(Event, frozen=True):
    """A meeting is over."""

    result: Result
    creature: Creature
    rule: str = "seul.combat.after-danger"


class Spared(Event, frozen=True):
    """The fallen were spared."""

    creature: Creature
    rule: str = "seul.hp.enemy-zero"


MeetingsEvent = (
    Met
    | Heard
    | Mood
    | EnemySurprise
    | Avoided
    | Noticed
    | Stake
    | Bribed
    | Toll
    | Cheated
    | Yielded
    | Captured
    | MeetingOver
    | Spared
)
