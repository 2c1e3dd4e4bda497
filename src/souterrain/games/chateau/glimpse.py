"""The one door for secrets; in the château there is nothing to keep behind it."""

from __future__ import annotations

from .world import Chateau


def glimpse(world: Chateau, seat: str) -> Chateau:
    """What a seat may know: the whole world, for the bowl is drawn from blindly by everybody and all else lies open."""
    return world
