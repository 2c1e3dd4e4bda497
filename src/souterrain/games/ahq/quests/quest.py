"""Quests: what the heroes came for, which monsters they meet, where the stairs are. A quest is a TOML file."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct, field, to_builtins
from msgspec.structs import replace

from souterrain.core.content import content, parse
from souterrain.core.errors import BadSetup
from souterrain.core.say import Arg, Say
from souterrain.crawl.squares import Side, Square

from ..catalogue import PACKAGE
from ..master.matrices import MusterRow
from .check import COUNTERS, check

BUILT_IN = ("expedition", "tobaro", "hunt")


class Objective(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must be done before the heroes return to the surface: find a treasure in the Quest Room of the last level,
    slay a named monster, or slay all Character Monsters and take their items."""

    kind: Literal["treasure", "slay", "characters"]
    treasure: str = ""
    gold: int = 0
    monster: str = ""
    characters: tuple[str, ...] = ()


class Reward(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What each surviving hero receives on success."""

    fate: int = 0
    gold: int = 0


class Placed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Character Monster that waits in the Quest Room of a level."""

    level: int
    monster: str
    items: tuple[str, ...] = ()
    rolled: Literal["", "ring-of-magic-protection"] = ""
    """An item whose level is rolled when the quest starts."""


class AreaDoor(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A door of a prepared area: on a side of a square, leading to another area."""

    at: Square
    side: Side
    to: str


class Area(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a Quest Location: a section drawn beforehand with its monsters, trap and treasure."""

    id: str
    level: int
    x: int
    y: int
    w: int
    h: int
    kind: Literal["room", "corridor"] = "room"
    monsters: dict[str, int] = {}
    gold: int = 0
    chest: Square | None = None
    chest_trap: str = ""
    trap: str = ""
    treasure: str = ""
    doors: tuple[AreaDoor, ...] = ()


class Quest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A quest file."""

    id: str
    name: dict[str, str]
    intro: dict[str, str]
    objective: Objective
    levels: tuple[int, int] = (1, 1)
    """The fewest and the most levels that the dungeon may have."""
    matrices: str = ""
    muster: tuple[MusterRow, ...] = ()
    heroes: int = 0
    henchmen: tuple[str, ...] = ()
    stairs_down: Literal["anywhere", "quest-room"] = "anywhere"
    single_quest_room: bool = False
    survivors_only: bool = False
    single_expedition: bool = False
    reward: Reward = Reward()
    character: tuple[Placed, ...] = ()
    available: tuple[str, ...] = ()
    """Character Monsters that the game master may use from the start."""
    due: tuple[str, ...] = ("assassin", "plague-monk", "censer-bearer", "mors-warlord", "warp-weaver", "white-sorcerer")
    """Character Monsters of later dungeons, which only a Character counter brings here, in order."""
    counters: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTERS, 4))
    area: tuple[Area, ...] = ()

    def matrix(self) -> str:
        """The set of matrices in use: the quest's own or a named one."""
        return self.matrices or self.id


@lru_cache(maxsize=64)
def read_quest(id: str, text: str = "") -> Quest:
    """A quest by its name, or from the text of a quest file; a faulty one is refused with the reason."""
    name: Arg = Say("your-quest") if text else f"{id}.toml"
    if not text:
        if id not in BUILT_IN:
            raise BadSetup("bad-quest-unknown", quest=id[:40], known=", ".join(BUILT_IN))
        text = content(PACKAGE, f"content/quests/{id}.toml").read_text("utf-8")
    quest = parse(text, Quest, name)
    check(quest, name)
    return quest


@lru_cache(maxsize=64)
def without_secrets(text: str) -> str:
    """A quest file without its drawn areas and its Character Monsters: what the heroes may know of it."""
    known = replace(read_quest("", text), area=(), character=(), available=(), due=())
    return "".join(f"{field} = {_toml(value)}\n" for field, value in to_builtins(known).items())


def _toml(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_toml(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
