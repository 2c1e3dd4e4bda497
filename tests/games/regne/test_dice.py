"""The dice: the D, the D3, formulas, the ten power dice and their odds."""

from __future__ import annotations

from fractions import Fraction
from statistics import mean

import pytest

from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.dice import d, d3, ds, formula, power, rolled
from souterrain.games.regne.odds import blow, blows, expected, faces, passing, percent

from .stage import run

PRINTED = {
    1: ("brown", (10, 7, 5, 3, 2, 1, 0, 0, 0)),
    2: ("white", (14, 10, 7, 4, 2, 1, 0, 0, 0)),
    3: ("light-blue", (20, 16, 12, 8, 5, 3, 1, 0, 0)),
    4: ("dark-blue", (24, 20, 15, 10, 6, 3, 1, 0, 0)),
    5: ("yellow", (29, 27, 23, 18, 13, 8, 4, 1, 0)),
    6: ("green", (30, 29, 26, 22, 17, 12, 7, 3, 1)),
    7: ("black", (30, 30, 28, 25, 21, 16, 11, 6, 3)),
    8: ("silver", (30, 30, 30, 28, 25, 21, 16, 11, 6)),
    9: ("gold", (36, 36, 35, 33, 30, 26, 21, 15, 10)),
    10: ("ruby", (36, 36, 36, 35, 33, 30, 26, 21, 15)),
}
"""Ways out of 36 to reach a difficulty of 0 to 8 with the power die of a level and 1D."""


@pytest.mark.rule("regne.dice.d-faces")
def test_a_d_shows_nought_to_five() -> None:
    assert [run(d("x"), [str(face)]).result for face in range(6)] == [0, 1, 2, 3, 4, 5]
    faces_ = run(d("x"), ["3"]).rolled[0][0].faces
    assert faces_ == ("0", "1", "2", "3", "4", "5")
    assert mean(map(int, faces_)) == 2.5


@pytest.mark.rule("regne.dice.d3")
def test_a_d3_is_read_from_a_d() -> None:
    assert [run(d3("x"), [str(face)]).result for face in range(6)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("regne.dice.count-prefix")
def test_the_dice_of_a_kind_are_added() -> None:
    assert [run(ds(2, "x"), dice).result for dice in (["3", "5"], ["0", "0"], ["5", "5"])] == [8, 0, 10]


@pytest.mark.rule("regne.dice.constant-prefix")
def test_a_number_is_added_once() -> None:
    assert run(rolled(formula("2+1D3"), "x"), ["4"]).result == 5
    assert run(rolled(formula("4+5D"), "x"), ["1", "2", "3", "4", "5"]).result == 19
    assert formula("F+1+1D").printed == "F+1+1D"
    assert formula("F+1+1D").strength
    with pytest.raises(ValueError, match="no formula"):
        formula("2d6")


@pytest.mark.rule("regne.test.ten-levels-ten-dice")
@pytest.mark.parametrize("level", PRINTED)
def test_the_odds_of_each_power_die(level: int) -> None:
    colour, ways = PRINTED[level]
    assert BOOK.powers[level - 1].id == colour
    assert [passing(level, 1, against) * 36 for against in range(9)] == list(map(Fraction, ways))


@pytest.mark.rule("regne.test.ten-levels-ten-dice")
def test_every_die_is_as_good_as_the_one_before() -> None:
    def worth(face: str) -> int:
        return -99 if face == "X" else 0 if face == "blank" else int(face)

    for low, high in zip(BOOK.powers, BOOK.powers[1:], strict=False):
        assert all(a <= b for a, b in zip(sorted(map(worth, low.faces)), sorted(map(worth, high.faces)), strict=True))


@pytest.mark.rule("regne.test.level-above-ten")
def test_beyond_the_ruby_each_level_adds_one() -> None:
    assert run(power(11, "x"), ["2"]).result == 3
    assert run(power(13, "x"), ["7"]).result == 10
    assert passing(11, 0, 3) == 1


@pytest.mark.rule("regne.test.blank-face", "regne.test.negative-faces", "regne.test.positive-faces")
def test_what_faces_count() -> None:
    assert run(power(5, "x"), ["blank"]).result == 0
    assert run(power(1, "x"), ["-10"]).result == -10
    assert run(power(10, "x"), ["7"]).result == 7
    assert run(power(5, "x"), ["X"]).result is None


def test_the_chances_of_a_blow_are_exact() -> None:
    """Level 5, 1D, 7 of Strength against 5: 29 of 36 hit, from 2 to 9 points, and 18 of 36 reach five."""
    what = blow(5, 1, 2, 5, False)
    assert (what.hits, what.low, what.high, what.kills) == (Fraction(29, 36), 2, 9, Fraction(18, 36))
    assert percent(what.hits) == 81
    still = blow(5, 1, 2, 5, True)
    assert still.hits == 1
    assert still.low == 1
    assert blow(0, 1, 2, 5, True).hits == 0
    assert blow(9, 1, 2, 5, True) == blow(9, 1, 2, 5, False)


def test_three_blows_kill_as_often_as_three_dice_add_up() -> None:
    """Die nine shows one to six: three blows of it take ten points in 135 of 216."""
    assert blows(3, False, 9, 0, 0, 10, False).kills == Fraction(135, 216)


def test_what_is_not_certain_is_never_called_so() -> None:
    assert [percent(Fraction(n, 1000)) for n in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]


def test_the_average_of_a_blow() -> None:
    assert expected(9, 0, 0, False) == Fraction(7, 2)
    counts, cross = faces(6)
    assert cross == 1
    assert sum(counts.values()) + cross == 6
