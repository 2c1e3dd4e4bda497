"""The cleric's care."""

from __future__ import annotations

import pytest

from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.encounters import meet
from souterrain.games.chateau.events.healing import Freed, Healed, NotHealed, StillStone
from souterrain.games.chateau.healing import gather_round, heal, stones, unpetrify
from souterrain.games.chateau.party import act
from souterrain.games.chateau.potions import drink
from souterrain.games.chateau.turn import next_party
from tests.play import run

from .stage import COURT, everybody, keys, one, party, percent, told


@pytest.mark.rule("chateau.heal.when")
def test_healing_follows_a_won_fight_once_and_only_with_a_cleric_there() -> None:
    world = party("C09")
    one(world, "warrior").life = 2
    run(meet(world, everybody(world), ["goblin"]), [3, 2, 1], ["fight"])
    assert len(told(world, NotHealed)) == 1
    world = party("C09")
    one(world, "warrior").life = 2
    one(world, "cleric").asleep_until = 9
    run(meet(world, everybody(world), ["goblin"]), [3, 2], ["fight"])
    assert not told(world, NotHealed)
    world = party("C09")
    one(world, "warrior").life = 2
    one(world, "cleric").at = "V00"
    run(gather_round(world, ["warrior", "thief", "magician"]))
    assert one(world, "warrior").life == 2


@pytest.mark.rule("chateau.heal.roll")
def test_five_or_six_heals_but_never_above_the_initial_score() -> None:
    world = party()
    thief, cleric = one(world, "thief"), one(world, "cleric")
    thief.life = 3
    run(heal(world, cleric, thief), [4])
    assert thief.life == 3
    run(heal(world, cleric, thief), [5, 5])
    assert thief.life == 6
    assert told(world, Healed)[0].amount == 3


@pytest.mark.rule("chateau.heal.cleric-first")
def test_the_cleric_comes_first_then_the_others_in_marching_order() -> None:
    world = party()
    for id in ("warrior", "cleric", "magician"):
        one(world, id).life = 1
    run(gather_round(world, everybody(world)), [6, 1, 6, 2, 1])
    assert [(event.who, event.own) for event in told(world, Healed)] == [("cleric", True), ("warrior", False)]
    assert [event.who for event in told(world, NotHealed)] == ["magician"], "the thief was not wounded"


@pytest.mark.rule("chateau.heal.other-means")
def test_phials_and_fountains_heal_alike() -> None:
    assert BOOK.fountains
    for rule in ("chateau.fountain.fixed", "chateau.phial.castle-for-all"):
        world = party(COURT)
        warrior = one(world, "warrior")
        warrior.life = 2
        run(drink(world, warrior, "revival", 9, rule), [4])
        assert warrior.life == 6


@pytest.mark.rule("chateau.heal.unpetrify")
def test_a_six_frees_from_stone_and_a_failure_costs_three_turns() -> None:
    world = party(COURT)
    cleric, thief = one(world, "cleric"), one(world, "thief")
    thief.petrified = True
    world.clock = 2
    run(unpetrify(world, cleric, thief), [3])
    assert told(world, StillStone)
    for clock, possible in ((3, False), (4, False), (5, True)):
        world.clock = clock
        assert bool(stones(world, cleric)) is possible
    run(unpetrify(world, cleric, thief), [6])
    assert told(world, Freed)
    assert not thief.petrified


@pytest.mark.rule("chateau.heal.unpetrify")
def test_the_cleric_must_be_at_the_same_place_and_the_freed_walks_on_with_the_party() -> None:
    world = party("V00")
    one(world, "thief").petrified = True
    one(world, "thief").at = "C01"
    assert stones(world, one(world, "cleric")) == []
    one(world, "thief").at = "V00"
    assert stones(world, one(world, "warrior")) == [], "only a cleric can"
    answers = ["free:cleric:thief", "go:C01", "halt"]
    seen = run(act(world, ["warrior", "cleric", "magician"]), [6], answers)
    assert percent(seen.asked[0], "free:cleric:thief") == 17
    assert one(world, "thief").at == "C01"
    assert next_party(world) == [], "he has had his turn with them"


@pytest.mark.rule("chateau.heal.abandon-petrified")
def test_the_petrified_may_be_abandoned() -> None:
    world = party("V00")
    one(world, "thief").petrified = True
    seen = run(act(world, ["warrior", "cleric", "magician"]), answers=["go:C01", "halt"])
    assert "free:cleric:thief" in keys(seen.asked[0])
    assert one(world, "thief").at == "V00"
    assert one(world, "thief").petrified
