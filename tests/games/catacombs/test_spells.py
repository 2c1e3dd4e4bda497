"""The spell cards."""

from __future__ import annotations

import math

import pytest
from tests.games.catacombs.arena import (
    arena,
    at,
    down,
    hero_acts,
    hero_deed,
    hero_keys,
    hero_options,
    kill,
    put,
    shot,
    winner,
)

from souterrain.core.ask import Ask, Shot
from souterrain.games.catacombs.catalogue import BOOK


@pytest.mark.rule("catacombs.spell.wizard-only", "catacombs.hero.wizard-spellbook-and-allies")
def test_only_the_wizards_player_casts() -> None:
    world = arena(players=5)
    put(world, "orc-1", 400, 40)
    assert not hero_options(world, "cast"), "p1 plays the Elf"
    for id in ("elf", "barbarian", "thief"):
        world.pieces[id].acted = True
    casts = [option.on for option in hero_options(world, "cast")]
    assert {caster for caster, _, _ in casts} == {BOOK.caster}
    assert {spell for _, spell, _ in casts} == set(BOOK.spells)


@pytest.mark.rule("catacombs.spell.one-card-is-the-action", "catacombs.spell.once-per-game")
def test_a_spell_is_the_action_and_the_card_is_gone_even_on_a_miss() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    put(world, "orc-1", 220, 100)
    put(world, "elf", 100, 30)
    hero_acts(world, "cast:wizard:drain-energy:wizard", shot(world, "wizard", "elf", power=0.1))
    assert world.used_spells == ["drain-energy"]
    assert "drain-energy" not in world.spells
    assert not hero_keys(world, "wizard")
    world.pieces["wizard"].acted = False
    assert "cast:wizard:drain-energy:wizard" not in hero_keys(world)
    assert "cast:wizard:fireball:wizard" in hero_keys(world)


def test_strength_needs_another_hero_who_can_strike() -> None:
    world = arena()
    put(world, "orc-1", 400, 40)
    strength = "cast:wizard:" + next(id for id, spell in BOOK.spells.items() if spell.handler == "strength")
    carry = "cast:wizard:" + next(id for id, spell in BOOK.spells.items() if spell.handler == "carry")
    assert {strength + ":wizard", carry + ":wizard"} <= set(hero_keys(world))
    kill(world, "elf", "thief")
    world.pieces["barbarian"].stunned = 1
    assert strength + ":wizard" not in hero_keys(world)
    assert carry + ":wizard" in hero_keys(world)


def test_magic_missile_shoots_twice_from_the_caster() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    put(world, "orc-1", 200, 100)
    hero_acts(
        world, "cast:wizard:magic-missile:wizard", shot(world, "wizard", "orc-1", power=0.3),
        lambda: shot(world, "wizard", "orc-1", power=0.5),
    )  # fmt: skip
    assert "orc-1" not in world.pieces
    assert world.spells.count("magic-missile") == 1


def test_a_fireball_spell_deals_two() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    put(world, "orc-1", 200, 100)
    hero_acts(world, "cast:wizard:fireball:wizard", shot(world, "wizard", "orc-1", "fireball"))
    assert world.heroes["wizard"].kills == ["orc"]


def test_drain_energy_heals_only_when_it_damages_and_never_above_the_start() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    put(world, "orc-1", 200, 100)
    hero_acts(world, "cast:wizard:drain-energy:wizard", shot(world, "wizard", "orc-1"))
    assert world.heroes["wizard"].health == 8
    world.spells.append("drain-energy")
    put(world, "wizard", 100, 100, health=5)
    put(world, "fire-demon-1", 100, 180)
    hero_acts(world, "cast:wizard:drain-energy:wizard", shot(world, "wizard", "fire-demon-1"))
    assert world.heroes["wizard"].health == 5


def test_once_the_lord_is_dead_nothing_more_happens() -> None:
    world = arena(room="lord-sorcerer")
    put(world, "wizard", 100, 100, health=5)
    put(world, "sorcerer", 200, 100, health=1)
    hero_acts(world, "cast:wizard:drain-energy:wizard", shot(world, "wizard", "sorcerer"))
    assert (winner(world), world.heroes["wizard"].health) == ("heroes", 5)


def test_chain_lightning_goes_on_from_where_the_missile_stopped() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    put(world, "orc-1", 200, 100)
    put(world, "orc-2", 200, 200)
    rules = hero_deed(world, "cast:wizard:chain-lightning:wizard")
    first = next(rules)
    assert isinstance(first, Shot)
    second = rules.send(shot(world, "wizard", "orc-1", power=0.5))
    assert isinstance(second, Shot)
    launch = second.discs[0]
    assert launch.radius == 0.0
    orc = world.pieces["orc-2"]
    angle = math.atan2(orc.y - launch.y, orc.x - launch.x)
    third = rules.send(type(shot(world, "wizard", "orc-1"))("missile", launch.x, launch.y, angle, 1200.0))
    assert isinstance(third, Shot)
    assert [world.pieces[id].health for id in ("orc-1", "orc-2")] == [1, 1]
    with pytest.raises(StopIteration):
        rules.send(none_at(third))
    assert "missile" not in world.pieces


def none_at(shot: Shot) -> object:
    return down("missile", shot.discs[0].x, shot.discs[0].y)


def test_teleport_puts_a_hero_where_he_touches_nothing_outside_the_monsters_zone() -> None:
    world = arena()
    put(world, "orc-1", 320, 100)
    world.pieces["barbarian"].stunned = 1
    played = hero_acts(world, "cast:wizard:teleport:wizard", "lift:barbarian", down("barbarian", 345.0, 100.0))
    whom = played.asked[0]
    assert isinstance(whom, Ask)
    assert {option.on[0] for option in whom.options} == {"elf", "barbarian", "thief", "wizard"}
    piece = world.pieces["barbarian"]
    assert piece.x <= 333.333 - 12.5 + 1e-6
    assert math.dist((piece.x, piece.y), (320, 100)) >= 25.01 - 1e-6


def test_giant_strength_gives_another_hero_a_critical_punch_beside_his_action() -> None:
    world = arena()
    put(world, "thief", 100, 100)
    put(world, "orc-1", 160, 100)
    put(world, "orc-2", 400, 40)
    world.pieces["elf"].stunned = 1
    played = hero_acts(
        world, "cast:wizard:giant-strength:wizard", "strengthen:thief", lambda: at(world, "thief", "orc-1")
    )
    whom = played.asked[0]
    assert isinstance(whom, Ask)
    assert [option.on for option in whom.options] == [("barbarian",), ("thief",)]
    assert world.heroes["thief"].kills == ["orc"]
    assert "punch:thief" in hero_keys(world)


def test_the_shield_spell_moves_a_shield_that_is_on_the_board() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    put(world, "shield", 300, 200)
    put(world, "orc-1", 400, 40)
    hero_acts(world, "cast:wizard:shield:wizard", down("shield", 140.0, 100.0))
    assert (world.pieces["shield"].x, world.pieces["shield"].y) == (140.0, 100.0)


@pytest.mark.rule("catacombs.general.card-text-beats-rules")
def test_a_frost_bolt_stuns_a_monster_though_stuns_are_for_heroes_and_a_lord_takes_the_damage_only() -> None:
    world = arena(room="lord-sorcerer")
    put(world, "wizard", 100, 100)
    put(world, "sorcerer", 220, 100)
    hero_acts(world, "cast:wizard:frost-bolt:wizard", shot(world, "wizard", "sorcerer"))
    assert world.lord_health == 4
    assert not world.pieces["sorcerer"].stunned
    world.spells.append("frost-bolt")
    put(world, "wizard", 100, 100)
    orc = put(world, "orc-1", 100, 180)
    hero_acts(world, "cast:wizard:frost-bolt:wizard", shot(world, "wizard", "orc-1"))
    assert orc.stunned
