"""The squares of a floor against what all games share: sight from centre to centre, and one search."""

from __future__ import annotations

import pytest

from souterrain.crawl.doors import letters
from souterrain.crawl.sight import centre_line
from souterrain.crawl.squares import SIDES, Square, beside, edge
from souterrain.crawl.ways import trace
from souterrain.games.seul.ground import Ground
from souterrain.games.seul.known import Known
from souterrain.games.seul.underground.generator import underworld
from souterrain.games.seul.underground.plan import Plan, Section
from souterrain.games.seul.ways import RANGE, Ways


@pytest.mark.parametrize("plan", underworld("sight", 2))
def test_a_floor_is_seen_from_centre_to_centre(plan: Plan) -> None:
    ways = Ways(Ground(plan), letters(way.kind for way in plan.exits))

    def at(square: int) -> Square:
        return square % plan.width, square // plan.width

    opaque = {
        edge(at(square), beside(at(square), SIDES[side]))
        for square in ways.next
        for side in range(4)
        if not ways.clear[square] >> side & 1
    }
    floor = {at(square) for square in ways.next}
    for square in ways.next:
        x, y = at(square)
        near = {(x + dx, y + dy) for dx in range(-3, 4) for dy in range(-3, 4) if dx * dx + dy * dy <= RANGE**2 + 1}
        seen = {there for there in near & floor if centre_line((x, y), there, opaque) is not None}
        assert {at(there) for there in ways.visible(square, RANGE)} == seen


@pytest.mark.rule("seul.map.square-is-three-metres")
def test_a_step_east_or_west_stays_in_its_row_and_rock_leads_nowhere() -> None:
    ground = Ground(Plan(3, 3, (Section("room", (0, 1, 2, 3, 4, 5)),), (), ()))
    assert {here: set(there) for here, there in ground.next.items()} == {
        0: {1, 3},
        1: {0, 2, 4},
        2: {1, 5},
        3: {0, 4},
        4: {1, 3, 5},
        5: {2, 4},
    }
    assert ground.inside[6:] == [0, 0, 0]


def test_a_known_way_keeps_to_what_was_seen_and_round_what_is_shunned() -> None:
    (plan,) = underworld("ways", 1)
    ground = Ground(plan)
    ways = Ways(ground, letters(way.kind for way in plan.exits))
    start, goal = plan.sections[0].squares[0], plan.sections[0].squares[-1]
    seen = bytearray(plan.width * plan.height)
    for square in plan.sections[0].squares:
        seen[square] = 1
    way = Known(ground, ways.next, bytes(seen)).way_to(start, {goal})
    assert way[-1] == goal
    assert start not in way
    shunned = way[0]
    round_it = Known(ground, ways.next, bytes(seen)).ways(start, frozenset([shunned]))
    assert shunned not in trace(round_it, goal)
    assert trace(round_it, shunned) == [shunned], "one may go to it, not past it"
    seen[goal] = 0
    assert Known(ground, ways.next, bytes(seen)).way_to(start, {goal}) == []
