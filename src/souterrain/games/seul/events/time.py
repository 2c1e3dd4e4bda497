"""Time, light, fatigue, danger, hit points."""

from __future__ import annotations

from typing import Literal

from souterrain.core.say import Say

from .happening import Happening
from .words import Cause, Fate, Light


class TurnBegins(Happening, frozen=True):
    """A new Turn begins."""

    moment = "turn"

    n: int
    rule: str = "seul.time.d12-counter"


class Rested(Happening, frozen=True):
    """A Rest Turn is over."""

    run: int
    rule: str = "seul.time.rest-definition"


class Upkeep(Happening, frozen=True):
    """The duty of five Turns is settled."""

    rested: bool
    fed: bool
    rule: str = "seul.time.rest-and-resource-every-five-turns"


class LightTaken(Happening, frozen=True):
    """A light is lit; in the hand that bore a shield, the armour class that is left."""

    light: Light
    bared: int = 0
    rule: str = "seul.gear.light-sources"


class WallLightTaken(Happening, frozen=True):
    """The light of a section is taken along, with so many Turns to burn: in hand, instead of another, or stowed."""

    light: Light
    turns: int = 0
    stowed: bool = False
    instead: bool = False
    rule: str = "seul.gear.light-sources"


class LightDropped(Happening, frozen=True):
    """A light is let fall; with a shield on the arm that it leaves free, the armour class that this gives."""

    light: Light
    end: Literal["burning", "drowned", "broken"]
    shielded: int = 0
    rule: str = "seul.gear.light-sources"


class LightGone(Happening, frozen=True):
    """A light is no more: it has burnt down, or is `broken`."""

    light: Light
    broken: bool = False
    rule: str = "seul.light.torch"


class Fatigued(Happening, frozen=True):
    """Fatigue has moved."""

    fatigue: int
    by: int
    eased: bool = False
    rule: str = "seul.fatigue.scale"


class DangerMoved(Happening, frozen=True):
    """Danger has moved."""

    danger: int
    by: int
    rule: str = "seul.danger.scale"

    def sentence(self) -> Say:
        heard = self.rule == "seul.danger.gain-search"
        return Say("event-danger-moved", danger=self.danger, by=self.by, heard=heard)


class PatrolSent(Happening, frozen=True):
    """A patrol is on its way."""

    turns: int
    rule: str = "seul.danger.overflow-patrol"


class PatrolWaits(Happening, frozen=True):
    """A patrol waits outside the Sanctuary."""

    rule: str = "seul.magic.spell-sanctuary"


class NobodyCame(Happening, frozen=True):
    """An Encounter test was passed."""

    dull = True
    rule: str = "seul.encounter.success-means-none"


class Hurt(Happening, frozen=True):
    """The character has lost hit points; half of what it would have been, where he was quick
    enough for that, or all of it, where he was too late."""

    lost: int
    hp: int
    halved: bool = False
    late: bool = False
    rule: str = "seul.combat.damage-and-zero"


class Recovered(Happening, frozen=True):
    """All hit points are back."""

    hp: int
    rule: str = "seul.rest.full-hp-after-combat-or-loss"


class Unconscious(Happening, frozen=True):
    """He lies unconscious: beaten down, or at the end of his strength."""

    rule: str = "seul.hp.unconscious-six-turns"

    def sentence(self) -> Say:
        return Say("event-unconscious", spent=self.rule == "seul.fatigue.overflow-faint")


class FoesChoose(Happening, frozen=True):
    """What was done with him while he lay there; `found` by those who came upon him."""

    choice: Fate
    found: bool = False
    rule: str = "seul.hp.unconscious-six-turns"

    def sentence(self) -> Say:
        return Say("event-found-lying", choice=Say("fate-" + self.choice)) if self.found else super().sentence()


class LeftForDead(Happening, frozen=True):
    """He was left for dead."""

    rule: str = "seul.hp.unconscious-six-turns"


class Woke(Happening, frozen=True):
    """He comes round."""

    rule: str = "seul.hp.unconscious-six-turns"


class Died(Happening, frozen=True):
    """He is dead."""

    moment = "death"
    cause: Cause
    rule: str = "seul.hp.character-zero-roll"


TimeEvent = (
    TurnBegins
    | Rested
    | Upkeep
    | LightTaken
    | WallLightTaken
    | LightDropped
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
