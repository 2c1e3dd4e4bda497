"""Hazard 3: a chasm from wall to wall, with monsters, a door and a chest beyond it."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import OPPOSITE, SIDES, Square, beside, key

from ..belongings import tool_count, tools, use_up_tools
from ..combat import zones
from ..combat.damage import passes, saved_by_fate
from ..dungeon import doors, rooms
from ..dungeon.ground import ground, redraw
from ..events.hazards import CrossedLadder, HauledUp, LadderBuilt, LeaptAcross, LostInChasm
from ..figures import Figure, Hazard, effect, heroes, monsters, occupied, out, party, spend_phase
from ..hooks import KINDS, HazardKind
from ..master import musters
from ..offers import at_most, whom
from ..rows import Job
from ..values import speed, strength
from ..words import called
from ..world import Chest, Group, Section, World

SPIKES = 10
WORK = 2
"""Rope ladder: the turn of the leap, then one turn of building."""


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    """The chasm is the middle row, parallel to the wall of the entrance; everything else is beyond it."""
    side = rooms.entrance_side(world, section)
    middle_x, middle_y = section.x + section.w // 2, section.y + section.h // 2
    if side in ("n", "s"):
        hazard.squares = [(x, middle_y) for x in range(section.x, section.x + section.w)]
    else:
        hazard.squares = [(middle_x, y) for y in range(section.y, section.y + section.h)]
    hazard.blocks = list(hazard.squares)
    redraw(world.here)
    group = yield from musters.new_group(world, "wandering", section, "ahq.hazard.chasm.setup")
    far = far_side(world, section, hazard)
    opposite = OPPOSITE[side]
    spots = [square for square in doors.free_walls(world.here, section).get(opposite, []) if square in far]
    if spots and section.entry:
        at = yield from doors.pick_spot(world, world.master, spots, "ahq.hazard.chasm.setup")
        doors.add_door(world, at, opposite)
    clear = doors.clear_squares(world, far)
    at = yield from rooms.place(
        world, rooms.farthest_first(world, section, clear), "ask-chest-place", "ahq.hazard.chasm.setup"
    )
    section.chest = Chest(at)
    return [group]


def far_side(world: World, section: Section, hazard: Hazard) -> list[Square]:
    """The squares beyond the chasm, seen from the entrance."""
    side = rooms.entrance_side(world, section)
    axis = 1 if side in ("n", "s") else 0
    line = hazard.squares[0][axis]
    after = side in ("n", "w")
    return [
        square
        for square in ground(world).squares[section.id]
        if square[axis] != line and (square[axis] > line) == after
    ]


def _landing(world: World, figure: Figure, hazard: Hazard) -> Square | None:
    """The square straight across, for a figure at the edge."""
    for side in SIDES:
        if beside(figure.at, side) in hazard.squares:
            across = beside(figure.at, side, 2)
            if across in ground(world).section and across not in occupied(world):
                return across
    return None


def _roped(world: World, figure: Figure, section: Section) -> list[Figure]:
    """Heroes of the room who could hold a rope, on either side of the chasm, if anybody has one."""
    here = ground(world).section
    inside = [
        each
        for each in heroes(world)
        if each is not figure and not out(each) and effect(each, "busy") is None and here[each.at] == section.id
    ]
    anyone = [*inside, figure]
    return inside if any(tools(each, "rope") for each in anyone) else []


def moves(world: World, figure: Figure, section: Section, hazard: Hazard) -> Offers[None]:
    """A leap is a figure's whole move, in a fight as well."""
    across = _landing(world, figure, hazard)
    if across is not None:
        note = at_most(speed(figure))
        option = Option("leap", Say("option-leap"), key(across), note, "ahq.hazard.chasm.heroic-leap")
        yield Deed(option, lambda: leap(world, figure, across))


def deeds(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    """A leap, with or without a rope; a ladder, once somebody has taken a rope across."""
    across = None if moved or ground(world).section[figure.at] != section.id else _landing(world, figure, hazard)
    if across is None:
        return
    at, ladder = key(across), "ahq.hazard.chasm.rope-ladder"
    if hazard.ladder >= WORK:
        yield Deed(Option("cross", Say("option-cross-ladder"), at, rule=ladder), lambda: _cross(world, figure, across))
        return
    yield from moves(world, figure, section, hazard)
    if _roped(world, figure, section):
        rule = "ahq.hazard.chasm.cautious-leap"
        yield Deed(
            Option("leap", Say("option-leap-roped"), at, rule=rule, on=("rope",)),
            lambda: _cautious_leap(world, figure, section, hazard, across),
        )
    if hazard.ladder == 1 and _can_build(world, section):
        yield Deed(Option("build", Say("option-build-ladder"), at, rule=ladder), lambda: _build(world, hazard))


def _can_build(world: World, section: Section) -> bool:
    """Twenty feet of rope and ten spikes among the party, and no monster in the room."""
    here = ground(world).section
    if any(here[each.at] == section.id for each in monsters(world)):
        return False
    ropes = sum(tool_count(each, "rope") for each in party(world))
    return ropes >= 2 and sum(tool_count(each, "spikes") for each in party(world)) >= SPIKES


def _cross(world: World, figure: Figure, across: Square) -> None:
    figure.at = across
    tell(world, CrossedLadder(called(figure)))


def _build(world: World, hazard: Hazard) -> None:
    """The rope ladder is ready."""
    _spend(world, "rope", 2)
    _spend(world, "spikes", SPIKES)
    hazard.ladder = WORK
    tell(world, LadderBuilt())


def _spend(world: World, job: Job, number: int) -> None:
    for each in party(world):
        number -= use_up_tools(each, job, number)


def leap(world: World, figure: Figure, across: Square) -> Rules[None]:
    """One die, equal to or below the Speed; otherwise he is lost for ever with all he has."""
    if (yield from passes(world, figure, speed(figure), "ahq.hazard.chasm.heroic-leap", "fate-death")):
        _land(world, figure, across)
    else:
        _lose(world, figure)
    yield from zones.settle(world)


def _land(world: World, figure: Figure, across: Square) -> None:
    figure.at = across
    tell(world, LeaptAcross(called(figure)))


def _lose(world: World, figure: Figure) -> None:
    del world.figures[figure.id]
    figure.died = world.turn
    figure.items, figure.worn, figure.gold = [], [], 0
    if figure.kind == "hero":
        world.fallen.append(figure)
    tell(world, LostInChasm(called(figure), figure.id))


def _cautious_leap(world: World, figure: Figure, section: Section, hazard: Hazard, across: Square) -> Rules[None]:
    """On a rope held by Heroes of one side; if the leap fails, each holder rolls against his Strength and one success
    saves the leaper. It is the move of them all.

    Rule: ahq.hazard.chasm.cautious-counts-as-move."""
    holders = yield from _who_holds(world, figure, hazard, _roped(world, figure, section))
    for each in holders:
        spend_phase(world, each)
    die: int = yield Roll("d12", "ahq.hazard.chasm.cautious-leap", figure.seat)
    if die <= speed(figure) or (yield from saved_by_fate(world, figure, "fate-death", "ahq.hazard.chasm.heroic-leap")):
        _land(world, figure, across)
        hazard.ladder = max(hazard.ladder, 1)
        return
    for each in holders:
        if (yield from passes(world, each, strength(each), "ahq.hazard.chasm.cautious-rescue")):
            if not _same_side(hazard, each, figure):
                figure.at = across
            tell(world, HauledUp(called(figure)))
            return
    _lose(world, figure)


def _who_holds(world: World, figure: Figure, hazard: Hazard, able: list[Figure]) -> Rules[list[Figure]]:
    """One of them, or all who stand behind the leaper, or all who wait for him beyond."""
    if len(able) == 1:
        return able
    behind = [each for each in able if _same_side(hazard, each, figure)]
    sides = {"behind": behind, "beyond": [each for each in able if each not in behind]}
    offers = [
        (Option("all", Say(f"option-all-hold-{side}"), on=(side,)), some)
        for side, some in sides.items()
        if len(some) > 1
    ]
    offers += [(option, [each]) for option, each in whom(able)]
    return (yield from which(figure.seat, Say("ask-rope-holder"), offers, "ahq.hazard.chasm.cautious-leap"))


def _same_side(hazard: Hazard, a: Figure, b: Figure) -> bool:
    """Whether two figures are on the same side of the chasm."""
    (x1, y1), (x2, _) = hazard.squares[0], hazard.squares[1]
    if x1 == x2:
        return (a.at[0] < x1) == (b.at[0] < x1)
    return (a.at[1] < y1) == (b.at[1] < y1)


KINDS["chasm"] = HazardKind(furnish=furnish, deeds=deeds, moves=moves, placement=far_side)
