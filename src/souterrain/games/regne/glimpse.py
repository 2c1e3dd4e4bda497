"""What a seat may know: the one door that secrets do not pass."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.crawl.master import GM

from .world import Door, Regne, Secrets


def glimpse(world: Regne, seat: str) -> Regne:
    """The world without the Plan cards, the traps and doors that nobody has found, those who wait in ambush, and the
    locks that nobody has tried. The game master knows all of it; so do all once the game is over.

    regne.plan.cards-secret, regne.quest.gm-only"""
    if seat == GM:
        return world
    doors = {id: _untried(door) for id, door in world.doors.items()}
    return replace(world, secrets=Secrets(), doors=doors)


def _untried(door: Door) -> Door:
    if door.state == "locked" and not door.tried:
        return replace(door, state="shut")
    return door
