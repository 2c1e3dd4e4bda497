"""Rumours and treasure maps: how a company hears of quests."""

from __future__ import annotations

import pytest

from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.events.company import MapStudied, NothingNew, RumourHeard
from souterrain.games.ahq.figures import Item
from souterrain.games.ahq.town import homecoming, market, rumours
from souterrain.games.ahq.town.gate import leads, sworn
from souterrain.games.ahq.world import World
from tests.games.ahq.deeds import done, options
from tests.games.ahq.town.company import company, told
from tests.play import run

IDEAS = [
    "bones", "hour", "runaway", "horde", "gaol", "rift",
    "coach", "cellars", "notebook", "dowry", "glass", "warlord",
]  # fmt: skip
"""In the order of the printed table."""


def inn(world: World) -> list[str]:
    return [option.key for option in options(rumours.offers(world, world.figures["heinrich"]))]


def rich(**facts: int) -> World:
    world = company("heinrich", **facts)  # type: ignore[arg-type]
    world.figures["heinrich"].gold = 100
    return world


@pytest.mark.rule("ahq.quest-idea.table.ideas")
@pytest.mark.parametrize(("die", "quest"), list(enumerate(IDEAS, 1)))
def test_a_round_at_the_inn_brings_a_rumour(die: int, quest: str) -> None:
    world = rich()
    assert quest not in leads(world)
    run(done(rumours.offers(world, world.figures["heinrich"]), "listen"), dice=[die])
    assert quest in leads(world)
    assert quest not in sworn(world), "the campaign can be won without it"
    assert world.figures["heinrich"].gold == 90
    assert told(world, RumourHeard)


@pytest.mark.rule("ahq.quest-idea.table.ideas")
def test_one_round_after_each_expedition_and_no_story_twice() -> None:
    world = rich()
    run(done(rumours.offers(world, world.figures["heinrich"]), "listen"), dice=[2])
    assert inn(world) == []
    assert world.campaign is not None
    world.campaign.chronicle.append(world.campaign.chronicle[0])
    run(done(rumours.offers(world, world.figures["heinrich"]), "listen"), dice=[2])
    assert told(world, NothingNew)
    assert world.town.heard == ["hour"]


@pytest.mark.rule("ahq.setup.components.treasure-maps")
def test_a_map_shows_the_next_quest_that_nobody_has_told_of() -> None:
    world = rich()
    hero = world.figures["heinrich"]
    hero.items.append(Item("treasure-map", 2))
    world.town.heard, world.town.listened = ["bones"], 1
    run(done(rumours.offers(world, hero), "study:treasure-map"))
    assert world.town.heard == ["bones", "hour"]
    assert told(world, MapStudied)
    assert [item.count for item in hero.items if item.row == "treasure-map"] == [1]
    assert "sell:treasure-map" in [option.key for option in options(market.offers(world, hero))], "or it is sold"


@pytest.mark.rule("ahq.quest-idea.table.ideas")
def test_nothing_is_told_when_all_is_known() -> None:
    world = rich()
    world.town.heard = [row.quest for row in BOOK.ideas.rows]
    world.figures["heinrich"].items.append(Item("treasure-map"))
    assert inn(world) == []


@pytest.mark.rule("ahq.campaign.hero.kept-across-quests")
def test_the_campaign_is_won_with_the_last_of_its_own_quests() -> None:
    world = rich()
    assert world.campaign is not None
    world.campaign.quest, world.campaign.stage = "", "over"
    world.campaign.achieved = [row.id for row in BOOK.leads.values() if not row.rumour][:-1]
    world.town.heard = ["hour"]
    outcome = homecoming.outcome(world)
    assert outcome is not None
    assert outcome.winners == ()
    world.campaign.achieved.append("king")
    outcome = homecoming.outcome(world)
    assert outcome is not None
    assert outcome.winners == ("p1",), "though a rumour is left"
