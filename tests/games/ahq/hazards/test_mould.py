"""Hazard 6: mould."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import hazards
from souterrain.games.ahq.combat import moves
from souterrain.games.ahq.events.combat import Moved
from souterrain.games.ahq.figures import Item, effect, exploration_begins
from souterrain.games.ahq.hazards import mould
from souterrain.games.ahq.values import weapon_skill
from tests.games.ahq.arena import do
from tests.games.ahq.hazards.rooms import act, at_a


@pytest.mark.rule("ahq.hazard.mould.cross")
@pytest.mark.parametrize(("die", "wounds", "skill"), [(2, 3, 8), (6, 3, 8), (7, 4, 6), (10, 4, 6), (11, 4, 8)])
def test_crossing_the_mould(die: int, wounds: int, skill: int) -> None:
    world, _, _ = at_a("mould")
    heinrich = world.figures["heinrich"]
    do(moves.walk(world, heinrich, [(14, 6), (15, 6)], hazards.stepped), [die])
    assert (heinrich.wounds, weapon_skill(heinrich)) == (wounds, skill)
    exploration_begins(world)
    assert weapon_skill(heinrich) == 8


@pytest.mark.rule("ahq.hazard.mould.cross")
@pytest.mark.parametrize(
    ("die", "kinds"),
    [
        (11, ["moved", "mould-breathed", "moved"]),
        (2, ["moved", "wounded-by", "moved"]),
        (1, ["moved", "mould-breathed", "died"]),
    ],
)
def test_the_way_to_the_mould_is_told_before_it_and_the_rest_after_it(die: int, kinds: list[str]) -> None:
    world, _, _ = at_a("mould")
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    do(moves.walk(world, heinrich, [(14, 6), (15, 6)], hazards.stepped), [die])
    assert [event.kind for event, _ in world.told] == kinds, "and the dead do not walk"
    assert {event.squares for event, _ in world.told if isinstance(event, Moved)} == {1}


@pytest.mark.rule("ahq.hazard.mould.cross")
def test_deadly_mould_takes_fate_or_life() -> None:
    world, _, _ = at_a("mould")
    heinrich = world.figures["heinrich"]
    heinrich.fate = 1
    do(mould.breathe(world, heinrich), [1], ["yes"])
    assert "heinrich" in world.figures
    do(mould.breathe(world, heinrich), [1])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.hazard.mould.greek-fire")
def test_one_flask_burns_the_mould() -> None:
    world, _, hazard = at_a("mould", heinrich=(13, 6), sven=(9, 9))
    world.figures["heinrich"].items = [Item("greek-fire")]
    act(world, "heinrich", "clear:fire")
    assert hazard.done
    assert all(effect(figure, "busy") for figure in world.figures.values()), "it takes everybody's turn"
    do(moves.walk(world, world.figures["heinrich"], [(14, 6)], hazards.stepped))


@pytest.mark.rule("ahq.hazard.mould.cross")
def test_the_first_step_into_the_room_is_the_one_that_counts() -> None:
    world, _, hazard = at_a("mould")
    heinrich = world.figures["heinrich"]
    do(moves.walk(world, heinrich, [(14, 6)], hazards.stepped), [11])
    do(moves.walk(world, heinrich, [(15, 6), (16, 6)], hazards.stepped))
    assert heinrich.at == (16, 6)
    hazard.done, heinrich.at = True, (13, 6)
    do(moves.walk(world, heinrich, [(14, 6), (15, 6)], hazards.stepped))
    assert heinrich.at == (15, 6)
