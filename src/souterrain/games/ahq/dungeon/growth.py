"""The dungeon grows: behind doors opened for the first time, and beyond junctions and turns."""

from __future__ import annotations

from collections.abc import Set

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.ground import Regions, kept
from souterrain.crawl.squares import Square
from souterrain.crawl.ways import reach

from ..events.expedition import DoorLeads
from ..figures import party
from ..moments import beyond
from ..quests import prepared
from ..world import Level, Section, World
from . import corridors, labyrinth, rooms
from .corridors import false_door
from .ground import ground, opened, redraw, section_at


def behind(world: World, door_id: str) -> Rules[list[str]]:
    """Generate what lies behind a door. Returns the groups of monsters found there.

    Rule: ahq.dungeon.door.in-corridor-always-room."""
    door = world.here.doors[door_id]
    if door.explored:
        return []
    door.explored = True
    if door.plan:
        return (yield from prepared.reveal(world, door))
    if world.here.board:
        return (yield from labyrinth.behind(world, door))
    known = beyond(world, section_at(world, door.a), door)
    if known is not None:
        return known
    if door.magic and (yield from _only_rock(world)):
        false_door(world, door)
        return []
    from_room = section_at(world, door.a).kind == "room"
    if from_room and (yield from _leads_to_corridor(world)):
        groups = yield from corridors.behind_door(world, door)
    else:
        groups = yield from rooms.behind_door(world, door)
    redraw(world.here)
    return groups


def exits(world: World, section: Section) -> Rules[list[str]]:
    """Reveal a corridor from every exit of a junction or turn that is not yet explored.

    Rules: ahq.dungeon.corridor.from-junction, ahq.dungeon.junction.visible-only-from-it."""
    groups: list[str] = []
    follow = labyrinth.look_along if world.here.board else corridors.from_exit
    for side in list(section.exits):
        known = beyond(world, section, side=side)
        groups += (yield from follow(world, section, side)) if known is None else known
    return groups


def room_below(world: World, above: Section) -> Rules[Section]:
    """The room under a grate or trapdoor.

    Rule: ahq.hazard.grate.room-below."""
    return (yield from rooms.below(world, above))


def unexplored(world: World) -> bool:
    """Whether a door or exit to which the heroes can walk still leads to an unknown part of this level."""
    level = world.here
    doors = [door for door in level.doors.values() if not door.explored]
    sections = [section for section in level.sections.values() if section.exits]
    if not (doors or sections) or not cut_off(level):
        return bool(doors or sections)
    ends = {square for door in doors for square in (door.a, door.b)}
    ends.update((section.x, section.y) for section in sections)
    return not within_walk(world).isdisjoint(ends)


def cut_off(level: Level) -> bool:
    """Whether a chasm or a grille may divide the level, or parts of a board are still unseen."""
    divided = bool(level.board or level.grilles)
    hazards = [section.hazard for section in level.sections.values() if section.hazard is not None]
    return divided or any(hazard.blocks for hazard in hazards)


def within_walk(world: World) -> frozenset[Square]:
    """Every square to which somebody of the party could walk, opening doors: not across a chasm or a grille."""
    regions = _regions(world.here, _closed(world))
    reached, *others = {regions[figure.at] for figure in party(world)} or {frozenset()}
    return reached.union(*others) if others else reached


def past(world: World, blocked: Set[Square]) -> Set[Square]:
    """The same past squares that nobody enters."""
    return reach(opened(world.here, _closed(world)), [each.at for each in party(world)], blocked=blocked).keys()


def _closed(world: World) -> tuple[str, ...]:
    """The closed doors between known parts."""
    doors, known = world.here.doors.values(), ground(world).section
    shut = (door for door in doors if door.explored and not door.open and not door.false)
    return tuple(door.id for door in shut if door.a in known and door.b in known)


@kept(32, by=lambda level, doors: (level.key, doors))
def _regions(level: Level, doors: tuple[str, ...]) -> Regions[Square]:
    """What can be walked to from each square, through these closed doors as through open ones."""
    return Regions(opened(level, doors))


def _leads_to_corridor(world: World) -> Rules[bool]:
    """Behind a room's door: even a corridor, odd a room."""
    die: int = yield Roll("d12", "ahq.dungeon.door.in-room-even-odd", world.seat_of(world.leader))
    corridor = die % 2 == 0
    tell(world, DoorLeads(corridor))
    return corridor


def _only_rock(world: World) -> Rules[bool]:
    """Behind a door made by the Bright Key there is only rock on 4 or less."""
    die: int = yield Roll("d12", "ahq.magic.bright.bright-key-rock", world.seat_of(world.leader))
    return die <= 4
