"""Necromancy: the dead tell, frighten, bleed for others, and rise."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from ..actions.search import uncover
from ..actions.spells import EFFECTS, harm, remains
from ..allies import summon
from ..chairs import automatic
from ..dice import formula
from ..events.spells import Risen
from ..ground import ground, spots
from ..rows.beings import Spell
from ..special.fear import cowed
from ..words import called, element_word
from ..world import Figure, Regne, against
from ..wounds import heal


@EFFECTS("ask-dead")
def ask_the_dead(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Whatever is hidden in his zone comes to light."""
    here = ground(world)
    home = here.zone[who.at]
    hidden = [trap.at for trap in world.secrets.traps if here.zone[trap.at] == home]
    hidden += [door.at for door in world.secrets.doors if door.zone == home]
    for at in hidden:
        yield from uncover(world, who, at)


@EFFECTS("dread")
def grave_breath(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """All conscious adversaries in sight are tested by fear; whoever is cowed has less to spend in his next turn."""
    here = ground(world)
    for foe in [foe for foe in against(world, who) if foe.life > 0 and spots(world, here, who, foe)]:
        if (yield from cowed(world, foe, formula(spell.amount).plus)):
            foe.lost += 1


@EFFECTS("drain")
def red_thread(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Half of the life that one loses is the other's."""
    hurt = yield from harm(world, who, target, spell)
    if hurt // 2:
        heal(world, who, hurt // 2)


@EFFECTS("raise")
def call_the_bones(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Beside a corpse or a tomb somebody rises, on the caster's side until the end."""
    here = ground(world)
    graves = remains(world, who, here)[: 1 if automatic(world, who) else None]
    offers = [(Option("grave", element_word(each.kind), key(each.at), on=(each.id,)), each) for each in graves]
    grave = yield from one_of(who.seat, Say("ask-grave"), offers, spell.rule)
    risen = summon(world, spell.raises, grave.at, who)
    if risen is not None:
        tell(world, Risen(called(risen)))
