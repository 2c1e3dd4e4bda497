"""The line from centre to centre: which squares it passes through, and what breaks it."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.crawl.sight import centre_line, hops
from souterrain.crawl.squares import Edge, Square, around, beside, edge, rectangle

away = st.integers(-5, 5)
EDGES = sorted({edge(at, near) for at in rectangle(0, 0, 5, 5) for near in around(at)})


def squares_of(dx: int, dy: int) -> list[Square]:
    """Every square whose inside the line enters, worked out from where it crosses the lines of the grid."""
    half = Fraction(1, 2)
    cuts = {Fraction(0), Fraction(1)}
    cuts |= {Fraction(2 * n - 1, 2 * abs(far)) for far in (dx, dy) for n in range(1, abs(far) + 1)}
    middles = [(a + b) / 2 for a, b in pairwise(sorted(cuts))]
    return [(floor(half + dx * t), floor(half + dy * t)) for t in middles]


@given(dx=away, dy=away)
def test_a_line_goes_through_the_squares_that_it_enters(dx: int, dy: int) -> None:
    here: Square = (0, 0)
    walked = [here]
    for hop in hops(dx, dy):
        for side in hop:
            here = beside(here, side)
        walked.append(here)
    assert walked == squares_of(dx, dy)
    line = centre_line((0, 0), (dx, dy), frozenset())
    assert line == tuple(walked[1:-1])


@given(
    a=st.sampled_from(rectangle(0, 0, 5, 5)),
    b=st.sampled_from(rectangle(0, 0, 5, 5)),
    walls=st.sets(st.sampled_from(EDGES)),
)
def test_whoever_is_seen_sees(a: Square, b: Square, walls: set[Edge]) -> None:
    there, back = centre_line(a, b, walls), centre_line(b, a, walls)
    assert there == (None if back is None else back[::-1])


WEST, NORTH = edge((0, 0), (0, 1)), edge((0, 0), (1, 0))
EAST, SOUTH = edge((1, 0), (1, 1)), edge((0, 1), (1, 1))


@pytest.mark.parametrize(
    ("walls", "seen"),
    [
        ([], True), ([NORTH], True), ([NORTH, EAST], True), ([WEST, SOUTH], True),
        ([NORTH, WEST], False), ([NORTH, SOUTH], False), ([EAST, WEST], False), ([EAST, SOUTH], False),
    ],
)  # fmt: skip
def test_one_way_round_a_corner_is_enough(walls: list[Edge], seen: bool) -> None:
    assert (centre_line((0, 0), (1, 1), set(walls)) is not None) is seen


def test_a_wall_across_the_line_breaks_it_and_one_along_it_does_not() -> None:
    assert centre_line((0, 0), (3, 0), {edge((1, 0), (2, 0))}) is None
    assert centre_line((0, 0), (3, 0), {edge((1, 0), (1, 1))}) == ((1, 0), (2, 0))
