"""Flicks and what they do."""

from __future__ import annotations

from souterrain.core.say import Say

from .words import Blow, Miss, Piece, Tale

_REASONS = frozenset(
    {
        "absorption",
        "affects-only-user",
        "chain-never-same-target-twice-running",
        "familiar-punch-harmless",
        "never-incapacitated",
        "never-two-rounds-running",
        "retaliation-not-at-attacker",
        "sorcerer-theme",
    }
)
"""The rules by which a contact does nothing that have a sentence of their own."""

RETALIATES_DYING = "catacombs.ability.retaliation-even-when-killed"


class Flicked(Tale, frozen=True):
    """A flick of which no other line tells who made it: one that touched somebody in vain."""

    by: Piece
    attack: Blow
    rule: str = "catacombs.attack.punch-is-move-or-melee"


class Slipped(Tale, frozen=True):
    """A move that harms nobody; `off` where it led over the edge, to which the piece is put back."""

    who: Piece
    off: bool = False
    rule: str = "catacombs.attack.punch-is-move-or-melee"


class TouchedNobody(Tale, frozen=True):
    """A flick that met no enemy; `off` where it took the flicked piece over the edge, to which it is put back."""

    by: Piece
    attack: Miss = "any"
    off: bool = False
    rule: str = "catacombs.damage.successful-attack-damages"


class Unharmed(Tale, frozen=True):
    """A contact that did nothing; the rule says why."""

    target: Piece
    rule: str

    def say(self) -> Say:
        why = self.rule.rpartition(".")[2]
        return Say(f"unharmed-{why}", **super().say().args) if why in _REASONS else super().say()


class Damaged(Tale, frozen=True):
    by: Piece
    target: Piece
    points: int
    left: int
    rule: str = "catacombs.attack.base-damage-one"


class Slain(Tale, frozen=True):
    moment = "slain"
    by: Piece
    target: Piece
    rule: str = "catacombs.damage.one-hp-monster-removed"


class Burned(Tale, frozen=True):
    target: Piece
    points: int
    left: int
    rule: str = "catacombs.ability.fire-wall-burns-on-any-contact"


class HeroDied(Tale, frozen=True):
    moment = "death"
    target: Piece
    rule: str = "catacombs.death.removed-at-once"


class AllyGone(Tale, frozen=True):
    target: Piece
    rule: str = "catacombs.damage.monsters-hurt-heroes-and-allies"


class CameBack(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.attack.offboard-disc-returns-at-exit-point"


class AllCameBack(Tale, frozen=True):
    """Several left the board by one flick."""

    all: tuple[Piece, ...]
    rule: str = "catacombs.attack.offboard-disc-returns-at-exit-point"


class ShieldLost(Tale, frozen=True):
    rule: str = "catacombs.ally.wizard-safe-behind-shield"


class DecoyGone(Tale, frozen=True):
    rule: str = "catacombs.lord.sorcerer-theme"


class Stunned(Tale, frozen=True):
    target: Piece
    rule: str = "catacombs.incapacity.normal-damage-plus-paralysis"


class TurnedToStone(Tale, frozen=True):
    target: Piece
    rule: str = "catacombs.lord.gorgon-theme"


class Recovered(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.incapacity.recovery-after-full-round"


class Retaliated(Tale, frozen=True):
    """One that was punched may answer; the rule says whether it is its last deed."""

    who: Piece
    rule: str = "catacombs.ability.retaliation-trigger"

    def say(self) -> Say:
        said = super().say()
        return Say("event-retaliated-dying", **said.args) if self.rule == RETALIATES_DYING else said


class Regenerated(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.ability.regeneration"


class BecameWall(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.ability.fire-wall-trigger"


class Feeding(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.ability.feeding-frenzy"


FlicksEvent = (
    Flicked | Slipped | TouchedNobody | Unharmed | Damaged | Slain | Burned | HeroDied | AllyGone
    | CameBack | AllCameBack | ShieldLost | DecoyGone | Stunned | TurnedToStone | Recovered | Retaliated | Regenerated
    | BecameWall | Feeding
)  # fmt: skip
