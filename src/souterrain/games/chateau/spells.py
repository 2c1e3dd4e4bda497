"""Pouvoirs spéciaux du magicien: sleep and fire."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.dice import reaches
from souterrain.core.events import tell
from souterrain.core.menu import Deed, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .blows import bury
from .catalogue import BOOK
from .dice import odds, works
from .events.combat import SpellBurnt, SpellFailed, SpellSlept
from .words import being, foe_name, foe_word
from .world import Character, Chateau, Fight, Foe, able, gifted

_SLEEP, _BURN = "chateau.magician.sleep", "chateau.magician.burn"
_SPARE = Option("spare", Say("option-no-spell"))


def may_cast(world: Chateau, who: Character) -> bool:
    """One attempt every five turns, whether it worked or not.

    Rule: chateau.magician.every-five-turns."""
    return gifted(who, "spells") and able(world, who) and world.clock >= who.spell_from


def cast(world: Chateau, fight: Fight, who: Character) -> Rules[None]:
    """Besides his blow the caster may try to put a foe to sleep, or to burn it."""
    spare = Deed(_SPARE, lambda: None)
    yield from choose(who.seat, Say("ask-spell", who=being(who)), [*spells(world, fight, who), spare], _SLEEP)


def spells(world: Chateau, fight: Fight, who: Character) -> Iterator[Deed[None]]:
    """Sleep for those awake, fire for any of them."""
    note = odds("note-works", reaches("d6", BOOK.numbers.sleep_on))
    for foe in fight.foes:
        if not foe.drowsy:
            text = Say("option-sleep", foe=foe_word(world, foe))
            option = Option("cast", text, foe.id, note, on=("sleep", foe.id))
            yield Deed(option, partial(put_to_sleep, world, who, foe))
    note = odds("note-works", reaches("d6", BOOK.numbers.burn_on))
    for foe in fight.foes:
        text = Say("option-burn", foe=foe_word(world, foe))
        option = Option("cast", text, foe.id, note, _BURN, on=("burn", foe.id))
        yield Deed(option, partial(burn, world, who, foe))


def exhaust(world: Chateau, who: Character) -> None:
    """The next attempt may be made five turns after this one."""
    who.spell_from = world.clock + BOOK.numbers.spell_every


def put_to_sleep(world: Chateau, who: Character, foe: Foe) -> Rules[None]:
    """On 5 or 6, without a hit roll, the foe sleeps through its next two turns."""
    exhaust(world, who)
    if (yield from works(BOOK.numbers.sleep_on, _SLEEP, who.seat)):
        foe.drowsy = BOOK.numbers.sleep_turns
        tell(world, SpellSlept(who.name, foe_name(world, foe), foe.drowsy))
    else:
        tell(world, SpellFailed(who.name, foe_name(world, foe)))


def burn(world: Chateau, who: Character, foe: Foe) -> Rules[None]:
    """On a 6 the foe is burnt to death."""
    exhaust(world, who)
    if (yield from works(BOOK.numbers.burn_on, _BURN, who.seat)):
        bury(world, foe, SpellBurnt(who.name, foe_name(world, foe)))
    else:
        tell(world, SpellFailed(who.name, foe_name(world, foe), _BURN))
