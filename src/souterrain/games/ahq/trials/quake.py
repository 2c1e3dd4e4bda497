"""6. The earthquake: once the Heroes have what they came for, the way out comes down around them."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.content import RollTable
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import SIDES, Square, around, beside, key, keys

from ..combat.damage import hurt, passes, roll_damage
from ..combat.placing import nearest_free
from ..combat.solo import any_of
from ..dungeon.ground import ground, redraw
from ..events.quests import Crossed, Dug, DugThrough, GroundShakes, StonesFall, Stumbled
from ..figures import Figure, Hazard, occupied, party
from ..hooks import KINDS, HazardKind
from ..moments import TRIALS, Trial
from ..offers import at_most
from ..quests.elements import Quake
from ..quests.progress import accomplished
from ..values import speed, strength
from ..words import called
from ..world import Group, Section, World

RULE = "ahq.quest-idea.earthquake"
WORK = 2
"""Good turns of digging that a rockfall takes."""
FALL = 3
"""Damage dice for whoever slips into a crevasse."""


class Shaking(Trial[Quake]):
    """Rule: ahq.quest-idea.earthquake."""

    def turn_ends(self, world: World) -> Rules[None]:
        """From the moment on in which the treasure is theirs, every turn has its roll."""
        if not accomplished(world) or not party(world):
            return
        table = RollTable(list(self.element.tremor), 1, 12, "tremor")
        die: int = yield Roll("d12", RULE, world.master)
        row = table[die]
        tell(world, GroundShakes(row.what))
        if row.what == "stones":
            victim = yield from any_of(party(world), lambda figure: figure.id, RULE)
            tell(world, StonesFall(called(victim)))
            caused = yield from roll_damage(world, victim, row.dice, world.master, rule=RULE)
            yield from hurt(world, victim, caused, RULE)
        elif row.what == "rockfall":
            yield from _break(world, "rockfall", _passages(world))
        elif row.what == "crevasse":
            yield from _break(world, "crevasse", _halls(world))


def _break(world: World, kind: str, places: dict[str, list[Square]]) -> Rules[None]:
    """Where it happens: the game master says, or chance."""
    if not places:
        return
    if world.solo:
        where = yield from any_of(list(places), str, RULE)
    else:
        offers = [(_place(id, squares), id) for id, squares in places.items()]
        where = yield from which(world.master, Say(f"ask-{kind}"), offers, RULE)
    section, squares = world.here.sections[where], places[where]
    section.hazard = Hazard(kind=kind, squares=squares, blocks=list(squares), count=WORK)
    redraw(world.here)
    for figure in list(party(world)):
        if figure.at in squares:
            figure.at = nearest_free(world, figure.at, figure)
            yield from _slip(world, figure)


def _place(id: str, squares: list[Square]) -> Option:
    return Option("break", Say("option-spot"), at=key(squares[0]), covers=keys(squares), on=(id,))


def _passages(world: World) -> dict[str, list[Square]]:
    """Where a corridor can be blocked: the middle of a section in which nobody stands and no door opens."""
    found = {}
    for section in world.here.sections.values():
        if section.kind == "corridor" and section.hazard is None:
            squares = _across(section)
            if not _in_use(world, squares):
                found[section.id] = squares
    return found


def _halls(world: World) -> dict[str, list[Square]]:
    """Where the floor can open: the middle of a room without stairs, chest or door in that row."""
    found = {}
    for section in world.here.sections.values():
        if section.kind == "room" and section.hazard is None and not section.stairs:
            squares = _across(section)
            chest = section.chest is not None and section.chest.at in squares
            if not chest and not any(square in ground(world).doors for square in squares):
                found[section.id] = squares
    return found


def _across(section: Section) -> list[Square]:
    """The row of squares in the middle, across the longer way."""
    if section.h >= section.w:
        return [(x, section.y + section.h // 2) for x in range(section.x, section.x + section.w)]
    return [(section.x + section.w // 2, y) for y in range(section.y, section.y + section.h)]


def _in_use(world: World, squares: list[Square]) -> bool:
    taken = occupied(world) | {pile.at for pile in world.here.piles}
    return any(square in taken or square in ground(world).doors for square in squares)


# --- getting past it


def _dig(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    """Whoever stands before a rockfall may dig: a die, equal to or below his Strength."""
    if not moved and any(near in hazard.blocks for near in around(figure.at)):
        option = Option("dig", Say("option-dig"), key(hazard.blocks[0]), at_most(strength(figure)), RULE)
        yield Deed(option, lambda: _work(world, figure, section, hazard))


def _work(world: World, figure: Figure, section: Section, hazard: Hazard) -> Rules[None]:
    die: int = yield Roll("d12", RULE, figure.seat)
    done = die <= strength(figure)
    hazard.count -= done
    tell(world, Dug(called(figure), done))
    if not hazard.count:
        section.hazard = None
        redraw(world.here)
        tell(world, DugThrough())


def _cross(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    """A crevasse is jumped as a whole move: whoever is not quick enough slips, and is hurt when he climbs out."""
    if moved:
        return
    for side in SIDES:
        across = beside(figure.at, side, 2)
        open_floor = across in ground(world).section and across not in occupied(world)
        if open_floor and beside(figure.at, side) in hazard.blocks:
            option = Option("cross", Say("option-cross"), key(across), at_most(speed(figure)), RULE)
            yield Deed(option, partial(_jump, world, figure, across))


def _jump(world: World, figure: Figure, across: Square) -> Rules[None]:
    figure.at = across
    if (yield from passes(world, figure, speed(figure), RULE)):
        tell(world, Crossed(called(figure)))
    else:
        yield from _slip(world, figure)


def _slip(world: World, figure: Figure) -> Rules[None]:
    tell(world, Stumbled(called(figure)))
    caused = yield from roll_damage(world, figure, FALL, world.master, rule=RULE)
    yield from hurt(world, figure, caused, RULE)


def _furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    """It comes with the earthquake, not with its room."""
    return []
    yield


KINDS["rockfall"] = HazardKind(furnish=_furnish, deeds=_dig)
KINDS["crevasse"] = HazardKind(furnish=_furnish, deeds=_cross)
TRIALS[Quake] = Shaking
