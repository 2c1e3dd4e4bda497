"""What the player knows: the world with all that he has not seen taken out."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from souterrain.core.view.grid import DoorState
from souterrain.crawl.doors import STATE, letters
from souterrain.crawl.squares import SIDES, TOWARDS, beside

from .combat import in_view
from .underground.plan import NO_ACCESS, NO_EXIT, UNKNOWN, Exit, Plan, Section, disc, read, write
from .world import Chest, Floor, Goal, Heard, Place, World

T = TypeVar("T")
OPEN_TO_SEE = ("element", "function")


def glimpse(world: World) -> World:
    """A world that holds no secret: unseen sections, hidden doors, traps, contents and the seed are gone."""
    meeting = world.encounter
    goal = world.goal
    return replace(
        world,
        seed="",
        charted="",
        floors=[_floor(floor) for floor in world.floors],
        patrol_at=-1,
        goal=Goal(goal.reason, goal.count, done=goal.done) if goal is not None else None,
        encounter=meeting if meeting is not None and in_view(world, meeting) else None,
        told=[],
    )


def _floor(floor: Floor) -> Floor:
    known = tuple(sorted([n for n, place in floor.places.items() if place.revealed]))
    plan, doors = _redacted(
        floor.plan, bytes(floor.seen), floor.doors, known, tuple(floor.accesses), tuple(floor.notes)
    )
    return Floor(
        plan,
        doors,
        floor.seen,
        {n: _place(floor.places[n]) for n in known},
        floor.stretches,
        floor.areas,
        floor.accesses,
        floor.notes,
        floor.ropes,
        [Heard(each.contents, each.x, each.y) for each in floor.heard if each.section not in known],
    )


@lru_cache(maxsize=256)
def _redacted(
    text: str,
    seen: bytes,
    doors: str,
    known: tuple[int, ...],
    accesses: tuple[int, ...],
    notes: tuple[int, ...],
) -> tuple[str, str]:
    """The plan as far as it is drawn, and the state of the doors that are known. Numbers stay."""
    plan = read(text)
    width = plan.width

    def exit_known(way: Exit, state: DoorState) -> bool:
        if way.x < 0:
            return False
        x, y = beside((way.x, way.y), way.side)
        far = way.b >= 0 and seen[y * width + x]
        if state == "secret":
            return bool(far) and way.from_b == "shut"
        return bool(seen[way.y * width + way.x] or far)

    exits = []
    for way, state in zip(plan.exits, map(STATE.__getitem__, doors), strict=True):
        if exit_known(way, state):
            a, b = (n if n in known else -1 for n in (way.a, way.b))
            exits.append(Exit(a, b, way.x, way.y, way.side, "shut" if state == "secret" else state))
        else:
            exits.append(NO_EXIT)
    sections = [
        Section(
            section.kind,
            tuple(square for square in section.squares if seen[square]),
            section.floor,
            section.wall,
            "",
            section.contents if section.contents in OPEN_TO_SEE else "",
            section.detail if section.contents in OPEN_TO_SEE else "",
        )
        if n in known
        else UNKNOWN
        for n, section in enumerate(plan.sections)
    ]
    ways = [access if n in accesses else NO_ACCESS for n, access in enumerate(plan.accesses)]
    drawn = Plan(
        width,
        plan.height,
        _until_known(sections, UNKNOWN),
        _until_known(exits, NO_EXIT),
        _until_known(ways, NO_ACCESS),
        tuple(note for n, note in enumerate(plan.notes) if n in notes),
        tuple(square for square in plan.water if seen[square]),
        tuple((x, y) for x, y in plan.columns if _column_seen(x, y, width, seen)),
        plan.title,
        plan.story,
        _dark_edges(plan, seen),
        tuple(each for each in plan.rotundas if _disc_seen(each, width, seen)),
    )
    return write(drawn), letters(way.kind for way in drawn.exits)


def _until_known(things: list[T], unknown: T) -> tuple[T, ...]:
    """Up to the last that is known: how many there are in all is nobody's to know."""
    last = max((n for n, thing in enumerate(things) if thing != unknown), default=-1)
    return tuple(things[: last + 1])


def _dark_edges(plan: Plan, seen: bytes) -> tuple[int, ...]:
    """Where floor that was seen goes on into floor that was not."""
    shift = tuple(TOWARDS[side][1] * plan.width + TOWARDS[side][0] for side in SIDES)
    found = {edge for edge in plan.dark if not seen[edge // 4 + shift[edge % 4]]}
    for section in plan.sections:
        inside = set(section.squares)
        for square in section.squares:
            if seen[square]:
                found.update(
                    square * 4 + side
                    for side in range(4)
                    if square + shift[side] in inside and not seen[square + shift[side]]
                )
    return tuple(sorted(found))


def _column_seen(x: float, y: float, width: int, seen: bytes) -> bool:
    square = int(y) * width + int(x)
    return 0 <= square < len(seen) and bool(seen[square])


def _disc_seen(rotunda: tuple[int, int, int], width: int, seen: bytes) -> bool:
    """Whether a rotunda is seen whole: before that its shape is nobody's to know."""
    left, top, size = rotunda
    squares = disc(left, top, size, size) if 0 <= left <= left + size <= width else []
    return bool(squares) and all(0 <= y * width + x < len(seen) and seen[y * width + x] for x, y in squares)


def _place(place: Place) -> Place:
    """What is remembered of a section, without what has not been found there."""
    if not _hides(place):
        return place
    shown = replace(
        place,
        group=place.group if place.group is not None and place.group.met else None,
        trap=place.trap if place.trap is not None and place.trap.found else None,
        chests=[_shut(chest) for chest in place.chests],
        hidden=False,
    )
    if place.hidden or not place.entered:
        return replace(shown, things=[], purse={}, resources=0, torches=0, salves=0, chests=[])
    return shown


def _hides(place: Place) -> bool:
    """Whether something in a section has not been found."""
    group, trap = place.group, place.trap
    if place.hidden or not place.entered or (group is not None and not group.met):
        return True
    if trap is not None and not trap.found:
        return True
    return bool(place.chests) and any(_shut(chest) is not chest for chest in place.chests)


def _shut(chest: Chest) -> Chest:
    """A container that has not been opened shows its outside."""
    if not (chest.locked or chest.trap or chest.things or chest.resources or chest.salves):
        return chest
    return Chest(chest.kind, chest.locked, chest.trap if chest.trap_found else "", chest.trap_found)
