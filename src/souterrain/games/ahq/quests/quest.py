"""Quests: what the heroes came for, which monsters they meet, where the stairs are. A quest is a TOML file."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from souterrain.crawl.squares import Side, Square

from ..master.matrices import MusterRow
from .elements import AnyElement

OWN = "own"
"""Stands for the dungeon's own matrices where another set could be named."""

COUNTERS = ("trap", "wandering", "ambush", "escape", "character", "fate")


class Objective(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must be done before the heroes return to the surface: find a treasure in the Quest Room of the last level,
    slay a named monster, or slay all Character Monsters and take their items. The others belong to elements of a quest:
    to endure, to rout all defenders, to escape, to bring prisoners or a patron home, to collect a treasure's pieces.

    Rule: ahq.tobaro.objective."""

    kind: Literal["treasure", "slay", "characters", "endure", "rout", "escape", "rescue", "escort", "collect"]
    treasure: str = ""
    monster: str = ""
    characters: tuple[str, ...] = ()
    turns: int = 0
    character: str = ""
    """Who is to be brought home."""
    pieces: tuple[str, ...] = ()


class Reward(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What each surviving hero receives on success, and what they all share.

    Rule: ahq.dungeon.amulet.fate-per-piece."""

    fate: int = 0
    gold: int = 0
    purse: int = 0


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


class AreaPiece(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of furniture of a prepared area: its north-western square, and whether it is turned."""

    piece: str
    at: Square
    turned: bool = False


class Area(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a Quest Location: a section drawn beforehand with its monsters, trap and treasure.

    Rule: ahq.trap.quest-location.preset."""

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
    items: tuple[str, ...] = ()
    """What lies in the chest, instead of what a roll would bring."""
    captives: tuple[str, ...] = ()
    """Those whom its monsters guard, and who go with the heroes once they are dead."""
    trap: str = ""
    treasure: str = ""
    doors: tuple[AreaDoor, ...] = ()
    furniture: AreaPiece | None = None
    posts: tuple[Square, ...] = ()
    """Where its monsters stand, where the map says so."""
    stash_gold: int = 0
    stash: tuple[str, ...] = ()
    """What a search of the room finds, where adventures are played by the map."""
    body_points: int = 0
    """What it costs the first hero who comes in."""


class Quest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A quest file.

    Rules: ahq.dungeon.amulet.three-levels, ahq.tobaro.levels, ahq.tobaro.party, ahq.tobaro.monsters.matrices,
    ahq.gm.character.amulet-schedule, ahq.gm.character.amulet-six, ahq.campaign.quest.must-define,
    ahq.campaign.designer.may-change-tables, ahq.campaign.monsters.other-kinds."""

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
    fate_gain: tuple[int, ...] = ()
    """Fate Points for its treasure by the number of expeditions, where the printed table is too hard for so large a
    dungeon."""
    character: tuple[Placed, ...] = ()
    available: tuple[str, ...] = ()
    """Character Monsters that the game master may use from the start."""
    due: tuple[str, ...] | None = None
    """Character Monsters of later dungeons, which only a Character counter brings here, in order; those of the
    catalogue where it names none."""
    counters: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTERS, 4))
    area: tuple[Area, ...] = ()
    revisited: str = ""
    """The adventure of HeroQuest that it is, if it is one: its map says where monsters stand and what is found.

    Rule: ahq.heroquest.revisited.which-rules."""
    labyrinth: tuple[int, ...] = ()
    """Levels that are laid on the labyrinth's board."""
    labyrinth_matrices: str = ""
    """Whose wandering monsters are met there: those of a named set, or "own", which are the dungeon's; the labyrinth's
    own matrix where it names none."""
    element: tuple[AnyElement, ...] = ()
    """Its special rules."""
    change: dict[str, dict[str, Any]] = {}
    add: dict[str, list[dict[str, Any]]] = {}
    words: dict[str, dict[str, dict[str, dict[str, str]]]] = {}
    """What it changes in the catalogue and adds to it, as an overlay does."""

    def matrix(self) -> str:
        """The set of matrices in use: the quest's own or a named one."""
        return self.matrices or self.id
