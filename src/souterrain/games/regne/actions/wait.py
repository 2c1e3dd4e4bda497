"""Waiting: two action points now for one in the other side's turn."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.say import Say

from ..catalogue import BOOK
from ..events.turns import Waited
from ..ground import Ground
from ..words import called
from ..world import Figure, Regne, against

RULE = "regne.wait.two-for-one"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Offered while there is somebody to wait for."""
    if who.points >= BOOK.costs.wait and any(against(world, who)):
        note = Say("note-points", points=BOOK.costs.wait)
        option = Option("await", Say("option-wait"), note=note, rule=RULE, group=Say("group-wait"), emblem="waiting")
        yield Deed(option, partial(wait, world, who))


def wait(world: Regne, who: Figure) -> None:
    who.points -= BOOK.costs.wait
    who.held += 1
    tell(world, Waited(called(who), who.held))
