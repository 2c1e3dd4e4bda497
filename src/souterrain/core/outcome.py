"""How a game ended."""

from __future__ import annotations

from msgspec import Struct

from .say import Say


class Outcome(Struct, frozen=True):
    """Who won, why, by which rule, and with which scores where the rulebook counts them."""

    winners: tuple[str, ...]
    reason: Say
    rule: str
    scores: dict[str, int] = {}
