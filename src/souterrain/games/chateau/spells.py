"""Pouvoirs spéciaux du magicien: sleep and fire."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .blows import bury
from .content import NUMBERS
from .dice import d6_chance, odds, reaches
from .events import SpellBurnt, SpellFailed, SpellSlept
from .words import being, foe_name, foe_word
from .world import Character, Chateau, Fight, Foe, able, gifted

_SLEEP_ODDS = odds("note-works", d6_chance(NUMBERS.sleep_on))
_BURN_ODDS = odds("note-works", d6_chance(NUMBERS.burn_on))


def may_cast(world: Chateau, who: Character) -> bool:
    """One attempt every five turns, whether it worked or not."""
    return gifted(who, "spells") and able(world, who) and world.clock >= who.spell_from


def cast(world: Chateau, fight: Fight, who: Character) -> Rules[None]:
    """Besides his blow the caster may try to put a foe to sleep, or to burn it."""
    options = [
        Option(f"sleep:{foe.id}", Say("option-sleep", foe=foe_word(world, foe)), foe.id, _SLEEP_ODDS)
        for foe in fight.foes
        if not foe.drowsy
    ]
    options += [
        Option(
            f"burn:{foe.id}", Say("option-burn", foe=foe_word(world, foe)), foe.id, _BURN_ODDS, "chateau.magician.burn"
        )
        for foe in fight.foes
    ]
    options.append(Option("spare", Say("option-no-spell")))
    answer: str = yield Ask(who.seat, Say("ask-spell", who=being(who)), tuple(options), "chateau.magician.sleep")
    if answer == "spare":
        return
    spell, _, id = answer.partition(":")
    foe = next(foe for foe in fight.foes if foe.id == id)
    who.spell_from = world.clock + NUMBERS.spell_every
    yield from (put_to_sleep if spell == "sleep" else burn)(world, who, foe)


def put_to_sleep(world: Chateau, who: Character, foe: Foe) -> Rules[None]:
    """On 5 or 6, without a hit roll, the foe sleeps through its next two turns."""
    if (yield from reaches(NUMBERS.sleep_on, "chateau.magician.sleep", who.seat)):
        foe.drowsy = NUMBERS.sleep_turns
        tell(world, SpellSlept(who.name, foe_name(world, foe)))
    else:
        tell(world, SpellFailed(who.name, foe_name(world, foe)))


def burn(world: Chateau, who: Character, foe: Foe) -> Rules[None]:
    """On a 6 the foe is burnt to death."""
    if (yield from reaches(NUMBERS.burn_on, "chateau.magician.burn", who.seat)):
        tell(world, SpellBurnt(who.name, foe_name(world, foe)))
        bury(world, foe)
    else:
        tell(world, SpellFailed(who.name, foe_name(world, foe), "chateau.magician.burn"))
