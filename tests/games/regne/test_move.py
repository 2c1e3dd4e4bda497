"""Walking, running, being blocked, crossing allies, treading on the fallen."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Option
from souterrain.core.say import Say
from souterrain.crawl.squares import Square
from souterrain.games.regne.actions.melee import arms, strike
from souterrain.games.regne.actions.move import run as running
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.actions.reach import courses
from souterrain.games.regne.events.actions import HeldBack, Ran, Trampled, Walked
from souterrain.games.regne.ground import ground
from souterrain.games.regne.world import Figure, Regne

from .stage import foe, hero, keys, looked_at, run, scenery, told, vault


def offer(world: Regne, who: Figure, key: str) -> Option:
    return looked_at(world, who)[key]


def may_step(world: Regne, who: Figure, to: Square) -> bool:
    return to in ground(world).steps[who.at]


@pytest.mark.rule("regne.move.cost", "regne.move.walk-one-run-two")
def test_five_points_of_running_are_ten_squares() -> None:
    world = vault("." * 12)
    svein = hero(world, "svein", (0, 0))
    assert max(int(key.split(":")[1].split(",")[0]) for key in keys(world, svein, "go")) == 5
    assert max(int(key.split(":")[1].split(",")[0]) for key in keys(world, svein, "run")) == 10
    run(running(world, svein, tuple((x, 0) for x in range(1, 11))))
    assert (svein.at, svein.points) == ((10, 0), 0)
    assert told(world, Ran)[0].squares == 10


@pytest.mark.rule("regne.move.cost")
def test_a_walk_costs_a_point_a_square_and_says_so() -> None:
    world = vault("." * 12)
    svein = hero(world, "svein", (0, 0))
    scenery(world, "corpse", (2, 0))
    option = offer(world, svein, "go:3,0")
    assert option.note is not None
    assert option.note.args == {"points": 3}
    assert option.via == ("1,0", "2,0", "3,0")
    run(walk(world, svein, ((1, 0), (2, 0), (3, 0))))
    assert svein.points == 2
    assert [event.way for event in told(world, Walked)] == [("1,0", "2,0", "3,0")], "in one line, past what lies there"
    assert offer(world, svein, "run:7,0").note == Say("note-run", way=Say("note-points", points=2))


@pytest.mark.rule("regne.move.eight-directions")
def test_one_may_step_in_eight_directions() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2), points=1)
    assert len(keys(world, svein, "go")) == 8


@pytest.mark.rule("regne.move.diagonal-blocked-by-obstacle", "regne.obstacle.blocks", "regne.obstacle.which-elements")
@pytest.mark.parametrize("wall", [(3, 2), (2, 1)])
@pytest.mark.parametrize("kind", ["rubble", "rack", "library", "statue"])
def test_no_diagonal_past_an_obstacle(wall: Square, kind: str) -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    assert may_step(world, svein, (3, 1))
    scenery(world, kind, wall)
    assert not may_step(world, svein, (3, 1))
    assert not may_step(world, svein, wall)


@pytest.mark.rule("regne.obstacle.which-elements")
@pytest.mark.parametrize("kind", ["table", "barrel", "chest", "tomb", "well"])
def test_low_scenery_keeps_feet_off_but_not_corners(kind: str) -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    scenery(world, kind, (3, 2))
    assert may_step(world, svein, (3, 1))
    assert not may_step(world, svein, (3, 2))


@pytest.mark.rule("regne.obstacle.which-elements")
def test_nobody_walks_into_lava_or_water() -> None:
    world = vault("...", ".~w", "...")
    svein = hero(world, "svein", (1, 0))
    assert not may_step(world, svein, (1, 1))
    assert not may_step(world, svein, (2, 1))
    assert may_step(world, svein, (0, 1))


@pytest.mark.rule("regne.rubble.blocks")
def test_rubble_of_a_plan_is_an_obstacle() -> None:
    world = vault("...", ".r.", "...")
    svein = hero(world, "svein", (1, 0))
    assert not may_step(world, svein, (1, 1))
    assert not may_step(world, svein, (0, 1))
    assert not ground(world).clear((1, 0), (1, 2))


@pytest.mark.rule("regne.move.characters-are-not-obstacles")
def test_a_character_does_not_bar_a_diagonal() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    foe(world, "revenant", (3, 2))
    assert may_step(world, svein, (3, 1))


@pytest.mark.rule("regne.move.through-ally")
def test_an_ally_is_crossed_for_two_points() -> None:
    world = vault("...")
    svein, hadrun = hero(world, "svein", (0, 0), points=2), hero(world, "hadrun", (1, 0))
    assert keys(world, svein, "go") == ["go:2,0"]
    assert keys(world, svein, "run") == []
    run(walk(world, svein, ((1, 0), (2, 0))))
    assert (svein.at, svein.points, hadrun.at) == ((2, 0), 0, (1, 0))
    assert not any(event.portal for event in told(world, Walked))


@pytest.mark.rule("regne.move.through-ally")
def test_an_ally_is_not_crossed_where_somebody_has_come_in_between() -> None:
    world = vault("." * 5)
    svein = hero(world, "svein", (0, 0))
    hero(world, "hadrun", (1, 0))
    foe(world, "rat", (2, 0))
    run(walk(world, svein, ((1, 0), (2, 0))))
    assert svein.at == (0, 0)


@pytest.mark.rule("regne.move.through-ally")
def test_an_ally_is_not_crossed_for_one_point_nor_two_of_them_in_a_row() -> None:
    world = vault("....")
    svein = hero(world, "svein", (0, 0), points=1)
    hero(world, "hadrun", (1, 0))
    assert keys(world, svein, "go") == []
    svein.points = 5
    hero(world, "pernel", (2, 0))
    assert keys(world, svein, "go") == []


@pytest.mark.rule("regne.move.through-ally")
def test_an_adversary_is_never_crossed() -> None:
    world = vault("...")
    svein = hero(world, "svein", (0, 0))
    foe(world, "revenant", (1, 0))
    assert keys(world, svein, "go") == []


@pytest.mark.rule("regne.move.block-test")
def test_leaving_an_adversary_takes_a_test() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    foe(world, "revenant", (3, 2))
    option = offer(world, svein, "go:0,2")
    assert option.note is not None
    assert option.note.args == {"points": 2, "tests": 1, "chance": 81}
    run(walk(world, svein, ((1, 2), (0, 2))), ["-1", "1"])
    assert svein.at == (0, 2)


@pytest.mark.rule("regne.move.block-test")
def test_a_run_tests_again_half_way() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    foe(world, "revenant", (3, 2))
    foe(world, "revenant", (1, 0))
    run(running(world, svein, ((2, 1), (3, 0))), ["1", "1", "1", "1"])
    assert (svein.at, svein.points) == ((3, 0), 4)


@pytest.mark.rule("regne.move.block-test")
def test_the_way_with_the_fewest_tests_is_taken() -> None:
    world = vault()
    svein = hero(world, "svein", (0, 4))
    foe(world, "revenant", (2, 2))
    course = courses(world, svein, ground(world), 5)[(4, 4)]
    assert course.tests == 0
    assert not {(1, 3), (2, 3), (3, 3)} & set(course.way)


@pytest.mark.rule("regne.move.block-exception-ally-crossing")
def test_crossing_an_ally_needs_no_test() -> None:
    world = vault("....", "####", "....")
    svein = hero(world, "svein", (1, 0))
    hero(world, "hadrun", (2, 0))
    foe(world, "revenant", (0, 0))
    option = offer(world, svein, "go:3,0")
    assert option.note is not None
    assert option.note.args == {"points": 2}
    run(walk(world, svein, ((2, 0), (3, 0))))
    assert svein.at == (3, 0)


@pytest.mark.rule("regne.move.block-exception-out-of-reach")
def test_an_adversary_behind_a_corner_does_not_block() -> None:
    world = vault("..", "#.", "..")
    svein = hero(world, "svein", (0, 0))
    foe(world, "revenant", (1, 1))
    run(walk(world, svein, ((1, 0),)))
    assert svein.at == (1, 0)


@pytest.mark.rule("regne.move.block-unable-adversary")
def test_who_cannot_act_does_not_block() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    spider = foe(world, "spider", (3, 2))
    spider.webbed = 1
    run(walk(world, svein, ((1, 2),)))
    assert svein.at == (1, 2)


@pytest.mark.rule("regne.move.block-failure-choice", "regne.char.life-points")
def test_pushing_through_costs_a_d_of_wounds() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    foe(world, "revenant", (3, 2))
    run(walk(world, svein, ((1, 2),)), ["X", "0", "4"], ["press-on"])
    assert (svein.at, svein.life, svein.points) == ((1, 2), 26, 4)


@pytest.mark.rule("regne.move.block-failure-choice")
def test_giving_up_costs_the_point_alone() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    foe(world, "revenant", (3, 2))
    run(walk(world, svein, ((1, 2), (0, 2))), ["X", "0"], ["stay"])
    assert (svein.at, svein.life, svein.points) == ((2, 2), 30, 4)
    assert told(world, HeldBack)


@pytest.mark.rule("regne.move.crush-adversary")
def test_who_kills_may_step_in_without_points_or_test() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2), points=1)
    rat = foe(world, "rat", (3, 2))
    foe(world, "revenant", (1, 2))
    run(strike(world, svein, rat, arms(world, svein)[0]), ["1", "3", "3"], ["step-in"])
    assert (svein.at, svein.points) == ((3, 2), 0)
    assert told(world, Trampled)


@pytest.mark.rule("regne.move.crush-adversary")
def test_nobody_steps_in_where_the_fallen_flew_over_lava() -> None:
    world = vault("....", "..~.", "....")
    svein, bat = hero(world, "svein", (1, 1)), foe(world, "bat", (2, 1))
    run(strike(world, svein, bat, arms(world, svein)[0]), ["1", "3", "3"])
    assert (bat.id in world.figures, svein.at) == (False, (1, 1))


@pytest.mark.rule("regne.move.crush-adversary")
def test_one_on_the_ground_keeps_his_square() -> None:
    world = vault(master="seat")
    svein, ogre = hero(world, "svein", (2, 2)), foe(world, "ogre", (3, 2))
    svein.life = 1
    run(strike(world, ogre, svein, arms(world, ogre)[0]), ["1", "3", "3"])
    assert svein.life <= 0
    assert ogre.at == (3, 2)


@pytest.mark.rule("regne.monster.cannot-run")
def test_some_cannot_run() -> None:
    world = vault("." * 12, master="seat")
    revenant, rat = foe(world, "revenant", (0, 0)), foe(world, "rat", (11, 0))
    assert keys(world, revenant, "run") == []
    assert keys(world, rat, "run")
