"""Formulas, odds and roll-offs."""

from __future__ import annotations

import pytest

from souterrain.core import dice
from tests.play import run


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("4", dice.Formula((), 4)),
        ("d3", dice.Formula(("d3",))),
        ("2d6+1", dice.Formula(("d6", "d6"), 1)),
        ("d6+d3-2", dice.Formula(("d6", "d3"), -2)),
    ],
)
def test_a_formula_is_taken_apart(text: str, found: dice.Formula) -> None:
    assert dice.formula(text) == found


@pytest.mark.parametrize("text", ["", "d", "2d6+", "two", "2d6*3"])
def test_a_formula_that_is_none(text: str) -> None:
    with pytest.raises(AssertionError):
        dice.formula(text)


def test_a_formula_is_thrown() -> None:
    assert run(dice.throw("2d6+1", "rule"), [3, 4]).result == 8
    seen = run(dice.throw("d3", "rule", "p1"), [5])
    assert seen.result == 3, "a d3 is read from a d6"
    assert (seen.rolled[0][0].die, seen.rolled[0][0].by) == ("d6", "p1")
    assert dice.formula("2d6+1").most == 13


def test_odds() -> None:
    assert dice.percent(dice.spread("2d6")[7]) == 17
    assert dice.average("2d6+1") == pytest.approx(8)
    assert dice.at_least("2d6", 11) == pytest.approx(3 / 36)
    assert [dice.reaches("d12", least) for least in (0, 1, 7, 12, 13)] == [1, 1, 0.5, 1 / 12, 0]


def test_those_who_tie_roll_again_among_themselves() -> None:
    seats = {"a": "p1", "b": "p2", "c": "p1"}
    seen = run(dice.ranking(list(seats), seats.__getitem__, "rule", "d12"), [4, 9, 9, 2, 5])
    assert seen.result == ["c", "b", "a"]
    assert [roll.by for roll, _ in seen.rolled] == ["p1", "p2", "p1", "p2", "p1"]
    assert run(dice.roll_off(["a"], seats.__getitem__, "rule")).result == "a", "alone one need not roll"
