"""Webs: whoever is caught can do nothing but tear himself free."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .. import hooks
from ..catalogue import BOOK
from ..events.places import Freed, Webbed
from ..odds import test_note
from ..rows.beings import Foe
from ..sheet import being, dice_of, level, warded
from ..testing import passes
from ..words import called
from ..world import Figure, Regne


@hooks.STRUCK(2)
def caught(world: Regne, who: Figure, target: Figure, weapon: str, lost: int) -> Rules[None]:
    """A hit with a web catches its target, hurt or not."""
    row = being(who)
    if isinstance(row, Foe) and row.web and target.life > 0 and not warded(target, "web"):
        if not target.webbed:
            tell(world, Webbed(called(target)))
        target.webbed = max(target.webbed, row.web)
    yield from ()


def offers(world: Regne, who: Figure) -> Offers[None]:
    if who.points >= BOOK.costs.tear:
        height = level(world, who, "strength")
        note = test_note(BOOK.costs.tear, "strength", height, dice_of(who, "strength"), who.webbed)
        yield Deed(Option("tear", Say("option-tear"), note=note, rule="regne.web.escape"), partial(tear, world, who))


def tear(world: Regne, who: Figure) -> Rules[None]:
    """A Strength test against the level of the web."""
    who.points -= BOOK.costs.tear
    if (yield from passes(world, who, "strength", who.webbed, "regne.web.escape")):
        who.webbed = 0
        tell(world, Freed(called(who)))
