"""Ways over any map: points and edges, or squares."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

P = TypeVar("P", bound=Hashable)
Neighbours = Callable[[P], Iterable[P]]


def reach(start: P, neighbours: Neighbours[P], limit: int) -> dict[P, int]:
    """Every place within `limit` steps, with its distance; one breadth-first search."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        steps = found[place] + 1
        if steps > limit:
            break
        for other in neighbours(place):
            if other not in found:
                found[other] = steps
                queue.append(other)
    return found


def route(start: P, goal: Callable[[P], bool], neighbours: Neighbours[P]) -> list[P] | None:
    """The shortest way from `start` to a place that is a goal, both included; None where there is none."""
    if goal(start):
        return [start]
    came: dict[P, P] = {start: start}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for other in neighbours(place):
            if other in came:
                continue
            came[other] = place
            if goal(other):
                way = [other]
                while way[-1] != start:
                    way.append(came[way[-1]])
                return way[::-1]
            queue.append(other)
    return None


def distance(start: P, goal: P, neighbours: Neighbours[P]) -> int | None:
    """How many steps lie between two places; None where no way joins them."""
    way = route(start, lambda place: place == goal, neighbours)
    return None if way is None else len(way) - 1
