"""The rows of content/*.toml, typed. The world holds their ids only."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from souterrain.core.content import content, read, rows
from souterrain.core.emblems import Emblem

from .states import Profile

PACKAGE = "souterrain.games.ahq"

STRENGTH_COLUMN = (0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9)
"""The column of a weapon's dice for Strength 0 to 12."""


class Weapon(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hand-to-hand weapon."""

    id: str
    emblem: Emblem = ""
    dice: tuple[int, ...]
    fumble: int = 1
    critical: int = 12
    long: bool = False
    two_handed: bool = False
    thrown: str = ""
    wizard: bool = False
    magic: bool = False
    weapon_skill: int = 0
    strength: int = 0
    on_wound: str = ""

    def damage(self, strength: int) -> int:
        """Damage dice in the hand of a figure with this Strength; 0 when it is too weak for the weapon."""
        return self.dice[STRENGTH_COLUMN[max(1, min(12, strength + self.strength))]]


class Missile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A thrown or fired weapon."""

    id: str
    emblem: Emblem = ""
    range: int
    dice: int
    moving: bool = False
    strength: int = 0
    reload: int = 0
    ammunition: str = ""
    magic: bool = False


class Ammunition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a bow or a crossbow shoots."""

    id: str
    emblem: Emblem = ""
    flies_from: str
    dice: int = 0
    sure: bool = False
    critical_wound: int = 12
    magic: bool = False


class Armour(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is worn: armour, shield, helm, ring, amulet."""

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


class Gear(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything else that is carried."""

    id: str
    emblem: Emblem = ""
    use: str = ""
    worth: int = 0
    magic: bool = False
    component: bool = False
    monsters_only: bool = False


class Character(Profile, kw_only=True, forbid_unknown_fields=True):
    """A ready-made Hero, a Henchman, or somebody met in a hazard room."""

    id: str
    emblem: Emblem = ""
    rank: Emblem = ""
    race: Literal["human", "dwarf", "elf"]
    fate: int
    wizard: bool = False
    henchman: bool = False
    bystander: bool = False
    first_game: bool = False
    weapons: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    gear: dict[str, int] = {}
    spells: tuple[str, ...] = ()
    components: int = 0


class Monster(Profile, kw_only=True, forbid_unknown_fields=True):
    """A monster's reference card."""

    id: str
    emblem: Emblem = ""
    rank: Emblem = ""
    value: float
    weapon: str
    dice: tuple[int, ...]
    bow: str = ""
    spells: dict[str, int] = {}
    items: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    art: str = ""
    charges: int = 0
    ordinary: str = ""
    sentry: bool = False
    character: bool = False
    large: bool = False
    bound: bool = False
    harmless: bool = False


class Spell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A spell: its components and its handler in `spells`."""

    id: str
    emblem: Emblem = ""
    components: tuple[str, ...]
    cast: str
    starting: bool = False
    dark: bool = False
    range: int = 0
    dice: int = 0
    dice_failed: int = 0
    test: bool = False
    combat: bool = True
    exploration: bool = True


class TrapRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A trap: what it takes to notice and to disarm it, and its handler in `traps.springing`."""

    id: str
    emblem: Emblem = ""
    spring: str
    spot: int
    disarm: int
    floor: tuple[int, ...] = ()
    chest: tuple[int, ...] = ()
    dice: int = 0


class Emblems(Struct, frozen=True, forbid_unknown_fields=True):
    """The emblems of what is no row: things on the map, what a figure is under, the game master's counters."""

    feature: dict[str, Emblem]
    effect: dict[str, Emblem]
    counter: dict[str, Emblem]


WEAPONS = rows(PACKAGE, "content/weapons.toml", Weapon, key="weapon")
MISSILES = rows(PACKAGE, "content/missiles.toml", Missile, key="missile")
AMMUNITION = rows(PACKAGE, "content/missiles.toml", Ammunition, key="ammunition")
ARMOUR = rows(PACKAGE, "content/armour.toml", Armour, key="armour")
GEAR = rows(PACKAGE, "content/gear.toml", Gear, key="gear")
CHARACTERS = rows(PACKAGE, "content/heroes.toml", Character, key="character")
MONSTERS = rows(PACKAGE, "content/monsters.toml", Monster, key="monster")
SPELLS = rows(PACKAGE, "content/spells.toml", Spell, key="spell")
TRAPS = rows(PACKAGE, "content/traps.toml", TrapRow, key="trap")
EMBLEMS = read(content(PACKAGE, "content/emblems.toml"), Emblems)

ItemRow: TypeAlias = Weapon | Missile | Ammunition | Armour | Gear
ITEMS: dict[str, ItemRow] = {**WEAPONS, **MISSILES, **AMMUNITION, **ARMOUR, **GEAR}
"""Everything that can be carried, by id."""
