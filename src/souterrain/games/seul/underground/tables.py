"""The rows of the generator's dice tables, content/generator.toml."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from souterrain.core.book import Row
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref
from souterrain.core.view.grid import DoorState
from souterrain.crawl.squares import Side

AccessKind = Literal["stairs", "way-out", "trapdoor", "shaft"]
SectionKind = Literal["corridor", "room", "change", "dead-end", "function"]
Contents = Literal[
    "empty",
    "creatures",
    "guarded-hoard",
    "trap",
    "trapped-hoard",
    "hidden-treasure",
    "element",
    "function",
    "secret-exit",
    "stated",
]
"""What a section holds; `stated` where somebody's own dungeon says it."""
Offers = Literal[
    "", "well", "altar", "body", "circle", "furniture", "tomb",
    "guards", "food", "tools", "captive", "lore", "sleepers", "hoard",
]  # fmt: skip
"""What there is to do at an element of note, or what a room's use brings with it."""
PLAIN: Literal["smooth-wall"] = "smooth-wall"
PAVED: Literal["flagstones"] = "flagstones"
"""Walls and floor where nothing else is said."""
FloorKind = Annotated[str, ref("floor")]
WallKind = Annotated[str, ref("wall")]


class Face(Row, frozen=True):
    """A row of a plain dice table: the faces it stands for, and what they mean."""

    roll: str
    id: str


class SectionFace(Row, frozen=True):
    """What lies behind an exit."""

    roll: str
    id: SectionKind


class ContentsFace(Row, frozen=True):
    """What a section holds."""

    roll: str
    id: Contents


class Floor(Face, frozen=True):
    """A floor, and how it is drawn in a dungeon of one's own."""

    drawn: Annotated[str, Meta(min_length=1, max_length=1)]


class Wall(Face, frozen=True):
    """What is on the walls. What was painted on them is worth a scholar's look."""

    archaeology: bool = False


class Detail(Row, frozen=True):
    """An element of note, or what a room is for. Remains of old times are `archaeology`; what lies there may rise."""

    roll: str
    id: str
    emblem: Emblem
    offers: Offers = ""
    archaeology: bool = False
    rises: Annotated[str, ref("creature")] = ""


class Turning(Row, frozen=True):
    """An exit of a corridor: the side that it lies on, and the square, counted from the entrance (0: the last)."""

    side: Literal["left", "ahead", "right"]
    at: int = 0


class Corridor(Row, frozen=True):
    roll: str
    squares: int
    exits: tuple[Turning, ...]
    changes_floor: bool = False


class Doorway(Row, frozen=True):
    """What an exit is like."""

    roll: str
    kind: DoorState


class Access(Row, frozen=True):
    """A kind of way between floors: the Resources that make a climb safe, and the dice of 8 of a fall."""

    id: AccessKind
    emblem: Emblem
    ropes: int = 0
    fall: int = 0


class Change(Row, frozen=True):
    """A way to another floor, so many floors down."""

    roll: str
    kind: Annotated[AccessKind, ref("access")]
    floors: int


class StartExit(Row, frozen=True):
    x: int
    y: int
    side: Side
    kind: DoorState


class Start(Row, frozen=True):
    """The first section, under the way in."""

    x: int
    y: int
    width: int
    length: int
    floor: FloorKind
    wall: WallKind
    stairs: tuple[int, int]
    exits: tuple[StartExit, ...]


class Rooms(Row, frozen=True):
    """A D6 for each: how wide and how long a room is, how many exits it has, in which wall each is."""

    widths: tuple[int, int, int, int, int, int]
    lengths: tuple[int, int, int, int, int, int]
    exits: tuple[int, int, int, int, int, int]
    walls: tuple[str, str, str, str, str, str]


class Sheet(Row, frozen=True):
    """The paper that a floor is drawn on, and how many sections it is to have."""

    width: int
    height: int
    fewest: int
    most: int
    attempts: int


class Theme(Row, frozen=True):
    """What neighbouring sections have in common."""

    roll: str
    id: str
    floor: FloorKind
    wall: WallKind
    families: tuple[Annotated[str, ref("family")], ...]
    signature: Annotated[str, ref("element", "function")]


class Lighting(Row, frozen=True):
    """What burns in a section."""

    roll: str
    light: Literal["", "torch", "lamp"]
