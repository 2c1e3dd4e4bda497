"""The rows of content/*.toml, typed: weapons and armour, people and monsters, spells and traps."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from souterrain.core.book import Row
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

from .ids import ArmourId, CharacterId, ItemId, MissileId, MonsterId, RuleId, SpellId, WeaponId
from .prices import Race
from .states import Profile

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
    rule: Annotated[str, ref("rule")] = "ahq.explore.trap.disarm.any-hero"
    """What it does to whoever springs it."""
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
    """The emblems of what is no row: things on the map, what a figure is under, the game master's counters, quests."""

    feature: dict[str, Emblem]
    effect: dict[str, Emblem]
    ability: dict[str, Emblem]
    counter: dict[str, Emblem]
    quest: dict[str, Emblem]


ItemRow: TypeAlias = Weapon | Missile | Ammunition | Armour | Gear
