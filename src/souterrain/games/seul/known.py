"""What is known of a floor: the squares that have been seen, and the ways over them."""

from __future__ import annotations

from functools import lru_cache

from souterrain.core.ask import Option
from souterrain.core.say import Say
from souterrain.crawl.ground import kept
from souterrain.crawl.squares import key
from souterrain.crawl.ways import reach, way_to, ways_from

from .ground import Ground, ground_of
from .ways import ways_of
from .world import Floor

RULE = "seul.time.unencumbered-speed"
_THERE = Say("option-go-there")


@lru_cache(1 << 14)
def _go(square: int, width: int) -> Option:
    """To walk to a square, the same from everywhere: whoever looks is told which way that is (see `guide`)."""
    at = key((square % width, square // width))
    return Option("go", _THERE, at, rule=RULE, on=(at,))


class Known:
    """The squares of a floor that have been seen, in one state of its doors."""

    def __init__(self, ground: Ground, next: dict[int, tuple[int, ...]], seen: bytes) -> None:
        self._ground = ground
        self._next = next
        self._dark = frozenset(here for here in next if not seen[here])
        self._walks: list[tuple[frozenset[int], list[tuple[int, Option]]]] = []

    def reach(self, start: int) -> dict[int, int]:
        """How far all that can be walked to lies from a square, the nearest first."""
        return reach(self._next, [start], blocked=self._dark)

    def way_to(self, start: int, goals: set[int]) -> list[int]:
        """The shortest way to the nearest of some other squares; empty where there is none."""
        return way_to(self._next, start, goals, self._dark)

    def reaches(self, start: int, goals: set[int]) -> bool:
        """Whether one of some squares can be walked to."""
        self._options(start)
        return any(start in reached and not goals.isdisjoint(reached) for reached, _ in self._walks)

    def way_on(self, start: int, shun: frozenset[int]) -> list[int]:
        """The shortest way to a square that was not seen yet, around those to be shunned; empty where there is none."""
        return way_to(self._next, start, self._dark, shun)

    def ways(self, start: int, shun: frozenset[int]) -> dict[int, int]:
        """Every square that can be walked to around those to be shunned, and these themselves, each with the square
        before it."""
        return ways_from(self._next, start, self._dark, shun)

    def walks(self, start: int) -> list[Option]:
        """One option for every other square that can be walked to; those that are one step away are steps."""
        near = {start, *self._next[start]}
        return [option for square, option in self._options(start) if square not in near]

    def _options(self, start: int) -> list[tuple[int, Option]]:
        """The squares that can be walked to from one another, each with its option."""
        for reached, options in self._walks:
            if start in reached:
                return options
        squares = frozenset(self.reach(start))
        options = [(square, _go(square, self._ground.width)) for square in sorted(squares)]
        self._walks.append((squares, options))
        return options


@kept(256, by=lambda floor: (floor.plan, floor.doors, bytes(floor.seen)))
def known_of(floor: Floor) -> Known:
    """What is known of a floor by now."""
    return Known(ground_of(floor), ways_of(floor).next, bytes(floor.seen))
