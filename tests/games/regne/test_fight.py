"""Hand to hand and from afar."""

from __future__ import annotations

import pytest

from souterrain.games.regne.actions import melee, shoot
from souterrain.games.regne.actions.fight import BARE, Arm, parries
from souterrain.games.regne.dice import formula
from souterrain.games.regne.events.actions import Glanced, Hit, Missed, Parried
from souterrain.games.regne.events.turns import Lost
from souterrain.games.regne.ground import ground, sees
from souterrain.games.regne.rows.goods import Weapon
from souterrain.games.regne.sheet import level, protection
from souterrain.games.regne.words import trait_in_short
from souterrain.games.regne.world import Effect, Figure, Regne
from tests.play import offered

from .stage import bare, carry, foe, hero, keys, run, scenery, told, vault

AXE = Arm(formula("F+1D"))


def duel(target: str = "revenant", with_: Arm = AXE, **levels: int) -> tuple[Regne, Figure, Figure]:
    """Svein beside somebody; `levels` are what is added to the target's."""
    world = vault()
    svein, other = hero(world, "svein", (2, 2)), foe(world, target, (3, 2))
    other.effects = [Effect(trait, plus, 9) for trait, plus in levels.items()]  # type: ignore[arg-type]
    return world, svein, other


@pytest.mark.rule("regne.melee.cost-and-reach")
def test_whoever_is_beside_may_be_struck_for_a_point() -> None:
    world = vault("...", ".#.", "...")
    svein = hero(world, "svein", (0, 1))
    near, far, round_the_corner = foe(world, "rat", (0, 0)), foe(world, "rat", (2, 1)), foe(world, "rat", (1, 2))
    assert [key for key in keys(world, svein, "attack") if near.id in key]
    assert not [key for key in keys(world, svein) if far.id in key and "attack" in key]
    assert not [key for key in keys(world, svein) if round_the_corner.id in key and "attack" in key]
    run(melee.strike(world, svein, near, AXE), ["X", "2"])
    assert svein.points == 4


@pytest.mark.rule("regne.melee.cost-and-reach")
def test_a_character_is_no_obstacle_to_a_blow() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    foe(world, "rat", (3, 2))
    rat = foe(world, "rat", (3, 1))
    assert [key for key in keys(world, svein, "attack") if rat.id in key]


@pytest.mark.rule("regne.melee.unarmed")
def test_bare_hands_do_a_d_without_strength() -> None:
    world, svein, other = duel(endurance=-3)
    bare(svein)
    assert melee.arms(world, svein) == [BARE]
    run(melee.strike(world, svein, other, BARE), ["1", "3"])
    assert other.life == 12 - 2


@pytest.mark.rule("regne.melee.armed")
def test_each_weapon_in_hand_may_be_named() -> None:
    world, svein, other = duel()
    bare(svein)
    dagger, sword = carry(world, svein, "dagger", worn=True), carry(world, svein, "short-sword", worn=True)
    assert keys(world, svein, "attack") == [f"attack:{other.id}:{dagger.id}", f"attack:{other.id}:{sword.id}"]
    assert melee.arms(world, svein)[0].damage == formula("F+1D")


@pytest.mark.rule("regne.melee.roll")
def test_a_blow_is_the_power_die_with_the_dice_of_damage() -> None:
    world, svein, other = duel()
    rolled = run(melee.strike(world, svein, other, Arm(formula("F+2D"))), ["1", "0", "0"]).rolled
    assert [roll.die for roll, _ in rolled] == ["green", "D", "D"]


@pytest.mark.rule("regne.melee.miss")
def test_dice_below_nought_miss_whatever_the_strength() -> None:
    world, svein, other = duel()
    svein.effects = [Effect("melee", -3, 9)]
    run(melee.strike(world, svein, other, AXE), ["-3", "2"])
    assert told(world, Missed)
    run(melee.strike(world, svein, other, AXE), ["X", "5"])
    assert other.life == 12
    run(melee.strike(world, svein, other, AXE), ["-3", "3"])
    assert other.life == 12 - (0 + 7 - 5), "nought is enough"


@pytest.mark.rule("regne.melee.damage")
def test_damage_is_dice_and_strength_less_protection() -> None:
    world, svein, other = duel()
    run(melee.strike(world, svein, other, AXE), ["1", "3"])
    (hit,) = told(world, Hit)
    assert (hit.harm, hit.off, hit.lost, hit.left) == (11, 5, 6, 6), "and what it costs, in the same line"
    assert not told(world, Glanced)
    assert not told(world, Lost)
    assert other.life == 12 - 6


@pytest.mark.rule("regne.melee.damage")
def test_what_is_taken_off_whole_is_told_as_such() -> None:
    world, svein, other = duel()
    svein.effects = [Effect("strength", -7, 9)]
    run(melee.strike(world, svein, other, AXE), ["0", "3"])
    assert [(event.harm, event.off) for event in told(world, Glanced)] == [(3, 5)]
    assert other.life == 12


@pytest.mark.rule("regne.monster.endurance-in-brackets", "regne.monster.fixed-gear")
def test_a_dwellers_armour_is_in_its_profile() -> None:
    world = vault()
    ogre = foe(world, "ogre", (1, 1))
    spear = Weapon(id="x", emblem="spear", weight=1, sell=1, damage="F+1D", pierce=2, rule="x")
    assert protection(world, ogre) == 8
    assert protection(world, ogre, spear) == level(world, ogre, "endurance") == 7
    assert ogre.items == []


@pytest.mark.rule("regne.melee.immobile-target", "regne.immobile.melee-only")
def test_what_cannot_move_is_always_hit() -> None:
    world = vault(master="seat")
    svein, revenant = hero(world, "svein", (2, 2)), foe(world, "revenant", (3, 2))
    svein.webbed = 1
    run(melee.strike(world, revenant, svein, AXE), ["X", "5"])
    assert svein.life == 30 - (0 + 5 + 6 - 7)
    run(melee.strike(world, revenant, svein, AXE), ["-3", "0"])
    assert [blow.helpless for blow in told(world, Hit)] == [True, True]
    assert not told(world, Missed)
    svein.webbed = 0
    run(melee.strike(world, revenant, svein, AXE), ["1", "5"])
    assert not told(world, Hit)[-1].helpless


@pytest.mark.rule("regne.melee.power-attack")
def test_a_power_attack_costs_two_and_adds_a_die() -> None:
    world, svein, other = duel(endurance=1)
    svein.effects = [Effect("strength", -2, 9)]
    run(melee.strike(world, svein, other, AXE, 1), ["0", "2", "4"])
    assert other.life == 12 - 5
    assert svein.points == 3
    svein.points = 1
    assert keys(world, svein, "power-attack") == []


# From afar


@pytest.mark.rule("regne.shoot.cost-and-target")
def test_a_shot_goes_farther_than_arms_length_and_no_farther_than_its_range() -> None:
    world = vault("." * 16)
    pernel = hero(world, "pernel", (0, 0))
    rat = foe(world, "rat", (2, 0))
    reach = 10
    for x, allowed in ((1, False), (2, True), (10, True), (11, False)):
        rat.at = (x, 0)
        assert shoot.may_shoot(world, pernel, ground(world), rat, shoot.arms(world, pernel)[0][0], reach) is allowed
        assert bool(keys(world, pernel, "shoot")) is allowed
    rat.at = (5, 0)
    run(shoot.shoot(world, pernel, rat, shoot.arms(world, pernel)[0][0]), ["X", "5"])
    assert pernel.points == 5


@pytest.mark.rule("regne.shoot.resolve")
def test_a_shot_is_resolved_with_the_power_die_of_shooting() -> None:
    world = vault("." * 16)
    pernel = hero(world, "pernel", (0, 0))
    spider = foe(world, "spider", (5, 0))
    rolled = run(shoot.shoot(world, pernel, spider, Arm(formula("4+1D"))), ["1", "3"]).rolled
    assert spider.life == 9 - 4
    assert rolled[0][0].die == "green"


@pytest.mark.rule("regne.shoot.x-always-misses")
def test_an_x_misses_even_what_cannot_move() -> None:
    world = vault("." * 16)
    pernel = hero(world, "pernel", (0, 0))
    spider = foe(world, "spider", (5, 0))
    spider.webbed = 1
    run(shoot.shoot(world, pernel, spider, Arm(formula("4+1D"))), ["X", "5"])
    assert told(world, Missed)


@pytest.mark.rule("regne.shoot.line-of-sight", "regne.obstacle.blocks")
def test_obstacles_and_characters_hide_and_allies_at_ones_side_do_not() -> None:
    world = vault()
    pernel = hero(world, "pernel", (0, 0))
    target = foe(world, "rat", (4, 0))
    assert sees(world, ground(world), pernel, target.at)
    hadrun = hero(world, "hadrun", (1, 0))
    assert sees(world, ground(world), pernel, target.at)
    hadrun.at = (2, 0)
    assert not sees(world, ground(world), pernel, target.at)
    hadrun.at = (8, 8)
    other = foe(world, "rat", (1, 0))
    assert not sees(world, ground(world), pernel, target.at)
    other.at = (8, 7)
    scenery(world, "rubble", (2, 0))
    assert not sees(world, ground(world), pernel, target.at)


@pytest.mark.rule("regne.shoot.line-of-sight")
def test_touching_the_corner_of_an_obstacle_is_enough_to_be_hidden() -> None:
    world = vault()
    pernel = hero(world, "pernel", (0, 0))
    foe(world, "rat", (1, 0))
    assert sees(world, ground(world), pernel, (2, 2))
    scenery(world, "rubble", (0, 1))
    assert not sees(world, ground(world), pernel, (2, 2))


@pytest.mark.rule("regne.shoot.improvised")
def test_a_stone_flies_as_far_as_one_is_strong() -> None:
    world = vault("." * 16)
    pernel = bare(hero(world, "pernel", (0, 0)))
    assert shoot.arms(world, pernel) == [(BARE, 4)]
    rat = foe(world, "rat", (4, 0))
    assert keys(world, pernel, "shoot") == [f"shoot:{rat.id}"]
    rat.at = (5, 0)
    assert keys(world, pernel, "shoot") == []
    revenant = foe(world, "revenant", (3, 0))
    revenant.effects = [Effect("endurance", -4, 9)]
    run(shoot.shoot(world, pernel, revenant, BARE), ["1", "3"])
    assert revenant.life == 12 - 3


@pytest.mark.rule("regne.shoot.improvised")
def test_a_stone_that_can_hurt_nobody_is_not_offered() -> None:
    world = vault("." * 16)
    svein = bare(hero(world, "svein", (0, 0)))
    ogre = foe(world, "ogre", (4, 0))
    assert keys(world, svein, "shoot") == []
    assert keys(world, svein, "precise-shot") == [f"precise-shot:{ogre.id}"], "two dice may do what one cannot"
    ogre.effects = [Effect("endurance", -4, 9)]
    assert keys(world, svein, "shoot") == [f"shoot:{ogre.id}"]


@pytest.mark.rule("regne.shoot.precise")
def test_a_precise_shot_costs_two_and_adds_a_die() -> None:
    world = vault("." * 16)
    pernel = hero(world, "pernel", (0, 0))
    spider = foe(world, "spider", (5, 0))
    run(shoot.shoot(world, pernel, spider, Arm(formula("3+1D")), 1), ["1", "3", "2"])
    assert spider.life == 9 - (1 + 3 + 2 + 3 - 4)
    assert pernel.points == 4
    assert keys(world, pernel, "precise-shot")


# Parries


def parry(answers: list[str], dice: list[int | str]) -> tuple[Regne, Figure]:
    world = vault()
    hadrun, revenant = hero(world, "hadrun", (2, 2)), foe(world, "revenant", (3, 2))
    run(melee.strike(world, revenant, hadrun, melee.arms(world, revenant)[0]), dice, answers)
    return world, hadrun


@pytest.mark.rule("regne.parry.reroll")
def test_a_parried_attack_is_rolled_again_and_the_second_roll_stands() -> None:
    world, hadrun = parry(["parry"], ["1", "4", "X", "0"])
    assert hadrun.life == 26
    assert told(world, Parried)
    assert told(world, Missed)


@pytest.mark.rule("regne.parry.reroll")
def test_nobody_is_asked_to_parry_what_costs_nothing() -> None:
    _, hadrun = parry([], ["blank", "0"])
    assert hadrun.life == 26


@pytest.mark.rule("regne.parry.cumulative", "regne.turn.once-per-turn-limits")
def test_parries_add_up() -> None:
    world = vault()
    pernel = bare(hero(world, "pernel", (2, 2)))
    carry(world, pernel, "short-sword", worn=True)
    assert parries(world, pernel) == 1
    carry(world, pernel, "short-sword", worn=True)
    assert parries(world, pernel) == 2
    hadrun = bare(hero(world, "hadrun", (1, 2)))
    for _ in range(2):
        carry(world, hadrun, "short-sword", worn=True)
    assert parries(world, hadrun) == 2
    hadrun.spent = ["parry", "parry"]
    assert parries(world, hadrun) == 0
    hadrun.spent, hadrun.webbed = [], 1
    assert parries(world, hadrun) == 0


@pytest.mark.rule("regne.parry.unparryable", "regne.web.no-parry")
def test_a_web_cannot_be_parried() -> None:
    world = vault()
    hadrun, spider = hero(world, "hadrun", (2, 2)), foe(world, "spider", (3, 2))
    run(melee.strike(world, spider, hadrun, melee.arms(world, spider)[0]), ["2", "5"])
    assert hadrun.life == 26 - (2 + 5 + 4 - 8)
    assert hadrun.webbed == 1


@pytest.mark.rule("regne.destiny.reroll-failure")
def test_a_missed_attack_may_be_rolled_again() -> None:
    world = vault(destiny="always")
    svein, rat = hero(world, "svein", (2, 2)), foe(world, "rat", (3, 2), 3)
    run(melee.strike(world, svein, rat, AXE), ["X", "1", "1", "1"], ["spend", "stay"])
    assert svein.destiny == 1
    assert rat.id not in world.figures


def test_what_is_offered_tells_its_chances() -> None:
    """Svein's war axe (green, 2D, 7) against a Revenant (5) of 12 points: 23 ways of 216 come to ten."""
    world, svein, other = duel()
    option = next(option for option in offered(melee.offers(world, svein, ground(world))) if option.verb == "attack")
    assert option.note is not None
    odds = {"cost": 1, "level": 6, "chance": 83, "low": 2, "high": 15, "kills": 11}
    assert option.note.args == {"trait": trait_in_short("melee"), **odds}
    assert other.life == 12


@pytest.mark.rule("regne.wait.use-any-moment")
def test_one_who_is_felled_before_his_blow_falls_does_not_strike() -> None:
    world, svein, other = duel()
    svein.life = 0
    run(melee.strike(world, svein, other, AXE))
    assert other.life == 12
