"""Doors: how many, in which wall, and where along it. The Leader names the wall, the game master the spot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.ground import kept
from souterrain.crawl.squares import OPPOSITE, Side, Square, around, beside, edge, key, keys, side_of

from ..events.expedition import DoorFound, DoorLost
from ..figures import occupied
from ..offers import whither
from ..world import Door, Level, Section, World
from .boards import part_at
from .ground import doors_in_wall, ground_of, redraw, wall
from .sections import MAP, side_walls

LEADER_AND_MASTER = "ahq.dungeon.door.leader-wall-gm-spot"
_SOLO = "ahq.solo.exploration.generation"

Walls = dict[tuple[str, Side], tuple[Square, ...]]
"""Walls that may get a door: of which section, on which side, and the squares where it could stand."""


@kept(2048, by=lambda level, section, side: (level.key, section.id, side))
def spots(level: Level, section: Section, side: Side) -> tuple[Square, ...]:
    """The squares of a wall that can have a door: nothing in the way on either side, and no rim of the table.

    Rule: ahq.dungeon.section.door-edge."""
    found = []
    map_ = ground_of(level)
    for square in wall(section, side):
        behind = beside(square, side)
        way = edge(square, behind)
        if square in map_.blocked or behind in map_.blocked or way in map_.doorways:
            continue
        if not (0 < behind[0] < MAP and 0 < behind[1] < MAP) or (behind in map_.section and way not in map_.walls):
            continue
        if level.board and not _printed(level, behind, side):
            continue
        found.append(square)
    return tuple(found)


def _printed(level: Level, behind: Square, side: Side) -> bool:
    """Whether a door may lead to a square of a labyrinth's board: not beyond its edge, not onto
    the stairs, and not into a room that has a door in that wall."""
    part = part_at(level, behind)
    if part is None or part.kind == "stairs":
        return False
    return part.kind != "room" or not doors_in_wall(level, part, OPPOSITE[side])


def free_walls(level: Level, section: Section) -> dict[Side, tuple[Square, ...]]:
    """The walls of a section that may still get a door, each with its spots: one door to a room wall, one to a
    corridor section."""
    taken = {side: bool(doors_in_wall(level, section, side)) for side in side_walls(section)}
    if section.kind == "corridor" and any(taken.values()):
        return {}
    walls = {side: spots(level, section, side) for side, has_door in taken.items() if not has_door}
    return {side: found for side, found in walls.items() if found}


def place_doors(world: World, sections: Sequence[Section], count: int, *, another: bool = False) -> Rules[None]:
    """Place so many doors in the walls of these sections, perhaps `another` after one just told of. Those for which no
    wall is left are lost."""
    for n in range(count):
        another = another or n > 0
        walls = {
            (section.id, side): found for section in sections for side, found in free_walls(world.here, section).items()
        }
        if not walls:
            tell(world, DoorLost())
            return
        if world.solo:
            add_door(world, *(yield from anywhere(world.master, walls, _SOLO)), another=another)
            continue
        section, side = yield from _name_wall(world, world.seat_of(world.leader), sections, list(walls), another)
        spot = yield from pick_spot(world, world.master, walls[section, side], LEADER_AND_MASTER)
        add_door(world, spot, side, another=another)


def place_masters_door(world: World, sections: Sequence[Section]) -> Rules[None]:
    """A sentry's section always has a door besides the one by which it was found: the game master places it."""
    walls = {
        (section.id, side): found for section in sections for side, found in free_walls(world.here, section).items()
    }
    if not walls:
        return
    if world.solo:
        add_door(world, *(yield from anywhere(world.master, walls, _SOLO)))
        return
    _, side = where = yield from _name_wall(world, world.master, sections, list(walls))
    spot = yield from pick_spot(world, world.master, walls[where], "ahq.dungeon.room.sentry-guarantees-door")
    add_door(world, spot, side)


def pick_spot(world: World, seat: str, squares: Sequence[Square], rule: str) -> Rules[Square]:
    """Somebody chooses where along a wall a door stands."""
    return (yield from one_of(seat, Say("ask-door-spot"), whither(squares, "option-door-spot"), rule))


def add_door(
    world: World,
    a: Square,
    side: Side,
    *,
    another: bool = False,
    secret: bool = False,
    magic: bool = False,
    quiet: bool = False,
    rule: str = LEADER_AND_MASTER,
) -> Door:
    """Put a closed door on the map, perhaps `another` after one just told of; `quiet` where it is told otherwise. One
    that leads into a known part needs no roll when it is opened.

    Rules: ahq.dungeon.door.into-explored-area, ahq.setup.components.doors."""
    level = world.here
    b = beside(a, side)
    door = Door(id=world.new_id("d"), a=a, b=b, secret=secret, magic=magic, explored=b in ground_of(level).section)
    level.doors[door.id] = door
    redraw(level)
    if not quiet:
        tell(world, DoorFound(side, another, rule))
    return door


def next_to(world: World, square: Square) -> list[Door]:
    """The doors that a figure on this square may open or close."""
    doors = world.here.doors
    return [doors[id] for id in ground_of(world.here).doors.get(square, ()) if not doors[id].false]


def set_open(world: World, door: Door, open: bool) -> None:
    door.open = open
    redraw(world.here)


def heading(door: Door) -> Side:
    """The direction in which one walks through a door that is opened for the first time."""
    return side_of(door.a, door.b)


def anywhere(seat: str, walls: Walls, rule: str) -> Rules[tuple[Square, Side]]:
    """Somebody names wall and spot at once, as a player alone does."""
    choices = [(spot, side) for (_, side), found in walls.items() for spot in found]
    offers = [(_door_here(spot, side), (spot, side)) for spot, side in choices]
    return (yield from which(seat, Say("ask-door-place"), offers, rule))


@lru_cache(maxsize=4096)
def _door_here(spot: Square, side: Side) -> Option:
    at = key(spot)
    return Option("where", Say("option-door-here", side=Say(f"side-{side}")), at=at, on=(at, side))


def _name_wall(
    world: World, seat: str, sections: Sequence[Section], walls: list[tuple[str, Side]], another: bool = False
) -> Rules[tuple[str, Side]]:
    """Somebody names a wall, in a corridor that of its nth section."""
    corridor = [section.id for section in sections if section.kind == "corridor"]
    numbers = {id: n for n, id in enumerate(corridor, 1)} if len(corridor) > 1 else {}
    offers = [(_wall_option(world, numbers.get(where[0], 0), where), where) for where in walls]
    return (yield from one_of(seat, Say("ask-door-wall", another=another), offers, LEADER_AND_MASTER))


def _wall_option(world: World, n: int, where: tuple[str, Side]) -> Option:
    """A wall of a room, or of the nth section of a corridor."""
    section, side = where
    squares = wall(world.here.sections[section], side)
    name = Say(f"side-{side}")
    text = Say("option-wall", n=n, side=name) if n else Say("option-room-wall", side=name)
    return Option("where", text, at=key(squares[len(squares) // 2]), covers=keys(squares), on=(section, side))


def clear_squares(world: World, squares: Sequence[Square]) -> list[Square]:
    """Those of the squares on which a piece may be put: nobody stands there and no door opens onto them.

    Rule: ahq.dungeon.room.features-do-not-block-doors."""
    taken = occupied(world)
    map_ = ground_of(world.here)
    return [
        square
        for square in squares
        if square not in taken
        and square not in map_.doors
        and any(near in map_.steps[square] for near in around(square))
    ]
