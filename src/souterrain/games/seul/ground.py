"""The squares of a floor, its sections and the edges on which its exits lie.

A square of a floor is a number, y * width + x: a floor is kept, walked and seen as one row of squares."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from souterrain.core.view.grid import DoorState
from souterrain.crawl.doors import STATE, changed
from souterrain.crawl.ground import Memo
from souterrain.crawl.squares import OPPOSITE, SIDES, TOWARDS, beside, key, square

from .underground.plan import Exit, Plan, read
from .world import Floor


class Ground:
    """A plan made ready for walking: which section a square belongs to, which exit lies on which edge. Exits of a
    glimpse that are not known have no place and are passed over.

    Rule: seul.map.square-is-three-metres."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.width = plan.width
        self.shift = tuple(TOWARDS[side][1] * plan.width + TOWARDS[side][0] for side in SIDES)
        self._shifts = [tuple(self.shift[side] for side in range(4) if bits >> side & 1) for bits in range(16)]
        size = plan.width * plan.height
        self.section = [-1] * size
        self.inside = [0] * size
        """For each square a bit a side: the section goes on over it."""
        for number, section in enumerate(plan.sections):
            squares = set(section.squares)
            for here in section.squares:
                self.section[here] = number
                self.inside[here] = self._bits(here, squares)
        self.exit_at: dict[int, int] = {}
        self.exits_of: list[list[int]] = [[] for _ in plan.sections]
        for number, way in enumerate(plan.exits):
            if way.x < 0:
                continue
            self.exit_at[self.near(way) * 4 + SIDES.index(way.side)] = number
            if way.a >= 0:
                self.exits_of[way.a].append(number)
            if way.b >= 0:
                self.exit_at[self.beyond(way) * 4 + SIDES.index(OPPOSITE[way.side])] = number
                self.exits_of[way.b].append(number)
        self.next = {
            here: self.beside(here, self.inside[here]) for section in plan.sections for here in section.squares
        }
        """For each square those beside it in its section."""

    @cached_property
    def partitions(self) -> list[str]:
        """The walls between sections that lie side by side; where floor meets rock, a wall goes without saying."""
        return [
            f"{self.place(here)},{SIDES[side]}"
            for section in self.plan.sections
            for here in section.squares
            for side in (1, 2)
            if (other := here + self.shift[side]) < len(self.section)
            and 0 <= self.section[other] != self.section[here]
            and here * 4 + side not in self.exit_at
        ]

    def _bits(self, here: int, squares: set[int]) -> int:
        """A bit for each side over which one of some squares lies. Duty: a step east or west stays in its row."""
        column = here % self.width
        return (
            (here - self.width in squares)
            | (here + 1 in squares and column < self.width - 1) << 1
            | (here + self.width in squares) << 2
            | (here - 1 in squares and column > 0) << 3
        )

    def beside(self, here: int, bits: int) -> tuple[int, ...]:
        """The squares beside one over some of its sides."""
        return tuple([here + shift for shift in self._shifts[bits]])

    def beyond(self, way: Exit) -> int:
        """The square behind an exit."""
        x, y = beside((way.x, way.y), way.side)
        return y * self.width + x

    def near(self, way: Exit) -> int:
        """The square of its own section on which an exit opens."""
        return way.y * self.width + way.x

    def place(self, here: int) -> str:
        """A square as boards and options name it."""
        return key((here % self.width, here // self.width))

    def square(self, place: str) -> int:
        x, y = square(place)
        return y * self.width + x

    def neighbours(self, leads: Callable[[int], bool] = lambda exit: True) -> dict[int, list[int]]:
        """For each section those that its exits lead to; `leads` tells which of them do."""
        ends = [(way.a, way.b) for way in self.plan.exits]
        return {
            number: [other for exit in exits if leads(exit) for other in ends[exit] if other >= 0]
            for number, exits in enumerate(self.exits_of)
        }


_grounds: Memo[str, Ground] = Memo(128)
"""Asked for many times in every turn."""


def ground_of(floor: Floor) -> Ground:
    """A floor's ground."""
    return _grounds.get(floor.plan) or _grounds.keep(floor.plan, Ground(read(floor.plan)))


def door(floor: Floor, exit: int) -> DoorState:
    """The state of an exit."""
    return STATE[floor.doors[exit]]


def set_door(floor: Floor, exit: int, state: DoorState) -> None:
    """Change the state of an exit."""
    floor.doors = changed(floor.doors, exit, state)
