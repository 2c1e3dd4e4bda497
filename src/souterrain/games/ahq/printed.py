"""The rows of the printed tables: what a die, or two of them, may come to."""

from __future__ import annotations

from typing import Literal

from souterrain.core.book import Row

from .ids import CharacterId, ItemId, MonsterId, PieceId, RuleId, SpellId, TrapId

# --- the dungeon


class Length(Row, frozen=True, kw_only=True):
    """How long a passage is."""

    roll: str
    sections: int


class Feature(Row, frozen=True, kw_only=True):
    """What a passage has."""

    roll: str
    doors: int = 0
    monsters: bool = False


End = Literal["junction", "turn-left", "turn-right", "dead-end", "stairs-down", "stairs-out"]


class CorridorEnd(Row, frozen=True, kw_only=True):
    """Where a passage leads."""

    roll: str
    kind: End


class RoomType(Row, frozen=True, kw_only=True):
    """What kind of room lies behind a door."""

    roll: str
    kind: Literal["normal", "hazard", "lair", "quest"]
    large: bool = False


class RoomDoors(Row, frozen=True, kw_only=True):
    """How many further doors a room has."""

    roll: str
    doors: int


class SecretDoor(Row, frozen=True, kw_only=True):
    """What the search of a wall brings."""

    roll: str
    find: Literal["counter", "nothing", "door"]


class HiddenTreasure(Row, frozen=True, kw_only=True):
    """What the search of a room brings."""

    roll: str
    find: Literal["counter", "nothing", "cache", "magic"]


class LabyrinthCorridor(Row, frozen=True, kw_only=True):
    """What a corridor of the labyrinth has."""

    roll: str
    doors: int = 0
    monsters: bool = False


class LabyrinthJunction(Row, frozen=True, kw_only=True):
    """How the far end of a corridor is."""

    roll: str
    blocked: bool = False


class LabyrinthRoom(Row, frozen=True, kw_only=True):
    """What a room of the labyrinth holds."""

    roll: str
    holds: Literal["nothing", "hazard", "monsters", "stairs"]


class SoloEvent(Row, frozen=True, kw_only=True):
    """What happens in a turn without a game master."""

    roll: str
    event: Literal["trap", "nothing", "wandering"]


class MatrixRow(Row, frozen=True, kw_only=True):
    """Who is met together, and the gold they carry."""

    roll: str
    monsters: dict[MonsterId, int]
    gold: int = 0
    specialist: bool = False
    """One of the set's specialists is rolled in addition."""


class HazardResult(Row, frozen=True, kw_only=True):
    """A result of one of the tables of hazard rooms, and who or what comes with it."""

    roll: str
    result: str
    character: CharacterId = ""
    monster: MonsterId = ""
    item: ItemId = ""


# --- furniture


class Furnishing(Row, frozen=True, kw_only=True):
    """What stands in a room, if anything."""

    roll: str
    piece: PieceId = ""


class Find(Row, frozen=True, kw_only=True):
    """What there is in a piece of furniture."""

    roll: str
    gold: int = 0
    items: dict[ItemId, int] = {}
    bite: int = 0
    """What it costs in Weapon Skill to put one's hand in."""
    spells: int = 0
    """How many are written in the book."""
    again: int = 0
    """How often more the die is rolled."""


# --- traps


class TrapResult(Row, frozen=True, kw_only=True):
    """A result of one of the two columns of the trap table."""

    roll: str
    trap: TrapId


class TrappedSpell(Row, frozen=True, kw_only=True):
    """A result of the magic trap."""

    roll: str
    spell: SpellId


# --- treasure


class ChestRow(Row, frozen=True, kw_only=True):
    """What a chest holds, and how that is told."""

    roll: str
    holds: str
    gold: int = 0
    items: dict[ItemId, int] = {}
    potion: bool = False
    magic: bool = False


class KindRow(Row, frozen=True, kw_only=True):
    """A kind of magic treasure, and the rule of the table on which the very item is rolled."""

    roll: str
    kind: Literal[
        "stone",
        "amulet",
        "charged",
        "ring",
        "shield-helm",
        "magic-weapon",
        "written",
        "potion",
        "missiles",
        "magic-bow",
        "magic-sword",
        "magic-armour",
    ]
    rule: RuleId = ""
    item: ItemId = ""
    """The item itself, where no table follows."""


class ItemResult(Row, frozen=True, kw_only=True):
    """A thing, or several, that a table yields.

    Rule: ahq.treasure.magic-weapon.two-axe-rows."""

    roll: str
    item: ItemId
    count: int = 1


class ScrollRow(Row, frozen=True, kw_only=True):
    """How many spells a scroll holds."""

    roll: str
    spells: int


class SpellResult(Row, frozen=True, kw_only=True):
    """The spell of a wand or scroll."""

    roll: str
    spell: SpellId


Gas = Literal["medium", "nausea", "madness", "strong", "deadly"]


class GasResult(Row, frozen=True, kw_only=True):
    """A result of the gas trap."""

    roll: str
    gas: Gas


Plan = Literal["reinforcements", "move-attack", "attack-move", "ranged"]


class PlanResult(Row, frozen=True, kw_only=True):
    """A result of the solo rules' strategy tables."""

    roll: str
    plan: Plan
