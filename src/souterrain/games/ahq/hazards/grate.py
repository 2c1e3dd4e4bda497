"""Hazard 8: a grate in the floor, and the room below it."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.reactions import offer
from souterrain.crawl.squares import Square

from ..belongings import tools, use_up_tools
from ..combat import damage, placing, surprise, zones
from ..dungeon import growth, rooms
from ..dungeon.ground import ground, section_at
from ..events.hazards import ClimbedUp, GrateSeen, RopeHung, TrappedBelow, WentBelow
from ..figures import Effect, Figure, Hazard, effect, heroes, out, party
from ..hooks import KINDS, HazardKind
from ..master import musters
from ..words import called, says
from ..world import Group, Section, World

LIFTED = 2
"""The Leader's bonus on the surprise test when the grate is lifted."""


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    inside = list(ground(world).squares[section.id])
    places = rooms.farthest_first(world, section, inside)
    hazard.at = yield from rooms.place(world, places, "ask-grate-place", "ahq.hazard.grate.placement")
    return []


def entered(world: World, figure: Figure, section: Section, hazard: Hazard) -> Rules[bool]:
    """A Hero on the grate sees the room below."""
    if figure.at == hazard.at and figure.kind == "hero" and not hazard.below:
        tell(world, GrateSeen(called(figure)))
        below = yield from growth.room_below(world, section)
        hazard.below = below.id
        hazard.opened = True
    return False


def moves(world: World, figure: Figure, section: Section, hazard: Hazard) -> Offers[None]:
    """Down through the opening, for whoever stands at it."""
    if _leads_below(world, hazard) and figure.at == hazard.at and not _passed(world, hazard):
        note = None if _rope_ready(world, section, hazard) or tools(figure, "rope") else Say("note-no-rope")
        option = Option("descend", Say("option-descend"), note=note, rule="ahq.hazard.grate.one-per-turn")
        yield Deed(option, lambda: go_down(world, figure, hazard))


def _leads_below(world: World, hazard: Hazard) -> bool:
    return hazard.below in world.here.sections


def _passed(world: World, hazard: Hazard) -> bool:
    """In a fight the opening lets one figure through per turn."""
    return world.mode == "combat" and any(effect(figure, "through-grate") for figure in party(world))


def climbs(world: World, figure: Figure) -> Offers[None]:
    """Up the rope, from the room below."""
    section = section_at(world, figure.at)
    if not section.below or out(figure):
        return
    above = world.here.sections[section.below]
    hazard = above.hazard
    if hazard is not None and _rope_ready(world, above, hazard) and not _passed(world, hazard):
        rule = "ahq.hazard.grate.climb-out-under-attack"
        option = Option("climb", Say("option-climb-rope"), rule=rule, on=("rope",))
        yield Deed(option, lambda: climb(world, figure, hazard))


def deeds(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    if not moved:
        yield from moves(world, figure, section, hazard)


def _rope_ready(world: World, section: Section, hazard: Hazard) -> bool:
    """A rope left at the grate, or in the hands of somebody above."""
    here = ground(world).section
    return hazard.rope or any(
        tools(each, "rope") and not out(each) and here[each.at] == section.id for each in party(world)
    )


def go_down(world: World, figure: Figure, hazard: Hazard) -> Rules[None]:
    """Going down is the whole move. Whoever has a rope may leave it hanging. Monsters below are met at once.

    Rule: ahq.hazard.grate.surprise."""
    rule = "ahq.hazard.grate.rope-needed"
    if not hazard.rope and tools(figure, "rope"):
        text = Say("offer-hang-rope", figure=says(figure))
        if (yield from offer(world, figure.seat, "hang-rope", text, rule)):
            use_up_tools(figure, "rope")
            hazard.rope = True
            tell(world, RopeHung(called(figure)))
    tell(world, WentBelow(called(figure)))
    yield from _pass(world, figure, _middle(world, hazard.below))
    for group in musters.groups_in(world, hazard.below):
        if not group.fighting and (group.rows or group.characters):
            yield from surprise.meet(world, group.id, bonus=LIFTED, elf=False)


def climb(world: World, figure: Figure, hazard: Hazard) -> Rules[None]:
    """Up the rope, onto the grate or the nearest free square."""
    tell(world, ClimbedUp(called(figure)))
    yield from _pass(world, figure, hazard.at)


def _pass(world: World, figure: Figure, goal: Square) -> Rules[None]:
    figure.at = placing.nearest_free(world, goal, figure)
    if world.mode == "combat":
        figure.effects.append(Effect("through-grate", "turn", world.turn))
    yield from zones.settle(world)


def _middle(world: World, section: str) -> Square:
    squares = ground(world).squares[section]
    return squares[len(squares) // 2]


def settle(world: World, section: Section, hazard: Hazard) -> Rules[None]:
    """If all are below without a rope they are trapped, and perish."""
    if not _leads_below(world, hazard) or _rope_ready(world, section, hazard) or world.mode == "combat":
        return
    here = ground(world).section
    inside = party(world)
    if not heroes(world) or any(here[figure.at] != hazard.below for figure in inside):
        return
    tell(world, TrappedBelow())
    for figure in inside:
        yield from damage.doom(world, figure, "ahq.hazard.grate.rope-needed", fate=False)


KINDS["grate"] = HazardKind(furnish=furnish, deeds=deeds, moves=moves, entered=entered, settle=settle)
