"""Floors, drawn when they are first reached."""

from __future__ import annotations

from souterrain.crawl.doors import letters

from .goals import floor_drawn
from .underground.generator import arrivals_of, floor_plan
from .underground.plan import read, write
from .world import Floor, World


def draw_floors(world: World, floor: int) -> None:
    """Every floor down to this one has its plan: a module's, or the generator's own."""
    while len(world.floors) < floor:
        number = len(world.floors) + 1
        if world.charted:
            text = world.charted
        else:
            plans = [read(each.plan) for each in world.floors]
            text = write(floor_plan(world.seed, number, arrivals_of(plans, number), last=number == world.last_floor))
        plan = read(text)
        doors = letters(way.kind for way in plan.exits)
        world.floors.append(Floor(text, doors, bytearray(plan.width * plan.height)))
        floor_drawn(world, number)
