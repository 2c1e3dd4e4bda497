"""Cells: whoever of the party opens one frees the prisoner, who joins it."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.crawl.ways import reach

from .allies import summon
from .events.places import SetFree
from .ground import ground
from .words import called
from .world import Door, Figure, Regne


def free(world: Regne, who: Figure, door: Door) -> None:
    """The prisoner comes out of the smaller of the two rooms that the door parts.

    regne.cell.rule"""
    if not door.holds or who.camp != "party":
        return
    here = ground(world)
    rooms = [reach(here.steps, [at], blocked={door.at}) for at in here.beside[door.at] if at in here.floor]
    cell = min(rooms, key=len)
    prisoner = summon(world, door.holds, next(iter(cell)), who)
    if prisoner is not None:
        door.holds = ""
        tell(world, SetFree(called(who), called(prisoner)))
