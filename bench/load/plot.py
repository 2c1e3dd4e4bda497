"""Latency by load, drawn with letters."""

from __future__ import annotations

from collections.abc import Sequence

from .crowd import Level

BOUND = 0.25
"""Within how many seconds 99 of 100 answers should be shown."""


def plot(levels: Sequence[Level], height: int = 12) -> str:
    """Latency by load: 99 of 100 answers (#) and half of them (o) within so many milliseconds, each row twice the one
    below it; the line is the bound."""
    lines = []
    for row in range(height, -1, -1):
        low, high = 2.0**row, 2.0 ** (row + 1)
        marks = "".join(
            f"{('#' if low <= each.late * 1000 < high else 'o' if low <= each.middle * 1000 < high else ' '):^9}"
            for each in levels
        )
        bound = "-" if low <= BOUND * 1000 < high else " "
        lines.append(f"{low:>6.0f} ms |{marks.replace(' ', bound)}")
    return "\n".join([*lines, " " * 10 + "".join(f"{each.tables:^9,}" for each in levels) + " tables"])
