"""Hazard 11: a trapdoor."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, around, key

from ..belongings import give
from ..catalogue import BOOK
from ..combat import surprise
from ..dungeon import descents, doors, growth, rooms
from ..dungeon.ground import ground
from ..events.hazards import CryptSearched, GotThing, TrapdoorOpened
from ..figures import Figure, Hazard, Item
from ..hooks import KINDS, HazardKind
from ..master import musters
from ..quests import progress
from ..traps import springing
from ..words import called
from ..world import Group, Section, World
from . import grate
from .mould import breathe


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    """The game master puts it where he likes; the room has no other door than the entrance."""
    inside = list(ground(world).squares[section.id])
    places = rooms.farthest_first(world, section, doors.clear_squares(world, inside))
    hazard.at = yield from rooms.place(world, places, "ask-trapdoor-place", "ahq.hazard.trapdoor.setup")
    return []


def _at_it(figure: Figure, hazard: Hazard) -> bool:
    return figure.at == hazard.at or hazard.at in around(figure.at)


def deeds(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    if not _at_it(figure, hazard):
        return
    at = key(hazard.at)
    if not hazard.opened:
        option = Option("open", Say("option-open-trapdoor"), at, rule="ahq.hazard.trapdoor.open", on=("trapdoor",))
        yield Deed(option, lambda: _open(world, figure, section, hazard))
    elif hazard.below == "crypt" and not hazard.done and not moved:
        rule = "ahq.hazard.trapdoor.crypt-search"
        option = Option("search", Say("option-search-crypt"), at, rule=rule, on=("crypt",))
        yield Deed(option, lambda: _search(world, figure, section, hazard))
    else:
        yield from grate.deeds(world, figure, section, hazard, moved)


def _open(world: World, figure: Figure, section: Section, hazard: Hazard) -> Rules[None]:
    """What is below is rolled once, when a Hero first opens it. Stairs to the labyrinth are found where there may be
    one below.

    Rules: ahq.hazard.trapdoor.labyrinth-option, ahq.labyrinth.access."""
    rule = "ahq.hazard.trapdoor.open"
    die: int = yield Roll("d12", rule, figure.seat)
    result = BOOK.trapdoor[die].result
    quest = progress.quest_of(world)
    if result == "stairs" and (quest.stairs_down == "quest-room" or progress.last_level(world)):
        result = "room"
    if result == "labyrinth" and (progress.last_level(world) or not descents.may_lead_there(world)):
        result = "nothing"
    hazard.opened = True
    tell(world, TrapdoorOpened(called(figure), result))
    hazard.below = result
    if result == "trap":
        trap: int = yield Roll("d12", "ahq.hazard.trapdoor.trap-then-empty", world.master)
        hazard.below = "nothing"
        yield from springing.spring(world, figure, BOOK.traps[BOOK.traps_on_chests[trap].trap], "chest")
    elif result == "room":
        below = yield from growth.room_below(world, section)
        hazard.below = below.id
    elif result == "stairs":
        section.stairs = _stairs(section, hazard.at)
        yield from descents.stairs_found(world)
    elif result == "labyrinth":
        section.stairs = _stairs(section, hazard.at)
        descents.lead_there(world)


def _stairs(section: Section, at: Square) -> Square:
    """The stairs' four squares, the trapdoor's among them, inside the room."""
    return min(at[0], section.x + section.w - 2), min(at[1], section.y + section.h - 2)


def _search(world: World, figure: Figure, section: Section, hazard: Hazard) -> Rules[None]:
    """The crypt can be searched once, as a Hero's whole action.

    Rule: ahq.hazard.trapdoor.undead-skaven."""
    rule = "ahq.hazard.trapdoor.crypt-search"
    die: int = yield Roll("d12", rule, figure.seat)
    hazard.done = True
    row = BOOK.crypt[die]
    tell(world, CryptSearched(called(figure), row.result))
    if row.result == "spores":
        yield from breathe(world, figure)
    elif row.item:
        give(figure, Item(row.item))
        tell(world, GotThing(called(figure), row.item, rule))
    elif row.monster:
        group = musters.add_group(world, section, [row.monster], 0)
        yield from surprise.appear(world, group, hazard.at, surprised=True)


KINDS["trapdoor"] = HazardKind(
    furnish=furnish,
    sealed=True,
    deeds=deeds,
    moves=grate.moves,
)
