"""The printed board of a labyrinth: rooms, corridors one square wide, and the junctions between them, read from a plan
and laid around the stairs by which one arrives. Of a part that is `unseen` nothing is known but its outline."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from souterrain.crawl.ground import kept
from souterrain.crawl.squares import SIDES, Edge, Side, Square, around, beside, edge, rectangle

from ..catalogue import BOOK
from ..world import Level, Section, SectionKind, World
from .ground import redraw
from .sections import PIECE, Box, lay

_WAYS = ".x"
"""Corridor squares, free or full of rubble."""


class Part(Struct, frozen=True):
    """A part of a board, as its plan shows it."""

    kind: SectionKind
    box: Box
    rubble: tuple[Square, ...] = ()


class Plan(Struct, frozen=True):
    """A board as it is printed, counted from its stairs.

    Rule: ahq.labyrinth.areas."""

    stairs: Square
    parts: tuple[Part, ...]


@lru_cache(maxsize=8)
def read_plan(text: str) -> Plan:
    """A plan from its drawing: every letter is a room, every line between two junctions a corridor."""
    sign = {(x, y): mark for y, line in enumerate(text.split()) for x, mark in enumerate(line)}
    stairs = min(at for at, mark in sign.items() if mark == "<")
    parts: list[Part] = []
    for room in sorted({mark for mark in sign.values() if mark.isalpha() and mark not in _WAYS}):
        squares = [at for at, mark in sign.items() if mark == room]
        (x, y), (right, bottom) = min(squares), max(squares)
        parts.append(Part("room", Box(x, y, right - x + 1, bottom - y + 1)))
    for at in (at for at, mark in sign.items() if mark == "+"):
        parts.append(Part("junction", Box(*at, 1, 1)))
        for side in ("e", "s"):
            run = _run(sign, at, side)
            if run:
                w, h = (len(run), 1) if side == "e" else (1, len(run))
                rubble = tuple(square for square in run if sign[square] == "x")
                parts.append(Part("corridor", Box(*run[0], w, h), rubble))
    return Plan(stairs, tuple(parts))


def _run(sign: dict[Square, str], junction: Square, side: Side) -> list[Square]:
    """The corridor that leaves a junction on one side, up to the next."""
    run, at = [], beside(junction, side)
    while sign.get(at, "#") in _WAYS:
        run.append(at)
        at = beside(at, side)
    return run


def lay_board(world: World, entry: Section) -> None:
    """Lay the whole board around the stairs. Only the junction at their foot is seen; all that leads away from a
    junction without rubble in the way is one of its exits.

    Rule: ahq.labyrinth.setup."""
    level = world.here
    board = next(iter(BOOK.boards.values()))
    level.board = board.id
    plan = read_plan(board.plan)
    dx, dy = entry.x - plan.stairs[0], entry.y - plan.stairs[1]
    for n, part in enumerate(plan.parts, 1):
        box = Box(part.box.x + dx, part.box.y + dy, part.box.w, part.box.h)
        section = lay(level, part.kind, box, unseen=True, run=n if part.kind == "corridor" else 0)
        section.rubble = [(x + dx, y + dy) for x, y in part.rubble]
    redraw(level)
    for section in level.sections.values():
        if section.kind == "junction":
            section.exits = [side for side in SIDES if _leads_on(level, section, side)]
    foot = next(each for square in _foot(entry) if (each := part_at(level, square)) and each.kind == "junction")
    foot.unseen = False
    join(level, foot, entry)


def _foot(entry: Section) -> list[Square]:
    """The squares north and south of the stairs."""
    return [*rectangle(entry.x, entry.y - 1, PIECE, 1), *rectangle(entry.x, entry.y + PIECE, PIECE, 1)]


def _leads_on(level: Level, junction: Section, side: Side) -> bool:
    """Whether one can look along a corridor on that side."""
    at = beside((junction.x, junction.y), side)
    part = part_at(level, at)
    return part is not None and part.kind == "corridor" and at not in part.rubble


def see(level: Level, part: Section) -> None:
    """A part of the board is seen: behind the doors that lead into it nothing is unknown any more."""
    part.unseen = False
    for door in level.doors.values():
        door.explored = door.explored or part_at(level, door.b) is part
    redraw(level)


def join(level: Level, one: Section, other: Section) -> None:
    """Two parts of the board are open to each other."""
    one.joins.append(other.id)
    other.joins.append(one.id)
    redraw(level)


def part_at(level: Level, square: Square) -> Section | None:
    """The part of the board to which a square belongs, seen or unseen."""
    id = _parts(level).get(square)
    return level.sections[id] if id else None


@kept(8, by=lambda level: (level.number, level.board, tuple(level.sections)))
def _parts(level: Level) -> dict[Square, str]:
    return {
        square: section.id
        for section in level.sections.values()
        for square in rectangle(section.x, section.y, section.w, section.h)
    }


def unseen_walls(level: Level) -> set[Edge]:
    """The outlines of the parts that nobody has seen."""
    return {
        edge(square, near)
        for section in level.sections.values()
        if section.unseen
        for square in rectangle(section.x, section.y, section.w, section.h)
        for near in around(square)
        if _parts(level).get(near) != section.id
    }


def ends(level: Level, corridor: Section) -> list[tuple[Square, Section]]:
    """The two junctions of a corridor, each with the square of the corridor beside it."""
    first, last = (corridor.x, corridor.y), (corridor.x + corridor.w - 1, corridor.y + corridor.h - 1)
    across: tuple[Side, Side] = ("w", "e") if beside(first, "w") in _junctions(level) else ("n", "s")
    found = []
    for square, side in zip((first, last), across, strict=True):
        junction = part_at(level, beside(square, side))
        assert junction is not None, "a corridor joins two junctions"
        found.append((square, junction))
    return found


def _junctions(level: Level) -> set[Square]:
    return {(section.x, section.y) for section in level.sections.values() if section.kind == "junction"}
