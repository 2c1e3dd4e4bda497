"""Modules: watabou's One Page Dungeon, as its JSON export has it."""

from __future__ import annotations

import math
from typing import Any

import msgspec
from msgspec import Struct

from souterrain.core.errors import BadSetup
from souterrain.core.faults import place_of, value_fault
from souterrain.core.view.grid import DoorState
from souterrain.crawl.squares import Square

from .charted import Chart, ChartDoor
from .plan import disc


class Point(Struct, frozen=True):
    x: float
    y: float


class Rect(Struct, frozen=True):
    x: int
    y: int
    w: int
    h: int
    rotunda: bool = False
    ending: bool = False


class Door(Struct, frozen=True):
    x: int
    y: int
    dir: Point
    type: int


class Remark(Struct, frozen=True):
    text: str
    pos: Point
    ref: str = ""


class Cell(Struct, frozen=True):
    x: int
    y: int


KINDS: tuple[DoorState, ...] = (
    "open", "shut", "open", "open", "grille", "locked", "secret", "barred", "open", "steps",
)  # fmt: skip
"""What each of the ten types of door is under these rules."""
WAYS_OUT = (3, 8)
PLAIN_FROM_BEHIND = (4, 6)
"""A portcullis has its lever, and a secret door its handle, on the far side."""
MOST = 5000
"""Entries that a list may have."""
REACH = 10_000
"""How far from the origin a coordinate may lie."""


def read_one_page(text: str) -> Chart:
    """A module's chart; what is wrong with it is named by its field."""
    try:
        plain = msgspec.json.decode(text.encode())
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadSetup("dungeon-not-json", field="file") from error
    if not isinstance(plain, dict):
        raise BadSetup("dungeon-not-json", field="file")
    rects = _list(plain, "rects", Rect)
    doors = _list(plain, "doors", Door)
    if not rects:
        raise BadSetup("dungeon-empty", field="rects")
    for n, rect in enumerate(rects):
        _near(f"rects[{n}]", rect.x, rect.y)
        if not (1 <= rect.w <= 120 and 1 <= rect.h <= 120):
            raise BadSetup("dungeon-bad-size", field=f"rects[{n}].w" if not 1 <= rect.w <= 120 else f"rects[{n}].h")
    if sum(rect.w * rect.h for rect in rects) > 20_000:
        raise BadSetup("dungeon-too-large", field="rects")
    areas = [(f"rects[{n}]", _squares(rect)) for n, rect in enumerate(rects)]
    floor = {square for _, area in areas for square in area}
    chart_doors = _leaves([_door(n, door, floor) for n, door in enumerate(doors)], doors)
    twice = _twice([(door.x, door.y) for door in chart_doors])
    if twice >= 0:
        raise BadSetup("dungeon-twice", field=f"doors[{twice}]")
    remarks = _list(plain, "notes", Remark, wanted=False)
    for n, remark in enumerate(remarks):
        if (math.floor(remark.pos.x), math.floor(remark.pos.y)) not in floor:
            raise BadSetup("dungeon-off-floor", field=f"notes[{n}].pos")
    columns = _list(plain, "columns", Point, wanted=False)
    for n, column in enumerate(columns):
        _near(f"columns[{n}]", column.x, column.y)
    water = _list(plain, "water", Cell, wanted=False)
    return Chart(
        title=_text(plain, "title"),
        story=_text(plain, "story"),
        areas=areas,
        doors=chart_doors,
        ways_out=[(door.x, door.y, f"doors[{n}]") for n, door in enumerate(doors) if door.type in WAYS_OUT],
        notes=[(remark.pos.x, remark.pos.y, _plain(remark.text), _plain(remark.ref)[:4]) for remark in remarks],
        water=[(cell.x, cell.y) for cell in water],
        columns=[(column.x, column.y) for column in columns],
        rotundas=[(rect.x, rect.y, rect.w) for rect in rects if rect.rotunda and rect.w == rect.h],
        contents=_contents(rects, areas, chart_doors, remarks),
        floors={},
    )


def _list(plain: dict[str, Any], field: str, type: type[Any], wanted: bool = True) -> list[Any]:
    """A list of the file, each entry checked; the first that is wrong is named."""
    value = plain.get(field, None if wanted else [])
    if not isinstance(value, list):
        raise BadSetup("dungeon-not-a-list", field=field)
    if len(value) > MOST:
        raise BadSetup("dungeon-too-large", field=field)
    found = []
    for n, entry in enumerate(value):
        try:
            found.append(msgspec.convert(entry, type))
        except msgspec.ValidationError as error:
            raise BadSetup(
                "dungeon-bad-entry", field=f"{field}[{n}]{place_of(error)}", why=value_fault(error)
            ) from error
    return found


def _near(field: str, x: float, y: float) -> None:
    if not (abs(x) <= REACH and abs(y) <= REACH):
        raise BadSetup("dungeon-bad-place", field=field)


def _text(plain: dict[str, Any], field: str) -> str:
    value = plain.get(field, "")
    if not isinstance(value, str):
        raise BadSetup("dungeon-not-text", field=field)
    return _plain(value)


def _plain(text: str) -> str:
    """Text that can be shown as it is: one line, no control characters, not too long."""
    return "".join(char if char.isprintable() else " " for char in text)[:400].strip()


def _squares(rect: Rect) -> list[Square]:
    """A rectangle's squares; of a rotunda those of the disc inscribed in it."""
    if rect.rotunda:
        return disc(rect.x, rect.y, rect.w, rect.h)
    return [(rect.x + i, rect.y + j) for j in range(rect.h) for i in range(rect.w)]


def _door(n: int, door: Door, floor: set[Square]) -> ChartDoor:
    field = f"doors[{n}]"
    if not 0 <= door.type < len(KINDS):
        raise BadSetup("dungeon-unknown-door", field=f"{field}.type", n=door.type)
    if (door.dir.x, door.dir.y) not in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        raise BadSetup("dungeon-bad-direction", field=f"{field}.dir")
    if (door.x, door.y) not in floor:
        raise BadSetup("dungeon-off-floor", field=field)
    return ChartDoor(
        door.x,
        door.y,
        int(door.dir.x),
        int(door.dir.y),
        KINDS[door.type],
        field,
        door.type in PLAIN_FROM_BEHIND,
        door.type == 0,
    )


def _leaves(charted: list[ChartDoor], doors: list[Door]) -> list[ChartDoor]:
    """The doors to be drawn: a way out that shares its square with another door is only a way out."""
    closed = {(door.x, door.y) for door in doors if door.type not in WAYS_OUT}
    return [
        leaf
        for leaf, door in zip(charted, doors, strict=True)
        if door.type not in WAYS_OUT or (door.x, door.y) not in closed
    ]


def _twice(squares: list[Square]) -> int:
    seen: set[Square] = set()
    for n, square in enumerate(squares):
        if square in seen:
            return n
        seen.add(square)
    return -1


def _contents(
    rects: list[Rect], areas: list[tuple[str, list[Square]]], doors: list[ChartDoor], remarks: list[Remark]
) -> dict[int, tuple[str, str]]:
    """The last room guards a hoard; a room with a remark holds what the player makes of it; of the other rooms every
    third is inhabited and every seventh trapped, so that a module without remarks is not empty."""
    noted = {(math.floor(remark.pos.x), math.floor(remark.pos.y)) for remark in remarks}
    doorways = {(door.x, door.y) for door in doors}
    found: dict[int, tuple[str, str]] = {}
    rooms = 0
    for n, (rect, (_, area)) in enumerate(zip(rects, areas, strict=True)):
        if len(area) < 4 or doorways.issuperset(area):
            found[n] = ("empty", "")
            continue
        rooms += 1
        if rect.ending:
            found[n] = ("guarded-hoard", "")
        elif noted.intersection(area):
            found[n] = ("empty", "")
        else:
            found[n] = ("creatures" if rooms % 3 == 0 else "trap" if rooms % 7 == 0 else "empty", "")
    return found
