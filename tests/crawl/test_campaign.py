"""Campaigns: a company goes out, comes home, lives on between, and goes out again."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Amount
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.campaign import Campaign, Lead, achieve, between, close, come_home, open_quests, set_out
from souterrain.crawl.roster import Roster, able, depart, enlist, expeditions, standing
from tests.play import run


def company() -> Roster:
    roster: Roster = {}
    for id, seat in (("ann", "p1"), ("bob", "p2"), ("cid", "p1")):
        enlist(roster, id, seat)
    return roster


def test_nobody_joins_twice() -> None:
    with pytest.raises(AssertionError):
        enlist(company(), "ann", "p2")


def test_whoever_is_retired_dead_or_must_rest_does_not_go() -> None:
    roster = company()
    roster["ann"].standing = "retired"
    roster["bob"].rests = 1
    assert [member.id for member in able(roster)] == ["cid"]
    assert [member.id for member in standing(roster, "retired", "dead")] == ["ann"]


def test_an_expedition_counts_for_those_who_went_and_rests_the_others() -> None:
    roster = company()
    roster["bob"].rests = 1
    depart(roster, "cellar", ["ann", "cid"])
    depart(roster, "tower", ["ann", "bob"])
    assert (expeditions(roster["ann"]), expeditions(roster["ann"], "tower")) == (2, 1)
    assert (expeditions(roster["bob"]), roster["bob"].rests) == (1, 0)


def test_a_quest_is_heard_of_when_those_before_it_are_achieved() -> None:
    leads = (Lead("cellar"), Lead("tower", ("cellar",)), Lead("keep", ("cellar", "tower")))
    campaign = Campaign(roster=company())
    assert open_quests(campaign, leads) == ["cellar"]
    set_out(campaign, "cellar", ["ann"], 1)
    achieve(campaign)
    assert (campaign.quest, open_quests(campaign, leads)) == ("", ["tower"])


def test_the_chronicle_tells_who_went_when_and_how_it_ended() -> None:
    campaign = Campaign(roster=company())
    set_out(campaign, "cellar", ["ann", "bob"], 7)
    assert (campaign.stage, campaign.quest) == ("expedition", "cellar")
    come_home(campaign, "retreat", ["bob"])
    [chapter] = campaign.chronicle
    assert (chapter.quest, chapter.went, chapter.turn) == ("cellar", ["ann", "bob"], 7)
    assert (chapter.ending, chapter.fell) == ("retreat", ["bob"])
    assert campaign.roster["bob"].standing == "dead"
    assert (campaign.stage, campaign.step) == ("between", 0)


def test_each_turn_between_two_expeditions_is_one_step_and_the_last_is_asked_until_somebody_goes() -> None:
    told: list[str] = []
    campaign = Campaign(roster=company(), stage="between", quest="cellar")

    def rest(who: str) -> Rules[None]:
        told.append(f"{who} rest")
        yield from ()

    def gate(who: str) -> Rules[None]:
        go: int = yield Amount("p1", Say("go"), "toy.gate", 0, 1)
        if go:
            set_out(campaign, "cellar", ["ann"], 3)

    steps = (rest, gate)
    run(between("they", campaign, steps))
    assert (told, campaign.step, campaign.stage) == (["they rest"], 1, "between")
    run(between("they", campaign, steps), answers=[0])
    assert (campaign.step, campaign.stage) == (1, "between")
    run(between("they", campaign, steps), answers=[1])
    assert campaign.stage == "expedition"
    come_home(campaign, "victory")
    assert campaign.step == 0


def test_a_company_that_parts_goes_nowhere() -> None:
    campaign = Campaign(roster=company(), stage="between")
    close(campaign)
    assert campaign.stage == "over"
