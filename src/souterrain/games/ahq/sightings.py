"""Monsters that were left behind or spied upon: when the party comes into their sight, a fight begins."""

from __future__ import annotations

from souterrain.core.grid import Square

from .figures import Figure, party
from .ground import area, ground
from .musters import waiting
from .world import Group, World


def groups_in_sight(world: World) -> list[Group]:
    """Waiting groups who see somebody of the party."""
    return [group for group in waiting(world) if not watched_from(world, group).isdisjoint(_stood_on(world))]


def comes_into_sight(world: World, figure: Figure) -> bool:
    """Whether a figure that has just taken a step is seen by a waiting group."""
    return any(figure.at in watched_from(world, group) for group in waiting(world))


def watched_from(world: World, group: Group) -> set[Square]:
    """Where somebody is seen by a group: in its room or corridor, on the sections that open onto it, and on the
    threshold of an open door."""
    map_ = ground(world)
    sections = world.here.sections
    inside = set(area(world, group.section))
    seen = set(inside)
    for id in {map_.section[square] for square in inside}:
        for other in sections[id].joins:
            seen.update(map_.squares[other])
    for a, b in map_.open_doors:
        if a in inside:
            seen.add(b)
        elif b in inside:
            seen.add(a)
    return seen


def _stood_on(world: World) -> set[Square]:
    return {figure.at for figure in party(world)}
