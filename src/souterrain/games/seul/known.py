"""What is known of a floor: the squares that have been seen, and the ways over them."""

from __future__ import annotations

from functools import lru_cache

from souterrain.core.ask import Option
from souterrain.core.say import Say
from souterrain.crawl.ground import kept
from souterrain.crawl.ways import reach, way_to, ways_from

from .ground import Ground, ground_of
from .ways import ways_of
from .world import Floor

RULE = "seul.time.unencumbered-speed"


@lru_cache(1 << 8)
def _leg(way: str, n: int) -> Say:
    return Say(way, n=n)


@lru_cache(1 << 14)
def _towards(east: int, south: int) -> Say:
    """The way to a square, by where it lies from here."""
    upright = _leg("way-south" if south > 0 else "way-north", abs(south))
    level = _leg("way-east" if east > 0 else "way-west", abs(east))
    way = Say("list", n0=upright, n1=level) if south and east else Say("list", n0=upright if south else level)
    return Say("option-go", way=way)


@lru_cache(1 << 16)
def _go(at: str, east: int, south: int) -> Option:
    return Option("go", _towards(east, south), at, rule=RULE, on=(at,))


class Known:
    """The squares of a floor that have been seen, in one state of its doors."""

    def __init__(self, ground: Ground, next: dict[int, tuple[int, ...]], seen: bytes) -> None:
        self._ground = ground
        self._next = next
        self._dark = frozenset(here for here in next if not seen[here])
        self._walks: list[tuple[frozenset[int], tuple[tuple[str, int, int], ...]]] = []

    def reach(self, start: int) -> dict[int, int]:
        """How far all that can be walked to lies from a square, the nearest first."""
        return reach(self._next, [start], blocked=self._dark)

    def way_to(self, start: int, goals: set[int]) -> list[int]:
        """The shortest way to the nearest of some other squares; empty where there is none."""
        return way_to(self._next, start, goals, self._dark)

    def way_on(self, start: int, shun: frozenset[int]) -> list[int]:
        """The shortest way to a square that was not seen yet, around those to be shunned; empty where there is none."""
        return way_to(self._next, start, self._dark, shun)

    def ways(self, start: int, shun: frozenset[int]) -> dict[int, int]:
        """Every square that can be walked to around those to be shunned, and these themselves, each with the square
        before it."""
        return ways_from(self._next, start, self._dark, shun)

    def walks(self, start: int) -> list[Option]:
        """One option for every other square that can be walked to; those that are one step away are steps."""
        x, y = start % self._ground.width, start // self._ground.width
        near = {(x, y), *((at % self._ground.width, at // self._ground.width) for at in self._next[start])}
        return [_go(at, to_x - x, to_y - y) for at, to_x, to_y in self._places(start) if (to_x, to_y) not in near]

    def _places(self, start: int) -> tuple[tuple[str, int, int], ...]:
        """The squares that can be walked to, by name and by column and row."""
        for reached, places in self._walks:
            if start in reached:
                return places
        squares = frozenset(self.reach(start))
        width = self._ground.width
        places = tuple([(self._ground.place(square), square % width, square // width) for square in sorted(squares)])
        self._walks.append((squares, places))
        return places


@kept(256, by=lambda floor: (floor.plan, floor.doors, bytes(floor.seen)))
def known_of(floor: Floor) -> Known:
    """What is known of a floor by now."""
    return Known(ground_of(floor), ways_of(floor).next, bytes(floor.seen))
