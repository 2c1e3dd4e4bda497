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
from souterrain.crawl.squares import key

from .catalogue import BOOK
from .events.places import LidSlipped, WellShut
from .ground import Ground, within_reach
from .odds import passing, test_note
from .plan import quest
from .sheet import dice_of, level
from .testing import passes
from .words import called
from .world import Element, Figure, Regne

AIMS: Handlers[Callable[[Regne, Figure, Ground], Offers[None]]] = Handlers("aim")


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """What the quest gives somebody of the party to do."""
    if who.camp == "party":
        yield from AIMS[quest(world).aim](world, who, here)


@AIMS("well")
def well(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Whoever stands beside the well may try to put its lid back."""
    for element in world.elements.values():
        if element.kind == "well" and within_reach(here, who.at, element.at) and who.points >= BOOK.costs.well:
            height = level(world, who, "strength")
            note = test_note(BOOK.costs.well, height, passing(height, dice_of(who, "strength"), _lid(world)))
            rule = "regne.quest.1-goal"
            option = Option("shut-well", Say("option-shut-well"), key(element.at), note, rule, emblem="well")
            yield Deed(option, partial(shut, world, who, element))


def shut(world: Regne, who: Figure, element: Element) -> Rules[None]:
    """A Strength test as hard as the game; the well shut, the quest is won."""
    who.points -= BOOK.costs.well
    if (yield from passes(world, who, "strength", _lid(world), "regne.quest.1-goal", decisive=True)):
        element.shut = True
        world.won = True
        tell(world, WellShut(called(who)))
    else:
        tell(world, LidSlipped(called(who)))


def _lid(world: Regne) -> int:
    return BOOK.levels[world.level].well
