"""Where the party goes between fights: to the nearest thing unknown, or else to a wall that may be searched."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from souterrain.crawl.squares import Square, Steps, around, rectangle
from souterrain.crawl.ways import reach, way_to
from souterrain.games.ahq.combat.moves import barred
from souterrain.games.ahq.dungeon.ground import Ground, ground
from souterrain.games.ahq.exploration import search
from souterrain.games.ahq.quests.progress import last_level
from souterrain.games.ahq.world import Section, World

from .choices import FAR, Paces


class Way(Struct):
    """A march: how far every square is from its goal, and what is to be done there."""

    paces: Paces
    search: bool = False
    """A wall is to be searched there: nothing else is left to try."""
    stairs: bool = False
    """Stairs are to be taken, which everybody may walk up to."""

    def left(self, at: Square) -> int:
        """Steps still to go from a square."""
        return self.paces.get(at, FAR)


def way_on(world: World) -> Way | None:
    """The way to what the party came for, where that is known; else to the nearest thing unknown; else to a wall.
    Nothing where there is none of these. Nearest is measured from the Leader."""
    map_ = ground(world)
    steps = _through_doors(world, map_)
    leader = world.figures.get(world.leader) or world.figures[world.active]
    stairs = stairs_down(world)
    for find in (_wanted, _unknown, _walls_to_search):
        end = _nearest_goal(world, leader.at, set(find(world, map_)), steps)
        if end is not None:
            down = end in stairs
            return Way(reach(steps, stairs if down else [end]), find is _walls_to_search, down)
    return None


def _wanted(world: World, map_: Ground) -> Iterable[Square]:
    """The stairs down, and the chest of a Quest Room."""
    yield from stairs_down(world)
    for section in world.here.sections.values():
        if section.room == "quest":
            yield from _beside_chest(section, map_)


def _unknown(world: World, map_: Ground) -> Iterable[Square]:
    """Squares from which something unknown could be opened, seen or taken."""
    for section in world.here.sections.values():
        if section.exits:
            yield from map_.squares[section.id]
        yield from _beside_chest(section, map_)
    for door in world.here.doors.values():
        if not door.explored and not door.false:
            yield door.a if door.a in map_.section else door.b


def _beside_chest(section: Section, map_: Ground) -> Iterable[Square]:
    """The squares from which a chest can be opened, as long as there is a point in it."""
    if section.chest and not section.chest.open and not section.chest.trap:
        yield from (near for near in around(section.chest.at) if map_.section.get(near) == section.id)


def stairs_down(world: World) -> list[Square]:
    """The squares of stairs that lead on, if the party means to take them."""
    if last_level(world):
        return []
    rooms = [section.stairs for section in world.here.sections.values() if section.stairs]
    ends = [(section.x, section.y) for section in world.here.sections.values() if section.leads == "down"]
    return [square for corner in rooms + ends for square in rectangle(*corner, 2, 2)]


def _walls_to_search(world: World, map_: Ground) -> Iterable[Square]:
    """Where a secret door might be found."""
    for section in search.places(world):
        yield from map_.squares[section]


def _nearest_goal(world: World, start: Square, goals: set[Square], steps: Steps) -> Square | None:
    """The first goal that somebody comes to who walks round monsters and traps."""
    if start in goals:
        return start
    blocked = {*barred(world), *(figure.at for figure in world.figures.values() if figure.kind == "monster")}
    way = way_to(steps, start, goals, blocked)
    return way[-1] if way else None


def _through_doors(world: World, map_: Ground) -> Steps:
    """The map with every closed door counting as open."""
    steps = dict(map_.steps)
    for door in world.here.doors.values():
        if not door.open and not door.false and door.a in map_.section and door.b in map_.section:
            steps[door.a] = (*steps[door.a], door.b)
            steps[door.b] = (*steps[door.b], door.a)
    return steps
