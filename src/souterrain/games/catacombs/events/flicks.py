"""Flicks and what they do."""

from __future__ import annotations

from souterrain.core.say import Say

from ..words import piece_say
from .words import Attack, Blow, Item, Miss, OfFlick, Piece, Tale, listed

_REASONS = frozenset(
    {
        "absorption",
        "affects-only-user",
        "chain-never-same-target-twice-running",
        "familiar-punch-harmless",
        "retaliation-not-at-attacker",
        "sorcerer-theme",
    }
)
"""The rules by which somebody is hit in vain that have a sentence of their own."""
_STATES = frozenset({"never-incapacitated", "never-two-rounds-running"})
"""And those by which incapacity does not set in."""

_MOVES = frozenset({"punch", "any"})
"""The flicks by which a piece also moves: one that meets nobody may have been meant so."""

RAGE_ENDS = "catacombs.attack.barbarian-incapacitated-after-chain"
RETALIATES_DYING = "catacombs.ability.retaliation-even-when-killed"


class Flicked(Tale, frozen=True):
    """A flick of which no other line told who made it, in games of old."""

    by: Piece
    attack: Attack
    rule: str = "catacombs.attack.punch-is-move-or-melee"


class Slipped(OfFlick, frozen=True):
    """A move that harms nobody; `off` where it led over the edge, to which the piece is put back, as the board shows;
    so are `all` whom it pushed off, which is told. It is made `later` than another flick of the same action."""

    who: Piece
    off: bool = False
    all: tuple[Piece, ...] = ()
    rule: str = "catacombs.attack.punch-is-move-or-melee"
    later: bool = False

    @property
    def dull(self) -> bool:
        """Whoever has struck moves on as a matter of course: the board shows where to, and whom it pushed is told."""
        return self.later and not self.all


class TouchedNobody(OfFlick, frozen=True):
    """A flick that met no enemy; `off` where whoever made it was taken over the edge, to which he is put back; so are
    `all` whom it pushed off."""

    by: Piece
    attack: Miss = "any"
    off: bool = False
    all: tuple[Piece, ...] = ()
    rule: str = "catacombs.damage.successful-attack-damages"

    def say(self) -> Say:
        said = super().say()
        return Say(said.id, **said.args, moves=self.attack in _MOVES)


class Unharmed(OfFlick, frozen=True):
    """A contact that did nothing; the rule says why."""

    target: Piece
    by: Piece = ""
    all: tuple[Piece, ...] = ()
    rule: str = "catacombs.damage.successful-attack-damages"

    @property
    def dull(self) -> bool:
        """That somebody is incapacitated has been told."""
        return self.rule == "catacombs.incapacity.never-two-rounds-running"

    def say(self) -> Say:
        said, why = super().say(), self.rule.rpartition(".")[2]
        if why in _STATES or (why in _REASONS and self.by):
            said = Say(f"unharmed-{why}", **said.args)
        return said


class Damaged(Blow, frozen=True):
    """A blow that costs health; `helm` is what took a part of it."""

    by: Piece
    target: Piece
    points: int
    left: int
    all: tuple[Piece, ...] = ()
    helm: Item = ""
    rule: str = "catacombs.attack.base-damage-one"

    def say(self) -> Say:
        said = super().say()
        said.args["softened"] = bool(self.helm)
        return said


class Slain(Blow, frozen=True):
    """A monster or the lord is killed, and `also` others by the same flick; `late` where it struck back before."""

    moment = "slain"
    by: Piece
    target: Piece
    all: tuple[Piece, ...] = ()
    rule: str = "catacombs.damage.one-hp-monster-removed"
    also: tuple[Piece, ...] = ()
    late: bool = False

    def say(self) -> Say:
        said = super().say()
        said.args["target"] = listed(piece_say(id) for id in (self.target, *self.also))
        return Say("event-slain-late", **said.args) if self.late else said


class Burned(Tale, frozen=True):
    target: Piece
    points: int
    left: int
    rule: str = "catacombs.ability.fire-wall-burns-on-any-contact"


class HeroDied(Blow, frozen=True):
    """A hero is dead; `by` whose blow, where it was one."""

    moment = "death"
    target: Piece
    rule: str = "catacombs.death.removed-at-once"
    by: Piece = ""
    all: tuple[Piece, ...] = ()

    def say(self) -> Say:
        said = super().say()
        said.args["target"] = listed((piece_say(self.target),))
        return Say("event-slain", **said.args) if self.by else said


class AllyGone(OfFlick, frozen=True):
    """An ally is out of the fight; `by` whose blow, where it was one."""

    target: Piece
    rule: str = "catacombs.damage.monsters-hurt-heroes-and-allies"
    by: Piece = ""
    all: tuple[Piece, ...] = ()

    def say(self) -> Say:
        said = super().say()
        return Say("event-ally-beaten", **said.args) if self.by else said


class CameBack(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.attack.offboard-disc-returns-at-exit-point"


class AllCameBack(Tale, frozen=True):
    """Several left the board by one flick."""

    all: tuple[Piece, ...]
    rule: str = "catacombs.attack.offboard-disc-returns-at-exit-point"


class ShieldLost(Tale, frozen=True):
    rule: str = "catacombs.ally.wizard-safe-behind-shield"


class DecoyGone(OfFlick, frozen=True):
    by: Piece = ""
    rule: str = "catacombs.lord.sorcerer-theme"
    all: tuple[Piece, ...] = ()

    def say(self) -> Say:
        said = super().say()
        return Say("event-decoy-struck", **said.args) if self.by else said


class Stunned(Tale, frozen=True):
    """Incapacity sets in; the rule says whether it is the price of a rage."""

    target: Piece
    rule: str = "catacombs.incapacity.normal-damage-plus-paralysis"

    def say(self) -> Say:
        said = super().say()
        return Say("event-stunned-spent", **said.args) if self.rule == RAGE_ENDS else said


class TurnedToStone(Tale, frozen=True):
    target: Piece
    rule: str = "catacombs.lord.gorgon-theme"


class Recovered(Tale, frozen=True):
    """Somebody is himself again, and no more of `stone` where he was."""

    who: Piece
    stone: bool = False
    rule: str = "catacombs.incapacity.recovery-after-full-round"


class Retaliated(OfFlick, frozen=True):
    """One that was punched, `by` whom, may answer; the rule says whether it is its last deed."""

    who: Piece
    by: Piece = ""
    rule: str = "catacombs.ability.retaliation-trigger"
    all: tuple[Piece, ...] = ()

    def say(self) -> Say:
        said = super().say()
        return Say("event-retaliated-dying", **said.args) if self.mortal else said

    @property
    def mortal(self) -> bool:
        """Whether this tells of the blow itself: nothing else does of one that kills."""
        return self.rule == RETALIATES_DYING and bool(self.by)


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
