"""Hazard 9: the fountain."""

from __future__ import annotations

import pytest

from souterrain.games.ahq.figures import Item, out
from souterrain.games.ahq.hazards import fountain
from tests.games.ahq.arena import do
from tests.games.ahq.hazards.rooms import act, at_a, inside


@pytest.mark.rule("ahq.hazard.fountain.drink")
def test_two_drinks_have_two_effects() -> None:
    world, section, hazard = at_a("fountain")
    do(fountain.furnish(world, section, hazard), [], ["where:17,4"])
    heinrich = world.figures["heinrich"]
    heinrich.at, heinrich.wounds = (16, 4), 1
    act(world, "heinrich", "drink", [9])
    assert heinrich.wounds == 4
    act(world, "heinrich", "drink", [5])
    assert (heinrich.lent_fate, heinrich.fate_most) == (1, 2)
    act(world, "heinrich", "drink", [2, 3])
    assert out(heinrich)


@pytest.mark.rule("ahq.hazard.fountain.poison-no-fate")
def test_fate_does_not_help_against_the_fountains_poison() -> None:
    world, _, hazard = inside("fountain", heinrich=(16, 4), sven=(16, 5))
    hazard.squares = [(17, 4), (18, 4), (17, 5), (18, 5)]
    heinrich = world.figures["heinrich"]
    heinrich.fate = 2
    world.figures["sven"].items.append(Item("healing-potion"))
    act(world, "heinrich", "drink", [1], ["yes"])
    assert "heinrich" in world.figures, "a companion handed him the potion"
    act(world, "heinrich", "drink", [1])
    assert "heinrich" not in world.figures
