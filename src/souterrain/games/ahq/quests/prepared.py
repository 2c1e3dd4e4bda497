"""Quest Locations: parts of a dungeon drawn beforehand, told to the players as they enter them."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Side, Square, beside

from ..catalogue import BOOK
from ..dungeon.ground import redraw
from ..dungeon.sections import Box, lay
from ..events.expedition import RoomFound
from ..master.musters import add_group
from ..moments import laid, revealed
from ..states import Furniture, Item
from ..world import Chest, Door, Group, Section, World
from .check import piece_squares
from .progress import quest_of
from .quest import Area, Quest


def lay_entrance(world: World, quest: Quest, entry: Section) -> bool:
    """Where a level is prepared, its first area opens on the stairs. Returns whether it is."""
    areas = [area for area in quest.area if area.level == world.here.number]
    if not areas:
        return False
    section = _lay_area(world, areas[0])
    section.joins.append(entry.id)
    entry.joins.append(section.id)
    redraw(world.here)
    return True


def reveal(world: World, door: Door) -> Rules[list[str]]:
    """Open a door of a prepared map: lay what the map shows behind it.

    Rules: ahq.setup.players.quest-area-by-map, ahq.dungeon.quest-location."""
    area = next(area for area in quest_of(world).area if area.id == door.plan)
    section = _lay_area(world, area)
    section.entry = door.id
    tell(world, RoomFound("quest", min(section.w, section.h) <= 5))
    groups: list[Group] = []
    if area.monsters:
        plain = bool(quest_of(world).revisited)
        rows = [_plain(name) if plain else name for name, count in area.monsters.items() for _ in range(count)]
        group = add_group(world, section, rows, area.gold)
        group.captives = list(area.captives)
        group.posts = [_shift(world, post) for post in area.posts]
        groups.append(group)
    if area.kind == "room":
        yield from laid(world, section, groups)
    yield from revealed(world, area, groups[0] if groups else None)
    return [group.id for group in groups]


def _plain(monster: str) -> str:
    """In adventures of HeroQuest a monster of rank is one of the ordinary kind, unless it has a name of its own.

    Rule: ahq.heroquest.revisited.ordinary-monsters."""
    card = BOOK.monsters[monster]
    return card.ordinary if card.rank and card.ordinary else monster


def _lay_area(world: World, area: Area) -> Section:
    level = world.here
    kind = area.kind
    run = max((section.run for section in level.sections.values()), default=0) + 1 if kind == "corridor" else 0
    x, y = _shift(world, (area.x, area.y))
    section = lay(
        level,
        kind,
        Box(x, y, area.w, area.h),
        room="quest" if kind == "room" else "",
        run=run,
        treasure=area.treasure,
        trap=area.trap,
        body_points=area.body_points,
        stash_gold=area.stash_gold,
        stash=list(area.stash),
        plan=area.id,
    )
    if area.furniture is not None:
        squares = [_shift(world, square) for square in piece_squares(area.furniture)]
        section.furniture = Furniture(area.furniture.piece, squares)
    if area.chest:
        section.chest = Chest(_shift(world, area.chest), preset=area.chest_trap)
        section.chest.items, section.chest.rolled = [Item(row) for row in area.items], bool(area.items)
    for each in area.doors:
        _hang(world, each.at, each.side, each.to)
    redraw(level)
    return section


def _hang(world: World, at: Square, side: Side, to: str) -> None:
    a = _shift(world, at)
    b = beside(a, side)
    if not any({door.a, door.b} == {a, b} for door in world.here.doors.values()):
        door = Door(id=world.new_id("d"), a=a, b=b, plan=to)
        world.here.doors[door.id] = door


def _shift(world: World, square: Square) -> Square:
    """Prepared maps count from the north-western square of the stairs."""
    entry = next(iter(world.here.sections.values()))
    return entry.x + square[0], entry.y + square[1]
