"""Allies: those who are of the party and no heroes. They act in its turn, as the heroes do, and their leader's seat
decides for them.

regne.turn.allies-same-rules"""

from __future__ import annotations

from souterrain.crawl.squares import Square
from souterrain.crawl.ways import reach

from .foes import settle
from .ground import ground, occupied
from .world import Figure, Regne


def enlist(world: Regne, who: Figure, by: Figure) -> None:
    """Somebody changes sides: from its next turn on he is of the camp of another, who decides for him."""
    who.camp, who.seat = by.camp, by.seat
    who.ally = by.camp == "party"
    who.points, who.held, who.bound = 0, 0, None
    if who.id in world.order:
        world.order.remove(who.id)


def summon(world: Regne, kind: str, at: Square, by: Figure) -> Figure | None:
    """Somebody of a kind appears on a free square next to some place, on the side of another."""
    here, taken = ground(world), occupied(world)
    near = reach(here.steps, [at], 2) if at in here.steps else {}
    free = [to for to in near if to not in taken and to in here.floor]
    arrived = settle(world, kind, 1, free)
    for who in arrived:
        enlist(world, who, by)
    return arrived[0] if arrived else None
