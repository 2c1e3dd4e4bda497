"""Poison: it gnaws until a remedy is drunk."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .. import hooks
from ..dice import d
from ..events.turns import Cured, Poisoned
from ..rows.beings import Foe
from ..sheet import being, warded
from ..testing import passes
from ..words import called
from ..world import Figure, Regne
from ..wounds import lose


@hooks.STRUCK(3)
def envenom(world: Regne, who: Figure, target: Figure, weapon: str, lost: int) -> Rules[None]:
    """A bite that draws blood, of one who is venomous."""
    row = being(who)
    if isinstance(row, Foe) and row.poison and lost > 0 and target.life > 0 and target.id in world.figures:
        yield from infect(world, target, row.poison)


def infect(world: Regne, who: Figure, strength: int) -> Rules[None]:
    """An Endurance test against the level of a poison; failing, he loses an action point now and life from now on."""
    if who.poisoned or warded(who, "poison"):
        return
    if (yield from passes(world, who, "endurance", strength, "regne.poison.contract")):
        return
    who.poisoned = True
    who.points = max(0, who.points - 1)
    tell(world, Poisoned(called(who)))


def cure(world: Regne, who: Figure) -> None:
    if who.poisoned:
        who.poisoned = False
        tell(world, Cured(called(who)))


@hooks.BEGINNING(3)
def gnaw(world: Regne, who: Figure) -> Rules[None]:
    if who.poisoned:
        hurt = yield from d("regne.poison.effect", who.seat)
        yield from lose(world, who, hurt, "regne.poison.effect")
