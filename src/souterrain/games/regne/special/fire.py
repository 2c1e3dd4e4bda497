"""Fire: whoever is set alight burns until a die puts it out."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .. import hooks
from ..catalogue import BOOK
from ..dice import d
from ..events.turns import CaughtFire, FireKept, WentOut
from ..rows.beings import Foe
from ..sheet import being, warded
from ..words import called
from ..world import Figure, Regne
from ..wounds import lose

BURNS = 3
"""The D from which it burns, and goes on burning."""


@hooks.STRUCK(1)
def catch(world: Regne, who: Figure, target: Figure, weapon: str, lost: int) -> Rules[None]:
    """A hit with a flaming weapon is enough, hurt or not."""
    row = being(who)
    if BOOK.weapons[weapon].flaming if weapon in BOOK.weapons else isinstance(row, Foe) and row.flaming:
        yield from ignite(world, who, target)


def ignite(world: Regne, who: Figure, target: Figure) -> Rules[None]:
    """Its author rolls a D for whether the target catches fire."""
    if target.id not in world.figures or target.burning or warded(target, "fire"):
        return
    rule = "regne.fire.catch"
    if (yield from d(rule, who.seat)) >= BURNS:
        target.burning = who.id
        tell(world, CaughtFire(called(target)))
    else:
        tell(world, FireKept(called(target), burns=False, rule=rule))


@hooks.BEGINNING(2)
def burn(world: Regne, who: Figure) -> Rules[None]:
    """A D of life points at the start of each turn, then a D for whether it goes on: its author's, or whoever rolls for
    him."""
    if not who.burning:
        return
    rule = "regne.fire.burn"
    hurt = yield from d(rule, who.seat)
    yield from lose(world, who, hurt, rule)
    if who.id not in world.figures:
        return
    author = world.figures.get(who.burning)
    if (yield from d(rule, author.seat if author else "")) < BURNS:
        who.burning = ""
        tell(world, WentOut(called(who)))
    else:
        tell(world, FireKept(called(who), burns=True, rule=rule))
