"""Stairs down that are found: they may lead to a labyrinth."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from ..events.expedition import LabyrinthBelow
from ..quests.progress import quest_of
from ..world import World

LUCKY = (1, 12)
"""The dice with which stairs lead to the labyrinth."""


def is_labyrinth(world: World, number: int) -> bool:
    """Whether a level is to be a labyrinth: its quest says so, or the stairs that were found above it do."""
    above = next((level for level in world.levels if level.number == number - 1), None)
    return number in quest_of(world).labyrinth or (above is not None and above.labyrinth_below)


def stairs_found(world: World) -> Rules[None]:
    """Stairs down have come into sight: the first of the dungeon lead to the labyrinth, or a die decides, as was agreed
    on before. A dungeon has one labyrinth, and all stairs down of a level lead to the same one.

    Rule: ahq.labyrinth.access."""
    if not may_lead_there(world):
        return
    if world.setup.labyrinth == "rolled":
        die: int = yield Roll("d12", "ahq.labyrinth.access", world.seat_of(world.leader))
        if die not in LUCKY:
            return
    lead_there(world)


def may_lead_there(world: World) -> bool:
    """Whether stairs down of this level may still lead to a labyrinth."""
    if world.setup.labyrinth == "no" or quest_of(world).labyrinth:
        return False
    below_known = any(level.number > world.here.number for level in world.levels)
    return not below_known and not any(level.board or level.labyrinth_below for level in world.levels)


def lead_there(world: World) -> None:
    """From now on the stairs down of this level lead to the labyrinth."""
    world.here.labyrinth_below = True
    tell(world, LabyrinthBelow())
