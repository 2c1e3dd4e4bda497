"""Shots and places at the very border of what counts, in numbers that no rounding touches."""

from __future__ import annotations

import math
from random import Random

import pytest
from tests.games.catacombs.tables import BOARD, LARGE, MEDIUM, SMALL, WIDE, disc, rack
from tests.games.catacombs.test_physics import random_shot
from tests.told import mark, noted

from souterrain.games.catacombs.physics import Region, Ring, Surface, nearest_free, put_back, slide, solver
from souterrain.games.catacombs.physics.meeting import first_root
from souterrain.games.catacombs.physics.motion import Exit

HALL = Surface(0.0, 0.0, 600.0, 600.0, 2400.0, 0.85, 0.75)
FAR = 1200.0
"""The speed at which a disc comes to rest after 300 mm."""
WAYS = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)]


@pytest.mark.parametrize(("x", "y"), WAYS)
def test_a_disc_that_stops_with_its_centre_on_the_edge_has_not_left(x: float, y: float) -> None:
    stays = slide(HALL, [disc(300, 300)], 0, FAR * x, FAR * y)
    assert (stays.x[0], stays.y[0], stays.exits) == (300 + 300 * x, 300 + 300 * y, [])
    assert len(slide(HALL, [disc(300, 300)], 0, (FAR + 1) * x, (FAR + 1) * y).exits) == 1


@pytest.mark.parametrize(("x", "y"), WAYS)
def test_a_disc_that_lies_with_its_centre_on_the_edge_leaves_at_once_or_comes_back_in(x: float, y: float) -> None:
    edge = [disc(300 + 300 * x, 300 + 300 * y)]
    assert [exit.time for exit in slide(HALL, edge, 0, FAR * x, FAR * y).exits] == [0.0]
    inward = slide(HALL, edge, 0, -FAR * x, -FAR * y)
    assert (inward.x[0], inward.y[0], inward.exits) == (300, 300, [])


def test_a_disc_that_stops_where_another_begins_has_not_touched_it() -> None:
    assert slide(HALL, [disc(100, 100), disc(425, 100)], 0, FAR, 0.0).hits == []
    assert slide(HALL, [disc(100, 100), disc(420, 115)], 0, FAR, 0.0).hits == [], "nor aslant"
    assert len(slide(HALL, [disc(100, 100), disc(424.9, 100)], 0, FAR, 0.0).hits) == 1
    assert len(slide(HALL, [disc(100, 100), disc(419.9, 115)], 0, FAR, 0.0).hits) == 1


def test_a_disc_that_passes_another_rim_by_rim_has_not_touched_it() -> None:
    assert slide(HALL, [disc(100, 100), disc(200, 125)], 0, FAR, 0.0).hits == []
    assert len(slide(HALL, [disc(100, 100), disc(200, 124.9)], 0, FAR, 0.0).hits) == 1


def test_the_slowest_flick_that_moves_a_disc() -> None:
    assert slide(HALL, [disc(100, 100)], 0, 1.0, 0.0).x[0] > 100
    assert slide(HALL, [disc(100, 100)], 0, 0.999, 0.0).x[0] == 100


def test_a_shot_that_is_cut_short_stops_everything_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    bodies = rack(4)
    whole = slide(BOARD, bodies, len(bodies) - 1, FAR, 0.0)
    monkeypatch.setattr(solver, "MOST_EVENTS", 3)
    short = solver.slide(BOARD, bodies, len(bodies) - 1, FAR, 0.0)
    assert short.cut_short
    assert not whole.cut_short
    assert whole.hits[: len(short.hits)] == short.hits
    assert len([hit for hit in short.hits if hit.impact]) == 3
    noted(mark(short))


def test_shots_of_all_kinds_as_every_machine_works_them_out() -> None:
    random = Random(31)
    noted(*(mark(slide(BOARD, *random_shot(random))) for _ in range(60)))


def test_a_disc_that_slides_off_along_the_rim_of_another_does_not_push_it() -> None:
    """Their centres are a hair less apart than their radii, as rounding has it, and it moves straight across."""
    bodies = [disc(100, 0.1), disc(100, 25.1 - 2e-15)]
    assert bodies[1].y - bodies[0].y < 25.0
    assert slide(HALL, bodies, 0, FAR, 0.0).hits == []


def test_two_that_reach_a_third_at_one_instant_touch_it_with_the_speed_that_each_had() -> None:
    """A large disc straight, a small one that it has sent round by an obstacle: a place found by trying."""
    bodies = [
        disc(0, 0, LARGE), disc(60.0, 9.75181803670975, SMALL),
        disc(119.9841667321981, 50.66537184578969, LARGE, fixed=True),
        disc(102.124289497674, -17.219384858766105, LARGE),
    ]  # fmt: skip
    motion = slide(WIDE, bodies, 0, 1300.0, 0.0)
    both = [hit for hit in motion.hits if hit.b == 3][:2]
    assert [hit.a for hit in both] == [0, 1]
    assert both[0].time == both[1].time
    for hit in both:
        leg = [leg for leg in motion.legs if leg.body == hit.a and leg.time < hit.time][-1]
        assert hit.speed_a == pytest.approx(math.hypot(leg.vx, leg.vy) - 2400.0 * (hit.time - leg.time))


def test_meetings_are_found_to_the_last_bit() -> None:
    random = Random(33)
    for _ in range(150):
        roots = [random.uniform(0.05, 3.0) for _ in range(4)]
        c0, c1, c2, c3, c4 = _polynomial(roots)
        end = random.uniform(0.5, 3.5)
        found = first_root(c0, c1, c2, c3, c4, end)
        assert found == (pytest.approx(min(roots), rel=1e-3) if min(roots) < end else -1.0)
        noted(repr(found))


def _polynomial(roots: list[float]) -> list[float]:
    """The coefficients of one that is 1 at nought and has these roots."""
    found = [1.0]
    for root in roots:
        found = [low - high / root for low, high in zip([*found, 0.0], [0.0, *found], strict=True)]
    return found


# Where discs may lie


@pytest.mark.parametrize(
    ("x", "y", "place"),
    [(-10.0, 30.0, (0.0, 30.0)), (70.0, 30.0, (60.0, 30.0)), (30.0, -10.0, (30.0, 0.0)), (30.0, 70.0, (30.0, 60.0))],
)
def test_the_one_point_of_a_room_that_can_be_reached(x: float, y: float, place: tuple[float, float]) -> None:
    assert nearest_free(41.0, 47.0, Region(0, 0, 60, 60, x, y, 10.0), []) == place


def test_the_one_point_near_by_that_another_disc_leaves_free() -> None:
    region = Region(-100, -100, 100, 100, 10.0, 0.0, 10.0)
    assert nearest_free(-30.0, 40.0, region, [Ring(0.0, 0.0, 20.0)]) == pytest.approx((20.0, 0.0))
    assert nearest_free(-30.0, 40.0, region, [Ring(0.0, 0.0, 20.1)]) is None


def test_a_passage_as_wide_as_the_disc_and_one_that_is_narrower() -> None:
    assert nearest_free(50.0, 20.0, Region(10, 0, 10, 60), []) == (10, 20)
    assert nearest_free(20.0, 50.0, Region(0, 10, 60, 10), []) == (20, 10)
    assert nearest_free(50.0, 20.0, Region(10, 0, 9, 60), []) is None
    assert nearest_free(50.0, 20.0, Region(0, 10, 60, 9), []) is None


def test_places_among_many_as_every_machine_finds_them() -> None:
    random = Random(32)
    for _ in range(60):
        rings = [Ring(random.uniform(0, 60), random.uniform(0, 60), random.uniform(8, 20)) for _ in range(7)]
        region = Region(0, 0, 60, 60, 30, 30, random.choice((float("inf"), 35.0)))
        noted(str(nearest_free(random.uniform(-10, 70), random.uniform(-10, 70), region, rings)))


def test_a_disc_comes_back_between_two_others_where_it_just_fits() -> None:
    left = Exit(0.1, 0, 500.0, 100.0)
    assert put_back(BOARD, 12.5, left, [(487.5, 75.0, 12.5), (487.5, 125.0, 12.5)]) == (487.5, 100.0)


@pytest.mark.parametrize(
    ("out", "line", "place"),
    [
        ((0.0, 100.0), [(12.5, 12.5 + 25.0 * n) for n in range(10)], (37.5, 112.5)),
        ((500.0, 100.0), [(487.5, 12.5 + 25.0 * n) for n in range(10)], (462.5, 112.5)),
        ((100.0, 0.0), [(12.5 + 25.0 * n, 12.5) for n in range(20)], (112.5, 37.5)),
        ((100.0, 250.0), [(12.5 + 25.0 * n, 237.5) for n in range(20)], (112.5, 212.5)),
    ],
)
def test_a_full_edge_sends_it_inward(
    out: tuple[float, float], line: list[tuple[float, float]], place: tuple[float, float]
) -> None:
    came = put_back(BOARD, MEDIUM[0], Exit(0.1, 0, *out), [(*each, 12.5) for each in line])
    noted(str(came))
    assert came == pytest.approx(place, abs=13.0)


def test_a_corner_that_is_taken_leaves_the_next_place_along_the_edge() -> None:
    corner = [(487.5, 237.5, 12.5)]
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 500.0, 249.0), corner) == (487.5, 212.5)
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 1.0, 0.0), [(12.5, 12.5, 12.5)]) == (37.5, 12.5)


def test_the_last_place_of_all_is_found_and_where_there_is_none_it_lies_where_it_left() -> None:
    full = [(12.5 + 25.0 * n, 12.5 + 25.0 * m, 12.5) for n in range(20) for m in range(10)]
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 500.0, 100.0), full) == (487.5, 100.0)
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 100.0, 250.0), full) == (100.0, 237.5)
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 500.0, 12.5), full[1:]) == (12.5, 12.5)
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 12.5, 250.0), full[1:]) == (12.5, 12.5)
    narrow = [(45.0 + 25.0 * n, 12.5 + 25.0 * m, 12.5) for n in range(19) for m in range(10)]
    assert put_back(BOARD, 16.0, Exit(0.1, 0, 500.0, 100.0), narrow) == (484.0, 100.0), "too narrow at the far edge"
