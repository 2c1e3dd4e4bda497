"""Special abilities of monsters, and what only Skaven specialists do."""

from __future__ import annotations

import pytest

from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import abilities, arts, melee
from souterrain.games.ahq.combat.damage import roll_damage
from souterrain.games.ahq.events.blows import Harmed, Infected, Withstood
from souterrain.games.ahq.events.combat import Braved, Cowered, WentBerserk
from souterrain.games.ahq.figures import Effect, Item, arm, effect, monsters, party
from souterrain.games.ahq.values import bow_skill, damage_dice, guard, speed, toughness, weapon
from tests.games.ahq.arena import arena, do, first_ask, foe, hold, keys, settled, side_room
from tests.games.ahq.deeds import done, options
from tests.games.ahq.expedition import man_at_arms, told


@pytest.mark.rule("ahq.monster-ability.berserk.start")
def test_a_berserker_may_lose_himself_and_calms_down_when_no_enemy_is_in_sight() -> None:
    world = arena(heinrich=(2, 2))
    minotaur = foe(world, "minotaur", (9, 9))
    do(abilities.berserk(world), answers=["no"])
    assert not effect(minotaur, "berserk")
    do(abilities.berserk(world), answers=["yes"])
    assert told(world, WentBerserk)
    world.figures["heinrich"].at = (60, 40)
    side_room(world)
    world.figures["heinrich"].at = (18, 8)
    do(abilities.berserk(world))
    assert not effect(minotaur, "berserk")


@pytest.mark.rule("ahq.monster-ability.berserk.extra-attack")
def test_a_berserker_has_one_attack_more() -> None:
    world = arena()
    minotaur = foe(world, "minotaur", (6, 5))
    assert fighter.attacks_of(minotaur) == 1
    minotaur.effects.append(Effect("berserk", "combat"))
    assert fighter.attacks_of(minotaur) == 2
    assert world.combat is not None
    world.combat.order = "move-attack"
    settled(world)
    do(fighter.act(world, minotaur), [3, 3], ["attack:heinrich", "attack:heinrich"])


@pytest.mark.rule("ahq.monster-ability.berserk.easier-to-hit")
def test_a_berserker_is_easier_to_hit_but_hits_as_well_as_ever() -> None:
    world = arena()
    minotaur, heinrich = foe(world, "minotaur", (6, 5)), world.figures["heinrich"]
    assert melee.need(heinrich, minotaur, weapon(heinrich)) == 6
    before = melee.need(minotaur, heinrich, weapon(minotaur))
    minotaur.effects.append(Effect("berserk", "combat"))
    assert melee.need(heinrich, minotaur, weapon(heinrich)) == 4
    assert melee.need(minotaur, heinrich, weapon(minotaur)) == before


@pytest.mark.rule("ahq.monster-ability.berserk.must-charge")
def test_a_berserker_must_charge_the_nearest_enemy() -> None:
    world = arena(heinrich=(4, 9))
    minotaur = foe(world, "minotaur", (9, 9))
    minotaur.effects.append(Effect("berserk", "combat"))
    assert world.combat is not None
    world.combat.order = "move-attack"
    offered = [key for key in keys(first_ask(fighter.act(world, minotaur))) if key.startswith("go")]
    assert offered
    assert set(offered) <= {
        "go:5,9",
        "go:5,8",
        "go:4,10",
        "go:3,10",
        "go:4,7",
        "go:3,7",
        "go:2,9",
        "go:2,8",
    }


@pytest.mark.rule("ahq.monster-ability.regeneration")
def test_a_troll_regenerates_at_the_start_of_the_masters_phase() -> None:
    world = arena(heinrich=(2, 2))
    troll = foe(world, "troll", (9, 9))
    troll.wounds = 7
    do(combat.gm_phase(world), [], ["done"])
    assert troll.wounds == 8
    troll.wounds = 9
    do(combat.gm_phase(world), [], ["done"])
    assert troll.wounds == 9


@pytest.mark.rule("ahq.monster-ability.invulnerable.needs-a-12")
@pytest.mark.parametrize(("dice", "wounds"), [([10, 10, 11], 0), ([10, 12, 3, 5], 2)])
def test_an_invulnerable_monster_is_hurt_only_with_a_twelve(dice: list[int | str], wounds: int) -> None:
    world = arena()
    daemon = foe(world, "bloodthirster", (8, 8))
    assert do(roll_damage(world, daemon, 3, "p1"), dice).result == wounds


@pytest.mark.rule("ahq.monster-ability.invulnerable.exceptions")
def test_magic_weapons_and_free_attacks_hurt_the_invulnerable() -> None:
    world = arena()
    heinrich, daemon = world.figures["heinrich"], foe(world, "bloodthirster", (6, 5))
    hold(heinrich, "sword-of-skill")
    do(melee.attack(world, heinrich, daemon), [9, 10, 1, 1, 1])
    assert daemon.wounds == 5
    heinrich.hand = "sword"
    do(melee.attack(world, heinrich, daemon), [12, 9, 10, 1, 1, 1, 10, 1, 1, 1])
    assert daemon.wounds == 4, "the first hit does nothing, the free attack's does"


@pytest.mark.rule("ahq.monster-ability.double-attack")
def test_a_fimir_attacks_twice_with_dice_of_its_own_for_each() -> None:
    world = arena(heinrich=(5, 5), sven=(6, 6))
    fimir = foe(world, "fimir", (6, 5))
    for name in ("heinrich", "sven"):
        world.figures[name].fate = 0
    assert world.combat is not None
    world.combat.order = "move-attack"
    do(fighter.act(world, fimir), [10, 1, 1, 1, 10, 1, 1], ["attack:heinrich", "attack:sven"])
    assert [harm.dice for harm in told(world, Harmed)] == [3, 2]


@pytest.mark.rule("ahq.monster-ability.contagious.infection-roll", "ahq.monster-ability.contagious.decline")
@pytest.mark.parametrize(("die", "ill"), [(4, False), (5, True)])
def test_a_mummys_touch_may_bring_disease(die: int, ill: bool) -> None:
    world = arena()
    mummy, heinrich = foe(world, "mummy", (6, 5)), world.figures["heinrich"]
    heinrich.fate = 0
    do(melee.attack(world, mummy, heinrich), [9, 1, 1, 1, 1, die])
    assert bool(told(world, Infected)) is ill
    assert bool(told(world, Withstood)) is not ill, "the die belongs to a sentence of its own"
    disease = effect(heinrich, "disease")
    assert (disease is not None) is ill
    assert disease is None or disease.until == "cured", "it is for the physician, between expeditions"


@pytest.mark.rule("ahq.monster-ability.fear.test", "ahq.setup.char.bravery-intelligence")
@pytest.mark.parametrize(("die", "afraid"), [(9, False), (10, True)])
def test_bravery_is_tested_in_the_zone_of_a_frightening_monster(die: int, afraid: bool) -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    foe(world, "zombie", (6, 5))
    settled(world)
    do(abilities.fear_tests(world, party(world)), [die])
    assert bool(told(world, Cowered)) is afraid
    assert bool(told(world, Braved)) is not afraid
    heinrich.at = (9, 9)
    settled(world)
    do(abilities.fear_tests(world, party(world)))
    assert not effect(heinrich, "cowering"), "it lasts one phase"


@pytest.mark.rule("ahq.monster-ability.fear.cowering")
def test_who_cowers_only_runs_or_opens_doors() -> None:
    world = arena(heinrich=(13, 6))
    _, gate = side_room(world)
    zombie = foe(world, "zombie", (12, 6))
    settled(world)
    heinrich = world.figures["heinrich"]
    heinrich.effects.append(Effect("cowering", "turn", 1))
    offered = keys(first_ask(fighter.act(world, heinrich)))
    assert f"attack:{zombie.id}" not in offered
    assert f"close:{gate.id}" in offered
    seen = do(fighter.act(world, heinrich), [4], ["go:13,10", "done", "go:13,13"])
    assert heinrich.at == (13, 13), "a move must be a run"
    assert f"close:{gate.id}" not in keys(seen.asked[1])


@pytest.mark.rule("ahq.monster-ability.fear.immune", "ahq.magic.skaven.flaming-skull")
def test_the_flaming_skull_frightens_monsters_but_not_frightening_ones() -> None:
    world = arena(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    heinrich.effects.append(Effect("flaming-skull", "exploration"))
    skaven = foe(world, "skaven-warrior", (6, 5))
    settled(world)
    do(abilities.fear_tests(world, monsters(world)), [7])
    assert effect(skaven, "cowering")
    del world.figures[skaven.id]
    zombie = foe(world, "zombie", (6, 5))
    heinrich.fixed = ""
    settled(world)
    do(abilities.fear_tests(world, monsters(world)))
    assert not effect(zombie, "cowering")


@pytest.mark.rule("ahq.armour.monsters-included")
def test_a_monsters_card_includes_its_armour() -> None:
    world = arena()
    champion = foe(world, "skaven-champion", (6, 5))
    assert (toughness(champion), bow_skill(champion), speed(champion)) == (8, 5, 9)


@pytest.mark.rule("ahq.hazard.throne.bonus")
def test_dice_of_monsters_are_those_of_their_cards() -> None:
    world = arena()
    warrior = foe(world, "skaven-warrior", (6, 5))
    assert damage_dice(warrior, weapon(warrior)) == 3
    warrior.effects.append(Effect("throne", "combat"))
    assert damage_dice(warrior, weapon(warrior)) == 4


# --- specialists


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_a_globe_bursts_over_the_square_and_those_around_it() -> None:
    world = arena(heinrich=(5, 5), sven=(6, 6), torallion=(9, 9))
    for name in ("heinrich", "sven"):
        world.figures[name].fate = 0
    globadier = foe(world, "globadier", (12, 5))
    do(done(arts.deeds(world, globadier, False), "art:globe:heinrich"), [5, 1, 1, 6, 5, 1])
    assert (world.figures["heinrich"].wounds, world.figures["sven"].wounds) == (3, 3)
    assert world.figures["torallion"].wounds == 3
    assert globadier.charges == 5


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_a_jezzail_ignores_armour_and_must_be_reloaded() -> None:
    world = arena(heinrich=(3, 5))
    world.figures["heinrich"].fate = 0
    team = foe(world, "jezzail-team", (12, 5))
    do(done(arts.deeds(world, team, False), "art:jezzail:heinrich"), [7, 5, 4, 4, 4, 4, 4])
    assert world.figures["heinrich"].wounds == 3
    assert [option.key for option in options(arts.deeds(world, team, False))] == ["art:reload"]


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_a_warpfire_team_burns_four_squares_and_dies_of_a_one() -> None:
    world = arena(heinrich=(8, 5))
    world.figures["heinrich"].fate = 0
    team = foe(world, "warpfire-team", (12, 5))
    do(done(arts.deeds(world, team, False), "art:warpfire:heinrich"), [6, 8, 1, 1, 1, 1], ["lay:1"])
    assert world.figures["heinrich"].wounds == 3
    beside = foe(world, "skaven-warrior", (12, 6))
    do(done(arts.deeds(world, team, False), "art:warpfire:heinrich"), [1, 7, 1, 1, 1, 1])
    assert team.id not in world.figures
    assert beside.wounds == 2


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_the_warp_scroll_needs_a_turn_of_chanting() -> None:
    world = arena(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    monk = foe(world, "plague-monk", (10, 5))
    assert [option.key for option in options(arts.deeds(world, monk, False))] == ["art:chant"]
    do(done(arts.deeds(world, monk, False), "art:chant"))
    assert options(arts.deeds(world, monk, False)) == []
    world.turn += 1
    assert [option.key for option in options(arts.deeds(world, monk, False))] == ["art:warp-scroll"]
    do(done(arts.deeds(world, monk, False), "art:warp-scroll"), [8, 9])
    assert heinrich.wounds == 0
    assert options(arts.deeds(world, monk, False)) == []


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_the_plague_censer_poisons_those_next_to_its_bearer() -> None:
    world = arena(heinrich=(5, 5), sven=(9, 9))
    world.figures["heinrich"].fate = 0
    foe(world, "censer-bearer", (6, 5))
    man = man_at_arms(world, (7, 5))
    do(arts.censers(world), [6, 6])
    assert world.figures["heinrich"].wounds == 3, "6 is above his starting Toughness of 5"
    assert man.wounds == 3, "but not above a man-at-arms's 6"
    assert BOOK.monsters["censer-bearer"].art == "censer"


@pytest.mark.rule("ahq.solo.setup.objective", "ahq.gm.character.uses-everything")
def test_a_character_uses_the_magic_item_it_was_given() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    assassin = foe(world, "assassin", (6, 5))
    before = melee.need(assassin, heinrich, weapon(assassin))
    arm(assassin, Item("sword-of-slaying"))
    assert melee.need(assassin, heinrich, weapon(assassin)) == before - 1
    assert damage_dice(assassin, weapon(assassin)) == 3 + 2
    arm(assassin, Item("ring-of-protection-2"))
    assert toughness(assassin) == 9


@pytest.mark.rule("ahq.monster-ability.invulnerable.exceptions")
def test_the_free_attack_that_a_fumble_gives_hurts_the_invulnerable_too() -> None:
    world = arena()
    heinrich, daemon = world.figures["heinrich"], foe(world, "bloodthirster", (6, 5))
    heinrich.fate = 0
    daemon.hand = "sword-of-skill"
    before = daemon.wounds
    do(melee.attack(world, daemon, heinrich), [1, 9, 11, 1, 1, 1])
    assert daemon.wounds == before - 1


@pytest.mark.rule("ahq.monster-ability.regeneration")
def test_only_a_regenerating_monster_recovers() -> None:
    world = arena()
    troll, ogre = foe(world, "troll", (8, 8)), foe(world, "ogre", (11, 11))
    troll.wounds = ogre.wounds = 3
    abilities.regenerate(world)
    assert (troll.wounds, ogre.wounds) == (4, 3)


@pytest.mark.rule("ahq.monster-ability.berserk.must-charge")
def test_a_berserker_charges_the_nearest_enemy_with_whichever_side_of_it_is_closer() -> None:
    world = arena(heinrich=(5, 5), sven=(12, 12))
    minotaur = foe(world, "minotaur", (8, 5))
    assert abilities.charge(world, minotaur, [(7, 5), (9, 5), (8, 6), (10, 10)]) == [(7, 5)]
    minotaur.at = (2, 5)
    assert abilities.charge(world, minotaur, [(3, 5), (2, 6)]) == [(3, 5)], "its eastern squares are nearer"
    assert abilities.charge(world, minotaur, [(2, 4), (2, 6)]) == [], "neither brings it nearer"
    assert abilities.charge(world, minotaur, []) == []


@pytest.mark.rule("ahq.monster-ability.fear.test", "ahq.combat.fate.turn-failure-into-success")
def test_fate_masters_fear() -> None:
    world = arena()
    heinrich, _ = world.figures["heinrich"], foe(world, "zombie", (6, 5))
    settled(world)
    do(abilities.fear_tests(world, [heinrich]), [12], ["yes"])
    assert effect(heinrich, "cowering") is None
    assert heinrich.fate == 1
    assert [event.kind for event, _ in world.told] == ["fate-turned"]
    heinrich.wounds = 0
    do(abilities.fear_tests(world, [heinrich]))


@pytest.mark.rule("ahq.monster-ability.berserk.start")
def test_a_berserker_who_has_slain_all_in_sight_is_himself_again_at_once() -> None:
    world = arena(heinrich=(5, 5), sven=(16, 8))
    side_room(world, open=False)
    heinrich, minotaur = world.figures["heinrich"], foe(world, "minotaur", (6, 5))
    heinrich.wounds = heinrich.fate = 0
    minotaur.effects.append(Effect("berserk", "combat"))
    before = guard(minotaur)
    do(combat.gm_phase(world), [10, *[12] + [1] * 6], ["attack-move", "attack:heinrich", "done"])
    assert "heinrich" not in world.figures
    assert guard(minotaur) == before + 2, "though Sven is still about elsewhere"


@pytest.mark.rule("ahq.monster-ability.berserk.must-charge")
def test_a_berserker_may_not_hang_back_nor_spare_whom_he_reaches() -> None:
    world = arena(heinrich=(5, 5))
    world.figures["heinrich"].fate = 0
    minotaur = foe(world, "minotaur", (12, 5))
    assert world.combat is not None
    world.combat.order = "move-attack"
    assert "done" in keys(first_ask(fighter.act(world, minotaur)))
    minotaur.effects.append(Effect("berserk", "combat"))
    assert "done" not in keys(first_ask(fighter.act(world, minotaur)))
    seen = do(fighter.act(world, minotaur), [3, 3], ["go:6,5", "attack:heinrich", "attack:heinrich"])
    assert [key for key in keys(seen.asked[1]) if not key.startswith("go")] == ["attack:heinrich"]
