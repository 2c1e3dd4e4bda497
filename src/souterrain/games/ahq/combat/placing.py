"""Putting figures on squares: where there is room for them, and where a hazard wants them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square, steps_between

from ..dungeon.ground import area, ground
from ..figures import Figure, occupied
from ..hooks import hazard_in
from ..world import Group, World
from .moves import stands


def put(world: World, figure: Figure, at: Square) -> None:
    figure.at = at
    world.figures[figure.id] = figure


def room_for(world: World, figure: Figure, places: Sequence[Square]) -> list[Square]:
    """The squares on which a figure can be put: free floor, four squares of it for a large one."""
    return list(_room(world, figure, places))


def _room(world: World, figure: Figure, places: Iterable[Square]) -> Iterator[Square]:
    steps, taken = ground(world).steps, occupied(world, figure)
    if not figure.large:
        return (square for square in places if square not in taken and steps[square])
    inside = set(places)
    return (
        square
        for square in places
        if (base := stands(steps, square)) and taken.isdisjoint(base) and inside.issuperset(base)
    )


def nearest_free(world: World, at: Square, figure: Figure) -> Square:
    """The nearest square where it can stand, in the same section if there is one."""
    here = ground(world).section
    free = room_for(world, figure, list(here))
    return min(free, key=lambda square: (here[square] != here[at], steps_between(square, at), square))


def crowded(world: World, figure: Figure) -> bool:
    """Whether the whole level has no room left for a figure: then it stays away."""
    return next(_room(world, figure, ground(world).section), None) is None


def all_free(world: World) -> list[Square]:
    taken = occupied(world)
    return [square for square, steps in ground(world).steps.items() if steps and square not in taken]


# --- what a hazard has to say about it


def quarters(world: World, group: Group) -> list[Square]:
    """Where the monsters of a room or corridor may be put: beyond the chasm if there is one."""
    section = world.here.sections[group.section]
    held = hazard_in(section)
    if not held or not held.kind.placement:
        return area(world, group.section)
    return held.kind.placement(world, section, held.hazard)


def before_placing(world: World, group: Group, band: Sequence[Figure]) -> Rules[None]:
    """What is settled before they are put on the board: who sits on the throne."""
    section = world.here.sections[group.section]
    held = hazard_in(section)
    if held and held.kind.before_placing:
        yield from held.kind.before_placing(world, held.hazard, band)


def placed(world: World, group: Group) -> None:
    """They are on the board."""
    section = world.here.sections[group.section]
    held = hazard_in(section)
    if held and held.kind.placed:
        held.kind.placed(world, held.hazard, group)


def seat_for(world: World, figure: Figure) -> Square | None:
    """The square that is kept for a monster: the throne, for the one chosen to sit on it."""
    group = world.groups.get(figure.group)
    if group is None:
        return None
    section = world.here.sections[group.section]
    held = hazard_in(section)
    return held.kind.seat(held.hazard, figure) if held and held.kind.seat else None


def seated_first(world: World, band: Sequence[Figure]) -> list[Figure]:
    """A band in the order in which it is placed: whoever has a throne sits down before another could stand there."""
    return sorted(band, key=lambda each: seat_for(world, each) is None)
