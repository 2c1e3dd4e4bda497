"""A campaign: the company goes from quest to quest in one session.

regne.quest.campaign"""

from __future__ import annotations

from souterrain.core.outcome import Outcome
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.campaign import Campaign, between

from . import ending, muster, turn
from .town import company, home, learning, market, road
from .town.journey import journey, leads
from .world import Regne

STEPS = (company.successors, learning.learn, market.visit, road.pack, road.gate)
"""The time between two quests, in order."""


def begin(world: Regne) -> Rules[None]:
    """A quest, or the first of a campaign."""
    if world.setup.play == "quest":
        yield from muster.begin(world)
        return
    world.campaign = Campaign(quest=leads()[0].quest)
    sheets = yield from muster.chosen(world)
    for sheet, seat in sheets:
        company.join(world, muster.recruit(world, sheet, seat))
    yield from road.depart(world, leads()[0].quest)


def play(world: Regne) -> Rules[None]:
    """A turn of an expedition, or a step of the time between two."""
    if world.campaign is not None and world.campaign.stage == "between":
        world.turn += 1
        yield from between(world, world.campaign, STEPS)
        return
    yield from turn.play(world)
    if world.campaign is not None and ending.of_quest(world) is not None:
        yield from home.come(world)


def below(world: Regne) -> bool:
    """Whether the heroes are in the catacombs, or about to go there."""
    return world.campaign is None or world.campaign.stage in ("founding", "expedition")


def outcome(world: Regne) -> Outcome | None:
    """How a quest ended; of a campaign, whether all its quests are done, once the company has parted. The score is
    what each player's heroes own.

    regne.campaign.end"""
    if world.campaign is None:
        return ending.of_quest(world)
    if world.campaign.stage != "over":
        return None
    done = {lead.quest for lead in leads()} <= set(journey(world).achieved)
    heroes = list(world.company.values())
    scores = {seat: road.crowns(heroes, seat) for seat in ending.players(world)}
    return Outcome(
        ending.players(world) if done else (), Say("won-campaign" if done else "parted"), "regne.campaign.end", scores
    )
