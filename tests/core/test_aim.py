"""Aiming by name: what a flick meets first, and how often a steady hand meets what it means."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from souterrain.core.aim import EDGE, OBSTACLE, aims, course, shaken
from souterrain.core.ask import Flick, Launch, Shot
from souterrain.core.say import Say
from souterrain.core.view import Disc, Discs, Hand, Obstacle, Side

SHOTS = json.loads((Path(__file__).parents[1] / "web" / "js" / "shots.json").read_text("utf-8"))


def disc(id: str, x: float, y: float, side: Side = "foe", radius: float = 12.5) -> Disc:
    return Disc(id, "", Say(id), x, y, radius, side)


STEADY = Hand(2.5, 6.0)


def table(*discs: Disc, posts: tuple[tuple[float, float], ...] = (), hand: Hand | None = STEADY) -> Discs:
    return Discs("", 500.0, 250.0, [Obstacle(x, y, 16.0) for x, y in posts], list(discs), slow=2400.0, hand=hand)


def ask(*launches: Launch, top: float = 1900.0) -> Shot:
    return Shot("p1", Say("flick"), "rule", launches, top)


ELF = disc("elf", 100, 125, "party")
RIGHT = Flick("elf", 100.0, 125.0, 0.0, 1900.0)


def test_a_flick_stops_at_the_first_disc_in_its_way() -> None:
    board = table(ELF, disc("orc", 300, 125), disc("far", 400, 125))
    met = course(board, "elf", 12.5, RIGHT)
    assert (met.met, met.x, met.way) == ("orc", 275.0, 175.0)


def test_a_flick_stops_at_a_pillar_and_at_the_edge_and_where_it_has_no_more_force() -> None:
    assert course(table(ELF, disc("orc", 300, 125), posts=((200, 125),)), "elf", 12.5, RIGHT).met == OBSTACLE
    up = Flick("elf", 100.0, 125.0, -math.pi / 2, 1900.0)
    assert course(table(ELF), "elf", 12.5, up)[:2] == pytest.approx((100.0, 0.0), abs=1e-9)
    assert course(table(ELF), "elf", 12.5, up).met == EDGE
    weak = Flick("elf", 100.0, 125.0, 0.0, 240.0)
    assert course(table(ELF, disc("orc", 300, 125)), "elf", 12.5, weak)[:3] == pytest.approx((112.0, 125.0, 12.0))
    assert course(table(ELF), "elf", 12.5, weak).met == ""


def test_nearer_and_clearer_targets_are_likelier_and_come_first() -> None:
    board = table(ELF, disc("far", 450, 125), disc("near", 100, 60), disc("hidden", 100, 230), posts=((100, 180),))
    found = {aim.target: aim for aim in aims(board, ask(Launch("elf", 100.0, 125.0)))}
    assert list(found) == ["near", "far", "hidden"]
    assert found["near"].chance == 1.0
    assert 0.3 < found["far"].chance < 1.0
    assert found["hidden"].chance < 0.2
    assert (found["near"].distance, found["near"].bearing) == (40.0, 0.0)
    assert found["far"].bearing == 90.0


def test_friends_and_things_are_no_targets() -> None:
    board = table(ELF, disc("wizard", 200, 60, "party"), disc("shield", 200, 200, "other"), disc("orc", 300, 125))
    assert [aim.target for aim in aims(board, ask(Launch("elf", 100.0, 125.0)))] == ["orc"]
    assert [aim.target for aim in aims(board, ask(Launch("orc", 300.0, 125.0)))] == ["wizard", "elf"]


def test_a_missile_is_put_where_its_way_is_free() -> None:
    board = table(ELF, disc("orc", 300, 125), posts=((160, 125),))
    missile = Launch("missile", 100.0, 125.0, 44.0, size=6.5, by="elf")
    (aim,) = aims(board, ask(missile, top=2250.0))
    assert math.hypot(aim.flick.x - 100.0, aim.flick.y - 125.0) <= 44.0
    assert aim.chance > 0.5
    straight = aims(table(ELF, disc("orc", 300, 125), posts=((160, 125),)), ask(Launch("elf", 100.0, 125.0)))[0]
    assert straight.chance < aim.chance


def test_a_missile_that_lies_beside_a_foe_is_still_its_shooters() -> None:
    board = table(ELF, disc("orc", 300, 125), disc("ghoul", 360, 60))
    missile = Launch("missile", 275.0, 125.0, size=6.5, by="elf")
    assert {aim.target for aim in aims(board, ask(missile, top=2250.0))} == {"orc", "ghoul"}


def test_where_no_hand_is_told_a_shot_goes_as_it_is_meant() -> None:
    board = table(ELF, disc("orc", 450, 125), hand=None)
    (aim,) = aims(board, ask(Launch("elf", 100.0, 125.0)))
    assert aim.chance == 1.0
    assert shaken(board, ask(Launch("elf", 100.0, 125.0)), aim.flick, 2.0, 2.0) == aim.flick


def test_a_hand_strays_in_direction_and_force_and_flicks_no_harder_than_can_be() -> None:
    board, shot = table(ELF), ask(Launch("elf", 100.0, 125.0))
    strayed = shaken(board, shot, RIGHT, 2.0, -1.0)
    assert (strayed.angle, strayed.speed) == pytest.approx((math.radians(5.0), 1786.0))
    assert shaken(board, shot, RIGHT, 0.0, 1.0).speed == 1900.0


@pytest.mark.parametrize("shot", SHOTS)
def test_the_browser_is_judged_by_the_same_shots(shot: dict[str, Any]) -> None:
    discs = [disc(id, x, y, side, radius) for id, side, x, y, radius in shot["discs"]]
    board = table(*discs, posts=tuple((x, y) for x, y, _ in shot["obstacles"]))
    own = discs[0]
    met = course(board, own.id, own.radius, Flick(own.id, own.x, own.y, shot["angle"], shot["speed"]))
    assert [round(met.x, 6), round(met.y, 6), met.met] == shot["course"]
    missile = Launch("missile", own.x, own.y, 44.0, size=6.5, by=own.id)
    launch = missile if shot["missile"] else Launch(own.id, own.x, own.y)
    found = aims(board, ask(launch, top=2250.0 if shot["missile"] else 1900.0))
    told = [[a.target, a.chance, a.distance, a.bearing, a.flick.angle, a.flick.speed] for a in found]
    assert [row[0] for row in told] == [row[0] for row in shot["aims"]]
    for row, expected in zip(told, shot["aims"], strict=True):
        assert row[1:] == pytest.approx(expected[1:], abs=1e-3)
