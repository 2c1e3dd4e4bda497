"""The dungeon grows: behind doors opened for the first time, and beyond junctions and turns."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.squares import Square

from ..events.expedition import DoorLeads
from ..figures import party
from ..quests import prepared
from ..world import Level, Section, World
from . import corridors, rooms
from .corridors import false_door
from .ground import ground, redraw, section_at


def behind(world: World, door_id: str) -> Rules[list[str]]:
    """Generate what lies behind a door. Returns the groups of monsters found there."""
    door = world.here.doors[door_id]
    if door.explored:
        return []
    door.explored = True
    if door.plan:
        return (yield from prepared.reveal(world, door))
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
    """Reveal a corridor from every exit of a junction or turn that is not yet explored."""
    groups: list[str] = []
    for side in list(section.exits):
        groups += yield from corridors.from_exit(world, section, side)
    return groups


def room_below(world: World, above: Section) -> Rules[Section]:
    """The room under a grate or trapdoor."""
    return (yield from rooms.below(world, above))


def unexplored(world: World) -> bool:
    """Whether a door or exit to which the heroes can walk still leads to an unknown part of this level."""
    level = world.here
    ends = {near for door in level.doors.values() if not door.explored for near in (door.a, door.b)}
    ends.update((section.x, section.y) for section in level.sections.values() if section.exits)
    return bool(ends) and (not cut_off(level) or not within_walk(world).isdisjoint(ends))


def cut_off(level: Level) -> bool:
    """Whether a chasm or a grille may divide the level."""
    return bool(level.grilles) or any(each.hazard and each.hazard.blocks for each in level.sections.values())


def within_walk(world: World) -> set[Square]:
    """Every square to which somebody of the party could walk, opening doors: not across a chasm or a grille."""
    map_ = ground(world)
    shut: dict[Square, list[Square]] = {}
    for door in world.here.doors.values():
        if door.explored and not door.open and not door.false and door.a in map_.steps and door.b in map_.steps:
            shut.setdefault(door.a, []).append(door.b)
            shut.setdefault(door.b, []).append(door.a)
    seen = {figure.at for figure in party(world)}
    ring = list(seen)
    while ring:
        here = ring.pop()
        for near in (*map_.steps[here], *shut.get(here, ())):
            if near not in seen:
                seen.add(near)
                ring.append(near)
    return seen


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
