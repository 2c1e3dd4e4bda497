"""Attacks on a table: words that make no sense, files that were changed, processes that are killed."""

from __future__ import annotations

from collections import Counter

_HARM = ("lost", "doubled", "changed", "uncaught", "slow", "greedy")


def harmful(fates: Counter[str]) -> bool:
    """Whether anything came of an attack that must not."""
    return any(often and what.startswith(_HARM) for what, often in fates.items())
