"""Traps, holes, bridges, what is below them."""

from __future__ import annotations

import pytest

from souterrain.core.say import Say
from souterrain.games.regne.actions.move import run as running
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.activation import activate
from souterrain.games.regne.bridges import sway
from souterrain.games.regne.events.actions import Walked
from souterrain.games.regne.events.places import Climbed, Dodged, Sprung, Swayed
from souterrain.games.regne.events.turns import Trial
from souterrain.games.regne.ground import ground, occupied
from souterrain.games.regne.world import Figure, Regne
from souterrain.games.regne.zones import hide

from .stage import foe, hero, keys, looked_at, run, scenery, told, vault


def on_a_trap(kind: str, known: bool = False) -> tuple[Regne, Figure]:
    world = vault("." * 6)
    svein = hero(world, "svein", (0, 0))
    if known:
        scenery(world, kind, (1, 0))
    else:
        hide(world, kind, (1, 0))
    return world, svein


@pytest.mark.rule("regne.trap.trigger", "regne.trap.success-spends-trap")
def test_a_walker_may_dodge_and_the_trap_has_gone_off() -> None:
    world, svein = on_a_trap("spikes")
    run(walk(world, svein, ((1, 0), (2, 0))), ["-1", "1"])
    assert (svein.at, svein.life) == ((1, 0), 30)
    assert told(world, Dodged)
    assert [element.armed for element in world.elements.values()] == [False]
    assert world.secrets.traps == []
    run(walk(world, svein, ((0, 0), (1, 0))))


@pytest.mark.rule("regne.trap.trigger", "regne.trap.failure")
def test_who_fails_undergoes_the_trap() -> None:
    world, svein = on_a_trap("spikes")
    run(walk(world, svein, ((1, 0), (2, 0))), ["X", "5", "3", "3", "2", "2", "2"])
    assert (svein.at, svein.life) == ((1, 0), 25)
    assert told(world, Sprung)


@pytest.mark.rule("regne.move.runner-cannot-dodge-traps", "regne.trap.trigger")
def test_a_runner_is_caught_without_a_test() -> None:
    world, svein = on_a_trap("spikes")
    run(running(world, svein, ((1, 0), (2, 0))), ["3", "3", "2", "2", "2"])
    assert (svein.at, svein.life, svein.points) == ((1, 0), 25, 4)


@pytest.mark.rule("regne.trap.detected-bonus")
def test_against_a_known_trap_agility_is_two_levels_higher() -> None:
    world, svein = on_a_trap("spikes", known=True)
    rolled = run(walk(world, svein, ((1, 0),)), ["1", "0"]).rolled
    assert rolled[0][0].die == "black"


@pytest.mark.rule("regne.trap.success-spends-trap")
def test_a_dodged_hole_lies_open_and_is_not_stood_on() -> None:
    world, svein = on_a_trap("hole")
    run(walk(world, svein, ((1, 0), (2, 0))), ["1", "1"])
    assert svein.at == (0, 0)
    assert (1, 0) not in ground(world).steps[(0, 0)]


@pytest.mark.rule("regne.trap.hole", "regne.trap.hole-climb")
def test_a_hole_costs_six_d_the_turn_and_the_next() -> None:
    world, svein = on_a_trap("hole")
    run(walk(world, svein, ((1, 0), (2, 0))), ["X", "0", "3", "3", "2", "1", "0", "4"])
    assert (svein.life, svein.hole, svein.over) == (17, True, True)
    assert occupied(world) == {}
    svein.over, svein.points = False, 5
    done = run(activate(world, svein), answers=["climb:2,0"])
    assert len(done.asked) == 1
    assert (svein.at, svein.hole, svein.points) == ((2, 0), False, 0)
    assert told(world, Climbed)


@pytest.mark.rule("regne.trap.trigger")
def test_traps_catch_dwellers_too() -> None:
    world = vault("." * 6, master="seat")
    revenant = foe(world, "revenant", (0, 0))
    hide(world, "spikes", (1, 0))
    run(walk(world, revenant, ((1, 0),)), ["X", "0", "5", "5", "1", "0", "0"])
    assert revenant.life == 12 - (11 - 5)


def bridge(sign: str, who: str = "svein") -> tuple[Regne, Figure]:
    world = vault("...", f"{sign}={sign}", f"{sign}={sign}", "...")
    return world, hero(world, who, (1, 0))


@pytest.mark.rule("regne.bridge.test")
def test_each_square_of_a_bridge_is_a_test() -> None:
    world, svein = bridge("~")
    run(walk(world, svein, ((1, 1), (1, 2), (1, 3))), ["1", "1", "X", "1", "2"])
    assert (svein.at, svein.points) == ((1, 3), 2)
    assert [event.how for event in told(world, Swayed)] == ["caught"]


def test_a_way_over_a_bridge_tells_how_often_it_ends_below() -> None:
    """Pernel runs over two squares: 1 of 6, and again 1 of 6 after 4 of 6. Walking she fails 6 of 36 tests."""
    world, pernel = bridge("~", "pernel")
    far = looked_at(world, pernel)
    walk, run = Say("note-points", points=3), Say("note-points", points=2)
    assert far["go:1,3"].note == Say("note-falls", way=walk, falls=5)
    assert far["run:1,3"].note == Say("note-run", way=Say("note-falls", way=run, falls=28))


def test_who_may_fall_into_lava_is_asked_once_more() -> None:
    for below, sure in (("~", True), ("w", False)):
        far = looked_at(*bridge(below))
        assert [far[key].final for key in ("go:0,0", "go:1,3", "run:1,3")] == [False, sure, sure]
    assert not looked_at(*bridge("~", "maud"))["go:1,3"].final, "she does not fall"


def test_a_way_leads_round_a_trap_that_is_known_and_onto_it_one_goes_with_open_eyes() -> None:
    world = vault("...", "...", "...")
    svein = hero(world, "svein", (1, 2))
    trap = scenery(world, "spikes", (1, 1))
    far = looked_at(world, svein)
    for key in ("go:1,0", "run:1,0", "go:0,0"):
        assert "1,1" not in far[key].via, key
    assert [far[key].final for key in ("go:1,1", "go:1,0")] == [True, False]
    world = vault(".", ".", ".")
    svein = hero(world, "svein", (0, 2))
    trap = scenery(world, "spikes", (0, 1))
    assert keys(world, svein, "go") == ["go:0,1"], "past it one goes when he stands on it"
    trap.armed = False
    assert keys(world, svein, "go") == ["go:0,1", "go:0,0"]


def test_a_bridge_is_told_of_when_one_comes_to_it_and_when_he_is_across() -> None:
    world = vault("...", *["~=~"] * 3, "...", "...")
    svein = hero(world, "svein", (1, 0))
    run(walk(world, svein, tuple((1, y) for y in range(1, 6))), ["1"] * 6)
    assert [event.squares for event in told(world, Walked)] == [1, 4]
    svein.at, svein.points = (1, 0), 5
    run(walk(world, svein, ((1, 1), (1, 2))), ["1", "1", "X", "1", "1"])
    assert [type(event) for event, _ in world.told if not event.dull][-3:] == [Walked, Trial, Swayed], "no farther"


@pytest.mark.rule("regne.bridge.test")
def test_a_fall_on_the_bridge_ends_the_turn() -> None:
    world, svein = bridge("~")
    run(walk(world, svein, ((1, 1), (1, 2))), ["X", "1", "1"])
    assert (svein.at, svein.over) == ((1, 1), True)
    run(sway(world, svein), ["1", "1"])


@pytest.mark.rule("regne.bridge.fall-lava", "regne.lava.death", "regne.destiny.cancel-death")
def test_lava_below_kills_and_destiny_leaves_one_where_he_came_from() -> None:
    world, svein = bridge("~")
    svein.destiny = 1
    run(walk(world, svein, ((1, 1),)), ["X", "1", "0"], ["spend"])
    assert (svein.at, svein.destiny) == ((1, 0), 0)
    svein.over = False
    run(walk(world, svein, ((1, 1),)), ["X", "1", "0"])
    assert world.figures == {}


@pytest.mark.rule("regne.bridge.test")
def test_a_runner_has_failed() -> None:
    world, svein = bridge("w")
    run(running(world, svein, ((1, 1), (1, 2))), ["2", "5"])
    assert svein.at == (1, 2)


@pytest.mark.rule("regne.bridge.fall-swamp")
def test_swamp_water_costs_a_d_and_leaves_one_on_the_bank() -> None:
    world, svein = bridge("w")
    run(walk(world, svein, ((1, 1), (1, 2))), ["X", "1", "0", "4"])
    assert (svein.life, svein.over) == (26, True)
    assert [event.how for event in told(world, Swayed)] == ["splash"], "and it is told that he is out of it"
    assert ground(world).terrain[svein.at] == "."
    assert keys(world, svein)


def test_pernel_scents_a_trap_at_his_side() -> None:
    world = vault("." * 6)
    pernel = hero(world, "pernel", (0, 0))
    hide(world, "spikes", (3, 0))
    done = run(walk(world, pernel, ((1, 0), (2, 0), (3, 0))), ["4"])
    assert done.rolled[0][0].hidden
    assert pernel.at == (2, 0)
    assert [element.kind for element in world.elements.values()] == ["spikes"]
    other = vault("." * 6)
    hide(other, "spikes", (3, 0))
    run(walk(other, hero(other, "pernel", (1, 0)), ((2, 0),)), ["3"])
    assert len(other.secrets.traps) == 1
