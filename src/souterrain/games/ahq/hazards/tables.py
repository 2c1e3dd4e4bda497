"""The tables of content/hazards.toml."""

from __future__ import annotations

from msgspec import Struct

from souterrain.core.content import RollTable, content, parse_rows

from ..catalogue import PACKAGE


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    roll: str
    result: str


_FILE = "hazards.toml"
_TEXT = content(PACKAGE, f"content/{_FILE}").read_text("utf-8")


def _table(key: str) -> RollTable[Result]:
    return RollTable(parse_rows(_TEXT, Result, key, _FILE), 1, 12, _FILE)


HAZARDS = _table("hazard")
NPC = _table("npc")
ROGUE = _table("rogue")
STATUE = _table("statue")
MOULD = _table("mould")
MUSHROOM = _table("mushroom")
FOUNTAIN = _table("fountain")
CIRCLE = _table("circle")
TRAPDOOR = _table("trapdoor")
CRYPT = _table("crypt")
