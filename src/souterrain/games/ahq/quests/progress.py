"""The quest in play and how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from souterrain.core.events import tell

from ..catalogue import BOOK, Matrix
from ..events.expedition import QuestTreasureFound
from ..figures import Figure
from ..master.matrices import check_matrix
from ..world import Level, Section, World
from .elements import Cell
from .files import CAMPAIGN, read_quest
from .quest import OWN, Objective, Placed, Quest


def quest_of(world: World) -> Quest:
    """The quest that the Heroes are on."""
    campaign = world.campaign
    return read_quest(campaign.quest if campaign else world.setup.quest, world.setup.quest_file)


def only_quest(world: World) -> str:
    """The quest of a campaign that has but one: the players' own, or the one to which they go down again and again.

    Rule: ahq.between.expedition.definition."""
    setup = world.setup
    if setup.quest_file:
        return read_quest("", setup.quest_file).id
    return "" if setup.quest == CAMPAIGN else setup.quest


def depth(world: World) -> int:
    """How many levels the dungeon has."""
    return world.setup.levels or quest_of(world).levels[0]


def matrix_of(world: World, level: Level) -> Matrix:
    """The monster matrices of a level of this dungeon.

    Rules: ahq.solo.setup.matrices, ahq.labyrinth.monsters.matrix-choice."""
    quest = quest_of(world)
    own = BOOK.matrices[quest.matrices] if quest.matrices else check_matrix(quest.muster, quest.id)
    if not level.board or quest.labyrinth_matrices == OWN:
        return own
    named = BOOK.matrices.get(quest.labyrinth_matrices)
    return {**own, "wandering": named["wandering"] if named else BOOK.labyrinth_wandering}


def last_level(world: World) -> bool:
    return world.here.number >= depth(world)


def climbing(world: World) -> bool:
    """Whether the Heroes begin below and must get out, by stairs that only Quest Rooms hold.

    Rule: ahq.quest-idea.prison-break."""
    return any(isinstance(element, Cell) for element in quest_of(world).element)


def treasure_here(world: World) -> str:
    """The quest treasure that the Quest Room being laid holds, if it is the one."""
    goal = quest_of(world).objective
    first = world.here.quest_rooms == 1
    return goal.treasure if goal.kind == "treasure" and last_level(world) and first else ""


def waiting_here(world: World) -> list[Placed]:
    """Character Monsters that wait in the Quest Room being laid."""
    quest = quest_of(world)
    if world.here.quest_rooms != 1:
        return []
    return [placed for placed in quest.character if placed.level == world.here.number]


def found_treasure(world: World, section: Section) -> None:
    """Discovering the quest treasure accomplishes the quest."""
    if section.treasure:
        world.progress.treasures.append(section.treasure)
        tell(world, QuestTreasureFound(section.treasure))
        section.treasure = ""


def slew(world: World, figure: Figure) -> None:
    """A Character Monster or another monster named by the quest is dead: it never appears again.

    Rule: ahq.gm.character.unique."""
    world.progress.slain.append(figure.row)
    world.counters.slain.append(figure.row)


def accomplished(world: World) -> bool:
    """Whether the heroes have done what they came for."""
    goal: Objective = quest_of(world).objective
    progress = world.progress
    if goal.kind == "treasure":
        return goal.treasure in progress.treasures
    if goal.kind == "slay":
        return goal.monster in progress.slain
    if goal.kind != "characters":
        return _DONE[goal.kind](world, goal)
    lying = {item.row for level in world.levels for pile in level.piles for item in pile.items}
    lying.update(item.row for group in world.groups.values() for item in group.treasure)
    return set(goal.characters) <= set(progress.slain) and lying.isdisjoint(progress.hoard)


def in_hand(world: World) -> bool:
    """Whether nothing keeps the Heroes below any longer: what they came for is done, or goes home with them."""
    goal, people = quest_of(world).objective, [*world.figures.values(), *world.below]
    if goal.kind == "rescue":
        return any(figure.row == goal.character for figure in people) or accomplished(world) or hopeless(world)
    if goal.kind == "escort":
        lives = any(figure.row == goal.character for figure in people)
        return accomplished(world) or not lives or world.progress.content
    if goal.kind == "collect":
        return _have([*people, *world.departed, *world.absent], goal)
    return accomplished(world)


def hopeless(world: World) -> bool:
    """Whether those who were to be brought home have been found, and none of them is alive any more.

    Rule: ahq.quest-idea.hostages."""
    goal = quest_of(world).objective
    found = any(level.number >= depth(world) and level.quest_rooms for level in world.levels)
    if goal.kind != "rescue" or not found:
        return False
    people = (*world.figures.values(), *world.below, *world.departed)
    free = any(figure.row == goal.character for figure in people)
    return not free and not any(goal.character in group.captives for group in world.groups.values())


def _home(world: World, goal: Objective) -> bool:
    """Whether one of those who were to be brought home is there."""
    return any(figure.row == goal.character for figure in world.departed)


def _brought(world: World, goal: Objective) -> bool:
    """Whether every piece is out of the dungeon: what the fallen had on them stays with them."""
    return _have([*world.departed, *world.absent], goal)


def _have(company: Sequence[Figure], goal: Objective) -> bool:
    carried = {item.row for figure in company if figure.kind != "monster" for item in figure.items}
    return carried.issuperset(goal.pieces)


_DONE: dict[str, Callable[[World, Objective], bool]] = {
    "endure": lambda world, goal: world.progress.turns >= goal.turns,
    "rout": lambda world, goal: bool(world.levels) and not world.progress.left,
    "escape": lambda world, goal: any(figure.kind == "hero" for figure in world.departed),
    "rescue": _home,
    "escort": _home,
    "collect": _brought,
}
"""The objectives that belong to elements of a quest."""
