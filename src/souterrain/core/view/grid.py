"""A map in squares."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..say import Say
from .piece import Mark, Token


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
