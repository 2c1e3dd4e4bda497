"""Gold: each hero has his own, and players may pool it for a purchase."""

from __future__ import annotations

from souterrain.core.ask import Amount
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .events.spoils import CalledOff, ChippedIn, Pooled
from .world import Hero, World


def party_gold(world: World) -> int:
    """All the gold the heroes own together, that of the dead included."""
    return sum(hero.gold for hero in world.heroes.values())


def pay(world: World, seat: str, first: Hero, rule: str, price: int) -> Rules[bool]:
    """Pay a price: the hero first, then his player's other heroes, then what the other players are willing to give.
    Too little, and nobody pays anything."""
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
            text = Say("ask-give-gold", missing=missing, price=price)
            share = yield Amount(hero.seat, text, rule, 0, high, BOOK.facts.coin)
            paid.append((hero, share))
            missing -= share
    if missing:
        tell(world, CalledOff(missing))
        return False
    for hero, share in paid:
        hero.gold -= share
    others = {hero.id: share for hero, share in paid if share and hero is not first}
    if len(others) > 1:
        tell(world, Pooled(first.id, tuple(others), tuple(others.values()), rule))
    for id, share in others.items() if len(others) == 1 else ():
        tell(world, ChippedIn(id, first.id, share, rule))
    return True
