"""Furniture: what stands in a room that was just found, and where the game master puts it."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core.events import spoken, tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.ground import Regions
from souterrain.crawl.squares import SIDES, Square, Steps, rectangle, steps_between

from ..catalogue import BOOK
from ..events.furniture import PieceFound
from ..offers import templates
from ..rows import Piece
from ..states import Furniture
from ..world import Section, World
from .doors import clear_squares
from .ground import ground, redraw, wall
from .tables import look_up

Place = tuple[Square, ...]


def furnish(world: World, room: Section) -> Rules[None]:
    """Where furniture is used the game master rolls for each room that is found, and places what there is; a piece for
    which there is no room is left out.

    Rule: ahq.heroquest.furniture.rolled-per-room."""
    if not world.setup.furniture:
        return
    row = yield from look_up(BOOK.furniture, "ahq.heroquest.table.furniture", world.master)
    if not row.piece:
        return
    piece = BOOK.pieces[row.piece]
    places = possible(world, room, piece)
    if not places:
        return
    place = places[0]
    if not world.solo and len(places) > 1:
        text = Say("ask-piece-place", piece=spoken("furniture-", piece.id))
        place = yield from which(world.master, text, templates(places), "ahq.heroquest.furniture.placement")
    set_down(world, room, piece, place)
    tell(world, PieceFound(piece.id))


def set_down(world: World, room: Section, piece: Piece, place: Sequence[Square]) -> None:
    """A piece of furniture stands in a room from now on.

    Rule: ahq.heroquest.furniture.blocks."""
    room.furniture = Furniture(piece.id, list(place))
    redraw(world.here)


def possible(world: World, room: Section, piece: Piece) -> list[Place]:
    """Where a piece may stand: on clear floor, before no door, dividing nothing; against a wall if it is one that must.
    Those against a wall come from the farthest to the nearest to the entrance, the others from the middle on.

    Rule: ahq.heroquest.furniture.placement."""
    inside = rectangle(room.x, room.y, room.w, room.h)
    floor = set(clear_squares(world, inside)) - _kept_clear(room)
    shapes = {(piece.w, piece.h), (piece.h, piece.w)}
    found = [
        place
        for w, h in sorted(shapes)
        for corner in inside
        if floor.issuperset(place := tuple(rectangle(*corner, w, h)))
        and (not piece.wall or any(set(place) <= set(wall(room, side)) for side in SIDES))
        and not _divides(world, room, place)
    ]
    middle = room.x + room.w // 2, room.y + room.h // 2
    if not piece.wall:
        return sorted(found, key=lambda place: sum(steps_between(square, middle) for square in place))
    door = world.here.doors.get(room.entry)
    entrance = (door.a if door.a in inside else door.b) if door else (room.x, room.y)
    return sorted(found, key=lambda place: -sum(steps_between(square, entrance) for square in place))


def _kept_clear(room: Section) -> set[Square]:
    """Squares on which something else lies: stairs, and what belongs to a hazard."""
    taken = set(rectangle(*room.stairs, 2, 2)) if room.stairs else set()
    return taken | ({*room.hazard.squares, room.hazard.at} if room.hazard else set())


def _divides(world: World, room: Section, place: Place) -> bool:
    """Whether a piece would cut a part of the room off from the rest."""
    steps = ground(world).steps
    free = {square for square in ground(world).squares[room.id] if steps[square]}
    return _parts(world, free - set(place)) > _parts(world, free)


def _parts(world: World, squares: set[Square]) -> int:
    """Into how many parts some squares fall."""
    steps = ground(world).steps
    within: Steps = {square: tuple(near for near in steps[square] if near in squares) for square in squares}
    return len(set(map(Regions(within).__getitem__, squares)))
