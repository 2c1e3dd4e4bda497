"""The printed numbers, read once: classes, monsters, things, tables and the map."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from souterrain.core.content import RollTable, by_id, content, read, rows
from souterrain.core.emblems import Emblem
from souterrain.core.view import Area, Shape, WayKind

_HERE = "souterrain.games.chateau"


class Class(Struct, frozen=True, forbid_unknown_fields=True):
    """A class of character; `gift` is what only this class can do."""

    id: str
    life: str
    life_rule: str
    struck_on: int
    weapons: tuple[str, ...]
    rank: int
    gift: Literal["", "spells", "healing", "stealth"] = ""
    emblem: Emblem = ""


class Monster(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the monster table. A character turned evil is given one of his own."""

    id: str
    life: int
    hit: int
    blows: tuple[str, ...]
    pursuit: int
    count: int = 0
    star: bool = False
    first: bool = False
    magic_only: bool = False
    touch: Literal["", "drain", "petrify", "slumber"] = ""
    emblem: Emblem = ""
    rank: Emblem = ""


class Thing(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of thing that a character may carry; of `most` no more can be worn."""

    id: str
    sort: Literal["weapon", "jewel", "phial", "gold", "stone"]
    wounds: str = ""
    magic: bool = False
    most: int = 0
    value: int = 0
    spells: dict[str, int] = {}
    emblem: Emblem = ""


class Treasure(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of treasure counter."""

    id: str
    count: int
    sort: Literal["weapon", "phial", "jewel", "armour", "gems"]
    outside: bool = False


class Draw(Struct, frozen=True, forbid_unknown_fields=True):
    roll: str
    draw: int
    monsters: int = 0


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    roll: str
    then: Literal["triangle", "square", "trap"]


class Trap(Struct, frozen=True, forbid_unknown_fields=True):
    """A trap: the life it costs, and how much of that is poison. One that costs nothing is rolled again."""

    roll: str
    id: str
    loss: str = ""
    poison: int = 0
    everybody: bool = False


class Armour(Struct, frozen=True, forbid_unknown_fields=True):
    roll: str
    off: int


class Jewel(Struct, frozen=True, forbid_unknown_fields=True):
    roll: str
    spell: Literal["waiting", "ward", "slumber", "again", "antidote"]


class Find(Struct, frozen=True, forbid_unknown_fields=True):
    roll: str
    item: str


class Draught(Struct, frozen=True, forbid_unknown_fields=True):
    roll: str
    potion: Literal["poison", "water", "flying", "strength", "revival"]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that stand in the text of the rules: `…_on` is the lowest die that works."""

    steps_outside: int
    steps_inside: int
    joins_within: int
    flies: int
    evil_pursuit: int
    petrify_on: int
    slumber_on: int
    slumber_turns: int
    jewel_slumber_turns: int
    sleep_on: int
    sleep_turns: int
    burn_on: int
    spell_every: int
    heal_on: int
    free_on: int
    free_every: int
    detect_on: int
    disarm_on: int
    secret_on: int
    obeys_on: int
    gold_times: int
    potion_turns: int
    dose_turns: int
    home_alive: int
    armour_value: int


class _Tables(Struct, frozen=True, forbid_unknown_fields=True):
    triangle: list[Draw]
    square: list[Draw]
    room: list[Stop]
    traps: list[Trap]
    treasures: list[Treasure]
    armour: list[Armour]
    jewels: list[Jewel]
    gems: list[Find]
    weapons: list[Find]
    potions: list[Draught]
    numbers: Numbers


class Point(Struct, frozen=True, forbid_unknown_fields=True):
    """A point of the map."""

    id: str
    area: Area
    shape: Shape
    x: int
    y: int
    room: str = ""


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """A way between two neighbouring points."""

    a: str
    b: str
    kind: WayKind


class Room(Struct, frozen=True, forbid_unknown_fields=True):
    """A room of the castle; `fountain` is the point where one can drink."""

    id: str
    fountain: str = ""
    trap: bool = True
    magic: bool = False


class _Map(Struct, frozen=True, forbid_unknown_fields=True):
    start: str
    points: list[Point]
    ways: list[Way]
    rooms: list[Room]


CLASSES = rows(_HERE, "content/classes.toml", Class, "class")
MONSTERS = rows(_HERE, "content/monsters.toml", Monster, "monster")
THINGS = rows(_HERE, "content/items.toml", Thing, "item")

_tables = read(content(_HERE, "content/tables.toml"), _Tables)
NUMBERS = _tables.numbers
TREASURES = by_id(_tables.treasures, "tables.toml")
COLUMNS = {
    "triangle": RollTable(_tables.triangle, 1, 6, "tables.toml"),
    "square": RollTable(_tables.square, 1, 6, "tables.toml"),
}
ROOM_STOP = RollTable(_tables.room, 1, 6, "tables.toml")
TRAPS = RollTable(_tables.traps, 1, 6, "tables.toml")
ARMOUR = RollTable(_tables.armour, 1, 6, "tables.toml")
JEWELS = RollTable(_tables.jewels, 1, 6, "tables.toml")
GEMS = RollTable(_tables.gems, 1, 6, "tables.toml")
WEAPONS = RollTable(_tables.weapons, 1, 6, "tables.toml")
POTIONS = RollTable(_tables.potions, 1, 6, "tables.toml")

_map = read(content(_HERE, "content/map.toml"), _Map)
START = _map.start
POINTS = by_id(_map.points, "map.toml")
ROOMS = by_id(_map.rooms, "map.toml")
WAYS = _map.ways
FOUNTAINS = {room.fountain: room.id for room in ROOMS.values() if room.fountain}
WAY_BETWEEN = {pair: way for way in WAYS for pair in ((way.a, way.b), (way.b, way.a))}


@cache
def neighbours(doors_open: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The neighbours of every point; a secret way counts once the point behind it is in `doors_open`."""
    found: dict[str, list[str]] = {id: [] for id in POINTS}
    for way in WAYS:
        if way.kind != "secret" or way.b in doors_open:
            found[way.a].append(way.b)
            found[way.b].append(way.a)
    return {id: tuple(others) for id, others in found.items()}
