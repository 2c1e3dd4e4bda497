"""Hazard 10: the magic circle."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import Square
from souterrain.games.ahq.events.hazards import CircleEntered
from souterrain.games.ahq.figures import Hazard, effect
from souterrain.games.ahq.hazards import circle
from souterrain.games.ahq.world import Section, World
from tests.games.ahq.arena import do
from tests.games.ahq.expedition import told
from tests.games.ahq.hazards.rooms import at_a, walk, wanderers


def circle_room(**heroes: Square) -> tuple[World, Section, Hazard]:
    world, section, hazard = at_a("circle", **heroes)
    hazard.squares = [(x, y) for x in (15, 16, 17) for y in (5, 6, 7)]
    return world, section, hazard


def results(world: World) -> list[str]:
    return [entered.result for entered in told(world, CircleEntered)]


@pytest.mark.rule("ahq.hazard.circle.enter", "ahq.hazard.circle.size")
def test_one_roll_on_coming_in_and_another_on_coming_back() -> None:
    world, section, hazard = at_a("circle")
    do(circle.furnish(world, section, hazard), [], ["where:15,5"])
    assert len(hazard.squares) == 9
    walk(world, "heinrich", [(14, 6), (15, 6), (16, 6), (17, 6), (18, 6)], [3])
    walk(world, "heinrich", [(17, 6)], [4])
    assert len(told(world, CircleEntered)) == 2


@pytest.mark.rule("ahq.hazard.circle.permanent-curse")
def test_the_curse_of_the_circle_is_for_good() -> None:
    world, _, _ = circle_room()
    heinrich = world.figures["heinrich"]
    heinrich.fate = 1
    walk(world, "heinrich", [(14, 6), (15, 6)], [1])
    assert (heinrich.fate, heinrich.fate_most) == (0, 1)
    heinrich.fate_most = 0
    walk(world, "heinrich", [(14, 6), (15, 6)], [1])
    assert heinrich.fate_most == 0
    assert results(world) == ["curse", "curse-idle"]


@pytest.mark.rule("ahq.hazard.circle.enter")
def test_the_circle_may_summon_monsters_that_surprise_the_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    world, _, _ = circle_room()
    wanderers(monkeypatch, "skaven-warrior")
    walk(world, "heinrich", [(14, 6), (15, 6)], [2], ["auto"])
    assert world.combat is not None
    assert world.combat.surprised


@pytest.mark.rule("ahq.hazard.circle.free-spell", "ahq.hazard.circle.exhausted")
def test_magic_power_is_for_wizards_only() -> None:
    world, _, hazard = circle_room(sven=(13, 6), magnus=(12, 6))
    walk(world, "sven", [(14, 6), (15, 6)], [8])
    assert not hazard.done
    walk(world, "sven", [(16, 6), (16, 5), (16, 4)])
    world.figures["magnus"].at = (14, 5)
    walk(world, "magnus", [(15, 5)], [7])
    assert effect(world.figures["magnus"], "free-spell")
    assert hazard.done
    assert results(world) == ["power-idle", "power"]
    walk(world, "sven", [(16, 5)])


@pytest.mark.rule("ahq.hazard.circle.empty-row", "ahq.hazard.circle.exhausted")
@pytest.mark.parametrize("die", [10, 11])
def test_the_circle_heals_and_is_exhausted_only_if_there_was_something_to_heal(die: int) -> None:
    world, _, hazard = circle_room(sven=(13, 6))
    walk(world, "sven", [(14, 6), (15, 6)], [die])
    assert not hazard.done
    world.figures["sven"].wounds = 1
    walk(world, "sven", [(14, 6), (15, 6)], [die])
    assert world.figures["sven"].wounds == 4
    assert hazard.done
    assert results(world) == ["healing-idle", "healing"]


@pytest.mark.rule("ahq.hazard.circle.exhausted")
def test_destiny_lends_a_point_and_exhausts_the_circle() -> None:
    world, _, hazard = circle_room(heinrich=(13, 6), magnus=(12, 6))
    walk(world, "heinrich", [(14, 6), (15, 6)], [12])
    assert (world.figures["heinrich"].lent_fate, hazard.done) == (1, True)
    world.figures["magnus"].at = (14, 5)
    walk(world, "magnus", [(15, 5)])


@pytest.mark.rule("ahq.hazard.circle.enter")
def test_a_summoning_ends_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    world, _, _ = circle_room()
    wanderers(monkeypatch, "skaven-warrior")
    walk(world, "heinrich", [(14, 6), (15, 6), (16, 6)], [2], ["where:18,8"])
    assert world.figures["heinrich"].at == (15, 6)
