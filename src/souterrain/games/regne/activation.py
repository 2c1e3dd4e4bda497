"""An activation: somebody spends his action points, one deed after the other. Each chapter offers its own."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Each, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import key

from . import duels, foresight, quests, tasks, traps
from .actions import (
    bribe,
    disarm,
    doors,
    duel,
    explore,
    jump,
    lay,
    melee,
    move,
    objects,
    search,
    shoot,
    shove,
    speech,
    spells,
    steal,
    throw,
    uses,
    wait,
)
from .chairs import automatic
from .duels import opponent
from .ground import ground
from .master import policy
from .sheet import being
from .special import swarm, web
from .words import figure_word
from .world import Figure, Regne, against

RULE = "regne.turn.ap-budget"


HOSTILE = (melee, shoot, shove, steal, bribe, duel, wait)
"""The chapters that offer nothing where there are no adversaries."""

CHAPTERS = (
    tasks,
    melee,
    shoot,
    spells,
    shove,
    steal,
    swarm,
    doors,
    explore,
    search,
    disarm,
    objects,
    uses,
    throw,
    speech,
    bribe,
    duel,
    wait,
    lay,
    jump,
    move,
)
"""The chapters that offer something, in the order in which it is shown."""


def deeds(world: Regne, who: Figure) -> Offers[None]:
    """All that somebody may do now."""
    if who.webbed:
        yield from web.offers(world, who)
        return
    here = ground(world)
    other = opponent(world, who)
    if other is not None:
        yield from duel.bound(world, who, other, here)
        return
    alone = not any(against(world, who))
    for chapter in CHAPTERS:
        if not (alone and chapter in HOSTILE):
            yield from chapter.offers(world, who, here)


def activate(world: Regne, who: Figure) -> Rules[None]:
    """Somebody acts until he has no points left, nothing to do, or enough."""
    before, world.acting = world.acting, who.id
    if who.hole:
        yield from traps.climb(world, who)
    elif automatic(world, who):
        yield from policy.act(world, who)
    else:
        foresight.remember(world, who)
        yield from _decide(world, who)
        if (yield from foresight.undone(world, who)):
            yield from _decide(world, world.figures[who.id])
    world.acting = before


def _decide(world: Regne, who: Figure) -> Rules[None]:
    while ready(world, who):
        found: list[Deed[bool | None] | Each[bool | None]] = list(deeds(world, who))
        if not any(isinstance(each, Deed) or each.options for each in found):
            return
        if not duel.obliged(world, who):
            found.append(Deed(_enough(who), lambda: True))
        if who.seat == GM:
            found[:0] = _proposed(world, who)
        text = Say("ask-act", who=figure_word(who), points=who.points)
        if (yield from choose(who.seat, text, found, RULE)):
            return
        duels.settle(world)
        quests.check(world)
        yield from quests.reward(world)


def _proposed(world: Regne, who: Figure) -> Offers[bool | None]:
    """What the program would do in the game master's place: its next act, or all of them.

    regne.setup.gm-neutral-and-may-play"""
    intent = policy.intend(world, who, ground(world))
    if intent is None:
        return
    text = policy.said(who, intent).say()
    group, at = Say("group-proposed"), key(intent.target.at)
    yield Deed(Option("proposed", text, at, group=group, emblem="master"), intent.do)
    yield Deed(
        Option("leave-to-it", Say("option-leave-to-it"), group=group, emblem="master"), partial(_leave, world, who)
    )


def _leave(world: Regne, who: Figure) -> Rules[bool]:
    yield from policy.act(world, who)
    return True


def _enough(who: Figure) -> Option:
    """To do nothing more; of a hero before anything was done that is meant twice."""
    return Option("done", Say("choice-done"), final=who.seat != GM and who.points >= being(who).action)


def ready(world: Regne, who: Figure) -> bool:
    """Whether he may go on."""
    return who.points > 0 and who.life > 0 and not who.over and who.id in world.figures and not world.won
