"""Incapacity: one full round lost, never two running."""

from __future__ import annotations

import pytest
from tests.games.catacombs.arena import (
    arena,
    at,
    down,
    drive,
    end_round,
    hero_acts,
    hero_keys,
    hero_options,
    kill,
    monster_acts,
    none,
    phase,
    put,
    shot,
    stunned,
    told,
    winner,
)  # fmt: skip

from souterrain.games.catacombs import combat, monsters
from souterrain.games.catacombs.events.flicks import Unharmed
from souterrain.games.catacombs.install import install
from souterrain.games.catacombs.resolution import resolve


@pytest.mark.rule("catacombs.incapacity.normal-damage-plus-paralysis")
@pytest.mark.parametrize("health", [1, 2])
def test_whoever_has_a_point_left_is_stunned_and_whoever_has_none_is_dead(health: int) -> None:
    world = arena()
    put(world, "elf", 100, 100, health=health)
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "elf", 0.3))
    assert ("elf" in world.pieces and stunned(world, "elf") == 1) is (health == 2)
    assert world.heroes["elf"].alive is (health == 2)


@pytest.mark.rule(
    "catacombs.incapacity.timeline",
    "catacombs.incapacity.normal-damage-plus-paralysis",
    "catacombs.incapacity.no-action",
    "catacombs.incapacity.never-two-rounds-running",
    "catacombs.incapacity.recovery-after-full-round",
    "catacombs.combat.end-of-round-order",
)
def test_the_stunned_elfs_two_rounds() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "elf", 0.3))
    elf = world.pieces["elf"]
    assert (world.heroes["elf"].health, elf.stunned) == (7, 1)
    end_round(world)
    assert elf.stunned == 1, "stunned midway through the round: still incapacitated"
    assert not hero_keys(world, "elf")
    put(world, "elf", 100, 100)
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "elf", 0.3))
    assert (world.heroes["elf"].health, elf.stunned) == (6, 1), "damaged, but no new stun"
    assert told(world, Unharmed)[-1].rule == "catacombs.incapacity.never-two-rounds-running"
    end_round(world)
    assert not elf.stunned
    assert "punch:elf" in hero_keys(world), "round 3: the Elf acts"
    put(world, "elf", 100, 100)
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "elf", 0.3))
    assert stunned(world, "elf") == 3, "from the first round he can act in, he may be stunned anew"


@pytest.mark.rule("catacombs.incapacity.recovery-after-full-round")
def test_nobody_enters_the_next_room_incapacitated() -> None:
    world = arena()
    world.pieces["elf"].stunned = 1
    end_round(world)
    assert phase(world) == "resolve"
    drive(resolve(world))
    world.room, world.waiting = "l0-03", ["orc"]
    drive(install(world), *(down(id, 30, 100) for id in world.heroes), down("orc", 450, 100))
    assert not world.pieces["elf"].stunned


@pytest.mark.rule("catacombs.incapacity.allies-of-stunned-wizard-act", "catacombs.incapacity.no-spell-through-familiar")
def test_a_stunned_wizards_allies_act_but_cast_no_spell() -> None:
    world = arena()
    put(world, "familiar", 200, 100)
    put(world, "summoned-skeleton", 240, 100)
    put(world, "orc-1", 300, 100)
    assert any(option.on[::2] == ("wizard", "familiar") for option in hero_options(world, "cast"))
    world.pieces["wizard"].stunned = 1
    keys = hero_keys(world)
    assert "punch:familiar" in keys
    assert "punch:summoned-skeleton" in keys
    assert not hero_options(world, "cast")


@pytest.mark.rule("catacombs.incapacity.other-effects-first")
def test_a_stun_that_also_kills_is_only_a_death() -> None:
    world = arena()
    put(world, "elf", 100, 100, health=1)
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "elf"))
    assert "elf" not in world.pieces
    assert world.heroes["elf"].health == 0
    assert not [event for event, _ in world.told if type(event).__name__ == "Stunned"]


@pytest.mark.rule("catacombs.incapacity.all-four-out-ends-game")
def test_the_lone_barbarians_chain_without_a_dead_lord_loses_the_game() -> None:
    world = arena(room="lord-sorcerer")
    kill(world, "elf", "thief", "wizard")
    put(world, "barbarian", 100, 100)
    put(world, "sorcerer", 160, 100, health=2)
    hero_acts(world, "rage:barbarian", at(world, "barbarian", "sorcerer"), lambda: none(world, "barbarian"))
    assert world.lord_health == 1
    assert winner(world) == "overlord"


@pytest.mark.rule("catacombs.victory.heroes-win-when-lord-dies")
def test_the_lone_barbarian_who_kills_the_lord_with_his_chain_wins() -> None:
    world = arena(room="lord-sorcerer")
    kill(world, "elf", "thief", "wizard")
    put(world, "barbarian", 100, 100)
    put(world, "sorcerer", 160, 100, health=1)
    hero_acts(world, "rage:barbarian", at(world, "barbarian", "sorcerer"))
    assert winner(world) == "heroes"


@pytest.mark.rule("catacombs.incapacity.all-four-out-ends-game", "catacombs.victory.master-wins-if-all-out")
def test_a_mixture_of_dead_and_stunned_heroes_loses_but_a_living_ally_keeps_the_game_going() -> None:
    world = arena()
    kill(world, "elf", "thief")
    world.pieces["barbarian"].stunned = 1
    put(world, "wizard", 100, 100)
    put(world, "familiar", 400, 200)
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "wizard", 0.3))
    assert world.pieces["wizard"].stunned
    assert not world.winner, "the Familiar of a merely stunned Wizard can act"
    put(world, "orc-1", 400, 140)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "familiar"))
    assert "familiar" not in world.pieces
    assert winner(world) == "overlord"


@pytest.mark.rule("catacombs.combat.end-of-round-order")
def test_recovery_comes_before_the_check_whether_all_are_out() -> None:
    world = arena(round=2)
    kill(world, "elf", "thief", "wizard")
    world.pieces["barbarian"].stunned = 1
    put(world, "orc-1", 400, 140)
    end_round(world)
    assert not world.winner
    assert world.round == 3
    world.pieces["barbarian"].stunned = 3
    end_round(world)
    assert (world.winner, world.round) == ("overlord", 3), "who was stunned in this round is still out"


def test_a_frozen_monster_acts_neither_now_nor_in_the_next_masters_turn() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    orc = put(world, "orc-1", 220, 100)
    hero_acts(world, "cast:wizard:frost-bolt:wizard", shot(world, "wizard", "orc-1"))
    assert (orc.health, orc.stunned) == (1, 1)
    assert drive(monsters.one_action(world)).result is False
    end_round(world)
    assert drive(monsters.one_action(world)).result is False
    end_round(world)
    assert [piece.id for piece in monsters.ready(world)] == ["orc-1"]


def test_when_everybody_has_acted_the_masters_turn_comes() -> None:
    world = arena()
    put(world, "orc-1", 400, 140)
    for id in world.heroes:
        world.pieces[id].acted = True
    drive(combat.heroes_turn(world))
    assert phase(world) == "master"
