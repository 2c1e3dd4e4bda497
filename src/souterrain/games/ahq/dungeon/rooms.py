"""Rooms: what kind they are, what they hold, and their further doors."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Side, Square, key, keys, rectangle, side_of, steps_between

from ..catalogue import BOOK
from ..events.expedition import CharacterJoined, FurtherDoors, RoomFound
from ..figures import Figure, Item, arm, monster
from ..hooks import hazard_in, hazard_room
from ..master.musters import has_sentry, new_group
from ..moments import laid
from ..offers import whither
from ..printed import RoomType
from ..quests.progress import climbing, last_level, quest_of, treasure_here, waiting_here
from ..words import called
from ..world import Chest, Door, Group, RoomKind, Section, World
from . import furniture, sections
from .corridors import false_door
from .descents import stairs_found
from .doors import clear_squares, heading, place_doors, place_masters_door
from .ground import ground, redraw
from .sections import Box
from .tables import look_up


def behind_door(world: World, door: Door) -> Rules[list[str]]:
    """Generate the room behind a door: kind, contents, further doors. Returns the groups of monsters in it."""
    kind = yield from roll_type(world)
    box = yield from _choose_box(world, door, kind)
    if box is None:
        false_door(world, door)
        return []
    room = lay_room(world, kind.kind, box, door.id)
    groups = yield from furnish(world, room)
    yield from laid(world, room, groups)
    yield from room_doors(world, room, groups)
    yield from furniture.furnish(world, room)
    return [group.id for group in groups]


def below(world: World, above: Section) -> Rules[Section]:
    """The room under a grate or trapdoor: no doors, its monsters prisoners.

    Rule: ahq.hazard.grate.prisoners."""
    kind = yield from roll_type(world)
    box = sections.inset(world.here, sections.LARGE if kind.large else sections.SMALL, sections.SMALL)
    room = lay_room(world, kind.kind, box, "")
    room.below = above.id
    yield from furnish(world, room, prisoners=True)
    yield from furniture.furnish(world, room)
    return room


def roll_type(world: World) -> Rules[RoomType]:
    """Roll on the Rooms Table. Where a level has a single Quest Room, any further one is a Lair.

    Rules: ahq.dungeon.room-kinds, ahq.tobaro.one-quest-room-per-level."""
    kind = yield from look_up(BOOK.rooms, "ahq.dungeon.room.roll-type", world.seat_of(world.leader))
    if kind.kind == "quest" and quest_of(world).single_quest_room and world.here.quest_rooms:
        return next(row for row in BOOK.rooms.rows if row.kind == "lair")
    return kind


def lay_room(world: World, kind: RoomKind, box: Box, entry: str) -> Section:
    small = box.w == box.h
    room = sections.lay(world.here, "room", box, room=kind, entry=entry)
    tell(world, RoomFound(kind, small))
    return room


def furnish(world: World, room: Section, prisoners: bool = False) -> Rules[list[Group]]:
    """What a room holds: nothing, a hazard, or monsters and their chest.

    Rules: ahq.dungeon.room.normal, ahq.dungeon.room.hazard."""
    if room.room == "hazard":
        return (yield from hazard_room(world, room))
    if room.room == "lair":
        group = yield from new_group(world, "lair", room, "ahq.dungeon.room.lair", prisoners)
        yield from place_chest(world, room)
        return [group]
    if room.room == "quest":
        return (yield from _quest_room(world, room, prisoners))
    return []


def room_doors(world: World, room: Section, groups: Sequence[Group]) -> Rules[None]:
    """Roll for further doors; a sentry's room has at least one.

    Rules: ahq.hazard.room-doors, ahq.combat.sentry.section-has-door."""
    held = hazard_in(room)
    watched = any(map(has_sentry, groups))
    if not held or not held.kind.sealed:
        row = yield from look_up(BOOK.room_doors, "ahq.dungeon.room.doors-roll", world.seat_of(world.leader))
        tell(world, FurtherDoors(row.doors, watched))
        yield from place_doors(world, [room], row.doors, another=has_further_door(world, room))
    if watched and not has_further_door(world, room):
        yield from place_masters_door(world, [room])


def has_further_door(world: World, room: Section) -> bool:
    """Whether a room has a door besides the one by which it was found."""
    hung = ground(world).hung
    return any(id != room.entry for side in sections.side_walls(room) for id in hung.get((room.id, side), ()))


def entrance_side(world: World, room: Section) -> Side:
    """The wall in which the entrance is."""
    door = world.here.doors.get(room.entry)
    if door is None:
        return "s"
    inside = set(ground(world).squares[room.id])
    here, there = (door.a, door.b) if door.a in inside else (door.b, door.a)
    return side_of(here, there)


def place_chest(world: World, room: Section) -> Rules[None]:
    """The game master puts the chest on a square that blocks no door."""
    inside = rectangle(room.x, room.y, room.w, room.h)
    stairs = set(rectangle(*room.stairs, 2, 2)) if room.stairs else set()
    free = [square for square in clear_squares(world, inside) if square not in stairs]
    at = yield from place(world, farthest_first(world, room, free), "ask-chest-place", "ahq.dungeon.room.quest")
    room.chest = Chest(at)
    redraw(world.here)


def place(world: World, squares: Sequence[Square], text: str, rule: str) -> Rules[Square]:
    """The game master puts a piece on one of these squares; in solo play on the first."""
    if world.solo or len(squares) == 1:
        return squares[0]
    return (yield from which(world.master, Say(text), whither(squares, "option-spot"), rule))


def farthest_first(world: World, room: Section, squares: Sequence[Square]) -> list[Square]:
    """Squares of a room ordered from the farthest to the nearest to its entrance."""
    door = world.here.doors.get(room.entry)
    entrance = (door.b if door.a not in ground(world).squares[room.id] else door.a) if door else (room.x, room.y)
    return sorted(squares, key=lambda square: -steps_between(square, entrance))


def _quest_room(world: World, room: Section, prisoners: bool) -> Rules[list[Group]]:
    """Monsters, a chest, and what the quest hides here: stairs down, Character Monsters, its treasure.

    Rules: ahq.tobaro.quest-room-contents, ahq.tobaro.stairs-down-in-quest-room."""
    world.here.quest_rooms += 1
    group = yield from new_group(world, "quest", room, "ahq.dungeon.room.quest", prisoners)
    joined = len(group.characters)
    for placed in waiting_here(world):
        figure = monster(world, placed.monster, group.id)
        carried = {item.row for item in figure.items}
        figure.items += [Item(item) for item in placed.items if item not in carried]
        if placed.monster in world.progress.rolled:
            ring = world.progress.rolled.pop(placed.monster)
            figure.items = [item for item in figure.items if item.row not in figure.worn] + [ring]
            figure.worn = [ring.row]
        group.characters.append(figure)
    group.characters += _next_pair(world, group)
    for figure in group.characters[joined:]:
        tell(world, CharacterJoined(called(figure), "ahq.tobaro.quest-room-contents"))
    if world.here.quest_rooms == 1:
        yield from lay_stairs(world, room)
    room.treasure = treasure_here(world)
    yield from place_chest(world, room)
    return [group]


def _next_pair(world: World, group: Group) -> list[Figure]:
    """The hunt: two Character Monsters in each of the first Quest Rooms, one of them with the pair's magic item.

    Rule: ahq.tobaro.items.pairing."""
    progress = world.progress
    if not progress.pairs:
        return []
    pair = [monster(world, name, group.id) for name in progress.pairs.pop(0)]
    item = progress.items.pop(0)
    progress.hoard.append(item.row)
    arm(pair[0], item)
    return pair


def lay_stairs(world: World, room: Section) -> Rules[None]:
    """The stairs that the first Quest Room of a level may hold: down, or up for those who must get out.

    Rule: ahq.quest-idea.prison-break."""
    if climbing(world):
        room.stairs, room.stairs_lead = corner_for_stairs(world, room), "up" if world.here.number > 1 else "out"
    elif quest_of(world).stairs_down == "quest-room" and not last_level(world):
        room.stairs = corner_for_stairs(world, room)
        yield from stairs_found(world)


def corner_for_stairs(world: World, room: Section) -> Square:
    """Stairs in a room stand in the corner farthest from its entrance."""
    corners = [
        (room.x, room.y),
        (room.x + room.w - 2, room.y),
        (room.x, room.y + room.h - 2),
        (room.x + room.w - 2, room.y + room.h - 2),
    ]
    return farthest_first(world, room, corners)[0]


def _choose_box(world: World, door: Door, kind: RoomType) -> Rules[Box | None]:
    """Where the room lies: the game master chooses among the ways that fit; a smaller room is used where a large
    one does not fit."""
    side = heading(door)
    boxes = sections.rooms_behind(world.here, door.a, side, kind.large)
    if not boxes and kind.large:
        boxes = sections.rooms_behind(world.here, door.a, side, large=False)
    if not boxes:
        return None
    if world.solo or len(boxes) == 1:
        return boxes[0]
    offers = [(_box_option(n, box), box) for n, box in enumerate(boxes, 1)]
    text = Say("ask-room-place", room=Say(f"room-{kind.kind}"))
    return (yield from which(world.master, text, offers, "ahq.dungeon.place.gm-lays"))


def _box_option(n: int, box: Box) -> Option:
    text = Say("option-room-place", n=n, w=box.w, h=box.h)
    return Option("lay", text, at=key((box.x, box.y)), covers=keys(box.squares), on=(str(n),))
