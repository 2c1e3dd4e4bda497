"""A drawn map with points and ways."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..say import Say
from .piece import Mark, Token


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
