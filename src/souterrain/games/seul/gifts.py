"""II.5 Gifts at work between two meetings: spells, and the Healing of the Consecrated."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .duties import pass_rounds
from .magic import can_cast, cast, heal
from .resolution import appraise, outlook
from .world import ROUNDS, World


def deeds(world: World) -> Offers[None]:
    """The spells that are not at work yet, and Healing for whoever needs it."""
    hero = world.hero
    if can_cast(world):
        note = outlook(appraise(world, "magic"))
        for spell in BOOK.spells.values():
            if spell.peace and hero.spells.get(spell.id, 0) <= world.now:
                text = Say("option-cast", spell=Say("spell-" + spell.id))
                option = Option("cast", text, note=note, rule="seul.magic.cost-then-test", on=(spell.id,))
                yield Deed(option, partial(cast_in_peace, world, spell.id))
    unwell = hero.fatigue or hero.diseased or hero.poison_until > world.now
    if "consecrated" in hero.gifts and hero.resources and unwell:
        yield Deed(Option("heal", Say("option-heal"), rule="seul.gift.healing"), partial(heal_oneself, world))


def cast_in_peace(world: World, spell: str) -> Rules[None]:
    """A spell outside combat takes a Round.

    Rule: seul.magic.takes-one-round."""
    world.now += 1
    yield from cast(world, spell)


def heal_oneself(world: World) -> Rules[None]:
    """A Turn's prayer; what interrupts it may cost the Resource that it needs."""
    if (yield from pass_rounds(world, ROUNDS)) and world.hero.resources:
        heal(world)
