"""Henchmen: attracted, hired, exchanged."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.town.followers import gather
from souterrain.games.ahq.town.living import followers, live
from souterrain.games.ahq.town.recovery import gain_fate
from souterrain.games.ahq.values import toughness
from tests.games.ahq.town.company import company, men, own
from tests.play import run


@pytest.mark.rule("ahq.henchman.kinds")
def test_there_are_men_at_arms_and_sergeants_who_fight_better() -> None:
    world = company()
    man, sergeant = men(world, "heinrich", "man-at-arms", "sergeant")
    assert [row.id for row in BOOK.characters.values() if row.hire] == ["man-at-arms", "sergeant"]
    assert man.profile.weapon_skill < sergeant.profile.weapon_skill
    assert toughness(man) < toughness(sergeant)


@pytest.mark.rule("ahq.henchman.attract.one-per-fate-point")
def test_a_quest_done_in_one_expedition_attracts_two_men_at_arms() -> None:
    world = company()
    world.town.found = 1
    run(gain_fate(world))
    run(gather(world), answers=["welcome", "welcome", "exchange:sergeant"])
    assert [man.row for man in followers(world, world.figures["heinrich"])] == ["sergeant"]


@pytest.mark.rule("ahq.henchman.attract.may-refuse")
def test_who_refuses_has_no_other_offer_until_the_next_point() -> None:
    world = company()
    own(world).admirers = 2
    run(gather(world), answers=["no"])
    assert followers(world, world.figures["heinrich"]) == []
    run(gather(world))


@pytest.mark.rule("ahq.henchman.hire.prices")
def test_money_is_the_only_limit_to_hiring() -> None:
    world = company()
    heinrich = world.figures["heinrich"]
    heinrich.gold = 160
    asked = run(gather(world), answers=["hire:sergeant", "hire:man-at-arms"]).asked
    assert isinstance(asked[-1], Ask)
    assert heinrich.gold == 10
    assert len(followers(world, heinrich)) == 2


@pytest.mark.rule("ahq.henchman.sergeant.exchange-two-for-one", "ahq.henchman.pay.sergeant")
def test_two_men_at_arms_become_a_sergeant_for_nothing() -> None:
    world = company()
    heinrich = world.figures["heinrich"]
    men(world, "heinrich", "man-at-arms", "man-at-arms", "man-at-arms")
    run(gather(world), answers=["exchange:sergeant"])
    assert sorted(man.row for man in followers(world, heinrich)) == ["man-at-arms", "sergeant"]
    heinrich.gold = 130
    run(live(world), answers=["pay"])
    assert heinrich.gold == 130 - 20 - 110
