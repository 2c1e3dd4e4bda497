"""How fast dungeons are made: levels as heroes would find them, floors of the lone crawler's underworld."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from tests.games.ahq.test_properties import grown

from souterrain.games.seul.underground.generator import underworld

from .measure import Figure, rate


def ahq(yard: float) -> Iterator[Figure]:
    seeds = count()

    def level() -> int:
        grown(next(seeds))
        return 1

    levels = rate(level)
    yield Figure("ahq: levels explored to fourteen doors and junctions", levels, "per second", levels / yard)


def seul(yard: float) -> Iterator[Figure]:
    seeds = count()

    def floors() -> int:
        return len(underworld(f"bench {next(seeds)}", 3))

    made = rate(floors)
    yield Figure("seul: floors of the underworld", made, "per second", made / yard)
