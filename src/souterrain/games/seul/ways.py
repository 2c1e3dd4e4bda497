"""Where one may step and what one may see on a floor, in one state of its doors."""

from __future__ import annotations

from functools import cache
from operator import attrgetter

from souterrain.crawl.doors import STATE, letters
from souterrain.crawl.ground import kept
from souterrain.crawl.sight import hops
from souterrain.crawl.squares import SIDES

from .ground import Ground, ground_of
from .underground.plan import Exit
from .world import Floor

PASSABLE = frozenset(letters(("open", "steps", "shut", "broken")))
SEE_THROUGH = frozenset(letters(("open", "steps", "broken", "grille")))
RANGE = 3
"""Squares that any means of seeing reaches (9 m)."""


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


@kept(256, by=attrgetter("plan", "doors"))
def ways_of(floor: Floor) -> Ways:
    """The ways over a floor while its doors are as they are."""
    return Ways(ground_of(floor), floor.doors)


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
