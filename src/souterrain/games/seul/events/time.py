"""Time, light, fatigue, danger, hit points."""

from __future__ import annotations

from souterrain.core.events import Event

from .words import Cause, Fate, Light


class TurnBegins(Event, frozen=True):
    """A new Turn begins."""

    n: int
    rule: str = "seul.time.d12-counter"


class Rested(Event, frozen=True):
    """A Rest Turn is over."""

    run: int
    rule: str = "seul.time.rest-definition"


class Upkeep(Event, frozen=True):
    """The duty of five Turns is settled."""

    rested: bool
    fed: bool
    rule: str = "seul.time.rest-and-resource-every-five-turns"


class LightTaken(Event, frozen=True):
    """A light is lit."""

    light: Light
    rule: str = "seul.gear.light-sources"


class LightGone(Event, frozen=True):
    """A light is no more."""

    light: Light
    rule: str = "seul.light.torch"


class Fatigued(Event, frozen=True):
    """Fatigue has moved."""

    fatigue: int
    by: int
    rule: str = "seul.fatigue.scale"


class DangerMoved(Event, frozen=True):
    """Danger has moved."""

    danger: int
    by: int
    rule: str = "seul.danger.scale"


class PatrolSent(Event, frozen=True):
    """A patrol is on its way."""

    turns: int
    rule: str = "seul.danger.overflow-patrol"


class PatrolWaits(Event, frozen=True):
    """A patrol waits outside the Sanctuary."""

    rule: str = "seul.magic.spell-sanctuary"


class NobodyCame(Event, frozen=True):
    """An Encounter test was passed."""

    rule: str = "seul.encounter.success-means-none"


class Hurt(Event, frozen=True):
    """The character has lost hit points."""

    lost: int
    hp: int
    rule: str = "seul.combat.damage-and-zero"


class Recovered(Event, frozen=True):
    """All hit points are back."""

    hp: int
    rule: str = "seul.rest.full-hp-after-combat-or-loss"


class Unconscious(Event, frozen=True):
    """He lies unconscious."""

    rule: str = "seul.hp.unconscious-six-turns"


class FoesChoose(Event, frozen=True):
    """What was done with him while he lay there."""

    choice: Fate
    rule: str = "seul.hp.unconscious-six-turns"


class LeftForDead(Event, frozen=True):
    """He was left for dead."""

    rule: str = "seul.hp.unconscious-six-turns"


class Woke(Event, frozen=True):
    """He comes round."""

    rule: str = "seul.hp.unconscious-six-turns"


class Died(Event, frozen=True):
    """He is dead."""

    cause: Cause
    rule: str = "seul.hp.character-zero-roll"


TimeEvent = (
    TurnBegins
    | Rested
    | Upkeep
    | LightTaken
    | LightGone
    | Fatigued
    | DangerMoved
    | PatrolSent
    | PatrolWaits
    | NobodyCame
    | Hurt
    | Recovered
    | Unconscious
    | FoesChoose
    | LeftForDead
    | Woke
    | Died
)
