"""Where a hero goes: to what the quest wants done, with whoever has to be brought out, to the zone that must hold."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.crawl.squares import Square, king_moves
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import Ground
from souterrain.games.regne.plan import errand, quest
from souterrain.games.regne.sites import site
from souterrain.games.regne.tasks import open_tasks
from souterrain.games.regne.world import Figure, Regne, against, heroes

ESCORT = 4
"""Squares within which somebody who has to be brought out is looked after."""


def aims(world: Regne, who: Figure, here: Ground) -> Iterable[Square]:
    """The squares from which the quest goes on. Where somebody has to be brought out they clear the way home before
    him, and come back to him where he stays behind."""
    row = quest(world)
    freed = next((each for each in world.figures.values() if each.ally and each.kind == row.keeps), None)
    if who.ally:
        yield from (world.zones[0].entry,) if who is freed else _beside(here, [hero.at for hero in heroes(world)])
        return
    if freed is not None:
        apart = king_moves(who.at, freed.at) > ESCORT
        yield from _beside(here, [freed.at if apart else world.zones[0].entry])
        return
    tasks = [element.at for each in filter(None, (row, errand(world))) for element, _ in open_tasks(world, each)]
    yield from _beside(here, tasks)
    for id in world.fixtures:
        element = world.elements[id]
        kind = BOOK.elements[element.kind]
        if kind.leaves:
            yield element.at
        elif (kind.lid and not element.shut) or (kind.lock and not element.searched and not tasks):
            yield from here.beside[element.at]
    yield from _beside(here, [foe.at for foe in against(world, who) if any(i.kind in BOOK.relics for i in foe.items)])


def holds(world: Regne, who: Figure, here: Ground) -> bool:
    """Whether he is where he has to stay."""
    zone = site(world, quest(world))
    return bool(quest(world).hold) and zone is not None and here.zone.get(who.at) == zone.id


def _beside(here: Ground, squares: Iterable[Square]) -> Iterable[Square]:
    return (near for at in squares for near in here.beside.get(at, ()))
