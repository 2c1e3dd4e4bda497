"""Home from a quest, won or lost: who lives, what it brought, and what it left on them."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.campaign import achieve, come_home

from ..catalogue import BOOK
from ..destiny import spared
from ..dice import d
from ..ending import of_quest, shares
from ..events.town import CameHome, Earned, Failed, Fulfilled, LedDeeper, Maimed
from ..events.turns import Died
from ..words import called
from ..world import Figure, Regne, heroes, standing
from .company import rested
from .journey import journey

KEPT = ("turn", "told", "setup", "campaign", "company", "purses", "minted", "level", "order")
"""What stays of the world when its catacombs are left behind."""


def come(world: Regne) -> Rules[None]:
    """The quest is over.

    regne.campaign.homecoming"""
    how = "won" if world.won else "late" if world.late else "forfeit" if world.forfeit else "beaten"
    _conclude(world)
    living = yield from _living(world)
    tell(world, CameHome(how, world.pot))
    for hero, crowns in shares(world, living):
        hero.crowns += crowns
        gained = experience(world)
        hero.xp += gained
        favour = BOOK.lessons.destiny if world.won else 0
        hero.destiny += favour
        tell(world, Earned(called(hero), gained, crowns, favour))
    for hero in living:
        yield from _scarred(world, hero)
    trip = journey(world)
    lost = [id for id in trip.chronicle[-1].went if id not in {hero.id for hero in living}]
    come_home(trip, how, lost)
    if world.won:
        _lead_deeper(world, trip.quest)
        achieve(trip)
    world.purses.append(world.pot)
    clear(world)
    world.company = {hero.id: rested(hero) for hero in living}


def _conclude(world: Regne) -> None:
    """Read the end of the quest aloud, as where it is played alone."""
    outcome = of_quest(world)
    assert outcome is not None
    told = outcome.reason.id.partition("-")[2]
    tell(world, (Fulfilled if outcome.winners else Failed)(told, outcome.rule))


def _lead_deeper(world: Regne, quest: str) -> None:
    """Where this was the last quest of a campaign, the one that follows it opens.

    regne.campaign.second"""
    for row in BOOK.campaigns.values():
        if row.after and BOOK.campaigns[row.after].quests[-1] == quest:
            tell(world, LedDeeper(row.after, row.id))


def experience(world: Regne) -> int:
    """What a quest is worth to each who lives: so much for the main one and for each hundred crowns of its pot, and
    what a secondary one brings, which also a lost quest leaves.

    regne.campaign.experience"""
    gained = sum(BOOK.secondaries[id].xp for id in world.errands)
    return gained + (BOOK.lessons.quest + world.pot // BOOK.lessons.purse if world.won else 0)


def _living(world: Regne) -> Rules[list[Figure]]:
    """Those who come home. Where nobody stands any more, nobody is there to carry the fallen: destiny alone brings
    them back.

    regne.campaign.homecoming"""
    there = [*heroes(world), *world.gone]
    if world.won or any(standing(hero) for hero in there):
        return there
    found = []
    for hero in there:
        if (yield from spared(world, hero)):
            found.append(hero)
        else:
            tell(world, Died(called(hero), "regne.campaign.homecoming"))
    return found


def _scarred(world: Regne, hero: Figure) -> Rules[None]:
    """Whoever was down rolls whether something of it stays.

    regne.sheet.handicaps"""
    rule = "regne.sheet.handicaps"
    if not hero.downed or (yield from d(rule, hero.seat)) < BOOK.town.limp:
        return
    row = BOOK.scars[(yield from d(rule, hero.seat))]
    if row.id not in hero.handicaps:
        hero.handicaps.append(row.id)
        hero.top -= row.life
        tell(world, Maimed(called(hero), row.id))


def clear(world: Regne) -> None:
    """The catacombs are left behind."""
    blank = Regne(setup=world.setup)
    for field in world.__struct_fields__:
        if field not in KEPT:
            setattr(world, field, getattr(blank, field))
    world.order = []
