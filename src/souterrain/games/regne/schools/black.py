"""Black magic: cinders, withered arms, borrowed dusk."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from ..actions.spells import EFFECTS, harm
from ..dice import formula
from ..events.actions import Vanished
from ..events.spells import Withered
from ..rows.beings import Spell
from ..special.fire import ignite
from ..words import called
from ..world import Effect, Figure, Regne


@EFFECTS("dart")
def dart(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Damage, and fire."""
    yield from harm(world, who, target, spell)
    yield from ignite(world, who, target)


@EFFECTS("crush")
def crush(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Damage that armour does not stop."""
    yield from harm(world, who, target, spell)


@EFFECTS("wither")
def wither(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    points = formula(spell.amount).plus
    target.effects.append(Effect("strength", -points, world.round + 1))
    tell(world, Withered(called(target), points))
    yield from ()


@EFFECTS("vanish")
def vanish(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    target.invisible = True
    tell(world, Vanished(called(target)))
    yield from ()
