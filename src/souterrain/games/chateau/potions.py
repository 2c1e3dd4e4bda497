"""Fioles et fontaines: what is in them, and what it does to the drinker."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from .blows import die
from .catalogue import BOOK
from .events.treasures import Drank, Poisoned, PoisonNeutralised, Revived
from .healing import restore
from .world import Character, Chateau, Item, in_castle, wears

Effect = Callable[[Chateau, Character, int], Rules[None]]
EFFECTS: Handlers[Effect] = Handlers("potion")


def nature(world: Chateau, who: Character) -> Rules[str]:
    """The first to drink finds out what it is; from then on it never changes."""
    face: int = yield Roll("d6", "chateau.fountain.taste", who.seat)
    return BOOK.draughts[face].potion


def drink_fountain(world: Chateau, who: Character) -> Rules[None]:
    if who.at not in world.fountains:
        world.fountains[who.at] = yield from nature(world, who)
    until = world.clock + BOOK.numbers.potion_turns
    yield from drink(world, who, world.fountains[who.at], until, "chateau.fountain.fixed")


def drink_phial(world: Chateau, who: Character, phial: Item) -> Rules[None]:
    """A phial of the castle serves everybody; its strength lasts five turns."""
    if not phial.spell:
        phial.spell = yield from nature(world, who)
    until = world.clock + BOOK.numbers.potion_turns
    yield from drink(world, who, phial.spell, until, "chateau.phial.castle-for-all")


def drink_dose(world: Chateau, who: Character) -> Rules[None]:
    """A phial found outside is drunk on the spot: one dose, for one character and the turn to come."""
    potion = yield from nature(world, who)
    until = world.clock + BOOK.numbers.dose_turns + 1
    yield from drink(world, who, potion, until, "chateau.phial.outside-single-dose")


def drink(world: Chateau, who: Character, potion: str, until: int, rule: str) -> Rules[None]:
    """A potion's effect; those of strength and flying last until the clock shows `until`. Outside the castle poison
    counts as water."""
    who.drank = world.turn
    if potion == "poison" and not in_castle(who.at):
        potion, rule = "water", "chateau.phial.poison-castle-only"
    tell(world, Drank(who.name, potion, rule))
    yield from EFFECTS[potion](world, who, until)


@EFFECTS("revival")
def revival(world: Chateau, who: Character, until: int) -> Rules[None]:
    """A new die tells how many life points come back, never above the initial score.

    Rule: chateau.heal.other-means."""
    if who.life == who.initial:
        return
    amount: int = yield Roll("d6", "chateau.phial.revitalise-cap", who.seat)
    gained = restore(who, amount)
    tell(world, Revived(who.name, gained, who.life))


@EFFECTS("strength")
def strength(world: Chateau, who: Character, until: int) -> Rules[None]:
    """One more on hit rolls and on the wounds of his weapons.

    Rule: chateau.phial.strength."""
    yield from ()
    who.strong_until = max(who.strong_until, until)


@EFFECTS("flying")
def flying(world: Chateau, who: Character, until: int) -> Rules[None]:
    """He may leave any fight at will."""
    yield from ()
    who.flying_until = max(who.flying_until, until)


@EFFECTS("water")
def water(world: Chateau, who: Character, until: int) -> Rules[None]:
    """Refreshing, no more."""
    yield from ()


@EFFECTS("poison")
def poison(world: Chateau, who: Character, until: int) -> Rules[None]:
    """A new die tells the loss; a wearer of the right jewel feels nothing."""
    if wears(who, "antidote"):
        tell(world, PoisonNeutralised(who.name))
        return
    loss: int = yield Roll("d6", "chateau.phial.poison-castle-only", who.seat)
    who.life = max(0, who.life - loss)
    tell(world, Poisoned(who.name, loss, who.life))
    if who.life == 0:
        die(world, who)
