"""Retaliation, regeneration, fire walls, feeding frenzy, absorption."""

from __future__ import annotations

import math

import pytest
from tests.games.catacombs.arena import (
    arena,
    at,
    drive,
    end_round,
    hero_acts,
    hero_keys,
    master_keys,
    monster_acts,
    none,
    phase,
    put,
    shot,
    stunned,
    told,
    towards,
)  # fmt: skip

from souterrain.core.ask import Shot
from souterrain.games.catacombs import monsters
from souterrain.games.catacombs.attack import flick
from souterrain.games.catacombs.catalogue import BOOK, Attack
from souterrain.games.catacombs.damage import Strike
from souterrain.games.catacombs.events.flicks import Regenerated, Retaliated, Unharmed
from souterrain.games.catacombs.install import take_monsters
from souterrain.games.catacombs.resolution import resolve


@pytest.mark.rule("catacombs.ability.retaliation-trigger")
def test_a_punched_minotaur_punches_somebody_else_at_once() -> None:
    world = arena()
    put(world, "barbarian", 100, 100)
    put(world, "elf", 160, 170)
    put(world, "minotaur-1", 160, 100)
    played = hero_acts(
        world, "punch:barbarian", at(world, "barbarian", "minotaur-1", 0.4), lambda: at(world, "minotaur-1", "elf")
    )
    answer = played.asked[1]
    assert isinstance(answer, Shot)
    assert answer.seat == "overlord"
    assert world.pieces["minotaur-1"].health == 1
    assert world.heroes["elf"].health == 7, "one plain punch, not his critical one"
    assert told(world, Retaliated)[0].rule == "catacombs.ability.retaliation-trigger"


@pytest.mark.rule("catacombs.ability.retaliation-trigger")
def test_a_missile_does_not_provoke_and_the_master_may_let_it_be() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "minotaur-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "minotaur-1"))
    assert told(world, Retaliated) == []
    put(world, "barbarian", 160, 30)
    hero_acts(world, "punch:barbarian", at(world, "barbarian", "minotaur-1"), lambda: none(world, "minotaur-1"))
    assert "minotaur-1" not in world.pieces


@pytest.mark.rule("catacombs.ability.retaliation-trigger")
def test_an_incapacitated_minotaur_cannot_retaliate_and_a_familiars_punch_provokes() -> None:
    world = arena()
    put(world, "familiar", 100, 100)
    minotaur = put(world, "minotaur-1", 160, 100)
    hero_acts(world, "punch:familiar", at(world, "familiar", "minotaur-1"), lambda: none(world, "minotaur-1"))
    assert [event.who for event in told(world, Retaliated)] == ["minotaur-1"]
    assert minotaur.health == 2
    minotaur.stunned = 1
    put(world, "barbarian", minotaur.x - 60, minotaur.y)
    played = hero_acts(world, "punch:barbarian", at(world, "barbarian", "minotaur-1"))
    assert len(played.asked) == 1


@pytest.mark.rule("catacombs.ability.retaliation-even-when-killed")
def test_a_minotaur_killed_by_the_punch_strikes_before_it_is_removed() -> None:
    world = arena()
    put(world, "barbarian", 100, 100)
    put(world, "elf", 160, 170)
    put(world, "minotaur-1", 160, 100, health=1)
    hero_acts(
        world, "punch:barbarian", at(world, "barbarian", "minotaur-1", 0.4), lambda: at(world, "minotaur-1", "elf")
    )
    assert world.heroes["elf"].health == 7
    assert "minotaur-1" not in world.pieces
    assert world.heroes["barbarian"].kills == ["minotaur"]
    assert told(world, Retaliated)[0].rule == "catacombs.ability.retaliation-even-when-killed"


@pytest.mark.rule("catacombs.ability.retaliation-trigger", "catacombs.incapacity.other-effects-first")
def test_a_punch_that_stuns_is_answered_before_the_minotaur_is_stunned() -> None:
    world = arena()
    barbarian = put(world, "barbarian", 100, 100)
    put(world, "minotaur-1", 160, 100)
    stuns = Strike(barbarian, Attack("punch", "stun"))
    drive(flick(world, stuns), at(world, "barbarian", "minotaur-1", 0.4), lambda: none(world, "minotaur-1"))
    assert len(told(world, Retaliated)) == 1
    assert stunned(world, "minotaur-1") == 1


@pytest.mark.rule("catacombs.ability.retaliation-not-at-attacker")
def test_the_retaliation_does_nothing_to_the_one_who_provoked_it() -> None:
    world = arena()
    put(world, "barbarian", 100, 100)
    put(world, "minotaur-1", 160, 100)
    hero_acts(
        world, "punch:barbarian", at(world, "barbarian", "minotaur-1", 0.4),
        lambda: at(world, "minotaur-1", "barbarian", 0.6),
    )  # fmt: skip
    assert world.heroes["barbarian"].health == 12
    assert told(world, Unharmed)[-1].rule == "catacombs.ability.retaliation-not-at-attacker"


@pytest.mark.rule("catacombs.ability.regeneration")
def test_a_troll_needs_two_hits_in_the_same_round() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "troll-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "troll-1", power=0.3))
    assert world.pieces["troll-1"].health == 1
    end_round(world)
    assert world.pieces["troll-1"].health == 2
    end_round(world)
    assert [event.who for event in told(world, Regenerated)] == ["troll-1"], "only of one who was wounded"
    put(world, "elf", 100, 100)
    put(world, "troll-1", 220, 100)
    put(world, "thief", 220, 30)
    hero_acts(world, "shoot:elf", shot(world, "elf", "troll-1", power=0.3))
    hero_acts(world, "punch:thief", lambda: at(world, "thief", "troll-1"))
    assert "troll-1" not in world.pieces


@pytest.mark.rule("catacombs.ability.fire-wall-trigger", "catacombs.ability.fire-wall-is-an-obstacle")
def test_a_fire_spirit_that_hurts_a_hero_becomes_a_wall_which_is_no_monster() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "orc-1", 400, 30)
    spirit = put(world, "fire-spirit-1", 160, 100)
    monster_acts(world, "attack:fire-spirit-1:punch", at(world, "fire-spirit-1", "elf", 0.3))
    assert world.heroes["elf"].health == 7, "the punch, and no burn from the flick that made the wall"
    assert spirit.wall
    assert [piece.id for piece in world.monsters()] == ["orc-1"]
    end_round(world)
    assert not master_keys(world, "fire-spirit-1")
    put(world, "barbarian", spirit.x, spirit.y + 60)
    hero_acts(world, "punch:barbarian", at(world, "barbarian", "fire-spirit-1"))
    assert spirit.id in world.pieces, "it can no longer be killed"
    assert world.heroes["barbarian"].health == 11
    del world.pieces["orc-1"]
    end_round(world)
    assert phase(world) == "resolve", "a wall does not keep the room from being cleared"
    drive(resolve(world))
    assert world.reserve("fire-spirit") == 4
    assert sum(hero.gold for hero in world.heroes.values()) == 0


@pytest.mark.rule("catacombs.ability.fire-wall-trigger")
def test_no_wall_rises_from_a_punch_on_an_ally_or_one_that_does_no_damage() -> None:
    world = arena()
    put(world, "summoned-skeleton", 100, 100)
    spirit = put(world, "fire-spirit-1", 160, 100)
    monster_acts(world, "attack:fire-spirit-1:punch", at(world, "fire-spirit-1", "summoned-skeleton", 0.3))
    assert not spirit.wall
    world.heroes["thief"].items = ["iron-helm"]
    put(world, "thief", 100, 40)
    put(world, "fire-spirit-2", 160, 40)
    monster_acts(world, "attack:fire-spirit-2:punch", at(world, "fire-spirit-2", "thief", 0.3))
    assert world.heroes["thief"].health == 10
    assert not world.pieces["fire-spirit-2"].wall


@pytest.mark.rule("catacombs.ability.fire-wall-burns-on-any-contact")
def test_a_wall_burns_whoever_is_pushed_into_it_or_struck_by_it() -> None:
    world = arena()
    wall = put(world, "fire-spirit-1", 160, 100)
    wall.wall = True
    put(world, "thief", 120, 100)
    put(world, "orc-1", 60, 100)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "thief", 0.5))
    assert world.heroes["thief"].health == 8, "one for the punch, one for the wall"
    world = arena()
    wall = put(world, "fire-spirit-1", 160, 100)
    wall.wall = True
    put(world, "elf", 200, 100)
    put(world, "orc-1", 100, 100)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "fire-spirit-1", 0.5))
    assert world.heroes["elf"].health == 7, "the pushed wall struck him"
    assert world.pieces["orc-1"].health == 2, "monsters do not burn"


@pytest.mark.rule("catacombs.ability.fire-wall-burns-on-any-contact")
def test_a_flick_burns_nobody_twice_and_leaving_a_wall_costs_nothing() -> None:
    world = arena()
    put(world, "orc-1", 400, 30)
    for n, y in enumerate((87.5, 112.5), 1):
        put(world, f"fire-spirit-{n}", 160, y).wall = True
    put(world, "thief", 100, 100)
    hero_acts(world, "punch:thief", towards(world, "thief", 0.0))
    assert world.heroes["thief"].health == 9
    put(world, "elf", 300, 200)
    put(world, "fire-spirit-3", 325, 200).wall = True
    hero_acts(world, "punch:elf", towards(world, "elf", math.pi, 0.3))
    assert world.heroes["elf"].health == 8


@pytest.mark.rule("catacombs.ability.fire-wall-burns-on-any-contact")
def test_an_ally_is_burned_away() -> None:
    world = arena()
    put(world, "orc-1", 400, 30)
    put(world, "fire-spirit-1", 160, 100).wall = True
    put(world, "summoned-skeleton", 100, 100)
    hero_acts(world, "punch:summoned-skeleton", at(world, "summoned-skeleton", "fire-spirit-1"))
    assert "summoned-skeleton" not in world.pieces


@pytest.mark.rule("catacombs.ability.fire-wall-offboard-returns")
def test_a_wall_pushed_off_the_board_comes_back_where_it_left() -> None:
    world = arena()
    put(world, "fire-spirit-1", 470, 100).wall = True
    put(world, "orc-1", 410, 100)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "fire-spirit-1", 1.0))
    wall = world.pieces["fire-spirit-1"]
    assert (wall.x, wall.y) == pytest.approx((487.5, 100.0))
    assert wall.wall


@pytest.mark.rule("catacombs.ability.feeding-frenzy")
def test_a_zombie_that_bites_misses_the_next_round() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    zombie = put(world, "zombie-1", 160, 100)
    monster_acts(world, "attack:zombie-1:punch", at(world, "zombie-1", "wizard"))
    assert world.heroes["wizard"].health == 7
    assert zombie.stunned == 1
    end_round(world)
    assert world.round == 2
    assert drive(monsters.one_action(world)).result is False, "it cannot act"
    assert [piece.id for piece in world.monsters()] == ["zombie-1"], "still a monster"
    end_round(world)
    assert not zombie.stunned
    assert "attack:zombie-1:punch" in master_keys(world)


@pytest.mark.rule("catacombs.ability.feeding-frenzy")
def test_a_feeding_zombie_can_be_killed() -> None:
    world = arena()
    put(world, "zombie-1", 160, 100).stunned = 1
    put(world, "thief", 100, 100)
    hero_acts(world, "punch:thief", at(world, "thief", "zombie-1"))
    assert world.heroes["thief"].kills == ["zombie"]


@pytest.mark.rule("catacombs.ability.feeding-frenzy", "catacombs.ability.fire-wall-trigger")
@pytest.mark.parametrize("kind", ["zombie", "fire-spirit"])
def test_only_a_punch_sets_a_monster_feeding_or_on_fire(kind: str) -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    monster = put(world, f"{kind}-1", 200, 100)
    drive(flick(world, Strike(monster, Attack("missile"))), shot(world, monster.id, "wizard"))
    assert world.heroes["wizard"].health == 7
    assert not monster.stunned
    assert not monster.wall


@pytest.mark.rule("catacombs.ability.absorption")
def test_only_punches_damage_a_fire_demon() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "fire-demon-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "fire-demon-1"))
    assert world.pieces["fire-demon-1"].health == 2
    demon = world.pieces["fire-demon-1"]
    put(world, "barbarian", demon.x, demon.y - 70)
    hero_acts(world, "punch:barbarian", lambda: at(world, "barbarian", "fire-demon-1"))
    assert demon.health == 1


def test_whom_a_flick_cannot_hurt_is_said_before_it() -> None:
    world = arena()
    elf = put(world, "elf", 100, 100)
    put(world, "fire-demon-1", 220, 100)
    orc = put(world, "orc-1", 220, 160)
    unhurt = {}
    for kind in ("missile", "punch"):
        asked = next(flick(world, Strike(elf, Attack(kind))))
        assert isinstance(asked, Shot)
        unhurt[kind] = asked.discs[0].unhurt
    assert unhurt == {"missile": ("fire-demon-1",), "punch": ()}
    asked = next(flick(world, Strike(orc, Attack("punch"))))
    assert isinstance(asked, Shot)
    assert not asked.discs[0].unhurt


def test_a_wall_in_the_room_is_missing_from_the_reserve() -> None:
    world = arena()
    put(world, "fire-spirit-1", 160, 100).wall = True
    drive(take_monsters(world, BOOK.rooms["l0-05"]))
    assert world.waiting.count("fire-spirit") == 3
    assert "punch:elf" in hero_keys(world)
