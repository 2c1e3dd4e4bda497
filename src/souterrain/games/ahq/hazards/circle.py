"""Hazard 10: a magic circle."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.squares import rectangle

from .. import upkeep
from ..catalogue import BOOK
from ..combat import surprise
from ..dungeon import rooms
from ..dungeon.ground import ground
from ..events.hazards import CircleEntered
from ..figures import Effect, Figure, Hazard, is_caster
from ..hooks import KINDS, HazardKind
from ..master import musters
from ..words import called
from ..world import Group, Section, World

SIZE = 3


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    """Three squares by three, wholly inside the room.

    Rule: ahq.hazard.circle.size."""
    inside = set(ground(world).squares[section.id])
    places = [square for square in sorted(inside) if inside.issuperset(rectangle(*square, SIZE, SIZE))]
    ordered = rooms.farthest_first(world, section, places)
    hazard.at = yield from rooms.place(world, ordered, "ask-circle-place", "ahq.hazard.circle.enter")
    hazard.squares = rectangle(*hazard.at, SIZE, SIZE)
    return []


def entered(world: World, figure: Figure, section: Section, hazard: Hazard) -> Rules[bool]:
    """One roll whenever somebody of the party comes into it from outside, until its power is used up. What can do
    nothing for whoever came is told as idle, and uses up nothing.

    Rules: ahq.hazard.circle.exhausted, ahq.hazard.circle.permanent-curse."""
    if hazard.done or figure.kind == "monster" or figure.at not in hazard.squares or figure.before in hazard.squares:
        return False
    die: int = yield Roll("d12", "ahq.hazard.circle.enter", figure.seat)
    result = BOOK.circle[die].result
    hurt = figure.wounds < figure.profile.wounds
    idle = not {"curse": figure.fate_most, "power": is_caster(figure), "healing": hurt}.get(result, True)
    tell(world, CircleEntered(called(figure), f"{result}-idle" if idle else result))
    if idle:
        return False
    if result == "curse":
        figure.fate_most -= 1
        figure.fate = max(0, figure.fate - 1)
    elif result == "summoning":
        group = yield from musters.new_group(world, "wandering", section, "ahq.hazard.circle.enter")
        yield from surprise.conjure(world, group)
        return True
    elif result == "power":
        figure.effects.append(Effect("free-spell", "expedition"))
        hazard.done = True
    elif result == "healing":
        upkeep.heal(world, figure, "ahq.hazard.circle.empty-row")
        hazard.done = True
    elif result == "destiny":
        figure.lent_fate += 1
        hazard.done = True
    return False


KINDS["circle"] = HazardKind(furnish=furnish, entered=entered, perils=lambda section, hazard: hazard.squares)
