"""Actions, spells, equipment, powers."""

from __future__ import annotations

from .words import Item, Piece, Power, Spell, Tale


class Passed(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.combat.one-action-per-hero"


class SpellCast(Tale, frozen=True):
    spell: Spell
    by: Piece
    rule: str = "catacombs.spell.one-card-is-the-action"


class Moved(Tale, frozen=True):
    """A piece was put down somewhere by a card or a power."""

    who: Piece
    rule: str = "catacombs.general.card-text-beats-rules"


class ItemUsed(Tale, frozen=True):
    by: Piece
    item: Item
    rule: str = "catacombs.equipment.timing-and-frequency-on-card"


class Healed(Tale, frozen=True):
    target: Piece
    points: int
    left: int
    rule: str = "catacombs.health.never-above-initial"


class PowerUsed(Tale, frozen=True):
    by: Piece
    power: Power
    rule: str = "catacombs.lord.punch-or-one-special"


class Spawned(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.lord.may-summon-more"


ActionsEvent = Passed | SpellCast | Moved | ItemUsed | Healed | PowerUsed | Spawned
