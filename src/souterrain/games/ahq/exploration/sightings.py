"""Monsters that were left behind or spied upon: when the party comes into their sight, a fight begins."""

from __future__ import annotations

from souterrain.crawl.ground import kept
from souterrain.crawl.squares import Square

from ..dungeon.ground import ground_of, sections_of_area
from ..figures import Figure, party
from ..master.musters import waiting
from ..world import Group, Level, World


def groups_in_sight(world: World) -> list[Group]:
    """Waiting groups who see somebody of the party."""
    if not world.groups:
        return []
    stood_on = [figure.at for figure in party(world)]
    return [group for group in waiting(world) if not watched_from(world, group).isdisjoint(stood_on)]


def comes_into_sight(world: World, figure: Figure) -> bool:
    """Whether a figure that has just taken a step is seen by a waiting group."""
    return bool(world.groups) and any(figure.at in watched_from(world, group) for group in waiting(world))


def watched_from(world: World, group: Group) -> frozenset[Square]:
    """Where somebody is seen by a group: in its room or corridor, on the sections that open onto it, and on the
    threshold of an open door.

    Rules: ahq.combat.sight.same-section, ahq.combat.sight.door-threshold."""
    return _seen_from(world.here, tuple(sections_of_area(world.here, group.section)))


@kept(1024, by=lambda level, quarters: (level.key, quarters))
def _seen_from(level: Level, quarters: tuple[str, ...]) -> frozenset[Square]:
    map_ = ground_of(level)
    inside = {square for id in quarters for square in map_.squares[id]}
    seen = set(inside)
    for id in quarters:
        for other in level.sections[id].joins:
            seen.update(map_.squares[other])
    for a, b in map_.open_doors:
        if a in inside:
            seen.add(b)
        elif b in inside:
            seen.add(a)
    return frozenset(seen)
