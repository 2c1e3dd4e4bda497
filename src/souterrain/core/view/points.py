"""A drawn map with points and ways."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..emblems import Emblem
from ..say import Say
from .piece import Token

Shape = Literal["round", "triangle", "square"]
"""What happens to whoever stops at a point depends on its shape."""

Area = Literal["", "village", "countryside", "castle"]
"""The part of the map that a point lies in: names inside a castle are small and wait until one looks closely."""

WayKind = Literal["path", "open", "door", "secret", "drawbridge"]
"""What leads from point to point: a path across country, open floor, a door, a secret door, a drawbridge."""

WayState = Literal["", "shut", "open", "unknown", "searched", "safe"]
"""How a door stands: a secret one shut or open; one that may be trapped as nobody knows yet, searched in vain, or
with nothing to fear any more. "" is for ways that have no state."""

Art = Literal["", "country", "town", "region"]
"""The picture beneath the points: none, an engraved country map around a castle, a town, the region around one."""


class Point(Struct, omit_defaults=True):
    """A point of a drawn map; `note` tells what is known of it."""

    id: str
    x: float
    y: float
    shape: Shape
    name: Say
    area: Area = ""
    room: str = ""
    emblem: Emblem = ""
    note: Say | None = None


class Edge(Struct, omit_defaults=True):
    """A way between two points."""

    a: str
    b: str
    kind: WayKind = "path"
    state: WayState = ""


class Points(Struct, tag="points", omit_defaults=True):
    """A drawn map with points and ways; it has a name where others may be looked at beside it."""

    art: Art
    width: float
    height: float
    points: list[Point]
    edges: list[Edge]
    tokens: list[Token]
    name: Say | None = None
