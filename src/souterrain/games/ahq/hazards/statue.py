"""Hazard 4: a statue with a ruby for an eye."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import around, key

from ..belongings import give
from ..catalogue import BOOK
from ..combat import surprise
from ..dungeon import doors, rooms
from ..dungeon.ground import ground, redraw
from ..events.hazards import Cursed, RubyTaken, StatueWakes
from ..figures import Figure, Hazard, Item
from ..hooks import KINDS, HazardKind
from ..master import musters
from ..words import called
from ..world import Group, Section, World


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    inside = list(ground(world).squares[section.id])
    places = rooms.farthest_first(world, section, doors.clear_squares(world, inside))
    rule = "ahq.hazard.statue.take-ruby"
    hazard.at = yield from rooms.place(world, places, "ask-statue-place", rule)
    hazard.blocks = [hazard.at]
    hazard.ruby = True
    return []


def deeds(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    """Any Hero next to it may try to take the ruby."""
    if hazard.ruby and hazard.at in around(figure.at):
        rule = "ahq.hazard.statue.take-ruby"
        option = Option("take", Say("option-take-ruby"), key(hazard.at), rule=rule, on=(BOOK.lies_in[hazard.kind],))
        yield Deed(option, lambda: _reach_for(world, figure, section, hazard))


def _reach_for(world: World, figure: Figure, section: Section, hazard: Hazard) -> Rules[None]:
    """The statue resists once; when it has been beaten the ruby is there for the taking.

    Rule: ahq.hazard.statue.warlord-is-sentry."""
    if hazard.done:
        _take(world, figure, hazard)
        return
    die: int = yield Roll("d12", "ahq.hazard.statue.take-ruby", figure.seat)
    hazard.done = True
    row = BOOK.statues[die]
    if not row.monster:
        if row.result == "curse":
            figure.fate = figure.lent_fate = 0
            tell(world, Cursed(called(figure)))
        _take(world, figure, hazard)
        return
    hazard.ruby = False
    hazard.blocks = []
    redraw(world.here)
    group = musters.add_group(world, section, [row.monster], 0)
    hazard.figure = group.id
    tell(world, StatueWakes(row.monster))
    if BOOK.monsters[row.monster].sentry and not rooms.has_further_door(world, section):
        yield from doors.place_masters_door(world, [section])
    yield from surprise.appear(world, group, hazard.at, surprised=False)


def _take(world: World, figure: Figure, hazard: Hazard) -> None:
    hazard.ruby = False
    give(figure, Item(BOOK.lies_in[hazard.kind]))
    tell(world, RubyTaken(called(figure)))


def beaten(world: World, group: Group) -> None:
    """The statue or the Warlord is destroyed: the ruby lies where it stood."""
    for section in world.here.sections.values():
        hazard = section.hazard
        if hazard is not None and hazard.kind == "statue" and hazard.figure == group.id:
            hazard.ruby = True
            hazard.figure = ""


KINDS["statue"] = HazardKind(furnish=furnish, deeds=deeds)
