"""Walking over a map: one breadth-first search for points, squares and whatever else has neighbours.

A map tells where one may step as `Steps`: every place with the places that can be entered from it.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

P = TypeVar("P", bound=Hashable)


def reach(
    steps: Mapping[P, Sequence[P]], starts: Iterable[P], limit: int = sys.maxsize, blocked: Collection[P] = ()
) -> dict[P, int]:
    """Every place within `limit` steps of some places with its distance to the nearest of them, nearest first, those
    included. Nobody enters a `blocked` place."""
    found = dict.fromkeys(starts, 0)
    ring = list(found)
    distance = 0
    while ring and distance < limit:
        distance += 1
        following = []
        for place in ring:
            for near in steps[place]:
                if near not in found and near not in blocked:
                    found[near] = distance
                    following.append(near)
        ring = following
    return found


def way_to(steps: Mapping[P, Sequence[P]], start: P, goals: Iterable[P], blocked: Collection[P] = ()) -> list[P]:
    """A shortest way from `start`, which is left out, to the nearest other place among `goals`; empty where none can
    be reached."""
    wanted = set(goals)
    came: dict[P, P] = {start: start}
    ring = [start]
    while ring:
        following = []
        for place in ring:
            for near in steps[place]:
                if near in came or near in blocked:
                    continue
                came[near] = place
                if near in wanted:
                    return trace(came, near)
                following.append(near)
        ring = following
    return []


def ways_from(
    steps: Mapping[P, Sequence[P]], start: P, blocked: Collection[P] = (), ends: Collection[P] = ()
) -> dict[P, P]:
    """Every place that can be reached with the one before it on a shortest way there; the start comes before itself.
    Nobody goes on from a place among `ends`."""
    came: dict[P, P] = {start: start}
    ring = [start]
    while ring:
        following = []
        for place in ring:
            for near in steps[place]:
                if near not in came and near not in blocked:
                    came[near] = place
                    if near not in ends:
                        following.append(near)
        ring = following
    return came


def trace(came: Mapping[P, P], place: P) -> list[P]:
    """The way to a place, the start left out."""
    way = []
    while came[place] != place:
        way.append(place)
        place = came[place]
    return way[::-1]
