"""Wounds, healing in time, death."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from souterrain.games.regne import hooks
from souterrain.games.regne.actions.melee import arms, strike
from souterrain.games.regne.actions.objects import drink
from souterrain.games.regne.ending import of_quest, scores
from souterrain.games.regne.events.turns import Died, Fell, Healed, Rose, Slain
from souterrain.games.regne.game import GAME
from souterrain.games.regne.sheet import protection
from souterrain.games.regne.traps import spikes
from souterrain.games.regne.treasure import crowns
from souterrain.games.regne.world import Effect
from souterrain.games.regne.wounds import bleed, die, heal, lose

from .stage import foe, hero, keys, run, told, vault


@pytest.mark.rule("regne.wound.downed")
def test_at_nought_one_lies_on_the_ground_and_can_do_nothing() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    run(lose(world, svein, 30, "x"))
    assert told(world, Fell)
    assert (svein.life, svein.fell, svein.over) == (0, 1, True)
    assert "svein" in world.figures


@pytest.mark.rule("regne.setup.goal")
def test_whoever_fell_is_remembered_and_what_is_over_has_no_turn() -> None:
    world = vault()
    svein, pernel = hero(world, "svein", (1, 1)), hero(world, "pernel", (2, 1))
    world.round = 4
    pernel.destiny = 0
    run(die(world, pernel, "regne.wound.time-to-heal"))
    view = GAME.view(world, "p1")
    assert [(sheet.id, sheet.gone) for sheet in view.sheets] == [("svein", False), ("pernel", True)]
    assert view.headline.id == "headline-party"
    run(lose(world, svein, 30, "x"))
    assert GAME.view(world, "p1").headline.id == "headline-muster"


@pytest.mark.rule("regne.wound.time-to-heal")
def test_who_is_not_healed_by_the_end_of_the_next_turn_is_dead() -> None:
    world = vault()
    pernel = hero(world, "pernel", (1, 1))
    world.round = 4
    pernel.destiny = 0
    run(lose(world, pernel, 30, "x"))
    run(bleed(world))
    assert "pernel" in world.figures
    world.round = 5
    run(bleed(world))
    assert "pernel" not in world.figures
    assert told(world, Died)
    assert [item.kind for item in world.loose["1,1"]][:2] == ["short-bow", "short-sword"]


@pytest.mark.rule("regne.destiny.cancel-death")
def test_a_point_of_destiny_keeps_one_alive_for_another_turn() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    svein.destiny = 1
    run(lose(world, svein, 33, "x"))
    world.round = 2
    run(bleed(world), answers=["spend"])
    assert (svein.destiny, svein.life, svein.fell) == (0, -3, 2)
    world.round = 3
    run(bleed(world))
    assert "svein" not in world.figures


@pytest.mark.rule("regne.wound.immobile-and-negative")
def test_every_point_below_nought_counts() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    svein.life, svein.fell = -2, 1
    run(lose(world, svein, 3, "x"))
    assert svein.life == -5
    revenant = foe(world, "revenant", (3, 2))
    svein.effects = [Effect("endurance", -5, 9)]
    run(strike(world, revenant, svein, arms(world, revenant)[0]), ["X", "2"])
    assert svein.life == -5 - (2 + 6 - 2)


@pytest.mark.rule("regne.wound.revive", "regne.potion.drink-or-give", "regne.potion.single-use")
@pytest.mark.parametrize(("life", "after"), [(-3, 1), (-4, 0)])
def test_a_potion_raises_one_who_comes_to_a_point_of_life(life: int, after: int) -> None:
    world = vault()
    svein, hadrun = hero(world, "svein", (1, 1)), hero(world, "hadrun", (2, 1))
    svein.life, svein.fell = life, 1
    potion = next(item for item in hadrun.items if item.kind == "potion-of-care")
    assert [key for key in keys(world, hadrun, "drink") if key.endswith(":svein")]
    run(drink(world, hadrun, potion, svein))
    assert svein.life == after
    assert bool(told(world, Rose)) is (after > 0)
    assert (svein.fell == 0) is (after > 0)
    assert potion not in hadrun.items
    assert hadrun.points == 3


@pytest.mark.rule("regne.wound.heal-cap")
def test_nobody_is_healed_beyond_what_he_had() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    svein.life = 28
    assert heal(world, svein, 4) == 2
    assert svein.life == 30
    assert told(world, Healed)[0].points == 2


@pytest.mark.rule("regne.wound.gm-characters-die", "regne.monster.removed-at-zero", "regne.crowns.kill-reward")
def test_a_dweller_at_nought_is_gone_and_brings_its_crowns() -> None:
    world = vault()
    hero(world, "svein", (1, 1))
    for kind, life in (("revenant", 12), ("revenant", 12), ("ogre", 35)):
        run(lose(world, foe(world, kind, (3, 3)), life, "x"))
    assert world.pot == 21
    assert [event.crowns for event in told(world, Slain)] == [3, 3, 15]
    assert list(world.figures) == ["svein"]


@pytest.mark.rule("regne.damage.loss-versus-damage", "regne.trap.spikes")
def test_damage_is_reduced_and_loss_is_not() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    assert protection(world, svein) == 7
    run(spikes(world, svein), ["3", "3", "2", "2", "2"])
    assert svein.life == 30 - 5
    run(lose(world, svein, 4, "x"))
    assert svein.life == 21


@pytest.mark.rule("regne.lava.death")
def test_lava_kills_unless_destiny_has_a_hand_in_it() -> None:
    world = vault()
    svein, hadrun = hero(world, "svein", (1, 1)), hero(world, "hadrun", (2, 1))
    assert not run(die(world, svein, "regne.lava.death"), answers=["spend"]).result
    hadrun.destiny = 0
    assert run(die(world, hadrun, "regne.lava.death")).result
    assert list(world.figures) == ["svein"]
    rats = foe(world, "rat", (5, 5), 3)
    assert run(die(world, rats, "regne.lava.death")).result
    assert world.pot == 3


@pytest.mark.rule("regne.setup.goal")
def test_when_nobody_stands_the_game_is_lost() -> None:
    world = vault(heroes=2)
    svein, hadrun = hero(world, "svein", (1, 1)), hero(world, "hadrun", (2, 1))
    svein.life = 0
    assert of_quest(world) is None
    hadrun.life = -3
    end = of_quest(world)
    assert end is not None
    assert end.winners == ()


@pytest.mark.rule("regne.crowns.score", "regne.crowns.pooled")
def test_the_pot_is_shared_and_the_leader_has_what_is_left_over() -> None:
    world = vault(players=3, heroes=3)
    for n, id in enumerate(("svein", "hadrun", "pernel")):
        hero(world, id, (n, 1)).seat = f"p{n + 1}"
    world.leader, world.pot = "hadrun", 50
    assert scores(world) == {"p1": 16, "p2": 18, "p3": 16}


@pytest.mark.rule("regne.crowns.pooled")
def test_what_a_hero_or_an_ally_finds_goes_into_the_common_pot() -> None:
    world = vault()
    svein, maximus = hero(world, "svein", (1, 1)), hero(world, "hadrun", (2, 1))
    maximus.ally = True
    svein.crowns = 30
    crowns(world, svein, 12)
    crowns(world, maximus, 5)
    assert (world.pot, svein.crowns, maximus.crowns) == (17, 30, 0)


def test_hooks_are_called_in_their_order() -> None:
    hook: hooks.Hook[Callable[[], int]] = hooks.Hook()
    for place in (3, 1, 2):
        hook(place)(partial(int, place))
    assert [each() for each in hook.all] == [1, 2, 3]
