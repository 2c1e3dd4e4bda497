"""A floor's map as plain data: sections, the exits on their edges, ways to other floors, notes of a module.

A plan never changes once it is drawn; what the character does to the place is remembered apart from it."""

from __future__ import annotations

import math
from typing import Literal

import msgspec
from msgspec import Struct

from souterrain.core.view.grid import DoorState
from souterrain.crawl.squares import Side, Square

from .tables import PAVED, PLAIN


class Exit(Struct, frozen=True, gc=False, array_like=True):
    """A way out of section `a` over one side of its square x, y into section `b` (-1: nothing behind).
    `from_b` is its kind as met from behind, where that differs: a secret door is plainly shut from its other side."""

    a: int
    b: int
    x: int
    y: int
    side: Side
    kind: DoorState
    from_b: Literal["", "shut"] = ""


class Access(Struct, frozen=True, gc=False, array_like=True):
    """A way to another floor: `floors` down (negative: up), 0 for the surface. `twin` is the number of the same
    access on the floor where its other end lies."""

    section: int
    x: int
    y: int
    kind: Literal["stairs", "way-out", "trapdoor", "shaft"]
    floors: int
    twin: int = -1


NO_EXIT = Exit(-1, -1, -1, -1, "n", "blocked")
"""In a glimpse: an exit of which nothing is known."""
NO_ACCESS = Access(-1, -1, -1, "stairs", 0)
"""In a glimpse: a way to another floor of which nothing is known."""


class Note(Struct, frozen=True, gc=False, array_like=True):
    """A remark of a module about a place, to be discovered there."""

    section: int
    x: int
    y: int
    text: str
    ref: str = ""


class Section(Struct, frozen=True, gc=False, array_like=True):
    """A homogeneous part of a floor. `squares` are y * width + x; `depth` counts exits from the way in, `stretch`
    is shared by sections that count as one for experience, `area` by neighbours of one theme."""

    kind: str
    squares: tuple[int, ...]
    floor: str = PAVED
    wall: str = PLAIN
    theme: str = ""
    contents: str = "empty"
    detail: str = ""
    entrance: int = -1
    depth: int = 0
    stretch: int = 0
    area: int = 0


UNKNOWN = Section("unknown", ())
"""In a glimpse: a section of which nothing is known."""


class Plan(Struct, frozen=True, gc=False, omit_defaults=True):
    """A whole floor."""

    width: int
    height: int
    sections: tuple[Section, ...]
    exits: tuple[Exit, ...]
    accesses: tuple[Access, ...]
    notes: tuple[Note, ...] = ()
    water: tuple[int, ...] = ()
    columns: tuple[tuple[float, float], ...] = ()
    title: str = ""
    story: str = ""
    dark: tuple[int, ...] = ()
    """In a glimpse: edges (square * 4 + side) over which a section goes on beyond the light."""
    rotundas: tuple[tuple[int, int, int], ...] = ()
    """Round rooms: the first column and row of each, and how many squares it is across."""


def disc(left: int, top: int, width: int, height: int) -> list[Square]:
    """The squares of the disc inscribed in a rectangle."""
    across, down, radius = left + (width - 1) / 2, top + (height - 1) / 2, min(width, height) / 2
    squares = ((left + i, top + j) for j in range(height) for i in range(width))
    return [(x, y) for x, y in squares if math.hypot(x - across, y - down) <= radius]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Plan)


def write(plan: Plan) -> str:
    """A plan as one line of text: the form in which a world keeps it."""
    return _encoder.encode(plan).decode()


def read(text: str) -> Plan:
    """A plan from its text."""
    return _decoder.decode(text)
