"""A wooden table top with discs on it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..emblems import Emblem
from ..say import Say
from .sheet import Badge, Gauge, Side

TableTop = Literal[
    "",
    "grey-flagstones",
    "green-stained-brick",
    "bone-mosaic",
    "packed-earth-and-roots",
    "scorched-iron-plates",
    "cracked-black-marble",
    "stall",
    "spring",
]
"""What a table top is made of: bare wood, or what is painted on it; a merchant's stall and a healer's spring bear cards
and no discs."""

Tint = Literal["", "white", "grey", "dark-grey", "black", "blue", "green", "orange", "purple", "yellow"]
"""The colour that a disc is painted in; "" is that of its side."""

CardState = Literal["", "past", "here", "ahead", "hidden"]
"""How a card of the way lies: behind those who walk it, where they are, open before them, or face down. "" is for cards
that are no part of a way."""


class Disc(Struct, omit_defaults=True):
    """A wooden disc: where it lies (mm) and which face is up; `card` is the sheet of its kind."""

    id: str
    emblem: Emblem
    label: Say
    x: float
    y: float
    radius: float
    side: Side = "party"
    badges: list[Badge] = []
    health: float | None = None
    active: bool = False
    rank: Emblem = ""
    tint: Tint = ""
    card: str = ""


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


class Hurt(Struct, frozen=True, array_like=True):
    """What a contact did to a disc: when, and how many points it cost; 0 where it was touched in vain."""

    time: float
    disc: str
    points: int


class Motion(Struct, omit_defaults=True):
    """The exact motion of the last shot: the client replays it from its legs, each slowing by `slow` mm/s².
    `before` are the discs as they lay, with the missile and with those that the shot then removed."""

    n: int
    slow: float
    legs: list[Leg]
    contacts: list[Contact]
    before: list[Disc] = []
    hurts: list[Hurt] = []


class Hand(Struct, frozen=True):
    """How steady the hand is that flicks at a disc by name: the spread of its direction in degrees and of its force in
    per cent."""

    degrees: float
    percent: float


class LaidCard(Struct, omit_defaults=True):
    """A card that lies open or face down: one of a way, in column `x` and row `y`, or a ware on a stall."""

    id: str
    emblem: Emblem
    label: Say
    x: int = 0
    y: int = 0
    state: CardState = ""
    note: Say | None = None
    gauge: Gauge | None = None


class Discs(Struct, tag="discs", omit_defaults=True):
    """A wooden table top with discs on it, in millimetres. A disc that slides slows by `slow` mm/s². `course` are the
    cards of the way that the table top is a place of, `wares` those that lie on it."""

    paper: TableTop
    width: float
    height: float
    obstacles: list[Obstacle]
    discs: list[Disc]
    zones: list[Zone] = []
    motion: Motion | None = None
    slow: float = 0.0
    hand: Hand | None = None
    course: list[LaidCard] = []
    wares: list[LaidCard] = []
