"""A wooden table top with discs on it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..emblems import Emblem
from ..say import Say
from .sheet import Badge, Side

TableTop = Literal[
    "",
    "grey-flagstones",
    "green-stained-brick",
    "bone-mosaic",
    "packed-earth-and-roots",
    "scorched-iron-plates",
    "cracked-black-marble",
]
"""What a table top is made of: bare wood, or what is painted on it."""


class Disc(Struct, omit_defaults=True):
    """A wooden disc: where it lies (mm) and which face is up."""

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

    paper: TableTop
    width: float
    height: float
    obstacles: list[Obstacle]
    discs: list[Disc]
    zones: list[Zone] = []
    motion: Motion | None = None
