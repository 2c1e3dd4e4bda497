"""Soins: the cleric's healing spells, and the freeing of those turned to stone."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from .catalogue import BOOK
from .dice import works
from .events.healing import Freed, Healed, NotHealed, StillStone
from .world import Character, Chateau, able, folk, gifted, marching


def gather_round(world: Chateau, party: list[str]) -> Rules[None]:
    """After a won fight every cleric able to act heals first himself, then the others in marching order.

    Rules: chateau.heal.when, chateau.heal.cleric-first."""
    for healer in folk(world, party):
        if not gifted(healer, "healing") or not able(world, healer):
            continue
        others = [who for who in folk(world, party) if who is not healer]
        for who in (healer, *others):
            if who.life < who.initial:
                yield from heal(world, healer, who)


def heal(world: Chateau, healer: Character, who: Character) -> Rules[None]:
    """On 5 or 6 a second die gives back life points, never above the initial score."""
    if not (yield from works(BOOK.numbers.heal_on, "chateau.heal.roll", healer.seat)):
        tell(world, NotHealed(healer.name, who.name, healer is who))
        return
    amount: int = yield Roll("d6", "chateau.heal.roll", healer.seat)
    gained = restore(who, amount)
    tell(world, Healed(healer.name, who.name, gained, who.life, healer is who))


def restore(who: Character, amount: int) -> int:
    """Give back life points up to the initial score; tells how many it were."""
    gained = min(amount, who.initial - who.life)
    who.life += gained
    return gained


def stones(world: Chateau, healer: Character) -> list[Character]:
    """The petrified characters that a cleric may try to free now.

    Rule: chateau.heal.abandon-petrified."""
    if not gifted(healer, "healing"):
        return []
    here = [who for who in marching(world) if who.petrified and who.at == healer.at]
    return [who for who in here if world.clock >= who.freeing_from]


def unpetrify(world: Chateau, healer: Character, who: Character) -> Rules[None]:
    """A 6 frees him; after a failure a new try may be made every three turns."""
    if (yield from works(BOOK.numbers.free_on, "chateau.heal.unpetrify", healer.seat)):
        who.petrified = False
        who.acted = world.turn
        tell(world, Freed(healer.name, who.name))
    else:
        who.freeing_from = world.clock + BOOK.numbers.free_every
        tell(world, StillStone(healer.name, who.name))
