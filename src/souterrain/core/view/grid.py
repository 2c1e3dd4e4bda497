"""A map in squares."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..emblems import Emblem
from ..say import Say
from .piece import Mark, Token

Wall = Literal["n", "w", "e", "s"]

DoorState = Literal[
    "open", "shut", "locked", "barred", "broken", "arch", "secret", "false", "grille", "portcullis", "blocked", "steps",
    "dark",
]  # fmt: skip
"""How a door, or what stands in its place, is:

open, shut; locked with a key; barred from the other side; broken down; an arch without a door; secret, found and still
shut; false, painted on the wall; a grille that one sees through; a portcullis that has come down; blocked by what has
fallen; steps to another level; dark, where the floor goes on unseen and no wall stands."""

FeatureState = Literal["", "shut", "locked", "open", "trapped", "spotted", "roaming", "done"]
"""How a thing is: a chest shut, locked with a key, open, or known to be trapped; a trap that was spotted and left
alone, one that lies open, one that roams about; what has had its effect and is done with. "" is for things that have no
state."""

Paper = Literal["stone", "squared", "town", "vault"]
"""What a map is drawn on: a dungeon's plan in ink on parchment, a cartographer's squared sheet, the same in town, the
dark of a vault."""

Ground = Literal[" ", ".", ":", "~", ",", "#", "v", "^"]
"""What a square is: unseen, floor, floor known from a plan alone, water, rubble, a pillar, a void, lava."""

Sight = Literal["clear", "partial", "blocked"]
"""How a line of sight runs: free, past an obstacle, or stopped by one."""


class Door(Struct, omit_defaults=True):
    """A door on one side of a square."""

    x: int
    y: int
    side: Wall
    state: DoorState = "shut"
    label: Say | None = None


class Feature(Struct, omit_defaults=True):
    """Something that stands on the floor: a chest, stairs, a well. With a `wall` it is at that side of its square; with
    no emblem the floor itself shows it."""

    id: str
    x: int
    y: int
    emblem: Emblem
    label: Say
    w: int = 1
    h: int = 1
    state: FeatureState = ""
    wall: Wall | Literal[""] = ""
    rule: str = ""
    """What can be asked about it."""


class Sightline(Struct, frozen=True, omit_defaults=True):
    """A line of sight shown while choosing."""

    a: str
    b: str
    kind: Sight


class Round(Struct, frozen=True, omit_defaults=True):
    """A round room: the first column and row of its squares, and how many it is across."""

    x: int
    y: int
    size: int


class Grid(Struct, tag="grid", omit_defaults=True):
    """A map in squares. `rows` has one `Ground` a square; walls stand where floor meets what is not floor, and where
    `walls` says ("x,y,side"). `light` has one digit a square: 0 remembered, 1 in sight, 2 brightly lit. The first row
    and column are at `x`, `y` of the rules' own coordinates, in which everything else is given: so a map may grow in
    every direction and be cropped."""

    paper: Paper
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
    rounds: list[Round] = []
    """Rooms whose wall is a circle. Their squares are in `rows` as all others are."""
