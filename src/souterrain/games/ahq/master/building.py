"""Building a matrix: the three tables of a quest's own monsters, as the printed ones are made.

Every table is for a D12, from the weakest group at 1 to the strongest at 12. A group is worth so many points, the sum
of its monsters' values; the points rise evenly from the least to the most that the table allows. From the middle on the
strongest monsters that are worth half of what is left or less lead the group; the others are as many of the weakest as
the rest pays for. They carry ten Gold Crowns a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ..catalogue import BOOK, MatrixKind
from .matrices import MusterRow

GOLD = 10
"""Gold Crowns a point."""
RESULTS = 12
LED = 7
"""The result from which groups have leaders."""

Points = dict[MatrixKind, tuple[float, float]]

PRINTED: Points = {"wandering": (2, 6), "lair": (4, 10), "quest": (9, 16)}
"""The points of the printed Skaven matrices, the least and the most of each table."""


def build(monsters: Sequence[str], points: Points = PRINTED) -> list[MusterRow]:
    """The tables for these monsters, named from the weakest to the strongest.

    Rule: ahq.campaign.monsters.other-kinds."""
    rows = []
    for kind, (low, high) in points.items():
        steps = [low + (high - low) * n / (RESULTS - 1) for n in range(RESULTS)]
        groups = [_group(monsters, worth, led=n + 1 >= LED) for n, worth in enumerate(steps)]
        for (gold, band), alike in groupby(range(RESULTS), groups.__getitem__):
            first, *others = alike
            roll = f"{first + 1}-{others[-1] + 1}" if others else str(first + 1)
            rows.append(MusterRow(kind=kind, roll=roll, gold=gold, monsters=band))
    return rows


def _group(monsters: Sequence[str], points: float, led: bool) -> tuple[int, dict[str, int]]:
    """The gold that a group of so many points carries, and who they are."""
    band: dict[str, int] = {}
    leaders = [name for name in monsters[1:] if BOOK.monsters[name].value <= points / 2]
    worth = 0.0
    while led and leaders and points - worth >= 2 * BOOK.monsters[leaders[-1]].value:
        band[leaders[-1]] = 1
        worth += BOOK.monsters[leaders.pop()].value
    weakest = BOOK.monsters[monsters[0]].value
    count = max(1, int((points - worth) / weakest))
    band[monsters[0]] = band.get(monsters[0], 0) + count
    return int(GOLD * (worth + count * weakest)) // 5 * 5, band


def as_file(rows: Sequence[MusterRow]) -> str:
    """Rows as a quest file wants them."""
    return "\n".join(
        f'[[muster]]\nkind = "{row.kind}"\nroll = "{row.roll}"\ngold = {row.gold}\n'
        f"monsters = {{ {', '.join(f'{name} = {count}' for name, count in row.monsters.items())} }}\n"
        for row in rows
    )
