"""A flick as it is typed."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from souterrain.core.ask import Launch, Shot
from souterrain.core.errors import Refused
from souterrain.core.say import Say
from souterrain.core.view import Disc, Discs, Hand
from souterrain.terminal.shots import astray, read_shot

BOARD = Discs(
    "", 400, 200, [],
    [
        Disc("hero", "hero", Say("hero"), 100, 100, 10),
        Disc("mage", "wizard", Say("mage"), 100, 50, 10),
        Disc("orc", "orc", Say("orc"), 100, 180, 10, side="foe"),
    ],
)  # fmt: skip
SIGNS = {"hero": "H", "mage": "M", "orc": "o"}
ASK = Shot("p1", Say("flick"), "toy.flick", (Launch("hero", 100, 100, 20), Launch("mage", 100, 50)), 1000)


def test_heading_is_a_compass_bearing_and_power_a_percentage() -> None:
    right = read_shot("90 50", ASK, BOARD, SIGNS)
    assert (right.disc, right.angle, right.speed) == ("hero", 0.0, 500.0)
    assert read_shot("0° 100%", ASK, BOARD, SIGNS).angle == pytest.approx(-math.pi / 2), "up the board"


def test_aiming_at_a_disc_by_its_sign_or_id() -> None:
    down = math.pi / 2
    assert read_shot("@o 30", ASK, BOARD, SIGNS).angle == pytest.approx(down)
    assert read_shot("mage: @hero 30", ASK, BOARD, SIGNS).angle == pytest.approx(down)


def test_choosing_a_disc_and_putting_it_down_first() -> None:
    shot = read_shot("H: 10 -5 90 20", ASK, BOARD, SIGNS)
    assert (shot.disc, shot.x, shot.y, shot.speed) == ("hero", 110, 95, 200)


def test_a_disc_that_is_only_put_down() -> None:
    place = Shot("p1", Say("place"), "toy.flick", ASK.discs, 0)
    shot = read_shot("3 4", place, BOARD, SIGNS)
    assert (shot.x, shot.y, shot.speed) == (103, 104, 0)
    assert read_shot("M:", place, BOARD, SIGNS).disc == "mage"


def test_a_lone_nought_does_not_flick() -> None:
    assert read_shot("M: 0", ASK, BOARD, SIGNS).speed == 0
    assert read_shot("0", ASK, BOARD, SIGNS).disc == "hero"


@pytest.mark.parametrize("typed", ["", "90", "north 50", "X: 90 50", "@X 50", "1 2 3", "90 strong"])
def test_what_cannot_be_read_is_refused_with_the_way_to_type_it(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_shot(typed, ASK, BOARD, SIGNS)
    assert refused.value.say.id == "terminal-shot-refused"


TABLE = Discs(
    "", 400, 200, [],
    [Disc("hero", "hero", Say("hero"), 100, 100, 10), Disc("orc", "orc", Say("orc"), 300, 100, 10, side="foe")],
    slow=2400.0, hand=Hand(2.5, 6.0),
)  # fmt: skip


def test_a_target_alone_is_the_likeliest_shot_at_it() -> None:
    shot = read_shot("@o", FLICK, TABLE, SIGNS)
    assert (shot.disc, shot.angle) == ("hero", 0.0)
    assert 0 < shot.speed < 1900
    with pytest.raises(Refused):
        read_shot("@M", FLICK, TABLE, SIGNS)


def test_a_mere_sign_is_the_likeliest_shot_that_hurts() -> None:
    near = Disc("ghost", "ghost", Say("ghost"), 100, 140, 10, side="foe")
    table = replace(TABLE, discs=[*TABLE.discs, near])
    assert read_shot("@", FLICK, table, SIGNS).angle == pytest.approx(math.pi / 2)
    spared = replace(FLICK, discs=(replace(FLICK.discs[0], unhurt=("ghost",)),))
    assert read_shot("@", spared, table, SIGNS).angle == 0.0
    with pytest.raises(Refused):
        read_shot("@", replace(spared, discs=(replace(FLICK.discs[0], unhurt=("ghost", "orc")),)), table, SIGNS)


def test_whoever_aims_by_name_has_a_hand_that_strays_and_whoever_names_a_bearing_none() -> None:
    assert read_shot("@o 50", FLICK, TABLE, SIGNS, lambda: 2.0).angle == pytest.approx(math.radians(5))
    assert read_shot("@o", FLICK, TABLE, SIGNS, lambda: -2.0).angle == pytest.approx(math.radians(-5))
    assert read_shot("90 50", FLICK, TABLE, SIGNS, lambda: 2.0).angle == 0.0
    assert all(abs(astray()) <= 2.0 for _ in range(200))


FLICK = Shot("p1", Say("flick"), "toy.flick", (Launch("hero", 100, 100),), 1900)
