"""Actions, spells, equipment, powers."""

from __future__ import annotations

from souterrain.core.say import Say

from .words import Item, OfFlick, Paid, Piece, Power, Spell, Tale


class Passed(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.combat.one-action-per-hero"


class HeldBack(Tale, frozen=True):
    """Somebody who could have flicked did not."""

    who: Piece
    rule: str = "catacombs.attack.punch-flicked-by-fingers"


class Raged(Tale, frozen=True):
    """A hero begins a rage."""

    who: Piece
    rule: str = "catacombs.hero.barbarian-most-health-and-rage"


class SpellCast(Tale, frozen=True):
    spell: Spell
    by: Piece
    rule: str = "catacombs.spell.one-card-is-the-action"


class Moved(Tale, frozen=True):
    """A piece on the board was lifted and put down elsewhere by a card."""

    who: Piece
    rule: str = "catacombs.general.card-text-beats-rules"


class ChangedPlaces(Tale, frozen=True):
    who: Piece
    target: Piece
    rule: str = "catacombs.lord.sorcerer-theme"


class ItemUsed(Tale, frozen=True):
    by: Piece
    item: Item
    rule: str = "catacombs.equipment.timing-and-frequency-on-card"


class Softened(OfFlick, frozen=True):
    """What a hero wears took something off a loss of health, of which so much is `left`; `by` whom, if by anybody."""

    who: Piece
    item: Item
    left: int
    by: Piece = ""
    all: tuple[Piece, ...] = ()
    """Those who left the board by that blow and are put back at the edge."""
    rule: str = "catacombs.equipment.timing-and-frequency-on-card"

    def say(self) -> Say:
        said = super().say()
        return Say("event-softened-blow", **said.args) if self.by else said


class Healed(Paid, frozen=True):
    """A hero has health back; for so much `gold`, where the Healer gave it."""

    target: Piece
    points: int
    left: int
    gold: int = 0
    rule: str = "catacombs.health.never-above-initial"
    all: tuple[Piece, ...] = ()
    gave: tuple[int, ...] = ()


class PowerUsed(Tale, frozen=True):
    by: Piece
    power: Power
    rule: str = "catacombs.lord.punch-or-one-special"


class Spawned(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.lord.may-summon-more"


ActionsEvent = (
    Passed | HeldBack | Raged | SpellCast | Moved | ChangedPlaces | ItemUsed | Softened | Healed | PowerUsed | Spawned
)  # fmt: skip
