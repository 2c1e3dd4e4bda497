"""Searching: for secret doors along a wall, for hidden treasure in a room."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules, dice
from souterrain.core.say import Say
from souterrain.crawl.ground import kept
from souterrain.crawl.squares import Side, key

from .. import treasure
from ..catalogue import BOOK
from ..combat import surprise
from ..dungeon.doors import add_door, pick_spot, spots
from ..dungeon.ground import doors_in_wall, ground, section_at, wall
from ..dungeon.growth import unexplored, within_walk
from ..dungeon.rooms import has_further_door
from ..dungeon.sections import side_walls
from ..events.expedition import DungeonDeadEnded, HiddenTreasureSought, SecretDoorSought
from ..figures import Figure, Item
from ..master import counters
from ..quests.progress import quest_of
from ..words import called
from ..world import Level, Section, World


def deeds(world: World, hero: Figure) -> Offers[object]:
    """What a hero may search where he stands.

    Rule: ahq.explore.secret-door.must-start-there."""
    section = section_at(world, hero.at)
    for side in searchable(world, section):
        yield Deed(_wall_option(_middle(section, side), side), partial(secret_door, world, hero, side))
    if may_ransack(world, section):
        yield Deed(_RANSACK, lambda: hidden_treasure(world, hero))


@lru_cache(maxsize=1024)
def _wall_option(at: str, side: Side) -> Option:
    return Option("search", Say("option-search-secret", side=Say(f"side-{side}")), at=at, on=(side,))


_RANSACK = Option("search", Say("option-ransack"), on=("room",))


def searchable(world: World, section: Section) -> list[Side]:
    """The walls of a section that may be searched now; in an adventure of HeroQuest there are the doors of its map."""
    if quest_of(world).revisited:
        return []
    fresh = _untried(world, section) if _likely(world, section) else []
    return fresh if fresh or unexplored(world) else places(world).get(section.id, [])


def places(world: World) -> dict[str, list[Side]]:
    """Every place to which the heroes can walk that may be searched, with its walls: dead ends and rooms without
    further doors, each wall once. In a dungeon that has come to its end they may be searched again, and where there
    are none, any wall of a room or corridor may; in a labyrinth a corridor's only where there is no room either.

    Rule: ahq.labyrinth.secret-doors.where."""
    reached, squares = within_walk(world), ground(world).squares
    near = [each for each in world.here.sections.values() if not reached.isdisjoint(squares[each.id])]
    likely = [section for section in near if _likely(world, section)]
    fresh = _with_walls(world, likely, _untried)
    if fresh or unexplored(world):
        return fresh
    again = _with_walls(world, likely, _walls)
    rooms_and_corridors = [each for each in near if each.kind in ("room", "corridor") and not each.below]
    if world.here.board:
        again = again or _with_walls(world, [each for each in near if each.kind == "room"], _walls)
    return again or _with_walls(world, rooms_and_corridors, _walls)


def notice_dead_end(world: World) -> None:
    """The heroes are told, once, when nothing is left to try on a level, and what they may do about it."""
    before, level = world.here.dead_ended, world.here
    level.dead_ended = False
    if unexplored(world):
        return
    left = [(level.sections[id], walls) for id, walls in places(world).items()]
    level.dead_ended = all(
        side in section.searched or not _likely(world, section) for section, sides in left for side in sides
    )
    if level.dead_ended and not before:
        tell(world, DungeonDeadEnded(anywhere=not any(_likely(world, section) for section, _ in left)))


def _likely(world: World, section: Section) -> bool:
    """Secret doors are looked for in dead ends, and in rooms with no door but the one by which they were found.

    Rule: ahq.explore.secret-door.where."""
    if section.kind == "corridor":
        return section.dead_end
    return section.kind == "room" and not section.below and not has_further_door(world, section)


def _with_walls(
    world: World, sections: list[Section], which: Callable[[World, Section], list[Side]]
) -> dict[str, list[Side]]:
    return {section.id: walls for section in sections if (walls := which(world, section))}


def _untried(world: World, section: Section) -> list[Side]:
    """Rule: ahq.explore.secret-door.once-per-wall."""
    return [side for side in _free_walls(world.here, section) if side not in section.searched]


def _walls(world: World, section: Section) -> list[Side]:
    return list(_free_walls(world.here, section))


@kept(1024, by=lambda level, section: (level.key, section.id, section.kind))
def _free_walls(level: Level, section: Section) -> tuple[Side, ...]:
    """The walls of a section that have no door and could have one.

    Rules: ahq.explore.secret-door.dead-end-side-walls, ahq.explore.secret-door.room-walls."""
    return tuple(
        side for side in side_walls(section) if not doors_in_wall(level, section, side) and spots(level, section, side)
    )


def may_ransack(world: World, section: Section) -> bool:
    """Any room may be searched for hidden treasure, once; not in solo play.

    Rules: ahq.explore.hidden-treasure.rooms-only-once, ahq.solo.no-hidden-treasure."""
    by_dice = not quest_of(world).revisited
    return section.kind == "room" and not section.ransacked and not (world.solo and by_dice)


def secret_door(world: World, hero: Figure, side: Side) -> Rules[bool]:
    """Search one wall. Returns whether wandering monsters came of it, as only solo play knows.

    Rules: ahq.explore.secret-door.takes-whole-phase, ahq.labyrinth.secret-doors.once-per-wall."""
    section = section_at(world, hero.at)
    if side not in section.searched:
        section.searched.append(side)
    maze = bool(world.here.board)
    rule = "ahq.labyrinth.table.secret-doors" if maze else "ahq.explore.secret-door.declare-wall-first"
    result: int = yield Roll("d12", rule, hero.seat, wants=7)
    find = (BOOK.labyrinth_secret_doors if maze else BOOK.secret_doors)[result].find
    tell(world, SecretDoorSought(called(hero), side, find == "door", rule))
    if find == "door":
        rule = "ahq.labyrinth.secret-doors.once-per-wall" if maze else "ahq.explore.secret-door.finder-places"
        spot = yield from pick_spot(world, hero.seat, spots(world.here, section, side), rule)
        add_door(world, spot, side, secret=True, quiet=True, rule=rule)
    elif find == "counter":
        if world.solo:
            yield from surprise.wanderers(world, "ahq.solo.secret-doors")
            return True
        yield from counters.draw(world, "ahq.gm.counter.draw-from-searches")
    return False


def hidden_treasure(world: World, hero: Figure) -> Rules[None]:
    """Search a room, once and for all.

    Rule: ahq.labyrinth.hidden-treasure.search."""
    maze = bool(world.here.board)
    rule = "ahq.labyrinth.table.hidden-treasure" if maze else "ahq.explore.hidden-treasure.whole-phase"
    section = section_at(world, hero.at)
    section.ransacked = True
    if quest_of(world).revisited:
        yield from _by_the_map(world, hero, section)
        return
    one: int = yield Roll("d12", rule, hero.seat)
    other: int = yield Roll("d12", rule, hero.seat)
    find = (BOOK.labyrinth_hidden_treasure if maze else BOOK.hidden_treasure)[one + other].find
    if find == "cache":
        gold = yield from _cache(hero, maze)
        tell(world, HiddenTreasureSought(called(hero), gold, rule))
        yield from treasure.share_gold(world, gold)
        return
    tell(world, HiddenTreasureSought(called(hero), 0, rule))
    if find == "counter":
        yield from counters.draw(world, "ahq.gm.counter.draw-from-searches")
    elif find == "magic":
        item = yield from treasure.magic(world, hero.seat)
        yield from treasure.share_items(world, [item])


def _by_the_map(world: World, hero: Figure, section: Section) -> Rules[None]:
    """In an adventure of HeroQuest a search finds what its map says.

    Rule: ahq.heroquest.revisited.which-rules."""
    gold, section.stash_gold = section.stash_gold, 0
    found, section.stash = [Item(row) for row in section.stash], []
    tell(world, HiddenTreasureSought(called(hero), gold, "ahq.heroquest.revisited.which-rules"))
    if gold:
        yield from treasure.share_gold(world, gold)
    yield from treasure.share_items(world, found)


def _cache(hero: Figure, maze: bool) -> Rules[int]:
    """What a cache is worth: five dice in the labyrinth, elsewhere one die five times over."""
    if maze:
        return sum((yield from dice(5, "d12", "ahq.labyrinth.hidden-treasure.amount", hero.seat)))
    die: int = yield Roll("d12", "ahq.explore.hidden-treasure.cache-value", hero.seat)
    return die * 5


def _middle(section: Section, side: Side) -> str:
    squares = wall(section, side)
    return key(squares[len(squares) // 2])
