"""The gas trap."""

from __future__ import annotations

import pytest

from souterrain.games.ahq.combat import moves
from souterrain.games.ahq.exploration import marches
from souterrain.games.ahq.figures import Item, effect
from souterrain.games.ahq.traps import bewitched, gas
from souterrain.games.ahq.values import bow_skill, exploration_move, speed, strength, weapon_skill
from tests.games.ahq.arena import do
from tests.games.ahq.traps.trapped import explorer


@pytest.mark.rule("ahq.trap.gas.area", "ahq.trap.gas.resist-roll", "ahq.trap.gas.one-type-per-cloud")
def test_the_cloud_is_easier_to_resist_farther_out() -> None:
    world, _heinrich = explorer(heinrich=(5, 5), rogar=(6, 6), ladril=(7, 7), telor=(8, 8))
    for figure in world.figures.values():
        figure.profile.toughness = 5
    do(gas.cloud(world, (5, 5)), [5, 6, 7])
    do(gas.cloud(world, (5, 5)), [6, 7, 8, 7])
    assert all(effect(world.figures[name], "nausea") for name in ("heinrich", "rogar", "ladril"))
    assert not effect(world.figures["telor"], "nausea")


@pytest.mark.rule("ahq.trap.gas.resist-roll")
def test_who_resists_by_fate_is_told_of_once() -> None:
    world, heinrich = explorer()
    heinrich.fate = 1
    do(gas.cloud(world, heinrich.at), [12], ["yes"])
    assert [event.kind for event, _ in world.told] == ["fate-turned"]


@pytest.mark.rule("ahq.trap.gas.medium.wound-and-rooted")
def test_medium_poison() -> None:
    world, heinrich = explorer()
    world.turn, heinrich.wounds = 4, 2
    do(gas.cloud(world, heinrich.at), [12, 6])
    assert heinrich.wounds == 1
    assert [event.kind for event, _ in world.told] == ["gas-cloud", "wounded-by"], "what he breathed is told with it"
    rooted = effect(heinrich, "rooted")
    assert rooted is not None
    assert (rooted.since, rooted.turn) == (5, 7)


@pytest.mark.rule("ahq.trap.gas.nausea.rounding")
def test_nausea_halves_and_rounds_up() -> None:
    world, heinrich = explorer()
    heinrich.worn = []
    heinrich.profile.weapon_skill, heinrich.profile.bow_skill = 8, 5
    heinrich.profile.strength, heinrich.profile.speed = 6, 7
    do(gas.cloud(world, heinrich.at), [12, 7])
    assert (weapon_skill(heinrich), bow_skill(heinrich), strength(heinrich), speed(heinrich)) == (4, 3, 4, 4)
    assert exploration_move(heinrich) == 8


@pytest.mark.rule("ahq.trap.gas.madness.control")
def test_the_mad_are_moved_by_the_master_but_attack_nobody() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(5, 6))
    do(gas.cloud(world, heinrich.at), [12, 1, 9])
    world.turn += 1
    seen = do(bewitched.wander(world), [], ["where:13,5"])
    assert seen.asked[0].seat == "gm"
    assert heinrich.at == (13, 5)
    assert len(seen.asked) == 1


@pytest.mark.rule("ahq.trap.gas.strong.damage")
def test_strong_poison_rolls_eight_dice_against_the_current_toughness() -> None:
    world, heinrich = explorer()
    do(gas.cloud(world, heinrich.at), [12, 11, 5, 6, 7, 8, 9, 2, 1, 4])
    assert heinrich.wounds == 2


@pytest.mark.rule("ahq.trap.gas.deadly.potion-or-death", "ahq.treasure.potion.healing.averts-poison")
def test_deadly_gas_takes_a_potion_or_fate() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(9, 9))
    heinrich.items.append(Item("healing-potion"))
    do(gas.cloud(world, heinrich.at), [12, 12], ["yes"])
    assert "heinrich" in world.figures
    heinrich.fate = 1
    do(gas.cloud(world, heinrich.at), [12, 12], ["no", "yes"])
    assert "heinrich" in world.figures
    do(gas.cloud(world, heinrich.at), [12, 12])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.trap.gas.medium.wound-and-rooted", "ahq.trap.gas.madness.control")
def test_gas_holds_its_victims_from_the_next_turn_on() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(6, 5))
    sven = world.figures["sven"]
    do(gas.cloud(world, heinrich.at), [12, 12, 1])
    assert moves.allowance(world, sven) == 12, "he has not moved yet in this turn"
    world.turn += 1
    assert moves.allowance(world, sven) == 0
    do(marches.together(world, ["sven"], "stairs"))
    assert sven.at == (6, 5), "nor does he move when all are told to go"
