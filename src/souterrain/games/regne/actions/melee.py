"""Hand to hand: a blow, a power attack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key, king_moves

from ..catalogue import BOOK
from ..ground import Ground, spots, within_reach
from ..odds import Blow, blow_note
from ..rows.beings import Foe
from ..sheet import being, melee_weapons
from ..words import called
from ..world import Figure, Regne, against
from .fight import BARE, Arm, Chances, arm, attack, natural, offered_with, own, struck
from .move import crush


def arms(world: Regne, who: Figure) -> list[Arm]:
    """What somebody may strike with: each weapon in hand, his bare hands where he has none, a dweller's own."""
    row = being(who)
    if isinstance(row, Foe):
        return [natural(who, row)]
    return [arm(item) for item in melee_weapons(world, who)] or [BARE]


def targets(world: Regne, who: Figure, here: Ground, with_: Arm) -> Iterator[Figure]:
    """The adversaries whom a weapon reaches: those at his side, with a long one also those two squares away in
    sight."""
    weapon = with_.weapon
    reach = weapon.reach if weapon else 1
    for foe in against(world, who):
        if foe.hole or foe.invisible:
            continue
        if within_reach(here, who.at, foe.at) or (
            1 < king_moves(who.at, foe.at) <= reach and spots(world, here, who, foe)
        ):
            yield foe


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    for with_ in arms(world, who):
        for foe in targets(world, who, here, with_):
            odds = Chances(world, who, foe, with_, "melee")
            for verb, cost, extra in (("attack", BOOK.costs.melee, 0), ("power-attack", BOOK.costs.power, 1)):
                if who.points >= cost:
                    yield Deed(
                        _offered(who, foe, with_, verb, cost, odds, extra),
                        partial(strike, world, who, foe, with_, extra),
                    )


def _offered(who: Figure, foe: Figure, with_: Arm, verb: str, cost: int, odds: Chances, extra: int) -> Option:
    kind, what = with_.kind or own(who), odds.blow(extra)
    return _option(verb, called(foe), foe.id, key(foe.at), kind, with_.item, cost, odds.height, what)


@lru_cache(maxsize=4096)
def _option(
    verb: str, name: str, foe: str, at: str, kind: str, item: str, cost: int, height: int, what: Blow
) -> Option:
    text = offered_with(verb, name, kind or "bare-hands")
    note, on = blow_note(cost, "melee", height, what), (foe, item) if item else (foe,)
    return Option(verb, text, at, note, RULES[verb], group=Say("group-attack"), emblem="sword", on=on)


RULES = {"attack": "regne.melee.cost-and-reach", "power-attack": "regne.melee.power-attack"}


def strike(world: Regne, who: Figure, target: Figure, with_: Arm, extra: int = 0) -> Rules[None]:
    """A blow; with a die more it is a power attack. Who kills may step into the gap."""
    who.points -= BOOK.costs.power if extra else BOOK.costs.melee
    at = target.at
    for _ in range(struck(with_.weapon, extra)):
        if target.id in world.figures:
            yield from attack(world, who, target, with_, "melee", extra, "regne.melee.roll")
    if target.id not in world.figures:
        yield from crush(world, who, at)
