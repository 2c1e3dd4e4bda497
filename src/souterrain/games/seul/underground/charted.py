"""Dungeons that the player brings: floor squares and doors that stand on squares, made into a plan.

Both kinds of file (One Page Dungeon, and a dungeon of one's own) come down to the same chart: areas of squares, doors
on squares of their own with a direction, ways out, remarks."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from souterrain.core.errors import BadSetup
from souterrain.core.view.grid import DoorState
from souterrain.crawl.squares import OPPOSITE, SIDES, Edge, Side, Square, beside, edge
from souterrain.crawl.ways import reach

from .draft import merge
from .plan import Access, Exit, Note, Plan, Section
from .tables import PAVED

LARGEST = 120
"""Squares along a side that a chart may have."""
FORWARD: tuple[Side, Side] = ("e", "s")
"""The sides at which a square's edges are counted as its own."""


class ChartDoor(Struct, frozen=True, gc=False):
    """A door on a square of its own; `dx, dy` points over it. `field` names it in messages."""

    x: int
    y: int
    dx: int
    dy: int
    kind: DoorState
    field: str
    plain_from_behind: bool = False
    free_sides: bool = False
    """A mere opening: all four sides are open, as at a crossing of corridors."""


class Chart(Struct):
    """What a file says, before it is made into a plan."""

    title: str
    story: str
    areas: list[tuple[str, list[Square]]]
    """Areas of squares, each with the name of its field in the file."""
    doors: list[ChartDoor]
    ways_out: list[tuple[int, int, str]]
    notes: list[tuple[float, float, str, str]]
    water: list[Square]
    columns: list[tuple[float, float]]
    rotundas: list[tuple[int, int, int]]
    contents: dict[int, tuple[str, str]]
    """Contents and detail of an area, by its number."""
    floors: dict[int, str]


def draw(chart: Chart) -> Plan:
    """A chart as a plan: every area a section, every door an exit, everything reachable from a way out."""
    squares = [square for _, area in chart.areas for square in area]
    if not squares:
        raise BadSetup("dungeon-empty", field="rects")
    if not chart.ways_out:
        raise BadSetup("dungeon-no-way-in", field="doors")
    x0, y0 = min(x for x, _ in squares), min(y for _, y in squares)
    width, height = max(x for x, _ in squares) - x0 + 1, max(y for _, y in squares) - y0 + 1
    if max(width, height) > LARGEST:
        raise BadSetup("dungeon-too-wide", field="rects", n=LARGEST)
    section_of, fields = _sections(chart)
    sections = _squares_by_section(section_of, len(fields))
    exits = _exits(chart, section_of)
    depth = _depths(chart, section_of, exits, len(fields))
    for number, away in enumerate(depth):
        if away < 0:
            raise BadSetup("dungeon-cut-off", field=fields[number])
    accesses = tuple(Access(section_of[x, y], x - x0, y - y0, "way-out", 0) for x, y, _ in chart.ways_out)
    ending = max(range(len(depth)), key=lambda n: (depth[n], -n))
    kinds = [_kind(area, away) for area, away in zip(sections, depth, strict=True)]
    stretch = list(range(len(sections)))
    for way in exits:
        same = chart.floors.get(way.a) == chart.floors.get(way.b)
        if way.kind == "open" and same and kinds[way.a] == kinds[way.b] == "corridor":
            merge(stretch, way.a, way.b)
    return Plan(
        width,
        height,
        tuple(
            Section(
                kind=kinds[n],
                squares=tuple(sorted((y - y0) * width + x - x0 for x, y in area)),
                floor=chart.floors.get(n, PAVED),
                contents=chart.contents.get(n, ("guarded-hoard" if n == ending else "empty", ""))[0],
                detail=chart.contents.get(n, ("", ""))[1],
                depth=depth[n],
                stretch=stretch[n],
                area=n,
            )
            for n, area in enumerate(sections)
        ),
        tuple(Exit(way.a, way.b, way.x - x0, way.y - y0, way.side, way.kind, way.from_b) for way in exits),
        accesses,
        tuple(
            Note(section_of[int(x // 1), int(y // 1)], int(x // 1) - x0, int(y // 1) - y0, text, ref)
            for x, y, text, ref in chart.notes
        ),
        tuple(sorted((y - y0) * width + x - x0 for x, y in chart.water if (x, y) in section_of)),
        tuple((x - x0, y - y0) for x, y in chart.columns),
        chart.title,
        chart.story,
        rotundas=tuple((x - x0, y - y0, size) for x, y, size in chart.rotundas),
    )


def _kind(area: list[Square], depth: int) -> str:
    """Where one comes in, a corridor (straight and one square wide, or very short), or a room."""
    if depth == 0:
        return "start"
    straight = len({x for x, _ in area}) == 1 or len({y for _, y in area}) == 1
    return "corridor" if straight or len(area) <= 3 else "room"


def _sections(chart: Chart) -> tuple[dict[Square, int], list[str]]:
    """Each area is a section; a door's square goes with what lies behind it, or is a section of its own."""
    section_of: dict[Square, int] = {}
    fields: list[str] = []
    doorways = {(door.x, door.y) for door in chart.doors}
    for field, area in chart.areas:
        own = [square for square in area if square not in doorways]
        for square in own:
            section_of.setdefault(square, len(fields))
        fields.append(field)
    for door in chart.doors:
        ahead = (door.x + door.dx, door.y + door.dy)
        behind = (door.x - door.dx, door.y - door.dy)
        home = section_of.get(ahead if ahead not in doorways else (-(10**6), 0))
        if home is None and behind not in doorways:
            home = section_of.get(behind)
        if home is None:
            home = len(fields)
            fields.append(door.field)
        section_of.setdefault((door.x, door.y), home)
    return _renumbered(section_of, fields, chart)


def _renumbered(section_of: dict[Square, int], fields: list[str], chart: Chart) -> tuple[dict[Square, int], list[str]]:
    """Leave out areas that have no square of their own."""
    used = sorted(set(section_of.values()))
    new = {old: n for n, old in enumerate(used)}
    chart.contents = {new[old]: what for old, what in chart.contents.items() if old in new}
    chart.floors = {new[old]: what for old, what in chart.floors.items() if old in new}
    return {square: new[old] for square, old in section_of.items()}, [fields[old] for old in used]


def _squares_by_section(section_of: dict[Square, int], count: int) -> list[list[Square]]:
    sections: list[list[Square]] = [[] for _ in range(count)]
    for square, number in section_of.items():
        sections[number].append(square)
    return sections


def _exits(chart: Chart, section_of: dict[Square, int]) -> list[Exit]:
    """A door closes the edges of its square: the leaf on one of them, open ground or wall on the others."""
    doors = {(door.x, door.y): door for door in chart.doors}
    exits: list[Exit] = []
    done: set[Edge] = set()
    for (x, y), door in doors.items():
        ahead, behind = (x + door.dx, y + door.dy), (x - door.dx, y - door.dy)
        leaf = behind if section_of.get(behind, -1) != section_of[x, y] and behind in section_of else ahead
        for side in SIDES:
            other = beside((x, y), side)
            between = edge((x, y), other)
            if other not in section_of or between in done:
                continue
            along = other in (ahead, behind)
            next_door = doors.get(other)
            if not along and not door.free_sides and not (next_door is not None and next_door.free_sides):
                done.add(between)
                continue
            if section_of[other] == section_of[x, y]:
                continue
            done.add(between)
            if other == leaf:
                exits.append(_leaf(door, (x, y), side, section_of, other))
            elif next_door is None:
                exits.append(Exit(section_of[x, y], section_of[other], x, y, side, "open"))
            else:
                done.discard(between)
    for (x, y), number in sorted(section_of.items()):
        for side in FORWARD:
            other = beside((x, y), side)
            if other in section_of and section_of[other] != number and edge((x, y), other) not in done:
                exits.append(Exit(number, section_of[other], x, y, side, "open"))
    return exits


def _leaf(door: ChartDoor, at: Square, side: Side, section_of: dict[Square, int], other: Square) -> Exit:
    """The edge on which a door hangs. Seen along its direction one comes from `behind`, so that is the exit's `a`."""
    x, y = at
    if (other[0] - x, other[1] - y) == (-door.dx, -door.dy):
        near, far, where = other, at, OPPOSITE[side]
    else:
        near, far, where = at, other, side
    from_b: Literal["", "shut"] = "shut" if door.plain_from_behind else ""
    return Exit(section_of[near], section_of[far], near[0], near[1], where, door.kind, from_b)


def _depths(chart: Chart, section_of: dict[Square, int], exits: list[Exit], count: int) -> list[int]:
    """How many exits lie between a section and the nearest way out; -1 where there is no way."""
    for x, y, field in chart.ways_out:
        if (x, y) not in section_of:
            raise BadSetup("dungeon-off-floor", field=field)
    ways: dict[int, list[int]] = {number: [] for number in range(count)}
    for way in exits:
        ways[way.a].append(way.b)
        ways[way.b].append(way.a)
    depth = reach(ways, [section_of[x, y] for x, y, _ in chart.ways_out])
    return [depth.get(number, -1) for number in range(count)]
