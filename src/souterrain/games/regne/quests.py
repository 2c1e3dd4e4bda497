"""Quests: what has to be done, and when it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key

from . import hooks
from .catalogue import BOOK
from .events.places import Left, LidSlipped, WellShut
from .ground import Ground, within_reach
from .odds import passing, test_note
from .plan import quest
from .sheet import dice_of, level
from .testing import passes
from .words import called
from .world import Element, Figure, Regne, heroes, of_camp

GOALS: Handlers[Callable[[Regne], bool]] = Handlers("goal")
"""When a quest is done."""


def check(world: Regne) -> None:
    """Whether the main quest is done now."""
    world.won = world.won or GOALS[quest(world).goal](world)


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """What a quest gives somebody of the party to do: whoever stands beside a well may try to put its lid back."""
    if who.camp != "party" or who.points < BOOK.costs.well:
        return
    for element in world.elements.values():
        if BOOK.elements[element.kind].lid and not element.shut and within_reach(here, who.at, element.at):
            height = level(world, who, "strength")
            chance = passing(height, dice_of(who, "strength"), _lid(world))
            note = test_note(BOOK.costs.well, "strength", height, chance)
            rule = "regne.quest.1-goal"
            option = Option("shut-well", Say("option-shut-well"), key(element.at), note, rule, emblem="well")
            yield Deed(option, partial(shut, world, who, element))


def shut(world: Regne, who: Figure, element: Element) -> Rules[None]:
    """A Strength test as hard as the game."""
    who.points -= BOOK.costs.well
    element.shut = yield from passes(world, who, "strength", _lid(world), "regne.quest.1-goal", decisive=True)
    tell(world, WellShut(called(who)) if element.shut else LidSlipped(called(who)))


def _lid(world: Regne) -> int:
    return BOOK.levels[world.level].well


def _in_quest_zone(world: Regne) -> list[Element]:
    """What the quest has put into its zone, once it is laid."""
    return [world.elements[id] for id in world.fixtures if id in world.elements]


@GOALS("well")
def well_shut(world: Regne) -> bool:
    return any(element.shut for element in _in_quest_zone(world))


@GOALS("chests")
def chests_searched(world: Regne) -> bool:
    """Every chest of the quest zone has been opened, whatever was in it.

    regne.quest.2-goal, regne.quest.2-zone, regne.quest.2-end"""
    chests = [element for element in _in_quest_zone(world) if BOOK.elements[element.kind].lock]
    return bool(chests) and all(chest.searched for chest in chests)


@GOALS("stairs")
def all_left(world: Regne) -> bool:
    """Everybody who lives is out, and somebody is.

    regne.quest.3-goal, regne.quest.3-zone, regne.quest.3-end"""
    return bool(world.gone) and not heroes(world)


@GOALS("relic")
def relic_won(world: Regne) -> bool:
    """What a dweller of the quest zone carried is his no more: he is dead, or was robbed of it.

    regne.quest.4-goal, regne.quest.4-zone, regne.quest.4-end"""
    held = [item for foe in of_camp(world, "dark") for item in foe.items if item.kind in BOOK.relics]
    return bool(world.fixtures) and not held


@hooks.ENTERED(5)
def leave(world: Regne, who: Figure, before: Square, running: bool) -> Rules[None]:
    """Whoever of the party sets foot on the stairs to the lower levels is out of it."""
    if who.camp == "party" and any(
        element.at == who.at and BOOK.elements[element.kind].leaves for element in world.elements.values()
    ):
        del world.figures[who.id]
        if not who.ally:
            world.gone.append(who)
        who.over = True
        tell(world, Left(called(who)))
    yield from ()
