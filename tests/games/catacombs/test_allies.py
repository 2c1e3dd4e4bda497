"""The Wizard's allies: the Summoned Skeleton and the Familiar."""

from __future__ import annotations

import math

import pytest
from tests.games.catacombs.arena import (
    arena,
    at,
    down,
    drive,
    end_round,
    hero_acts,
    hero_keys,
    monster_acts,
    put,
    shot,
    told,
    towards,
)  # fmt: skip

from souterrain.core.ask import Flick, Shot
from souterrain.games.catacombs import monsters
from souterrain.games.catacombs.events.flicks import AllyGone, Slain
from souterrain.games.catacombs.install import install
from souterrain.games.catacombs.resolution import resolve


@pytest.mark.rule("catacombs.ally.controlled-by-wizard-own-actions", "catacombs.ally.order-free")
def test_allies_have_their_own_actions_in_any_order() -> None:
    world = arena(players=5)
    put(world, "summoned-skeleton", 200, 100)
    put(world, "familiar", 240, 100)
    put(world, "orc-1", 400, 40)
    for id in ("elf", "barbarian", "thief"):
        world.pieces[id].acted = True
    keys = hero_keys(world)
    assert {"punch:wizard", "punch:summoned-skeleton", "punch:familiar"} <= set(keys)
    hero_acts(world, "punch:familiar", towards(world, "familiar", 0.0, 0.1))
    keys = hero_keys(world)
    assert "punch:wizard" in keys, "the ally's action is not the Wizard's"
    assert "punch:familiar" not in keys


@pytest.mark.rule("catacombs.ally.only-wizard-recruits")
def test_a_dead_wizards_allies_leave_the_room_at_once() -> None:
    world = arena()
    put(world, "wizard", 100, 100, health=1)
    put(world, "summoned-skeleton", 200, 200)
    put(world, "familiar", 240, 200)
    put(world, "orc-1", 160, 100)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "wizard"))
    assert not list(world.on_board("ally"))


@pytest.mark.rule("catacombs.ally.kills-credited-to-controller", "catacombs.ally.skeleton-stats")
def test_the_skeleton_kills_for_the_wizard() -> None:
    world = arena()
    put(world, "summoned-skeleton", 100, 100)
    put(world, "zombie-1", 160, 100)
    assert world.pieces["summoned-skeleton"].health == 1
    assert hero_keys(world, "summoned-skeleton") == [
        "punch:summoned-skeleton", "pass:summoned-skeleton",
    ]  # fmt: skip
    hero_acts(world, "punch:summoned-skeleton", at(world, "summoned-skeleton", "zombie-1"))
    assert world.heroes["wizard"].kills == ["zombie"]
    assert [event.rule for event in told(world, Slain)] == ["catacombs.ally.kills-credited-to-controller"]


@pytest.mark.rule("catacombs.ally.never-incapacitated", "catacombs.damage.monsters-hurt-heroes-and-allies")
def test_a_ghoul_that_hits_the_elf_and_the_skeleton() -> None:
    world = arena()
    put(world, "elf", 100, 87.5)
    put(world, "summoned-skeleton", 100, 112.5)
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", towards(world, "ghoul-1", math.pi))
    assert (world.heroes["elf"].health, world.pieces["elf"].stunned) == (7, 1)
    assert "summoned-skeleton" not in world.pieces
    world.heroes["wizard"].items = []
    from souterrain.games.catacombs.incapacity import stun

    familiar = put(world, "familiar", 300, 100)
    stun(world, familiar)
    assert not familiar.stunned


@pytest.mark.rule(
    "catacombs.ally.skeleton-placed-within-25-mm-of-wizard", "catacombs.ally.skeleton-no-action-on-summon-turn",
)  # fmt: skip
def test_the_skeleton_rises_within_25_mm_and_acts_from_the_next_turn() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    put(world, "orc-1", 400, 40)
    played = hero_acts(world, "cast:wizard:summon-skeleton:wizard", down("summoned-skeleton", 100.0, 110.0))
    asked = played.asked[0]
    assert isinstance(asked, Shot)
    assert asked.discs[0].radius == pytest.approx(12.5 + 25.0 + 12.5)
    skeleton = world.pieces["summoned-skeleton"]
    assert 25.0 - 1e-6 <= math.dist((skeleton.x, skeleton.y), (100, 100)) <= 50.0
    assert "punch:summoned-skeleton" not in hero_keys(world)
    end_round(world)
    assert "punch:summoned-skeleton" in hero_keys(world)
    world.spells.append("summon-skeleton")
    assert "cast:wizard:summon-skeleton:wizard" not in hero_keys(world), "not while it is on the board"


@pytest.mark.rule("catacombs.ally.skeleton-dust-at-room-end", "catacombs.ally.familiar-damaged-returns-next-room")
def test_the_skeleton_crumbles_and_the_familiar_returns_when_the_next_room_begins() -> None:
    world = arena()
    world.heroes["wizard"].items = ["familiar"]
    put(world, "summoned-skeleton", 200, 200)
    put(world, "familiar", 100, 100)
    put(world, "orc-1", 160, 100)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "familiar"))
    assert "familiar" not in world.pieces
    assert told(world, AllyGone)[0].rule == "catacombs.ally.familiar-damaged-returns-next-room"
    assert world.heroes["wizard"].items == ["familiar"], "the card is not lost"
    del world.pieces["orc-1"]
    end_round(world)
    drive(resolve(world))
    assert world.pieces == {}
    world.room, world.waiting = "l0-03", ["orc"]
    drive(
        install(world), *(down(id, 30, 100) for id in world.heroes),
        lambda: down("familiar", world.pieces["wizard"].x, world.pieces["wizard"].y), down("orc", 450, 100),
    )  # fmt: skip
    assert "summoned-skeleton" not in world.pieces
    assert "familiar" in world.pieces


@pytest.mark.rule("catacombs.ally.familiar-permanent", "catacombs.ally.familiar-starts-beside-wizard")
def test_the_familiar_starts_beside_the_wizard_in_the_heroes_zone() -> None:
    world = arena()
    world.heroes["wizard"].items = ["familiar"]
    world.room, world.waiting = "l0-03", ["orc"]
    played = drive(
        install(world), *(down(id, 30, 60 + 30 * n) for n, id in enumerate(world.heroes)),
        down("familiar", 35.0, 170.0), down("orc", 450, 100),
    )  # fmt: skip
    familiar, wizard = world.pieces["familiar"], world.pieces["wizard"]
    assert [shot.discs[0].disc for shot in played.asked if isinstance(shot, Shot)][4] == "familiar"
    assert math.dist((familiar.x, familiar.y), (wizard.x, wizard.y)) <= 12.5 + 25 + 9.5 + 1e-6
    left, top, right, bottom = world.hero_zone
    assert left + 9.5 <= familiar.x <= right - 9.5
    assert top + 9.5 <= familiar.y <= bottom - 9.5
    assert familiar.health == 1


@pytest.mark.rule("catacombs.ally.familiar-punch-harmless", "catacombs.ally.spells-from-familiar-location")
def test_the_familiars_punch_is_harmless_and_drain_energy_starts_from_it() -> None:
    world = arena()
    put(world, "wizard", 40, 40, health=6)
    put(world, "familiar", 300, 100)
    put(world, "zombie-1", 340, 100)
    put(world, "zombie-2", 340, 180)
    hero_acts(world, "punch:familiar", at(world, "familiar", "zombie-1", 0.2))
    assert "zombie-1" in world.pieces
    assert world.pieces["zombie-1"].health == 1
    played = hero_acts(
        world, "cast:wizard:drain-energy:familiar", lambda: shot(world, "familiar", "zombie-2", power=0.5)
    )
    asked = played.asked[0]
    assert isinstance(asked, Shot)
    assert asked.discs[0].x == pytest.approx(world.pieces["familiar"].x)
    assert asked.discs[0].radius == pytest.approx(9.5 + 25.0 + 6.5)
    assert "zombie-2" not in world.pieces
    assert world.heroes["wizard"].kills == ["zombie"]
    assert world.heroes["wizard"].health == 7, "the spell drains"


@pytest.mark.rule("catacombs.ally.wizard-safe-behind-shield")
def test_the_shield_is_a_solid_disc_in_the_path_of_others() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    put(world, "skeleton-archer-1", 300, 100)
    hero_acts(world, "cast:wizard:shield:wizard", down("shield", 140.0, 100.0))
    assert world.pieces["shield"].side == "loose"
    monster_acts(world, "attack:skeleton-archer-1:missile", Flick("missile", 275.0, 100.0, math.pi, 1500.0))
    assert world.heroes["wizard"].health == 8, "the missile met the shield"
    assert world.pieces["shield"].x < 140.0, "a loose blocker that can be pushed"
    assert monsters.ready(world) == []


def test_a_shield_pushed_off_the_board_is_not_put_back() -> None:
    world = arena()
    put(world, "shield", 470, 100)
    put(world, "barbarian", 400, 100)
    put(world, "orc-1", 40, 40)
    hero_acts(world, "punch:barbarian", at(world, "barbarian", "shield", 1.0))
    assert "shield" not in world.pieces
