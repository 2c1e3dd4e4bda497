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
    """Offered while there is somebody to wait for: with all that is left, for what he would do now he does before."""
    kept = who.points // BOOK.costs.wait
    if kept and any(against(world, who)):
        note = Say("note-wait", points=kept * BOOK.costs.wait, kept=kept)
        option = Option("await", Say("option-wait"), note=note, rule=RULE, group=Say("group-wait"), emblem="waiting")
        yield Deed(option, partial(wait, world, who))


def wait(world: Regne, who: Figure) -> None:
    kept, who.points = divmod(who.points, BOOK.costs.wait)
    who.held += kept
    tell(world, Waited(called(who), who.held))
