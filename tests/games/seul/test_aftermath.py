"""IV.11.g After the meeting: who is where, who has what."""

from __future__ import annotations

import pytest

from souterrain.games.seul.aftermath import conclude, mercy, spoils, victory
from souterrain.games.seul.battle import end_of_round, exchange
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events.meetings import Captured
from souterrain.games.seul.events.places import Rumour
from souterrain.games.seul.expedition import come_home
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.light import drop_light
from souterrain.games.seul.places import place_here
from souterrain.games.seul.purse import worth
from souterrain.games.seul.treasure import share_out
from souterrain.games.seul.world import Chest, Goal
from tests.games.seul.stage import arm, below, do, furnish, group, keys, meeting
from tests.play import run


@pytest.mark.rule("seul.social.stake-before-roll")
def test_a_share_is_half_of_the_value_and_the_rest_is_theirs() -> None:
    world = below()
    place = place_here(world)
    place.things = [make("small-valuable", value=value) for value in (300, 900, 500)]
    place.chests = [Chest("chest", purse={"gold": 5}, things=[make("small-valuable", value=200)])]
    place.purse = {"silver": 9}
    met = meeting(world, group("bandit", mood="wary"), section=0, shared=True)
    met.group.passed = True
    run(conclude(world, "talked"))
    assert [thing.value for thing in world.hero.pack] == [900, 300], "within half of 2490, the best first"
    assert worth(place.purse) == 40, "the rest of his half in coins, which wait for a bag"
    assert (place.things, place.chests, place.group) == ([], [], met.group)


@pytest.mark.rule("seul.social.stake-before-roll")
def test_a_share_of_coins_is_counted_from_the_best_metal_down() -> None:
    world = below()
    place = place_here(world)
    place.purse = {"copper": 7, "silver": 15, "gold": 3}
    share_out(world, place)
    assert place.purse == {"gold": 2, "silver": 2, "copper": 7}, "of 457 copper his half is 228"


@pytest.mark.rule("seul.hp.enemy-zero")
def test_mercy_is_for_those_who_think_and_live() -> None:
    for kind in ("cave-hound", "skeleton"):
        world = below()
        met = meeting(world, group(kind))
        met.group.foes[0].state = "dead"
        run(mercy(world, met))
        assert met.group.foes[0].state == "dead"
    world = below()
    met = meeting(world, group("goblin"))
    met.group.foes[0].state = "fled"
    run(mercy(world, met))
    assert world.mercy == [], "nobody fell"


@pytest.mark.rule("seul.gear.light-sources")
def test_the_torch_is_taken_up_again_after_the_victory() -> None:
    world = below()
    drop_light(world)
    met = meeting(world, group("cave-hound"))
    met.group.foes[0].state = "dead"
    run(victory(world))
    assert world.hero.off_hand == "light"


@pytest.mark.rule("seul.fatigue.overflow-faint", "seul.danger.loss-defeat")
def test_who_faints_before_his_foes_is_at_their_mercy() -> None:
    world = below(fainted=True, fatigue=9)
    world.danger, world.calm_from = 2, 99
    meeting(world, group("bandit"))
    run(conclude(world, "down"), dice=[6])
    assert (world.hero.fainted, world.hero.dead, world.danger) == (False, False, 1)
    assert world.turns_done == 6


@pytest.mark.rule("seul.fatigue.overflow-faint")
def test_who_faints_with_his_last_hit_point_does_not_fight_for_his_life() -> None:
    world = below(fainted=True, fatigue=9)
    world.hero.hp = 1
    meeting(world, group("bandit"))
    assert [roll.rule for roll, _ in run(conclude(world, "down"), dice=[6]).rolled] == ["seul.hp.unconscious-six-turns"]
    assert not world.hero.dead


@pytest.mark.rule("seul.social.stake-before-roll")
def test_who_is_refused_a_share_leaves_by_the_way_he_came() -> None:
    world = below(at=(6, 1))
    ground = ground_of(world.here)
    exit = ground.exits_of[ground.section[world.at]][0]
    meeting(world, group("bandit", mood="wary"), section=1, sent_back=True)
    run(conclude(world, "refused"))
    assert ground.section[world.at] == 1, "carried there he would not know the way"
    world.came_by = exit
    meeting(world, group("bandit", mood="wary"), section=1, sent_back=True)
    run(conclude(world, "refused"))
    assert ground.section[world.at] == 0


@pytest.mark.rule("seul.encounter.not-always-a-fight")
def test_a_captive_who_was_freed_comes_along_and_others_stay_where_they_live() -> None:
    world = below()
    met = meeting(world, group("bandit", mood="friendly"), section=0)
    run(conclude(world, "talked"))
    assert (world.captive, place_here(world).group) == ("", met.group)
    place_here(world).group = None
    meeting(world, group("bandit", mood="friendly"), section=0, origin="captive")
    run(conclude(world, "talked"))
    assert (world.captive, place_here(world).group) == ("bandit", None)


@pytest.mark.rule("seul.encounter.not-always-a-fight")
def test_a_captive_who_was_slipped_by_is_still_there_to_be_freed() -> None:
    world = below()
    held = group("bandit", mood="friendly")
    held.captive = True
    meeting(world, held, section=0, origin="captive")
    run(conclude(world, "avoided"))
    assert (world.captive, place_here(world).group) == ("", held)
    assert not any(isinstance(event, Captured) for event, _ in world.told)
    run(do(world, "approach"), dice=[1, 20, 20], answers=["face", "pass"])
    assert (world.captive, place_here(world).group) == ("bandit", None)


@pytest.mark.rule("seul.social.stake-before-roll")
def test_a_captive_who_was_freed_tells_of_one_place() -> None:
    world = below("\n##############\n#<..+...+...+...#\n##############\n", seen=False)
    place_here(world).revealed = True
    for square in (5, 9, 13):
        world.at = square
        furnish(world, contents="hidden-treasure")
    world.at = 0
    meeting(world, group("bandit", mood="friendly"), origin="captive")
    run(conclude(world, "talked"))
    told = [event for event, _ in world.told if isinstance(event, Rumour)]
    assert told == [Rumour("hidden-treasure", "e", 5, True)]


@pytest.mark.rule("seul.combat.after-danger")
def test_the_beaten_are_gone_and_their_dead_lie_there() -> None:
    world = below()
    met = meeting(world, group("cave-hound", hp=(3, 3)), section=0)
    met.group.foes[0].state, met.group.foes[1].state = "dead", "fled"
    run(conclude(world, "won"))
    place = place_here(world)
    assert (place.bodies, place.cleared, place.group) == (1, world.day, None)
    assert world.danger == 1


@pytest.mark.rule("seul.treasure.forms-and-enc")
def test_some_leave_a_hoard_some_a_pocketful_and_those_who_fled_nothing() -> None:
    hoarder = next(creature.id for creature in BOOK.creatures.values() if creature.treasure == "hoard")
    for kind, state, dice, resources in (
        (hoarder, "dead", [1, 11, 3], 3),
        ("goblin", "dead", [7, 1, 1], 0),
        ("goblin", "fled", [], 0),
        ("cave-hound", "dead", [], 0),
    ):
        world = below()
        met = meeting(world, group(kind))
        met.group.foes[0].state = state  # type: ignore[assignment]
        run(spoils(world, met), dice=dice)
        assert place_here(world).resources == resources
        assert len(place_here(world).things) == (len(dice) > 0 and not resources)


@pytest.mark.rule("seul.danger.loss-defeat", "seul.gear.light-sources")
def test_whoever_is_beaten_and_carried_away_leaves_his_torch_behind() -> None:
    world = below(fainted=True)
    drop_light(world)
    world.at += 1
    meeting(world, group("bandit"))
    run(conclude(world, "down"), dice=[6])
    assert world.hero.light is None


@pytest.mark.rule("seul.social.stake-before-roll", "seul.combat.lowest-initiative-first")
def test_who_has_angered_them_acts_last_in_the_first_round_only() -> None:
    for round, hp in ((1, 5), (2, 8)):
        world = below()
        arm(world.hero, "melee-weapon")
        meeting(world, group("goblin", hp=(1,)), round=round, acts_last=True)
        dice = [19, 3, 20, 5] if round == 1 else [20, 5]
        run(exchange(world, [(1, -1), (15, 0)]), dice=dice, answers=["attack:0"])
        assert world.hero.hp == hp


@pytest.mark.rule("seul.light.lantern-burning-victim")
def test_when_the_last_burns_to_death_the_fight_is_won() -> None:
    world = below()
    met = meeting(world, group("orc", hp=(1,)))
    met.group.foes[0].burning = True
    assert run(end_of_round(world), dice=[2, 4]).result == "won"
    assert met.group.foes[0].state == "dead"


@pytest.mark.rule("seul.fatigue.overflow-faint", "seul.rest.post-combat-example")
def test_the_winner_may_faint_of_his_wounds() -> None:
    world = below(fatigue=9, hp=3)
    met = meeting(world, group("cave-hound"))
    met.group.foes[0].state = "dead"
    run(conclude(world, "won"), dice=[20])
    assert (world.hero.fainted, world.turns_done, world.hero.hp) == (False, 6, 8)


@pytest.mark.rule("seul.social.stake-before-roll")
def test_friends_who_agreed_to_trade_sell_six_resources_at_most_and_pay_half() -> None:
    price = BOOK.stacks["resource"].price
    world = below(purse={"copper": 9 * price}, pack=[make("small-valuable", value=900), make("relic")])
    meeting(world, group("bandit", mood="friendly"), trades=True)
    seen = run(conclude(world, "talked"), answers=["buy:resource:4", "sell:0", "buy:resource:2", "done"])
    assert keys(seen.asked[0]) == [*(f"buy:resource:{n}" for n in range(1, 7)), "sell:0", "done"]
    assert keys(seen.asked[1]) == ["buy:resource:1", "buy:resource:2", "sell:0", "done"]
    assert keys(seen.asked[-1]) == ["done"]
    assert (world.hero.resources, worth(world.hero.purse)) == (6, 3 * price + 450)


@pytest.mark.rule("seul.char.motivation-free", "seul.xp.treasure-on-exit")
@pytest.mark.parametrize(("reason", "short", "met"), [("debt", 0, True), ("debt", 1, False), ("captive", 0, True)])
def test_a_goal_that_is_met_pays_on_the_way_home(reason: str, short: int, met: bool) -> None:
    coins = BOOK.reasons[reason].goal - short
    world = below(purse={"copper": coins})
    world.fresh_coins, world.goal, world.captive = coins, Goal(reason), "lost-pilgrim"
    run(come_home(world))
    assert (world.goal is None) is met
    assert any(entry.what == "goal" for entry in world.chronicle) is met


@pytest.mark.rule("seul.social.stake-before-roll")
def test_a_thing_of_just_his_half_is_his() -> None:
    world = below()
    place = place_here(world)
    place.things = [make("small-valuable", value=300), make("small-valuable", value=300)]
    share_out(world, place)
    assert [thing.value for thing in world.hero.pack] == [300]
