"""Hazard rooms: what they hold is rolled when they are found, and each kind has its own module, in the table's order.

A module registers its kind in `hooks`, with what it does at each moment where it has a say.
"""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.menu import Offers
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.squares import Square

from ..catalogue import BOOK
from ..combat.moves import Ways, path
from ..combat.moves import ways as ways_of
from ..dungeon.ground import ground, redraw, section_at
from ..events.hazards import HazardFound
from ..figures import Figure, Hazard
from ..hooks import KINDS, hazard_in, hazard_room
from ..world import Group, Section, World
from . import (
    chasm,
    circle,
    fountain,
    grate,
    mould,
    mushrooms,
    people,
    statue,
    throne,
    trapdoor,
    vermin,
    wanderers,
)

__all__ = ("chasm", "circle", "fountain", "mould", "mushrooms", "throne", "trapdoor", "vermin", "wanderers")


@hazard_room.register
def furnish(world: World, section: Section) -> Rules[list[Group]]:
    """Roll what a hazard room holds and lay it out. Returns the groups of monsters in it.

    Rule: ahq.hazard.table.row-eleven-is-trapdoor."""
    die: int = yield Roll("d12", "ahq.hazard.roll", world.seat_of(world.leader))
    result = BOOK.hazards[die].result
    which = KINDS[result].which
    hazard = Hazard(kind=result if which is None else (yield from which(world)))
    kind = KINDS[hazard.kind]
    tell(world, HazardFound(hazard.kind))
    if not kind.stays:
        return (yield from kind.furnish(world, section, hazard))
    section.hazard = hazard
    groups = yield from kind.furnish(world, section, hazard)
    redraw(world.here)
    return groups


# --- exploration turns


def deeds(world: World, figure: Figure, moved: bool) -> Offers[None]:
    """What a Hero may do with the hazard of his room, or of one into which he looks through a door next to him."""
    here = section_at(world, figure.at)
    if here.below and not moved:
        yield from grate.climbs(world, figure)
    for section in (here, *_through_doors(world, figure)):
        held = hazard_in(section)
        if held and held.kind.deeds:
            yield from held.kind.deeds(world, figure, section, held.hazard, moved)


def _through_doors(world: World, figure: Figure) -> list[Section]:
    """The sections into which a figure looks through open doors next to it."""
    here = ground(world)
    found = []
    for door in here.doors.get(figure.at, ()):
        a, b = world.here.doors[door].a, world.here.doors[door].b
        other = here.section.get(b if a == figure.at else a)
        if world.here.doors[door].open and other is not None:
            found.append(world.here.sections[other])
    return found


def entered(world: World, figure: Figure, section: Section) -> Rules[bool]:
    """Somebody has stepped onto a square of a hazard room. True ends the move.

    Rule: ahq.hazard.henchmen."""
    held = hazard_in(section)
    if not held or not held.kind.entered:
        return False
    return (yield from held.kind.entered(world, figure, section, held.hazard))


def perils(world: World, figure: Figure) -> set[Square]:
    """The squares that a figure on its way somewhere walks round if it can, those of its own room apart."""
    found: set[Square] = set()
    for section in world.here.sections.values():
        if section.hazard is None or section.hazard.done:
            continue
        held = hazard_in(section)
        if held and held.kind.perils:
            found.update(held.kind.perils(section, held.hazard))
    if figure.at in found:
        found.difference_update(ground(world).squares[section_at(world, figure.at).id])
    return found


def way_to(world: World, figure: Figure, ways: Ways, goal: Square, limit: int) -> list[Square]:
    """The way to a square that enters nothing perilous, where one of no more than `limit` squares does; else the
    shortest."""
    way = path(ways, goal)
    if figure.kind == "monster":
        return way
    shunned = perils(world, figure)
    if shunned.isdisjoint(way):
        return way
    careful = ways_of(world, figure, limit, avoid=shunned)
    return path(careful, goal) if goal in careful else way


def stepped(world: World, figure: Figure) -> Rules[bool] | None:
    """A step in a combat turn."""
    section = section_at(world, figure.at)
    return None if section.hazard is None else entered(world, figure, section)


def turn_ends(world: World) -> Rules[None]:
    """The end of an exploration turn: vermin bite, and whoever is trapped below perishes."""
    for section in list(world.here.sections.values()):
        held = hazard_in(section)
        if held and held.kind.settle:
            yield from held.kind.settle(world, section, held.hazard)


def expedition_ends(world: World) -> Rules[None]:
    yield from people.expedition_ends(world)


# --- fights


def moves(world: World, figure: Figure) -> Offers[None]:
    """Moves that a hazard offers to the party in a fight: a leap over the chasm, the rope at the grate."""
    section = section_at(world, figure.at)
    held = hazard_in(section)
    if held and held.kind.moves:
        yield from held.kind.moves(world, figure, section, held.hazard)
    if section.below:
        yield from grate.climbs(world, figure)


def heroes_phase_begins(world: World) -> None:
    people.face_the_witch(world)


def end_of_combat_turn(world: World) -> Rules[None]:
    yield from people.witch_vanishes(world)


def freed(world: World, group: Group) -> Rules[None]:
    """The captors are dead: their captive goes with the Heroes, and a statue's ruby can be taken."""
    yield from people.freed(world, group)
    statue.beaten(world, group)
