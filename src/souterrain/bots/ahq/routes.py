"""Where the party goes between fights: to the nearest thing unknown, or else to a wall that may be searched."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile

from msgspec import Struct

from souterrain.crawl.ground import kept
from souterrain.crawl.squares import Square, around, rectangle
from souterrain.crawl.ways import reach, way_to
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat.moves import barred
from souterrain.games.ahq.dungeon.ground import Ground, ground, opened
from souterrain.games.ahq.dungeon.growth import cut_off, within_walk
from souterrain.games.ahq.exploration import search
from souterrain.games.ahq.exploration.marches import home_stairs, passages, unopened
from souterrain.games.ahq.figures import Figure, heroes, monsters
from souterrain.games.ahq.master.musters import waiting
from souterrain.games.ahq.quests.progress import climbing, last_level, quest_of
from souterrain.games.ahq.trials.cell import STORE
from souterrain.games.ahq.world import Level, Section, World

from .choices import FAR, Paces, standing

_DETOUR = 24
"""Squares that the party walks farther for what is more likely to lead to its goal."""


class Way(Struct):
    """A march: how far every square is from its goal, the nearest first, and what is to be done there."""

    paces: Paces
    search: bool = False
    """A wall is to be searched there: nothing else is left to try."""
    stairs: bool = False
    """Stairs are to be taken, which everybody may walk up to."""

    @property
    def goals(self) -> list[Square]:
        """The squares to which it leads."""
        return list(takewhile(lambda at: not self.paces[at], self.paces))

    def left(self, at: Square) -> int:
        """Steps still to go from a square."""
        return self.paces.get(at, FAR)


def way_on(world: World) -> Way | None:
    """The way to a chest that nobody guards any more, then down; else to something unknown, rather a near one, and
    rather one behind which that may be for which the party came; else to a wall. Nothing where there is none of
    these. Nearest is measured from the Leader."""
    map_ = ground(world)
    doors = _shut(world, map_)
    leader = world.figures.get(world.leader) or world.figures[world.active]
    blocked = frozenset(barred(world)).union((foe.at for foe in monsters(world)), _shunned(world, map_))

    def to(goals: Iterable[Square]) -> list[Square]:
        wanted = frozenset(goals)
        return _way(world.here, doors, leader.at, wanted, blocked) if wanted else []

    stairs = stairs_down(world)
    way = to(_spoils(world, map_)) or ([] if _hunting(world) else to(stairs)) or _nearer(world, to) or to(stairs)
    if way:
        down = way[-1] in stairs
        return Way(_paces(world.here, doors, tuple(stairs) if down else (way[-1],)), stairs=down)
    way = to(_walls_to_search(world, map_))
    if not way:
        return None
    here = map_.squares[map_.section[way[-1]]]
    return Way(_paces(world.here, doors, tuple(here)), search=True)


def _nearer(world: World, to: Callable[[Iterable[Square]], list[Square]]) -> list[Square]:
    """To an unknown passage or through an unknown door: stairs are found at the end of passages, Quest Rooms behind
    doors."""
    below = not last_level(world) and quest_of(world).stairs_down == "anywhere" and not _hunting(world)
    wanted, other = (passages, unopened) if below else (unopened, passages)
    first, second = to(wanted(world)), to(other(world))
    return second if second and (not first or len(second) + _DETOUR < len(first)) else first


def _shunned(world: World, map_: Ground) -> Iterable[Square]:
    """A room with enemies whom the party has met and cannot come to, for a chasm lies between: it has turned away from
    them once, and would again."""
    held = {group.section for group in waiting(world) if group.met}
    if not held or not cut_off(world.here):
        return
    near = within_walk(world)
    for id in held:
        hazard, floor = world.here.sections[id].hazard, map_.squares[id]
        if hazard is not None and not near.issuperset(set(floor).difference(hazard.blocks)):
            yield from floor


def _hunting(world: World) -> bool:
    """Whether what the party came for may be in any Quest Room of any level."""
    return quest_of(world).objective.kind == "characters"


def _spoils(world: World, map_: Ground) -> Iterable[Square]:
    """What was taken from the party, prizes that lie beside whoever fell with them, the chests of rooms that nobody
    holds any more, and those of Quest Rooms whoever holds them."""
    for section in unclaimed(world):
        yield from map_.squares[section.id]
    for pile in world.here.piles:
        if any(item.row in world.progress.hoard for item in pile.items):
            yield pile.at
    held = {group.section for group in waiting(world)}
    for section in world.here.sections.values():
        if section.room == "quest" or section.id not in held:
            yield from _beside_chest(section, map_)


def unclaimed(world: World) -> list[Section]:
    """The room of this level in which somebody who can walk there could take back what is his."""
    if not any(hero.id in world.progress.kits for hero in standing(heroes(world))):
        return []
    return [each for each in world.here.sections.values() if each.hazard is not None and each.hazard.kind == STORE]


def _beside_chest(section: Section, map_: Ground) -> Iterable[Square]:
    """The squares from which a chest can be opened, as long as there is a point in it."""
    if section.chest and not section.chest.open and not section.chest.trap:
        yield from (near for near in around(section.chest.at) if map_.section.get(near) == section.id)


def stairs_down(world: World) -> list[Square]:
    """The squares of stairs that lead on, if the party means to take them."""
    if last_level(world) or climbing(world):
        return []
    rooms = [section.stairs for section in world.here.sections.values() if section.stairs]
    ends = [(section.x, section.y) for section in world.here.sections.values() if section.leads == "down"]
    return [square for corner in rooms + ends for square in rectangle(*corner, 2, 2)]


def _walls_to_search(world: World, map_: Ground) -> Iterable[Square]:
    """Where a secret door might be found."""
    for section in search.places(world):
        yield from map_.squares[section]


def _shut(world: World, map_: Ground) -> tuple[str, ...]:
    """The closed doors between known parts: on the march every one of them counts as open."""
    known = map_.section
    doors = world.here.doors.values()
    return tuple(door.id for door in doors if not door.open and not door.false and door.a in known and door.b in known)


def over_pits(world: World, figure: Figure) -> Way | None:
    """The way home, where it cannot be walked but past a trap: over a pit one jumps."""
    home, doors = tuple(home_stairs(world)), _shut(world, ground(world))
    if not home or _way(world.here, doors, figure.at, frozenset(home), frozenset(barred(world))):
        return None
    pits = tuple(trap.at for trap in world.here.traps if BOOK.traps[trap.row].hole)
    way = Way(_leaping(world.here, doors, home, pits), stairs=True)
    return way if figure.at in way.paces else None


@kept(16, by=lambda level, doors, goals, pits: (level.key, doors, goals, pits))
def _leaping(level: Level, doors: tuple[str, ...], goals: tuple[Square, ...], pits: tuple[Square, ...]) -> Paces:
    """Steps from every square to the nearest goal, straight over pits and not into them."""
    steps = dict(opened(level, doors))
    for x, y in pits:
        for at in steps[x, y]:
            across = 2 * x - at[0], 2 * y - at[1]
            if across in steps[x, y]:
                steps[at] = (*steps[at], across)
    return reach(steps, goals, blocked=pits)


def to_squares(world: World, goals: tuple[Square, ...]) -> Paces:
    """Steps from every square to the nearest of some, through doors that stand open."""
    return _paces(world.here, (), goals)


@kept(64, by=lambda level, doors, start, goals, blocked: (level.key, doors, start, goals, blocked))
def _way(
    level: Level, doors: tuple[str, ...], start: Square, goals: frozenset[Square], blocked: frozenset[Square]
) -> list[Square]:
    """The way to the first goal that somebody comes to who walks round monsters and traps; empty if there is none."""
    return [start] if start in goals else way_to(opened(level, doors), start, goals, blocked)


@kept(64, by=lambda level, doors, goals: (level.key, doors, goals))
def _paces(level: Level, doors: tuple[str, ...], goals: tuple[Square, ...]) -> Paces:
    """Steps from every square to the nearest goal."""
    return reach(opened(level, doors), goals)
