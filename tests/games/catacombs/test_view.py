"""What a seat sees: discs with their faces, the exact motion of the last shot, zones, cards."""

from __future__ import annotations

import math

import pytest
from tests.games.catacombs.arena import arena, at, drive, hero_acts, put, shot, towards
from tests.games.catacombs.test_phases import laid_out

from souterrain.core.aim import OBSTACLE, course
from souterrain.core.ask import Ask, Flick
from souterrain.core.text import texts
from souterrain.core.view import Discs, Motion
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.explore import explore
from souterrain.games.catacombs.game import GAME
from souterrain.games.catacombs.healer import visit_healer
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


@pytest.mark.parametrize("bearing", range(0, 360, 15))
def test_what_is_shown_of_a_shot_before_it_is_made_is_what_happens(bearing: int) -> None:
    """The first contact that a client draws is the solver's."""
    world = arena(board="1a")
    put(world, "barbarian", 205, 122)
    put(world, "orc-1", 290, 140)
    put(world, "zombie-1", 170, 60)
    flick = Flick("barbarian", 205.0, 122.0, math.radians(bearing), 1100.0)
    shown = course(board(world), "barbarian", 12.5, flick)
    hero_acts(world, "punch:barbarian", flick)
    motion = last_shot(world)
    contact = next((each for each in motion.contacts if "barbarian" in (each.a, each.b)), None)
    if contact is None:
        assert shown.met == ""
        assert (world.pieces["barbarian"].x, world.pieces["barbarian"].y) == pytest.approx(shown[:2], abs=0.01)
    else:
        other = contact.b if contact.a == "barbarian" else contact.a
        assert shown.met == (OBSTACLE if other.startswith(OBSTACLE) else other)
        leg = motion.legs[0]
        way = contact.time * (math.hypot(leg.vx, leg.vy) - 0.5 * motion.slow * contact.time)
        assert shown.way == pytest.approx(way, abs=0.01)


def test_the_motion_tells_whom_the_shot_hurt_and_whom_it_touched_in_vain() -> None:
    world = arena()
    put(world, "barbarian", 100, 100)
    put(world, "orc-1", 200, 100)
    hero_acts(world, "punch:barbarian", at(world, "barbarian", "orc-1", 0.8))
    assert [(hurt.disc, hurt.points) for hurt in last_shot(world).hurts] == [("orc-1", 1)]
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "fire-demon-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "fire-demon-1"))
    assert [(hurt.disc, hurt.points) for hurt in last_shot(world).hurts] == [("fire-demon-1", 0)]


@pytest.mark.rule("catacombs.monster.type-is-colour")
def test_discs_have_the_colour_of_their_type() -> None:
    world = arena()
    for n, kind in enumerate(("zombie", "centaur", "orc", "fire-spirit")):
        put(world, f"{kind}-1", 60.0 + 60 * n, 100)
    put(world, "dragon", 400, 100)
    tints = {disc.id: disc.tint for disc in board(world).discs}
    assert [tints[f"{kind}-1"] for kind in ("zombie", "centaur", "orc", "fire-spirit")] == [
        "grey", "blue", "green", "orange",
    ]  # fmt: skip
    assert (tints["dragon"], tints["elf"]) == ("black", "")


def test_the_way_shows_what_is_behind_where_one_is_and_the_life_of_the_lord() -> None:
    world = laid_out()
    drive(explore(world))
    cards = board(world).course
    assert [card.state for card in cards] == ["here", *["hidden"] * 5, "ahead"]
    assert [card.x for card in cards] == list(range(7))
    gauge = cards[-1].gauge
    assert gauge is not None
    assert (gauge.value, gauge.top) == (5, 5)


def test_at_the_merchant_the_table_is_his_stall() -> None:
    world = laid_out()
    world.at = 1
    world.heroes["elf"].gold = 2000
    shown: list[Discs] = []

    def leave() -> str:
        shown.append(board(world))
        return "done"

    asked = drive(explore(world), leave, dice=[1] * 8).asked[0]
    (seen,) = shown
    assert (seen.paper, seen.discs, seen.obstacles) == ("stall", [], [])
    assert [card.state for card in seen.course][:4] == ["hidden", "hidden", "here", "hidden"]
    assert [card.id for card in seen.wares] == ["familiar", "map", "poisoned-knife", "invisibility-cloak",
                                                "berserker-mead", "silver-arrowhead"]  # fmt: skip
    assert isinstance(asked, Ask)
    assert {option.at for option in asked.options} == {"", *(card.id for card in seen.wares)}


def test_at_the_healer_the_table_shows_whom_he_can_help() -> None:
    world = laid_out()
    world.room, world.phase = BOOK.special_rooms["healer"][0], "explore"
    world.heroes["elf"].health = 3
    world.heroes["thief"].health = 0
    seen, words = board(world), texts("fr", "catacombs")
    assert seen.paper == "spring"
    assert [card.id for card in seen.wares] == ["elf", "thief"]
    notes = [words.say(card.note) for card in seen.wares if card.note]
    assert notes == ["Vie 3/8 · 300 po", "Vie 0/10 · 1\u202f000 po"]
    world.heroes["elf"].gold = 1300
    asked = drive(visit_healer(world), "done").asked[0]
    assert isinstance(asked, Ask)
    assert {option.at for option in asked.options} == {"", "elf", "thief"}
