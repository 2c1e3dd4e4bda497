"""The catalogue: the printed numbers of classes, monsters, things, tables and the map, held together and judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from souterrain.core.book import Book, Row, Source, kept
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref
from souterrain.core.view import Area, Shape, WayKind

Dice = Annotated[str, Meta(pattern=r"^(\d*d)?\d+(\+(\d*d)?\d+)*$")]
"""A formula such as "2d6+1"; a d3 and a d2 are read from a d6. Rules: chateau.dice.d3, chateau.dice.d2."""
Face = Annotated[int, Meta(ge=1, le=6)]
"""What a d6 can show."""
ItemId = Annotated[str, ref("item")]
PointId = Annotated[str, ref("point")]
Spell = Literal["waiting", "ward", "slumber", "again", "antidote"]
"""What a jewel does when it is worn."""


class Class(Row, frozen=True):
    """A class of character; `gift` is what only this class can do.

    Rule: chateau.char.roles."""

    id: str
    life: Dice
    life_rule: Annotated[str, ref("rule")]
    struck_on: Face
    weapons: tuple[ItemId, ...]
    rank: int
    gift: Literal["", "spells", "healing", "stealth"] = ""
    emblem: Emblem = ""


class Monster(Row, frozen=True):
    """A line of the monster table. A character turned evil is given one of his own.

    Rules: chateau.special.star, chateau.lp.monsters-from-table."""

    id: str
    life: int
    hit: Face
    blows: tuple[Dice, ...]
    pursuit: int
    count: Annotated[int, Meta(ge=1)] = 0
    """How many counters are in the bowl."""
    star: bool = False
    first: bool = False
    magic_only: bool = False
    touch: Annotated[str, ref("touch")] = ""
    rule: Annotated[str, ref("rule")] = ""
    """The paragraph that tells of it, where it is one of the special ones."""
    emblem: Emblem = ""
    rank: Emblem = ""


class Thing(Row, frozen=True):
    """A kind of thing that a character may carry; of `most` no more can be worn."""

    id: str
    sort: Literal["weapon", "jewel", "phial", "gold", "stone"]
    wounds: Dice = ""
    magic: bool = False
    most: int = 0
    value: int = 0
    spells: dict[str, int] = {}
    """What a jewel is worth by its spell."""
    emblem: Emblem = ""


class Treasure(Row, frozen=True):
    """A kind of treasure counter: how it is shared out, and the thing that it stands for if that is always the same.

    Rule: chateau.treasure.categories."""

    id: str
    count: Annotated[int, Meta(ge=1)]
    share: Annotated[str, ref("sharing")]
    item: ItemId = ""
    outside: bool = False


class Draw(Row, frozen=True):
    roll: str
    draw: int
    monsters: int = 0


class Stop(Row, frozen=True):
    roll: str
    then: Literal["triangle", "square", "trap"]


class Trap(Row, frozen=True):
    """A trap: the life it costs, and how much of that is poison. One that costs nothing is rolled again."""

    roll: str
    id: str
    loss: Dice = ""
    poison: int = 0
    everybody: bool = False


class Armour(Row, frozen=True):
    roll: str
    off: int


class Jewel(Row, frozen=True):
    roll: str
    spell: Spell


class Find(Row, frozen=True):
    roll: str
    item: ItemId


class Draught(Row, frozen=True):
    roll: str
    potion: Annotated[str, ref("potion")]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that stand in the text of the rules: `…_on` is the lowest die that works."""

    steps_outside: int
    steps_inside: int
    joins_within: int
    flies: int
    evil_pursuit: int
    petrify_on: Face
    slumber_on: Face
    slumber_turns: int
    jewel_slumber_turns: int
    sleep_on: Face
    sleep_turns: int
    burn_on: Face
    spell_every: int
    heal_on: Face
    free_on: Face
    free_every: int
    detect_on: Face
    disarm_on: Face
    secret_on: Face
    obeys_on: Face
    gold_times: int
    potion_turns: int
    dose_turns: int
    patience: int
    home_alive: int
    armour_value: int


class Point(Row, frozen=True):
    """A point of the map."""

    id: str
    area: Area
    shape: Shape
    x: int
    y: int
    room: Annotated[str, ref("room")] = ""


class Way(Row, frozen=True):
    """A way between two neighbouring points."""

    a: PointId
    b: PointId
    kind: WayKind


class Room(Row, frozen=True):
    """A room of the castle; `fountain` is the point where one can drink.

    Rule: chateau.castle.every-room-trapped."""

    id: str
    fountain: PointId = ""
    trap: bool = True
    magic: bool = False


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the characters set out, and where they come home to."""

    point: PointId


class Catalogue(Book):
    """Everything that is printed. The counters of monsters and treasures are in the bowl by themselves, and the map
    leads to every point; a thing must be somebody's weapon or the result of some table."""

    words: ClassVar[Mapping[str, str]] = {"monster": "being-", "class": "being-"}

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.classes = source.rows("classes.toml", "class", Class, root=True)
        self.monsters = source.rows("monsters.toml", "monster", Monster, root=True)
        self.things = source.rows("items.toml", "item", Thing)
        self._tables(source)
        self._map(source)

    def _tables(self, source: Source) -> None:
        file = "tables.toml"
        self.numbers = source.one(file, "numbers", Numbers)
        self.treasures = source.rows(file, "treasure", Treasure, root=True)
        self.columns = {name: source.table(file, name, Draw, 1, 6) for name in ("triangle", "square")}
        self.stops = source.table(file, "stop", Stop, 1, 6)
        self.traps = source.table(file, "trap", Trap, 1, 6)
        self.armour = source.table(file, "armour", Armour, 1, 6)
        self.jewels = source.table(file, "jewel", Jewel, 1, 6)
        self.gems = source.table(file, "gem", Find, 1, 6)
        self.weapons = source.table(file, "weapon", Find, 1, 6)
        self.draughts = source.table(file, "draught", Draught, 1, 6)

    def _map(self, source: Source) -> None:
        file = "map.toml"
        self.start = source.one(file, "start", Start).point
        self.points = source.rows(file, "point", Point)
        self.rooms = source.rows(file, "room", Room)
        self.ways = source.listed(file, "way", Way)
        self.fountains = {room.fountain: room.id for room in self.rooms.values() if room.fountain}
        self.way_between = {pair: way for way in self.ways for pair in ((way.a, way.b), (way.b, way.a))}


BOOK = Catalogue.of("souterrain.games.chateau")


@kept
def neighbours(doors_open: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The neighbours of every point; a secret way counts once the point behind it is in `doors_open`."""
    found: dict[str, list[str]] = {id: [] for id in BOOK.points}
    for way in BOOK.ways:
        if way.kind != "secret" or way.b in doors_open:
            found[way.a].append(way.b)
            found[way.b].append(way.a)
    return {id: tuple(others) for id, others in found.items()}


@kept
def secret_ways() -> dict[str, tuple[str, ...]]:
    """Where the secret ways of a point lead, of every point that has any."""
    found = {
        at: tuple(end for end in ends if BOOK.way_between[at, end].kind == "secret")
        for at, ends in neighbours(tuple(BOOK.points)).items()
    }
    return {at: ends for at, ends in found.items() if ends}
