"""Corridors: three rolls each, laid in a straight line as far as they fit."""

from __future__ import annotations

from souterrain.core.ask import Option, Seat
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import LEFT_OF, RIGHT_OF, Side, key, keys

from ..catalogue import BOOK
from ..events.expedition import CorridorFound, FalseDoor, WayBlocked
from ..master.musters import has_sentry, new_group
from ..printed import End, Feature, Length
from ..quests.progress import climbing, last_level, quest_of
from ..world import Door, Section, World
from . import sections
from .descents import stairs_found
from .doors import heading, place_doors, place_masters_door, set_open
from .ground import ground
from .sections import Box
from .tables import look_up, look_up_two

_DOWN = "stairs-down"
_ROLLS = "ahq.dungeon.corridor.three-rolls"


def from_exit(world: World, start: Section, side: Side) -> Rules[list[str]]:
    """Explore one exit of a junction or turn. The groups of monsters found there are returned."""
    leader = world.seat_of(world.leader)
    length, feature = yield from _roll_corridor(leader)
    end = yield from look_up_two(BOOK.ends, _ROLLS, leader)
    level = world.here
    run = _new_run(world)
    start.exits.remove(side)
    laid = sections.corridor(level, start, side, length.sections, run)
    if not laid:
        tell(world, WayBlocked(side))
        return []
    found = lay_end(world, laid[-1], side, end.kind, run)
    _tell(world, length, feature, laid, (found,), side)
    yield from _stairs_found(world, found)
    return (yield from _furnish(world, run, feature))


def behind_door(world: World, door: Door) -> Rules[list[str]]:
    """A corridor found behind a room's door runs along the wall and has two ends."""
    leader = world.seat_of(world.leader)
    length, feature = yield from _roll_corridor(leader)
    ends = []
    for _ in ("left", "right"):
        end = yield from look_up_two(BOOK.ends, "ahq.dungeon.place.corridor-behind-room-two-ends", leader)
        ends.append(end.kind)
    side = heading(door)
    ways = _longest(world, door, side, length.sections)
    if not ways:
        false_door(world, door)
        return []
    boxes = yield from _choose_way(world, ways)
    run = _new_run(world)
    laid: list[Section] = []
    for box in boxes:
        joins = laid[-1].id if laid else ""
        laid.append(sections.lay(world.here, "corridor", box, joins, run=run, entry=door.id))
    left = lay_end(world, laid[0], LEFT_OF[side], ends[0], run)
    right = lay_end(world, laid[-1], RIGHT_OF[side], ends[1], run)
    _tell(world, length, feature, laid, (left, right))
    yield from _stairs_found(world, left, right)
    return (yield from _furnish(world, run, feature))


def _roll_corridor(leader: Seat) -> Rules[tuple[Length, Feature]]:
    """How long a corridor is, and what there is in it."""
    length = yield from look_up(BOOK.lengths, _ROLLS, leader)
    feature = yield from look_up_two(BOOK.features, _ROLLS, leader)
    return length, feature


def _tell(
    world: World, length: Length, feature: Feature, laid: list[Section], ends: tuple[str, ...], side: str = ""
) -> None:
    """A corridor is told of when it is known how much of it there is room for."""
    cut = len(laid) < length.sections
    rule = "ahq.dungeon.overlap.corridor" if cut else _ROLLS
    tell(world, CorridorFound(len(laid), side, ends, cut, feature.monsters, rule))


def lay_end(world: World, last: Section, side: Side, end: End, run: int) -> str:
    """Lay what lies at the end of a corridor, as seen by somebody who walks towards `side`. The piece is named.

    Rule: ahq.dungeon.corridor.dead-end."""
    level = world.here
    if end == "dead-end":
        piece = sections.dead_end(last)
    elif end in ("junction", "turn-left", "turn-right"):
        piece = sections.junction(level, last, side, end, run)
    elif climbing(world):
        piece = sections.dead_end(last)
    else:
        goes_down = end == _DOWN and stairs_lead_down(world)
        piece = sections.stairs(level, last, side, "down" if goes_down else "out")
    return piece_word(piece)


def _stairs_found(world: World, *pieces: str) -> Rules[None]:
    """Stairs down among what was found at the ends of a corridor may lead to a labyrinth."""
    for _ in range(pieces.count(_DOWN)):
        yield from stairs_found(world)


def stairs_lead_down(world: World) -> bool:
    """Whether stairs down in a corridor lead to the next level: not from the lowest, and not where the quest keeps
    such stairs in its Quest Rooms.

    Rules: ahq.dungeon.amulet.stairs-only-in-quest-room, ahq.tobaro.corridor-stairs-outside."""
    return not last_level(world) and quest_of(world).stairs_down == "anywhere"


def false_door(world: World, door: Door) -> None:
    """A door behind which nothing fits leads nowhere."""
    door.false = door.explored = True
    set_open(world, door, False)
    tell(world, FalseDoor())


def _furnish(world: World, run: int, feature: Feature) -> Rules[list[str]]:
    """Doors and wandering monsters of a corridor.

    Rule: ahq.dungeon.corridor.door-placement."""
    stretch = [section for section in world.here.sections.values() if section.run == run]
    yield from place_doors(world, stretch, feature.doors)
    if not feature.monsters:
        return []
    group = yield from new_group(world, "wandering", stretch[0], "ahq.dungeon.corridor.wandering-monsters")
    if has_sentry(group) and not any(_has_door(world, section) for section in stretch):
        yield from place_masters_door(world, stretch)
    return [group.id]


def _has_door(world: World, section: Section) -> bool:
    inside = ground(world).squares[section.id]
    return any(
        door.id != section.entry and (door.a in inside or door.b in inside) for door in world.here.doors.values()
    )


def _longest(world: World, door: Door, side: Side, length: int) -> list[list[Box]]:
    """The ways to lay the corridor behind a door, cut to as many sections as fit."""
    while length:
        ways = sections.corridors_behind(world.here, door.a, side, length)
        if ways:
            return ways
        length -= 1
    return []


def _choose_way(world: World, ways: list[list[Box]]) -> Rules[list[Box]]:
    """The game master distributes the sections to the left and right of the door."""
    if world.solo or len(ways) == 1:
        return ways[0]
    offers = [(_way_option(n, way), way) for n, way in enumerate(ways, 1)]
    rule = "ahq.dungeon.place.corridor-behind-room-runs-along-wall"
    text = Say("ask-corridor-way", sections=len(ways[0]))
    return (yield from which(world.master, text, offers, rule))


def _way_option(n: int, way: list[Box]) -> Option:
    covers = keys(square for box in way for square in box.squares)
    text = Say("option-corridor-way", n=n)
    return Option("lay", text, at=key((way[0].x, way[0].y)), covers=covers, on=(str(n),))


def _new_run(world: World) -> int:
    return max((section.run for section in world.here.sections.values()), default=0) + 1


def piece_word(piece: Section) -> str:
    """What is told of the last piece of a corridor: where that is a section like the others, it is a dead end."""
    if piece.kind == "corridor":
        return "dead-end"
    return f"stairs-{piece.leads}" if piece.kind == "stairs" else piece.kind
