"""IV.1, IV.2, IV.8, IV.10 Tests, searches, caches, locks."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.games.seul.cache import make_cache, open_cache, plunder
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.combat import attack, initiative
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events import character
from souterrain.games.seul.events.character import Judged
from souterrain.games.seul.events.places import CacheIntact, CacheRobbed
from souterrain.games.seul.locks import disarm, open_chest, open_exit
from souterrain.games.seul.places import place_here
from souterrain.games.seul.resolution import appraise, attempt, effort, judge, throw
from souterrain.games.seul.rows import TestKind
from souterrain.games.seul.search import search
from souterrain.games.seul.world import DAY, ROUNDS, Cache, Chest, Judgement, SetTrap
from souterrain.games.seul.wounds import fall
from tests.games.seul.stage import arm, below, furnish, group, keys, meeting
from tests.play import run

RULE = "seul.test.formula"
LOCKED = "\n#####\n#<L..\n#####\n"
SECRET = "\n#######\n#<..S..\n#######\n"


@pytest.mark.rule("seul.test.formula")
def test_the_sum_must_reach_difficulty_and_malus() -> None:
    world = below(dv=2)
    odds = appraise(world, "save", difficulty=15, bonus=2, malus=3)
    assert odds.face() == 14
    assert run(throw(world, odds, RULE), dice=[14]).result
    assert not run(throw(world, odds, RULE), dice=[13]).result


@pytest.mark.rule("seul.test.natural-twenty-and-one")
def test_a_twenty_always_succeeds_and_a_one_never() -> None:
    world = below()
    hopeless, sure = appraise(world, "save", malus=50), appraise(world, "save", bonus=50)
    assert run(throw(world, hopeless, RULE), dice=[20]).result
    assert not run(throw(world, sure, RULE), dice=[1]).result
    assert (hopeless.percent(), sure.percent()) == (5, 95)


@pytest.mark.rule("seul.resource.plus-two-per-resource-on-any-roll", "seul.test.universal-bonuses")
def test_three_resources_turn_an_eight_into_a_success() -> None:
    world = below(resources=3)
    world.ask_effort = True
    seen = run(attempt(world, "disarm", RULE), dice=[8], answers=["roll:3"])
    assert (seen.result, world.hero.resources) == (True, 0)
    world.hero.resources = 3
    assert not run(attempt(world, "disarm", RULE), dice=[7], answers=["roll:3"]).result
    assert world.hero.resources == 0


@pytest.mark.rule("seul.resource.plus-two-per-resource-on-any-roll")
def test_the_exact_chance_stands_beside_every_choice() -> None:
    world = below(resources=9)
    world.ask_effort = True
    ask = run(effort(world, lambda: appraise(world, "disarm"), RULE), answers=["roll"]).asked[0]
    notes = [option.note.args["percent"] for option in ask.options if option.note]  # type: ignore[union-attr]
    assert notes == [35, 45, 55, 65, 75, 85, 95]


def test_whoever_is_tired_of_the_question_is_asked_no_more() -> None:
    world = below(resources=3)
    world.ask_effort = True
    run(attempt(world, "disarm", RULE), dice=[8], answers=["roll-on"])
    assert run(attempt(world, "disarm", RULE), dice=[8]).asked == []
    assert world.hero.resources == 3


@pytest.mark.rule("seul.test.universal-bonuses", "seul.test.universal-maluses", "seul.test.inventing-tests")
def test_the_player_may_judge_otherwise_and_both_are_recorded() -> None:
    world = below(traits=["dwarf"])
    run(judge(world), answers=["situation:-2"])
    assert not run(attempt(world, "search", RULE), dice=[15]).result
    judged = [event for event, _ in world.told if isinstance(event, Judged)]
    assert judged == [Judged("search", 2, 0, 2, -2)]
    world.judgement = Judgement(situation=0)
    run(attempt(world, "search", RULE), dice=[15])
    assert len([event for event, _ in world.told if isinstance(event, Judged)]) == 1, "that was the proposal"
    assert world.judgement is None
    world.judgement = Judgement(trait="waive")
    assert appraise(world, "search").trait == 0


@pytest.mark.rule("seul.test.universal-bonuses")
def test_situation_counts_two_at_most_each_way() -> None:
    drawing = "\n#####\n#<~~~\n#####\n"
    world = below(drawing, at=(2, 1))
    assert appraise(world, "stealth").situation == -2
    assert appraise(world, "flight").situation == -2


@pytest.mark.rule("seul.test.universal-bonuses")
@pytest.mark.parametrize(
    ("surprised", "round", "bonus"), [(True, 1, 2), (True, 2, 0), (False, 1, 0), (False, 2, 0), (None, 1, 0)]
)
def test_who_is_surprised_is_hit_more_easily_in_the_first_round(surprised: bool | None, round: int, bonus: int) -> None:
    world = below()
    if surprised is not None:
        meeting(world, group("goblin"), foes_surprised=surprised, round=round)
    assert appraise(world, "attack", difficulty=12).situation == bonus


@pytest.mark.rule("seul.search.difficulty")
def test_a_search_needs_seventeen_and_four_more_in_the_dark() -> None:
    assert BOOK.tests["search"].difficulty == "17"
    assert appraise(below(), "search").face() == 16
    assert appraise(below(lit=False), "search").face() == 20


@pytest.mark.rule("seul.search.success-resources", "seul.resource.sources")
def test_a_search_finds_resources_once() -> None:
    world = below()
    run(search(world), dice=[16, 4, 10])
    assert (world.hero.resources, world.now) == (4, ROUNDS)
    run(search(world), dice=[16, 10])
    assert world.hero.resources == 4


@pytest.mark.rule("seul.search.success-finds-trap")
def test_a_search_finds_a_trap_without_setting_it_off() -> None:
    world = below()
    place_here(world).trap = SetTrap("covered-pit", "floor", world.at + 1)
    run(search(world), dice=[16, 1, 10])
    trap = place_here(world).trap
    assert trap is not None
    assert (trap.found, world.hero.hp, world.danger) == (True, 8, 0)


@pytest.mark.rule("seul.search.success-finds-secret", "seul.xp.layout-discovery")
def test_a_search_finds_a_secret_passage() -> None:
    world = below(SECRET, at=(3, 1))
    assert world.here.doors == "s"
    run(search(world, near=True), dice=[16, 1, 10])
    assert (world.here.doors, world.hero.px, world.now) == ("d", 20, 6)


@pytest.mark.rule("seul.search.failure-springs-trap", "seul.search.danger-roll-always", "seul.danger.gain-search")
@pytest.mark.parametrize(("face", "danger"), [(4, 4), (3, 3)])
def test_a_failed_search_springs_the_trap_and_makes_noise(face: int, danger: int) -> None:
    world = below()
    world.danger = 2
    place_here(world).trap = SetTrap("swinging-blade", "floor", world.at + 1)
    run(search(world), dice=[2, 20, face])
    assert (world.danger, place_here(world).trap) == (danger, None)


@pytest.mark.rule("seul.save.difficulty")
@pytest.mark.parametrize(("test", "blind"), [("disarm", 4), ("pick", 4), ("dodge", 4), ("force", 0), ("save", 0)])
def test_all_else_needs_fifteen_and_some_of_it_light(test: TestKind, blind: int) -> None:
    assert appraise(below(), test).face() == 14
    assert appraise(below(lit=False), test).need - appraise(below(), test).need == blind


@pytest.mark.rule("seul.danger.gain-noise", "seul.save.difficulty")
def test_a_lock_is_picked_in_silence_and_forced_with_noise() -> None:
    picked, forced, failed = below(LOCKED, at=(1, 1)), below(LOCKED, at=(1, 1)), below(LOCKED, at=(1, 1))
    run(open_exit(picked, 0, "pick"), dice=[14])
    run(open_exit(forced, 0, "force"), dice=[14])
    run(open_exit(failed, 0, "force"), dice=[13])
    assert (picked.here.doors, picked.danger) == ("d", 0)
    assert (forced.here.doors, forced.danger) == ("f", 1)
    assert (failed.here.doors, failed.danger) == ("l", 1)


@pytest.mark.rule("seul.danger.gain-noise")
def test_forcing_a_chest_is_heard_and_its_trap_goes_off() -> None:
    world = below()
    chest = Chest("iron-chest", locked=True, trap="swinging-blade", things=[make("relic")])
    place_here(world).chests = [chest]
    run(open_chest(world, chest, "force"), dice=[14, 20])
    assert (world.danger, len(place_here(world).things)) == (2, 1)


@pytest.mark.rule("seul.char.domain-fairy-fingers")
def test_a_failed_disarming_sets_the_trap_off() -> None:
    world = below(domains=["fairy-fingers"])
    place_here(world).trap = SetTrap("swinging-blade", "floor", world.at + 1, found=True)
    run(disarm(world, None), dice=[2, 3, 20])
    assert (world.danger, place_here(world).trap) == (1, None)


@pytest.mark.rule("seul.cache.purpose", "seul.cache.resources-improve", "seul.time.cost-lock-force-cache")
def test_a_cache_takes_a_turn_and_resources_hide_it_better() -> None:
    world = below(resources=4)
    arm(world.hero, "relic")
    run(make_cache(world), answers=["hide:thing:0", "done", 2])
    cache = place_here(world).cache
    assert cache is not None
    assert (cache.spent, world.hero.resources, world.hero.pack, world.now) == (2, 2, [], ROUNDS)


@pytest.mark.rule("seul.cache.difficulty", "seul.cache.result")
@pytest.mark.parametrize(("face", "left"), [(8, 1), (7, 1), (4, 0)])
def test_whether_a_cache_was_found_shows_on_coming_back(face: int, left: int) -> None:
    world = below()
    world.now = 3 * DAY * ROUNDS
    place_here(world).cache = Cache([make("large-valuable", value=100)], spent=2)
    assert appraise(world, "cache", bonus=4, malus=3).face() == 8
    run(open_cache(world), dice=[face])
    assert len(world.hero.pack) == left
    assert isinstance(world.told[-1][0], CacheIntact if face >= 8 else CacheRobbed)


@pytest.mark.rule("seul.cache.result")
@pytest.mark.parametrize(
    ("short", "kinds", "coins"), [(1, ["large-valuable"], 0), (5, ["small-valuable"], 0), (7, [], 0)]
)
def test_how_much_is_missing(short: int, kinds: list[str], coins: int) -> None:
    cache = Cache([make("small-valuable", value=500), make("large-valuable", value=9000)], purse={"gold": 20})
    plunder(cache, short)
    assert ([thing.kind for thing in cache.things], sum(cache.purse.values())) == (kinds, coins)


@pytest.mark.rule("seul.cache.purpose")
def test_resources_can_be_hidden_too() -> None:
    world = below(resources=5)
    run(make_cache(world), answers=["hide:resources", 4, "done", 0])
    assert world.hero.resources == 1
    run(open_cache(world), dice=[20])
    assert (world.hero.resources, place_here(world).cache) == (5, None)


@pytest.mark.rule("seul.attack.difficulty", "seul.combat.attack-test")
def test_an_attack_must_reach_the_targets_armour_class() -> None:
    world = below(fatigue=1)
    arm(world.hero, "melee-weapon")
    foe = meeting(world, group("goblin-raider", hp=(6,))).group.foes[0]
    run(attack(world, foe), dice=[13, 5])
    assert foe.hp == 1
    run(attack(world, foe), dice=[12])
    assert foe.hp == 1


@pytest.mark.rule("seul.test.universal-bonuses", "seul.char.rst-bonus-two")
def test_the_player_may_judge_otherwise_than_the_program() -> None:
    world = below(traits=["elf"])
    seen = run(judge(world), answers=["situation:2"])
    values = [f"situation:{n}" for n in range(-2, 3)]
    assert keys(seen.asked[0]) == [*values, "trait:claim", "trait:waive", "leave"]
    assert world.judgement == Judgement(situation=2)
    odds = appraise(below(traits=["elf"]), "surprise")
    asked = run(judge(world, odds), answers=["trait:waive"]).asked
    assert keys(asked[0]) == [value for value in values if value != "situation:0"] + ["trait:waive", "leave"]
    assert world.judgement == Judgement(trait="waive")
    asked = run(judge(world, appraise(below(traits=["elf"]), "search")), answers=["trait:claim"]).asked
    assert keys(asked[0])[-2:] == ["trait:claim", "leave"]
    assert world.judgement == Judgement(trait="claim")
    run(judge(world), answers=["leave"])
    assert world.judgement == Judgement()


@pytest.mark.rule("seul.test.domain-second-try")
def test_the_chance_told_counts_the_second_try() -> None:
    world = below(domains=["observation"])
    world.hero.fatigue = 2
    odds = appraise(world, "search", difficulty=10)
    assert (odds.face(), odds.percent()) == (11, 75)
    world.hero.domains = []
    assert appraise(world, "search", difficulty=10).percent() == 50


@pytest.mark.rule("seul.test.universal-bonuses")
def test_a_charm_helps_in_its_own_domain() -> None:
    world = below(pack=[make("charm", bonus=2, domain="observation"), make("charm", bonus=1, domain="agility")])
    plain = below()
    helped = {test: appraise(plain, test).need - appraise(world, test).need for test in ("search", "stealth", "pick")}
    assert helped == {"search": 2, "stealth": 1, "pick": 0}


@pytest.mark.rule("seul.cache.purpose", "seul.cache.resources-improve")
def test_an_alcove_hides_as_well_as_a_resource_and_an_empty_cache_is_none() -> None:
    world = below(purse={"gold": 3})
    world.fresh_coins = 300
    furnish(world, wall="alcove")
    run(make_cache(world), answers=["hide:coins", "done"])
    cache = place_here(world).cache
    assert cache is not None
    assert (cache.spent, cache.purse, world.hero.purse, world.fresh_coins) == (1, {"gold": 3}, {}, 0)
    run(open_cache(world), dice=[20])
    assert (world.hero.purse, world.fresh_coins) == ({"gold": 3}, 300)
    run(make_cache(world), answers=["done"])
    assert place_here(world).cache is None


@pytest.mark.rule("seul.cache.difficulty", "seul.test.domain-second-try")
def test_a_wise_hider_rolls_again_for_what_he_hid_only_if_it_was_found() -> None:
    world = below(domains=["wisdom"])
    need = appraise(world, "cache").face()
    for dice in ([need], [need - 1, need]):
        place_here(world).cache = Cache([make("relic")], visited=world.day)
        run(open_cache(world), dice=dice)
    assert len(world.hero.pack) == 2


@pytest.mark.rule("seul.test.universal-bonuses")
def test_before_a_roll_it_may_be_judged_otherwise() -> None:
    world = below(resources=1)
    seen = run(
        effort(world, lambda: appraise(world, "search"), "seul.search.difficulty"),
        answers=["judge", "situation:2", "roll"],
    )
    assert "judge" in keys(seen.asked[0])
    assert "judge" not in keys(seen.asked[2]), "once"
    assert seen.result[0].situation == 2


@pytest.mark.rule("seul.cache.purpose", "seul.cache.result")
def test_a_cache_holds_so_much_and_a_thief_may_find_the_resources_too() -> None:
    world = below(pack=[make("large-valuable", value=100) for _ in range(6)])
    answers = [*["hide:thing:0"] * 5, "done"]
    seen = run(make_cache(world), answers=answers)
    assert keys(seen.asked[-1]) == ["done"], "five times four is all that it takes"
    cache = Cache([], purse={"gold": 1}, resources=30)
    plunder(cache, 5)
    assert (cache.resources, cache.purse) == (0, {"gold": 1}), "the better half"


@pytest.mark.rule("seul.danger.gain-noise", "seul.time.cost-lock-force-cache")
def test_a_chest_that_is_picked_makes_no_noise() -> None:
    world = below()
    chest = Chest("iron-chest", locked=True)
    place_here(world).chests = [chest]
    run(open_chest(world, chest, "pick"), dice=[20])
    assert (world.danger, chest.locked) == (0, False)


@pytest.mark.rule("seul.test.domain-second-try")
def test_both_tries_are_told() -> None:
    world = below(domains=["wisdom"])
    run(attempt(world, "save", "seul.save.difficulty"), dice=[2, 20])
    tested = [event for event, _ in world.told if isinstance(event, character.Tested)]
    assert [(event.first, event.face, event.success) for event in tested] == [(2, 20, True)]


@pytest.mark.rule("seul.test.domain-second-try")
@pytest.mark.parametrize(("under", "success"), [(0, True), (1, False)])
def test_a_second_try_that_just_reaches_it_is_told_as_a_success(under: int, success: bool) -> None:
    world = below(domains=["wisdom"])
    wants = appraise(world, "save").face()
    assert run(attempt(world, "save", "seul.save.difficulty"), dice=[2, wants - under]).result is success
    tested = [event for event, _ in world.told if isinstance(event, character.Tested)]
    assert [event.success for event in tested] == [success]


@pytest.mark.rule("seul.resource.plus-two-per-resource-on-any-roll", "seul.combat.initiative")
def test_resources_make_him_quicker() -> None:
    world = below(resources=2)
    world.every_die = world.ask_effort = True
    meeting(world)
    order = run(initiative(world), answers=["roll:2"], dice=[10, 10]).result
    assert (order[0], world.hero.resources) == ((10 - 4, -1), 0), "a 0, his CA, and 2 for each Resource"
    assert run(initiative(world), dice=[10, 10]).result[0][0] == 10, "without Resources nothing is asked"


@pytest.mark.rule("seul.resource.plus-two-per-resource-on-any-roll", "seul.hp.character-zero-roll")
@pytest.mark.parametrize(("spent", "dead"), [("roll", True), ("roll:1", True), ("roll:2", False)])
def test_resources_on_the_roll_between_life_and_death(spent: str, dead: bool) -> None:
    world = below(resources=5, hp=0, fatigue=3)
    world.every_die = True
    asked = run(fall(world, None), answers=[spent], dice=[10] if dead else [10, 20])
    assert world.hero.dead is dead
    question = asked.asked[0]
    assert isinstance(question, Ask)
    assert keys(question) == ["roll:2", "roll:1", "roll"], "what saves him first; a third would change nothing"
    assert [option.note and option.note.args["percent"] for option in question.options] == [100, 80, 60]


@pytest.mark.rule("seul.resource.plus-two-per-resource-on-any-roll", "seul.cache.difficulty")
def test_resources_on_the_test_of_a_cache() -> None:
    world = below(resources=3)
    world.ask_effort = True
    place_here(world).cache = Cache([], purse={"gold": 1})
    run(open_cache(world), answers=["roll:3"], dice=[3])
    assert (world.hero.purse, world.hero.resources) == ({"gold": 1}, 0), "3 + 1 + 6 reach 10"
    world.hero.resources = 1
    place_here(world).cache = Cache([make("small-valuable"), make("lantern")])
    run(open_cache(world), answers=["roll:1"], dice=[4])
    assert [thing.kind for thing in world.hero.pack] == ["lantern"], "3 short: only the small and shiny is gone"
