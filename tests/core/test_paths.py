"""Ways over maps: what a breadth-first search must hold to, whatever the map."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from souterrain.core.paths import distance, reach, route

Graph = dict[int, set[int]]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    size = draw(st.integers(1, 12))
    pairs = draw(st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=30))
    graph: Graph = {n: set() for n in range(size)}
    for a, b in pairs:
        graph[a].add(b)
        graph[b].add(a)
    return graph


@given(graph=graphs(), limit=st.integers(0, 5))
def test_reach_is_all_that_is_near_and_no_more(graph: Graph, limit: int) -> None:
    found = reach(0, graph.__getitem__, limit)
    for place in graph:
        steps = distance(0, place, graph.__getitem__)
        assert (place in found) == (steps is not None and steps <= limit)
        if place in found:
            assert found[place] == steps


@given(graph=graphs(), goal=st.integers(0, 11))
def test_a_route_goes_from_neighbour_to_neighbour(graph: Graph, goal: int) -> None:
    way = route(0, lambda place: place == goal, graph.__getitem__)
    if way is None:
        assert goal not in reach(0, graph.__getitem__, 100)
    else:
        assert (way[0], way[-1]) == (0, goal)
        assert all(b in graph[a] for a, b in pairwise(way))
        assert len(set(way)) == len(way)
