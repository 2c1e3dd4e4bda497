"""What a hero may suppose: the counters that the game master could hold, and monsters that could be waiting."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from souterrain.core.ask import Seat
from souterrain.core.luck import Luck
from souterrain.crawl.master import GM

from .catalogue import MatrixKind
from .master.matrices import muster
from .moments import TRIALS
from .party import fill_the_bowl, prepare_objective
from .quests.progress import depth, matrix_of, quest_of
from .world import Counters, Group, Level, Progress, World

_MATRIX: dict[str, MatrixKind] = {"quest": "quest", "lair": "lair"}


def imagine(seen: World, seat: Seat, luck: Luck) -> World:
    """A world that fits what a seat sees. The game master sees all, and before the dungeon there are no secrets."""
    if seat == GM or not seen.levels:
        return seen
    return replace(
        seen,
        counters=_counters(seen, luck),
        groups={id: _group(seen, group, luck) for id, group in seen.groups.items()},
        levels=[_level(seen, level) for level in seen.levels],
        progress=_progress(seen, luck),
    )


def _counters(seen: World, luck: Luck) -> Counters:
    """As many counters in his hand as he has, drawn from all that the quest gives him; those slain never return."""
    fresh = replace(seen, counters=Counters())
    fill_the_bowl(fresh)
    store, slain = fresh.counters, seen.counters.slain
    hand = luck.shuffled(Counter(store.bowl).elements())[: len(seen.counters.hand)]
    return Counters(
        bowl={kind: count - hand.count(kind) for kind, count in store.bowl.items()},
        hand=hand,
        due=[name for name in store.due if name not in slain],
        ready=[name for name in store.ready if name not in slain],
        slain=slain,
    )


def _group(seen: World, group: Group, luck: Luck) -> Group:
    """Monsters whom nobody has met are rolled as they were; of those who were met, what is seen is taken for true."""
    if group.met or group.spied:
        return replace(group, original=list(group.rows))
    level = next(level for level in seen.levels if level.number == group.level)
    kind = _MATRIX.get(level.sections[group.section].room, "wandering")
    rolled = luck.run(muster(matrix_of(seen, level), kind, "", ""))
    return replace(group, rows=rolled.rows, original=list(rolled.rows), gold=rolled.gold)


def _level(seen: World, level: Level) -> Level:
    """The quest's treasure lies where it must, as long as nobody has found it."""
    goal = quest_of(seen).objective
    rooms = [section for section in level.sections.values() if section.room == "quest" and section.chest is not None]
    if goal.kind != "treasure" or goal.treasure in seen.progress.treasures:
        return level
    if level.number < depth(seen) or not rooms:
        return level
    return replace(level, sections=level.sections | {rooms[0].id: replace(rooms[0], treasure=goal.treasure)})


def _progress(seen: World, luck: Luck) -> Progress:
    """What was prepared for this quest is prepared anew, but for those who have been met."""
    fresh = replace(seen, progress=Progress(), counters=Counters(), told=[])
    luck.run(prepare_objective(fresh))
    known = seen.progress
    gone = {*known.slain, *(figure.row for figure in seen.figures.values())}
    pairs = [[name for name in pair if name not in gone] for pair in fresh.progress.pairs][len(known.hoard) :]
    left = [(pair, item) for pair, item in zip(pairs, fresh.progress.items, strict=False) if pair]
    for element in quest_of(seen).element:
        known = TRIALS[type(element)](element).imagined(seen, known)
    return replace(
        known,
        pairs=[pair for pair, _ in left],
        items=[item for _, item in left],
        rolled={name: item for name, item in fresh.progress.rolled.items() if name not in gone},
    )
