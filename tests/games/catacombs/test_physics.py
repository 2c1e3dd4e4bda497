"""The solver: printed reference shots, and what must hold for every shot."""

from __future__ import annotations

import math
import time
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.catacombs.tables import (
    BOARD,
    LARGE,
    MEDIUM,
    TINY,
    WIDE,
    deepest_overlap,
    disc,
    energy,
    places,
    rack,
    scattered,
)

from souterrain.games.catacombs.physics import (
    Body,
    Motion,
    Region,
    Ring,
    Surface,
    launch,
    nearest_free,
    put_back,
    slide,
)  # fmt: skip
from souterrain.games.catacombs.physics.meeting import first_root
from souterrain.games.catacombs.physics.motion import Exit


def leg_after(motion: Motion, body: int, time: float) -> float:
    """The speed with which a body leaves a meeting at that time."""
    leg = next(leg for leg in motion.legs if leg.body == body and leg.time == time)
    return math.hypot(leg.vx, leg.vy)


@pytest.mark.parametrize(
    ("size", "speed", "way"),
    [(MEDIUM, 1900.0, 752.08), (MEDIUM, 950.0, 188.02), (TINY, 2250.0, 1054.69), (LARGE, 1360.0, 385.33)],
)
def test_a_lone_disc_slides_as_far_as_its_speed_carries_it(size: tuple[float, float], speed: float, way: float) -> None:
    motion = slide(WIDE, [disc(0, 0, size)], 0, speed, 0.0)
    assert motion.x[0] == pytest.approx(way, abs=0.005)
    assert motion.duration == pytest.approx(speed / 2400.0)


def at_contact(size: tuple[float, float], speed: float, gap: float = 10.0) -> float:
    """The launch speed that leaves `speed` after sliding `gap` millimetres."""
    return math.sqrt(speed**2 + 2 * 2400.0 * gap)


def test_equal_discs_head_on() -> None:
    bodies = [disc(0, 0), disc(35, 0)]
    motion = slide(WIDE, bodies, 0, at_contact(MEDIUM, 1000.0), 0.0)
    assert leg_after(motion, 1, motion.hits[0].time) == pytest.approx(925.0)
    assert leg_after(motion, 0, motion.hits[0].time) == pytest.approx(75.0)


def test_a_missile_rebounds_from_a_large_disc() -> None:
    motion = slide(WIDE, [disc(0, 0, TINY), disc(32.5, 0, LARGE)], 0, at_contact(TINY, 2000.0), 0.0)
    assert leg_after(motion, 1, motion.hits[0].time) == pytest.approx(524.23, abs=0.01)
    assert leg_after(motion, 0, motion.hits[0].time) == pytest.approx(1175.77, abs=0.01)
    assert motion.x[0] < 0 < motion.x[1]


def test_a_disc_rebounds_from_an_obstacle() -> None:
    motion = slide(WIDE, [disc(0, 0), disc(38.5, 0, LARGE, fixed=True)], 0, at_contact(MEDIUM, 1000.0), 0.0)
    assert leg_after(motion, 0, motion.hits[0].time) == pytest.approx(750.0)
    assert (motion.x[1], motion.y[1]) == (38.5, 0)


def test_a_shot_without_power_moves_nothing() -> None:
    motion = slide(BOARD, [disc(100, 100), disc(125, 100)], 0, 0.0, 0.0)
    assert (motion.x, motion.y, motion.hits, motion.duration) == ([100, 125], [100, 100], [], 0.0)


def test_discs_in_touch_that_move_apart_do_not_collide() -> None:
    assert slide(BOARD, [disc(100, 100), disc(125, 100)], 0, -300.0, 0.0).hits == []
    toward = slide(BOARD, [disc(100, 100), disc(125, 100)], 0, 300.0, 0.0)
    assert [(hit.time, hit.a, hit.b) for hit in toward.hits][:1] == [(0.0, 0, 1)]


def test_two_discs_side_by_side_are_touched_at_the_same_instant() -> None:
    bodies = [disc(0, 0), disc(60, 12.5), disc(60, -12.5)]
    hits = slide(WIDE, bodies, 0, 1200.0, 0.0).hits
    assert {hits[0].b, hits[1].b} == {1, 2}
    assert hits[0].time == pytest.approx(hits[1].time, abs=1e-9)


def test_an_instant_counts_for_both_even_when_the_first_impulse_throws_the_disc_away() -> None:
    bodies = [disc(0, 0, TINY), disc(60, 15.0, LARGE, fixed=True), disc(60, -17.0, LARGE, fixed=True)]
    hits = slide(WIDE, [bodies[0], bodies[1], bodies[2]._replace(y=-15.0 - 1e-12)], 0, 1200.0, 0.0).hits
    assert [hit.b for hit in hits[:2]] == [1, 2]
    assert hits[1].speed_a == pytest.approx(hits[0].speed_a)


def test_a_disc_pinned_between_two_others_comes_to_rest() -> None:
    bodies = [disc(100, 100), disc(125, 100), disc(153.5, 100, LARGE, fixed=True)]
    motion = slide(BOARD, bodies, 0, 1900.0, 0.0)
    assert not motion.cut_short
    assert deepest_overlap(bodies, places(bodies, motion, motion.duration)) < 1e-6


def test_a_packed_rack_comes_to_rest_without_a_livelock() -> None:
    for offset in (0.0, 0.001, 3.0, 12.5):
        motion = slide(BOARD, rack(6, LARGE, offset), 21, 1700.0, 0.0)
        assert not motion.cut_short
        assert len(motion.hits) < 1000


def test_a_disc_leaves_where_its_centre_crosses_the_edge() -> None:
    motion = slide(BOARD, [disc(450, 100)], 0, 1000.0, 250.0)
    (exit,) = motion.exits
    assert exit.x == pytest.approx(500.0)
    assert exit.y == pytest.approx(112.5)


def test_the_launch_is_a_multiple_of_its_grain_and_repeats() -> None:
    vx, vy = launch(1.2345, 1777.0)
    assert (vx * 1024).is_integer()
    assert (vy * 1024).is_integer()
    assert launch(1.2345, 1777.0) == (vx, vy)


# What holds for every shot


def random_shot(random: Random) -> tuple[list[Body], int, float, float]:
    """Half the time a scatter, half the time a packed rack; any speed a finger can give."""
    if random.random() < 0.3:
        cue = random.choice((TINY, MEDIUM, LARGE))
        bodies = rack(random.choice((2, 3, 4, 5)), cue, random.uniform(-20, 20))
        return bodies, len(bodies) - 1, *launch(random.uniform(-0.3, 0.3), random.uniform(20.0, 2250.0))
    bodies = scattered(random, random.choice((3, 10, 20)))
    flicked = random.randrange(6, len(bodies))
    return bodies, flicked, *launch(random.uniform(0, math.tau), random.uniform(20.0, 2250.0))


def check_shot(bodies: list[Body], flicked: int, vx: float, vy: float, moments: int) -> None:
    motion = slide(BOARD, bodies, flicked, vx, vy)
    assert not motion.cut_short, "every shot comes to rest by itself"
    times = sorted({leg.time for leg in motion.legs})
    step = max(1, len(times) // moments)
    before = math.inf
    for early, late in zip(times[::step], [*times[step::step], motion.duration], strict=True):
        assert deepest_overlap(bodies, places(bodies, motion, (early + late) / 2)) < 1e-6
        now = energy(bodies, motion, early)
        assert now <= before * (1 + 1e-12), "energy never grows"
        before = now
    gone = {exit.body for exit in motion.exits}
    ended = [None if i in gone else (motion.x[i], motion.y[i]) for i in range(len(bodies))]
    assert deepest_overlap(bodies, ended) < 1e-6
    for there, replayed in zip(ended, places(bodies, motion, motion.duration), strict=True):
        assert (there is None) == (replayed is None)
        assert there is None or replayed is None or math.dist(there, replayed) < 1e-6


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_no_overlap_no_energy_gained_always_at_rest(seed: int) -> None:
    check_shot(*random_shot(Random(seed)), moments=20)


def test_a_long_run_of_random_shots() -> None:
    """A slice of the 100,000 shots of `bench/physics.py --long`, within the time a suite can spare."""
    random = Random(20)
    until = time.perf_counter() + 6.0
    for shot in range(100_000):
        check_shot(*random_shot(random), moments=3)
        if time.perf_counter() > until and shot > 500:
            break


CENTRED = Surface(-250.0, -250.0, 250.0, 250.0, 2400.0, 0.85, 0.75)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["mirror-x", "mirror-y", "turn"]))
def test_a_mirrored_or_turned_board_gives_the_mirrored_or_turned_shot_to_the_last_bit(seed: int, how: str) -> None:
    random = Random(seed)
    bodies = [body._replace(x=body.x - 250.0, y=body.y - 125.0) for body in scattered(random, 15)]
    flicked = random.randrange(6, len(bodies))
    vx, vy = launch(random.uniform(0, math.tau), random.uniform(100.0, 2250.0))

    def moved(x: float, y: float) -> tuple[float, float]:
        return {"mirror-x": (-x, y), "mirror-y": (x, -y), "turn": (-y, x)}[how]

    twins = [body._replace(x=moved(body.x, body.y)[0], y=moved(body.x, body.y)[1]) for body in bodies]
    here = slide(CENTRED, bodies, flicked, vx, vy)
    there = slide(CENTRED, twins, flicked, *moved(vx, vy))
    assert [moved(x, y) for x, y in zip(here.x, here.y, strict=True)] == list(zip(there.x, there.y, strict=True))
    assert [(hit.time, hit.a, hit.b) for hit in here.hits] == [(hit.time, hit.a, hit.b) for hit in there.hits]


def test_the_same_shot_gives_the_same_bits() -> None:
    random = Random(5)
    for _ in range(50):
        shot = random_shot(random)
        assert slide(BOARD, *shot) == slide(BOARD, *shot)


@given(
    st.lists(st.floats(0.05, 3.0), min_size=2, max_size=4),
    st.floats(0.5, 2.5),
)
def test_the_first_root_is_found_and_never_stepped_over(roots: list[float], end: float) -> None:
    coefficients = [1.0]
    for root in roots:
        coefficients = [
            (coefficients[k] if k < len(coefficients) else 0.0) - (coefficients[k - 1] / root if k else 0.0)
            for k in range(len(coefficients) + 1)
        ]
    c0, c1, c2, c3, c4 = [*coefficients, 0.0, 0.0][:5]
    found = first_root(c0, c1, c2, c3, c4, end)
    first = min(roots)
    if first < end * 0.999:
        assert found == pytest.approx(first, rel=1e-2)
        assert found <= first * (1 + 1e-9)
    elif first > end * 1.001:
        assert found == -1.0


# Where discs may lie


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**32))
def test_the_nearest_free_place_is_free_and_no_lattice_place_is_nearer(seed: int) -> None:
    random = Random(seed)
    rings = [Ring(random.uniform(0, 60), random.uniform(0, 60), random.uniform(5, 20)) for _ in range(6)]
    region = Region(0, 0, 60, 60, 30, 30, random.choice((math.inf, 35.0)))
    x, y = random.uniform(-10, 70), random.uniform(-10, 70)
    found = nearest_free(x, y, region, rings)
    lattice = [
        math.dist((x, y), (a, b))
        for a in range(61)
        for b in range(61)
        if region.holds(a, b) and all(math.dist((a, b), (ring.x, ring.y)) >= ring.radius for ring in rings)
    ]
    if found is None:
        assert not lattice
    else:
        assert region.holds(*found)
        assert all(math.dist(found, (ring.x, ring.y)) >= ring.radius - 1e-8 for ring in rings)
        assert math.dist((x, y), found) <= min(lattice, default=math.inf) + 1e-6


def test_a_disc_comes_back_touching_the_edge_it_crossed() -> None:
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 500.0, 100.0), []) == (487.5, 100.0)
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 499.0, 250.0), []) == (487.5, 237.5)


def test_a_taken_spot_sends_it_along_the_edge_growing_side_first() -> None:
    there = (487.5, 100.0, 12.5)
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 500.0, 100.0), [there]) == (487.5, 125.0)
    both = [there, (487.5, 130.0, 12.5)]
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 500.0, 100.0), both) == (487.5, 75.0)


def test_the_edge_that_was_crossed_is_known_wherever_the_board_lies() -> None:
    board = BOARD._replace(left=100.0, top=50.0, right=600.0, bottom=300.0)
    west, north = Exit(0.1, 0, 100.0, 150.0), Exit(0.1, 0, 250.0, 50.0)
    assert put_back(board, 12.5, west, [(112.5, 150.0, 12.5)]) == (112.5, 175.0)
    assert put_back(board, 12.5, north, [(250.0, 62.5, 12.5)]) == (275.0, 62.5)
    corner = Exit(0.1, 0, 150.0, 50.0)
    assert put_back(board, 12.5, corner, [(150.0, 62.5, 12.5)]) == (175.0, 62.5), "near the west, but over the north"


def test_the_last_free_spot_of_an_edge_is_found_at_its_other_end() -> None:
    wall = [(487.5, 12.5 + 25.0 * n, 12.5) for n in range(9)]
    assert put_back(BOARD, 12.5, Exit(0.1, 0, 500.0, 12.5), wall) == (487.5, 237.5)


def test_a_full_edge_sends_it_one_radius_further_in() -> None:
    wall = [(487.5, 12.5 + 25.0 * n, 12.5) for n in range(10)]
    x, y = put_back(BOARD, 12.5, Exit(0.1, 0, 500.0, 100.0), wall)
    assert x == 487.5 - 25.0
    assert all(math.dist((x, y), other[:2]) >= 25.0 - 1e-6 for other in wall)
