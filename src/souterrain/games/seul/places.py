"""Where the character stands, and what is remembered of it."""

from __future__ import annotations

from .catalogue import BOOK
from .ground import ground_of
from .underground.plan import Section
from .underground.tables import Offers
from .world import Floor, Place, World


def place_at(floor: Floor, section: int) -> Place:
    """What is remembered of a section."""
    place = floor.places.get(section)
    if place is None:
        place = floor.places[section] = Place()
    return place


def number_here(world: World) -> int:
    """The number of the section in which the character stands."""
    return ground_of(world.here).section[world.at]


def section_here(world: World) -> Section:
    ground = ground_of(world.here)
    return ground.plan.sections[ground.section[world.at]]


def kind_of(section: Section) -> str:
    """What a section is called: a room of its own use by that alone, and a room like any other where it has none."""
    return "function" if section.contents == "function" else "room" if section.kind == "function" else section.kind


def element_of(world: World, number: int) -> Offers:
    """What there is to do at what stands in a section."""
    detail = BOOK.details.get(ground_of(world.here).plan.sections[number].detail)
    return detail.offers if detail is not None else ""


def element_here(world: World) -> Offers:
    """What there is to do at what stands in the section where the hero is."""
    return element_of(world, number_here(world))


def place_here(world: World) -> Place:
    return place_at(world.here, number_here(world))


def floor_kind(world: World, section: int) -> str:
    """What a section's floor is by now."""
    place = world.here.places.get(section)
    return (place.lifted if place else "") or ground_of(world.here).plan.sections[section].floor


def in_sanctuary(world: World) -> bool:
    """Whether he stands in his Sanctuary: its centre and the eight squares around it."""
    if world.hero.spells.get("sanctuary", 0) <= world.now or not world.sanctuary:
        return False
    floor, square = world.sanctuary
    width = ground_of(world.here).width
    across = abs(square % width - world.at % width)
    return floor == world.floor and max(across, abs(square // width - world.at // width)) <= 1
