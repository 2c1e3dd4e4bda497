"""Strikes and damage: only what the flicked piece itself touches counts."""

from __future__ import annotations

import math

import pytest
from tests.games.catacombs.arena import (
    arena,
    at,
    drive,
    hero_acts,
    kill,
    monster_acts,
    put,
    shot,
    told,
    towards,
    winner,
)

from souterrain.core.ask import Flick, Shot
from souterrain.games.catacombs.attack import after_flick
from souterrain.games.catacombs.catalogue import Attack
from souterrain.games.catacombs.damage import Strike
from souterrain.games.catacombs.events.flicks import (
    AllyGone,
    CameBack,
    Damaged,
    HeroDied,
    Slain,
    TouchedNobody,
    Unharmed,
)  # fmt: skip
from souterrain.games.catacombs.flight import Flight, Touch
from souterrain.games.catacombs.physics import Motion


@pytest.mark.rule(
    "catacombs.damage.one-hp-monster-removed",
    "catacombs.damage.successful-attack-damages",
    "catacombs.attack.punch-is-move-or-melee",
    "catacombs.game.all-fighting-is-flicking",
)
def test_the_thief_punches_a_skeleton_warrior() -> None:
    world = arena()
    put(world, "thief", 100, 100)
    put(world, "skeleton-warrior-1", 160, 100)
    played = hero_acts(world, "punch:thief", at(world, "thief", "skeleton-warrior-1"))
    assert played.rolled == [], "no die is rolled in a fight"
    assert "skeleton-warrior-1" not in world.pieces
    assert world.heroes["thief"].kills == ["skeleton-warrior"]
    assert [event.rule for event in told(world, Slain)] == ["catacombs.damage.one-hp-monster-removed"]
    assert not told(world, Damaged), "killed is all that is told"
    assert world.pieces["thief"].acted
    assert world.pieces["thief"].x > 100
    asked = played.asked[0]
    assert isinstance(asked, Shot)
    assert asked.text.args["modifier"] == "plain"


@pytest.mark.rule("catacombs.damage.successful-attack-damages")
def test_a_punch_that_touches_nobody_is_a_move() -> None:
    world = arena()
    put(world, "thief", 100, 100)
    put(world, "orc-1", 300, 20)
    hero_acts(world, "punch:thief", towards(world, "thief", 0.0))
    assert world.pieces["orc-1"].health == 2
    assert world.pieces["thief"].x == pytest.approx(100 + 188.02, abs=0.01)
    assert told(world, TouchedNobody)


@pytest.mark.rule("catacombs.damage.successful-attack-damages")
def test_a_disc_that_has_come_to_rest_and_is_bumped_attacks_nobody() -> None:
    from souterrain.games.catacombs.flight import fly, table

    world = arena()
    put(world, "thief", 100, 100)
    put(world, "troll-1", 140, 100)
    put(world, "orc-1", 60, 100)
    board = table(world)
    flight = fly(board, "troll-1", -600.0, 0.0)
    assert [touch.target for touch in flight.touches] == ["thief"]
    assert flight.motion.x[board.ids.index("orc-1")] < 60, "the pushed thief met the orc"


@pytest.mark.rule("catacombs.damage.two-hp-monster-flips-then-dies", "catacombs.hero.elf-shoots-from-distance")
def test_the_elf_shoots_an_orc_which_flips_and_then_dies() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "orc-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "orc-1"))
    assert world.pieces["orc-1"].health == 1
    assert (world.pieces["elf"].x, world.pieces["elf"].y) == (100, 100), "from a safe distance"
    hero_acts(world, "shoot:elf", shot(world, "elf", "orc-1"))
    assert "orc-1" not in world.pieces
    assert world.heroes["elf"].kills == ["orc"]


@pytest.mark.rule("catacombs.damage.one-flick-many-targets")
def test_a_punch_ricochets_from_a_skeleton_warrior_to_an_orc() -> None:
    world = arena()
    put(world, "barbarian", 100, 120)
    put(world, "skeleton-warrior-1", 160, 105)
    put(world, "orc-1", 181, 164)
    hero_acts(world, "punch:barbarian", towards(world, "barbarian", 0.0, 0.7))
    assert "skeleton-warrior-1" not in world.pieces
    assert world.pieces["orc-1"].health == 1
    assert world.heroes["barbarian"].kills == ["skeleton-warrior"]


@pytest.mark.rule("catacombs.damage.one-flick-many-targets")
def test_one_flick_damages_the_same_target_only_once() -> None:
    world = arena()
    put(world, "barbarian", 100, 120)
    put(world, "troll-1", 152, 120)
    put(world, "troll-2", 48, 120)
    flick = towards(world, "barbarian", 0.0, 1.0)
    from souterrain.games.catacombs.flight import fly, table
    from souterrain.games.catacombs.physics import launch

    flight = fly(table(world), "barbarian", *launch(flick.angle, flick.speed))
    assert [touch.target for touch in flight.touches].count("troll-1") == 1
    hero_acts(world, "punch:barbarian", flick)
    assert world.pieces["troll-1"].health == 1


@pytest.mark.rule("catacombs.victory.master-wins-if-all-out", "catacombs.attack.sequence-arrow-means-same-action")
def test_when_the_last_hero_falls_the_series_ends() -> None:
    world = arena()
    kill(world, "barbarian", "thief", "wizard")
    put(world, "elf", 100, 100, health=1)
    put(world, "cerberus-1", 160, 100)
    played = monster_acts(world, "attack:cerberus-1:punch+punch", at(world, "cerberus-1", "elf", 0.3))
    assert (winner(world), len(played.asked)) == ("overlord", 2)


@pytest.mark.rule("catacombs.hero.thief-extra-moves-and-bonus-gold", "catacombs.ability.fire-wall-burns-on-any-contact")
def test_the_dead_do_not_slip_away() -> None:
    world = arena()
    put(world, "thief", 100, 100, health=1)
    put(world, "fire-spirit-1", 160, 100).wall = True
    put(world, "orc-1", 300, 30)
    played = hero_acts(world, "punch-then-slip:thief", at(world, "thief", "fire-spirit-1"))
    assert (world.heroes["thief"].alive, len(played.asked)) == (False, 1)


@pytest.mark.rule("catacombs.incapacity.other-effects-first", "catacombs.ability.fire-wall-burns-on-any-contact")
def test_who_is_stunned_and_then_burns_to_death_is_only_dead() -> None:
    world = arena()
    put(world, "elf", 100, 100, health=2)
    ghoul = put(world, "ghoul-1", 160, 100)
    touches = [Touch(0.1, "elf", False), Touch(0.2, "elf", True)]
    flight = Flight("ghoul-1", touches, {}, [], [], Motion([], [], [], [], [], 0.0))
    drive(after_flick(world, Strike(ghoul, Attack("punch", "stun")), flight))
    assert "elf" not in world.pieces
    assert not world.heroes["elf"].alive


@pytest.mark.rule("catacombs.ally.only-wizard-recruits", "catacombs.damage.monsters-hurt-heroes-and-allies")
def test_a_wizard_and_his_skeleton_may_fall_to_one_flick() -> None:
    world = arena()
    put(world, "wizard", 100, 100, health=1)
    put(world, "summoned-skeleton", 130, 100)
    troll = put(world, "troll-1", 160, 100)
    touches = [Touch(0.1, "wizard", False), Touch(0.2, "summoned-skeleton", False)]
    flight = Flight("troll-1", touches, {}, [], [], Motion([], [], [], [], [], 0.0))
    drive(after_flick(world, Strike(troll, Attack("punch", "critical")), flight))
    assert not {"wizard", "summoned-skeleton"} & set(world.pieces)
    assert not told(world, Damaged), "of a blow that kills, the death is all that is told"
    assert [(event.target, event.by) for event in told(world, HeroDied)] == [("wizard", "troll-1")]
    assert [(event.target, event.by) for event in told(world, AllyGone)] == [("summoned-skeleton", "troll-1")]


@pytest.mark.rule("catacombs.damage.pushed-pieces-do-no-damage")
def test_a_fire_demon_is_pushed_into_a_skeleton_archer_who_is_unharmed() -> None:
    world = arena()
    put(world, "barbarian", 100, 100)
    put(world, "fire-demon-1", 150, 100)
    archer = put(world, "skeleton-archer-1", 200, 100)
    hero_acts(world, "punch:barbarian", at(world, "barbarian", "fire-demon-1", 0.8))
    assert world.pieces["fire-demon-1"].health == 1
    assert archer.x > 200, "he was struck by the demon"
    assert archer.id in world.pieces
    assert archer.health == 1


@pytest.mark.rule("catacombs.damage.simultaneous-contact")
def test_two_orcs_side_by_side_are_hit_at_the_same_instant() -> None:
    world = arena()
    put(world, "barbarian", 100, 100)
    put(world, "orc-1", 160, 87.5)
    put(world, "orc-2", 160, 112.5)
    hero_acts(world, "punch:barbarian", towards(world, "barbarian", 0.0))
    assert [world.pieces[id].health for id in ("orc-1", "orc-2")] == [1, 1]


@pytest.mark.rule(
    "catacombs.damage.hero-and-lord-use-tracks",
    "catacombs.damage.monsters-hurt-heroes-and-allies",
    "catacombs.attack.base-damage-one",
)
def test_monsters_hurt_heroes_and_allies_and_tracks_go_down() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    ally = put(world, "summoned-skeleton", 40, 100)
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "elf"))
    assert world.heroes["elf"].health == 7
    assert world.pieces["elf"].health == 7
    assert ally.id in world.pieces
    put(world, "orc-1", 90, 160)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "summoned-skeleton"))
    assert "summoned-skeleton" not in world.pieces


@pytest.mark.rule("catacombs.damage.hero-and-lord-use-tracks", "catacombs.health.lord-zero-is-dead")
def test_the_lord_loses_health_on_his_track_and_is_dead_at_zero() -> None:
    world = arena(room="lord-sorcerer")
    put(world, "sorcerer", 160, 100, health=2)
    put(world, "thief", 100, 100)
    hero_acts(world, "punch:thief", at(world, "thief", "sorcerer"))
    assert world.lord_health == world.pieces["sorcerer"].health == 1
    assert not world.winner
    put(world, "elf", 160, 200)
    hero_acts(world, "punch:elf", at(world, "elf", "sorcerer"))
    assert world.lord_health == 0
    assert winner(world) == "heroes"


@pytest.mark.rule("catacombs.damage.no-friendly-fire")
def test_friends_push_but_never_hurt_each_other() -> None:
    world = arena()
    put(world, "thief", 100, 100)
    put(world, "elf", 160, 100)
    hero_acts(world, "punch:thief", at(world, "thief", "elf"))
    assert world.heroes["elf"].health == 8
    assert world.pieces["elf"].x > 160
    put(world, "ghoul-1", 300, 60)
    put(world, "orc-1", 360, 60)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "orc-1"))
    assert world.pieces["orc-1"].health == 2
    assert not world.pieces["orc-1"].stunned


@pytest.mark.rule("catacombs.damage.one-hp-monster-removed")
def test_the_kill_is_credited_to_whoever_deals_the_last_point() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "thief", 220, 40)
    put(world, "orc-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "orc-1", power=0.3))
    hero_acts(world, "punch:thief", at(world, "thief", "orc-1"))
    assert world.heroes["thief"].kills == ["orc"]
    assert world.heroes["elf"].kills == []


# Health and death


@pytest.mark.rule(
    "catacombs.health.zero-is-dead-until-healer", "catacombs.death.removed-at-once",
    "catacombs.death.no-gold-from-current-room", "catacombs.death.keeps-earlier-gold-and-equipment",
)  # fmt: skip
def test_a_dead_hero_leaves_at_once_with_his_old_gold_but_without_this_rooms() -> None:
    world = arena()
    thief = world.heroes["thief"]
    thief.gold, thief.items, thief.kills = 500, ["poisoned-knife"], ["orc"]
    put(world, "thief", 100, 100, health=1)
    put(world, "orc-1", 160, 100)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "thief"))
    assert "thief" not in world.pieces
    assert (thief.health, thief.gold, thief.items, thief.kills) == (0, 500, ["poisoned-knife"], [])
    assert [event.target for event in told(world, HeroDied)] == ["thief"]
    assert world.reserve("orc") == 4, "the disc beside his board is in the reserve again"


# Leaving the board


@pytest.mark.rule("catacombs.attack.offboard-disc-returns-at-exit-point")
def test_a_disc_that_leaves_comes_back_where_it_left() -> None:
    world = arena()
    put(world, "thief", 460, 100)
    put(world, "orc-1", 300, 200)
    hero_acts(world, "punch:thief", towards(world, "thief", 0.0, 0.8))
    piece = world.pieces["thief"]
    assert (piece.x, piece.y) == (487.5, 100)
    assert world.heroes["thief"].health == 10
    assert told(world, TouchedNobody) == [TouchedNobody("thief", "punch", off=True)], "one line tells both"
    assert not told(world, CameBack)


def test_a_shooter_whom_his_own_missile_pushes_off_is_told_in_one_line_too() -> None:
    world = arena()
    put(world, "elf", 8, 100)
    missile = Flick("missile", 27.0, 100.0, math.pi, 2000.0)
    hero_acts(world, "shoot:elf", missile)
    assert told(world, TouchedNobody) == [TouchedNobody("elf", "missile", off=True)]
    assert not told(world, CameBack)


def test_one_line_tells_of_a_flick_and_the_dead_do_not_come_back() -> None:
    world = arena()
    put(world, "thief", 430, 100)
    put(world, "zombie-1", 470, 100)
    put(world, "orc-1", 470, 200)
    hero_acts(world, "punch:thief", at(world, "thief", "zombie-1", 1.0))
    assert [type(event) for event, _ in world.told] == [Slain], "pushed off the board, and dead"
    world = arena()
    put(world, "thief", 430, 100)
    put(world, "orc-1", 470, 100)
    put(world, "orc-2", 470, 126)
    hero_acts(world, "punch:thief", towards(world, "thief", 0.3, 1.0))
    assert [(event.target, event.all) for event, _ in world.told if isinstance(event, Damaged)] == [
        ("orc-1", ("orc-1",)),
        ("orc-2", ("orc-2",)),
    ]
    assert len(world.told) == 2, "each is told with the hit that pushed it off"


def test_what_was_touched_in_vain_is_told_with_whose_flick_it_was() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "fire-demon-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "fire-demon-1"))
    assert [(event.by, event.target) for event in told(world, Unharmed)] == [("elf", "fire-demon-1")]


@pytest.mark.rule("catacombs.attack.offboard-disc-returns-at-exit-point")
def test_a_pushed_disc_comes_back_too_and_its_contact_before_it_left_counts() -> None:
    world = arena()
    put(world, "barbarian", 400, 100)
    put(world, "orc-1", 460, 100)
    hero_acts(world, "punch:barbarian", at(world, "barbarian", "orc-1", 1.0))
    orc = world.pieces["orc-1"]
    assert orc.health == 1
    assert (orc.x, orc.y) == pytest.approx((487.5, 100.0))


@pytest.mark.rule("catacombs.attack.no-stacking")
def test_no_disc_ends_on_another() -> None:
    world = arena(board="1a")
    put(world, "barbarian", 460, 100)
    put(world, "orc-1", 487.5, 30)
    put(world, "orc-2", 487.5, 120)
    hero_acts(world, "punch:barbarian", towards(world, "barbarian", 0.3, 1.0))
    pieces = list(world.pieces.values())
    for i, one in enumerate(pieces):
        for two in pieces[:i]:
            assert math.dist((one.x, one.y), (two.x, two.y)) >= one.body.radius + two.body.radius - 1e-6


@pytest.mark.rule("catacombs.general.moved-obstacle-is-replaced")
def test_an_obstacle_stays_in_its_hole() -> None:
    from souterrain.games.catacombs.flight import fly, table

    world = arena(board="1a")
    put(world, "barbarian", 100, 70)
    board = table(world)
    flight = fly(board, "barbarian", 1900.0, 0.0)
    first = len(board.ids)
    assert flight.motion.hits[0].b == first, "the obstacle at 150, 70"
    assert (flight.motion.x[first], flight.motion.y[first]) == (150.0, 70.0)
    assert flight.places["barbarian"][0] < 121.5


# Victory and defeat by blows


@pytest.mark.rule(
    "catacombs.components.heroes-win-if-one-survives-everything", "catacombs.victory.minions-need-not-die"
)
def test_one_living_hero_is_enough_and_minions_need_not_die() -> None:
    world = arena(room="lord-sorcerer")
    kill(world, "elf", "barbarian", "wizard")
    put(world, "sorcerer", 160, 100, health=1)
    put(world, "ghoul-1", 300, 100)
    put(world, "thief", 100, 100, health=1)
    hero_acts(world, "punch:thief", at(world, "thief", "sorcerer"))
    assert winner(world) == "heroes"
    assert world.reason == "catacombs.victory.heroes-win-when-lord-dies"


@pytest.mark.rule("catacombs.victory.master-wins-if-all-out")
def test_the_master_wins_when_the_last_hero_dies() -> None:
    world = arena()
    kill(world, "elf", "barbarian", "wizard")
    put(world, "thief", 100, 100, health=1)
    put(world, "orc-1", 160, 100)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "thief"))
    assert winner(world) == "overlord"


def test_a_harmless_touch_is_told_with_its_reason() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "fire-demon-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "fire-demon-1"))
    assert [event.rule for event in told(world, Unharmed)] == ["catacombs.ability.absorption"]
    assert told(world, Damaged) == []
    assert told(world, Slain) == []


def test_a_flick_is_quantised_so_that_every_machine_sees_the_same_shot() -> None:
    worlds = [arena(), arena()]
    for n, world in enumerate(worlds):
        put(world, "thief", 100, 100)
        put(world, "orc-1", 200, 103)
        speed = 1234.5678 + n * 1e-9
        hero_acts(world, "punch:thief", Flick("thief", 100, 100, 0.01, speed))
    assert worlds[0].pieces == worlds[1].pieces
