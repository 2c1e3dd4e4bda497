"""Walking in exploration turns: a figure by itself, with somebody on its back, or a whole party."""

from __future__ import annotations

from functools import partial
from typing import Literal

from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square, rectangle
from souterrain.crawl.ways import way_to

from .. import hazards
from ..combat import moves
from ..dungeon.ground import ground, section_at
from ..dungeon.sections import PIECE
from ..figures import Figure, occupied, out
from ..master import schemes
from ..traps import noticing
from ..world import Section, World
from .sightings import comes_into_sight

Goal = Literal["leader", "stairs"]
"""Whither a figure makes without a square being named."""


def walk(world: World, figure: Figure, way: list[Square], carried: Figure | None = None) -> Rules[None]:
    """Walk square by square until something stops the figure; whom it carries is laid down behind it."""
    start = figure.at
    step = _enter if carried is None else partial(_enter_with, carried)
    went = yield from moves.walk(world, figure, way, step)
    if world.here.traps and figure.id in world.figures:
        yield from noticing.rushed(world, figure, [start, *way[:went]])


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
    if section.trap:
        waiting, section.trap = section.trap, ""
        if not (yield from noticing.face(world, hero, waiting, "floor")):
            return False
    return (yield from schemes.trap(world, hero, "floor"))


def way_towards(world: World, figure: Figure, ways: moves.Ways, goal: Goal) -> list[Square]:
    """As far as this turn's move goes on the shortest way to the Leader, or to the nearest stairs home."""
    taken = occupied(world, figure) | moves.barred(world)
    if goal == "leader":
        leader = world.figures[world.leader]
        goals = [square for square in ground(world).steps[leader.at] if square not in taken]
    else:
        goals = [square for square in home_stairs(world) if square not in taken]
    if figure.at in goals:
        return []
    way = way_to(ground(world).steps, figure.at, goals, taken)
    while way and way[-1] not in ways:
        way.pop()
    return way


def home_stairs(world: World) -> list[Square]:
    """The squares of all known stairs that lead out of the dungeon or back up."""
    return [
        square
        for section in world.here.sections.values()
        if section.kind == "stairs" and section.leads in ("out", "up")
        for square in rectangle(section.x, section.y, PIECE, PIECE)
    ]


def together(world: World, ids: list[str], goal: Goal) -> Rules[None]:
    """All of a player's figures follow the Leader, or make for the stairs, one after the other."""
    for id in ids:
        figure = world.figures.get(id)
        if figure is None or out(figure) or world.mode == "combat" or (goal == "leader" and id == world.leader):
            continue
        ways = moves.ways(world, figure, moves.allowance(world, figure))
        yield from walk(world, figure, way_towards(world, figure, ways, goal))
        if comes_into_sight(world, figure):
            return
