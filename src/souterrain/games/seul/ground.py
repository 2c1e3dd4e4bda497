"""The squares of a floor: where one may step, what one may see. Worked out once for each state of its doors.

A square of a floor is a number, y * width + x: a floor is kept, walked and seen as one row of squares."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from souterrain.core.ask import Option
from souterrain.core.say import Say
from souterrain.core.view.grid import DoorState
from souterrain.crawl.doors import STATE, changed, letters
from souterrain.crawl.sight import hops
from souterrain.crawl.squares import OPPOSITE, SIDES, TOWARDS, beside, key, square
from souterrain.crawl.ways import reach, way_to

from .underground.plan import Exit, Plan, read
from .world import Floor

PASSABLE = frozenset(letters(("open", "steps", "shut", "broken")))
SEE_THROUGH = frozenset(letters(("open", "steps", "broken", "grille")))
RANGE = 3
"""Squares that any means of seeing reaches (9 m)."""


class Ground:
    """A plan made ready for walking: which section a square belongs to, which exit lies on which edge. Exits of a
    glimpse that are not known have no place and are passed over."""

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
        self._states: dict[str, Ways] = {}

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
        return tuple(here + shift for shift in self._shifts[bits])

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

    def ways(self, doors: str) -> Ways:
        """Where one may go and look while the doors are as they are."""
        found = self._states.get(doors)
        if found is None:
            if len(self._states) >= 64:
                self._states.clear()
            found = self._states[doors] = Ways(self, doors)
        return found


class Ways:
    """Steps and sight over a floor in one state of its doors."""

    def __init__(self, ground: Ground, doors: str) -> None:
        self.ground = ground
        self.step = ground.inside.copy()
        """For each square a bit a side: one may step over it."""
        self.clear = ground.inside.copy()
        """And one may see over it."""
        self.next = ground.next.copy()
        """For each square those that can be entered from it, as far as they are on the plan."""
        entered: dict[int, int] = {}
        for edge, exit in ground.exit_at.items():
            here, side = divmod(edge, 4)
            way, number = ground.plan.exits[exit], ground.section[here]
            if number < 0 or way.b < 0 or ground.inside[here] >> side & 1:
                continue
            if passable(way, doors[exit], number):
                self.step[here] |= 1 << side
                if here + ground.shift[side] in ground.next:
                    entered[here] = entered.get(here, ground.inside[here]) | 1 << side
            if doors[exit] in SEE_THROUGH:
                self.clear[here] |= 1 << side
        self.next.update((here, ground.beside(here, bits)) for here, bits in entered.items())
        self._visible: dict[int, tuple[int, ...]] = {}
        self._dark: dict[bytes, frozenset[int]] = {}
        self._walks: dict[bytes, list[tuple[frozenset[int], tuple[Option, ...]]]] = {}

    # Seeing

    def visible(self, here: int, far: int) -> tuple[int, ...]:
        """The squares that can be seen from a square, as far as the light reaches."""
        found = self._visible.get(here * 4 + far)
        if found is None:
            found = self._visible[here * 4 + far] = self._look(here, far)
        return found

    def _look(self, here: int, far: int) -> tuple[int, ...]:
        width, height = self.ground.width, self.ground.plan.height
        seen = [here]
        x, y = here % width, here // width
        for dx, dy, line in rays(far):
            if 0 <= x + dx < width and 0 <= y + dy < height and self._unbroken(here, line):
                seen.append(here + dy * width + dx)
        return tuple(seen)

    def _unbroken(self, here: int, line: tuple[tuple[int, ...], ...]) -> bool:
        """Whether nothing breaks a line between two centres: through a corner, one of the two ways round is clear."""
        clear, shift = self.clear, self.ground.shift
        for hop in line:
            if len(hop) == 1:
                if not clear[here] >> hop[0] & 1:
                    return False
                here += shift[hop[0]]
            else:
                a, b = hop
                by_a = clear[here] >> a & 1 and clear[here + shift[a]] >> b & 1
                by_b = clear[here] >> b & 1 and clear[here + shift[b]] >> a & 1
                if not (by_a or by_b):
                    return False
                here += shift[a] + shift[b]
        return True

    # Walking

    def dark(self, seen: bytearray) -> frozenset[int]:
        """The squares that have not been seen: nobody plans a way over them."""
        known = bytes(seen)
        found = self._dark.get(known)
        if found is None:
            if len(self._dark) >= 32:
                self._dark.clear()
            found = self._dark[known] = frozenset(here for here in self.next if not known[here])
        return found

    def walks(self, start: int, seen: bytearray) -> tuple[Option, ...]:
        """One option for every square that has been seen and can be walked to."""
        known = bytes(seen)
        for reached, options in self._walks.get(known, ()):
            if start in reached:
                return options
        if len(self._walks) >= 32:
            self._walks.clear()
        reached = frozenset(reach(self.next, [start], blocked=self.dark(seen)))
        options = tuple(
            Option("go", Say("option-go", at=at), at, rule=_GO, on=(at,))
            for at in map(self.ground.place, sorted(reached))
        )
        self._walks.setdefault(known, []).append((reached, options))
        return options

    def route(self, start: int, goal: int, seen: bytearray, shun: frozenset[int]) -> list[int]:
        """The shortest known way to a square around the squares to be shunned; empty where there is none."""
        return way_to(self.next, start, [goal], self.dark(seen) | (shun - {goal}))


_GO = "seul.time.unencumbered-speed"


def passable(way: Exit, letter: str, section: int) -> bool:
    """Whether an exit can be passed from a section as it is; some are secret or barred from one side only."""
    if letter in PASSABLE:
        return True
    return way.from_b == "shut" and section == way.b and STATE[letter] in ("secret", "grille")


@cache
def rays(far: int) -> tuple[tuple[int, int, tuple[tuple[int, ...], ...]], ...]:
    """For every square in range the line to it from centre to centre, each hop as the numbers of its sides."""
    return tuple(
        (dx, dy, tuple(tuple(SIDES.index(side) for side in hop) for hop in hops(dx, dy)))
        for dy in range(-far, far + 1)
        for dx in range(-far, far + 1)
        if (dx, dy) != (0, 0) and dx * dx + dy * dy <= far * far + 1
    )


_GROUNDS: dict[str, Ground] = {}


def ground_of(floor: Floor) -> Ground:
    """A floor's ground, remembered by its plan."""
    found = _GROUNDS.get(floor.plan)
    if found is None:
        if len(_GROUNDS) >= 128:
            _GROUNDS.clear()
        found = _GROUNDS[floor.plan] = Ground(read(floor.plan))
    return found


def door(floor: Floor, exit: int) -> DoorState:
    """The state of an exit."""
    return STATE[floor.doors[exit]]


def set_door(floor: Floor, exit: int, state: DoorState) -> None:
    """Change the state of an exit."""
    floor.doors = changed(floor.doors, exit, state)
