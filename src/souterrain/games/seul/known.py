"""What is known of a floor: the squares that have been seen, and the ways over them."""

from __future__ import annotations

from functools import lru_cache

from souterrain.core.ask import Option
from souterrain.core.say import Say
from souterrain.crawl.ground import kept
from souterrain.crawl.squares import key
from souterrain.crawl.ways import reach, way_to

from .ground import Ground, ground_of
from .ways import ways_of
from .world import Floor

RULE = "seul.time.unencumbered-speed"


@lru_cache(maxsize=8192)
def _go(width: int, here: int) -> Option:
    at = key((here % width, here // width))
    return Option("go", Say("option-go", at=at), at, rule=RULE, on=(at,))


class Known:
    """The squares of a floor that have been seen, in one state of its doors."""

    def __init__(self, ground: Ground, next: dict[int, tuple[int, ...]], seen: bytes) -> None:
        self._ground = ground
        self._next = next
        self._dark = frozenset(here for here in next if not seen[here])
        self._walks: list[tuple[dict[int, int], tuple[Option, ...]]] = []
        """The options to walk about in a region, each with its place among them."""

    def reach(self, start: int) -> dict[int, int]:
        """How far all that can be walked to lies from a square, the nearest first."""
        return reach(self._next, [start], blocked=self._dark)

    def way_to(self, start: int, goals: set[int], shun: frozenset[int] = frozenset()) -> list[int]:
        """The shortest way to the nearest of some other squares, around those to be shunned; empty where there is
        none."""
        return way_to(self._next, start, goals, self._dark | (shun - goals) if shun else self._dark)

    def walks(self, start: int) -> tuple[Option, ...]:
        """One option for every other square that can be walked to."""
        region, options = self._region(start)
        stands = region[start]
        return options[:stands] + options[stands + 1 :]

    def _region(self, start: int) -> tuple[dict[int, int], tuple[Option, ...]]:
        for found in self._walks:
            if start in found[0]:
                return found
        squares, width = sorted(self.reach(start)), self._ground.width
        region = {here: n for n, here in enumerate(squares)}, tuple([_go(width, here) for here in squares])
        self._walks.append(region)
        return region


@kept(256, by=lambda floor: (floor.plan, floor.doors, bytes(floor.seen)))
def known_of(floor: Floor) -> Known:
    """What is known of a floor by now."""
    return Known(ground_of(floor), ways_of(floor).next, bytes(floor.seen))
