"""What befalls a journal while a decision is open, and is no part of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

FIRST = -1
"""Where luck is given before anything was rolled."""


class Undone(Struct, frozen=True, array_like=True, tag="u"):
    """Something that was taken back: the decision that was open again, the seat that had taken it, and the head of the
    journal that was given up."""

    at: int
    by: str
    head: str = ""


class Shaken(Struct, frozen=True, array_like=True, tag="s"):
    """Luck that those at the table gave before a decision, by the seats of their links."""

    at: int
    given: dict[str, str]


Aside: TypeAlias = Undone | Shaken


def standing(asides: Iterable[Aside]) -> dict[int, list[Aside]]:
    """The asides that still count, by the decision that was open: who takes back an earlier decision takes back what
    came after it, too."""
    found: dict[int, list[Aside]] = {}
    for aside in asides:
        if isinstance(aside, Undone):
            found = {at: those for at, those in found.items() if at <= aside.at}
        found.setdefault(aside.at, []).append(aside)
    return found
