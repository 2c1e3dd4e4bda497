"""Hazard rooms: what they hold is rolled when they are found, and each kind has its own module.

A kind of hazard is a module with any of these: `furnish` lays it out, `options` and `act` are what one can do with it
in an exploration turn, `entered` is what happens to whoever steps in, `settle` what the end of such a turn brings.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.squares import Square

from ..dungeon.ground import ground, redraw, section_at
from ..events.hazards import HazardFound
from ..figures import Figure, Hazard
from ..master import musters
from ..world import Group, Section, World
from . import (
    chasm,
    circle,
    fountain,
    grate,
    mould,
    mushrooms,
    people,
    pits,
    portcullis,
    statue,
    throne,
    trapdoor,
    vermin,
)
from .mushrooms import eat_mushroom as eat_mushroom
from .tables import HAZARDS

MODULES: dict[str, ModuleType] = {
    "chasm": chasm,
    "circle": circle,
    "fountain": fountain,
    "grate": grate,
    "mould": mould,
    "mushrooms": mushrooms,
    "rats": vermin,
    "bats": vermin,
    "statue": statue,
    "throne": throne,
    "trapdoor": trapdoor,
}

UNTOUCHED = ("circle", "throne")
"""Nothing can be done with these but walk onto them."""


def furnish(world: World, section: Section) -> Rules[list[Group]]:
    """Roll what a hazard room holds and lay it out. Returns the groups of monsters in it."""
    die: int = yield Roll("d12", "ahq.hazard.roll", world.seat_of(world.leader))
    kind = HAZARDS[die].result
    if kind == "vermin":
        second: int = yield Roll("d12", "ahq.hazard.rats-or-bats", world.seat_of(world.leader))
        kind = "bats" if second % 2 else "rats"
    tell(world, HazardFound(kind))
    if kind == "npc":
        return (yield from people.meet(world, section))
    if kind == "wandering":
        return [(yield from musters.new_group(world, "wandering", section, "ahq.hazard.wandering-monsters"))]
    section.hazard = Hazard(kind=kind)
    groups: list[Group] = yield from MODULES[kind].furnish(world, section, section.hazard)
    redraw(world.here)
    return groups


def rolls_for_doors(section: Section) -> bool:
    """Every room rolls for further doors but the one with the trapdoor."""
    return section.hazard is None or section.hazard.kind != "trapdoor"


# --- exploration turns


def options(world: World, figure: Figure, moved: bool) -> list[Option]:
    """What a Hero may do with the hazard of his room, or of one into which he looks through a door next to him."""
    found = pits.options(world, figure, moved) + portcullis.options(world, figure, moved)
    found += [] if moved else grate.climbs(world, figure)
    for section in _in_view(world, figure):
        if section.hazard is not None and section.hazard.kind not in UNTOUCHED:
            found += MODULES[section.hazard.kind].options(world, figure, section, section.hazard, moved)
    return found


def _in_view(world: World, figure: Figure) -> list[Section]:
    here = ground(world)
    found = [section_at(world, figure.at)]
    for door in here.doors.get(figure.at, ()):
        a, b = world.here.doors[door].a, world.here.doors[door].b
        other = here.section.get(b if a == figure.at else a)
        if world.here.doors[door].open and other is not None:
            found.append(world.here.sections[other])
    return found


def act(world: World, figure: Figure, key: str) -> Rules[None]:
    """Do it, which ends the figure's part of the phase."""
    _, verb, rest = key.split(":", 2) if key.count(":") > 1 else (*key.split(":"), "")
    if verb in pits.VERBS:
        yield from pits.act(world, figure, verb, rest)
    elif verb in portcullis.VERBS:
        yield from portcullis.act(world, figure)
    elif verb == "climb-rope":
        yield from grate.climb(world, figure)
    else:
        section = next(
            each
            for each in _in_view(world, figure)
            if each.hazard is not None and verb in MODULES[each.hazard.kind].VERBS
        )
        assert section.hazard is not None
        yield from MODULES[section.hazard.kind].act(world, figure, section, section.hazard, verb, rest)


def entered(world: World, figure: Figure, section: Section) -> Rules[bool]:
    """Somebody has stepped onto a square of a hazard room. True ends the move."""
    if section.hazard is None:
        return False
    module = MODULES[section.hazard.kind]
    return hasattr(module, "entered") and (yield from module.entered(world, figure, section, section.hazard))


def stepped(world: World, figure: Figure) -> Rules[bool] | None:
    """A step in a combat turn."""
    section = section_at(world, figure.at)
    return None if section.hazard is None else entered(world, figure, section)


def turn_ends(world: World) -> Rules[None]:
    """The end of an exploration turn: vermin bite, and whoever is trapped below perishes."""
    for section in list(world.here.sections.values()):
        if section.hazard is not None:
            module = MODULES[section.hazard.kind]
            if hasattr(module, "settle"):
                yield from module.settle(world, section, section.hazard)


def expedition_ends(world: World) -> Rules[None]:
    yield from people.expedition_ends(world)


# --- fights


def combat_options(world: World, figure: Figure) -> list[Option]:
    """Moves that a hazard offers in a fight: a leap over the chasm or a pit, the rope at the grate."""
    if figure.kind == "monster":
        return []
    found = pits.jumps(world, figure)
    section = section_at(world, figure.at)
    if section.hazard is not None and section.hazard.kind in ("chasm", "grate", "trapdoor"):
        found += MODULES[section.hazard.kind].moves(world, figure, section, section.hazard)
    return found + grate.climbs(world, figure)


def climb_out(world: World, figure: Figure) -> Rules[None]:
    yield from pits.climb(world, figure)


def placement(world: World, section: str, squares: Sequence[Square]) -> list[Square]:
    """Where the monsters of a room may be put: beyond the chasm if there is one."""
    hazard = world.here.sections[section].hazard
    if hazard is not None and hazard.kind == "chasm":
        return chasm.far_side(world, world.here.sections[section], hazard)
    return list(squares)


def seat_for(world: World, figure: Figure) -> Square | None:
    """The throne, for the monster that was chosen to sit on it."""
    group = world.groups.get(figure.group)
    hazard = world.here.sections[group.section].hazard if group is not None else None
    if hazard is not None and hazard.kind == "throne" and hazard.figure == figure.id:
        return hazard.at
    return None


def before_placing(world: World, group: Group, band: Sequence[Figure]) -> Rules[None]:
    """The game master picks the monster that sits on the throne."""
    hazard = world.here.sections[group.section].hazard
    if hazard is not None and hazard.kind == "throne" and not hazard.done:
        yield from throne.choose(world, hazard, band)


def monsters_placed(world: World, group: Group) -> None:
    hazard = world.here.sections[group.section].hazard
    if hazard is not None and hazard.kind == "throne" and not hazard.done:
        throne.sit(world, hazard, group)


def heroes_phase_begins(world: World) -> None:
    people.face_the_witch(world)


def end_of_combat_turn(world: World) -> Rules[None]:
    yield from people.witch_vanishes(world)


def freed(world: World, group: Group) -> Rules[None]:
    """The captors are dead: their captive goes with the Heroes, and a statue's ruby can be taken."""
    yield from people.freed(world, group)
    statue.beaten(world, group)
