"""Hazard 7: mushrooms, and the sleep that they may bring."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Amount
from souterrain.games.ahq import hazards, items, upkeep
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.figures import Combat, Hazard, Item, exploration_begins, out
from souterrain.games.ahq.values import damage_dice, speed, weapon
from tests.games.ahq.arena import do
from tests.games.ahq.deeds import at_hand, done, options
from tests.games.ahq.expedition import room
from tests.games.ahq.hazards.rooms import act, at_a, inside


@pytest.mark.rule("ahq.hazard.mushrooms.number")
def test_a_dies_worth_of_mushrooms() -> None:
    world, section, _ = at_a("none")
    do(hazards.furnish(world, section), [7, 5])
    world.figures["heinrich"].at = (16, 6)
    act(world, "heinrich", "pick", answers=[3])
    assert section.hazard is not None
    assert (count(world.figures["heinrich"], "mushroom"), section.hazard.count) == (3, 2)


@pytest.mark.rule("ahq.hazard.mushrooms.eat", "ahq.hazard.mushrooms.last-row", "ahq.hazard.mushrooms.poison-leftovers")
def test_each_mushroom_has_its_own_roll() -> None:
    world, _section, hazard = inside("mushrooms")
    heinrich = world.figures["heinrich"]
    heinrich.wounds, hazard.count = 1, 2
    heinrich.items = [Item("mushroom", 3)]
    do(done(items.deeds(world, heinrich), "use:mushroom"), [11])
    assert heinrich.wounds == 4
    heinrich.items.append(Item("healing-potion"))
    do(done(items.deeds(world, heinrich), "use:mushroom"), [2], ["yes"])
    assert "heinrich" in world.figures
    assert (count(heinrich, "mushroom"), count(heinrich, "rat-poison")) == (0, 1)
    act(world, "heinrich", "pick", answers=[2])
    assert count(heinrich, "rat-poison") == 3


@pytest.mark.rule("ahq.hazard.mushrooms.eat")
def test_a_deadly_mushroom_kills_without_fate_or_potion() -> None:
    world, _, _ = inside("mushrooms")
    world.figures["heinrich"].items = [Item("mushroom")]
    do(done(items.deeds(world, world.figures["heinrich"]), "use:mushroom"), [1])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.hazard.mushrooms.combat-effects")
def test_strength_and_speed_work_only_in_a_fight() -> None:
    world, _, _ = inside("mushrooms")
    heinrich = world.figures["heinrich"]
    heinrich.items += [Item("mushroom", 4)]
    do(done(items.deeds(world, heinrich), "use:mushroom"), [7])
    assert damage_dice(heinrich, weapon(heinrich)) == 4
    world.mode, world.combat = "combat", Combat()
    do(done(items.deeds(world, heinrich), "use:mushroom"), [7])
    do(done(items.deeds(world, heinrich), "use:mushroom"), [9])
    assert (damage_dice(heinrich, weapon(heinrich)), speed(heinrich)) == (5, 12)
    exploration_begins(world)
    assert (damage_dice(heinrich, weapon(heinrich)), speed(heinrich)) == (4, 6)


@pytest.mark.rule("ahq.hazard.sleep")
def test_a_sleeper_is_out_for_so_many_turns() -> None:
    world, _, _ = inside("mushrooms")
    heinrich = world.figures["heinrich"]
    heinrich.items += [Item("mushroom")]
    world.turn = 7
    do(done(items.deeds(world, heinrich), "use:mushroom"), [3, 4])
    for turn in range(7, 11):
        world.turn = turn
        assert out(heinrich)
        do(upkeep.end_turn(world))
    world.turn = 11
    assert out(heinrich)
    do(upkeep.end_turn(world))
    assert not out(heinrich)
    assert heinrich.wounds == 4


@pytest.mark.rule("ahq.hazard.mushrooms.number", "ahq.hazard.mushrooms.poison-leftovers")
def test_one_to_all_of_them_are_picked_and_then_there_are_none() -> None:
    world, section, hazard = inside("mushrooms")
    hazard.count = 4
    heinrich = world.figures["heinrich"]
    (option,) = options(at_hand(world, heinrich, True))
    seen = do(done(at_hand(world, heinrich), option.key), [], [4])
    asked = seen.asked[0]
    assert isinstance(asked, Amount)
    assert (asked.low, asked.high) == (1, 4)
    assert options(at_hand(world, heinrich, False)) == []
    other = room(world, 30, 30)
    other.hazard = Hazard(kind="fountain")
    do(done(items.deeds(world, heinrich), "use:mushroom"), [1], [])
    assert not other.hazard.done
    assert section.hazard is hazard
    assert hazard.done


@pytest.mark.rule("ahq.hazard.sleep")
def test_a_sleeper_holds_nobody() -> None:
    world, _, _ = inside("mushrooms")
    world.mode, world.combat = "combat", Combat()
    heinrich = world.figures["heinrich"]
    heinrich.items += [Item("mushroom")]
    heinrich.fixed = "somebody"
    do(done(items.deeds(world, heinrich), "use:mushroom"), [4, 2])
    assert heinrich.fixed == ""
