"""The die that decides, and the notes that tell its chances."""

from __future__ import annotations

from functools import cache

from souterrain.core.dice import percent
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say


def works(least: int, rule: str, by: str = "") -> Rules[bool]:
    """A d6 that works when it shows `least` or more."""
    face: int = yield Roll("d6", rule, by, wants=least)
    return face >= least


@cache
def odds(id: str, chance: float) -> Say:
    """A note that tells a chance."""
    return Say(id, percent=percent(chance))
