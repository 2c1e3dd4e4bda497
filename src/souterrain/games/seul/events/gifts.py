"""Magic and the powers of the Consecrated, and what is earned."""

from __future__ import annotations

from .happening import Happening
from .words import Choice, Creature, Reason, Spell


class SpellCast(Happening, frozen=True):
    """A spell was tried."""

    spell: Spell
    success: bool
    rule: str = "seul.magic.cost-then-test"


class SpellEnds(Happening, frozen=True):
    """A spell has run out."""

    spell: Spell
    rule: str = "seul.magic.cost-then-test"


class FireBolt(Happening, frozen=True):
    """A Fire Bolt has struck."""

    creature: Creature
    damage: int
    killed: bool
    rule: str = "seul.magic.spell-fire-bolt-kill"


class Backlash(Happening, frozen=True):
    """What the magic has cost."""

    choice: Choice
    rule: str = "seul.magic.backlash"


class Turned(Happening, frozen=True):
    """Undead were turned."""

    creature: Creature
    n: int
    rule: str = "seul.gift.turn-undead-destroys"


class Healed(Happening, frozen=True):
    """The Consecrated has healed himself."""

    rule: str = "seul.gift.healing"


class Earned(Happening, frozen=True):
    """Experience was gained."""

    px: int
    total: int
    rule: str = "seul.xp.new-section"


class NewHitDie(Happening, frozen=True):
    """A new hit die."""

    moment = "find"
    dv: int
    hp: int
    rule: str = "seul.level.dv-threshold"


class GoalSet(Happening, frozen=True):
    """A reason to go down."""

    reason: Reason
    rule: str = "seul.char.motivation-free"


class GoalMet(Happening, frozen=True):
    """What he went down for is done."""

    moment = "find"
    reason: Reason
    rule: str = "seul.char.motivation-free"


class GoalPaid(Happening, frozen=True):
    """What was promised for it is paid."""

    gold: int
    rule: str = "seul.char.motivation-free"


GiftsEvent = (
    SpellCast | SpellEnds | FireBolt | Backlash | Turned | Healed | Earned | NewHitDie | GoalSet | GoalMet | GoalPaid
)
