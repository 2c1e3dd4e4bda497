"""The squares of a floor: where one may step, what one may see. Worked out once for each state of its doors."""

from __future__ import annotations

from functools import cache

from souterrain.core.ask import Option
from souterrain.core.say import Say

from .underground.plan import OPPOSITE, SIDES, STEP, Exit, ExitKind, Plan, read
from .world import Floor

LETTER: dict[ExitKind, str] = {
    "open": "o", "steps": "t", "door": "d", "locked": "l", "barred": "b", "forced": "f",
    "grille": "g", "secret": "s", "cave-in": "c",
}  # fmt: skip
"""How the state of an exit is written."""
KIND = {letter: kind for kind, letter in LETTER.items()}
PASSABLE = frozenset("otdf")
SEE_THROUGH = frozenset("otfg")
RANGE = 3
"""Squares that any means of seeing reaches (9 m)."""


class Ground:
    """A plan made ready for walking: which section a square belongs to, which exit lies on which edge. Exits of a
    glimpse that are not known have no place and are passed over."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.width = plan.width
        size = plan.width * plan.height
        self.section = [-1] * size
        for number, section in enumerate(plan.sections):
            for square in section.squares:
                self.section[square] = number
        self.exit_at: dict[int, int] = {}
        self.exits_of: list[list[int]] = [[] for _ in plan.sections]
        for number, way in enumerate(plan.exits):
            if way.x < 0:
                continue
            square = way.y * plan.width + way.x
            self.exit_at[square * 4 + SIDES.index(way.side)] = number
            if way.a >= 0:
                self.exits_of[way.a].append(number)
            if way.b >= 0:
                self.exit_at[self.beyond(way) * 4 + SIDES.index(OPPOSITE[way.side])] = number
                self.exits_of[way.b].append(number)
        self.shift = tuple(STEP[side][1] * plan.width + STEP[side][0] for side in SIDES)
        self._states: dict[str, Ways] = {}

    def beyond(self, way: Exit) -> int:
        """The square behind an exit."""
        dx, dy = STEP[way.side]
        return (way.y + dy) * self.width + way.x + dx

    def near(self, way: Exit) -> int:
        """The square of its own section on which an exit opens."""
        return way.y * self.width + way.x

    def place(self, square: int) -> str:
        """A square as boards and options name it."""
        return f"{square % self.width},{square // self.width}"

    def square(self, place: str) -> int:
        x, _, y = place.partition(",")
        return int(y) * self.width + int(x)

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
        self.doors = doors
        section = ground.section
        self.step = [0] * len(section)
        """For each square a bit a side: one may step over it."""
        self.clear = [0] * len(section)
        for number, part in enumerate(ground.plan.sections):
            inside = set(part.squares)
            for square in part.squares:
                for side in range(4):
                    if square + ground.shift[side] in inside and self._same_row(square, side):
                        self.step[square] |= 1 << side
                        self.clear[square] |= 1 << side
                    else:
                        exit = ground.exit_at.get(square * 4 + side)
                        if exit is not None and ground.plan.exits[exit].b >= 0:
                            if passable(ground.plan.exits[exit], doors[exit], number):
                                self.step[square] |= 1 << side
                            if doors[exit] in SEE_THROUGH:
                                self.clear[square] |= 1 << side
        self.next: list[tuple[int, ...]] = [()] * len(section)
        for part in ground.plan.sections:
            for square in part.squares:
                bits = self.step[square]
                self.next[square] = tuple(square + ground.shift[side] for side in range(4) if bits >> side & 1)
        self._visible: dict[int, tuple[int, ...]] = {}
        self._walks: dict[bytes, list[tuple[frozenset[int], tuple[Option, ...]]]] = {}

    def _same_row(self, square: int, side: int) -> bool:
        """Duty: a step east or west stays in its row."""
        if side % 2 == 0:
            return True
        return (square + self.ground.shift[side]) // self.ground.width == square // self.ground.width

    def visible(self, square: int, far: int) -> tuple[int, ...]:
        """The squares that can be seen from a square, as far as the light reaches."""
        key = square * 4 + far
        found = self._visible.get(key)
        if found is None:
            found = tuple(square + there for there in self._look(square, far))
            self._visible[key] = found
        return found

    def _look(self, square: int, far: int) -> list[int]:
        width = self.ground.width
        seen = [0]
        x0, y0 = square % width, square // width
        for dx, dy, hops in rays(far):
            if not (0 <= x0 + dx < width and 0 <= y0 + dy < self.ground.plan.height):
                continue
            if self._unbroken(square, hops):
                seen.append(dy * width + dx)
        return seen

    def _unbroken(self, square: int, hops: tuple[tuple[int, ...], ...]) -> bool:
        clear, shift = self.clear, self.ground.shift
        for hop in hops:
            if len(hop) == 1:
                if not clear[square] >> hop[0] & 1:
                    return False
                square += shift[hop[0]]
            else:
                a, b = hop
                by_a = clear[square] >> a & 1 and clear[square + shift[a]] >> b & 1
                by_b = clear[square] >> b & 1 and clear[square + shift[b]] >> a & 1
                if not (by_a or by_b):
                    return False
                square += shift[a] + shift[b]
        return True

    def walks(self, start: int, seen: bytearray) -> tuple[Option, ...]:
        """One option for every square that has been seen and can be walked to."""
        known = bytes(seen)
        for reached, options in self._walks.get(known, ()):
            if start in reached:
                return options
        if len(self._walks) >= 32:
            self._walks.clear()
        reached = self._reached(start, known)
        place = self.ground.place
        options = tuple(
            Option("go", Say("option-go", at=place(square)), place(square), rule=_GO, on=(place(square),))
            for square in sorted(reached)
        )
        self._walks.setdefault(known, []).append((reached, options))
        return options

    def _reached(self, start: int, known: bytes) -> frozenset[int]:
        reached = {start}
        todo = [start]
        while todo:
            for square in self.next[todo.pop()]:
                if known[square] and square not in reached:
                    reached.add(square)
                    todo.append(square)
        return frozenset(reached)

    def route(self, start: int, goal: int, known: bytearray, shun: frozenset[int]) -> list[int]:
        """The shortest known way, both ends included, around the squares to be shunned; empty where there is none."""
        came = {start: start}
        todo = [start]
        for square in todo:
            if square == goal:
                way = [goal]
                while way[-1] != start:
                    way.append(came[way[-1]])
                return way[::-1]
            for other in self.next[square]:
                if known[other] and other not in came and (other not in shun or other == goal):
                    came[other] = square
                    todo.append(other)
        return []


_GO = "seul.time.unencumbered-speed"


def passable(way: Exit, letter: str, section: int) -> bool:
    """Whether an exit can be passed from a section as it is; some are secret or barred from one side only."""
    if letter in PASSABLE:
        return True
    return letter in "sg" and way.from_b == "door" and section == way.b


@cache
def rays(far: int) -> tuple[tuple[int, int, tuple[tuple[int, ...], ...]], ...]:
    """For every square in range the hops of the straight line to it: a side, or the two sides of a corner."""
    found = []
    for dy in range(-far, far + 1):
        for dx in range(-far, far + 1):
            if (dx, dy) != (0, 0) and dx * dx + dy * dy <= far * far + 1:
                found.append((dx, dy, _hops(dx, dy)))
    return tuple(found)


def _hops(dx: int, dy: int) -> tuple[tuple[int, ...], ...]:
    nx, ny = abs(dx), abs(dy)
    across = 1 if dx > 0 else 3
    along = 2 if dy > 0 else 0
    hops: list[tuple[int, ...]] = []
    ix = iy = 0
    while ix < nx or iy < ny:
        where = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx
        if where == 0:
            hops.append((across, along))
            ix, iy = ix + 1, iy + 1
        elif where < 0:
            hops.append((across,))
            ix += 1
        else:
            hops.append((along,))
            iy += 1
    return tuple(hops)


_GROUNDS: dict[str, Ground] = {}


def ground_of(floor: Floor) -> Ground:
    """A floor's ground, remembered by its plan's fingerprint."""
    found = _GROUNDS.get(floor.key)
    if found is None:
        if len(_GROUNDS) >= 128:
            _GROUNDS.clear()
        found = _GROUNDS[floor.key] = Ground(read(floor.plan))
    return found


def set_door(floor: Floor, exit: int, kind: ExitKind) -> None:
    """Change the state of an exit."""
    floor.doors = floor.doors[:exit] + LETTER[kind] + floor.doors[exit + 1 :]
