"""Fear, webs, poison, swarms."""

from __future__ import annotations

import pytest

from souterrain.core.text import texts
from souterrain.games.regne.actions.melee import arms, strike
from souterrain.games.regne.actions.objects import drink
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.places import Freed, Joined
from souterrain.games.regne.events.turns import Frightened, Slain
from souterrain.games.regne.foes import groups
from souterrain.games.regne.ground import ground
from souterrain.games.regne.sheet import alive, heads, level
from souterrain.games.regne.special import fear, poison, swarm, web
from souterrain.games.regne.turn import refresh
from souterrain.games.regne.wounds import lose

from .stage import carry, foe, hero, keys, run, scenery, told, vault


@pytest.mark.rule("regne.fear.test", "regne.fear.when")
@pytest.mark.parametrize(("dice", "points"), [(["-1", "2"], 5), (["-1", "1"], 4)])
def test_who_sees_something_dreadful_tests_his_will(dice: list[int | str], points: int) -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    foe(world, "revenant", (5, 1))
    run(fear.at_the_start(world, svein), dice)
    assert svein.points == points
    assert bool(told(world, Frightened)) is (points == 4)


@pytest.mark.rule("regne.fear.when")
def test_what_is_not_seen_is_not_dreaded() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    foe(world, "revenant", (5, 1))
    scenery(world, "rubble", (3, 1))
    run(fear.at_the_start(world, svein))
    revenant = foe(world, "revenant", (6, 6))
    run(fear.at_the_start(world, revenant))


@pytest.mark.rule("regne.fear.single-test")
def test_of_several_only_the_worst_is_tested() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    for x in (4, 6):
        foe(world, "revenant", (x, 6))
    assert len(run(fear.at_the_start(world, svein), ["1", "2"]).rolled) == 2


@pytest.mark.rule("regne.fear.immune")
def test_some_are_never_afraid() -> None:
    world = vault()
    assert fear.fearless(world, foe(world, "ogre", (1, 1)))
    svein = hero(world, "svein", (2, 1))
    assert not fear.fearless(world, svein)
    world.brave = world.round
    assert fear.fearless(world, svein)
    world.brave = 0
    carry(world, svein, "shield-of-courage", worn=True)
    assert fear.fearless(world, svein)


@pytest.mark.rule("regne.web.effect")
def test_a_hit_with_a_web_catches_hurt_or_not() -> None:
    world = vault()
    svein, spider = hero(world, "svein", (2, 2)), foe(world, "spider", (3, 2))
    run(strike(world, spider, svein, arms(world, spider)[0]), ["blank", "0"])
    assert (svein.life, svein.webbed) == (30, 1)
    assert keys(world, svein) == ["tear"]


@pytest.mark.rule("regne.web.escape")
@pytest.mark.parametrize(("dice", "free"), [(["-2", "3"], True), (["-2", "2"], False)])
def test_tearing_free_is_a_test_of_strength(dice: list[int | str], free: bool) -> None:
    world = vault()
    ombeline = hero(world, "ombeline", (2, 2))
    ombeline.webbed = 1
    run(web.tear(world, ombeline), dice)
    assert (ombeline.webbed == 0) is free
    assert bool(told(world, Freed)) is free
    assert ombeline.points == 4


@pytest.mark.rule("regne.poison.contract")
def test_endurance_resists_poison() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    run(poison.infect(world, svein, 2), ["1", "1"])
    assert not svein.poisoned
    run(poison.infect(world, svein, 2), ["1", "0"])
    assert svein.poisoned
    assert svein.points == 4


@pytest.mark.rule("regne.poison.effect")
def test_poison_gnaws_until_a_remedy_is_drunk() -> None:
    world = vault()
    pernel = hero(world, "pernel", (2, 2))
    pernel.poisoned = True
    run(poison.gnaw(world, pernel), ["4"])
    assert pernel.life == 18
    antidote = next(item for item in pernel.items if item.kind == "antidote")
    assert f"drink:{antidote.id}:pernel" in keys(world, pernel)
    run(drink(world, pernel, antidote, pernel))
    assert not pernel.poisoned
    run(poison.gnaw(world, pernel))
    carry(world, pernel, "antidote")
    assert not [key for key in keys(world, pernel, "drink") if "antidote" in key]


@pytest.mark.rule("regne.swarm.stacking")
def test_full_groups_come_first() -> None:
    assert groups(BOOK.foes["rat"], 11) == [3, 3, 3, 2]
    assert groups(BOOK.foes["revenant"], 3) == [1, 1, 1]


@pytest.mark.rule("regne.swarm.bonus")
def test_each_figure_beyond_the_first_adds_a_level_and_a_die() -> None:
    world = vault()
    rats = foe(world, "rat", (2, 2), 3)
    assert level(world, rats, "melee") == 5
    assert arms(world, rats)[0].damage.printed == "F+3D"


@pytest.mark.rule("regne.swarm.losses")
def test_a_swarm_loses_figure_by_figure() -> None:
    world = vault()
    rats = foe(world, "rat", (2, 2), 3)
    run(lose(world, rats, 3, "x"))
    assert (rats.life, alive(rats), world.pot) == (3, 2, 1)
    (slain,) = told(world, Slain)
    assert (slain.count, slain.left) == (1, 2)
    assert texts("en", "regne").say(slain.say()).startswith(("A ", "An ")), "one of them, not the swarm"
    assert level(world, rats, "melee") == 4


@pytest.mark.rule("regne.swarm.reinforce")
def test_those_who_join_count_from_the_next_turn_on() -> None:
    world = vault(master="seat")
    hero(world, "svein", (7, 7))
    rats, more = foe(world, "rat", (2, 2), 3), foe(world, "rat", (3, 2), 3)
    run(lose(world, rats, 3, "x"))
    assert list(swarm.depleted(world, more, ground(world))) == [rats]
    assert f"join:{rats.id}" in keys(world, more)
    swarm.join(world, more, rats)
    assert (alive(rats), heads(rats), alive(more), more.points) == (3, 3, 2, 3)
    assert told(world, Joined)[0].count == 1


@pytest.mark.rule("regne.swarm.reinforce")
def test_a_group_that_was_two_fights_as_two_until_its_turn() -> None:
    world = vault(master="seat")
    rats, more = foe(world, "rat", (2, 2), 2), foe(world, "rat", (3, 2), 1)
    swarm.join(world, more, rats)
    assert (alive(rats), heads(rats)) == (3, 2)
    assert more.id not in world.figures
    refresh(world, rats)
    assert heads(rats) == 3
