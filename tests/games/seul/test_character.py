"""II. The character."""

from __future__ import annotations

import pytest

import souterrain
from souterrain.games.seul.aftermath import victory
from souterrain.games.seul.catalogue import BOOK, domain_of
from souterrain.games.seul.character import create_character, equip, take_advantage, take_domain, take_name, take_trait
from souterrain.games.seul.equipment import encumbrance, make, own_ca, possessions
from souterrain.games.seul.goals import advance, beaten, came_home, floor_drawn, new_reason
from souterrain.games.seul.places import place_at
from souterrain.games.seul.purse import worth
from souterrain.games.seul.resolution import appraise, throw
from souterrain.games.seul.rows import TestKind
from souterrain.games.seul.world import Goal, World
from tests.games.seul.stage import below, furnish, group, hero, meeting
from tests.play import run

TO_A_NAME = ["trait:elf", "domain:agility"]


def made(die: str, *extras: str, dice: list[int] | None = None, rolled_hp: bool = False) -> World:
    world = World(rolled_hp=rolled_hp)
    answers = [die, *TO_A_NAME, *extras, "anonymous", "nothing"]
    run(create_character(world), dice=dice or [], answers=answers)
    return world


@pytest.mark.rule("seul.game.solo-crawl-with-module-or-generator")
def test_one_player_and_an_underworld_of_the_generators_or_of_a_module() -> None:
    assert souterrain.games()["seul"].players == (1, 1)
    module = 'title = "Cellar"\nmap = """\n<...\n"""\n'
    drawn = souterrain.new("seul", seed="a", setup={"dungeon": module}).world
    own = souterrain.new("seul", seed="a").world
    assert "Cellar" in drawn.charted
    assert own.charted == ""
    assert len(own.seed) == 12


@pytest.mark.rule("seul.char.starts-with-one-dv", "seul.char.hit-die-d8", "seul.char.starting-hp-maximum")
def test_a_d8_character_has_a_trait_and_a_domain_and_eight_hit_points() -> None:
    who = made("hit-die:8").hero
    assert (who.dv, who.hp, who.top) == (1, 8, 8)
    assert (who.traits, who.domains, who.gifts) == (["elf"], ["agility"], [])


@pytest.mark.rule("seul.char.hit-die-d6")
def test_a_d6_character_has_one_advantage_more() -> None:
    who = made("hit-die:6", "gift:magic").hero
    assert (who.top, who.gifts) == (6, ["magic"])


@pytest.mark.rule("seul.char.hit-die-d4")
def test_a_d4_character_has_two_advantages_more() -> None:
    who = made("hit-die:4", "gift:infravision", "gift:consecrated").hero
    assert (who.top, who.gifts) == (4, ["infravision", "consecrated"])


@pytest.mark.rule("seul.char.extra-advantage-options")
def test_an_advantage_is_a_trait_a_domain_or_a_gift_and_nothing_is_taken_twice() -> None:
    world = World(hero=hero(gifts=["magic"], domains=["wisdom"], traits=["elf"]))
    seen = run(take_advantage(world), answers=["domain", "domain:agility"])
    keys = [option.key for option in seen.asked[0].options]  # type: ignore[union-attr]
    assert keys == ["trait", "domain", "gift:consecrated", "gift:infravision"]
    assert "domain:wisdom" not in [option.key for option in seen.asked[1].options]  # type: ignore[union-attr]
    assert world.hero.domains == ["wisdom", "agility"]


@pytest.mark.rule("seul.char.starting-hp-rolled-option")
def test_the_old_school_rolls_for_hit_points() -> None:
    assert made("hit-die:6", "gift:magic", dice=[2], rolled_hp=True).hero.top == 2


@pytest.mark.rule("seul.char.name-optional")
def test_the_name_may_be_left_blank() -> None:
    world = World()
    run(take_name(world), answers=["anonymous"])
    assert world.hero.name == ""
    run(take_name(world), answers=["name", "Mirliton"])
    assert world.hero.name == "Mirliton"


@pytest.mark.rule("seul.char.motivation-free")
def test_a_reason_is_only_an_offer_and_pays_without_experience() -> None:
    world = below()
    run(new_reason(world), dice=[6])
    assert world.goal is not None
    assert world.goal.reason == "debt"
    advance(world, "chart", 20)
    assert not world.goal.done
    came_home(world, 30_000)
    assert (worth(world.hero.purse), world.hero.px) == (6000, 0)


def test_a_reason_that_a_small_underworld_cannot_meet_is_rolled_again() -> None:
    world = below()
    run(new_reason(world), dice=[3, 4, 5])
    assert world.goal is not None
    assert world.goal.reason == "nest"
    two_ways_out = below("\n########\n#<....<#\n########\n")
    run(new_reason(two_ways_out), dice=[4])
    assert two_ways_out.goal is not None
    assert two_ways_out.goal.reason == "other-way"


@pytest.mark.rule("seul.char.rst-bonus-two")
def test_one_trait_that_fits_gives_two_and_two_that_fit_give_no_more() -> None:
    world = below(traits=["elf"])
    assert appraise(world, "surprise").trait == 2
    assert appraise(world, "search").trait == 0
    world.hero.traits = ["elf", "wary"]
    assert appraise(world, "surprise").trait == 2


@pytest.mark.rule("seul.char.rst-bonus-two")
def test_a_trait_in_ones_own_words_is_for_the_player_to_claim() -> None:
    world = below(traits=[], resources=1)
    run(take_trait(world), answers=["own", "Born in a mine"])
    assert world.hero.traits == ["Born in a mine"]
    assert appraise(world, "search").trait == 0


@pytest.mark.rule("seul.char.domain-chosen-or-rolled")
@pytest.mark.parametrize(("face", "domain"), list(enumerate(BOOK.domains, start=1)))
def test_the_domain_may_be_left_to_a_d6(face: int, domain: str) -> None:
    world = World()
    run(take_domain(world), dice=[face], answers=["roll"])
    assert world.hero.domains == [domain]


@pytest.mark.rule("seul.char.domain-reroll", "seul.test.domain-second-try")
def test_a_failed_test_of_a_domain_is_rolled_again() -> None:
    world = below(domains=["observation"])
    odds = appraise(world, "search")
    assert run(throw(world, odds, "seul.search.difficulty"), dice=[9, 16]).result
    assert not run(throw(world, odds, "seul.search.difficulty"), dice=[1, odds.face() - 1]).result
    assert run(throw(world, odds, "seul.search.difficulty"), dice=[1, odds.face()]).result
    assert run(throw(world, appraise(world, "pick"), "seul.save.difficulty"), dice=[9]).result is False


@pytest.mark.parametrize(
    ("domain", "tests"),
    [
        pytest.param("observation", {"search", "surprise"}, marks=pytest.mark.rule("seul.char.domain-observation")),
        pytest.param(
            "agility",
            {"encounter", "stealth", "acrobatics", "flight"},
            marks=pytest.mark.rule("seul.char.domain-agility"),
        ),
        pytest.param("fairy-fingers", {"disarm", "pick"}, marks=pytest.mark.rule("seul.char.domain-fairy-fingers")),
        pytest.param(
            "charisma", {"charm", "negotiation", "bribery"}, marks=pytest.mark.rule("seul.char.domain-charisma")
        ),
        pytest.param("wisdom", {"save", "dodge", "magic", "cache"}, marks=pytest.mark.rule("seul.char.domain-wisdom")),
    ],
)
def test_what_a_domain_covers(domain: str, tests: set[TestKind]) -> None:
    world = below(domains=[domain])
    assert {test for test in tests if appraise(world, test).again} == tests
    assert domain_of("force") == ""
    others: set[TestKind] = {"search", "surprise", "stealth", "disarm", "charm", "save"}
    others -= tests
    assert not any(appraise(world, test).again for test in others)


@pytest.mark.rule("seul.gear.starting-wealth-options")
def test_all_that_is_needed_a_purse_of_gold_or_nothing() -> None:
    kit, gold, nothing = World(), World(), World()
    run(equip(kit), answers=["kit:guard"])
    run(equip(gold), dice=[4, 3, 5], answers=["gold"])
    run(equip(nothing), answers=["nothing"])
    assert kit.hero.armour is not None
    assert (kit.hero.armour.kind, kit.hero.torches, kit.hero.resources) == ("chain-mail", 12, 6)
    assert encumbrance(kit.hero) == 13
    assert gold.hero.purse == {"gold": 120}
    assert (nothing.hero.purse, own_ca(nothing.hero), nothing.hero.weapon) == ({}, 10, None)


@pytest.mark.rule("seul.char.name-optional")
def test_who_has_a_name_is_not_asked_for_it() -> None:
    world = below(name="Robin")
    run(take_name(world))
    assert world.hero.name == "Robin"


@pytest.mark.rule("seul.gear.starting-wealth-options")
def test_a_kit_holds_what_it_says() -> None:
    for id, kit in BOOK.kits.items():
        world = World(hero=hero())
        run(equip(world), answers=[f"kit:{id}"])
        assert [thing.kind for thing in possessions(world.hero)] or not kit.gear
        assert (world.hero.torches, world.hero.resources) == (kit.torches, kit.resources)
        assert worth(world.hero.purse) == kit.gold * 100


@pytest.mark.rule("seul.char.motivation-free")
def test_a_relic_lies_in_the_remotest_room_and_a_captive_is_held_there() -> None:
    for reason, things in (("relic", ["relic"]), ("captive", [])):
        world = below(seen=False)
        world.goal = Goal(reason)
        floor_drawn(world, 1)
        assert (world.goal.floor, world.goal.section) == (1, 1)
        place = place_at(world.here, 1)
        assert ([thing.kind for thing in place.things], place.hidden) == (things, reason == "relic")
        floor_drawn(world, 1)
        assert len(place.things) == len(things), "once"


@pytest.mark.rule("seul.char.motivation-free")
def test_a_nest_is_cleaned_by_three_victories_over_its_kind() -> None:
    world = below()
    world.goal = Goal("nest")
    floor_drawn(world, 1)
    assert (world.goal.floor, world.goal.section) == (1, 0)
    for count in (1, 2, 3):
        met = meeting(world, group("cave-hound"))
        met.group.foes[0].state = "dead"
        run(victory(world))
        assert (world.goal.count, world.goal.done) == (count, count == 3)


@pytest.mark.rule("seul.char.motivation-free")
def test_the_nest_is_that_of_those_who_dwell_at_the_way_in() -> None:
    world = below()
    furnish(world, theme="goblin-warren")
    world.goal = Goal("nest")
    floor_drawn(world, 1)
    for kind, count in (("skeleton", 0), ("goblin", 1)):
        beaten(world, BOOK.creatures[kind].family)
        assert world.goal.count == count


@pytest.mark.rule("seul.char.motivation-free")
def test_what_was_asked_for_must_be_brought_home() -> None:
    world = below()
    world.goal = Goal("relic")
    came_home(world, 0)
    assert world.goal is not None
    world.hero.pack = [make("relic")]
    came_home(world, 0)
    assert (world.hero.pack, worth(world.hero.purse)) == ([], 10_000)
    world.goal, world.captive = Goal("captive"), "bandit"
    came_home(world, 0)
    assert worth(world.hero.purse) == 18_000
    came_home(world, 0)
    assert worth(world.hero.purse) == 18_000, "a goal that is met pays once"


@pytest.mark.rule("seul.char.extra-advantage-options")
def test_an_advantage_may_be_another_trait() -> None:
    world = below(traits=["elf"])
    run(take_advantage(world), answers=["trait", "trait:wary"])
    assert world.hero.traits == ["elf", "wary"]


@pytest.mark.rule("seul.char.motivation-free")
def test_in_an_underworld_without_end_the_relic_lies_on_the_second_floor() -> None:
    world = below(seen=False)
    world.goal, world.last_floor = Goal("relic"), 0
    floor_drawn(world, 1)
    assert world.goal.section == -1
