"""White magic: wounds close, ills leave, the dead fear the day."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from ..actions.spells import EFFECTS
from ..dice import formula, rolled
from ..events.actions import Warded
from ..events.spells import Relieved
from ..ground import ground, spots
from ..rows.beings import Spell
from ..sheet import unholy
from ..words import called
from ..world import Figure, Regne, against
from ..wounds import heal, lose


@EFFECTS("heal")
def heals(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    heal(world, target, (yield from rolled(formula(spell.amount), spell.rule, who.seat)))


@EFFECTS("relieve")
def relieves(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Poison, fire and web are gone."""
    target.poisoned, target.burning, target.webbed = False, "", 0
    tell(world, Relieved(called(target)))
    yield from ()


@EFFECTS("ward")
def wards(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Points of magic armour until his side's next turn."""
    target.shell = formula(spell.amount).plus
    tell(world, Warded(called(target), target.shell, spell.rule))
    yield from ()


@EFFECTS("dawn")
def dawn(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Each of the undead and each demon in sight loses life points."""
    here = ground(world)
    for foe in list(against(world, who)):
        if unholy(foe) and spots(world, here, who, foe):
            hurt = yield from rolled(formula(spell.amount), spell.rule, who.seat)
            yield from lose(world, foe, hurt, spell.rule, who, magic=True)
