"""Hazard 9: a fountain."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import around, key, rectangle

from .. import items, upkeep
from ..catalogue import BOOK
from ..combat.damage import doom
from ..dungeon import doors, rooms
from ..dungeon.ground import ground
from ..events.hazards import FountainDrunk
from ..figures import Figure, Hazard
from ..hooks import KINDS, HazardKind
from ..words import called
from ..world import Group, Section, World
from .mushrooms import fall_asleep


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    """Four squares that block no door."""
    inside = set(ground(world).squares[section.id])
    clear = set(doors.clear_squares(world, sorted(inside)))
    places = [square for square in sorted(clear) if clear.issuperset(rectangle(*square, 2, 2))]
    ordered = rooms.farthest_first(world, section, places)
    hazard.at = yield from rooms.place(world, ordered, "ask-fountain-place", "ahq.hazard.fountain.drink")
    hazard.squares = rectangle(*hazard.at, 2, 2)
    hazard.blocks = list(hazard.squares)
    return []


def deeds(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    if not set(hazard.squares).isdisjoint(around(figure.at)):
        option = Option("drink", Say("option-drink"), key(hazard.at), rule="ahq.hazard.fountain.drink")
        yield Deed(option, lambda: drink(world, figure))


def drink(world: World, figure: Figure) -> Rules[None]:
    """Every drink has its own roll. Against its poison only a Potion of Healing helps."""
    rule = "ahq.hazard.fountain.drink"
    die: int = yield Roll("d12", rule, figure.seat)
    result = BOOK.fountain[die].result
    tell(world, FountainDrunk(called(figure), result))
    if result == "deadly":
        poison = "ahq.hazard.fountain.poison-no-fate"
        if not (yield from items.antidote(world, figure, poison)):
            yield from doom(world, figure, poison, fate=False)
    elif result == "sleep":
        yield from fall_asleep(world, figure)
    elif result == "luck":
        figure.lent_fate += 1
    else:
        upkeep.heal(world, figure, rule)


KINDS["fountain"] = HazardKind(furnish=furnish, deeds=deeds)
