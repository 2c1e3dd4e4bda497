"""The generator's dice tables, read from content/generator.toml."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec import Struct

from souterrain.core.errors import BadContent

from .plan import ExitKind, Side


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
    kind: ExitKind


class ChangeRow(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    roll: str
    kind: str
    floors: int


class StartExit(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    x: int
    y: int
    side: Side
    kind: ExitKind


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


R = TypeVar("R", Row, CorridorRow, ExitRow, ChangeRow)


def spread(rows: Sequence[R]) -> tuple[R, ...]:
    """A table face by face: its n-th entry is the row of the n-th face, counted from the lowest."""
    faces: list[R] = []
    for row in rows:
        low, _, high = row.roll.partition("-")
        faces.extend([row] * (int(high or low) - int(low) + 1))
    return tuple(faces)


@cache
def tables() -> Tables:
    """The tables as the file has them."""
    name = "content/generator.toml"
    text = files("souterrain.games.seul").joinpath(name).read_bytes()
    try:
        return msgspec.toml.decode(text, type=Tables)
    except msgspec.ValidationError as error:
        raise BadContent("bad-content", file=name, row="", why=str(error)) from error


@cache
def corridor_faces() -> tuple[CorridorRow, ...]:
    return spread(tables().corridor)


@cache
def exit_faces() -> tuple[ExitRow, ...]:
    return spread(tables().exit)


@cache
def change_faces() -> tuple[ChangeRow, ...]:
    return spread(tables().change)


@cache
def faces(name: str) -> tuple[Row, ...]:
    """One of the plain tables, face by face."""
    rows: tuple[Row, ...] = getattr(tables(), name)
    return spread(rows)


@cache
def themes() -> dict[str, Theme]:
    return {theme.id: theme for theme in tables().theme}
