"""The numbers of the game, as typed rows."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from souterrain.core.content import RollTable, by_id, content, parse_rows, read, rows
from souterrain.core.emblems import Emblem

HERE = "souterrain.games.seul"


class Row(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Base of all rows: a field that nobody reads is refused."""


class Creature(Row, frozen=True, kw_only=True):
    """Who may be met. Its table is that of its level, its face that of a D8."""

    id: str
    level: int
    roll: int
    family: str
    number: str
    damage: str
    dv: int
    ca: int = 0
    descending_ca: int | None = None
    """In place of `ca`, from a book in which lower is better."""
    hit_die: int = 6
    attacks: int = 1
    morale: int = 0
    friendly: int = 0
    likes: int = 0
    thinks: bool = False
    undead: bool = False
    never_flees: bool = False
    leader: bool = False
    treasure: Literal["", "pocket", "hoard"] = ""
    special: tuple[str, ...] = ()


class Gear(Row, frozen=True, kw_only=True):
    """A thing that can be carried. Money is counted in copper pieces."""

    id: str
    use: Literal["armour", "shield", "weapon", "light", "charm", "container", "valuable"]
    enc: int
    ca: int = 0
    damage: int = 0
    price: int = 0
    turns: int = 0
    holds: int = 0
    ranged: bool = False
    thrown: bool = False
    two_handed: bool = False
    names: tuple[str, ...] = ()


class Kit(Row, frozen=True):
    id: str
    gear: tuple[str, ...]
    torches: int
    resources: int
    gold: int


class Stack(Row, frozen=True):
    id: str
    per_enc: int
    lot: int = 1
    price: int = 0
    turns: int = 0


class Test(Row, frozen=True):
    """A kind of test: its difficulty and how much acting blind weighs on it."""

    id: str
    difficulty: str
    blind: int = 4


class Domain(Row, frozen=True):
    id: str
    tests: tuple[str, ...]


class Trait(Row, frozen=True):
    id: str
    kind: Literal["race", "nickname", "trait"]
    tests: tuple[str, ...]


class Situation(Row, frozen=True):
    id: str
    tests: tuple[str, ...]
    bonus: int = 0
    malus: int = 0


class Trap(Row, frozen=True):
    id: str
    places: tuple[Literal["floor", "exit", "container"], ...]
    shift: int = 0
    saved: Literal["none", "half"] = "none"
    failed: str = ""
    always: str = ""
    against: str = ""
    harmless: bool = False
    no_save: bool = False


class Lethality(Row, frozen=True):
    roll: str
    kills: str
    dice: int


class Form(Row, frozen=True):
    roll: str
    form: str
    metal: str = ""
    times: str = ""
    over: int = 1


class Metals(Row, frozen=True):
    roll: str
    base: str
    common: str
    good: str
    fine: str


class Container(Row, frozen=True):
    roll: str
    id: str
    locked: int = 0
    trapped: int = 0


class Equipment(Row, frozen=True):
    roll: str
    kind: str
    bonus: int = 0
    from_level: int = 1


class ArmourByLevel(Row, frozen=True):
    roll: str
    pieces: tuple[str, ...]


class Ordinary(Row, frozen=True):
    pieces: tuple[str, ...]
    weapons: tuple[str, ...]


class Salve(Row, frozen=True):
    value: int


class Treasure(Row, frozen=True):
    units: tuple[int, ...]
    form: tuple[Form, ...]
    metals: tuple[Metals, ...]
    container: tuple[Container, ...]
    equipment: tuple[Equipment, ...]
    armour: tuple[ArmourByLevel, ...]
    ordinary: Ordinary
    salve: Salve


class Inn(Row, frozen=True):
    id: str
    price: int
    sweats_poison: bool = False


class Meal(Row, frozen=True):
    id: str
    price: int
    cheers: bool = False


class Home(Row, frozen=True):
    id: str
    price: int
    storage: int


class Guild(Row, frozen=True):
    id: str
    maps: bool = False
    cures: bool = False
    resale: int = 0


class Services(Row, frozen=True):
    round: int
    bank_percent: int
    guild_percent: int
    resale: int
    night_turns: int


class Reason(Row, frozen=True):
    id: str
    pays: int
    goal: int = 1


class Town(Row, frozen=True):
    inn: tuple[Inn, ...]
    meal: tuple[Meal, ...]
    home: tuple[Home, ...]
    guild: tuple[Guild, ...]
    services: Services
    reason: tuple[Reason, ...]


class Coins(Row, frozen=True):
    platinum: int
    gold: int
    electrum: int
    silver: int
    copper: int


class _GearFile(Row, frozen=True):
    gear: tuple[Gear, ...]
    kit: tuple[Kit, ...]
    stack: tuple[Stack, ...]
    coins: Coins


_gear = read(content(HERE, "content/gear.toml"), _GearFile)
GEAR = by_id(_gear.gear, "gear.toml")
KITS = by_id(_gear.kit, "gear.toml")
STACKS = by_id(_gear.stack, "gear.toml")
COINS: dict[str, int] = {metal: getattr(_gear.coins, metal) for metal in Coins.__struct_fields__}


def ascending(descending: int) -> int:
    """An armour class from a book in which lower is better."""
    return 20 - descending


def converted(creature: Creature) -> Creature:
    """A row with its armour class as these rules count it."""
    if creature.descending_ca is None:
        return creature
    return replace(creature, ca=ascending(creature.descending_ca), descending_ca=None)


CREATURES = {
    id: converted(creature) for id, creature in rows(HERE, "content/creatures.toml", Creature, "creature").items()
}
BY_LEVEL = {(creature.level, creature.roll): creature.id for creature in CREATURES.values()}

TESTS = rows(HERE, "content/tests.toml", Test, "test")
DOMAINS = rows(HERE, "content/tests.toml", Domain, "domain")
TRAITS = rows(HERE, "content/tests.toml", Trait, "trait")
SITUATIONS = rows(HERE, "content/tests.toml", Situation, "situation")
SITUATIONS_OF: dict[str, list[Situation]] = {}
"""The situations that may count for a test."""
for _situation in SITUATIONS.values():
    for _test in _situation.tests:
        SITUATIONS_OF.setdefault(_test, []).append(_situation)

TRAPS = rows(HERE, "content/traps.toml", Trap, "trap")
LETHALITY = RollTable(
    parse_rows(content(HERE, "content/traps.toml").read_text("utf-8"), Lethality, "lethality", "traps.toml"),
    1,
    9,
    "traps.toml",
)

TREASURE = read(content(HERE, "content/treasure.toml"), Treasure)
FORMS = RollTable(TREASURE.form, 1, 12, "treasure.toml")
METALS = RollTable(TREASURE.metals, 1, 9, "treasure.toml")
CONTAINERS = RollTable(TREASURE.container, 1, 6, "treasure.toml")
EQUIPMENT = RollTable(TREASURE.equipment, 1, 20, "treasure.toml")
ARMOUR = RollTable(TREASURE.armour, 1, 9, "treasure.toml")

TOWN = read(content(HERE, "content/town.toml"), Town)


class _Emblems(Row, frozen=True):
    emblem: dict[str, Emblem]


EMBLEMS = read(content(HERE, "content/emblems.toml"), _Emblems).emblem


class Amount(Struct, frozen=True, gc=False):
    """How much to roll: "2d6+1" is 2 dice of 6 sides and 1."""

    dice: int
    sides: int
    plus: int


@cache
def amount(text: str) -> Amount:
    """ "2d6+1" or "3", taken apart."""
    match = re.fullmatch(r"(?:(\d+)d(\d+))?\+?(\d+)?", text)
    assert match, text
    return Amount(int(match[1] or 0), int(match[2] or 0), int(match[3] or 0))


def domain_of(test: str) -> str:
    """The domain that a kind of test belongs to; forcing belongs to none."""
    return _DOMAIN_OF.get(test, "")


_DOMAIN_OF = {test: domain.id for domain in DOMAINS.values() for test in domain.tests}
