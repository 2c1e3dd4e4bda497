"""Waiting for the other side's turn, and what is done with the points that were kept."""

from __future__ import annotations

import pytest

from souterrain.games.regne.actions.melee import arms, strike
from souterrain.games.regne.actions.move import run as fly
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.actions.wait import wait
from souterrain.games.regne.events.actions import Hit, Walked
from souterrain.games.regne.events.turns import Braced, Slain
from souterrain.games.regne.master import policy
from souterrain.games.regne.turn import refresh
from souterrain.games.regne.world import Figure, Regne

from .stage import bare, carry, foe, hero, keys, run, told, vault


def held(points: int = 1, kind: str = "revenant", at: tuple[int, int] = (6, 2)) -> tuple[Regne, Figure, Figure]:
    """Svein waits, and it is the other side's turn."""
    world = vault()
    svein, other = hero(world, "svein", (2, 2), points=0), foe(world, kind, at)
    svein.held, world.side = points, "dark"
    return world, svein, other


@pytest.mark.rule("regne.wait.two-for-one")
def test_two_points_now_are_one_in_the_other_turn() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    assert keys(world, svein, "await") == []
    foe(world, "ogre", (8, 8))
    assert keys(world, svein, "await") == ["await"]
    wait(world, svein)
    assert (svein.held, svein.points) == (2, 1), "with all that he has left"
    assert keys(world, svein, "await") == []


@pytest.mark.rule("regne.wait.use-any-moment")
def test_whoever_waited_strikes_when_an_enemy_comes_to_his_side() -> None:
    world, svein, revenant = held()
    seen = run(walk(world, revenant, ((5, 2), (4, 2), (3, 2))), ["1", "5", "2"], [f"attack:{revenant.id}:i1"])
    assert [ask.text.id for ask in seen.asked] == ["ask-watch"]
    assert revenant.life == 12 - (1 + 5 + 2 + 7 - 5)
    assert (svein.held, svein.points, world.acting) == (0, 0, "")


def test_who_comes_is_told_of_before_what_is_done_to_him_and_the_dead_walk_no_farther() -> None:
    world, _, revenant = held()
    revenant.life = 1
    answers = [f"attack:{revenant.id}:i1", "stay"]
    run(walk(world, revenant, ((5, 2), (4, 2), (3, 2), (3, 3))), ["1", "5", "2"], answers)
    assert [type(event) for event, _ in world.told] == [Walked, Hit, Slain]
    assert told(world, Walked)[0].squares == 3


@pytest.mark.rule("regne.wait.use-any-moment")
def test_an_archer_who_waited_is_asked_when_an_enemy_comes_into_range() -> None:
    world = vault()
    pernel, revenant = hero(world, "pernel", (2, 2), points=0), foe(world, "revenant", (6, 2))
    pernel.held, world.side = 2, "dark"
    bare(pernel)
    sling = carry(world, pernel, "short-bow", worn=True)
    world.zones[0] = world.zones[0].__class__("z1", "gallery", 0, 0, ("." * 16,) * 5, (0, 4))
    revenant.at = (13, 2)
    shot = f"precise-shot:{revenant.id}:{sling.id}"
    run(walk(world, revenant, ((12, 2), (11, 2))), ["2", "2", "2"], [shot])
    assert pernel.held == 0
    assert revenant.at == (12, 2)
    assert revenant.life == 12 - (3 + 2 + 2 + 2 - 5)


@pytest.mark.rule("regne.wait.use-any-moment")
def test_he_may_go_on_waiting_or_not_want_to_hear_of_it_again() -> None:
    world, svein, revenant = held()
    run(walk(world, revenant, ((5, 2), (4, 2), (3, 2))), answers=["hold-on"])
    assert (svein.held, svein.deaf) == (1, False)
    spider = foe(world, "spider", (6, 4))
    run(walk(world, spider, ((5, 4), (4, 3), (3, 3))), answers=["hush"])
    another = foe(world, "spider", (1, 5))
    run(walk(world, another, ((1, 4), (1, 3))))
    assert (svein.held, svein.deaf) == (1, True)


@pytest.mark.rule("regne.wait.use-any-moment")
def test_what_is_kept_is_gone_when_his_own_turn_comes() -> None:
    world, svein, _ = held()
    svein.deaf = True
    refresh(world, svein)
    assert (svein.held, svein.deaf, svein.points) == (0, False, 5)


@pytest.mark.rule("regne.wait.defend")
def test_a_defence_adds_melee_to_endurance_and_armour() -> None:
    world, svein, ogre = held(kind="ogre", at=(3, 2))
    svein.aura = 0
    seen = run(strike(world, ogre, svein, arms(world, ogre)[0]), ["2", "5", "5"], ["defend"])
    assert [ask.text.id for ask in seen.asked] == ["ask-struck"]
    assert told(world, Braced)[0].points == 6
    assert svein.life == 30 - (2 + 5 + 5 + 8 - 13)
    assert svein.held == 0


@pytest.mark.rule("regne.wait.defend")
def test_one_point_wards_off_one_attack() -> None:
    world, svein, ogre = held(kind="ogre", at=(3, 2))
    run(strike(world, ogre, svein, arms(world, ogre)[0]), ["X", "5", "5"], ["defend"])
    run(strike(world, ogre, svein, arms(world, ogre)[0]), ["2", "5", "5"])
    assert svein.life == 30 - (2 + 5 + 5 + 8 - 7)


@pytest.mark.rule("regne.wait.use-any-moment")
def test_whoever_is_attacked_may_strike_first() -> None:
    world, svein, rats = held(kind="rat", at=(3, 2))
    rats.life = 1
    run(strike(world, rats, svein, arms(world, rats)[0]), ["1", "5", "5"], [f"attack:{rats.id}:i1", "stay"])
    assert rats.id not in world.figures
    assert svein.life == 30


@pytest.mark.rule("regne.wait.use-any-moment")
def test_a_dweller_who_thinks_waits_for_whom_he_cannot_reach() -> None:
    world = vault("...~~~...")
    svein, guard = hero(world, "svein", (0, 0)), foe(world, "ogre", (8, 0))
    run(policy.act(world, guard))
    assert (guard.held, guard.points) == (1, 1)
    svein.at = (6, 0)
    run(walk(world, svein, ((7, 0),)), ["2", "0", "0"])
    assert (guard.held, svein.life) == (0, 30 - (2 + 8 - 7))


@pytest.mark.rule("regne.wait.use-any-moment", "regne.flight.rule")
def test_whoever_flies_to_where_somebody_has_stepped_meanwhile_stops_before_it() -> None:
    world, svein, bat = held(kind="bat", at=(2, 5))
    run(fly(world, bat, ((2, 4), (2, 3), (3, 2), (3, 1))), ["1", "1"], ["go:3,1"])
    assert (svein.at, bat.at) == ((3, 1), (2, 3))
