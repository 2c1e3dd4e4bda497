"""Magic for beggars: small tricks that anybody may learn."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from ..actions.spells import EFFECTS, harm
from ..dice import formula, rolled
from ..events.spells import Tangled
from ..rows.beings import Spell
from ..treasure import crowns
from ..words import called
from ..world import Figure, Regne


@EFFECTS("flick")
def flick(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Life points, whatever his protection."""
    yield from harm(world, who, target, spell)


@EFFECTS("tangle")
def tangle(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """His next turn begins with less."""
    points = formula(spell.amount).plus
    target.lost += points
    tell(world, Tangled(called(target), points))
    yield from ()


@EFFECTS("coins")
def coins(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    crowns(world, who, (yield from rolled(formula(spell.amount), spell.rule, who.seat)))
