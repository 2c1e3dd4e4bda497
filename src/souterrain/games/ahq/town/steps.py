"""A campaign from its founding on: the nine steps between two expeditions, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl import campaign as crawl

from .. import heirlooms, party
from ..events.company import CampaignBegun
from ..events.expedition import HeroChosen
from ..figures import heroes
from ..words import called
from ..world import World, whose
from .company import join
from .creation import create
from .followers import gather
from .gate import depart_or_part
from .happenings import happen
from .homecoming import close_quest
from .living import live
from .money import company
from .recovery import counters_aside, gain_fate, recover
from .shares import share
from .visits import spend


def _fate(world: World) -> Rules[None]:
    yield from gain_fate(world)
    close_quest(world)


STEPS: tuple[Callable[[World], Rules[None]], ...] = (
    counters_aside,
    recover,
    _fate,
    share,
    live,
    happen,
    spend,
    gather,
    depart_or_part,
)
"""Rule: ahq.between.sequence.order."""


def found(world: World) -> Rules[None]:
    """The company is founded as an expedition is, and stands at the gate.

    Rule: ahq.campaign.hero.kept-across-quests."""
    campaign = company(world)
    tell(world, CampaignBegun())
    makers = yield from party.choose_heroes(world)
    for hero in heroes(world):
        join(world, hero)
    for hero in heroes(world):
        yield from heirlooms.bring(world, hero)
        yield from party.choose_components(world, hero)
    for seat in makers:
        hero = yield from create(world, seat, False, join)
        tell(world, HeroChosen(called(hero), whose(world, hero.seat)))
    party.hand_out_henchmen(world)
    campaign.stage, campaign.step = "between", len(STEPS) - 1


def turn(world: World) -> Rules[None]:
    """One of the nine steps.

    Rule: ahq.between.sequence.order."""
    yield from crawl.between(world, company(world), STEPS)
