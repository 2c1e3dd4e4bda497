"""The catalogue: the rows of content/*.toml, held together. The world holds their ids only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, get_args

from souterrain.core.book import Book, Source
from souterrain.core.content import RollTable, content, read

from .prices import (
    Cure,
    FateGain,
    Happening,
    Heraldry,
    Idea,
    Lead,
    Lesson,
    Living,
    Place,
    RaceRow,
    Start,
    Training,
    Ware,
)
from .printed import (
    ChestRow,
    CorridorEnd,
    Feature,
    Find,
    Furnishing,
    GasResult,
    HazardResult,
    HiddenTreasure,
    ItemResult,
    KindRow,
    LabyrinthCorridor,
    LabyrinthJunction,
    LabyrinthRoom,
    Length,
    MatrixRow,
    PlanResult,
    RoomDoors,
    RoomType,
    ScrollRow,
    SecretDoor,
    SoloEvent,
    SpellResult,
    TrappedSpell,
    TrapResult,
)
from .rows import (
    Adventure,
    Ammunition,
    Armour,
    Board,
    Character,
    Due,
    Emblems,
    Gear,
    Heirloom,
    ItemRow,
    MatrixName,
    Matter,
    Missile,
    Monster,
    Piece,
    Spell,
    TrapRow,
    Weapon,
)

PACKAGE = "souterrain.games.ahq"

MatrixKind = Literal["wandering", "lair", "quest", "specialist"]
Matrix = Mapping[MatrixKind, RollTable[MatrixRow]]
"""Who is met as wandering monsters, in a lair, in a Quest Room; some results add a specialist."""


class Catalogue(Book):
    """All rows of the game, closed when it is put together."""

    words: ClassVar[Mapping[str, str]] = {
        "monster": "figure-",
        "character": "figure-",
        "piece": "furniture-",
        **dict.fromkeys(("weapon", "missile", "ammunition", "armour", "gear", "matter"), "item-"),
    }

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.weapons = source.rows("weapons.toml", "weapon", Weapon)
        self.missiles = source.rows("missiles.toml", "missile", Missile)
        self.ammunition = source.rows("missiles.toml", "ammunition", Ammunition)
        self.armour = source.rows("armour.toml", "armour", Armour)
        self.gear = source.rows("gear.toml", "gear", Gear)
        self.items: dict[str, ItemRow] = {
            **self.weapons,
            **self.missiles,
            **self.ammunition,
            **self.armour,
            **self.gear,
        }
        self.characters = source.rows("heroes.toml", "character", Character, root=True)
        self.heroes = tuple(
            row.id for row in self.characters.values() if not (row.henchman or row.bystander or row.made)
        )
        self.free_henchman = next(row.id for row in self.characters.values() if row.free)
        self.monsters = source.rows("monsters.toml", "monster", Monster)
        self.peaceful = {id for id, row in self.monsters.items() if row.harmless}
        self.peaceful |= {id for id, row in self.characters.items() if row.bystander}
        self.spells = source.rows("spells.toml", "spell", Spell)
        source.rows("spells.toml", "matter", Matter)
        self._dungeon(source, "dungeon.toml")
        self._labyrinth(source, "labyrinth.toml")
        self._heroquest(source, "furniture.toml", "heroquest.toml")
        self._hazards(source, "hazards.toml")
        self._traps(source, "traps.toml")
        self._treasure(source, "treasure.toml")
        self._town(source, "town.toml")
        self.matrices = {name: _matrix(source, name) for name in get_args(MatrixName)}
        self.due = source.one("monsters.toml", "due", Due).monsters
        self.melee_plans = source.table("solo.toml", "melee", PlanResult, 1, 12)
        self.mixed_plans = source.table("solo.toml", "mixed", PlanResult, 1, 12)

    def _dungeon(self, source: Source, file: str) -> None:
        self.lengths = source.table(file, "length", Length, 1, 12)
        self.features = source.table(file, "feature", Feature, 2, 24)
        self.ends = source.table(file, "end", CorridorEnd, 2, 24)
        self.rooms = source.table(file, "room", RoomType, 1, 12)
        self.room_doors = source.table(file, "doors", RoomDoors, 1, 12)
        self.secret_doors = source.table(file, "secret", SecretDoor, 1, 12)
        self.hidden_treasure = source.table(file, "hidden", HiddenTreasure, 2, 24)
        self.solo_events = source.table(file, "solo", SoloEvent, 1, 12)

    def _labyrinth(self, source: Source, file: str) -> None:
        self.boards = source.rows(file, "board", Board, root=True)
        self.labyrinth_corridors = source.table(file, "labyrinth-corridor", LabyrinthCorridor, 1, 12)
        self.labyrinth_junctions = source.table(file, "labyrinth-junction", LabyrinthJunction, 1, 12)
        self.labyrinth_rooms = source.table(file, "labyrinth-room", LabyrinthRoom, 1, 12)
        self.labyrinth_doors = source.table(file, "labyrinth-doors", RoomDoors, 1, 12)
        self.labyrinth_secret_doors = source.table(file, "labyrinth-secret", SecretDoor, 1, 12)
        self.labyrinth_hidden_treasure = source.table(file, "labyrinth-hidden", HiddenTreasure, 2, 24)
        self.labyrinth_wandering = source.table(file, "labyrinth-wandering", MatrixRow, 1, 12)

    def _heroquest(self, source: Source, furniture: str, heirlooms: str) -> None:
        self.pieces = source.rows(furniture, "piece", Piece)
        self.furniture = source.table(furniture, "furniture", Furnishing, 1, 12)
        self.finds = {kind: source.table(furniture, kind, Find, 1, 12) for kind in ("cupboard", "rack", "bookcase")}
        self.heirlooms = source.listed(heirlooms, "heirloom", Heirloom)
        self.adventures = source.rows(heirlooms, "adventure", Adventure, root=True)

    def _hazards(self, source: Source, file: str) -> None:
        self.hazards = source.table(file, "hazard", HazardResult, 1, 12)
        self.lies_in = {row.result: row.item for row in self.hazards.rows if row.item}
        self.people = source.table(file, "npc", HazardResult, 1, 12)
        self.thefts = source.table(file, "rogue", HazardResult, 1, 12)
        self.statues = source.table(file, "statue", HazardResult, 1, 12)
        self.mould = source.table(file, "mould", HazardResult, 1, 12)
        self.mushrooms = source.table(file, "mushroom", HazardResult, 1, 12)
        self.fountain = source.table(file, "fountain", HazardResult, 1, 12)
        self.circle = source.table(file, "circle", HazardResult, 1, 12)
        self.trapdoor = source.table(file, "trapdoor", HazardResult, 1, 12)
        self.crypt = source.table(file, "crypt", HazardResult, 1, 12)

    def _traps(self, source: Source, file: str) -> None:
        self.traps = source.rows(file, "trap", TrapRow)
        self.traps_on_floors = source.table(file, "floor", TrapResult, 1, 12)
        self.traps_on_chests = source.table(file, "lid", TrapResult, 1, 12)
        self.trapped_spells = source.table(file, "trapped", TrappedSpell, 1, 12)
        self.gases = source.table(file, "gas", GasResult, 1, 12)

    def _treasure(self, source: Source, file: str) -> None:
        self.chests = source.table(file, "chest", ChestRow, 1, 12)
        self.magic = source.table(file, "magic", KindRow, 2, 24)
        self.scrolls = source.table(file, "scroll", ScrollRow, 1, 12)
        self.inscribed = source.table(file, "inscribed", SpellResult, 2, 24)
        self.magic_armour = source.table(file, "magic-armour", ItemResult, 2, 24)
        self.even_odd = {kind: source.table(file, kind, ItemResult, 1, 2) for kind in ("amulet", "potion")}
        self.item_tables = {
            kind: source.table(file, kind, ItemResult, 1, 12)
            for kind in ("ring", "shield-helm", "magic-weapon", "missiles", "magic-bow", "magic-sword")
        }

    def _town(self, source: Source, file: str) -> None:
        self.places = source.rows(file, "place", Place, root=True)
        self.living = source.one(file, "living", Living)
        self.fate_gains = source.listed(file, "fate-gain", FateGain)
        self.wares = source.rows(file, "ware", Ware, root=True)
        self.trainings = source.rows(file, "training", Training, root=True)
        self.lessons = source.rows(file, "lesson", Lesson, root=True)
        self.cures = source.rows(file, "cure", Cure, root=True)
        self.happenings = source.table(file, "happening", Happening, 2, 24)
        self.races = source.table("campaign.toml", "race", RaceRow, 1, 12)
        self.start = source.one("campaign.toml", "start", Start)
        self.devices = source.one("campaign.toml", "heraldry", Heraldry).devices
        self.leads = source.rows("campaign.toml", "lead", Lead, root=True)
        self.ideas = source.table("campaign.toml", "idea", Idea, 1, 12)


def _matrix(source: Source, name: str) -> Matrix:
    """The tables of one set of matrices."""
    file = "matrices.toml"
    kinds: tuple[MatrixKind, ...] = ("wandering", "lair", "quest")
    found = {kind: source.table(file, f"{name}-{kind}", MatrixRow, 1, 12) for kind in kinds}
    if any(row.specialist for table in found.values() for row in table.rows):
        found["specialist"] = source.table(file, f"{name}-specialist", MatrixRow, 1, 12)
    return found


BOOK = Catalogue.of(PACKAGE)
EMBLEMS = read(content(PACKAGE, "content/emblems.toml"), Emblems)
