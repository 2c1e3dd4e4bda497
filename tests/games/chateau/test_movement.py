"""Movement over the map, halts, the marching order, parties that split and meet."""

from __future__ import annotations

import pytest

from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.chateau.catalogue import neighbours
from souterrain.games.chateau.events.combat import RoundBegan
from souterrain.games.chateau.events.encounters import MonsterAppeared
from souterrain.games.chateau.events.ending import CameHome, NeverReturned
from souterrain.games.chateau.events.movement import (
    CastleEntered,
    FellBack,
    GroupMoved,
    GroupStayed,
    Moved,
    SetOffAlone,
    SleptOn,
    SomeMoved,
    Stayed,
    SteppedUp,
    TurnBegan,
    Unwilling,
    VillageWaits,
)
from souterrain.games.chateau.party import act
from souterrain.games.chateau.turn import next_party, play_turn
from souterrain.games.chateau.world import carry, ready
from tests.play import run

from .stage import CHAPEL, COURT, MEADOW, TRIANGLE, Dice, everybody, first_ask, keys, one, option, party, told


@pytest.mark.rule("chateau.move.countryside-two")
def test_two_points_a_turn_in_the_countryside() -> None:
    world = party("V00")
    seen = run(act(world, everybody(world)), answers=["go:C01", "go:C04"])
    assert one(world, "warrior").at == "C04"
    assert "halt" in keys(seen.asked[1]), "one may stop after the first"
    world = party("V00", warrior=8, thief=6)
    run(act(world, everybody(world)), answers=["go:C01", "go:V00"])
    assert [event.to for event in told(world, GroupMoved)] == ["C01", "V00"], "there and back, and the turn is over"
    assert not told(world, CastleEntered)


@pytest.mark.rule("chateau.move.castle-one")
def test_one_point_a_turn_in_the_castle() -> None:
    world = party("K13")
    run(act(world, everybody(world)), [1], ["go:K15"])
    assert {who.at for who in world.characters.values()} == {"K15"}


@pytest.mark.rule("chateau.move.neighbours-only")
def test_only_neighbouring_points_can_be_reached() -> None:
    world = party("C04")
    asked = run(act(world, everybody(world)), [2], ["go:C09", "halt"]).asked
    steps = {key.removeprefix("go:") for key in keys(asked[0]) if key.startswith("go:")}
    assert steps == {"C01", "C03", "C05", "C07", "C09"} == set(neighbours(())["C04"])


@pytest.mark.rule("chateau.move.boundary")
def test_the_first_point_of_the_castle_ends_the_move_and_leaving_it_is_one_point_long() -> None:
    world = party("C27")
    run(act(world, everybody(world)), answers=["go:K01"])
    assert one(world, "thief").at == "K01"
    assert len(told(world, CastleEntered)) == 1
    run(act(world, everybody(world)), [1], ["go:K02"])
    assert len(told(world, CastleEntered)) == 1, "that they are in the castle is told once"
    world = party("K01")
    run(act(world, everybody(world)), [1], ["go:C27"])
    assert one(world, "thief").at == "C27"


@pytest.mark.rule("chateau.move.staying", "chateau.heal.waiting-draws")
def test_a_halt_draws_with_the_triangle_column_whatever_the_point() -> None:
    world = party(COURT)
    one(world, "thief").petrified = True
    seen = run(act(world, ["warrior", "cleric", "magician"]), [4], ["stay"])
    assert seen.rolled[0][0].rule == "chateau.event.triangle", "although the point is round"
    assert [event.quiet for event in told(world, GroupStayed)] == [True], "in one sentence"
    world = party(MEADOW)
    run(act(world, everybody(world)), [5, "skeleton", 6, 4], ["stay", "fight"])
    assert [event.foe for event in told(world, MonsterAppeared)] == ["skeleton"]


@pytest.mark.rule("chateau.move.staying")
def test_a_halt_in_the_village_is_safe() -> None:
    world = party("V00")
    run(act(world, everybody(world)), answers=["stay"])
    assert told(world, GroupStayed)


@pytest.mark.rule("chateau.start.village")
def test_who_waits_in_the_village_gains_nothing_and_is_told_so_now_and_then() -> None:
    world = party("V00")
    one(world, "warrior").life = 2
    world.turn = world.moved = 4
    for _ in range(6):
        run(play_turn(world), answers=["stay"])
    assert [event.turns for event in told(world, VillageWaits)] == [3, 6]
    assert one(world, "warrior").life == 2
    run(play_turn(world), answers=["go:C01", "go:V00"])
    run(play_turn(world), answers=["stay"])
    assert len(told(world, VillageWaits)) == 2, "who has been out begins anew"
    world = party("C04")
    world.turn = 3
    run(act(world, everybody(world)), [1], ["stay"])
    assert not told(world, VillageWaits), "elsewhere a halt draws"
    world = party("V00")
    one(world, "thief").at = COURT
    world.turn = 3
    run(act(world, ["warrior", "cleric", "magician"]), answers=["stay"])
    assert not told(world, VillageWaits), "somebody is in the castle: it does not wait"


def test_who_is_alone_is_called_so() -> None:
    world = party("C04")
    assert first_ask(act(world, ["thief"])).text.id == "ask-turn-one", "the others are there as well"
    one(world, "thief").at = "C09"
    assert first_ask(act(world, ["thief"])).text.id == "ask-turn-alone"


@pytest.mark.rule("chateau.event.nothing-continue", "chateau.event.one-roll-per-party")
def test_each_point_on_the_way_is_rolled_for_and_a_draw_ends_the_move() -> None:
    world = party("C04")
    seen = run(act(world, everybody(world)), [3, 2], ["go:C09", "go:C15"])
    assert [roll.rule for roll, _ in seen.rolled] == ["chateau.event.triangle"] * 2
    assert one(world, "warrior").at == "C15"
    world = party("C04")
    run(act(world, everybody(world)), [5, "goblin", 6, 4], ["go:C09", "fight"])
    assert one(world, "warrior").at == "C09", "no second step after a draw"


@pytest.mark.rule("chateau.start.marching-order")
def test_the_order_may_be_changed_at_the_start_of_a_turn() -> None:
    world = party("V00")
    seen = run(act(world, everybody(world)), answers=["order", "front:cleric", "back:warrior", "done", "stay"])
    assert keys(seen.asked[1]) == [
        *[f"front:{id}" for id in ("thief", "cleric", "magician")],
        *[f"back:{id}" for id in ("warrior", "thief", "cleric")],
        "nothing",
    ]
    assert [str(word) for word in seen.asked[1].text.args["who"].args.values()] == [  # type: ignore[union-attr]
        str(Say(f"being-{id}", literal=id)) for id in ("warrior", "thief", "cleric", "magician")
    ], "the order is shown"
    assert keys(seen.asked[2]) == [
        *[f"front:{id}" for id in ("warrior", "thief", "magician")],
        *[f"back:{id}" for id in ("cleric", "warrior", "thief")],
        "done",
    ], "and asked for until all walk as they should"
    assert world.order == ["cleric", "thief", "magician", "warrior"]
    assert [event.who for event in told(world, SteppedUp)] == ["cleric"]
    assert [event.who for event in told(world, FellBack)] == ["warrior"]
    run(act(world, everybody(world)), answers=["order", "nothing", "stay"])
    assert world.order == ["cleric", "thief", "magician", "warrior"], "one may think better of it"
    world = party("V00", warrior=8, thief=6)
    run(act(world, everybody(world)), answers=["order", "stay"])
    assert world.order == ["thief", "warrior"], "of two the second takes the lead"


@pytest.mark.rule("chateau.start.marching-order")
def test_the_dead_the_sleeping_and_the_petrified_are_passed_over() -> None:
    world = party()
    one(world, "warrior").asleep_until = 9
    one(world, "thief").petrified = True
    assert ready(world, everybody(world)) == ["cleric", "magician"]
    one(world, "cleric").life = 0
    assert ready(world, everybody(world)) == ["magician"]


@pytest.mark.rule("chateau.turn.sequence")
def test_a_turn_is_move_roll_fight_heal_share() -> None:
    world = party("C04")
    one(world, "thief").life = 5
    dice: Dice = [6, "goblin", "ring", 6, 4, 5, 1, 3]
    run(play_turn(world), dice, ["go:C09", "fight", "give:warrior", "wear"])
    names = [type(event).__name__ for event, _ in world.told]
    order = ["GroupMoved", "MonsterAppeared", "FoeDied", "Healed", "Found", "JewelWards"]
    assert [name for name in names if name in order] == order
    assert [event.turn for event in told(world, TurnBegan)] == [world.turn] == [2]
    assert world.acting == [], "nobody's turn any more"
    assert not told(world, CameHome)
    assert not told(world, NeverReturned), "and nothing to reckon yet"


@pytest.mark.rule("chateau.turn.sequence")
def test_each_further_round_of_combat_counts_as_a_turn() -> None:
    world = party("C04", warrior=8)
    run(play_turn(world), [5, "skeleton", 1, 1, 6, 6], ["go:C09", "fight", "fight"])
    assert len(told(world, RoundBegan)) == 1
    assert (world.turn, world.clock) == (2, 3)


@pytest.mark.rule("chateau.event.one-roll-per-party")
def test_an_isolated_character_acts_before_the_group() -> None:
    world = party("C04")
    one(world, "magician").at = TRIANGLE
    assert next_party(world) == ["magician"]
    one(world, "magician").acted = world.turn
    assert next_party(world) == ["warrior", "thief", "cleric"]
    world = party("C04", cleric=6, magician=3, warrior=8)
    one(world, "warrior").at = TRIANGLE
    assert next_party(world) == ["warrior"], "wherever he stands in the marching order"


@pytest.mark.rule("chateau.counter.one-or-two-leave")
def test_a_party_splits_and_each_part_acts_in_the_turn() -> None:
    world = party("C04")
    run(act(world, everybody(world)), [1], ["split", "send:thief", "done", "go:C01", "halt", "go:C05", "halt"])
    assert one(world, "thief").at == "C01"
    assert {one(world, id).at for id in ("warrior", "cleric", "magician")} == {"C05"}
    assert [event.who for event in told(world, SetOffAlone)] == [("thief",)]
    assert [(event.who, event.to) for event in told(world, Moved)] == [("thief", "C01")]
    assert [event.to for event in told(world, GroupMoved)] == ["C05"]


@pytest.mark.rule("chateau.counter.one-or-two-leave")
def test_several_may_leave_together_but_one_stays_behind() -> None:
    world = party("V00")
    answers = ["split", "send:cleric", "send:thief", "done", "stay", "go:C01", "halt"]
    seen = run(act(world, everybody(world)), answers=answers)
    assert [ask.text.id for ask in seen.asked[1:4]] == ["ask-who-leaves", "ask-who-with", "ask-who-with"]
    assert keys(seen.asked[2]) == ["send:warrior", "send:thief", "send:magician", "done"]
    assert [event.who for event in told(world, SetOffAlone)] == [("thief", "cleric")], "in marching order"
    assert (one(world, "thief").at, one(world, "warrior").at) == ("V00", "C01")
    assert [event.who for event in told(world, SomeMoved)] == [("warrior", "magician")], "two of four are not the group"
    world = party("V00", warrior=8, thief=6)
    run(act(world, everybody(world)), answers=["split", "send:thief", "stay", "stay"])
    assert [event.who for event in told(world, SetOffAlone)] == [("thief",)], "the last is not asked for"


def test_where_most_leave_it_is_the_others_who_are_left() -> None:
    world = party("V00")
    run(act(world, everybody(world)), answers=["split", "send:warrior", "send:cleric", "send:thief", "stay", "stay"])
    apart = told(world, SetOffAlone)[0].say()
    assert texts("fr", "chateau").say(apart) == "Le Guerrier, le Voleur et le Clerc se séparent du Magicien."
    assert told(world, GroupStayed), "most of them are the group"


def test_who_leaves_and_stays_does_not_act_twice() -> None:
    world = party("C04")
    run(act(world, everybody(world)), [1, 1], ["split", "send:thief", "done", "stay", "go:C05", "halt"])
    assert one(world, "thief").at == "C04"
    assert one(world, "warrior").at == "C05"
    assert [event.who for event in told(world, Stayed)] == [("thief",)]


def test_nobody_is_sent_away_against_his_players_will() -> None:
    world = party("V00", players=2)
    seen = run(act(world, everybody(world)), answers=["split", "send:thief", "no", "together", "stay"])
    assert (seen.asked[2].seat, keys(seen.asked[2])) == ("p2", ["yes", "no"])
    assert {who.at for who in world.characters.values()} == {"V00"}
    assert [event.who for event in told(world, Unwilling)] == ["thief"]
    run(act(world, everybody(world)), answers=["split", "send:thief", "yes", "done", "go:C01", "halt", "stay"])
    assert one(world, "thief").at == "C01"


def test_other_players_see_to_their_own_characters_and_may_leave() -> None:
    world = party("V00", players=2)
    answers = ["council", "part:thief", "go:C01", "halt", "done", "stay"]
    seen = run(act(world, everybody(world)), answers=answers)
    assert seen.asked[1].seat == "p2"
    assert one(world, "thief").at == "C01"


def test_who_can_do_nothing_is_not_asked_in_council() -> None:
    world = party("V00", players=3)
    one(world, "cleric").asleep_until = 9
    run(act(world, everybody(world)), answers=["council", "done", "stay"])
    assert one(world, "cleric").seat == "p3"


@pytest.mark.rule("chateau.lp.dead-character-removed")
def test_who_dies_in_council_is_out_of_the_party_at_once() -> None:
    world = party(CHAPEL, players=2)
    one(world, "thief").life = 1
    phial = carry(world, one(world, "thief"), "phial", spell="strength", until=9)
    answers = ["council", f"drink:thief:{CHAPEL}", "done", "stay"]
    seen = run(act(world, everybody(world)), [1, 6, 1], answers)
    assert f"drink:magician:{phial.id}" in keys(seen.asked[1])
    assert f"drink:magician:{phial.id}" not in keys(seen.asked[2]), "it lies beside the dead"
    assert "take:thief" in keys(seen.asked[2])


@pytest.mark.rule("chateau.special.sorcerer")
def test_a_sleeper_stays_where_he_is_and_nobody_overlooks_it() -> None:
    world = party("C04")
    one(world, "cleric").asleep_until = 3
    seen = run(act(world, everybody(world)), answers=["go:C01", "halt"])
    assert one(world, "cleric").at == "C04"
    assert one(world, "warrior").at == "C01"
    left = option(seen.asked[0], "go:C01").text
    assert left.id == "option-leaving", "the option says so"
    assert str(left.args["who"]) == str(Say("list", n0=Say("being-cleric", literal="cleric")))
    assert [(event.who, event.at) for event in told(world, SleptOn)] == [(("cleric",), "C04")], "and it is told"
    world = party("C04")
    seen = run(act(world, everybody(world)), answers=["go:C01", "halt"])
    assert option(seen.asked[0], "go:C01").text.id == "option-go"
    assert not told(world, SleptOn)
