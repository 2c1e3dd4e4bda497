"""The generator's dice tables, read from content/generator.toml."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeVar

from msgspec import Struct

from souterrain.core.content import HasRoll, RollTable, content, read, spread
from souterrain.core.view.grid import DoorState
from souterrain.crawl.squares import Side


class Row(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A row of a dice table: the faces it stands for, and what they mean."""

    roll: str
    kind: str


class CorridorRow(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    roll: str
    squares: int
    exits: tuple[str, ...]
    changes_floor: bool = False


class ExitRow(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    roll: str
    kind: DoorState


class ChangeRow(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    roll: str
    kind: Literal["stairs", "way-out", "trapdoor", "shaft"]
    floors: int


class StartExit(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    x: int
    y: int
    side: Side
    kind: DoorState


class Start(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    x: int
    y: int
    width: int
    length: int
    floor: str
    wall: str
    stairs: tuple[int, int]
    exits: tuple[StartExit, ...]


class Rooms(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    widths: tuple[int, ...]
    lengths: tuple[int, ...]
    exits: tuple[int, ...]
    walls: tuple[str, ...]


class Theme(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    id: str
    floor: str
    wall: str
    families: tuple[str, ...]
    signature: str


class Tables(Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"):
    width: int
    height: int
    fewest: int
    most: int
    attempts: int
    start: Start
    section: tuple[Row, ...]
    corridor: tuple[CorridorRow, ...]
    room: Rooms
    exit: tuple[ExitRow, ...]
    floor: tuple[Row, ...]
    wall: tuple[Row, ...]
    room_contents: tuple[Row, ...]
    corridor_contents: tuple[Row, ...]
    element: tuple[Row, ...]
    function: tuple[Row, ...]
    change: tuple[ChangeRow, ...]
    theme: tuple[Theme, ...]


R = TypeVar("R", bound=HasRoll)
FILE = "content/generator.toml"


@cache
def tables() -> Tables:
    """The tables as the file has them."""
    return read(content("souterrain.games.seul", FILE), Tables)


def face_by_face(rows: Sequence[R]) -> tuple[R, ...]:
    """A table whose n-th entry is the row of the n-th face, counted from the lowest; holes and overlaps are refused."""
    low, high = spread(rows[0].roll, FILE)[0], spread(rows[-1].roll, FILE)[-1]
    table = RollTable(rows, low, high, FILE)
    return tuple(table[face] for face in range(low, high + 1))


@cache
def corridor_faces() -> tuple[CorridorRow, ...]:
    return face_by_face(tables().corridor)


@cache
def exit_faces() -> tuple[ExitRow, ...]:
    return face_by_face(tables().exit)


@cache
def change_faces() -> tuple[ChangeRow, ...]:
    return face_by_face(tables().change)


@cache
def faces(name: str) -> tuple[Row, ...]:
    """One of the plain tables, face by face."""
    rows: tuple[Row, ...] = getattr(tables(), name)
    return face_by_face(rows)


@cache
def themes() -> dict[str, Theme]:
    return {theme.id: theme for theme in tables().theme}
