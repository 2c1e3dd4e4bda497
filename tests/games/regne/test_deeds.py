"""Shoving, jumping, stealing, throwing, disarming."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.games.regne.actions.disarm import disarm
from souterrain.games.regne.actions.jump import jump, leaps
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.actions.shove import behind, shove
from souterrain.games.regne.actions.steal import purse, steal, takeable
from souterrain.games.regne.actions.throw import reachable, throw
from souterrain.games.regne.events.actions import Jumped, Shoved, Stolen, Thrown
from souterrain.games.regne.events.mishaps import FoundCrowns
from souterrain.games.regne.events.places import Disarmed
from souterrain.games.regne.ground import ground
from souterrain.games.regne.master import fighting
from souterrain.games.regne.zones import hide

from .stage import bare, carry, foe, hero, keys, run, scenery, told, vault


@pytest.mark.rule("regne.shove.test", "regne.shove.move")
def test_who_is_weaker_is_pushed_where_the_attacker_likes() -> None:
    world = vault()
    svein, spider = hero(world, "svein", (2, 2)), foe(world, "spider", (3, 2))
    assert set(behind(world, svein, spider, ground(world))) == {(4, 2), (4, 1), (4, 3)}
    run(shove(world, svein, spider), ["2", "1"])
    assert spider.at == (3, 2)
    run(shove(world, svein, spider), ["2", "2"], ["onto:4,1"])
    assert (spider.at, svein.points) == ((4, 1), 3)
    assert told(world, Shoved)


@pytest.mark.rule("regne.shove.move")
def test_lava_and_holes_are_empty_squares() -> None:
    world = vault("....", ".~..", "....", "....")
    svein = hero(world, "svein", (3, 1))
    revenant = foe(world, "revenant", (2, 1))
    run(shove(world, svein, revenant), ["4", "5"], ["onto:1,1"])
    assert [event.into for event in told(world, Shoved)] == ["lava"]
    assert revenant.id not in world.figures
    rat = foe(world, "rat", (3, 2))
    hole = scenery(world, "hole", (3, 3))
    hole.armed = False
    run(shove(world, svein, rat), ["4", "5", "1", "0", "0", "0", "0", "0"], ["onto:3,3"])
    assert rat.hole
    assert rat.life == 1
    assert [event.into for event in told(world, Shoved)] == ["lava", "hole"]


@pytest.mark.rule("regne.shove.test")
def test_nobody_is_pushed_into_a_wall() -> None:
    world = vault("..#")
    svein, rat = hero(world, "svein", (0, 0)), foe(world, "rat", (1, 0))
    assert behind(world, svein, rat, ground(world)) == []
    assert keys(world, svein, "shove") == []


def test_dwellers_push_heroes_over_the_edge() -> None:
    world = vault("....", "~...", "....")
    pernel, ogre = hero(world, "pernel", (1, 1)), foe(world, "ogre", (2, 1))
    found = fighting.over_an_edge(world, ogre, ground(world))
    assert found == (pernel, (0, 1))


@pytest.mark.rule("regne.jump.test")
def test_each_square_jumped_is_three_points_harder() -> None:
    world = vault("..~..")
    svein = hero(world, "svein", (1, 0))
    assert ((2, 0), (3, 0)) in list(leaps(world, svein, ground(world)))
    assert "jump:3,0" in keys(world, svein)
    run(jump(world, svein, ((2, 0), (3, 0))), ["1", "2"])
    assert (svein.at, svein.points) == ((3, 0), 4)
    assert [event.short for event in told(world, Jumped)] == [False]
    two = vault(".~~.")
    svein = hero(two, "svein", (0, 0))
    svein.destiny = 0
    run(jump(two, svein, ((1, 0), (2, 0), (3, 0))), ["2", "4"])
    assert svein.at == (3, 0)
    run(jump(two, svein, ((2, 0), (1, 0), (0, 0))), ["2", "3"])
    assert two.figures == {}
    assert [event.short for event in told(two, Jumped)] == [False, True]


@pytest.mark.rule("regne.jump.test")
def test_a_jump_that_nobody_could_make_is_not_offered() -> None:
    world = vault(".~~~.")
    svein = hero(world, "svein", (0, 0))
    assert leaps(world, svein, ground(world)) == [((1, 0), (2, 0), (3, 0), (4, 0))]
    assert keys(world, svein, "jump") == []
    svein.trained["agility"] = 2
    assert keys(world, svein, "jump") == ["jump:4,0"]


@pytest.mark.rule("regne.jump.failure")
def test_who_fails_falls_in_the_middle() -> None:
    world = vault(".....")
    svein = hero(world, "svein", (0, 0))
    hole = scenery(world, "hole", (1, 0))
    hole.armed = False
    run(jump(world, svein, ((1, 0), (2, 0))), ["1", "1", "1", "0", "0", "0", "0", "0"])
    assert (svein.hole, svein.life) == (True, 29)


@pytest.mark.rule("regne.steal.attempt", "regne.steal.test", "regne.steal.gain")
def test_a_thief_takes_a_thing_and_crowns_once() -> None:
    world = vault()
    pernel, ogre = hero(world, "pernel", (2, 2)), foe(world, "ogre", (3, 2))
    potion = carry(world, ogre, "potion-of-cure")
    assert f"steal:{ogre.id}:{potion.id}" in keys(world, pernel)
    run(steal(world, pernel, ogre, potion), ["1", "2", "3", "4"])
    assert potion in pernel.items
    assert told(world, Stolen)
    assert (world.pot, purse(ogre)) == (15, 0)
    assert [found.rule for found in told(world, FoundCrowns)] == ["regne.steal.gain"]
    assert keys(world, pernel, "steal") == []


@pytest.mark.rule("regne.steal.failure")
def test_a_clumsy_thief_is_struck_and_cannot_dodge() -> None:
    world = vault()
    pernel, ogre = hero(world, "pernel", (2, 2)), foe(world, "ogre", (3, 2))
    run(steal(world, pernel, ogre, None), ["1", "0", "X", "2", "1"])
    assert pernel.life == 22 - (0 + 3 + 8 - 5)
    assert ogre.points == 3


@pytest.mark.rule("regne.steal.attempt", "regne.quest.4-goal")
def test_a_relic_is_guarded_until_its_bearer_is_wounded() -> None:
    world = vault()
    ogre = foe(world, "ogre", (3, 2))
    orb = carry(world, ogre, "sun-orb")
    assert takeable(ogre) == []
    ogre.life -= 1
    assert takeable(ogre) == [orb]


@pytest.mark.rule("regne.throw.limits")
def test_what_is_light_enough_flies_twice_ones_strength() -> None:
    world = vault("." * 12)
    pernel = bare(hero(world, "pernel", (0, 0)))
    sceptre, axe = carry(world, pernel, "apprentices-sceptre"), carry(world, pernel, "war-axe")
    assert keys(world, pernel, "throw") == [f"throw:{sceptre.id}"]
    squares = reachable(world, pernel, ground(world))
    assert (8, 0) in squares
    assert (9, 0) not in squares
    assert axe.kind == "war-axe"


@pytest.mark.rule("regne.throw.test")
@pytest.mark.parametrize(("dice", "at"), [(["-2", "3"], "5,4"), (["-2", "2", "6,4"], "6,4")])
def test_a_bad_throw_lands_beside(dice: list[int | str], at: str) -> None:
    world = vault()
    ombeline = bare(hero(world, "ombeline", (2, 4)))
    dagger = carry(world, ombeline, "dagger")
    run(throw(world, ombeline, dagger), dice, ["onto:5,4"])
    assert world.loose == {at: [dagger]}
    assert [event.wide for event in told(world, Thrown)] == [at != "5,4"]


@pytest.mark.rule("regne.trap.disarm-needs-detection", "regne.trap.disarm-test", "regne.trap.disarm-difficulty")
def test_a_trap_that_was_found_is_disarmed_for_good() -> None:
    world = vault("." * 5)
    svein = hero(world, "svein", (0, 0))
    hide(world, "hole", (1, 0))
    assert keys(world, svein, "disarm") == []
    trap = world.secrets.traps.pop()
    world.elements[trap.id] = trap
    assert keys(world, svein, "disarm") == [f"disarm:{trap.id}"]
    run(disarm(world, svein, trap), ["blank", "2"])
    assert trap.armed
    run(disarm(world, svein, trap), ["1", "2"])
    assert told(world, Disarmed)
    run(walk(world, svein, ((1, 0), (2, 0))))
    assert svein.at == (2, 0)


def test_a_theft_is_asked_of_nobody() -> None:
    world = vault()
    pernel, rat = hero(world, "pernel", (2, 2)), foe(world, "rat", (3, 2))
    done = run(steal(world, pernel, rat, None), ["4", "5", "0", "0"])
    assert not any(isinstance(asked, Ask) for asked in done.asked)
    assert world.pot == 0
