"""Walking in exploration turns: a figure by itself, with somebody on its back, or a whole party."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.ground import kept
from souterrain.crawl.squares import Square, rectangle
from souterrain.crawl.ways import reach

from .. import hazards, revisited
from ..combat import moves
from ..dungeon.doors import set_open
from ..dungeon.ground import ground, opened, section_at
from ..dungeon.sections import PIECE
from ..events.expedition import DoorOpened, HeldUp
from ..figures import Figure, choked, out, party
from ..master import schemes
from ..traps import noticing, pits
from ..words import called
from ..world import Door, Level, Section, World
from .search import places
from .sightings import comes_into_sight

STAIRS, UNKNOWN = "stairs", "unknown"
"""Whither a figure makes without a square being named: the stairs home, where more will be seen or else a wall may be
searched, or a companion by his id."""

_NOWHERE = 9999
"""Farther than any way leads."""


def walk(world: World, figure: Figure, way: list[Square], carried: Figure | None = None) -> Rules[int]:
    """Walk square by square until something stops the figure; whom it carries is laid down behind it. Returns how many
    squares it went."""
    start = figure.at
    step = _enter if carried is None else partial(_enter_with, carried)
    went = yield from moves.walk(world, figure, way, step)
    if world.here.traps and figure.id in world.figures:
        yield from noticing.rushed(world, figure, [start, *way[:went]])
    return went


def _enter(world: World, figure: Figure) -> Rules[bool] | None:
    """What happens on a square just entered: nothing in a known section without a hazard, out of everybody's sight."""
    section = section_at(world, figure.at)
    if section.entered and section.hazard is None and not (world.groups and comes_into_sight(world, figure)):
        return None
    return _happening(world, figure, section)


def _enter_with(carried: Figure, world: World, figure: Figure) -> Rules[bool] | None:
    carried.at = figure.before
    return _enter(world, figure)


def _happening(world: World, figure: Figure, section: Section) -> Rules[bool]:
    if not section.entered:
        section.entered = True
        if figure.kind == "hero" and not (yield from _first_step(world, figure, section)):
            return True
    if section.hazard is not None and (yield from hazards.entered(world, figure, section)):
        return True
    return comes_into_sight(world, figure)


def _first_step(world: World, hero: Figure, section: Section) -> Rules[bool]:
    """The first hero in a room or passage meets the trap that the quest's map shows, or the game master's counter.
    Returns whether he may go on.

    Rules: ahq.explore.trap.when-played, ahq.explore.trap.only-heroes-trigger."""
    if section.body_points:
        toll, section.body_points = section.body_points, 0
        if not (yield from revisited.lose_body_points(world, hero, toll)):
            return False
    if section.trap:
        waiting, section.trap = section.trap, ""
        if not (yield from noticing.face(world, hero, waiting, "floor")):
            return False
    return (yield from schemes.trap(world, hero, "floor"))


def way_towards(world: World, figure: Figure, ways: moves.Ways, goal: str) -> list[Square]:
    """The way that brings the figure as near to where it makes for as this turn allows, with care past what is known to
    fall on those who hurry."""
    far = _far(world, figure, goal)
    best = min(moves.ends(world, figure, ways), key=lambda at: far.get(at, _NOWHERE), default=figure.at)
    if far.get(best, _NOWHERE) >= far.get(figure.at, _NOWHERE):
        return []
    return noticing.unhurried(world, figure, moves.path(ways, best))


def _far(world: World, figure: Figure, goal: str, careful: bool = False) -> dict[Square, int]:
    """How far every square is from the goal: through known doors as though they stood open, and past companions, who
    will move on; past what is perilous only where there is no other way, and the `careful` not even then."""
    goals = _goals(world, goal)
    known = ground(world).section
    doors = tuple(
        door.id
        for door in world.here.doors.values()
        if not door.open and door.explored and not door.false and door.a in known and door.b in known
    )
    barred = frozenset(moves.barred(world)).difference(goals)
    far = _paces(world.here, doors, goals, barred | (hazards.perils(world, figure) - set(goals)))
    return far if careful or figure.at in far else _paces(world.here, doors, goals, barred)


def _goals(world: World, goal: str) -> tuple[Square, ...]:
    """Where a figure wants to stand: on stairs as far in as can be, so that there is room for those behind."""
    steps = ground(world).steps
    if goal == UNKNOWN:
        return tuple(square for square in edges(world) or suspect(world) if square in steps)
    if goal != STAIRS:
        return (world.figures[goal].at,)
    stairs = home_stairs(world)
    inmost = [square for square in stairs if set(steps[square]).issubset(stairs)]
    return tuple(inmost or stairs)


def edges(world: World) -> list[Square]:
    """The squares from which more of this level will be seen."""
    return [*passages(world), *unopened(world)]


def suspect(world: World) -> list[Square]:
    """The squares from which a secret door may be looked for."""
    squares = ground(world).squares
    return [square for section in places(world) for square in squares[section]]


def passages(world: World) -> Iterator[Square]:
    """The squares of passages that go on where nobody has looked yet."""
    squares = ground(world).squares
    for section in world.here.sections.values():
        if section.exits:
            yield from squares[section.id]


def unopened(world: World) -> Iterator[Square]:
    """The squares before doors that nobody has opened yet."""
    known = ground(world).section
    for door in world.here.doors.values():
        if not door.explored and not door.false:
            yield from [square for square in (door.a, door.b) if square in known][:1]


@kept(64, by=lambda level, doors, goals, blocked: (level.key, doors, goals, blocked))
def _paces(
    level: Level, doors: tuple[str, ...], goals: tuple[Square, ...], blocked: frozenset[Square]
) -> dict[Square, int]:
    return reach(opened(level, doors), goals, blocked=blocked)


def tell_who_cannot(world: World, figure: Figure, goal: str) -> None:
    """Say who gets no nearer to the goal, and why: no way leads there, or only a perilous one, a door is shut, or the
    others are in the way. A figure that is there, or stands behind companions who are, needs no excuse."""
    far = _far(world, figure, goal).get(figure.at, _NOWHERE)
    queue = len(party(world)) if goal in world.figures else 1
    if far < queue or (goal == STAIRS and figure.at in home_stairs(world)):
        return
    if far == _NOWHERE:
        why = "apart"
    elif figure.at not in _far(world, figure, goal, careful=True):
        why = "peril"
    else:
        why = "crowd" if figure.at in reach(ground(world).steps, _goals(world, goal)) else "door"
    last, to = world.told[-1] if world.told else (None, ())
    if not isinstance(last, HeldUp) or last.why != why:
        tell(world, HeldUp(called(figure), why))
    elif called(figure) not in (last.who, *last.others):
        world.told[-1] = replace(last, others=(*last.others, called(figure))), to


def door_ahead(world: World, figure: Figure, goal: str) -> Door | None:
    """The closed door beside a figure behind which its way goes on through known parts."""
    far = _far(world, figure, goal)
    for door in pits.doors(world, figure.at):
        other = door.b if door.a == figure.at else door.a
        if not door.open and door.explored and far.get(other, _NOWHERE) < far.get(figure.at, _NOWHERE):
            return door
    return None


def home_stairs(world: World) -> list[Square]:
    """The squares of all known stairs that lead out of the dungeon or back up."""
    sections = world.here.sections.values()
    corners = [(section.x, section.y) for section in sections if section.leads in ("out", "up")]
    corners += [section.stairs for section in sections if section.stairs and section.stairs_lead != "down"]
    return [square for corner in corners for square in rectangle(*corner, PIECE, PIECE)]


def together(world: World, ids: list[str], goal: str) -> Rules[None]:
    """All of a player's figures follow a companion, or make for the stairs: those in front first, each as near as it
    gets. A hero opens the known door before which he comes to stand; whoever cannot get any nearer is named."""
    figures = [world.figures[id] for id in ids if id in world.figures and id != goal]
    figures.sort(key=lambda each: _far(world, each, goal).get(each.at, _NOWHERE))
    for figure in figures:
        if figure.id not in world.figures or out(figure) or world.mode == "combat":
            continue
        ways = moves.ways(world, figure, moves.allowance(world, figure), avoid=hazards.perils(world, figure))
        way = way_towards(world, figure, ways, goal)
        yield from walk(world, figure, way)
        if figure.id not in world.figures or out(figure) or comes_into_sight(world, figure):
            return
        door = door_ahead(world, figure, goal)
        if door is not None and figure.kind == "hero" and not choked(figure):
            set_open(world, door, True)
            tell(world, DoorOpened(called(figure)))
            if comes_into_sight(world, figure):
                return
        elif not way:
            tell_who_cannot(world, figure, goal)
