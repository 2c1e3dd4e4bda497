"""A dungeon of one's own: TOML with a map drawn in characters. See docs/underworlds.md."""

from __future__ import annotations

from msgspec import Struct

from souterrain.core.content import parse
from souterrain.core.errors import BadContent, BadSetup
from souterrain.core.view.grid import DoorState
from souterrain.crawl.squares import Square

from ..catalogue import BOOK
from .charted import Chart, ChartDoor
from .generator import sort_of
from .stated import Stated, written
from .tables import PAVED

DOORS: dict[str, DoorState] = {
    "+": "shut", "/": "broken", "L": "locked", "B": "barred", "=": "grille", "S": "secret", "'": "open", ">": "steps",
}  # fmt: skip
"""How doors are drawn: each stands on a square between two others."""
FLOORS = {row.drawn: row.id for row in BOOK.floors.rows}
"""How floors are drawn; neighbouring squares of one floor are one section."""
WAY_OUT = "<"
ROCK = " #"
MOST = 1000
"""How many places a file may tell of."""


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """What is at a square of the map, counted from 0 in its upper left corner."""

    at: tuple[int, int]
    text: str = ""
    creatures: str = ""
    number: int = 1
    treasure: str = ""
    trap: str = ""
    element: str = ""


class Own(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    title: str
    map: str
    story: str = ""
    place: tuple[Place, ...] = ()


def read_own(text: str) -> Chart:
    """The chart of a dungeon file."""
    try:
        own = parse(text, Own, "dungeon")
    except BadContent as error:
        if error.say.id == "bad-content-toml":
            line, column = error.say.args["line"], error.say.args["column"]
            raise BadSetup("dungeon-not-toml", field="file", line=line, column=column) from error
        raise BadSetup(
            "dungeon-bad-entry", field=str(error.say.args.get("row", "file")), why=error.say.args.get("why", "")
        ) from error
    except RecursionError as error:
        raise BadSetup("dungeon-too-deep", field="file") from error
    field = "map"
    lines = own.map.strip("\n").split("\n")
    kinds: dict[Square, str] = {}
    doors: dict[Square, str] = {}
    ways: list[Square] = []
    for y, line in enumerate(lines):
        for x, char in enumerate(line.rstrip("\r")):
            if char in ROCK:
                continue
            if char in DOORS:
                doors[x, y] = char
            elif char == WAY_OUT:
                ways.append((x, y))
                kinds[x, y] = PAVED
            elif char in FLOORS:
                kinds[x, y] = FLOORS[char]
            else:
                raise BadSetup("dungeon-unknown-sign", field=f"{field} ({x}, {y})", sign=char)
    areas = _areas(kinds)
    chart = Chart(
        title=own.title[:120],
        story=own.story[:400],
        areas=[(f"{field} {area[0]}", area) for area in areas] + [(f"{field} {at}", [at]) for at in doors],
        doors=[_door(at, char, kinds, doors, field) for at, char in doors.items()],
        ways_out=[(x, y, field) for x, y in ways],
        notes=[],
        water=[at for at, kind in kinds.items() if kind == "flooded"],
        columns=[],
        rotundas=[],
        contents=dict.fromkeys(range(len(areas)), ("empty", "")),
        floors={m: kinds[area[0]] for m, area in enumerate(areas)},
    )
    if len(own.place) > MOST:
        raise BadSetup("dungeon-too-large", field="place")
    for m, place in enumerate(own.place):
        _put(chart, place, areas, f"place[{m}]")
    return chart


def _areas(kinds: dict[Square, str]) -> list[list[Square]]:
    """Squares of one floor that lie side by side."""
    areas: list[list[Square]] = []
    left = dict(kinds)
    for square in sorted(kinds, key=lambda at: (at[1], at[0])):
        if square not in left:
            continue
        kind = left.pop(square)
        area = [square]
        for x, y in area:
            for other in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                if left.get(other) == kind:
                    del left[other]
                    area.append(other)
        areas.append(area)
    return areas


def _door(at: Square, char: str, kinds: dict[Square, str], doors: dict[Square, str], field: str) -> ChartDoor:
    x, y = at
    for dx, dy in ((1, 0), (0, 1)):
        if all(side in kinds or side in doors for side in ((x - dx, y - dy), (x + dx, y + dy))):
            return ChartDoor(x, y, dx, dy, DOORS[char], f"{field} {at}")
    raise BadSetup("dungeon-door-between", field=f"{field} {at}")


def _put(chart: Chart, place: Place, areas: list[list[Square]], field: str) -> None:
    """What a `[[place]]` says about the section around its square."""
    number = next((n for n, area in enumerate(areas) if place.at in area), None)
    if number is None:
        raise BadSetup("dungeon-off-floor", field=f"{field}.at")
    if place.text:
        chart.notes.append((*place.at, place.text[:400], ""))
    if place.element:
        if place.element not in BOOK.details:
            raise BadSetup("dungeon-unknown-name", field=f"{field}.element", name=place.element)
        chart.contents[number] = (sort_of(place.element), place.element)
        return
    held: list[Stated] = []
    if place.creatures:
        if place.creatures not in BOOK.creatures:
            raise BadSetup("dungeon-unknown-name", field=f"{field}.creatures", name=place.creatures)
        if not 1 <= place.number <= 12:
            raise BadSetup("dungeon-bad-size", field=f"{field}.number")
        held.append(Stated("creature", place.creatures, place.number))
    if place.trap:
        if place.trap not in BOOK.traps:
            raise BadSetup("dungeon-unknown-name", field=f"{field}.trap", name=place.trap)
        held.append(Stated("trap", place.trap))
    if place.treasure:
        if place.treasure not in ("hoard", "hidden"):
            raise BadSetup("dungeon-unknown-name", field=f"{field}.treasure", name=place.treasure)
        held.append(Stated("hoard" if place.treasure == "hoard" else "hidden"))
    if held:
        chart.contents[number] = ("stated", written(held))
