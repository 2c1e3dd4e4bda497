"""5. Prison break: from a cell on the lowest level up to daylight, and one's things lie somewhere on the way."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Side, rectangle

from ..dungeon import doors, rooms
from ..dungeon.ground import ground, redraw, section_at
from ..dungeon.growth import unexplored, within_walk
from ..dungeon.rooms import corner_for_stairs
from ..dungeon.sections import MAP, PIECE, SMALL, Box, lay
from ..events.quests import CellOpened, Disarmed, HatchFound, KitFound, Rearmed
from ..figures import Figure, Hazard, Item, heroes
from ..hooks import KINDS, HazardKind
from ..moments import TRIALS, Trial
from ..quests.elements import Cell
from ..quests.progress import depth
from ..states import BARE
from ..words import called
from ..world import Group, Kit, Level, Pile, Section, World

RULE = "ahq.quest-idea.prison-break"
STORE = "store"


class Jailed(Trial[Cell]):
    """Rule: ahq.quest-idea.prison-break."""

    def enter(self, world: World) -> Section:
        """A cell on the lowest level, with a door that their dead gaoler's keys have opened."""
        level = Level(number=depth(world))
        world.levels.append(level)
        world.level = 0
        cell = lay(level, "room", Box(MAP // 2, MAP // 2, SMALL, SMALL), room="normal", entered=True)
        side: Side = "n"
        doors.add_door(world, doors.free_walls(level, cell)[side][SMALL // 2], side, quiet=True)
        tell(world, CellOpened(level.number))
        return cell

    def begins(self, world: World) -> Rules[None]:
        """They have nothing but their fists."""
        for hero in heroes(world):
            world.progress.kits[hero.id] = Kit(hero.items, hero.worn, hero.hand, hero.gold)
            hero.items, hero.worn, hero.hand, hero.gold = [], [], BARE, 0
        tell(world, Disarmed())
        yield from ()

    def laid(self, world: World, room: Section, groups: Sequence[Group]) -> Rules[None]:
        """The first room that monsters live in holds their things."""
        if room.room not in ("lair", "quest") or not world.progress.kits or _store(world) is not None:
            return
        stairs = {room.stairs} if room.stairs else set()
        free = doors.clear_squares(world, ground(world).squares[room.id])
        chest = {room.chest.at} if room.chest else set()
        free = [square for square in free if square not in stairs | chest]
        room.hazard = Hazard(kind=STORE, at=rooms.farthest_first(world, room, free)[0])
        redraw(world.here)
        yield from ()

    def turn_ends(self, world: World) -> Rules[None]:
        """Where no stairs of a level can be walked to and nothing is left to explore, the last of its rooms has a way
        up: one without a hazard, if there is any."""
        if world.mode != "exploration" or unexplored(world):
            return
        reached = within_walk(world)
        known = [room for room in world.here.sections.values() if room.kind == "room" and not room.below]
        fit = [room for room in known if reached.issuperset(rectangle(*corner_for_stairs(world, room), PIECE, PIECE))]
        if fit and not any(room.stairs in reached for room in known):
            yield from rooms.lay_stairs(world, sorted(fit, key=lambda room: room.hazard is None)[-1])
            redraw(world.here)
            tell(world, HatchFound())

    def deeds(self, world: World, figure: Figure) -> Offers[None]:
        """Whoever stands in that room, when nobody guards it, may have all who are there put on their own things."""
        here = section_at(world, figure.at)
        if here is _store(world) and not world.progress.kits.keys().isdisjoint((figure.id, *_dead(world))):
            option = Option("rearm", Say("option-rearm"), emblem="armour", rule=RULE)
            yield Deed(option, lambda: _rearm(world, here))


def _store(world: World) -> Section | None:
    """The room with their things, once it is known."""
    sections = (section for level in world.levels for section in level.sections.values())
    return next((each for each in sections if each.hazard is not None and each.hazard.kind == STORE), None)


def _rearm(world: World, room: Section) -> None:
    assert room.hazard is not None, "it is the room with their things"
    if not room.hazard.count:
        tell(world, KitFound())
    room.hazard.count += 1
    for hero in heroes(world):
        if hero.id in world.progress.kits and section_at(world, hero.at) is room:
            kit = world.progress.kits.pop(hero.id)
            hero.items += kit.items
            hero.worn += kit.worn
            hero.hand = kit.hand or hero.hand
            hero.gold += kit.gold
            tell(world, Rearmed(called(hero)))
    left = [world.progress.kits.pop(id) for id in _dead(world) if id in world.progress.kits]
    if left:
        things = [item for kit in left for item in (*kit.items, *map(Item, kit.worn))]
        world.here.piles.append(Pile(at=room.hazard.at, gold=sum(kit.gold for kit in left), items=things))
    room.hazard.done = not world.progress.kits


def _dead(world: World) -> list[str]:
    """Those whose things are for whoever wants them."""
    return [figure.id for figure in world.fallen]


def _furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    """It is laid with its room, not rolled."""
    return []
    yield


KINDS[STORE] = HazardKind(furnish=_furnish)
TRIALS[Cell] = Jailed
