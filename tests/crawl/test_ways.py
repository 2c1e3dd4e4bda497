"""Ways over maps: what a breadth-first search must hold to, whatever the map."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from souterrain.crawl.ways import reach, way_to

Graph = dict[int, list[int]]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    size = draw(st.integers(1, 12))
    pairs = draw(st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=30))
    graph: Graph = {n: [] for n in range(size)}
    for a, b in pairs:
        graph[a].append(b)
        graph[b].append(a)
    return graph


@given(graph=graphs(), limit=st.integers(0, 5))
def test_reach_is_all_that_is_near_and_no_more(graph: Graph, limit: int) -> None:
    found = reach(graph, [0], limit)
    for place in graph:
        steps = len(way_to(graph, 0, [place]))
        assert (place in found) == (place == 0 or 0 < steps <= limit)
        if place in found:
            assert found[place] == steps


@given(graph=graphs(), goal=st.integers(0, 11))
def test_a_route_goes_from_neighbour_to_neighbour(graph: Graph, goal: int) -> None:
    way = way_to(graph, 0, [goal])
    if not way:
        assert goal == 0 or goal not in reach(graph, [0])
    else:
        assert way[-1] == goal
        assert all(b in graph[a] for a, b in pairwise([0, *way]))
        assert len({0, *way}) == len(way) + 1
