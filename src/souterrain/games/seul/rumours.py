"""What others tell of places not yet seen."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.crawl.ways import reach

from .events.places import Rumour
from .ground import ground_of
from .world import World


def rumours(world: World, count: int) -> None:
    """The contents of the nearest unseen sections of the floor."""
    if not world.floors:
        return
    floor = world.floors[max(1, world.floor) - 1]
    ground = ground_of(floor)
    start = ground.section[world.at] if world.where == "below" else 0
    for number in reach(ground.neighbours(), [start]):
        place = floor.places.get(number)
        if place is None or not place.revealed:
            section = ground.plan.sections[number]
            square = section.squares[0]
            what = section.detail if section.contents in ("element", "function") else section.contents
            tell(world, Rumour(what, square % ground.width, square // ground.width))
            count -= 1
            if count <= 0:
                return
