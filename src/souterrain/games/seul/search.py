"""IV.2 Search: time and noise for Resources, traps and secret passages."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .creatures import group_of
from .danger import alarm
from .duties import pass_rounds
from .encounter import meet
from .events.places import FoundHidden, FoundPassage, FoundResources, FoundTrap, NothingFound
from .ground import door, ground_of, set_door
from .places import element_here, number_here, place_here, section_here
from .progress import award
from .resolution import Odds, appraise, attempt, outlook
from .telling import in_turn
from .traps import spring
from .treasure import treasure
from .world import SEAT, SetTrap, World, note

SMALL = 4
"""Squares up to which a search is a small one."""
RULE = "seul.search.difficulty"


def deeds(world: World) -> Offers[None]:
    """To search the section, or only the squares around."""
    chance = outlook(odds(world))
    yield Deed(Option("search", Say("option-search"), note=chance, rule=RULE), partial(search, world))
    if len(section_here(world).squares) > len(squares_near(world)):
        text = Say("option-search-near")
        option = Option("search", text, note=chance, rule="seul.time.cost-search", on=("near",))
        yield Deed(option, partial(search, world, near=True))


def squares_near(world: World) -> tuple[int, ...]:
    """The squares of a small search: his own and up to three beside it in the section."""
    ground = ground_of(world.here)
    inside = set(section_here(world).squares)
    near = [world.at] + [world.at + shift for shift in ground.shift if world.at + shift in inside]
    return tuple(near[:SMALL])


def cost(squares: int) -> int:
    """Half a Turn for up to four squares, a Turn for more."""
    return 6 if squares <= SMALL else 12


def element_bonus(world: World) -> int:
    """Broken furniture is easily searched; so is a well with a rope."""
    return 2 if element_here(world) == "furniture" else 0


def odds(world: World) -> Odds:
    return appraise(world, "search", bonus=element_bonus(world))


def search(world: World, near: bool = False, rope: bool = False) -> Rules[None]:
    """Search the section, or the squares around; `rope` lowers a Resource into its well."""
    squares = squares_near(world) if near else section_here(world).squares
    if not (yield from _body_lies_still(world)):
        return
    if not (yield from pass_rounds(world, cost(len(squares)))):
        return
    bonus = element_bonus(world) + (2 if rope else 0)
    if rope:
        world.hero.resources -= 1
    in_vain = False
    if (yield from attempt(world, "search", RULE, bonus=bonus)):
        yield from success(world, squares, rope)
    else:
        in_vain = not (yield from failure(world, squares))
    if world.hero.dead or world.where != "below":
        return
    face: int = yield Roll("d10", "seul.search.danger-roll-always", SEAT, reads="0-9")
    if in_vain:
        tell(world, NothingFound(in_turn(world)))
    if face % 10 > world.danger:
        yield from alarm(world, "seul.danger.gain-search")


def success(world: World, squares: tuple[int, ...], rope: bool = False) -> Rules[None]:
    """Resources, once in a section; any trap; any secret passage; what lies hidden."""
    floor = world.here
    ground = ground_of(floor)
    number = number_here(world)
    place = place_here(world)
    if not place.searched:
        place.searched = True
        face: int = yield Roll("d6", "seul.search.success-resources", SEAT)
        world.hero.resources += face
        tell(world, FoundResources(face))
    else:
        tell(world, NothingFound(in_turn(world)))
    trap = place.trap
    if trap is not None and not trap.found and _covers(world, trap, squares):
        trap.found = True
        tell(world, FoundTrap(trap.kind))
    for chest in place.chests:
        if chest.trap and not chest.trap_found:
            chest.trap_found = True
            tell(world, FoundTrap(chest.trap))
    for exit in ground.exits_of[number]:
        if door(floor, exit) == "secret" and (
            ground.near(ground.plan.exits[exit]) in squares or ground.beyond(ground.plan.exits[exit]) in squares
        ):
            set_door(floor, exit, "shut")
            tell(world, FoundPassage())
            note(world, "passage")
            yield from award(world, "layout")
    if place.hidden:
        place.hidden = False
        tell(world, FoundHidden())
    yield from _element_find(world, rope)


def _covers(world: World, trap: SetTrap, squares: tuple[int, ...]) -> bool:
    """Whether a search covers the place of a trap."""
    if trap.place == "floor":
        return trap.at in squares
    ground = ground_of(world.here)
    way = ground.plan.exits[trap.at]
    return ground.near(way) in squares or ground.beyond(way) in squares


def _element_find(world: World, rope: bool) -> Rules[None]:
    """Some elements of note hold one find more."""
    place = place_here(world)
    element = element_here(world)
    if place.used:
        return
    if element == "body" or (element == "well" and rope):
        place.used = True
        yield from treasure(world, place, pocket=True)
    elif element == "lore":
        place.used = True
        yield from award(world, "archaeology")


def failure(world: World, squares: tuple[int, ...]) -> Rules[bool]:
    """A failed search sets off any trap that it covers. True if there was one."""
    place = place_here(world)
    trap = place.trap
    if trap is None or trap.found or not _covers(world, trap, squares):
        return False
    place.trap = None
    yield from spring(world, trap.kind)
    return True


def _body_lies_still(world: World) -> Rules[bool]:
    """Before a mummified body is first searched: on a D6 of 1 it rises. True if the search can go on."""
    place = place_here(world)
    rises = resting(world)
    if not rises or place.touched:
        return True
    place.touched = True
    face: int = yield Roll("d6", "seul.map.symbol-list", SEAT)
    if face > 1:
        return True
    group = yield from group_of(BOOK.creatures[rises], 1)
    yield from meet(world, group, "risen")
    return not world.hero.dead and world.where == "below" and resting(world) == rises


def resting(world: World) -> str:
    """Who lies in this section and may rise."""
    detail = section_here(world).detail
    return BOOK.details[detail].rises if detail in BOOK.details else ""
