"""The dark spells of the Skaven."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import upkeep
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.combat import melee
from souterrain.games.ahq.combat.damage import kill
from souterrain.games.ahq.combat.moves import combat_move
from souterrain.games.ahq.events.blows import Riposte
from souterrain.games.ahq.figures import Item, effect
from souterrain.games.ahq.values import exploration_move
from tests.games.ahq.arena import arena, do, first_ask, foe, keys
from tests.games.ahq.expedition import told
from tests.games.ahq.magic.wizardry import cast, on_offer, wizard


@pytest.mark.rule("ahq.magic.skaven.known-spells", "ahq.monster-ability.spellcaster")
def test_skaven_sorcerers_cast_dark_spells_with_their_components() -> None:
    world = arena()
    sorcerer = foe(world, "warp-weaver", (10, 5))
    assert on_offer(world, sorcerer) == ["cast:fireball:monster", "cast:flaming-skull:monster"]
    cast(world, sorcerer, "flaming-skull", source="monster")
    sorcerer.effects = []
    assert on_offer(world, sorcerer) == ["cast:fireball:monster"]
    assert not any("choke" in key for key in on_offer(*wizard()))


@pytest.mark.rule("ahq.magic.skaven.fireball")
def test_a_fireball_burns_a_hero_of_toughness_eight() -> None:
    world = arena(heinrich=(5, 5))
    world.figures["heinrich"].fate = 0
    sorcerer = foe(world, "warp-weaver", (10, 5))
    cast(world, sorcerer, "fireball", [8, 3, 12, 7, 1, 9], ["lay:1"], source="monster")
    assert world.figures["heinrich"].wounds == 1


@pytest.mark.rule("ahq.magic.skaven.choke")
def test_the_choked_only_crawl() -> None:
    world = arena(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    sorcerer = foe(world, "white-sorcerer", (10, 5))
    cast(world, sorcerer, "choke", source="monster")
    skaven = foe(world, "skaven-warrior", (6, 5))
    assert combat_move(heinrich) == 1
    assert exploration_move(heinrich) == 1
    offered = keys(first_ask(fighter.act(world, heinrich)))
    assert set(offered) == {"go:5,4", "go:5,6", "go:4,5", "done"}
    do(melee.attack(world, skaven, heinrich), [1])
    assert not told(world, Riposte)


@pytest.mark.rule("ahq.magic.skaven.choke-death")
def test_the_choked_die_at_the_end_of_the_third_turn_unless_the_sorcerer_is_killed() -> None:
    world = arena(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    sorcerer = foe(world, "white-sorcerer", (10, 5))
    cast(world, sorcerer, "choke", source="monster")
    for turn in (1, 2, 3):
        world.turn = turn
        do(upkeep.end_turn(world))
        assert "heinrich" in world.figures
    world.turn = 4
    do(upkeep.end_turn(world), [], ["yes"])
    assert "heinrich" in world.figures
    assert effect(heinrich, "choke") is None, "Fate ends the spell"
    world.turn, sorcerer.cast["choke"], sorcerer.effects = 5, 1, []
    cast(world, sorcerer, "choke", source="monster")
    do(kill(world, sorcerer, "ahq.combat.death.monster-henchman"))
    assert effect(heinrich, "choke") is None


@pytest.mark.rule("ahq.magic.skaven.choke-death")
def test_without_fate_the_choked_die() -> None:
    world = arena(heinrich=(5, 5))
    world.figures["heinrich"].fate = 0
    cast(world, foe(world, "white-sorcerer", (10, 5)), "choke", source="monster")
    world.turn = 4
    do(upkeep.end_turn(world))
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.treasure.wand.lightning-spell")
def test_lightning_strikes_one_target_with_six_dice() -> None:
    world, magnus = wizard()
    magnus.items = [Item("wand", charges=3, spells=["lightning"])]
    target = foe(world, "skaven-warrior", (11, 5))
    target.wounds = 4
    cast(world, magnus, "lightning", [3, 7, 12, 1, 6, 9, 4], source="item:0")
    assert target.wounds == 1
