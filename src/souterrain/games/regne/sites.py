"""Where something is undertaken: its zone, once it is laid, and what stands and who is there."""

from __future__ import annotations

from collections import Counter

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square

from .catalogue import BOOK
from .events.places import Appeared
from .foes import arrive, settle
from .ground import ground, occupied
from .rows.quests import Undertaking
from .world import Element, Item, Regne, Zone, fresh
from .zones import PROGRAM, Placing, stand, turned_square, turns

FULL = 4
"""Before so many heroes every post is manned."""


def site(world: Regne, row: Undertaking) -> Zone | None:
    """The zone of an undertaking, once it is laid."""
    return next((zone for zone in world.zones if zone.card == row.zone), None)


def fixtures(world: Regne, row: Undertaking) -> list[Element]:
    """What an undertaking has put into its zone."""
    zone, here = site(world, row), ground(world)
    found = [world.elements[id] for id in world.fixtures if id in world.elements]
    return [element for element in found if zone is not None and here.zone[element.at] == zone.id]


def near(zone: Zone, at: Square) -> Square:
    """Where a square of a card's plan lies."""
    row = BOOK.zones[zone.card]
    x, y = turned_square(at, len(row.plan[0]), len(row.plan), turns(zone))
    return zone.x + x, zone.y + y


def prepare(world: Regne, zone: Zone, row: Undertaking, placing: Placing = PROGRAM) -> Rules[None]:
    """All that an undertaking lists, without a roll for whether it is there. Groups of dwellers are put by hand where
    somebody wants to.

    regne.plan.quest-card-drawn, regne.quest.1-zone"""
    for fixture in row.elements:
        world.fixtures.append(stand(world, zone, fixture).id)
    there = []
    for kind in row.foes:
        there += yield from arrive(world, zone, kind, "regne.quest.fixed-content", placing)
    manned = row.posts[: -(-len(row.posts) * min(FULL, world.setup.heroes) // FULL)]
    for kind, count in Counter(post.foe for post in manned).items():
        tell(world, Appeared(kind, count, rule="regne.quest.fixed-content"))
    for post in manned:
        taken, at = occupied(world), near(zone, post.at)
        there += settle(world, post.foe, 1, [at] if at not in taken else [])
    for foe in there:
        foe.post = row.id
    if row.bears and there:
        there[0].items.append(Item(fresh(world, "i"), row.bears))
