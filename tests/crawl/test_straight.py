"""Where whole squares are opaque: through which a line passes, and which it only touches."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from souterrain.crawl.sight import straight
from souterrain.crawl.squares import Square, king_moves, ring

near = st.integers(-9, 9)


def test_along_a_row_nothing_is_touched() -> None:
    assert straight((1, 1), (4, 1)) == (((2, 1), (3, 1)), ())


def test_a_diagonal_touches_the_squares_on_both_sides() -> None:
    through, touched = straight((0, 0), (2, 2))
    assert through == ((1, 1),)
    assert set(touched) == {(1, 0), (0, 1), (2, 1), (1, 2)}


def test_a_knights_move_passes_two_squares_side_by_side() -> None:
    assert straight((0, 0), (2, 1)) == (((1, 0), (1, 1)), ())


@given(x=near, y=near)
def test_it_agrees_with_geometry(x: int, y: int) -> None:
    """A square is passed where the line enters its inside, touched where it meets its border alone."""
    through, touched = straight((0, 0), (x, y))
    inside, border = set[Square](), set[Square]()
    for square in [(a, b) for a in range(-10, 11) for b in range(-10, 11)]:
        low, high = _within((x, y), square)
        if square in ((0, 0), (x, y)):
            continue
        if low < high:
            inside.add(square)
        elif low == high:
            border.add(square)
    assert set(through) == inside
    assert set(touched) == border


def _within(end: Square, square: Square) -> tuple[Fraction, Fraction]:
    """The part of the way, from 0 to 1, that lies in a square with its border; turned round where there is none."""
    low, high = Fraction(0), Fraction(1)
    for length, middle in zip(end, square, strict=True):
        near, far = middle - Fraction(1, 2), middle + Fraction(1, 2)
        if length == 0:
            if not near < 0 < far:
                return Fraction(1), Fraction(0)
            continue
        a, b = sorted((near / length, far / length))
        low, high = max(low, a), min(high, b)
    return low, high


def test_eight_squares_lie_around_and_are_one_kings_move_away() -> None:
    assert len(set(ring((3, 4)))) == 8
    assert {king_moves((3, 4), square) for square in ring((3, 4))} == {1}
    assert king_moves((0, 0), (3, -5)) == 5
