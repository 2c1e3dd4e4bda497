"""Groups of monsters: rolled on the dungeon's matrices, waiting in a room or corridor until they are met."""

from __future__ import annotations

from collections import Counter

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.master import GM

from ..catalogue import BOOK, MatrixKind
from ..events.expedition import Coming, MonstersDrawn, MonstersFound
from ..moments import mustered
from ..quests.progress import matrix_of
from ..world import Group, Section, World
from .matrices import muster


def new_group(
    world: World, kind: MatrixKind, section: Section, rule: str, prisoners: bool = False, how: Coming = ""
) -> Rules[Group]:
    """The game master rolls a group for a section."""
    rolled = yield from muster(matrix_of(world, world.here), kind, rule, world.master)
    rows = [BOOK.monsters[row].ordinary or row for row in rolled.rows] if prisoners else rolled.rows
    group = _quartered(world, section, rows, rolled.gold)
    group.prisoners = prisoners
    yield from mustered(world, group, kind)
    announce(world, group.rows, how)
    return group


def add_group(world: World, section: Section, rows: list[str], gold: int) -> Group:
    """Monsters take up their quarters in a section."""
    group = _quartered(world, section, rows, gold)
    announce(world, rows)
    return group


def _quartered(world: World, section: Section, rows: list[str], gold: int) -> Group:
    group = Group(
        id=world.new_id("g"),
        level=world.here.number,
        section=section.id,
        rows=list(rows),
        original=list(rows),
        gold=gold,
    )
    world.groups[group.id] = group
    return group


def announce(world: World, rows: list[str], how: Coming = "") -> None:
    """The heroes see how many there are, but take special monsters for ordinary ones; the game master knows better, and
    the dice are his."""
    if not rows:
        return
    if not world.solo:
        kinds = Counter(rows)
        tell(world, MonstersDrawn(tuple(kinds), tuple(kinds.values())), to=(GM,))
        rows = [BOOK.monsters[row].ordinary or row for row in rows]
    seen = Counter(rows)
    each = tuple(seen.values()) if len(seen) < len(rows) else ()
    tell(world, MonstersFound(tuple(seen), len(rows), each, how))


def has_sentry(group: Group) -> bool:
    return any(BOOK.monsters[row].sentry for row in group.rows)


def groups_in(world: World, section: str) -> list[Group]:
    """The groups that wait in a room, or anywhere in the corridor to which a section belongs."""
    level = world.here
    run = level.sections[section].run
    return [
        group
        for group in world.groups.values()
        if group.level == level.number
        and (group.section == section or (run and level.sections[group.section].run == run))
    ]


def waiting(world: World) -> list[Group]:
    """Groups of this level that are alive and not on the board."""
    number = world.here.number
    return [
        group
        for group in world.groups.values()
        if group.level == number and not group.fighting and (group.rows or group.characters)
    ]
