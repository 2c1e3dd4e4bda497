"""What a client draws: a board, the sheets, the piles, the scene of a fight. Made by a game for one seat."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .ask import Question
from .events import Die
from .say import Say

Side = Literal["party", "foe", "other"]


class Badge(Struct, frozen=True, omit_defaults=True):
    """A state, shown by a shape of its own and a word."""

    emblem: str
    text: Say


class Gauge(Struct, frozen=True, omit_defaults=True):
    """A quantity with a ceiling: life points, fatigue."""

    label: Say
    value: int
    top: int
    kind: str = "life"


class Line(Struct, frozen=True, omit_defaults=True):
    """A labelled fact on a sheet."""

    label: Say
    value: Say


class Item(Struct, frozen=True, omit_defaults=True):
    """A thing carried."""

    emblem: str
    text: Say
    note: Say | None = None


class Sheet(Struct, omit_defaults=True):
    """A character's or a monster's sheet."""

    id: str
    name: Say
    emblem: str
    role: Say | None = None
    seat: str = ""
    side: Side = "party"
    gauges: list[Gauge] = []
    lines: list[Line] = []
    items: list[Item] = []
    badges: list[Badge] = []
    active: bool = False
    gone: bool = False


class Pile(Struct, omit_defaults=True):
    """Something counted at the edge of the table: a bowl, a deck, a purse."""

    id: str
    emblem: str
    label: Say
    count: int


class Token(Struct, omit_defaults=True):
    """A piece on the board. `at` is a point's id or a square "x,y"."""

    id: str
    emblem: str
    at: str
    label: Say
    side: Side = "party"
    health: float | None = None
    badges: list[Badge] = []
    active: bool = False
    size: int = 1
    faces: str = ""
    """The piece that this one is facing in a fight."""
    mark: str = ""
    """A short sign that tells it from others of its emblem."""


class Mark(Struct, frozen=True, omit_defaults=True):
    """A square or point set off: where one may go, what is threatened, what is in sight."""

    at: str
    kind: str


class Point(Struct, omit_defaults=True):
    """A point of a drawn map. Its shape matters to the rules, so it is drawn."""

    id: str
    x: float
    y: float
    shape: Literal["round", "triangle", "square"]
    name: Say
    area: str = ""
    room: str = ""
    emblem: str = ""
    state: str = ""


class Edge(Struct, omit_defaults=True):
    """A way between two points."""

    a: str
    b: str
    kind: str = "path"
    state: str = ""


class Points(Struct, tag="points", omit_defaults=True):
    """A drawn map with points and ways. `art` names the picture beneath it."""

    art: str
    width: float
    height: float
    points: list[Point]
    edges: list[Edge]
    tokens: list[Token]
    marks: list[Mark] = []


class Door(Struct, omit_defaults=True):
    """A door on one side of a square."""

    x: int
    y: int
    side: Literal["n", "w", "e", "s"]
    state: str = "shut"
    label: Say | None = None


class Feature(Struct, omit_defaults=True):
    """Something that stands on the floor: a chest, stairs, a well."""

    id: str
    x: int
    y: int
    emblem: str
    label: Say
    w: int = 1
    h: int = 1
    state: str = ""


class Sightline(Struct, frozen=True, omit_defaults=True):
    """A line of sight shown while choosing."""

    a: str
    b: str
    kind: Literal["clear", "partial", "blocked"]


class Grid(Struct, tag="grid", omit_defaults=True):
    """A map in squares. `rows` has one character a square: " " unseen, "." floor, "~" water, "," rubble, "#" pillar,
    "v" void; walls stand where floor meets what is not floor, and where `walls` says ("x,y,side"). `light` has one
    digit a square: 0 remembered, 1 in sight, 2 brightly lit. The first row and column are at `x`, `y` of the rules'
    own coordinates, in which everything else is given: so a map may grow in every direction and be cropped."""

    paper: str
    width: int
    height: int
    rows: list[str]
    light: list[str]
    walls: list[str]
    doors: list[Door]
    features: list[Feature]
    tokens: list[Token]
    marks: list[Mark] = []
    lines: list[Sightline] = []
    name: Say | None = None
    x: int = 0
    y: int = 0


class Disc(Struct, omit_defaults=True):
    """A wooden disc: where it lies (mm) and which face is up."""

    id: str
    emblem: str
    label: Say
    x: float
    y: float
    radius: float
    side: Side = "party"
    badges: list[Badge] = []
    health: float | None = None
    active: bool = False


class Obstacle(Struct, frozen=True, omit_defaults=True):
    """A fixed round obstacle of the board."""

    x: float
    y: float
    radius: float


class Zone(Struct, frozen=True, omit_defaults=True):
    """A part of the board with a meaning, as a polygon: x0, y0, x1, y1, …"""

    id: str
    label: Say
    corners: tuple[float, ...]


class Contact(Struct, frozen=True, array_like=True):
    """A contact during a shot: when, between which two (or one and an obstacle or the edge)."""

    time: float
    a: str
    b: str
    speed: float


class Leg(Struct, frozen=True, array_like=True):
    """A disc's sliding between two contacts: from a time and place with a velocity, slowing evenly until `end`."""

    disc: str
    start: float
    end: float
    x: float
    y: float
    vx: float
    vy: float


class Motion(Struct, omit_defaults=True):
    """The exact motion of the last shot: the client replays it from its legs, each slowing by `slow` mm/s².
    `before` are the discs as they lay, with the missile and with those that the shot then removed."""

    n: int
    slow: float
    legs: list[Leg]
    contacts: list[Contact]
    before: list[Disc] = []


class Discs(Struct, tag="discs", omit_defaults=True):
    """A wooden table top with discs on it, in millimetres."""

    paper: str
    width: float
    height: float
    obstacles: list[Obstacle]
    discs: list[Disc]
    zones: list[Zone] = []
    motion: Motion | None = None


Board = Points | Grid | Discs


class Fighter(Struct, omit_defaults=True):
    """Somebody in a fight, and whom he faces (ids of fighters)."""

    id: str
    emblem: str
    name: Say
    side: Side
    gauge: Gauge | None = None
    facing: list[str] = []
    badges: list[Badge] = []
    active: bool = False


class Scene(Struct, omit_defaults=True):
    """A fight: who faces whom."""

    title: Say
    fighters: list[Fighter]


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A sentence of the story, the dice that decided it, and its rule."""

    n: int
    kind: str
    text: Say
    rule: str
    dice: tuple[Die, ...] = ()


class Dial(Struct, frozen=True, omit_defaults=True):
    """A dial at the edge of the table: a clock, fatigue, danger."""

    id: str
    label: Say
    value: int
    top: int
    note: Say | None = None


class View(Struct, omit_defaults=True):
    """All that one seat may see. The session adds the log, the question if it is this seat's, and whose it is."""

    headline: Say
    board: Board
    sheets: list[Sheet]
    piles: list[Pile] = []
    dials: list[Dial] = []
    scene: Scene | None = None
    plans: list[Grid] = []
    """Other floors as far as they are known, to be looked at; each has a name."""
    log: list[LogLine] = []
    ask: Question | None = None
    waiting: str = ""
