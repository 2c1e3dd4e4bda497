"""Challenging somebody to a duel, and what duellists may do."""

from __future__ import annotations

from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Each, Offers
from souterrain.core.say import Say
from souterrain.crawl.squares import key, square
from souterrain.crawl.ways import reach

from ..catalogue import BOOK
from ..duels import face_to_face, gap, opponent
from ..events.duels import Challenged
from ..ground import Ground, occupied, spots
from ..sheet import level
from ..words import called, figure_word
from ..world import Duel, Figure, Regne, against, standing
from . import melee, move

RULE = "regne.duel.challenge"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """A hero, and he alone, challenges one in his sight who is as good as he or better.

    regne.duel.challenge"""
    if who.camp != "party" or who.ally or who.points < BOOK.costs.duel or opponent(world, who) is not None:
        return
    own = level(world, who, "melee")
    for foe in against(world, who):
        if standing(foe) and level(world, foe, "melee") >= own and spots(world, here, who, foe):
            option = _option(figure_word(foe), foe.id, key(foe.at), BOOK.costs.duel)
            yield Deed(option, partial(challenge, world, who, foe))


@lru_cache(maxsize=1024)
def _option(target: Say, foe: str, at: str, cost: int) -> Option:
    text, note = Say("option-duel", target=target), Say("note-points", points=cost)
    return Option("duel", text, at, note, RULE, group=Say("group-duel"), emblem="gauntlet", on=(foe,))


def challenge(world: Regne, who: Figure, foe: Figure) -> None:
    who.points -= BOOK.costs.duel
    world.duels.append(Duel(who.id, foe.id, gap(world, who, foe), world.round))
    tell(world, Challenged(called(who), called(foe)))


def bound(world: Regne, who: Figure, other: Figure, here: Ground) -> Offers[None]:
    """What a duellist may do: side by side nothing but blows, otherwise come nearer.

    regne.duel.approach, regne.duel.only-melee"""
    if face_to_face(world, who, other):
        yield from melee.offers(world, who, here)
        return
    taken = set(occupied(world)) - {who.at}
    near = reach(here.steps, [at for at in here.beside[other.at] if at in here.floor], blocked=taken)
    now = near.get(who.at, len(near) + 1)
    for each in move.offers(world, who, here):
        assert isinstance(each, Each)
        nearer = [option for option in each.options if near.get(square(option.at), now) < now]
        if nearer:
            yield Each(nearer, each.do)


def obliged(world: Regne, who: Figure) -> bool:
    """Whether he may not end his turn while there is a step that he could take."""
    other = opponent(world, who)
    return other is not None and not face_to_face(world, who, other)
