"""Exploring in one go: to what has not been seen, until there is something new."""

from __future__ import annotations

import pytest

from souterrain.games.seul.discovery import look
from souterrain.games.seul.places import place_at, place_here
from souterrain.games.seul.walking import way_on
from souterrain.games.seul.world import SetTrap
from tests.games.seul.stage import below, do, group, offered
from tests.play import run

LONG = "\n##############\n#<......+....#\n##############\n"
TWO_WAYS = "\n###########\n#....<....#\n###########\n"


@pytest.mark.rule("seul.map.plan-drawn-as-explored")
def test_one_goes_through_the_dark_and_the_next_door_until_there_is_something_new() -> None:
    world = below(LONG, at=(1, 1), seen=False)
    run(look(world))
    start, world.stirred = world.at, False
    run(do(world, "explore"), dice=[1])
    assert world.at == start + 7
    assert world.stirred
    assert [event.kind for event, _ in world.told] == ["discovered", "discovered"]


def test_nobody_explores_without_light_or_where_all_is_seen() -> None:
    assert "explore" in offered(below(seen=False))
    assert "explore" not in offered(below(seen=False, lit=False))
    assert "explore" not in offered(below())


def test_known_traps_and_known_enemies_are_kept_away_from() -> None:
    world = below(TWO_WAYS, at=(5, 1))
    world.here.seen[world.at - 4] = world.here.seen[world.at + 4] = 0
    here, first = world.at, way_on(world)
    place_here(world).trap = SetTrap("swinging-blade", "floor", first[1], found=True)
    assert way_on(world) == [2 * here - square for square in first]
    world = below(at=(4, 1))
    world.here.seen[world.at + 4] = 0
    assert way_on(world)
    goblin = place_at(world.here, 1).group = group("goblin")
    assert way_on(world), "nobody knows of it yet"
    goblin.met = True
    assert not way_on(world)
    goblin.passed = True
    assert way_on(world)
