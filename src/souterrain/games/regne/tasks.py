"""Tasks: what a quest gives the party to do beside something in its zone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from .allies import summon
from .catalogue import BOOK
from .events.places import LidSlipped, WellShut
from .events.quests import JoinedUs, TaskDone, TaskFailed
from .ground import Ground, within_reach
from .odds import test_note
from .plan import errand, quest
from .quests import relic_won
from .rows.quests import Task, Undertaking
from .rows.traits import Trait
from .sheet import dice_of, level
from .sites import fixtures
from .testing import passes
from .words import called
from .world import Element, Figure, Regne


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """A hero beside a well may try to put its lid back; beside something that there is a task about, to do it."""
    if who.camp != "party" or who.ally or who.points < BOOK.costs.well:
        return
    for element in world.elements.values():
        if element.kind in BOOK.lidded and not element.shut and within_reach(here, who.at, element.at):
            note = _odds(world, who, "strength", _lid(world))
            rule = "regne.quest.1-goal"
            option = Option("shut-well", Say("option-shut-well"), key(element.at), note, rule, emblem="well")
            yield Deed(option, partial(shut, world, who, element))
    for row in filter(None, (quest(world), errand(world))):
        for element, task in open_tasks(world, row) if row.tasks else ():
            if within_reach(here, who.at, element.at):
                text, note = Say(f"task-{element.kind}"), _odds(world, who, task.trait, task.against)
                emblem = BOOK.elements[element.kind].emblem
                option = Option("task", text, key(element.at), note, row.rule, emblem=emblem, on=(element.id,))
                yield Deed(option, partial(do, world, who, element, task, row.rule))


def open_tasks(world: Regne, row: Undertaking) -> Iterator[tuple[Element, Task]]:
    """What is to be done now: all that is left, or the first of it where there is an order. What a dweller carries has
    to be won before.

    regne.task.offer"""
    if row.bears and not relic_won(world, row):
        return
    there = fixtures(world, row)
    for task in row.tasks:
        left = [element for element in there if element.kind == task.what and not element.done]
        yield from ((element, task) for element in left)
        if left and row.in_order:
            return


def do(world: Regne, who: Figure, element: Element, task: Task, rule: str) -> Rules[None]:
    """An action point and a test, which is decisive for the main quest alone. What is done changes what it was about,
    or sets somebody free."""
    who.points -= BOOK.costs.well
    what = element.kind
    element.done = yield from passes(world, who, task.trait, task.against, rule, decisive=rule == quest(world).rule)
    if not element.done:
        tell(world, TaskFailed(called(who), what, rule))
        return
    left = sum(each.kind == what and not each.done for each in world.elements.values())
    tell(world, TaskDone(called(who), what, left, rule))
    element.kind = task.becomes or element.kind
    if task.frees:
        freed = summon(world, task.frees, element.at, who)
        if freed is not None:
            freed.number = 0
            tell(world, JoinedUs(called(freed)))


def shut(world: Regne, who: Figure, element: Element) -> Rules[None]:
    """A Strength test as hard as the game."""
    who.points -= BOOK.costs.well
    element.shut = yield from passes(world, who, "strength", _lid(world), "regne.quest.1-goal", decisive=True)
    tell(world, WellShut(called(who)) if element.shut else LidSlipped(called(who)))


def _lid(world: Regne) -> int:
    return BOOK.levels[world.level].well


def _odds(world: Regne, who: Figure, trait: Trait, against: int) -> Say:
    height = level(world, who, trait)
    return test_note(BOOK.costs.well, trait, height, dice_of(who, trait), against)
