"""The rows of content/*.toml, typed. The world holds their ids only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, TypeAlias, get_args

from msgspec import Struct

from souterrain.core.book import Book, Row, Source
from souterrain.core.content import RollTable, content, read
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

from .ids import ArmourId, CharacterId, ItemId, MissileId, MonsterId, RuleId, SpellId, WeaponId
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
    Race,
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
from .states import Profile

PACKAGE = "souterrain.games.ahq"

STRENGTH_COLUMN = (0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9)
"""The column of a weapon's dice for Strength 0 to 12."""

Ability = Literal["berserk", "contagious", "fear", "flying", "invulnerable", "regeneration"]
Art = Literal["", "globe", "jezzail", "warpfire", "warp-scroll", "censer"]
"""What only a specialist does."""
MatrixName = Literal["skaven", "orc", "chaos", "undead", "heroquest"]
Kin = Literal["", "undead", "orcish", "bandaged"]
"""What some monsters have in common that certain things are made against."""
Job = Literal["", "rope", "spikes", "fire", "rats", "bats"]
"""What a thing is good for in a room that has a hazard: to climb, to hold a ladder, to burn, to drive vermin out."""


class Weapon(Row, frozen=True, kw_only=True):
    """A hand-to-hand weapon.

    Rules: ahq.weapon.melee.unlisted, ahq.weapon.melee.fists, ahq.weapon.melee.claws, ahq.weapon.melee.great-club,
    ahq.treasure.magic-weapon.type-rules-apply, ahq.treasure.magic-sword.bonuses-precision-and-damage."""

    id: str
    emblem: Emblem = ""
    dice: tuple[int, ...]
    fumble: int = 1
    critical: int = 12
    long: bool = False
    two_handed: bool = False
    thrown: Annotated[str, ref("missile")] = ""
    wizard: bool = False
    magic: bool = False
    weapon_skill: int = 0
    strength: int = 0
    on_wound: Literal["", "poisoned-blade"] = ""
    slays: Kin = ""
    """A hit destroys those of this kin at once."""
    bane: Kin = ""
    """Those of this kin may be attacked once more in a turn."""
    rule: RuleId = ""
    """The rule of what only it does."""

    def damage(self, strength: int) -> int:
        """Damage dice in the hand of a figure with this Strength; 0 when it is too weak for the weapon."""
        return self.dice[STRENGTH_COLUMN[max(1, min(12, strength + self.strength))]]


class Missile(Row, frozen=True, kw_only=True):
    """A thrown or fired weapon.

    Rules: ahq.setup.sheet.weapon-range, ahq.weapon.ranged.long-bow-strength,
    ahq.treasure.magic-bow.type-restrictions."""

    id: str
    emblem: Emblem = ""
    range: int
    dice: int
    moving: bool = False
    strength: int = 0
    reload: int = 0
    ammunition: str = ""
    magic: bool = False


class Ammunition(Row, frozen=True, kw_only=True):
    """What a bow or a crossbow shoots.

    Rules: ahq.treasure.magic-arrows.deadly, ahq.treasure.magic-arrows.assassin,
    ahq.treasure.magic-arrows.ordinary-ranged-rules."""

    id: str
    emblem: Emblem = ""
    flies_from: str
    dice: int = 0
    sure: bool = False
    critical_wound: int = 12
    magic: bool = False


class Armour(Row, frozen=True, kw_only=True):
    """What is worn: armour, shield, helm, ring, amulet.

    Rule: ahq.treasure.shield.two-handed-weapons-not-excluded."""

    id: str
    emblem: Emblem = ""
    place: Literal["body", "shield", "helm", "ring", "amulet"]
    bow: int = 0
    toughness: int = 0
    speed: int = 0
    metal: bool = False
    magic: bool = False
    wizard: bool = False
    ward: int = 0
    ward_by_intelligence: bool = False
    lore: int = 0
    """What it adds to the wearer's Intelligence when he casts a spell."""
    rule: RuleId = ""
    """The rule of its ward, or of what only it does."""


class Gear(Row, frozen=True, kw_only=True):
    """Everything else that is carried."""

    id: str
    emblem: Emblem = ""
    use: Annotated[str, ref("use")] = ""
    """The handler for whoever uses it at the start of his turn, and its rule."""
    rule: RuleId = ""
    worth: int = 0
    magic: bool = False
    component: bool = False
    monsters_only: bool = False
    spends: Literal["", "charge", "spell", "recall"] = ""
    """What it costs a Wizard to cast from it: one of its charges, the spell that is written on it, or one of those that
    he has stored in it."""
    stores: int = 0
    """How many spells can be stored in it."""
    book: bool = False
    """A Wizard who has it knows the spells that are written in it."""
    fights_only: bool = False
    """It is used at the start of a combat turn, outside every enemy's Death Zone."""
    slays: Kin = ""
    """Sprinkled on one of this kin instead of an attack, it destroys it."""
    holds_fate: bool = False
    """Its charges are Fate Points."""
    job: Job = ""
    chart: bool = False
    """It shows where something lies: whoever studies it in town knows of a quest more."""
    deadly: Annotated[str, ref("gear")] = ""
    """What is left of it once it is known to be deadly."""


class Character(Profile, kw_only=True, forbid_unknown_fields=True):
    """A ready-made Hero, a Henchman, or somebody met in a hazard room.

    Rule: ahq.combat.fate.starting-number."""

    id: str
    spare: str = ""
    """Why it is there though no table leads to it."""
    emblem: Emblem = ""
    rank: Emblem = ""
    race: Race
    fate: int
    wizard: bool = False
    """Casts spells, and wears and wields what a Wizard may."""
    casts: bool = False
    """Casts spells without being a Wizard."""
    unsure: bool = False
    """Every spell needs a test of Intelligence."""
    slow: bool = False
    """Pays double to learn a spell."""
    henchman: bool = False
    free: bool = False
    """The Henchman who comes along for nothing where few Heroes go."""
    bystander: bool = False
    feeble: bool = False
    """Goes half as far as others in an exploration turn."""
    lame: bool = False
    """Cannot run."""
    rule: RuleId = ""
    """The rule of somebody whom the rulebook names."""
    hinders: bool = False
    """Gets in the way of those who look for traps."""
    ransom: int = 0
    """Gold Crowns for whoever brings him or her home."""
    hire: int = 0
    """What it costs to take him on, where he can be hired at all."""
    pay: int = 0
    """What he wants after each expedition."""
    replaces: dict[CharacterId, int] = {}
    """Those who can be exchanged for him."""
    robs: bool = False
    """Shows his true colours when the expedition is over."""
    proves: CharacterId = ""
    """What he goes on as, if he turns out to be honest."""
    made: dict[str, str] = {}
    """How a Hero of this race and calling is made: the dice of each characteristic.

    Rules: ahq.create.characteristics.roll, ahq.create.wizard.elf.characteristics, ahq.create.wizard.human,
    ahq.create.wizard.elf.spells, ahq.create.wizard.elf.components."""
    chooses: int = 0
    """How many of the spells he may choose, where he does not know them all."""
    first_game: bool = False
    veteran: bool = False
    """One of the heroes of HeroQuest, who may bring along what he found there."""
    weapons: tuple[ItemId, ...] = ()
    worn: tuple[ArmourId, ...] = ()
    gear: dict[ItemId, int] = {}
    spells: tuple[SpellId, ...] = ()
    components: int = 0


class Monster(Profile, kw_only=True, forbid_unknown_fields=True):
    """A monster's reference card.

    Rule: ahq.campaign.monster-cards-from-tables."""

    id: str
    spare: str = ""
    """Why it is there though no table leads to it."""
    emblem: Emblem = ""
    rank: Emblem = ""
    value: float
    weapon: WeaponId
    dice: tuple[int, ...]
    bow: MissileId = ""
    spells: dict[SpellId, int] = {}
    items: tuple[ItemId, ...] = ()
    abilities: tuple[Ability, ...] = ()
    art: Art = ""
    charges: int = 0
    ordinary: MonsterId = ""
    sentry: bool = False
    character: bool = False
    large: bool = False
    bound: bool = False
    vanishes: bool = False
    """Gone after one combat turn, with half of the gold."""
    harmless: bool = False
    kin: tuple[Kin, ...] = ()
    harmed_by: WeaponId = ""
    """The one weapon that can harm it."""
    rule: RuleId = ""
    """The rule of a card that the rulebook gives to a name."""


class Due(Row, frozen=True, kw_only=True):
    """Character Monsters of later dungeons, which only a Character counter brings, in order."""

    monsters: tuple[MonsterId, ...]


class Matter(Row, frozen=True, kw_only=True):
    """What a dark spell is made of, which nobody carries."""

    id: str


class Spell(Row, frozen=True, kw_only=True):
    """A spell: its components and its handler in `spells`.

    Rules: ahq.magic.colleges, ahq.magic.spell-book.bright, ahq.magic.skaven.known-spells."""

    id: str
    emblem: Emblem = ""
    rule: RuleId
    components: tuple[Annotated[str, ref("gear", "matter")], ...]
    cast: Annotated[str, ref("cast")]
    starting: bool = False
    dark: bool = False
    clears: bool = False
    """It burns a whole room of vermin."""
    range: int = 0
    dice: int = 0
    dice_failed: int = 0
    test: bool = False
    combat: bool = True
    exploration: bool = True
    at_any_time: bool = False
    """No enemy keeps the caster from it."""


class TrapRow(Row, frozen=True, kw_only=True):
    """A trap: what it takes to notice and to disarm it, and its handler in `traps.springing`.

    Rule: ahq.trap.pit.no-disarm."""

    id: str
    emblem: Emblem = ""
    spring: Annotated[str, ref("spring")]
    spot: int
    disarm: int
    dice: int = 0
    hole: bool = False
    """It bars its own square only, and can be jumped over."""
    hasty: bool = False
    """Left alone it bars no square, but goes off on whoever passes it in haste."""


class Piece(Row, frozen=True, kw_only=True):
    """A piece of furniture.

    Rule: ahq.heroquest.furniture.table-and-rack-obstacles."""

    id: str
    emblem: Emblem
    w: int
    h: int
    rule: RuleId
    wall: bool = False
    """It stands against a wall, its longer side along it."""
    finds: Literal["", "cupboard", "rack", "bookcase"] = ""
    """The table of what there is in it."""
    table: RuleId = ""
    """The rule of that table."""
    anybody: bool = False
    """All figures may take what there is, in a fight too."""
    weapon: WeaponId = ""
    """What may be taken from it for one fight."""


class Heirloom(Row, frozen=True, kw_only=True):
    """Something that a hero may bring along from earlier adventures."""

    item: ItemId
    most: int = 1
    unique: bool = False
    """There is one in the whole company."""


class Adventure(Row, frozen=True, kw_only=True):
    """An adventure of HeroQuest, and what it changes in the cards of monsters."""

    id: str
    rule: RuleId = ""
    change: dict[MonsterId, dict[str, int]] = {}


class Board(Row, frozen=True, kw_only=True):
    """A labyrinth's board, as a drawing."""

    id: str
    plan: str


class Emblems(Struct, frozen=True, forbid_unknown_fields=True):
    """The emblems of what is no row: things on the map, what a figure is under, the game master's counters."""

    feature: dict[str, Emblem]
    effect: dict[str, Emblem]
    ability: dict[str, Emblem]
    counter: dict[str, Emblem]


ItemRow: TypeAlias = Weapon | Missile | Ammunition | Armour | Gear


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
