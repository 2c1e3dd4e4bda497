"""Who decides for whom: the players for the heroes, a person or the program for the game master."""

from __future__ import annotations

from souterrain.core.game import Chair
from souterrain.core.game import chairs as alike
from souterrain.core.say import Say

from .world import GM, Figure, Regne, Setup


def chairs(setup: Setup) -> tuple[Chair, ...]:
    """regne.setup.roles, regne.setup.gm-neutral-and-may-play."""
    players = alike(setup.players, "hero")
    return (*players, Chair(GM, Say("seat-gm"), "master")) if setup.master == "seat" else players


def automatic(world: Regne, who: Figure) -> bool:
    """Whether the program decides for him."""
    return who.seat == GM and world.setup.master == "auto"
