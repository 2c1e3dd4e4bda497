"""What a seat sees: discs with their faces, the exact motion of the last shot, zones, cards."""

from __future__ import annotations

import math

import pytest
from tests.games.catacombs.arena import arena, at, drive, hero_acts, put, shot, towards
from tests.games.catacombs.test_phases import laid_out

from souterrain.core.view import Discs, Motion
from souterrain.games.catacombs.explore import explore
from souterrain.games.catacombs.game import GAME
from souterrain.games.catacombs.install import set_zones
from souterrain.games.catacombs.world import World


def board(world: World, seat: str = "p1") -> Discs:
    seen = GAME.view(world, seat).board
    assert isinstance(seen, Discs)
    return seen


def last_shot(world: World) -> Motion:
    motion = board(world).motion
    assert motion is not None
    return motion


def replayed(motion: Motion, disc: str) -> tuple[float, float]:
    """Where the legs leave a disc."""
    leg = [leg for leg in motion.legs if leg.disc == disc][-1]
    speed, past = math.hypot(leg.vx, leg.vy), leg.end - leg.start
    way = past * (speed - 0.5 * motion.slow * past)
    return leg.x + leg.vx / speed * way, leg.y + leg.vy / speed * way


def test_the_legs_of_a_shot_lead_every_disc_to_where_it_lies() -> None:
    world = arena(board="1a")
    put(world, "barbarian", 100, 120)
    put(world, "orc-1", 200, 125)
    put(world, "orc-2", 300, 130)
    hero_acts(world, "punch:barbarian", at(world, "barbarian", "orc-1", 0.6))
    motion = last_shot(world)
    for disc in {leg.disc for leg in motion.legs}:
        piece = world.pieces[disc]
        assert replayed(motion, disc) == pytest.approx((piece.x, piece.y), abs=1e-6)
    assert [contact.a for contact in motion.contacts][:1] == ["barbarian"]
    assert motion.contacts[0].speed > 0


def test_the_motion_shows_the_missile_and_the_killed_as_they_lay_before() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "zombie-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "zombie-1"))
    first = last_shot(world).n
    seen = board(world)
    assert "zombie-1" not in [disc.id for disc in seen.discs]
    motion = last_shot(world)
    before = {disc.id: disc for disc in motion.before}
    assert {"zombie-1", "missile", "elf"} <= set(before)
    assert (before["zombie-1"].x, before["zombie-1"].y) == (220, 100)
    assert before["missile"].radius == 6.5
    assert any(contact.a == "missile" or contact.b == "missile" for contact in motion.contacts)
    hero_acts(world, "punch:thief", towards(world, "thief", 0.0))
    assert last_shot(world).n == first + 1, "each shot has its number"


def test_a_disc_that_leaves_the_board_is_heard_at_the_edge() -> None:
    world = arena()
    put(world, "thief", 460, 100)
    put(world, "orc-1", 40, 40)
    hero_acts(world, "punch:thief", towards(world, "thief", 0.0, 0.8))
    assert [(contact.a, contact.b) for contact in last_shot(world).contacts] == [("thief", "edge")]
    leg = last_shot(world).legs[-1]
    assert leg.end < leg.start + math.hypot(leg.vx, leg.vy) / last_shot(world).slow


def test_faces_are_badges_with_a_word_each() -> None:
    world = arena()
    put(world, "orc-1", 300, 100, health=1)
    put(world, "zombie-1", 300, 150).stunned = 1
    put(world, "fire-spirit-1", 300, 200).wall = True
    elf = world.pieces["elf"]
    elf.stunned, elf.stone = 1, True
    badges = {disc.id: [badge.emblem for badge in disc.badges] for disc in board(world).discs}
    assert badges["orc-1"] == ["wounded"]
    assert badges["zombie-1"] == ["stunned"]
    assert badges["fire-spirit-1"] == ["burning"]
    assert badges["elf"] == ["petrified"]
    sides = {disc.id: disc.side for disc in board(world).discs}
    assert (sides["elf"], sides["orc-1"], sides["fire-spirit-1"]) == ("party", "foe", "other")


def test_those_who_may_still_act_are_active() -> None:
    world = arena()
    put(world, "orc-1", 300, 100)
    hero_acts(world, "pass:elf")
    active = {disc.id for disc in board(world).discs if disc.active}
    assert active == {"barbarian", "thief", "wizard"}


def test_the_zones_are_drawn_while_discs_are_placed() -> None:
    world = laid_out()
    assert board(world).zones == []
    drive(explore(world))
    set_zones(world)
    assert [zone.id for zone in board(world).zones] == ["heroes", "monsters"]
    assert board(world).zones[0].corners[:2] == (0.0, 50.0)


def test_two_copies_of_a_spell_are_one_line() -> None:
    sheet = next(sheet for sheet in GAME.view(arena(), "p1").sheets if sheet.id == "wizard")
    assert len(sheet.items) == 9
    doubled = [item.text.args["card"].id for item in sheet.items if item.text.id == "copies"]  # type: ignore[union-attr]
    assert doubled == ["spell-magic-missile", "spell-fireball", "spell-shield"]
