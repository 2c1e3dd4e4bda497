"""What the player may suppose of the underworld: deeper floors that nobody has seen are any floors."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.luck import Luck

from .world import World

_HEX = "0123456789abcdef"


def imagine(seen: World, luck: Luck) -> World:
    """A world that fits what was seen. Of the floors that he knows there is no more than that; those below them are
    drawn from another seed."""
    return replace(seen, seed="".join(luck.pick(_HEX) for _ in range(12)) if seen.expedition else "")
