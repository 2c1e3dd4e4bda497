"""Where a hero goes: to what the quest wants done, with whoever has to be brought out, to the zone that must hold."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.crawl.squares import Square, king_moves
from souterrain.games.regne.aims import beside, freed, marks
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import Ground
from souterrain.games.regne.plan import quest
from souterrain.games.regne.sites import site
from souterrain.games.regne.world import Figure, Regne, against, heroes

ESCORT = 4
"""Squares within which somebody who has to be brought out is looked after."""


def aims(world: Regne, who: Figure, here: Ground) -> Iterable[Square]:
    """The squares from which the quest goes on. Where somebody has to be brought out they clear the way home before
    him, and come back to him where he stays behind."""
    brought = freed(world)
    if who.ally:
        yield from (world.zones[0].entry,) if who is brought else beside(here, [hero.at for hero in heroes(world)])
        return
    if brought is not None:
        apart = king_moves(who.at, brought.at) > ESCORT
        yield from beside(here, [brought.at if apart else world.zones[0].entry])
        return
    yield from marks(world, here)
    yield from beside(here, [foe.at for foe in against(world, who) if any(i.kind in BOOK.relics for i in foe.items)])


def holds(world: Regne, who: Figure, here: Ground) -> bool:
    """Whether he is where he has to stay."""
    zone = site(world, quest(world))
    return bool(quest(world).hold) and zone is not None and here.zone.get(who.at) == zone.id
