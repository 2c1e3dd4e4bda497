"""Searching: for secret doors along a wall, for hidden treasure in a room."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.grid import Side
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from . import counters, schemes, treasure
from .doors import add_door, pick_spot, spots
from .dungeon import unexplored
from .events import HiddenTreasureSought, SecretDoorSought
from .figures import Figure
from .ground import doors_in_wall, section_at, wall
from .rooms import has_further_door
from .sections import side_walls
from .tables import HIDDEN_TREASURE, SECRET_DOORS
from .words import called
from .world import Level, Section, World


def options(world: World, hero: Figure) -> list[Option]:
    """What a hero may search where he stands."""
    section = section_at(world, hero.at)
    found = [
        Option(f"secret:{side}", Say("option-search-secret", side=Say(f"side-{side}")), at=_middle(section, side))
        for side in searchable(world, section)
    ]
    if may_ransack(world, section):
        found.append(Option("ransack", Say("option-ransack")))
    return found


def searchable(world: World, section: Section) -> list[Side]:
    """The walls of a dead end or of a room without further doors that may be searched."""
    level = world.here
    if section.kind == "corridor":
        if not section.dead_end:
            return []
    elif section.kind != "room" or section.below or has_further_door(world, section):
        return []
    walls = [
        side for side in side_walls(section) if not doors_in_wall(level, section, side) and spots(level, section, side)
    ]
    fresh = [side for side in walls if side not in section.searched]
    return fresh or (walls if walls and dead_ended(world) else [])


def dead_ended(world: World) -> bool:
    """No door, no exit and no wall is left to try on this level: then walls may be searched again."""
    return not unexplored(world) and not any(
        _untried(world.here, section, world) for section in world.here.sections.values()
    )


def may_ransack(world: World, section: Section) -> bool:
    """Any room may be searched for hidden treasure, once; not in solo play."""
    return section.kind == "room" and not section.ransacked and not world.solo


def secret_door(world: World, hero: Figure, side: Side) -> Rules[bool]:
    """Search one wall. Returns whether wandering monsters came of it, as only solo play knows."""
    section = section_at(world, hero.at)
    if side not in section.searched:
        section.searched.append(side)
    result: int = yield Roll("d12", "ahq.explore.secret-door.declare-wall-first", hero.seat, wants=7)
    find = SECRET_DOORS[result].find
    tell(world, SecretDoorSought(called(hero), side, find == "door"))
    if find == "door":
        spot = yield from pick_spot(
            world, hero.seat, spots(world.here, section, side), "ahq.explore.secret-door.finder-places"
        )
        add_door(world, spot, side, secret=True)
    elif find == "counter":
        if world.solo:
            yield from schemes.wanderers(world, "ahq.solo.secret-doors")
            return True
        yield from counters.draw(world, "ahq.gm.counter.draw-from-searches")
    return False


def hidden_treasure(world: World, hero: Figure) -> Rules[None]:
    """Search a room, once and for all."""
    rule = "ahq.explore.hidden-treasure.whole-phase"
    section = section_at(world, hero.at)
    section.ransacked = True
    one: int = yield Roll("d12", rule, hero.seat)
    other: int = yield Roll("d12", rule, hero.seat)
    find = HIDDEN_TREASURE[one + other].find
    if find == "cache":
        die: int = yield Roll("d12", "ahq.explore.hidden-treasure.cache-value", hero.seat)
        tell(world, HiddenTreasureSought(called(hero), die * 5))
        yield from treasure.share_gold(world, die * 5)
        return
    tell(world, HiddenTreasureSought(called(hero), 0))
    if find == "counter":
        yield from counters.draw(world, "ahq.gm.counter.draw-from-searches")
    elif find == "magic":
        item = yield from treasure.magic(world, hero.seat)
        yield from treasure.share_items(world, [item])


def _untried(level: Level, section: Section, world: World) -> bool:
    """Whether a section has a wall that may be searched and has not been."""
    if section.kind == "corridor":
        if not section.dead_end:
            return False
    elif section.kind != "room" or section.below or has_further_door(world, section):
        return False
    return any(
        side not in section.searched and not doors_in_wall(level, section, side) and spots(level, section, side)
        for side in side_walls(section)
    )


def _middle(section: Section, side: Side) -> str:
    squares = wall(section, side)
    x, y = squares[len(squares) // 2]
    return f"{x},{y}"
