"""Throwing a thing to a square."""

from __future__ import annotations

from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Rules
from souterrain.core.roll import pick as pick_one
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, king_moves, ring, square

from ..catalogue import BOOK
from ..events.actions import Thrown
from ..ground import Ground, ground
from ..odds import test_note
from ..sheet import dice_of, level, skills
from ..testing import passes
from ..words import called, thing
from ..world import Figure, Item, Regne

RULE = "regne.throw.test"
HARD = 1


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Things that are not too heavy.

    regne.throw.limits"""
    if who.points < BOOK.costs.throw or who.camp != "party":
        return
    strength = level(world, who, "strength")
    loose = {item.kind: item for item in who.items if not item.worn and BOOK.goods[item.kind].weight <= strength}
    if loose:
        height = level(world, who, "shooting")
        note = test_note(BOOK.costs.throw, "shooting", height, dice_of(who, "shooting"), HARD)
        for kind, item in loose.items():
            yield Deed(_option(kind, item.id, note), partial(throw, world, who, item))


@lru_cache(maxsize=1024)
def _option(kind: str, item: str, note: Say) -> Option:
    text, group = Say("option-throw", thing=thing(kind)), Say("group-give")
    return Option("throw", text, note=note, rule=RULE, group=group, on=(item,))


def reachable(world: Regne, who: Figure, here: Ground) -> list[Square]:
    """The squares that a throw may aim at: no obstacle in between, and no farther than twice his Strength."""
    reach = BOOK.numbers.throw + sum(skill.throwing for skill in skills(who))
    far = reach * level(world, who, "strength")
    return [
        at for at in here.terrain if 0 < king_moves(who.at, at) <= far and not here.solid(at) and here.clear(who.at, at)
    ]


def throw(world: Regne, who: Figure, item: Item) -> Rules[None]:
    """A Shooting test; failing, it comes down on some square beside the one that was meant."""
    who.points -= BOOK.costs.throw
    here = ground(world)
    offers = [(Option("onto", Say("option-onto"), key(at), on=(key(at),)), at) for at in reachable(world, who, here)]
    at = yield from which(who.seat, Say("ask-throw", thing=thing(item.kind)), offers, RULE)
    wide = not (yield from passes(world, who, "shooting", HARD, RULE))
    if wide:
        near = [key(each) for each in ring(at) if not here.solid(each)]
        at = square((yield from pick_one(near, RULE)))
    who.items.remove(item)
    world.loose.setdefault(key(at), []).append(item)
    tell(world, Thrown(called(who), item.kind, wide=wide))
