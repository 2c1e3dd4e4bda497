"""Whether a quest file can be played: all that it names exists, its numbers make sense, its drawn levels fit."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from souterrain.core.content import RollTable
from souterrain.core.errors import BadContent
from souterrain.core.say import Arg, Say
from souterrain.crawl.squares import Square, around, beside, rectangle

from ..catalogue import BOOK
from ..master.matrices import check_matrix
from .elements import AnyElement, Band, Cell, Hostages, Patron, Quake, Regalia, Wager
from .quest import COUNTERS, OWN, Area, AreaDoor, AreaPiece, Quest

FARTHEST = 60
"""Drawn areas lie within so many squares of the stairs: the table ends somewhere."""
MOST_COUNTERS = 99
"""Of one kind in the bowl."""
_STAIRS = frozenset(rectangle(0, 0, 2, 2))


class _Refusal:
    """Refuses a quest with the row that is wrong and the reason."""

    def __init__(self, file: Arg) -> None:
        self.file = file

    def unless(self, right: object, row: str, why: str, **args: Arg) -> None:
        if not right:
            raise BadContent("bad-content-row", file=self.file, row=row, why=Say(f"quest-{why}", **args))

    def unknown(self, names: Iterable[str], known: Container[str], row: str) -> None:
        for name in names:
            self.unless(name in known, row, "unknown-name", name=name)


def check(quest: Quest, file: Arg) -> None:
    """Refuse a quest that could not be played to its end, saying where and why."""
    refuse = _Refusal(file)
    refuse.unless(1 <= quest.levels[0] <= quest.levels[1] <= 9, "levels", "levels")
    refuse.unless(quest.name and quest.intro, "name", "text")
    refuse.unless(0 <= quest.heroes <= 4, "heroes", "heroes")
    refuse.unknown(quest.henchmen, BOOK.characters, "henchmen")
    refuse.unknown(quest.available, BOOK.monsters, "available")
    refuse.unknown(quest.due or (), BOOK.monsters, "due")
    refuse.unknown(quest.counters, COUNTERS, "counters")
    refuse.unless(all(0 <= count <= MOST_COUNTERS for count in quest.counters.values()), "counters", "count")
    for placed in quest.character:
        row = f"character {placed.monster}"
        refuse.unknown([placed.monster], BOOK.monsters, row)
        refuse.unknown(placed.items, BOOK.items, row)
        refuse.unless(1 <= placed.level <= quest.levels[1], row, "no-such-level", level=placed.level)
    if quest.matrices:
        refuse.unknown([quest.matrices], BOOK.matrices, "matrices")
    else:
        check_matrix(quest.muster, file)
    if quest.revisited:
        refuse.unknown([quest.revisited], BOOK.adventures, "revisited")
    if quest.labyrinth_matrices:
        refuse.unknown([quest.labyrinth_matrices], (*BOOK.matrices, OWN), "labyrinth_matrices")
    for number in quest.labyrinth:
        refuse.unless(1 <= number <= quest.levels[1], "labyrinth", "no-such-level", level=number)
        refuse.unless(all(area.level != number for area in quest.area), "labyrinth", "labyrinth-drawn", level=number)
    for area in quest.area:
        there = 1 <= area.level <= quest.levels[1]
        refuse.unless(there, f"area {area.id}", "no-such-level", level=area.level)
    for level in dict.fromkeys(area.level for area in quest.area):
        _drawn_level([area for area in quest.area if area.level == level], refuse)
    for element in quest.element:
        _element(element, quest, refuse)
    _objective(quest, refuse)


_NAMES: dict[str, Callable[[], Container[str]]] = {
    "monster": lambda: BOOK.monsters,
    "maker": lambda: BOOK.monsters,
    "chasers": lambda: BOOK.monsters,
    "monsters": lambda: BOOK.monsters,
    "relief": lambda: BOOK.monsters,
    "character": lambda: BOOK.characters,
    "pieces": lambda: BOOK.items,
}
"""Where the names in the fields of elements come from."""


def _element(element: AnyElement, quest: Quest, refuse: _Refusal) -> None:
    """All that a special rule names is there, its numbers are above nothing, and its places are drawn."""
    row = f"element {type(element).__name__.lower()}"
    for field in element.__struct_fields__:
        value = getattr(element, field)
        if field in _NAMES:
            refuse.unknown([value] if isinstance(value, str) else value, _NAMES[field](), row)
        if field in ("refuge", "area"):
            refuse.unknown([value], {area.id for area in quest.area}, row)
        counts = value.values() if isinstance(value, dict) else [value]
        refuse.unless(all(count > 0 for count in counts if isinstance(count, int)), row, "count")
    if isinstance(element, Quake):
        RollTable(element.tremor, 1, 12, Say("quest-element", file=refuse.file, row=row))


_NEEDS: dict[str, type[AnyElement]] = {
    "endure": Wager,
    "rout": Band,
    "escape": Cell,
    "rescue": Hostages,
    "escort": Patron,
    "collect": Regalia,
}
"""Objectives that no other element brings about."""


def _objective(quest: Quest, refuse: _Refusal) -> None:
    goal, row = quest.objective, "objective"
    refuse.unknown(goal.characters, BOOK.monsters, row)
    if goal.kind == "slay":
        refuse.unknown([goal.monster], BOOK.monsters, row)
    if goal.kind in _NEEDS:
        served = any(isinstance(element, _NEEDS[goal.kind]) for element in quest.element)
        refuse.unless(served, row, "no-element", element=_NEEDS[goal.kind].__name__.lower())
    if goal.kind == "treasure":
        refuse.unless(goal.treasure, row, "no-treasure")
        last = [area for area in quest.area if area.level == quest.levels[1]]
        found = not last or any(area.treasure == goal.treasure for area in last)
        refuse.unless(found, row, "treasure-nowhere", treasure=goal.treasure, level=quest.levels[1])


def _drawn_level(areas: list[Area], refuse: _Refusal) -> None:
    """The areas of a level keep apart, the first opens on the stairs, and doors lead to all the others."""
    taken = dict.fromkeys(_STAIRS, "stairs")
    by_id: dict[str, Area] = {}
    for area in areas:
        row = f"area {area.id}"
        refuse.unless(area.id not in by_id, row, "area-twice", area=area.id)
        refuse.unless(1 <= area.w <= 20 and 1 <= area.h <= 20, row, "area-size")
        refuse.unless(max(abs(area.x), abs(area.y)) <= FARTHEST, row, "area-far", most=FARTHEST)
        for square in _squares(area):
            refuse.unless(square not in taken, row, "area-overlaps", other=taken.get(square, ""))
            taken[square] = area.id
        by_id[area.id] = area
        _contents(area, refuse)
    first = areas[0]
    touches = any(near in _STAIRS for square in _squares(first) for near in around(square))
    refuse.unless(touches, f"area {first.id}", "area-first")
    reached = [first.id]
    for id in reached:
        for door in by_id[id].doors:
            _door(by_id[id], door, by_id, refuse)
            if door.to not in reached:
                reached.append(door.to)
    for area in areas:
        refuse.unless(area.id in reached, f"area {area.id}", "area-unreached")


def _contents(area: Area, refuse: _Refusal) -> None:
    row = f"area {area.id}"
    floor = set(_squares(area))
    refuse.unknown(area.monsters, BOOK.monsters, row)
    refuse.unknown([trap for trap in (area.trap, area.chest_trap) if trap], BOOK.traps, row)
    refuse.unless(all(count > 0 for count in area.monsters.values()), row, "count")
    needed = sum(count * (4 if BOOK.monsters[name].large else 1) for name, count in area.monsters.items())
    refuse.unless(needed < len(floor), row, "area-crowded", most=len(floor) - 1)
    refuse.unless(area.chest is None or area.chest in floor, row, "chest-outside")
    refuse.unless(area.chest is not None or not (area.chest_trap or area.items), row, "trap-without-chest")
    refuse.unknown(area.items, BOOK.items, row)
    refuse.unknown(area.captives, BOOK.characters, row)
    refuse.unless(area.monsters or not area.captives, row, "captives-alone")
    refuse.unknown(area.stash, BOOK.items, row)
    refuse.unless(set(area.posts) <= floor, row, "post-outside")
    refuse.unless(0 <= area.body_points <= 9 and area.stash_gold >= 0, row, "count")
    if area.furniture is not None:
        refuse.unknown([area.furniture.piece], BOOK.pieces, row)
        refuse.unless(set(piece_squares(area.furniture)) <= floor, row, "piece-outside")


def _door(area: Area, door: AreaDoor, by_id: dict[str, Area], refuse: _Refusal) -> None:
    row, (x, y) = f"area {area.id}", door.at
    floor, behind = _squares(area), beside(door.at, door.side)
    refuse.unless(door.to in by_id, row, "door-nowhere", to=door.to)
    refuse.unless(door.at in floor and behind not in floor, row, "door-no-wall", x=str(x), y=str(y), side=door.side)
    refuse.unless(behind in _squares(by_id[door.to]), row, "door-apart", x=str(x), y=str(y), side=door.side, to=door.to)


def piece_squares(placed: AreaPiece) -> list[Square]:
    """The squares that a piece of furniture of a prepared area covers, counted as the map counts."""
    piece = BOOK.pieces[placed.piece]
    w, h = (piece.h, piece.w) if placed.turned else (piece.w, piece.h)
    return rectangle(*placed.at, w, h)


def _squares(area: Area) -> list[Square]:
    return rectangle(area.x, area.y, area.w, area.h)
