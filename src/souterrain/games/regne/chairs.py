"""Who decides for whom: the players for the heroes, a person or the program for the game master."""

from __future__ import annotations

from souterrain.core.game import Chair
from souterrain.crawl.master import GM, party_and_master

from .world import Figure, Regne, Setup


def chairs(setup: Setup) -> tuple[Chair, ...]:
    """regne.setup.roles, regne.setup.gm-neutral-and-may-play."""
    return party_and_master(setup.players, seated=setup.master == "seat")


def seated(world: Regne) -> bool:
    """Whether somebody sits in the game master's chair."""
    return world.setup.master == "seat"


def automatic(world: Regne, who: Figure) -> bool:
    """Whether the program decides for him."""
    return who.seat == GM and (world.setup.master == "auto" or world.trusted == world.round > 0)
