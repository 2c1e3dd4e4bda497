"""The rows of content/*.toml, typed. The world holds their ids only."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from souterrain.core.book import Book, Row, Source
from souterrain.core.content import content, read
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

from .states import Profile

PACKAGE = "souterrain.games.ahq"

STRENGTH_COLUMN = (0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9)
"""The column of a weapon's dice for Strength 0 to 12."""

RuleId = Annotated[str, ref("rule")]
WeaponId = Annotated[str, ref("weapon")]
MissileId = Annotated[str, ref("missile")]
ArmourId = Annotated[str, ref("armour")]
ItemId = Annotated[str, ref("weapon", "missile", "ammunition", "armour", "gear")]
SpellId = Annotated[str, ref("spell")]
MonsterId = Annotated[str, ref("monster")]
TrapId = Annotated[str, ref("trap")]

Ability = Literal["berserk", "contagious", "fear", "flying", "invulnerable", "regeneration"]
Art = Literal["", "globe", "jezzail", "warpfire", "warp-scroll", "censer"]
"""What only a specialist does."""


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
    rule: RuleId = ""
    """The rule of its ward, where it has one."""


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
    holds_fate: bool = False
    """Its charges are Fate Points."""


class Character(Profile, kw_only=True, forbid_unknown_fields=True):
    """A ready-made Hero, a Henchman, or somebody met in a hazard room.

    Rule: ahq.combat.fate.starting-number."""

    id: str
    emblem: Emblem = ""
    rank: Emblem = ""
    race: Literal["human", "dwarf", "elf"]
    fate: int
    wizard: bool = False
    henchman: bool = False
    bystander: bool = False
    hinders: bool = False
    """Gets in the way of those who look for traps."""
    first_game: bool = False
    weapons: tuple[ItemId, ...] = ()
    worn: tuple[ArmourId, ...] = ()
    gear: dict[ItemId, int] = {}
    spells: tuple[SpellId, ...] = ()
    components: int = 0


class Monster(Profile, kw_only=True, forbid_unknown_fields=True):
    """A monster's reference card."""

    id: str
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
    harmless: bool = False


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
    range: int = 0
    dice: int = 0
    dice_failed: int = 0
    test: bool = False
    combat: bool = True
    exploration: bool = True


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


class TrapResult(Row, frozen=True, kw_only=True):
    """A result of one of the two columns of the trap table."""

    roll: str
    trap: TrapId


class TrappedSpell(Row, frozen=True, kw_only=True):
    """A result of the magic trap."""

    roll: str
    spell: SpellId


class ChestRow(Row, frozen=True, kw_only=True):
    """What a chest holds."""

    roll: str
    id: str
    gold: int = 0
    items: dict[ItemId, int] = {}
    potion: bool = False
    magic: bool = False


class KindRow(Row, frozen=True, kw_only=True):
    """A kind of magic treasure, and the rule of the table on which the very item is rolled."""

    roll: str
    kind: Literal[
        "dawnstone",
        "amulet",
        "wand",
        "ring",
        "shield-helm",
        "magic-weapon",
        "scroll",
        "potion",
        "missiles",
        "bow",
        "sword",
        "magic-armour",
    ]
    rule: RuleId = ""


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


class Emblems(Struct, frozen=True, forbid_unknown_fields=True):
    """The emblems of what is no row: things on the map, what a figure is under, the game master's counters."""

    feature: dict[str, Emblem]
    effect: dict[str, Emblem]
    counter: dict[str, Emblem]


ItemRow: TypeAlias = Weapon | Missile | Ammunition | Armour | Gear


class Catalogue(Book):
    """All rows of the game, closed when it is put together."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.weapons = source.rows("weapons.toml", "weapon", Weapon)
        self.missiles = source.rows("missiles.toml", "missile", Missile)
        self.ammunition = source.rows("missiles.toml", "ammunition", Ammunition)
        self.armour = source.rows("armour.toml", "armour", Armour)
        self.gear = source.rows("gear.toml", "gear", Gear)
        self.characters = source.rows("heroes.toml", "character", Character, root=True)
        self.monsters = source.rows("monsters.toml", "monster", Monster)
        self.spells = source.rows("spells.toml", "spell", Spell)
        source.rows("spells.toml", "matter", Matter)
        self.traps = source.rows("traps.toml", "trap", TrapRow)
        self.traps_on_floors = source.table("traps.toml", "floor", TrapResult, 1, 12)
        self.traps_on_chests = source.table("traps.toml", "lid", TrapResult, 1, 12)
        self.trapped_spells = source.table("traps.toml", "trapped", TrappedSpell, 1, 12)
        self.gases = source.table("traps.toml", "gas", GasResult, 1, 12)
        self.chests = source.table("treasure.toml", "chest", ChestRow, 1, 12)
        self.magic = source.table("treasure.toml", "magic", KindRow, 2, 24)
        self.scrolls = source.table("treasure.toml", "scroll", ScrollRow, 1, 12)
        self.inscribed = source.table("treasure.toml", "inscribed", SpellResult, 2, 24)
        self.magic_armour = source.table("treasure.toml", "magic-armour", ItemResult, 2, 24)
        self.even_odd = {kind: source.table("treasure.toml", kind, ItemResult, 1, 2) for kind in ("amulet", "potion")}
        self.item_tables = {
            kind: source.table("treasure.toml", kind, ItemResult, 1, 12)
            for kind in ("ring", "shield-helm", "magic-weapon", "missiles", "bow", "sword")
        }
        self.melee_plans = source.table("solo.toml", "melee", PlanResult, 1, 12)
        self.mixed_plans = source.table("solo.toml", "mixed", PlanResult, 1, 12)


BOOK = Catalogue.of(PACKAGE)

WEAPONS, MISSILES, AMMUNITION, ARMOUR, GEAR = BOOK.weapons, BOOK.missiles, BOOK.ammunition, BOOK.armour, BOOK.gear
CHARACTERS, MONSTERS, SPELLS, TRAPS = BOOK.characters, BOOK.monsters, BOOK.spells, BOOK.traps
EMBLEMS = read(content(PACKAGE, "content/emblems.toml"), Emblems)

ITEMS: dict[str, ItemRow] = {**WEAPONS, **MISSILES, **AMMUNITION, **ARMOUR, **GEAR}
"""Everything that can be carried, by id."""
