"""What others tell of places not yet seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from souterrain.core.events import tell
from souterrain.crawl.ways import reach

from .events.places import NoRumour, Rumour
from .ground import Ground, ground_of
from .underground import stated
from .underground.plan import Section
from .world import Floor, Heard, World

ROUGHLY = 5
"""Distances are told in so many squares."""
STATED: dict[stated.Sort, str] = {
    "creature": "creatures",
    "trap": "trap",
    "hoard": "guarded-hoard",
    "hidden": "hidden-treasure",
}
"""What is told of a section by the first thing that a dungeon of one's own puts into it."""


def rumours(world: World, count: int) -> None:
    """So many of the nearest sections of the floor that were neither seen nor told of and in which there is something,
    each with where it lies from here, or from the way in; he marks it on his plan.

    Rule: seul.town.round-of-drinks."""
    floor = world.floors[max(1, world.floor) - 1]
    ground = ground_of(floor)
    below = world.where == "below"
    access = ground.plan.accesses[0]
    start = world.at if below else access.y * ground.width + access.x
    known = list(islice(_unseen(floor, ground, start), count))
    for number in known:
        section = ground.plan.sections[number]
        side, away = bearing(ground, start, section.squares[0])
        contents = _hearsay(section)
        floor.heard.append(Heard(contents, *_thereabouts(ground, start, side, away), number))
        tell(world, Rumour(contents, side, away, below))
    if not known:
        tell(world, NoRumour())


def _unseen(floor: Floor, ground: Ground, start: int) -> Iterator[int]:
    """The sections that he has neither seen nor heard of and that hold something, the nearest first."""
    heard = {each.section for each in floor.heard}
    for number in reach(ground.neighbours(), [ground.section[start]]):
        place = floor.places.get(number)
        section = ground.plan.sections[number]
        if (place is None or not place.revealed) and section.contents != "empty" and number not in heard:
            yield number


def _hearsay(section: Section) -> str:
    if section.contents == "stated":
        return STATED[stated.read(section.detail)[0].sort]
    return section.detail if section.contents in ("element", "function") else section.contents


def bearing(ground: Ground, start: int, goal: int) -> tuple[str, int]:
    """In which of eight directions a square lies from another, and roughly how far."""
    east = goal % ground.width - start % ground.width
    south = goal // ground.width - start // ground.width
    upright = "" if 2 * abs(south) < abs(east) else "s" if south > 0 else "n"
    level = "" if 2 * abs(east) < abs(south) else "e" if east > 0 else "w"
    away = max(abs(east), abs(south))
    return upright + level, max(ROUGHLY, ROUGHLY * round(away / ROUGHLY))


def _thereabouts(ground: Ground, start: int, side: str, away: int) -> tuple[int, int]:
    """The square of the sheet that a bearing and a rough distance lead to: no more than what was told."""
    x = start % ground.width + away * (("e" in side) - ("w" in side))
    y = start // ground.width + away * (("s" in side) - ("n" in side))
    return min(max(x, 0), ground.width - 1), min(max(y, 0), ground.plan.height - 1)
