"""What is known of a floor: the squares that have been seen, and the ways over them."""

from __future__ import annotations

from functools import lru_cache

from souterrain.core.ask import Option
from souterrain.core.say import Say
from souterrain.crawl.ground import kept
from souterrain.crawl.ways import reach, way_to

from .ground import Ground, ground_of
from .ways import ways_of
from .world import Floor

RULE = "seul.time.unencumbered-speed"


@lru_cache(maxsize=8192)
def _go(at: str) -> Option:
    return Option("go", Say("option-go", at=at), at, rule=RULE, on=(at,))


class Known:
    """The squares of a floor that have been seen, in one state of its doors."""

    def __init__(self, ground: Ground, next: dict[int, tuple[int, ...]], seen: bytes) -> None:
        self._ground = ground
        self._next = next
        self._dark = frozenset(here for here in next if not seen[here])
        self._walks: list[tuple[frozenset[int], tuple[Option, ...]]] = []

    def reach(self, start: int) -> dict[int, int]:
        """How far all that can be walked to lies from a square, the nearest first."""
        return reach(self._next, [start], blocked=self._dark)

    def way_to(self, start: int, goals: set[int], shun: frozenset[int] = frozenset()) -> list[int]:
        """The shortest way to the nearest of some other squares, around those to be shunned; empty where there is
        none."""
        return way_to(self._next, start, goals, self._dark | (shun - goals) if shun else self._dark)

    def walks(self, start: int) -> tuple[Option, ...]:
        """One option for every square that can be walked to."""
        for reached, options in self._walks:
            if start in reached:
                return options
        squares = frozenset(self.reach(start))
        options = tuple([_go(self._ground.place(square)) for square in sorted(squares)])
        self._walks.append((squares, options))
        return options


@kept(256, by=lambda floor: (floor.plan, floor.doors, bytes(floor.seen)))
def known_of(floor: Floor) -> Known:
    """What is known of a floor by now."""
    return Known(ground_of(floor), ways_of(floor).next, bytes(floor.seen))
