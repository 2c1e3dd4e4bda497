"""Hazard 6: mould."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from ..belongings import tools, use_up_tools
from ..catalogue import BOOK
from ..combat.damage import doom, hurt
from ..dungeon.ground import ground
from ..events.hazards import MouldBreathed, RoomCleared
from ..figures import Effect, Figure, Hazard, effect, fresh, party, spend_phase
from ..hooks import KINDS, HazardKind, whole_room
from ..words import called
from ..world import Group, Section, World

IRRITATION = 2


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    return []
    yield


def deeds(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    """One flask of Greek fire burns the mould away, from the door or from inside."""
    if not hazard.done and not moved and tools(figure, "fire") and fresh(world):
        rule = "ahq.hazard.mould.greek-fire"
        option = Option("clear", Say("option-clear-fire"), rule=rule, on=("fire", section.id))
        yield Deed(option, lambda: _burn(world, figure, hazard))


def _burn(world: World, figure: Figure, hazard: Hazard) -> None:
    use_up_tools(figure, "fire")
    hazard.done = True
    for each in party(world):
        spend_phase(world, each)
    tell(world, RoomCleared("mould", "fire", "ahq.hazard.mould.greek-fire"))


def entered(world: World, figure: Figure, section: Section, hazard: Hazard) -> Rules[bool]:
    """Whoever comes in breathes it, wet cloth or not: one roll each time."""
    came_in = ground(world).section.get(figure.before) != section.id
    if hazard.done or not came_in or figure.kind == "monster":
        return False
    yield from breathe(world, figure)
    return figure.id not in world.figures


def breathe(world: World, figure: Figure) -> Rules[None]:
    """The Mould Table."""
    rule = "ahq.hazard.mould.cross"
    die: int = yield Roll("d12", rule, figure.seat)
    result = BOOK.mould[die].result
    tell(world, MouldBreathed(called(figure), result))
    if result == "deadly":
        yield from doom(world, figure, rule)
    elif result == "poison":
        yield from hurt(world, figure, 1, rule)
    elif result == "irritation" and effect(figure, "irritation") is None:
        figure.effects.append(Effect("irritation", "combat", amount=IRRITATION))


KINDS["mould"] = HazardKind(furnish=furnish, deeds=deeds, entered=entered, perils=whole_room)
