"""Squares, edges and ways over them."""

from __future__ import annotations

from souterrain.crawl.squares import OPPOSITE, SIDES, Square, around, beside, edge, rectangle, side_of, steps_between
from souterrain.crawl.ways import reach, way_to


def floor(squares: list[Square]) -> dict[Square, tuple[Square, ...]]:
    return {square: tuple(near for near in around(square) if near in squares) for square in squares}


def test_sides_and_edges() -> None:
    for side in SIDES:
        near = beside((3, 4), side)
        assert side_of((3, 4), near) == side
        assert beside(near, OPPOSITE[side]) == (3, 4)
        assert edge((3, 4), near) == edge(near, (3, 4))
        assert steps_between((3, 4), near) == 1
    assert beside((0, 0), "e", 5) == (5, 0)
    assert steps_between((0, 0), (3, 4)) == 7, "never diagonally"


def test_reach_counts_steps_round_what_is_blocked() -> None:
    steps = floor(rectangle(0, 0, 3, 3))
    found = reach(steps, [(0, 0)], 2)
    assert set(found) == {(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)}
    assert reach(steps, [(0, 0)], 9, {(1, 0), (1, 1)})[2, 0] == 6
    assert reach(steps, [(0, 0)], 9, {(1, 0), (0, 1)}) == {(0, 0): 0}
    assert reach(steps, [(0, 0), (2, 0)])[1, 0] == 1, "to the nearest of several, as far as the map goes"


def test_a_way_to_the_nearest_of_several_goals() -> None:
    steps = floor(rectangle(0, 0, 4, 2))
    assert way_to(steps, (0, 0), [(3, 1), (2, 0)]) == [(1, 0), (2, 0)]
    assert way_to(steps, (0, 0), [(3, 1)], {(1, 0), (1, 1)}) == []
    assert way_to(steps, (0, 0), []) == []
