"""The worked examples of the rulebook's ledger with the dice and the numbers that they name, where no other test has
them to the letter."""

from __future__ import annotations

import pytest

from souterrain.games.regne.actions import melee, shoot
from souterrain.games.regne.actions.doors import smash
from souterrain.games.regne.actions.fight import Arm
from souterrain.games.regne.actions.search import open_chest
from souterrain.games.regne.actions.steal import steal
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.dice import formula
from souterrain.games.regne.events.actions import Hit, Missed, Parried
from souterrain.games.regne.events.places import Found
from souterrain.games.regne.quests import check
from souterrain.games.regne.sheet import burden, level, protection, weight
from souterrain.games.regne.special import fear
from souterrain.games.regne.testing import total_of
from souterrain.games.regne.town import road
from souterrain.games.regne.world import Door, Effect

from .stage import bare, carry, foe, hero, keys, run, told, vault
from .test_campaign import quest_zone
from .test_town import at_home

RULE = "regne.test.roll"


@pytest.mark.rule("regne.test.negative-faces", "regne.test.positive-faces")
@pytest.mark.parametrize(("height", "dice", "total"), [(1, ["-10", "5"], -5), (10, ["7", "5"], 12)])
def test_the_lowest_and_the_highest_face_with_a_five(height: int, dice: list[int | str], total: int) -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    svein.trained["will"] = height - 5
    assert run(total_of(world, svein, "will", RULE), dice).result == total


@pytest.mark.rule("regne.sheet.weight-limit")
def test_eighty_points_are_carried_and_eighty_one_are_not() -> None:
    world = at_home("pernel")
    pernel = bare(world.company["pernel"])
    for _ in range(8):
        carry(world, pernel, "war-axe")
    assert weight(pernel) == burden(pernel) == 80
    run(road.pack(world))
    last = carry(world, pernel, "potion-of-care")
    asked = run(road.pack(world), answers=[f"sell:{last.id}"]).asked
    assert asked[0].text.args["weight"] == 81


@pytest.mark.rule("regne.sheet.one-weapon-per-hand")
def test_no_shield_beside_sword_and_sceptre_until_a_hand_is_free() -> None:
    world = vault()
    hadrun = bare(hero(world, "hadrun", (1, 1)))
    sword = carry(world, hadrun, "short-sword", worn=True)
    sceptre = carry(world, hadrun, "apprentices-sceptre", worn=True)
    shield = carry(world, hadrun, "wooden-shield")
    found = [key for key in keys(world, hadrun, "equip") if key.startswith(f"equip:{shield.id}")]
    assert found == [f"equip:{shield.id}:{sword.id}", f"equip:{shield.id}:{sceptre.id}"]
    sceptre.worn = False
    assert f"equip:{shield.id}" in keys(world, hadrun, "equip")


@pytest.mark.rule("regne.melee.immobile-target")
def test_an_x_against_a_door_counts_nothing_and_hits() -> None:
    world = vault()
    hadrun = hero(world, "hadrun", (4, 0))
    door = Door("d1", (4, -1), "z1", "standard", "shut", 10, "n")
    world.doors["d1"] = door
    run(smash(world, hadrun, door, Arm(formula("F+1D"))), ["X", "2"])
    assert door.life == 10 - 4


@pytest.mark.rule("regne.immobile.melee-only")
def test_minus_three_still_hits_whoever_is_caught() -> None:
    world = vault(master="seat")
    ombeline, revenant = hero(world, "ombeline", (2, 2)), foe(world, "revenant", (3, 2))
    ombeline.webbed, revenant.effects = 1, [Effect("melee", -2, 9)]
    ombeline.effects = [Effect("endurance", -2, 9)]
    run(melee.strike(world, revenant, ombeline, melee.arms(world, revenant)[0]), ["-5", "2"])
    assert [(hit.harm, hit.lost) for hit in told(world, Hit)] == [(-3 + 6, -3 + 6 - 1)]


@pytest.mark.rule("regne.parry.reroll")
def test_what_would_have_hit_is_rolled_again_and_misses() -> None:
    world = vault()
    hadrun, ogre = hero(world, "hadrun", (2, 2)), foe(world, "ogre", (3, 2))
    run(melee.strike(world, ogre, hadrun, Arm(formula("F+1D"))), ["2", "4", "X", "0"], ["parry"])
    assert (len(told(world, Parried)), len(told(world, Missed)), hadrun.life) == (1, 1, hadrun.top)


@pytest.mark.rule("regne.shoot.cost-and-target", "regne.item.requirements")
@pytest.mark.parametrize(("shooting", "at", "allowed"), [(4, 1, 0), (4, 2, 1), (4, 8, 1), (4, 9, 0), (3, 8, 0)])
def test_a_repeating_crossbow_wants_shooting_four_and_reaches_eight(shooting: int, at: int, allowed: int) -> None:
    world = vault("." * 12)
    hadrun = bare(hero(world, "hadrun", (0, 0)))
    hadrun.trained["shooting"] = shooting - 3
    bow = carry(world, hadrun, "repeating-crossbow", worn=True)
    rat = foe(world, "rat", (at, 0))
    assert keys(world, hadrun, "shoot").count(f"shoot:{rat.id}:{bow.id}") == allowed
    assert bool([1 for with_, _ in shoot.arms(world, hadrun) if with_.item]) is (shooting == 4)


@pytest.mark.rule("regne.throw.limits")
def test_of_two_things_the_one_of_weight_four_is_thrown() -> None:
    world = vault()
    pernel = bare(hero(world, "pernel", (1, 1)))
    four, five = carry(world, pernel, "apprentices-sceptre"), carry(world, pernel, "cudgel")
    assert (BOOK.goods[four.kind].weight, BOOK.goods[five.kind].weight) == (4, 5)
    assert keys(world, pernel, "throw") == [f"throw:{four.id}"]


@pytest.mark.rule("regne.steal.gain")
@pytest.mark.parametrize(("dice", "crowns"), [(["1", "2"], 30), (["3", "4"], 50)])
def test_ten_crowns_a_point_and_no_more_than_the_victim_has(dice: list[int | str], crowns: int) -> None:
    world = vault()
    pernel, warden = hero(world, "pernel", (2, 2)), foe(world, "warden", (3, 2))
    run(steal(world, pernel, warden, None), ["4", "2", *dice])
    assert world.pot == crowns


@pytest.mark.rule("regne.fear.single-test")
def test_beside_fear_three_fear_one_is_nothing() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    foe(world, "revenant", (4, 6))
    foe(world, "warden", (6, 4))
    assert len(run(fear.at_the_start(world, svein), ["1", "1"]).rolled) == 2
    assert svein.points == 4
    run(fear.at_the_start(world, svein), ["1", "2"])
    assert svein.points == 4


@pytest.mark.rule("regne.item.armour-piercing", "regne.magicweapon.dragon-tooth")
@pytest.mark.parametrize(
    ("armour", "weapon", "stops"), [(2, "short-sword", 6), (2, "great-club", 5), (3, "dragon-tooth-spear", 4)]
)
def test_what_a_weapon_leaves_of_endurance_four_and_armour(armour: int, weapon: str, stops: int) -> None:
    world = vault()
    pernel = bare(hero(world, "pernel", (1, 1)))
    pernel.aura = armour
    assert protection(world, pernel, BOOK.weapons[weapon]) == stops


@pytest.mark.rule("regne.magicweapon.characteristic-bonus", "regne.rune.no-stacking")
@pytest.mark.parametrize(
    ("weapon", "runes", "strength"),
    [("axe-of-might", [], 7), ("short-sword", ["rune-of-strength"] * 2, 7), ("axe-of-might", ["rune-of-strength"], 8)],
)
def test_might_of_an_axe_and_of_runes(weapon: str, runes: list[str], strength: int) -> None:
    world = vault()
    hadrun = bare(hero(world, "hadrun", (1, 1)))
    carry(world, hadrun, weapon, worn=True).runes = runes
    assert level(world, hadrun, "strength") == strength


@pytest.mark.rule("regne.quest.2-end")
def test_a_third_chest_that_is_empty_wins_and_brings_nothing() -> None:
    world = quest_zone("treasure")
    svein = hero(world, "svein", (0, 0))
    chests = [element for element in world.elements.values() if element.kind == "chest"]
    for chest in chests[:2]:
        chest.searched = True
    run(open_chest(world, svein, chests[2]), ["0"])
    check(world)
    assert not world.won
    chests[2].locked, chests[2].forced = False, True
    run(open_chest(world, svein, chests[2]), ["0"])
    check(world)
    assert (world.won, world.pot, told(world, Found)) == (True, 0, [])
