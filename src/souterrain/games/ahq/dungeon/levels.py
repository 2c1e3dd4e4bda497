"""Levels and stairs: how a level begins, going down and up, leaving the dungeon."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square, rectangle

from ..bodies import bring_home
from ..events.expedition import LabyrinthBegun, LeftDungeon, LevelBegun, LevelReturned, TurnedBack, WentDown
from ..figures import Figure, occupied, out
from ..leader import keep_a_leader
from ..quests import prepared
from ..quests.progress import climbing, quest_of
from ..words import called
from ..world import Level, Section, World
from .boards import lay_board
from .descents import is_labyrinth
from .ground import ground, redraw, section_at
from .sections import MAP, PIECE, Box, corridor, junction, lay


def begin_level(world: World, number: int, arrived: str = "") -> Section:
    """Lay the start of a level: stairs, two corridor sections and a T-junction; or the entrance of a prepared one, or
    the board of a labyrinth. Returns the stairs.

    Rules: ahq.dungeon.known-at-start, ahq.dungeon.reuse.clear-on-new-level."""
    level = Level(number=number, arrived=arrived)
    world.levels.append(level)
    world.level = len(world.levels) - 1
    middle = MAP // 2
    leads = "down" if climbing(world) else "up" if number > 1 else "out"
    entry = lay(level, "stairs", Box(middle, middle, PIECE, PIECE), leads=leads)
    if is_labyrinth(world, number):
        lay_board(world, entry)
    elif not prepared.lay_entrance(world, quest_of(world), entry):
        laid = corridor(level, entry, "n", 2, run=1)
        junction(level, laid[-1], "n", "junction", run=1)
    for section in level.sections.values():
        section.entered = section.kind == "stairs" or (section.kind == "junction" and bool(level.board))
    tell(world, LabyrinthBegun(number) if level.board else LevelBegun(number))
    return entry


def set_on_stairs(world: World, figures: list[Figure], squares: list[Square]) -> None:
    """Put figures on the stairs, one to a square, the rest on the nearest free squares.

    Rule: ahq.setup.placement.on-stairs."""
    steps = ground(world).steps
    free = [square for square in squares if square not in occupied(world)]
    ring = list(squares)
    seen = set(ring)
    while len(free) < len(figures) and ring:
        ring = [near for square in ring for near in steps[square] if near not in seen and not seen.add(near)]  # type: ignore[func-returns-value]
        taken = occupied(world)
        free += [square for square in ring if square not in taken]
    for figure, square in zip(figures, free, strict=False):
        figure.at = square
        world.figures[figure.id] = figure


def stairs_under(world: World, figure: Figure) -> str:
    """Where the stairs under a figure lead: "out", "up", "down", or nowhere.

    Rule: ahq.dungeon.stairs.two-kinds."""
    section = section_at(world, figure.at)
    if section.kind == "stairs":
        return section.leads
    if section.stairs and figure.at in rectangle(*section.stairs, PIECE, PIECE):
        return section.stairs_lead
    return ""


def leave(world: World, figure: Figure) -> None:
    """A figure on stairs that lead out ends its expedition there."""
    for each in _with_burden(world, figure):
        del world.figures[each.id]
        world.departed.append(each)
        bring_home(world, each)
        tell(world, LeftDungeon(called(each)))


def take_stairs(world: World, figure: Figure) -> None:
    """A figure goes down (or up) and waits for the others; the level changes with the last hero able to act."""
    down = stairs_under(world, figure) == "down"
    world.bound = world.here.number + (1 if down else -1)
    if not world.below:
        section = section_at(world, figure.at)
        world.taken = section.id
    for each in _with_burden(world, figure):
        del world.figures[each.id]
        world.below.append(each)
        tell(world, WentDown(called(each)))


def _with_burden(world: World, figure: Figure) -> list[Figure]:
    """A figure, and outside a fight the knocked-out hero beside it whom it carries along."""
    if world.mode == "combat":
        return [figure]
    near = ground(world).steps[figure.at]
    fallen = [each for each in world.figures.values() if each.kind == "hero" and out(each) and each.at in near]
    return [figure, *fallen[:1]]


def change_level(world: World) -> Rules[None]:
    """When every hero able to act has taken the stairs, the table is cleared and the other level is set up; henchmen
    who carry the last of the fallen wait for each other. Those still here stay behind, and doors taken off the table
    will be found closed.

    Rule: ahq.dungeon.door.removed-piece-is-closed."""
    able = [f for f in world.figures.values() if f.kind != "monster" and not out(f)]
    led = any(f.kind == "hero" and not out(f) for f in world.below)
    if not world.below or any(f.kind == "hero" or not led for f in able):
        return
    if not any(f.kind == "hero" for f in world.below):
        if not able:
            _turn_back(world)
        return
    left = world.here
    left.waiting = [f for f in world.figures.values() if f.kind != "monster"]
    for door in left.doors.values():
        door.open = False
    redraw(left)
    travellers, world.below = world.below, []
    world.figures = {}
    known = next((n for n, level in enumerate(world.levels) if level.number == world.bound), None)
    if known is None:
        entry = begin_level(world, world.bound, world.taken)
        squares = rectangle(entry.x, entry.y, PIECE, PIECE)
    else:
        world.level = known
        squares = _arrival(world, left)
        tell(world, LevelReturned(world.bound))
    for figure in world.here.waiting:
        world.figures[figure.id] = figure
    world.here.waiting = []
    set_on_stairs(world, travellers, squares)
    yield from keep_a_leader(world)


def _turn_back(world: World) -> None:
    """Henchmen who wait beyond the stairs come back for Heroes of whom none can follow.

    Rule: ahq.combat.death.hero-ko-at-zero."""
    waiting, world.below = world.below, []
    stairs = world.here.sections[world.taken]
    set_on_stairs(world, waiting, rectangle(stairs.x, stairs.y, stairs.w, stairs.h))
    for each in waiting:
        tell(world, TurnedBack(called(each)))


def _arrival(world: World, left: Level) -> list[Square]:
    """The stairs of a known level on which one arrives: those by which it was first entered, or those that were once
    taken to the one that is left now.

    Rule: ahq.dungeon.stairs.back-up."""
    level = world.here
    if world.levels.index(level) > world.levels.index(left):
        entry = next(iter(level.sections.values()))
        return rectangle(entry.x, entry.y, PIECE, PIECE)
    taken = level.sections[left.arrived]
    corner = taken.stairs or (taken.x, taken.y)
    return rectangle(*corner, PIECE, PIECE)
