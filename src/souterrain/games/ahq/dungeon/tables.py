"""The printed tables by which the dungeon grows, from content/dungeon.toml."""

from __future__ import annotations

from typing import Literal, TypeVar

from msgspec import Struct

from souterrain.core.content import HasRoll, RollTable, content, parse_rows
from souterrain.core.roll import Roll, Rules

from ..catalogue import PACKAGE

_FILE = content(PACKAGE, "content/dungeon.toml")
_TEXT = _FILE.read_text("utf-8")

R = TypeVar("R", bound="_Row")


class _Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    roll: str


class Length(_Row, frozen=True, kw_only=True):
    sections: int


class Feature(_Row, frozen=True, kw_only=True):
    doors: int = 0
    monsters: bool = False


End = Literal["junction", "turn-left", "turn-right", "dead-end", "stairs-down", "stairs-out"]


class CorridorEnd(_Row, frozen=True, kw_only=True):
    kind: End


class RoomType(_Row, frozen=True, kw_only=True):
    kind: Literal["normal", "hazard", "lair", "quest"]
    large: bool = False


class RoomDoors(_Row, frozen=True, kw_only=True):
    doors: int


class SecretDoor(_Row, frozen=True, kw_only=True):
    find: Literal["counter", "nothing", "door"]


class HiddenTreasure(_Row, frozen=True, kw_only=True):
    find: Literal["counter", "nothing", "cache", "magic"]


class SoloEvent(_Row, frozen=True, kw_only=True):
    event: Literal["trap", "nothing", "wandering"]


def _table(type: type[R], key: str, low: int, high: int) -> RollTable[R]:
    return RollTable(parse_rows(_TEXT, type, key, _FILE.name), low, high, f"{_FILE.name}: {key}")


LENGTH = _table(Length, "length", 1, 12)
FEATURES = _table(Feature, "feature", 2, 24)
ENDS = _table(CorridorEnd, "end", 2, 24)
ROOMS = _table(RoomType, "room", 1, 12)
ROOM_DOORS = _table(RoomDoors, "doors", 1, 12)
SECRET_DOORS = _table(SecretDoor, "secret", 1, 12)
HIDDEN_TREASURE = _table(HiddenTreasure, "hidden", 2, 24)
SOLO_EVENTS = _table(SoloEvent, "solo", 1, 12)

T = TypeVar("T", bound=HasRoll)


def look_up(table: RollTable[T], rule: str, by: str) -> Rules[T]:
    """Roll one die on a table.

    Rule: ahq.setup.dice.d12."""
    result: int = yield Roll("d12", rule, by)
    return table[result]


def look_up_two(table: RollTable[T], rule: str, by: str) -> Rules[T]:
    """Roll two dice on a table and add them.

    Rule: ahq.setup.dice.two."""
    one: int = yield Roll("d12", rule, by)
    other: int = yield Roll("d12", rule, by)
    return table[one + other]
