"""The map: 54 points, and what holds between any of them."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from souterrain.crawl.ways import reach, way_to
from souterrain.games.chateau import view
from souterrain.games.chateau.catalogue import BOOK, neighbours

from .stage import party

SHUT, OPEN = neighbours(()), neighbours(("K20",))
points = st.sampled_from(sorted(BOOK.points))


def test_the_map_is_whole() -> None:
    assert len(BOOK.points) == 54
    assert len({frozenset((way.a, way.b)) for way in BOOK.ways}) == len(BOOK.ways)
    assert set(reach(OPEN, [BOOK.start])) == set(BOOK.points)


def test_the_magic_room_lies_behind_the_secret_door_only() -> None:
    found = reach(SHUT, [BOOK.start])
    assert set(BOOK.points) - set(found) == {"K20", "K21"}
    magic = [point for point in BOOK.points.values() if point.room == "magic"]
    castle = [point for point in BOOK.points.values() if point.area == "castle"]
    assert min(castle, key=lambda point: point.x) in magic, "in the north-west corner"
    assert min(point.y for point in castle) in {point.y for point in magic}


def test_the_drawbridge_is_the_only_way_in() -> None:
    crossing = [
        way for way in BOOK.ways if (BOOK.points[way.a].area == "castle") != (BOOK.points[way.b].area == "castle")
    ]
    assert [way.kind for way in crossing] == ["drawbridge"]


def test_rooms_have_doors_and_square_points_and_all_of_them_are_rooms_of_the_castle() -> None:
    for room in BOOK.rooms:
        inside = [point for point in BOOK.points.values() if point.room == room]
        assert {point.shape for point in inside} == {"square"}
        entries = {
            BOOK.way_between[point.id, n].kind
            for point in inside
            for n in OPEN[point.id]
            if BOOK.points[n].room != room
        }
        assert entries <= {"door", "secret"}
        assert entries
    assert {BOOK.points[at].room for at in BOOK.fountains} == set(BOOK.fountains.values())


@given(points, points)
def test_ways_lead_both_ways(a: str, b: str) -> None:
    assert (b in OPEN[a]) == (a in OPEN[b])
    assert len(way_to(OPEN, a, [b])) == len(way_to(OPEN, b, [a]))


@given(points, st.integers(0, 6))
def test_reach_agrees_with_the_shortest_way(start: str, limit: int) -> None:
    for end, steps in reach(OPEN, [start], limit).items():
        way = way_to(OPEN, start, [end])
        assert len(way) == steps <= limit
        assert all(b in OPEN[a] for a, b in pairwise([start, *way]))


def test_the_board_shows_how_doors_stand() -> None:
    world = party()
    world.searched, world.spent, world.opened = ["guardroom", "chapel"], ["chapel"], ["K20"]
    states = {(edge.a, edge.b): edge.state for edge in view.board(world).edges if edge.state}
    assert states["K04", "K07"] == "searched"
    assert states["K04", "K12"] == "safe"
    assert states["K05", "K08"] == "unknown"
    assert states["K17", "K20"] == "open"
