"""Testing a characteristic."""

from __future__ import annotations

import pytest

import souterrain
from souterrain.core.book import in_force
from souterrain.games.regne.actions.doors import pick
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.turns import Trial
from souterrain.games.regne.rows.traits import Trait
from souterrain.games.regne.sheet import level, natural
from souterrain.games.regne.testing import passes, total_of
from souterrain.games.regne.world import Door, Effect

from .stage import bare, foe, hero, run, told, vault

RULE = "regne.test.roll"


def total(trait: Trait, dice: list[int | str], who: str = "svein", more: int = 0, plus: int = 0) -> int | None:
    world = vault()
    result: int | None = run(total_of(world, hero(world, who, (1, 1)), trait, RULE, more, plus), dice).result
    return result


@pytest.mark.rule("regne.test.roll")
def test_the_power_die_and_one_d_are_added() -> None:
    assert total("dexterity", ["2", "3"]) == 5


@pytest.mark.rule("regne.test.magic-no-d")
def test_magic_has_no_d() -> None:
    world = vault()
    assert run(total_of(world, bare(hero(world, "ombeline", (1, 1))), "magic", RULE), ["3"]).result == 3


@pytest.mark.rule("regne.test.minimum-zero-or-difficulty")
def test_nought_is_enough_where_no_difficulty_is_named() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    assert run(passes(world, svein, "agility", 0, RULE), ["-1", "1"]).result
    svein.trained["agility"] = -1
    assert not run(passes(world, svein, "agility", 0, RULE), ["-2", "1"]).result
    assert not run(passes(world, svein, "agility", 3, RULE), ["1", "1"]).result
    assert [event.how for event in told(world, Trial)] == ["passed", "failed", "failed"]


@pytest.mark.rule("regne.test.x-fails")
def test_an_x_fails_whatever_the_d_shows() -> None:
    assert total("melee", ["X", "5"]) is None
    assert total("melee", ["X", "5"], plus=9) is None


@pytest.mark.rule("regne.test.negative-faces", "regne.test.positive-faces", "regne.test.blank-face")
def test_faces_are_added_and_taken_off() -> None:
    assert total("shooting", ["-3", "5"]) == 2
    assert total("intelligence", ["-5", "5"]) == 0
    assert total("strength", ["4", "5"]) == 9
    assert total("dexterity", ["blank", "4"]) == 4


@pytest.mark.rule("regne.test.level-zero-fails")
def test_a_level_of_nought_fails_without_a_roll() -> None:
    assert total("magic", []) is None
    world = vault()
    svein = hero(world, "svein", (1, 1))
    svein.effects = [Effect("will", -9, 5)]
    assert not run(passes(world, svein, "will", 0, RULE)).result


@pytest.mark.rule("regne.test.example-svein-picks-lock", "regne.lock.pick")
@pytest.mark.parametrize(
    ("power", "d", "opens"),
    [
        ("X", "5", False),
        ("blank", "0", False),
        ("blank", "1", True),
        ("-1", "1", False),
        ("-1", "2", True),
        ("1", "0", True),
        ("2", "0", True),
    ],
)
def test_svein_picks_a_lock_of_difficulty_one(power: str, d: str, opens: bool) -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    door = Door("d1", (1, 0), "z1", "standard", "locked", 10, "n")
    world.doors["d1"] = door
    run(pick(world, svein, door), [power, d])
    assert (door.state == "shut") is opens
    assert svein.points == 4


@pytest.mark.rule("regne.bonus.to-characteristic")
def test_a_bonus_to_the_characteristic_changes_the_die() -> None:
    world = vault()
    hadrun = hero(world, "hadrun", (1, 1))
    rolled = run(total_of(world, hadrun, "agility", RULE, more=2), ["3", "1"]).rolled
    assert [roll.die for roll, _ in rolled] == ["green", "D"]


@pytest.mark.rule("regne.bonus.to-result")
def test_a_bonus_to_the_result_is_added_to_the_total() -> None:
    assert total("charisma", ["1", "2"], "pernel", plus=3) == 6


@pytest.mark.rule("regne.monster.exponent-dice")
def test_some_dwellers_roll_more_d() -> None:
    world = vault()
    ogre = foe(world, "ogre", (1, 1))
    rolled = run(total_of(world, ogre, "strength", RULE), ["2", "3", "4"])
    assert rolled.result == 9
    assert [roll.die for roll, _ in rolled.rolled] == ["silver", "D", "D"]


@pytest.mark.rule("regne.destiny.reroll-failure")
def test_a_point_of_destiny_buys_another_roll() -> None:
    world = vault(destiny="always")
    svein = hero(world, "svein", (1, 1))
    svein.destiny = 1
    done = run(passes(world, svein, "agility", 0, RULE), ["X", "3", "1", "2"], ["spend"])
    assert done.result
    assert svein.destiny == 0
    assert told(world, Trial)[-1].total == 3


@pytest.mark.rule("regne.destiny.reroll-failure")
@pytest.mark.parametrize(
    ("when", "decisive", "asked"), [("decisive", False, 0), ("decisive", True, 1), ("never", True, 0)]
)
def test_the_question_is_put_as_often_as_the_set_up_says(when: str, decisive: bool, asked: int) -> None:
    world = vault(destiny=when)
    svein = hero(world, "svein", (1, 1))
    done = run(passes(world, svein, "agility", 0, RULE, decisive=decisive), ["X", "3"], ["keep"] * asked)
    assert not done.result
    assert svein.destiny == 2


@pytest.mark.rule("regne.char.list-of-thirteen")
def test_ten_characteristics_are_levels_and_three_are_counted() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    assert len(BOOK.heroes["svein"].levels) == 10
    assert (BOOK.heroes["svein"].action, svein.life, svein.destiny) == (5, 30, 2)


@pytest.mark.rule("regne.sheet.fields")
def test_a_characteristic_that_a_row_does_not_name_is_nought() -> None:
    laid = "title = { en = 'Rats' }\n[change.foe.rat]\nlevels = { melee = 3 }"
    world = vault()
    with in_force(souterrain.new("regne", seed="rats", setup={"overlay": laid}).game.book):
        rat = foe(world, "rat", (1, 1))
        found = [(natural(rat, trait), level(world, rat, trait)) for trait in ("melee", "will")]
    assert found == [(3, 3), (0, 0)]
