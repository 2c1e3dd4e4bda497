"""Monstres « spéciaux »: what a monster's blow does besides its wounds."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .blows import die
from .catalogue import BOOK
from .dice import works
from .events.combat import Drained, FellAsleep, Petrified, Withstood, Woke
from .words import foe_name
from .world import Character, Chateau, Foe, active, marching

Touch = Callable[[Chateau, Foe, Character], Rules[None]]
TOUCHES: Handlers[Touch] = Handlers("touch")


@TOUCHES("drain")
def drain(world: Chateau, foe: Foe, target: Character) -> Rules[None]:
    """One life point is wiped out for good; no wound die, and armour does not help."""
    yield from ()
    target.life -= 1
    target.initial -= 1
    tell(world, Drained(foe_name(world, foe), target.name, target.life, target.initial))
    if target.life == 0:
        die(world, target)


@TOUCHES("petrify")
def petrify(world: Chateau, foe: Foe, target: Character) -> Rules[None]:
    """After a successful hit roll a 5 or 6 petrifies.

    Rule: chateau.special.petrified."""
    if (yield from works(BOOK.numbers.petrify_on, "chateau.special.medusa", target.seat)):
        target.petrified = True
        target.asleep_until = 0
        tell(world, Petrified(foe_name(world, foe), target.name))
    else:
        tell(world, Withstood(foe_name(world, foe), target.name))


@TOUCHES("slumber")
def slumber(world: Chateau, foe: Foe, target: Character) -> Rules[None]:
    """A second die after the wounds: on 5 or 6 the target sleeps and can neither flee nor fight."""
    if (yield from works(BOOK.numbers.slumber_on, "chateau.special.sorcerer", target.seat)):
        fall_asleep(world, target, BOOK.numbers.slumber_turns)
        tell(world, FellAsleep(foe_name(world, foe), target.name))
    else:
        tell(world, Withstood(foe_name(world, foe), target.name, "chateau.special.sorcerer"))


def fall_asleep(world: Chateau, who: Character, turns: int) -> None:
    """Sleep lasts for what is left of this turn and so many turns after it."""
    who.asleep_until = world.clock + turns + 1


def wake(world: Chateau) -> None:
    """The clock has moved on: those whose sleep is over open their eyes."""
    for who in marching(world):
        if active(who) and who.asleep_until == world.clock:
            tell(world, Woke(who.name))
