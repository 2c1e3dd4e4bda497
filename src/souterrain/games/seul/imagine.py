"""What the player may suppose of the underworld: that it goes on, beyond the light and behind every door he knows."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.luck import Luck
from souterrain.crawl.squares import SIDES, Square, beside

from .catalogue import BOOK
from .underground.plan import Exit, Plan, Section, read, write
from .world import Floor, World

_HEX = "0123456789abcdef"
_DRAWN = "unknown"
_STRETCH = 10_000
"""Imagined sections are stretches of their own."""


def imagine(seen: World, luck: Luck) -> World:
    """A world that fits what was seen. Floors that nobody has been on are drawn from another seed; on the others the
    dark goes on, and behind a door there is a room or a corridor with what its table gives."""
    if not seen.expedition:
        return seen
    return replace(
        seen,
        seed="".join(luck.pick(_HEX) for _ in range(12)),
        floors=[_floor(floor, number, luck) for number, floor in enumerate(seen.floors, 1)],
    )


def _floor(floor: Floor, number: int, luck: Luck) -> Floor:
    plan = read(floor.plan)
    sections = list(plan.sections)
    taken = {square for section in sections for square in section.squares}
    for edge in plan.dark:
        _go_on(plan, sections, taken, edge, luck)
    unknown = luck.shuffled(n for n, section in enumerate(sections) if section.kind == _DRAWN)
    exits = [_behind(plan, way, sections, taken, unknown, number, luck) for way in plan.exits]
    return replace(floor, plan=write(replace(plan, sections=tuple(sections), exits=tuple(exits))))


def _go_on(plan: Plan, sections: list[Section], taken: set[int], edge: int, luck: Luck) -> None:
    """A section goes on over an edge into the dark, a few squares far."""
    square, side = edge // 4, SIDES[edge % 4]
    number = next(n for n, section in enumerate(sections) if square in section.squares)
    more = []
    at = (square % plan.width, square // plan.width)
    for _ in range(luck.draw(4)):
        at = beside(at, side)
        if not _free(plan, at, taken):
            break
        more.append(at[1] * plan.width + at[0])
        taken.add(more[-1])
    sections[number] = replace(sections[number], squares=tuple(sorted({*sections[number].squares, *more})))


def _behind(
    plan: Plan, way: Exit, sections: list[Section], taken: set[int], unknown: list[int], floor: int, luck: Luck
) -> Exit:
    """Behind an exit of which one side is not known lies one of the sections that nobody has seen."""
    if way.x < 0 or (way.a < 0) == (way.b < 0) or not unknown:
        return way
    near, far = (way.x, way.y), beside((way.x, way.y), way.side)
    begin, known = (far, way.a) if way.b < 0 else (near, way.b)
    if not _free(plan, begin, taken):
        return way
    number = unknown.pop()
    squares = _room(plan, begin, taken, luck)
    taken.update(squares)
    sections[number] = _section(sections[known], squares, number, floor, luck)
    return replace(way, b=number) if way.b < 0 else replace(way, a=number)


def _section(beside: Section, squares: list[int], number: int, floor: int, luck: Luck) -> Section:
    """A section that is dressed as the one beside it, and holds what the table of its kind gives."""
    kind = "corridor" if len(squares) < 4 else "room"
    table = BOOK.corridor_contents if kind == "corridor" else BOOK.room_contents
    roll = luck.draw(20) + (min(4, floor - 1) if kind == "room" else 0)
    contents = table[min(20, roll)].id
    if contents in ("element", "function", "secret-exit"):
        contents = "empty"
    return Section(
        kind,
        tuple(sorted(squares)),
        beside.floor,
        beside.wall,
        beside.theme,
        contents,
        stretch=_STRETCH + number,
        area=beside.area,
    )


def _room(plan: Plan, begin: Square, taken: set[int], luck: Luck) -> list[int]:
    """Squares that nothing is known of, grown from one: up to twelve of them."""
    found = {begin}
    for _ in range(luck.draw(12) - 1):
        near = luck.pick(sorted(found))
        at = beside(near, luck.pick(SIDES))
        if _free(plan, at, taken):
            found.add(at)
    return [y * plan.width + x for x, y in found]


def _free(plan: Plan, at: Square, taken: set[int]) -> bool:
    x, y = at
    return 0 <= x < plan.width and 0 <= y < plan.height and y * plan.width + x not in taken
