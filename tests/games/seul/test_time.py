"""III.1 to III.3 The map, time and light."""

from __future__ import annotations

import pytest

from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.combat import attack, burn, throw_lantern
from souterrain.games.seul.discovery import look
from souterrain.games.seul.duties import end_of_turn, pass_rounds, rest, rest_turn, settle, upkeep
from souterrain.games.seul.equipment import make
from souterrain.games.seul.flight import flight_test
from souterrain.games.seul.game import GAME
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.light import (
    blind_to,
    break_lantern,
    burn_down,
    carries_light,
    drop_light,
    lantern_is_low,
    light_lantern,
    light_torch,
    lit,
    put_out,
    refill_lantern,
    sees,
)
from souterrain.games.seul.locks import disarm, open_exit
from souterrain.games.seul.pack import lighting, open_pack
from souterrain.games.seul.places import place_here
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.search import cost
from souterrain.games.seul.underground.generator import floor_plan
from souterrain.games.seul.walking import step, walk
from souterrain.games.seul.world import ROUNDS, SetTrap
from tests.games.seul.stage import arm, below, group, keys, meeting, named
from tests.play import run

LONG = """
####################
#<................+.
####################
"""


@pytest.mark.rule("seul.map.square-is-three-metres")
def test_a_corridor_is_one_square_wide() -> None:
    plan = floor_plan("three metres", 1, ())
    for section in plan.sections:
        if section.kind == "corridor":
            xs = {square % plan.width for square in section.squares}
            ys = {square // plan.width for square in section.squares}
            assert min(len(xs), len(ys)) == 1


@pytest.mark.rule("seul.map.plan-drawn-as-explored")
def test_the_plan_shows_only_what_was_seen() -> None:
    world = below(LONG, at=(1, 1), seen=False)
    run(look(world), dice=[])
    board = GAME.view(world, "p1").board
    assert [row.strip() for row in board.rows] == ["", "....", ""]  # type: ignore[union-attr]
    assert any(door.state == "dark" for door in board.doors)  # type: ignore[union-attr]
    assert "flagstones" in GAME.glimpse(world, "p1").here.plan
    assert len(ground_of(GAME.glimpse(world, "p1").here).plan.sections[0].squares) == 4


@pytest.mark.rule("seul.map.symbol-list")
def test_the_printed_symbols_all_occur() -> None:
    floors = {row.id for row in BOOK.floors.rows}
    assert floors >= {"rubble", "packed-earth", "uneven-flagstones", "flagstones", "smooth-stone"}
    assert {row.kind for row in BOOK.exits.rows} == {"open", "shut", "locked", "broken", "grille", "secret"}
    assert {row.id for row in BOOK.walls.rows} == {"smooth-wall", "alcove", "marble", "frescoes", "paintings"}
    elements = {row.id for row in BOOK.elements.rows}
    assert elements >= {"well", "altar", "mummified-body", "magic-circle", "broken-furniture"}
    assert {row.kind for row in BOOK.changes.rows} == {"stairs", "way-out", "trapdoor", "shaft"}


@pytest.mark.rule("seul.time.turn-ten-minutes-twelve-rounds", "seul.time.d12-counter")
def test_rounds_beyond_twelve_belong_to_the_next_turn() -> None:
    world = below()
    world.now = 9
    run(pass_rounds(world, 6), dice=[])
    assert (world.now // ROUNDS, world.now % ROUNDS, world.turns_done) == (1, 3, 1)


@pytest.mark.rule("seul.time.unencumbered-speed", "seul.time.cost-move")
def test_twelve_squares_make_a_turn() -> None:
    world = below(LONG, at=(1, 1))
    run(walk(world, world.at + 12), dice=[])
    assert (world.now, world.turns_done) == (12, 1)


@pytest.mark.rule("seul.time.cost-move")
def test_a_loaded_walker_is_slow_and_rubble_slows_more() -> None:
    world = below(LONG, at=(1, 1), purse={"gold": 15 * 200})
    run(step(world, world.at + 1), dice=[])
    assert world.now == 2
    place_here(world).lifted = "rubble"
    run(step(world, world.at + 1), dice=[])
    assert world.now == 5


@pytest.mark.rule("seul.time.rest-and-resource-every-five-turns", "seul.resource.due-every-five-turns")
@pytest.mark.parametrize(
    ("resources", "answers", "fatigue", "left"),
    [
        (1, ["rest:resource"], 0, 0),
        (1, ["rest"], 1, 1),
        (1, ["on:resource"], 1, 0),
        (1, ["on"], 2, 1),
        (0, ["on"], 2, 0),
    ],
)
def test_each_missing_condition_tires(resources: int, answers: list[str], fatigue: int, left: int) -> None:
    world = below(resources=resources)
    world.now = 5 * ROUNDS
    world.turns_done = 5
    run(upkeep(world), dice=[20] if answers[0].startswith("rest") else [], answers=answers)
    assert (world.hero.fatigue, world.hero.resources) == (fatigue, left)
    assert world.now == (6 if answers[0].startswith("rest") else 5) * ROUNDS


@pytest.mark.rule(
    "seul.time.rest-and-resource-every-five-turns", "seul.fatigue.gain-five-turns", "seul.rest.five-turn-duty-repeated"
)
def test_a_rest_turn_inside_the_block_serves_it_and_no_other() -> None:
    world = below()
    run(rest_turn(world))
    world.now = 5 * ROUNDS
    run(settle(world))
    assert world.hero.fatigue == 1
    world.now = 10 * ROUNDS
    run(settle(world), dice=[20], answers=["on"])
    assert world.hero.fatigue == 3


@pytest.mark.rule("seul.time.rest-and-resource-every-five-turns", "seul.resource.due-every-five-turns")
def test_the_duty_falls_due_at_the_end_of_the_fifth_turn() -> None:
    world = below(resources=1)
    world.now = 4 * ROUNDS
    assert run(settle(world)).asked == []
    world.now = 5 * ROUNDS
    assert len(run(settle(world), answers=["on"]).asked) == 1


@pytest.mark.rule("seul.time.encounter-test-every-six-turns")
def test_an_encounter_test_falls_due_at_the_end_of_the_sixth_turn() -> None:
    world = below()
    world.turns_done, world.now = 6, 6 * ROUNDS
    assert [roll.rule for roll, _ in run(end_of_turn(world), dice=[20]).rolled] == ["seul.encounter.difficulty"]
    world.turns_done = 7
    assert run(end_of_turn(world)).rolled == []


@pytest.mark.rule("seul.time.encounter-test-every-six-turns")
def test_a_rest_that_settles_the_fifth_turn_makes_the_sixths_test_once() -> None:
    world = below(resources=1)
    world.now = 5 * ROUNDS
    seen = run(settle(world), dice=[20], answers=["rest:resource"])
    assert [roll.rule for roll, _ in seen.rolled] == ["seul.encounter.difficulty"]


@pytest.mark.rule("seul.time.cost-search")
def test_a_small_search_is_half_a_turn() -> None:
    assert [cost(squares) for squares in (1, 4, 5, 30)] == [6, 6, 12, 12]


@pytest.mark.rule("seul.time.cost-rest", "seul.time.rest-definition")
def test_a_rest_is_an_uninterrupted_turn() -> None:
    world = below()
    assert run(rest_turn(world)).result
    assert (world.now, world.rests) == (12, 1)
    world.test_due = world.rest_paid = True
    seen = run(rest_turn(world), dice=[1, 4, 6, 3, 20, 12], answers=["hide"])
    assert seen.result is False
    assert (world.rests, world.rest_run, world.rest_paid) == (1, 0, False)


@pytest.mark.rule("seul.light.range-three-squares", "seul.magic.spell-light", "seul.light.light-spell")
def test_every_light_reaches_three_squares() -> None:
    for means in ("torch", "infravision", "spell"):
        world = below(LONG, at=(1, 1), lit=means == "torch", seen=False)
        if means == "infravision":
            world.hero.gifts = ["infravision"]
        elif means == "spell":
            world.hero.spells = {"light": 6 * ROUNDS}
        run(look(world))
        assert sum(world.here.seen) == 4


@pytest.mark.rule("seul.light.draws-enemies")
def test_a_light_in_the_dark_gives_him_away() -> None:
    dark, bright = below(lit=False, gifts=["infravision"]), below()
    assert appraise(dark, "stealth").situation == 2
    assert appraise(bright, "stealth").situation == -2


@pytest.mark.rule("seul.light.torch", "seul.gear.light-sources")
def test_a_torch_burns_six_turns_and_hurts_with_a_d4() -> None:
    world = below(lit=False, torches=1)
    light_torch(world)
    world.now = 6 * ROUNDS - 1
    burn_down(world)
    assert sees(world)
    foe = meeting(world, group(hp=(6,))).group.foes[0]
    run(attack(world, foe, torch=True), dice=[15, 4])
    assert foe.hp == 2
    world.now = 6 * ROUNDS
    burn_down(world)
    assert not sees(world)
    assert world.hero.light is None
    assert BOOK.stacks["torch"].lot == 6


@pytest.mark.rule("seul.light.lantern", "seul.light.lantern-burning-victim")
def test_a_thrown_lantern_breaks_and_burns_on() -> None:
    world = below(lit=False)
    arm(world.hero, "lantern")
    light_lantern(world)
    assert BOOK.gear["lantern"].turns == 24
    foe = meeting(world, group("orc", hp=(10,))).group.foes[0]
    run(throw_lantern(world, foe), dice=[15, 4])
    assert (foe.hp, foe.burning, world.hero.pack) == (6, True, [])
    run(burn(world, foe), dice=[12, 3])
    assert (foe.hp, foe.burning) == (3, True)
    run(burn(world, foe), dice=[13])
    assert (foe.hp, foe.burning) == (3, False)


@pytest.mark.rule("seul.light.lantern-refill")
def test_a_resource_fills_the_lantern_again() -> None:
    world = below(lit=False, resources=1)
    arm(world.hero, "lantern")
    light_lantern(world)
    assert not lantern_is_low(world)
    world.now = 12 * ROUNDS - 1
    assert not lantern_is_low(world)
    world.now = 12 * ROUNDS
    assert lantern_is_low(world), "half of its oil is burnt"
    world.now = 20 * ROUNDS
    refill_lantern(world)
    light = world.hero.light
    assert light is not None
    assert (light.until - world.now, world.hero.resources) == (24 * ROUNDS, 0)


@pytest.mark.rule("seul.light.blind-malus-four", "seul.gift.infravision-sees-in-dark", "seul.light.infravision-always")
def test_acting_blind_weighs_four_unless_infravision_sees() -> None:
    bright, dark = below(), below(lit=False)
    assert appraise(dark, "search").need - appraise(bright, "search").need == 4
    dark.hero.gifts = ["infravision"]
    assert appraise(dark, "search").need == appraise(bright, "search").need


@pytest.mark.rule("seul.gift.infravision-not-undead", "seul.light.infravision-always")
def test_infravision_does_not_show_the_undead() -> None:
    world = below(lit=False, gifts=["infravision"])
    assert blind_to(world, group("skeleton"))
    assert not blind_to(world, group("goblin"))


@pytest.mark.rule("seul.time.cost-run")
def test_running_covers_four_squares_in_one_two_or_three_rounds() -> None:
    for coins, rounds in ((0, 1), (15 * 200, 2), (20 * 200, 3)):
        world = below(purse={"gold": coins})
        meeting(world)
        run(flight_test(world), dice=[20])
        assert world.now == rounds


@pytest.mark.rule("seul.fatigue.loss-by-rest")
def test_three_rest_turns_with_a_resource_refresh() -> None:
    world = below(fatigue=4, resources=1)
    run(rest(world, 3, with_resource=True))
    run(rest(world, 3, with_resource=False), dice=[20], answers=[])
    assert (world.hero.fatigue, world.hero.resources) == (3, 0)


@pytest.mark.rule("seul.fatigue.loss-by-rest")
def test_rest_without_a_resource_or_with_a_break_refreshes_nothing() -> None:
    world = below(fatigue=4)
    run(rest(world, 3, with_resource=False))
    assert world.hero.fatigue == 4
    world = below(fatigue=4, resources=1)
    run(rest(world, 2, with_resource=True))
    world.rest_run, world.rest_paid = 0, False
    run(rest(world, 1, with_resource=False))
    assert world.hero.fatigue == 4


@pytest.mark.rule("seul.time.cost-lock-force-cache")
def test_picking_forcing_and_disarming_take_a_turn_each() -> None:
    locked = "\n#####\n#<L..\n#####\n"
    for how in ("pick", "force"):
        world = below(locked, at=(1, 1))
        run(open_exit(world, 0, how), dice=[20])
        assert world.now == ROUNDS
    world = below()
    place_here(world).trap = SetTrap("swinging-blade", "floor", world.at + 1, found=True)
    run(disarm(world, None), dice=[20])
    assert (world.now, place_here(world).trap) == (ROUNDS, None)


@pytest.mark.rule("seul.light.range-three-squares", "seul.gear.light-sources")
def test_a_torch_on_the_ground_lights_the_way_while_it_burns_within_sight() -> None:
    world = below(LONG, at=(1, 1))
    drop_light(world)
    for at, floor, now, bright in ((3, 1, 0, True), (4, 1, 0, False), (3, 2, 0, False), (3, 1, 10**6, False)):
        world.at, world.now = at, now
        assert world.hero.light is not None
        world.hero.light.floor = floor
        assert lit(world) is bright
    assert not carries_light(world)


@pytest.mark.rule("seul.light.lantern")
def test_a_lantern_put_out_keeps_what_oil_it_has() -> None:
    world = below(lit=False, pack=[make("relic")])
    arm(world.hero, "lantern")
    light_lantern(world)
    world.now = 5 * ROUNDS + 1
    put_out(world)
    assert (world.hero.pack[1].oil, world.hero.light, world.hero.off_hand) == (19, None, "")
    world.hero.pack[1].oil = 0
    break_lantern(world)
    assert [thing.kind for thing in world.hero.pack] == ["relic"]


@pytest.mark.rule("seul.light.lantern-refill", "seul.gear.shield-uses-off-hand", "seul.gear.heavy-weapon-two-hands")
def test_the_hands_are_changed_in_the_pack() -> None:
    world = below(lit=False, resources=1)
    arm(world.hero, "lantern", "shield")
    world.hero.pack[0].oil = 3
    run(open_pack(world), answers=["refill", "light:lantern", "shield", "done"])
    assert (world.hero.pack[0].oil, world.hero.resources) == (24, 0)
    assert (world.hero.light, world.hero.off_hand) == (None, "shield"), "the shield comes up, the light goes out"
    world.hero.pack.append(make("heavy-weapon"))
    run(open_pack(world), answers=["light:lantern", "wield:1", "done"])
    assert (world.hero.light, world.hero.off_hand) == (None, ""), "a heavy weapon takes both hands"


@pytest.mark.rule("seul.light.blind-malus-four", "seul.light.range-three-squares")
def test_in_the_dark_hands_feel_one_square() -> None:
    world = below(LONG, at=(4, 1), lit=False, seen=False)
    run(look(world), dice=[])
    assert sum(world.here.seen) == 3


@pytest.mark.rule("seul.light.lantern")
def test_a_lantern_that_has_burnt_its_time_is_dry_and_out() -> None:
    world = below(lit=False)
    arm(world.hero, "lantern")
    light_lantern(world)
    world.now = 24 * ROUNDS
    burn_down(world)
    assert (world.hero.light, world.hero.off_hand, world.hero.pack[0].oil) == (None, "", 0)
    assert "light:lantern" not in named(lighting(world))


@pytest.mark.rule("seul.gear.light-sources", "seul.light.draws-enemies")
def test_a_torch_dropped_into_water_goes_out() -> None:
    world = below()
    place_here(world).lifted = "flooded"
    drop_light(world)
    assert (world.hero.light, world.hero.off_hand) == (None, "")


@pytest.mark.rule("seul.gear.shield-uses-off-hand", "seul.gear.light-sources", "seul.enc.twenty-five-immobile")
def test_what_the_pack_offers() -> None:
    world = below(
        torches=1, resources=4, purse={"gold": 2}, pack=[make("small-weapon"), make("leather"), make("lantern")]
    )
    offered = keys(run(open_pack(world), answers=["done"]).asked[0])
    assert {"put-out", "wield:0", "wear:1", "drop:thing:0", "drop:coins", "drop:resources"} <= set(offered)
    assert not {"light:torch", "light:lantern", "shield", "refill", "salve"} & set(offered)
    run(open_pack(world), answers=["put-out", "drop:resources", 3, "drop:coins", "wield:0", "done"])
    assert (world.hero.resources, place_here(world).resources) == (1, 3)
    assert (world.hero.purse, place_here(world).purse) == ({}, {"gold": 2})
    place_here(world).purse = {"gold": 1}
    world.hero.purse = {"gold": 4}
    run(open_pack(world), answers=["drop:coins", "light:torch", "done"])
    assert place_here(world).purse == {"gold": 5}
    world.hero.pack.append(make("small-weapon"))
    run(open_pack(world), answers=[f"wield:{len(world.hero.pack) - 1}", "done"])
    assert world.hero.off_hand == "light", "a light weapon leaves a hand for the torch"


@pytest.mark.parametrize(("salves", "poison", "offered"), [(1, 5, True), (0, 5, False), (1, 0, False)])
def test_a_salve_is_offered_to_who_has_one_and_is_poisoned(salves: int, poison: int, offered: bool) -> None:
    world = below(salves=salves, poison_until=poison)
    assert ("salve" in keys(run(open_pack(world), answers=["done"]).asked[0])) is offered


@pytest.mark.rule("seul.magic.spell-light", "seul.time.d12-counter")
def test_at_the_end_of_a_turn_only_spells_that_have_run_out_end() -> None:
    world = below(spells={"light": 24, "shield": 12})
    world.turns_done, world.now = 1, ROUNDS
    run(end_of_turn(world))
    assert world.hero.spells == {"light": 24}


@pytest.mark.rule("seul.fatigue.loss-by-rest", "seul.time.rest-and-resource-every-five-turns")
def test_the_resource_eaten_in_the_upkeep_rest_begins_a_rest_that_counts() -> None:
    world = below(resources=1, fatigue=3)
    world.turns_done, world.now = 4, 5 * ROUNDS
    run(settle(world), answers=["rest:resource"], dice=[20])
    assert (world.hero.resources, world.rest_run, world.hero.fatigue) == (0, 1, 3)
    run(rest(world, 2, False))
    assert (world.rest_run, world.hero.fatigue) == (3, 2)


@pytest.mark.rule("seul.fatigue.loss-by-rest")
def test_the_turns_are_counted_from_the_one_in_which_the_resource_was_eaten() -> None:
    world = below(resources=2, fatigue=3)
    world.turns_done, world.now = 3, 3 * ROUNDS
    run(rest(world, 2, False), answers=["on:resource"])
    assert (world.rest_run, world.rest_paid) == (1, True), "the second Rest Turn is the first that counts"
    world.turns_done, world.now = 10, 10 * ROUNDS
    world.rest_run, world.rest_paid = 2, False
    run(rest(world, 3, True), dice=[20])
    assert world.hero.fatigue == 2, "two Turns before it do not count"
