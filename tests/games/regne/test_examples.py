"""The worked examples of the rulebook's ledger with the dice and the numbers that they name, where no other test has
them to the letter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from souterrain.games.regne.actions import melee, shoot
from souterrain.games.regne.actions.doors import smash
from souterrain.games.regne.actions.fight import Arm
from souterrain.games.regne.actions.search import open_chest, search
from souterrain.games.regne.actions.steal import steal
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.dice import formula
from souterrain.games.regne.ending import of_quest
from souterrain.games.regne.events.actions import Hit, Missed, Parried
from souterrain.games.regne.events.places import Found
from souterrain.games.regne.quests import check
from souterrain.games.regne.sheet import burden, level, protection, skills, weight
from souterrain.games.regne.special import fear
from souterrain.games.regne.testing import total_of
from souterrain.games.regne.town import home, road
from souterrain.games.regne.town.learning import lessons
from souterrain.games.regne.turn import play
from souterrain.games.regne.world import Door, Effect, Regne, Setup
from souterrain.games.regne.zones import furnish, lay
from tests.play import offered

from .stage import bare, carry, foe, hero, keys, run, scenery, told, vault
from .test_campaign import quest_zone
from .test_move import may_step
from .test_town import at_home, below

RULE = "regne.test.roll"


@pytest.mark.rule("regne.test.negative-faces", "regne.test.positive-faces", "regne.test.level-above-ten")
@pytest.mark.parametrize(
    ("height", "dice", "total"), [(1, ["-10", "5"], -5), (10, ["7", "5"], 12), (11, ["2", "0"], 3)]
)
def test_the_lowest_and_the_highest_dice_with_a_d(height: int, dice: list[int | str], total: int) -> None:
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


@pytest.mark.rule("regne.char.intelligence-caps-learning")
@pytest.mark.parametrize(("intelligence", "refused"), [(2, True), (3, False)])
def test_who_is_of_intelligence_two_and_knows_two_skills_learns_nothing_more(intelligence: int, refused: bool) -> None:
    world = at_home("svein")
    svein = world.company["svein"]
    svein.xp, svein.trained["intelligence"] = 99, intelligence - 2
    carry(world, svein, "grimoire-beggars")
    assert len(skills(svein)) == 2
    found = {option.verb for option in offered(lessons(world, svein))}
    assert {"study", "read"}.isdisjoint(found) is refused
    assert ({"study", "read"} <= found) is not refused


@pytest.mark.rule("regne.char.life-restored-each-game")
def test_three_points_of_twenty_eight_are_twenty_eight_again() -> None:
    world = below("hadrun")
    hadrun = world.figures["hadrun"]
    hadrun.top, hadrun.life, world.late = 28, 3, True
    run(home.come(world))
    assert world.company["hadrun"].life == 28


@pytest.mark.rule("regne.move.diagonal-blocked-by-obstacle")
@pytest.mark.parametrize(
    ("plan", "allowed"), [(("....", "....", "...#"), False), (("....", "..#.", "...."), False), (("....",) * 3, True)]
)
def test_from_two_two_to_three_one_past_walls(plan: tuple[str, ...], allowed: bool) -> None:
    world = vault(*plan)
    assert may_step(world, hero(world, "svein", (2, 2)), (3, 1)) is allowed


@pytest.mark.rule("regne.steal.gain")
def test_three_and_four_are_seventy_crowns_where_there_are_as_many(monkeypatch: pytest.MonkeyPatch) -> None:
    world = vault()
    pernel, warden = hero(world, "pernel", (2, 2)), foe(world, "warden", (3, 2))
    monkeypatch.setitem(BOOK.beings, "warden", replace(BOOK.foes["warden"], crowns=100))
    run(steal(world, pernel, warden, None), ["4", "2", "3", "4"])
    assert world.pot == 70


@pytest.mark.rule("regne.damage.loss-versus-damage")
def test_searching_with_nought_and_a_four_costs_four_whatever_one_wears() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    world.mishaps.counts = {"stillness": 1}
    run(search(world, svein, (2, 2)), ["0", "0", "4", "stillness"])
    assert (protection(world, svein), svein.life) == (7, 30 - 4)


@pytest.mark.rule("regne.zone.probability-roll")
@pytest.mark.parametrize(("die", "found"), [("4", ["chest"]), ("3", [])])
def test_a_chest_with_the_number_four(die: str, found: list[str]) -> None:
    world = Regne(setup=Setup(), level="novice")
    zone = lay(world, "red-chasm")
    run(furnish(world, zone), [die, *[1] * len(found), "0"])
    assert [element.kind for element in world.elements.values()] == found


@pytest.mark.rule("regne.quest.3-goal")
@pytest.mark.parametrize(("left", "reason"), [(True, "won-shadow"), (False, "lost-too-late")])
def test_out_in_turn_eleven_or_inside_as_turn_twelve_starts(left: bool, reason: str) -> None:
    world = vault(card="sunken-stair", quest="shadow", heroes=1)
    hero(world, "svein", (0, 0), points=5)
    stairs = scenery(world, "stairs", (0, 1))
    world.fixtures, world.round, world.begun, world.mishaps.counts = [stairs.id], 10, False, {"stillness": 9}
    run(play(world), ["stillness"], ["go:0,1" if left else "done"])
    assert world.round == 11
    if not left:
        run(play(world))
        assert of_quest(world) is None
        run(play(world), ["stillness"])
        assert world.round == 12
    end = of_quest(world)
    assert end is not None
    assert end.reason.id == reason
