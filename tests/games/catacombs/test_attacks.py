"""Kinds of attack, modifiers, sequences and chains."""

from __future__ import annotations

import math

import pytest
from tests.games.catacombs.arena import (
    arena,
    ask_of,
    at,
    hero_acts,
    hero_deed,
    hero_keys,
    kill,
    master_keys,
    monster_acts,
    none,
    put,
    shot,
    stunned,
    towards,
)  # fmt: skip
from tests.play import run

from souterrain.core.ask import Ask, Flick, Shot
from souterrain.core.errors import Refused
from souterrain.games.catacombs import monsters
from souterrain.games.catacombs.attack import flick
from souterrain.games.catacombs.catalogue import BOOK, Attack
from souterrain.games.catacombs.damage import Strike


@pytest.mark.rule("catacombs.attack.punch-flicked-by-fingers", "catacombs.monster.master-controls-all")
def test_only_the_player_of_a_piece_flicks_it() -> None:
    world = arena(players=3)
    assert [world.seat_of(world.pieces[id]) for id in ("elf", "barbarian")] == ["p1", "p2"]
    put(world, "orc-1", 300, 100)
    put(world, "familiar", 300, 200)
    assert world.seat_of(world.pieces["orc-1"]) == "overlord"
    assert world.seat_of(world.pieces["familiar"]) == world.heroes["wizard"].seat
    asked = ask_of(flick(world, Strike(world.pieces["barbarian"], Attack("punch"))))
    assert isinstance(asked, Shot)
    assert (asked.seat, asked.discs[0].disc, asked.top_speed) == ("p2", "barbarian", 1900.0)


@pytest.mark.rule("catacombs.attack.missile-placed-within-25-mm")
def test_a_missile_is_put_down_within_25_mm_rim_to_rim_overlapping_nothing() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "orc-1", 130, 100)
    asked = ask_of(flick(world, Strike(world.pieces["elf"], Attack("missile"))))
    assert isinstance(asked, Shot)
    assert asked.discs[0].radius == pytest.approx(12.5 + 25.0 + 6.5)
    answer = Flick("missile", 130.0, 101.0, 0.0, 100.0)
    run(flick(world, Strike(world.pieces["elf"], Attack("missile"))), answers=[answer])
    assert world.motion is not None
    missile = next(piece for piece in world.motion.before if piece.kind == "missile")
    assert math.dist((missile.x, missile.y), (130, 100)) >= 12.5 + 6.5 - 1e-6
    assert math.dist((missile.x, missile.y), (100, 100)) <= 12.5 + 25.0 + 6.5 + 1e-6
    with pytest.raises(Refused):
        asked.check(Flick("missile", 160.0, 100.0, 0.0, 100.0))


@pytest.mark.rule("catacombs.attack.missile-placed-within-25-mm")
def test_without_a_legal_spot_there_is_no_shot() -> None:
    world = arena()
    put(world, "elf", 12.5, 12.5)
    for n, (x, y) in enumerate([(41.0, 16.0), (16.0, 41.0), (38.7, 44.5), (70, 30), (30, 72)], 1):
        put(world, f"troll-{n}", x, y)
    assert "shoot:elf" not in hero_keys(world)


@pytest.mark.rule("catacombs.attack.missile-returns-to-owner")
def test_the_missile_is_taken_back_wherever_it_stopped() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "orc-1", 220, 100)
    before = set(world.pieces)
    hero_acts(world, "shoot:elf", shot(world, "elf", "orc-1"))
    assert set(world.pieces) == before
    assert "missile" not in world.pieces


@pytest.mark.rule("catacombs.attack.missile-returns-to-owner", "catacombs.attack.offboard-disc-returns-at-exit-point")
def test_a_missile_that_is_taken_back_keeps_nobody_from_where_he_left() -> None:
    world = arena()
    put(world, "elf", 440, 100)
    orc = put(world, "orc-1", 499.5, 100)
    hero_acts(world, "shoot:elf", Flick("missile", 475.5, 100.0, 0.0, 250.0))
    assert (orc.x, orc.y) == (500 - orc.body.radius, 100), "the missile had stopped there"


@pytest.mark.rule("catacombs.attack.elf-special-is-missile")
def test_the_elfs_bow_is_his_special_action_twice_per_room() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "orc-1", 220, 100)
    assert hero_keys(world, "elf") == ["punch:elf", "shoot:elf", "pass:elf"]
    for _ in range(2):
        world.pieces["elf"].acted = False
        hero_acts(world, "shoot:elf", towards_nothing())
    world.pieces["elf"].acted = False
    assert "shoot:elf" not in hero_keys(world), "a shot that misses is used up too"


def towards_nothing() -> Flick:
    return Flick("missile", 100.0, 80.0, -1.5, 300.0)


@pytest.mark.rule("catacombs.attack.monsters-may-have-missiles", "catacombs.attack.choice-is-exclusive")
def test_an_archer_chooses_punch_or_missile_and_a_warrior_only_punches() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "skeleton-archer-1", 220, 100)
    put(world, "skeleton-warrior-2", 300, 40)
    assert master_keys(world, "skeleton-archer-1") == [
        "attack:skeleton-archer-1:punch", "attack:skeleton-archer-1:missile", "pass:skeleton-archer-1",
    ]  # fmt: skip
    assert "attack:skeleton-warrior-2:missile" not in master_keys(world)
    monster_acts(world, "attack:skeleton-archer-1:missile", shot(world, "skeleton-archer-1", "elf"))
    assert world.heroes["elf"].health == 7
    assert "attack:skeleton-archer-1:punch" not in master_keys(world), "never both"


@pytest.mark.rule("catacombs.attack.fireball-like-missile")
def test_a_fire_demon_throws_a_fireball_that_returns() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "fire-demon-1", 220, 100)
    played = monster_acts(world, "attack:fire-demon-1:fireball", shot(world, "fire-demon-1", "elf", "fireball"))
    asked = played.asked[1]
    assert isinstance(asked, Shot)
    assert asked.discs[0].radius == pytest.approx(16.0 + 25.0 + 9.5)
    assert asked.top_speed == 2100.0
    assert world.heroes["elf"].health == 7
    assert "fireball" not in world.pieces


@pytest.mark.rule("catacombs.attack.base-damage-one", "catacombs.attack.modifier-critical")
def test_a_basic_attack_deals_one_and_a_critical_one_two() -> None:
    assert [Attack(kind).damage for kind in ("punch", "missile", "fireball")] == [1, 1, 1]
    world = arena()
    put(world, "barbarian", 100, 100)
    put(world, "orc-1", 160, 100)
    strike = Strike(world.pieces["barbarian"], Attack("punch", "critical"))
    run(flick(world, strike), answers=[at(world, "barbarian", "orc-1")])
    assert "orc-1" not in world.pieces, "killed at once without the wounded step"
    put(world, "troll-1", 300, 40)
    put(world, "elf", 240, 40)
    monster_acts(world, "attack:troll-1:punch", at(world, "troll-1", "elf"))
    assert world.heroes["elf"].health == 6
    assert not world.pieces["elf"].stunned, "and neither stuns"


@pytest.mark.rule("catacombs.attack.modifier-stun", "catacombs.attack.modifiers-attach-to-punch-or-missile")
def test_a_stunning_attack_incapacitates_beside_its_damage() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "thief", 100, 30)
    put(world, "crypt-spider-1", 220, 100)
    monster_acts(world, "attack:crypt-spider-1:missile", shot(world, "crypt-spider-1", "elf"))
    assert world.heroes["elf"].health == 7
    assert world.pieces["elf"].stunned == 1
    put(world, "ghoul-1", 160, 30)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "thief"))
    assert world.heroes["thief"].health == 9
    assert world.pieces["thief"].stunned == 1
    modifiers = {
        (attack.kind, attack.modifier) for card in BOOK.monsters.values() for s in card.attacks for attack in s
    }
    assert ("punch", "critical") in modifiers
    assert ("missile", "stun") in modifiers


@pytest.mark.rule("catacombs.attack.modifier-stun")
def test_a_stun_does_nothing_to_the_stunners_friends() -> None:
    world = arena()
    put(world, "ghoul-1", 300, 60)
    put(world, "zombie-1", 360, 60)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "zombie-1"))
    assert not world.pieces["zombie-1"].stunned


# Sequences


@pytest.mark.rule("catacombs.attack.sequence-arrow-means-same-action", "catacombs.attack.sequence-pieces")
def test_a_centaur_punches_and_then_shoots_in_one_action() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "thief", 100, 30)
    put(world, "centaur-1", 160, 100)
    rules = monsters.one_action(world)
    asked = next(rules)
    assert isinstance(asked, Ask)
    first = rules.send("attack:centaur-1:punch+missile")
    assert isinstance(first, Shot)
    second = rules.send(at(world, "centaur-1", "elf"))
    assert isinstance(second, Shot)
    centaur = world.pieces["centaur-1"]
    assert second.discs[0].disc == "missile"
    assert (second.discs[0].x, second.discs[0].y) == (centaur.x, centaur.y), "placed anew near where it stopped"
    with pytest.raises(StopIteration):
        rules.send(shot(world, "centaur-1", "thief"))
    assert (world.heroes["elf"].health, world.heroes["thief"].health) == (7, 9)


@pytest.mark.rule("catacombs.attack.sequence-arrow-means-same-action", "catacombs.attack.sequence-pieces")
def test_cerberus_may_punch_the_same_hero_twice_or_leave_the_second_out() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "cerberus-1", 160, 100)
    rules = monsters.one_action(world)
    next(rules)
    rules.send("attack:cerberus-1:punch+punch")
    rules.send(at(world, "cerberus-1", "elf", 0.3))
    with pytest.raises(StopIteration):
        rules.send(at(world, "cerberus-1", "elf", 0.5))
    assert world.heroes["elf"].health == 6, "the rule against the same target is for chains only"
    world.pieces["cerberus-1"].acted = False
    put(world, "elf", 100, 100)
    put(world, "cerberus-1", 160, 100)
    monster_acts(
        world, "attack:cerberus-1:punch+punch", at(world, "cerberus-1", "elf", 0.3), lambda: none(world, "cerberus-1")
    )
    assert world.heroes["elf"].health == 5


# Chains


@pytest.mark.rule(
    "catacombs.attack.chain-number-of-flicks",
    "catacombs.attack.chain-starts-where-last-ended",
    "catacombs.attack.chain-never-same-target-twice-running",
    "catacombs.hero.barbarian-most-health-and-rage",
)
def test_the_barbarians_chain_of_four_against_three_orcs() -> None:
    world = arena()
    put(world, "barbarian", 200, 60)
    for n, (x, y) in enumerate([(240, 60), (240, 110), (200, 140)], 1):
        put(world, f"orc-{n}", x, y)
    rules = hero_deed(world, "rage:barbarian")
    asked = next(rules)
    for target in ("orc-1", "orc-2", "orc-3"):
        assert isinstance(asked, Shot)
        piece = world.pieces["barbarian"]
        assert (asked.discs[0].x, asked.discs[0].y) == (piece.x, piece.y)
        asked = rules.send(at(world, "barbarian", target, 0.35))
    assert [world.pieces[f"orc-{n}"].health for n in (1, 2, 3)] == [1, 1, 1]
    with pytest.raises(StopIteration):
        rules.send(at(world, "barbarian", "orc-1", 0.6))
    assert "orc-1" not in world.pieces, "attacks 1 and 4 are not consecutive"
    assert world.heroes["barbarian"].kills == ["orc"]
    assert world.heroes["barbarian"].rage == 1


@pytest.mark.rule("catacombs.attack.chain-never-same-target-twice-running")
def test_a_chain_on_one_target_four_times_damages_it_once() -> None:
    world = arena()
    put(world, "barbarian", 100, 100)
    put(world, "troll-1", 140, 100)
    rules = hero_deed(world, "rage:barbarian")
    next(rules)
    for _ in range(3):
        rules.send(at(world, "barbarian", "troll-1", 0.25))
    with pytest.raises(StopIteration):
        rules.send(at(world, "barbarian", "troll-1", 0.25))
    assert world.pieces["troll-1"].health == 1


@pytest.mark.rule("catacombs.attack.chain-never-same-target-twice-running", "catacombs.ability.retaliation-trigger")
def test_the_void_second_hit_of_a_chain_wakes_nothing() -> None:
    world = arena()
    put(world, "barbarian", 100, 100)
    put(world, "minotaur-1", 140, 100, health=2)
    rules = hero_deed(world, "rage:barbarian")
    next(rules)
    asked = rules.send(at(world, "barbarian", "minotaur-1", 0.25))
    assert isinstance(asked, Shot)
    assert asked.seat == "overlord", "the first hit is answered"
    asked = rules.send(Flick("minotaur-1", asked.discs[0].x, asked.discs[0].y, 0.0, 0.0))
    asked = rules.send(at(world, "barbarian", "minotaur-1", 0.25))
    assert isinstance(asked, Shot)
    assert asked.seat != "overlord", "the second has no effect at all"
    assert world.pieces["minotaur-1"].health == 1


@pytest.mark.rule("catacombs.attack.sequence-pieces", "catacombs.attack.chain-number-of-flicks")
@pytest.mark.parametrize("deed", ["rage:barbarian", "cast:wizard:magic-missile:wizard"])
def test_a_series_ends_when_nobody_is_left_to_hit(deed: str) -> None:
    world = arena()
    shooter = deed.rpartition(":")[2]
    put(world, shooter, 100, 100)
    put(world, "zombie-1", 160, 100)
    rules = hero_deed(world, deed)
    asked = next(rules)
    assert isinstance(asked, Shot)
    (launch,) = asked.discs
    hard = Flick(launch.disc, launch.x + (0.0 if launch.disc == shooter else 30.0), launch.y, 0.0, asked.top_speed / 2)
    with pytest.raises(StopIteration):
        rules.send(hard)
    assert not world.monsters()


@pytest.mark.rule("catacombs.attack.chain-starts-where-last-ended")
def test_a_missile_is_its_shooters_also_where_a_chain_has_brought_it() -> None:
    world = arena()
    put(world, "wizard", 100, 100)
    put(world, "troll-1", 300, 100)
    rules = hero_deed(world, "cast:wizard:chain-lightning:wizard")
    asked = next(rules)
    for _ in range(2):
        assert isinstance(asked, Shot)
        (launch,) = asked.discs
        assert launch.by == "wizard"
        asked = rules.send(
            Flick(launch.disc, launch.x + min(30.0, launch.radius), launch.y, 0.0, asked.top_speed * 0.4)
        )


@pytest.mark.rule("catacombs.attack.chain-starts-where-last-ended")
def test_a_chain_that_leaves_the_board_goes_on_from_the_edge() -> None:
    world = arena()
    put(world, "barbarian", 450, 100)
    put(world, "orc-1", 300, 40)
    rules = hero_deed(world, "rage:barbarian")
    next(rules)
    asked = rules.send(towards(world, "barbarian", 0.0, 1.0))
    assert isinstance(asked, Shot)
    assert (asked.discs[0].x, asked.discs[0].y) == (487.5, 100.0)


@pytest.mark.rule("catacombs.attack.chain-number-of-flicks")
def test_the_rest_of_a_chain_may_be_declined_and_a_boulder_beast_has_three() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "boulder-beast-1", 160, 100)
    rules = monsters.one_action(world)
    next(rules)
    rules.send("attack:boulder-beast-1:punch+punch+punch")
    rules.send(at(world, "boulder-beast-1", "elf", 0.3))
    with pytest.raises(StopIteration):
        rules.send(none(world, "boulder-beast-1"))
    assert world.heroes["elf"].health == 7


@pytest.mark.rule("catacombs.attack.chain-number-of-flicks")
def test_a_chain_ends_when_its_maker_dies() -> None:
    world = arena()
    put(world, "barbarian", 100, 100, health=1)
    put(world, "fire-spirit-1", 150, 100).wall = True
    put(world, "orc-1", 300, 40)
    played = hero_acts(world, "rage:barbarian", at(world, "barbarian", "fire-spirit-1"))
    assert len(played.asked) == 1
    assert "barbarian" not in world.pieces


@pytest.mark.rule(
    "catacombs.attack.barbarian-incapacitated-after-chain", "catacombs.incapacity.other-effects-first",
)  # fmt: skip
def test_the_barbarian_is_incapacitated_when_his_chain_is_over() -> None:
    from tests.games.catacombs.arena import end_round

    world = arena()
    put(world, "barbarian", 200, 60)
    put(world, "orc-1", 300, 60)
    put(world, "minotaur-1", 300, 150)
    answers = [at(world, "barbarian", "orc-1", 0.5)]
    rules = hero_deed(world, "rage:barbarian")
    next(rules)
    rules.send(answers[0])
    assert not stunned(world, "barbarian"), "all flicks first"
    with pytest.raises(StopIteration):
        rules.send(none(world, "barbarian"))
    assert stunned(world, "barbarian") == 1
    end_round(world)
    assert world.round == 2
    assert "punch:barbarian" not in hero_keys(world)
    end_round(world)
    assert "punch:barbarian" in hero_keys(world), "round n+2: he acts normally"


def test_rage_is_impossible_at_zero() -> None:
    world = arena()
    world.heroes["barbarian"].rage = 0
    assert "rage:barbarian" not in hero_keys(world)


@pytest.mark.rule("catacombs.hero.thief-extra-moves-and-bonus-gold")
def test_the_thief_punches_and_slips_away_or_slips_in_first() -> None:
    world = arena()
    put(world, "thief", 100, 100)
    put(world, "orc-1", 160, 100)
    rules = hero_deed(world, "punch-then-slip:thief")
    next(rules)
    asked = rules.send(at(world, "thief", "orc-1", 0.4))
    assert isinstance(asked, Shot)
    assert asked.text.id == "ask-flick-move"
    with pytest.raises(StopIteration):
        rules.send(towards(world, "thief", math.pi, 0.5))
    assert world.pieces["orc-1"].health == 1
    put(world, "thief", 100, 100)
    put(world, "orc-2", 160, 100)
    rules = hero_deed(world, "slip-then-punch:thief")
    asked = next(rules)
    assert isinstance(asked, Shot)
    assert asked.text.id == "ask-flick-move"
    rules.send(at(world, "thief", "orc-2", 0.4))
    assert world.pieces["orc-2"].health == 2, "the extra move deals no damage"


def test_dead_heroes_flick_nothing() -> None:
    world = arena()
    kill(world, "elf")
    assert not hero_keys(world, "elf")
