"""Gold: each hero has his own, and players may pool it for a purchase."""

from __future__ import annotations

from typing import TypeAlias

from souterrain.core.ask import Amount
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .events.spoils import CalledOff
from .words import kind_say
from .world import Hero, World

Gifts: TypeAlias = dict[str, int]
"""What heroes give for another's purchase, by their ids."""


def party_gold(world: World) -> int:
    """All the gold the heroes own together, that of the dead included."""
    return sum(hero.gold for hero in world.heroes.values())


def pay(world: World, seat: str, first: Hero, rule: str, others: Gifts, price: int) -> Rules[bool]:
    """Pay a price: the hero first, then his player's other heroes, then what the other players are willing to give.
    Too little, and nobody pays anything; else what was not the hero's own is put down among the gifts of `others`."""
    own = [first] if first.seat == seat else []
    own += [hero for hero in world.heroes.values() if hero.seat == seat and hero is not first]
    paid: list[tuple[Hero, int]] = []
    missing = price
    for hero in own:
        share = min(hero.gold, missing)
        paid.append((hero, share))
        missing -= share
    for hero in world.heroes.values():
        if missing and hero.seat != seat and hero.gold:
            high = min(hero.gold, missing)
            share = yield Amount(hero.seat, _asked(hero, first, missing, price), rule, 0, high, BOOK.facts.coin)
            paid.append((hero, share))
            missing -= share
    if missing:
        tell(world, CalledOff(missing))
        return False
    for hero, share in paid:
        hero.gold -= share
    others.update({hero.id: share for hero, share in paid if share and hero is not first})
    return True


def _asked(giver: Hero, buyer: Hero, missing: int, price: int) -> Say:
    """What a player is asked whose hero may pay for another's purchase, or for his own that somebody else makes."""
    begun, own = missing < price, giver is buyer
    who, whom = kind_say(giver.id), kind_say(buyer.id)
    return Say("ask-give-gold", giver=who, hero=whom, own=own, missing=missing, price=price, begun=begun)
