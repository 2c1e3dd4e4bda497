"""Seul's underworld: floors laid in a second."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from souterrain.games.seul.underground.generator import floor_plan

from .measure import Figure, rate


def figures(yard: float) -> Iterator[Figure]:
    seeds = count()

    def lay() -> int:
        floor_plan(f"bench {next(seeds)}", 1, ())
        return 1

    floors = rate(lay)
    yield Figure("seul: floors laid", floors, "per second", floors / yard)
