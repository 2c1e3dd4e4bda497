"""The labyrinth: its corridors are rolled for when one looks along them, its rooms when one looks into them."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import SIDES, Side, Square, beside, key, side_of

from ..catalogue import BOOK
from ..events.expedition import (
    DoorLost,
    FurtherDoors,
    LabyrinthCorridor,
    LabyrinthJunction,
    LabyrinthRoom,
)
from ..hooks import hazard_in
from ..master.musters import has_sentry, new_group
from ..quests.progress import last_level, quest_of
from ..world import Door, Group, Level, RoomKind, Section, World
from . import boards, doors, furniture, rooms
from .descents import stairs_found
from .ground import ground, redraw
from .tables import look_up

# --- corridors


def look_along(world: World, junction: Section, side: Side) -> Rules[list[str]]:
    """A Hero on a junction looks along a corridor that nobody has looked along. Returns the groups of monsters in it.

    Rule: ahq.labyrinth.corridor.when-rolled."""
    corridor = boards.part_at(world.here, beside((junction.x, junction.y), side))
    assert corridor is not None, "an exit of a junction leads into a corridor"
    return (yield from _explore(world, corridor, junction))


def _explore(world: World, corridor: Section, near: Section | None) -> Rules[list[str]]:
    """Roll for a corridor, then for the junctions at its ends but the one from which it is seen; then its doors are
    placed."""
    level, leader = world.here, world.seat_of(world.leader)
    boards.see(level, corridor)
    row = yield from look_up(BOOK.labyrinth_corridors, "ahq.labyrinth.table.corridor", leader)
    tell(world, LabyrinthCorridor(row.doors, row.monsters))
    for square, junction in boards.ends(level, corridor):
        _strike_exit(junction, square)
        if junction is near:
            boards.join(level, corridor, junction)
        elif square not in corridor.rubble:
            yield from _far_end(world, corridor, square, junction)
    redraw(level)
    yield from _corridor_doors(world, corridor, row.doors)
    if not row.monsters:
        return []
    group = yield from new_group(world, "wandering", corridor, "ahq.labyrinth.table.corridor")
    if has_sentry(group) and not ground(world).hung.keys() & {(corridor.id, side) for side in SIDES}:
        yield from _corridor_doors(world, corridor, 1)
    return [group.id]


def _strike_exit(junction: Section, square: Square) -> None:
    """That way has been looked along."""
    side = side_of((junction.x, junction.y), square)
    if side in junction.exits:
        junction.exits.remove(side)


def _far_end(world: World, corridor: Section, square: Square, junction: Section) -> Rules[None]:
    """The junction at the end of a corridor is free, or rubble lies on the corridor's square before it; never where a
    door opens onto that square.

    Rules: ahq.labyrinth.corridor.then-junction, ahq.labyrinth.junction.blocked."""
    if square not in ground(world).doors:
        row = yield from look_up(BOOK.labyrinth_junctions, "ahq.labyrinth.table.junction", world.seat_of(world.leader))
        tell(world, LabyrinthJunction(row.blocked, side_of(square, (junction.x, junction.y))))
        if row.blocked:
            corridor.rubble.append(square)
            return
    boards.see(world.here, junction)
    boards.join(world.here, corridor, junction)


def corridor_walls(level: Level, corridor: Section) -> doors.Walls:
    """The walls along a corridor that may get a door: those of rooms that have no door in that wall, where there is no
    rubble. Each is named by its room, and by the side of the corridor on which that lies.

    Rules: ahq.labyrinth.doors.legal-walls, ahq.labyrinth.doors.one-per-wall."""
    found: doors.Walls = {}
    for side in SIDES:
        for square in doors.spots(level, corridor, side):
            room = boards.part_at(level, beside(square, side))
            if room is not None and room.kind == "room":
                found[room.id, side] = (*found.get((room.id, side), ()), square)
    return found


def _corridor_doors(world: World, corridor: Section, count: int) -> Rules[None]:
    """The Leader names the wall of each door, the game master its place; in solo play both at once. Doors for which no
    wall is left are lost.

    Rule: ahq.labyrinth.doors.who-places."""
    rule = "ahq.labyrinth.doors.who-places"
    for n in range(count):
        walls = corridor_walls(world.here, corridor)
        if not walls:
            tell(world, DoorLost("ahq.labyrinth.doors.one-per-wall"))
            return
        if world.solo:
            spot, side = yield from doors.anywhere(world.master, walls, rule)
            doors.add_door(world, spot, side, another=n > 0, rule=rule)
        else:
            offers = [(_wall_option(world.here, where, found), where) for where, found in walls.items()]
            wall = yield from one_of(world.seat_of(world.leader), Say("ask-door-wall", another=n > 0), offers, rule)
            spot = yield from doors.pick_spot(world, world.master, walls[wall], rule)
            doors.add_door(world, spot, wall[1], another=n > 0, rule=rule)


def _wall_option(level: Level, where: tuple[str, Side], spots: tuple[Square, ...]) -> Option:
    room, side = where
    box = level.sections[room]
    text = Say("option-labyrinth-wall", side=Say(f"side-{side}"), w=box.w, h=box.h)
    return Option("where", text, at=key(spots[len(spots) // 2]), on=where)


# --- behind doors


def behind(world: World, door: Door) -> Rules[list[str]]:
    """What a door that is opened for the first time shows: a room, a junction, or a corridor that is looked along from
    the doorway. Returns the groups of monsters there."""
    part = boards.part_at(world.here, door.b)
    assert part is not None, "a door of the labyrinth leads from one part of its board to another"
    if part.kind == "corridor":
        return (yield from _explore(world, part, None))
    boards.see(world.here, part)
    if part.kind != "room":
        return []
    part.entry = door.id
    return [group.id for group in (yield from _look_in(world, part))]


def _look_in(world: World, room: Section) -> Rules[list[Group]]:
    """Roll what a room holds, and for a further door.

    Rule: ahq.labyrinth.room.when-rolled."""
    groups = yield from _contents(world, room)
    held = hazard_in(room)
    if not held or not held.kind.sealed:
        row = yield from look_up(BOOK.labyrinth_doors, "ahq.labyrinth.table.room-doors", world.seat_of(world.leader))
        tell(world, FurtherDoors(row.doors, rule="ahq.labyrinth.table.room-doors"))
        for _ in range(row.doors):
            yield from _further_door(world, room)
    yield from furniture.furnish(world, room)
    return groups


def _contents(world: World, room: Section) -> Rules[list[Group]]:
    """Nothing, a hazard, wandering monsters, or the stairs down. Where no level lies below, or the quest keeps its
    stairs in Quest Rooms, the room of the stairs is a Quest Room. Whatever the dice say, it is the last room of the
    board if it was none before."""
    row = yield from look_up(BOOK.labyrinth_rooms, "ahq.labyrinth.table.room", world.seat_of(world.leader))
    holds: str = "stairs" if _must_hold_stairs(world.here, room) else row.holds
    if holds == "stairs" and (last_level(world) or quest_of(world).stairs_down == "quest-room"):
        holds = "nothing" if world.here.quest_rooms and quest_of(world).single_quest_room else "quest"
    tell(world, LabyrinthRoom(holds))
    room.room = _KINDS.get(holds, "normal")
    if room.room != "normal":
        return (yield from rooms.furnish(world, room))
    if holds == "stairs":
        room.stairs = rooms.corner_for_stairs(world, room)
        yield from stairs_found(world)
    elif holds == "monsters":
        return [(yield from new_group(world, "wandering", room, "ahq.labyrinth.table.room"))]
    return []


_KINDS: dict[str, RoomKind] = {"hazard": "hazard", "quest": "quest"}
"""Rooms that are more than four walls."""


def _must_hold_stairs(level: Level, room: Section) -> bool:
    """Whether it is the last room of the board that anybody has looked into, and no other leads on."""
    others = [each for each in level.sections.values() if each.kind == "room" and each is not room and not each.below]
    return not any(each.unseen or each.stairs or each.room == "quest" for each in others)


def _further_door(world: World, room: Section) -> Rules[None]:
    """The Leader places it in a wall that has none; it cannot be seen from a part that was explored before.

    Rule: ahq.labyrinth.room.additional-door."""
    rule = "ahq.labyrinth.room.additional-door"
    walls = {(room.id, side): found for side, found in doors.free_walls(world.here, room).items()}
    if walls:
        spot, side = yield from doors.anywhere(world.seat_of(world.leader), walls, rule)
        door = doors.add_door(world, spot, side, rule=rule)
        door.secret = door.explored
    else:
        tell(world, DoorLost(rule))
