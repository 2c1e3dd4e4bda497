"""The map of a level worked out from its sections and doors: where one may step, what shuts off the view.

A map is never part of the world. It is looked up by the level's key, which names the state of its walls and doors,
and drawn anew where no such map is at hand.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct

from souterrain.crawl.ground import Memo, fingerprint, kept
from souterrain.crawl.squares import SIDES, Edge, Side, Square, Steps, around, beside, edge, rectangle, side_of

from ..world import Door, Level, Section, World
from .charts import Blows, Views

_encode = msgspec.msgpack.Encoder().encode


class Ground(Struct, frozen=True, gc=False):
    """A level as figures meet it. Doors and sections are named by id."""

    steps: dict[Square, tuple[Square, ...]]
    """The squares that can be entered from each square, figures apart."""
    section: dict[Square, str]
    squares: dict[str, tuple[Square, ...]]
    doors: dict[Square, tuple[str, ...]]
    """The doors next to which a figure on that square stands."""
    hung: dict[tuple[str, Side], tuple[str, ...]]
    """The doors in each wall of a section, from whichever side they were found."""
    doorways: frozenset[Edge]
    """The edges on which doors stand, shut or open."""
    blocked: frozenset[Square]
    """Squares on which nobody can stand."""
    walls: frozenset[Edge]
    """Edges that stop both feet and eyes: walls and closed doors."""
    screens: frozenset[Square]
    """Squares over which nobody shoots: those of furniture."""
    open_doors: dict[Edge, str]
    blows: Blows
    """The squares that can be attacked from each square, and with a long weapon."""
    long_blows: Blows
    views: Views


_maps: Memo[str, Ground] = Memo(128)
"""Asked for many times in every turn."""


def ground(world: World) -> Ground:
    """The map of the level on the table."""
    level = world.levels[world.level]
    return _maps.get(level.key) or _maps.keep(level.key, _draw(level))


def ground_of(level: Level) -> Ground:
    """The map of a level."""
    return _maps.get(level.key) or _maps.keep(level.key, _draw(level))


def _draw(level: Level) -> Ground:
    """A level's shell, with the doors in it."""
    shell = _shell(level)
    places = _places(shell) if level.board else shell.section
    doors: dict[Square, tuple[str, ...]] = {}
    hung: dict[tuple[str, Side], tuple[str, ...]] = {}
    for door in level.doors.values():
        for square, other in ((door.a, door.b), (door.b, door.a)):
            doors[square] = (*doors.get(square, ()), door.id)
            place = places.get(square)
            if place is not None:
                wall = place, side_of(square, other)
                hung[wall] = (*hung.get(wall, ()), door.id)
    doorways = frozenset(edge(door.a, door.b) for door in level.doors.values())
    return msgspec.structs.replace(shell, doors=doors, hung=hung, doorways=doorways)


def _places(shell: Ground) -> dict[Square, str]:
    """The sections of all squares: on a board a door is in the wall of a room that nobody has seen, too."""
    return {square: id for id, squares in shell.squares.items() for square in squares}


@kept(64, by=lambda level, doors: (level.key, doors))
def opened(level: Level, doors: tuple[str, ...]) -> Steps:
    """Where one could step if these closed doors stood open."""
    steps = dict(ground_of(level).steps)
    for id in doors:
        _open(steps, level.doors[id].a, level.doors[id].b)
    return steps


def section_at(world: World, square: Square) -> Section:
    """The section to which a square of the level on the table belongs."""
    level = world.levels[world.level]
    here = _maps.get(level.key) or ground_of(level)
    return level.sections[here.section[square]]


def redraw(level: Level) -> None:
    """To be called after any change of sections, doors, grilles or blocking features, and when a part of a board is
    seen."""
    state: tuple[object, ...] = (
        [(s.id, s.x, s.y, s.w, s.h, s.joins, _blocked(s)) for s in level.sections.values()],
        [(d.id, d.a, d.b, d.open) for d in level.doors.values()],
        level.grilles,
    )
    if level.board:
        state += ([s.id for s in level.sections.values() if s.unseen],)
    if screens := _screens(level):
        state += (screens,)
    level.key = fingerprint(state)


def area(world: World, section: str) -> list[Square]:
    """The squares of a room, or of the whole corridor to which a section belongs."""
    squares = ground(world).squares
    return [square for id in sections_of_area(world.here, section) for square in squares[id]]


def sections_of_area(level: Level, section: str) -> list[str]:
    """A room by itself, or all the sections of a corridor."""
    run = level.sections[section].run
    return [other.id for other in level.sections.values() if other.run == run] if run else [section]


def neighbours(world: World, square: Square) -> list[Square]:
    """The squares next to one, with neither a wall nor a closed door between."""
    here = ground(world)
    return [near for near in around(square) if near in here.section and edge(square, near) not in here.walls]


def wall(section: Section, side: Side) -> list[Square]:
    """The squares of a section along one of its walls."""
    x, y, w, h = section.x, section.y, section.w, section.h
    if side == "n":
        return rectangle(x, y, w, 1)
    if side == "s":
        return rectangle(x, y + h - 1, w, 1)
    if side == "w":
        return rectangle(x, y, 1, h)
    return rectangle(x + w - 1, y, 1, h)


def doors_in_wall(level: Level, section: Section, side: Side) -> list[Door]:
    """The doors in one wall of a section, from whichever side they were found."""
    return [level.doors[id] for id in ground_of(level).hung.get((section.id, side), ())]


def _blocked(section: Section) -> list[Square]:
    """Squares of a section on which nobody can stand."""
    blocked = list(section.hazard.blocks) if section.hazard else []
    if section.chest:
        blocked.append(section.chest.at)
    if section.rubble:
        blocked += section.rubble
    if section.furniture:
        blocked += section.furniture.squares
    return blocked


Laid = tuple[str, int, int, int, int, list[str], bool]
"""A section as it is laid: its id, where, how wide and high, what it joins, and whether it is unseen."""
_RECENT = 12
"""So many sections may have been laid since somebody last looked at the map."""


class Floor(Struct, frozen=True, gc=False):
    """Sections laid side by side, before anything stands on them or in their walls; what is unseen is rock."""

    steps: Steps
    section: dict[Square, str]
    squares: dict[str, tuple[Square, ...]]
    walls: frozenset[Edge]


_floors: Memo[bytes, Floor] = Memo(64)


def _floor(level: Level) -> Floor:
    """The floor of a level: the one from before the last sections were laid, where it is at hand, and those."""
    plan = _plan(level)
    name = _encode(plan)
    return _floors.get(name) or _floors.keep(name, _laid(level, plan))


def _laid(level: Level, plan: list[Laid]) -> Floor:
    known = next(filter(None, (_floors.get(_encode(_before(plan, n))) for n in range(1, _RECENT + 1))), None)
    steps, section_of, squares, walls = (
        (dict(known.steps), dict(known.section), dict(known.squares), set(known.walls))
        if known
        else ({}, {}, {}, set())
    )
    for section in level.sections.values():
        if section.id in squares:
            continue
        squares[section.id], within, around_it = _plate(section.x, section.y, section.w, section.h)
        if not section.unseen:
            steps.update(within)
            walls |= around_it
            section_of.update(dict.fromkeys(within, section.id))
        for other in section.joins:
            if other in squares:
                seam = _seam(section, level.sections[other])
                walls.difference_update(seam)
                for a, b in seam:
                    steps[a] += (b,)
                    steps[b] += (a,)
    return Floor(steps, section_of, squares, frozenset(walls))


def _before(plan: list[Laid], n: int) -> list[Laid]:
    """A plan as it was before the last `n` sections were laid."""
    last = {id for id, *_ in plan[-n:]}
    return [
        row if last.isdisjoint(row[5]) else (*row[:5], [id for id in row[5] if id not in last], row[6])
        for row in plan[:-n]
    ]


def _standing(level: Level) -> bytes:
    """What a shell is made of: to feet and eyes a closed door is a wall."""
    return _encode(
        (
            _plan(level),
            _filled(level),
            [(door.id, door.a, door.b) for door in level.doors.values() if door.open],
            level.grilles,
            _screens(level),
        )
    )


def _plan(level: Level) -> list[Laid]:
    return [(s.id, s.x, s.y, s.w, s.h, s.joins, s.unseen) for s in level.sections.values()]


def _filled(level: Level) -> list[Square]:
    """The squares of a level on which nobody can stand."""
    filled = [s for s in level.sections.values() if s.hazard or s.chest or s.rubble or s.furniture]
    return [square for section in filled for square in _blocked(section)]


def _screens(level: Level) -> list[Square]:
    return [square for section in level.sections.values() if section.furniture for square in section.furniture.squares]


@kept(128, by=_standing)
def _shell(level: Level) -> Ground:
    """A level with open doors, grilles and what stands about, but without a closed door."""
    floor = _floor(level)
    steps = dict(floor.steps)
    open_doors: dict[Edge, str] = {}
    for door in level.doors.values():
        if door.open and door.a in floor.section and door.b in floor.section:
            open_doors[edge(door.a, door.b)] = door.id
            _open(steps, door.a, door.b)
    for a, b in level.grilles:
        _shut(steps, a, b)
    blocked = frozenset(_filled(level))
    for square in blocked:
        for near in around(square):
            if square in steps and near in steps:
                _shut(steps, square, near)
    opaque = floor.walls.difference(open_doors)
    shut = opaque.union(level.grilles) if level.grilles else opaque
    return Ground(
        steps=steps,
        section=floor.section,
        squares=floor.squares,
        doors={},
        hung={},
        doorways=frozenset(),
        blocked=blocked,
        walls=opaque,
        screens=frozenset(_screens(level)),
        open_doors=open_doors,
        blows=Blows(floor.section, shut, open_doors, long=False),
        long_blows=Blows(floor.section, shut, open_doors, long=True),
        views=Views(opaque, open_doors),
    )


def _open(steps: dict[Square, tuple[Square, ...]], a: Square, b: Square) -> None:
    if b not in steps[a]:
        steps[a] = (*steps[a], b)
    if a not in steps[b]:
        steps[b] = (*steps[b], a)


def _shut(steps: dict[Square, tuple[Square, ...]], a: Square, b: Square) -> None:
    steps[a] = tuple(square for square in steps[a] if square != b)
    steps[b] = tuple(square for square in steps[b] if square != a)


@lru_cache(maxsize=4096)
def _plate(
    x: int, y: int, w: int, h: int
) -> tuple[tuple[Square, ...], dict[Square, tuple[Square, ...]], frozenset[Edge]]:
    """A section by itself: its squares, the steps within it, and the edges all around it."""
    inside = tuple(rectangle(x, y, w, h))
    floor = frozenset(inside)
    within = {square: tuple(near for near in around(square) if near in floor) for square in inside}
    walls = frozenset(edge(square, near) for square in inside for near in around(square) if near not in floor)
    return inside, within, walls


@lru_cache(maxsize=4096)
def _touching(ax: int, ay: int, aw: int, ah: int, bx: int, by: int, bw: int, bh: int) -> tuple[Edge, ...]:
    other = frozenset(rectangle(bx, by, bw, bh))
    return tuple(
        edge(square, beside(square, side))
        for square in rectangle(ax, ay, aw, ah)
        for side in SIDES
        if beside(square, side) in other
    )


def _seam(one: Section, other: Section) -> tuple[Edge, ...]:
    """The edges along which two sections touch."""
    return _touching(one.x, one.y, one.w, one.h, other.x, other.y, other.w, other.h)
