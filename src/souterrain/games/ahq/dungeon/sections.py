"""Laying sections: their sizes, where they fit, and what is done where they do not."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from souterrain.crawl.squares import LEFT_OF, RIGHT_OF, SIDES, Side, Square, beside, rectangle

from ..world import Level, Section, SectionKind
from .ground import redraw

MAP = 160
"""The table is this many squares wide and deep; its edge counts as rock."""
CORRIDOR = 5
PIECE = 2
SMALL = 5
LARGE = 10


class Box(Struct, frozen=True):
    """A rectangle of squares where a section could lie.

    Rule: ahq.dungeon.section.sizes."""

    x: int
    y: int
    w: int
    h: int

    @property
    def squares(self) -> list[Square]:
        return rectangle(self.x, self.y, self.w, self.h)


def fits(level: Level, box: Box) -> bool:
    """No square may be covered by two sections.

    Rule: ahq.dungeon.overlap.forbidden."""
    left, top, right, bottom = box.x, box.y, box.x + box.w, box.y + box.h
    if left < 1 or top < 1 or right >= MAP or bottom >= MAP:
        return False
    for s in level.sections.values():
        if s.x < right and left < s.x + s.w and s.y < bottom and top < s.y + s.h:
            return False
    return True


def lay(level: Level, kind: SectionKind, box: Box, joins: str = "", **facts: Any) -> Section:
    """Put a section on the table, open towards the section that it `joins`.

    Rule: ahq.setup.components.sections."""
    level.serial += 1
    section = Section(id=f"{level.number}.{level.serial}", kind=kind, x=box.x, y=box.y, w=box.w, h=box.h, **facts)
    if joins:
        section.joins.append(joins)
        level.sections[joins].joins.append(section.id)
    level.sections[section.id] = section
    redraw(level)
    return section


def beyond(section: Section, side: Side, length: int) -> Box:
    """The rectangle of that length which carries a corridor on past one side of a section."""
    x, y, w, h = section.x, section.y, section.w, section.h
    if side == "n":
        return Box(x, y - length, w, length)
    if side == "s":
        return Box(x, y + h, w, length)
    if side == "w":
        return Box(x - length, y, length, h)
    return Box(x + w, y, length, h)


def corridor(level: Level, start: Section, side: Side, length: int, run: int) -> list[Section]:
    """Lay corridor sections in one line from a section's open side: as many as fit, `length` at most.

    Rule: ahq.dungeon.place.corridors-straight."""
    laid: list[Section] = []
    last = start
    for _ in range(length):
        box = beyond(last, side, CORRIDOR)
        if not fits(level, box):
            break
        last = lay(level, "corridor", box, last.id, run=run)
        laid.append(last)
    return laid


def is_free(level: Level, piece: Box, side: Side) -> bool:
    """Whether a corridor section could leave a junction on that side."""
    probe = Section(id="", kind="junction", x=piece.x, y=piece.y, w=piece.w, h=piece.h)
    return fits(level, beyond(probe, side, CORRIDOR))


def turnings(end: str, side: Side) -> list[Side]:
    """The exits of a junction or turn as seen by somebody who walks towards `side`."""
    if end == "junction":
        return [RIGHT_OF[side], LEFT_OF[side]]
    return [RIGHT_OF[side] if end == "turn-right" else LEFT_OF[side]]


def junction(level: Level, last: Section, side: Side, end: str, run: int) -> Section:
    """Lay a T-junction or a turn at the end of a corridor.

    An exit that runs into a wall is left out; where every exit does, corridor sections are added until one is
    free. Where that never happens the last section becomes a dead end.


    Rules: ahq.dungeon.overlap.junction, ahq.dungeon.junction.exits."""
    while True:
        piece = beyond(last, side, PIECE)
        if not fits(level, piece):
            return dead_end(last)
        exits = [exit for exit in turnings(end, side) if is_free(level, piece, exit)]
        if exits:
            kind: SectionKind = "junction" if len(exits) == 2 else "turn"
            return lay(level, kind, piece, last.id, exits=exits)
        added = corridor(level, last, side, 1, run)
        if not added:
            return dead_end(last)
        last = added[0]


def dead_end(last: Section) -> Section:
    """The ceiling has come down at the far end of a section."""
    last.dead_end = True
    return last


def stairs(level: Level, last: Section, side: Side, leads: Literal["out", "up", "down"]) -> Section:
    """Lay stairs at the end of a corridor; where they do not fit it is a dead end."""
    piece = beyond(last, side, PIECE)
    if not fits(level, piece):
        return dead_end(last)
    return lay(level, "stairs", piece, last.id, leads=leads)


def rooms_behind(level: Level, a: Square, side: Side, large: bool) -> list[Box]:
    """Every way to lay a room so that its wall meets the door on that side of square `a`, the most central first.

    Rule: ahq.dungeon.place.rooms-share-wall."""
    sizes = [(SMALL, LARGE), (LARGE, SMALL)] if large else [(SMALL, SMALL)]
    boxes = [
        (abs(2 * shift - wide + 1), _hung(beside(a, side), side, shift, wide, deep))
        for wide, deep in sizes
        for shift in range(wide)
    ]
    return [box for _, box in sorted(boxes, key=lambda entry: entry[0]) if fits(level, box)]


def corridors_behind(level: Level, a: Square, side: Side, length: int) -> list[list[Box]]:
    """Every way to lay a corridor of `length` sections along the wall with the door, the section with the door
    among them; each from left to right as seen through the door."""
    b = beside(a, side)
    ways = []
    for left in range(length):
        for shift in (2, 1, 3, 0, 4):
            offset = shift + CORRIDOR * left
            boxes = [_hung(b, side, offset - CORRIDOR * n, CORRIDOR, PIECE) for n in range(length)]
            if all(fits(level, box) for box in boxes):
                ways.append(boxes)
    return ways


def _hung(b: Square, side: Side, shift: int, wide: int, deep: int) -> Box:
    """A rectangle `wide` along a wall and `deep` away from it, square `b` lying `shift` squares from the left as seen
    by somebody who looks through the door towards `side`."""
    x, y = b
    if side == "n":
        return Box(x - shift, y - deep + 1, wide, deep)
    if side == "s":
        return Box(x + shift - wide + 1, y, wide, deep)
    if side == "e":
        return Box(x, y - shift, deep, wide)
    return Box(x - deep + 1, y + shift - wide + 1, deep, wide)


def side_walls(section: Section) -> tuple[Side, ...]:
    """The walls of a section that can hold a door: all four of a room, the two long ones of a corridor section."""
    if section.kind == "room":
        return SIDES
    return ("n", "s") if section.w > section.h else ("e", "w")


def inset(level: Level, w: int, h: int) -> Box:
    """A place off the known map for a room that lies between two levels."""
    for y in range(MAP - h - 2, 1, -h - 1):
        for x in range(2, MAP - w - 1, w + 1):
            box = Box(x, y, w, h)
            if fits(level, Box(x - 1, y - 1, w + 2, h + 2)):
                return box
    raise AssertionError("the table is full")
