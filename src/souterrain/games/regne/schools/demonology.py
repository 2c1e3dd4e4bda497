"""Demonology: errands, blood for haste, words of iron, coals."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from ..actions.objects import take
from ..actions.spells import EFFECTS, harm, loose
from ..catalogue import BOOK
from ..dice import d, formula
from ..events.mishaps import Quickened
from ..events.spells import Silenced
from ..ground import ground, within_reach
from ..rows.beings import Spell
from ..special.fire import ignite
from ..testing import passes
from ..words import called, thing
from ..world import Figure, Regne
from ..wounds import lose

IRON = 5
"""Difficulty of the test of Will against a word of iron."""
SILENCED = 99
"""Action points enough to lose a turn."""


@EFFECTS("fetch")
def small_errand(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Something that lies in sight comes to the caster's hands."""
    offers = [
        (Option("fetch", thing(item.kind), key(at), on=(item.id,)), (at, item))
        for at, item in loose(world, who, ground(world))
    ]
    at, item = yield from one_of(who.seat, Say("ask-fetch"), offers, spell.rule)
    who.points += BOOK.costs.give
    take(world, who, item, at)


@EFFECTS("haste")
def haste_for_blood(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """A D of life points for action points this turn."""
    hurt = yield from d(spell.rule, who.seat)
    yield from lose(world, who, hurt, spell.rule, magic=True)
    points = formula(spell.amount).plus
    who.points += points
    tell(world, Quickened(called(who), points))


@EFFECTS("silence")
def iron_word(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """A test of Will; failing, he loses his next turn."""
    if not (yield from passes(world, target, "will", IRON, spell.rule)):
        target.lost += SILENCED
        tell(world, Silenced(called(target)))


@EFFECTS("coals")
def ring_of_coals(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Damage and fire for everybody at the caster's side, whoever he is with."""
    here = ground(world)
    for each in [each for each in world.figures.values() if within_reach(here, who.at, each.at)]:
        yield from harm(world, who, each, spell)
        yield from ignite(world, who, each)
