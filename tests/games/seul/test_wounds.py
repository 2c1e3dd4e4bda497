"""III.4 to III.8 Fatigue, Danger, damage, healing."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.creatures import group_of
from souterrain.games.seul.danger import alarm, calm, forget, level
from souterrain.games.seul.duties import end_of_turn, patrol, settle
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events.places import TrapEffect
from souterrain.games.seul.events.time import LeftForDead, PatrolWaits, Unconscious
from souterrain.games.seul.explore import explore
from souterrain.games.seul.fatigue import refresh, tire
from souterrain.games.seul.glimpse import glimpse
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.pack import salve
from souterrain.games.seul.places import in_sanctuary, place_at
from souterrain.games.seul.progress import earn_px
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.rows import TestKind
from souterrain.games.seul.search import search
from souterrain.games.seul.traps import choose_trap, hazard_dice, spring
from souterrain.games.seul.treasure import unit
from souterrain.games.seul.world import ROUNDS, World
from souterrain.games.seul.wounds import at_their_mercy, blackout, faint, fall, hurt, recover, settle_loss, strip_into
from tests.games.seul.stage import arm, below, group
from tests.play import run

RULE = "seul.fatigue.scale"


@pytest.mark.rule("seul.fatigue.scale")
def test_fatigue_stays_between_nought_and_nine() -> None:
    world = below(fatigue=8)
    tire(world, 1, RULE)
    assert (world.hero.fatigue, world.hero.fainted) == (9, False)
    refresh(world, 20, RULE)
    assert world.hero.fatigue == 0


@pytest.mark.rule("seul.fatigue.malus-on-all-tests", "seul.test.universal-maluses")
@pytest.mark.parametrize(
    "test", ["search", "encounter", "surprise", "flight", "charm", "magic", "cache", "save", "force"]
)
def test_fatigue_weighs_on_every_test(test: TestKind) -> None:
    assert appraise(below(fatigue=5), test).need - appraise(below(), test).need == 5


@pytest.mark.rule("seul.fatigue.overflow-faint")
def test_beyond_nine_he_faints_for_six_turns() -> None:
    world = below(fatigue=9)
    tire(world, 1, RULE)
    assert (world.hero.fatigue, world.hero.fainted) == (9, True)
    run(settle(world), dice=[20])
    assert (world.now, world.hero.fainted, world.hero.dead) == (6 * ROUNDS, False, False)


@pytest.mark.rule("seul.danger.scale")
def test_danger_begins_at_nought_and_never_falls_below() -> None:
    world = below()
    assert world.danger == 0
    calm(world, RULE)
    assert world.danger == 0


@pytest.mark.rule("seul.danger.overflow-patrol")
def test_beyond_nine_a_patrol_sets_out() -> None:
    world = below()
    world.danger = 8
    run(alarm(world, RULE))
    assert (world.danger, world.patrol_at) == (9, -1)
    run(alarm(world, RULE), dice=[3])
    assert (world.danger, world.patrol_at) == (9, 3)
    run(alarm(world, RULE))
    assert world.patrol_at == 3


@pytest.mark.rule("seul.danger.overflow-patrol")
def test_the_patrol_arrives_with_one_more_and_a_leader() -> None:
    world = below(at=(2, 1))
    world.patrol_at = 1
    world.now = ROUNDS
    # goblins: number 1d2 = 1, one more; leader 2 dice, the other one; distance; my surprise, theirs; face them
    seen = run(settle(world), dice=[3, 1, 3, 3, 2, 1, 20, 20, 20], answers=["hide"])
    assert (world.patrol_at, seen.result) == (-1, False), "it came between"
    assert next(roll.rule for roll, _ in seen.rolled) == "seul.danger.overflow-patrol"
    assert world.hero.px == 300


@pytest.mark.rule("seul.danger.loss-quiet-time")
def test_after_a_day_of_quiet_danger_is_forgotten_hour_by_hour() -> None:
    world = below()
    world.now = 10 * ROUNDS
    run(alarm(world, RULE))
    world.danger = 4
    falls = []
    for turn in range(11, 60):
        world.now = turn * ROUNDS
        before = world.danger
        forget(world)
        if world.danger < before:
            falls.append(turn)
    assert falls == [40, 46, 52, 58]


@pytest.mark.rule("seul.danger.underground-level")
@pytest.mark.parametrize(("dv", "danger", "wanted"), [(1, 0, 1), (3, 4, 4), (9, 9, 9), (12, 9, 9), (2, 2, 2)])
def test_the_level_is_the_mean_rounded_up(dv: int, danger: int, wanted: int) -> None:
    world = below(dv=dv)
    world.danger = danger
    assert level(world) == wanted


@pytest.mark.rule("seul.danger.level-drives-treasure-and-traps")
def test_the_level_sets_treasure_traps_and_encounters() -> None:
    world = below()
    calm_unit, calm_dice = unit(world, False), hazard_dice(world, 0)
    world.danger = 7
    assert (calm_unit, calm_dice) == (3000, 1)
    assert (unit(world, False), hazard_dice(world, 0)) == (16000, 2)
    world.hero.dv, world.danger = 9, 9
    assert hazard_dice(world, 0) == 4


@pytest.mark.rule("seul.damage.hazards")
@pytest.mark.parametrize(("level_", "dice"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 4), (9, 4)])
def test_a_hazard_kills_a_man_a_horse_or_an_ogre(level_: int, dice: int) -> None:
    world = below(dv=level_)
    world.danger = level_
    assert hazard_dice(world, 0) == dice


@pytest.mark.rule("seul.damage.save-for-half-or-none", "seul.danger.gain-trap", "seul.xp.trap-survived")
def test_a_save_halves_the_damage_of_a_trap() -> None:
    world = below()
    run(spring(world, "covered-pit"), dice=[15, 7])
    assert world.hero.fatigue == 2
    assert (world.danger, world.hero.px, world.hero.hp) == (1, 10, 8)
    world = below()
    run(spring(world, "covered-pit"), dice=[13, 5])
    assert (world.hero.fatigue, world.now) == (2, 6)


@pytest.mark.rule("seul.hp.unconscious-six-turns")
@pytest.mark.parametrize(("trap", "dice"), [("chute", [2, 8, 9, 20]), ("spiked-pit", [2, 8, 8, 9, 20])])
def test_who_is_knocked_out_by_a_trap_lies_where_he_fell(trap: str, dice: list[int]) -> None:
    world = below()
    run(spring(world, trap), dice=dice)
    assert (world.floor, world.slides, world.hero.hp) == (1, False, 8)
    assert not any(isinstance(event, TrapEffect) for event, _ in world.told)


@pytest.mark.rule("seul.damage.save-for-half-or-none")
def test_a_blade_that_is_dodged_does_not_hurt() -> None:
    world = below()
    run(spring(world, "swinging-blade"), dice=[15])
    assert (world.hero.fatigue, world.hero.px) == (0, 10)


@pytest.mark.rule("seul.damage.hazards")
def test_a_trap_gives_way_to_the_next_that_fits_its_place() -> None:
    assert run(choose_trap("container"), dice=[1]).result == "dart-slit"
    assert run(choose_trap("container"), dice=[12]).result == "dart-slit"
    assert run(choose_trap("exit"), dice=[10]).result == "dropping-grille"


@pytest.mark.rule("seul.hp.enemy-roll")
def test_an_enemy_rolls_a_die_for_each_of_its_hit_dice() -> None:
    ghoul = run(group_of(BOOK.creatures["grave-ghoul"], 1), dice=[4, 1, 6]).result
    assert ghoul.foes[0].hp == 11
    corpse = run(group_of(BOOK.creatures["walking-corpse"], 1), dice=[8, 8])
    assert corpse.result.foes[0].hp == 16


@pytest.mark.rule("seul.hp.character-zero-roll", "seul.dice.d10-zero-is-zero")
@pytest.mark.parametrize(("fatigue", "face", "dead"), [(4, 5, False), (4, 4, True), (0, 10, True), (0, 1, False)])
def test_life_or_death_at_nought(fatigue: int, face: int, dead: bool) -> None:
    world = below(fatigue=fatigue)
    run(fall(world, None), dice=[face] if dead else [face, 20])
    assert world.hero.dead is dead


@pytest.mark.rule("seul.hp.sudden-death-at-fatigue-nine")
def test_at_fatigue_nine_nought_is_death() -> None:
    world = below(fatigue=9)
    run(fall(world, None))
    assert (world.hero.dead, world.ended) == (True, "dead")


@pytest.mark.rule("seul.hp.unconscious-six-turns", "seul.fatigue.gain-at-zero-hp")
def test_the_unconscious_wakes_after_an_hour_with_all_hit_points() -> None:
    world = below(fatigue=2)
    world.hero.hp = 0
    run(fall(world, None), dice=[3, 20])
    assert (world.hero.hp, world.hero.fatigue, world.now) == (8, 3, 6 * ROUNDS)


@pytest.mark.rule("seul.hp.unconscious-six-turns")
@pytest.mark.parametrize(
    ("face", "dead", "purse", "armed"),
    [(1, True, 1, True), (2, False, 0, True), (4, False, 0, False), (6, False, 1, True)],
)
def test_at_the_mercy_of_those_who_think(face: int, dead: bool, purse: int, armed: bool) -> None:
    world = below(purse={"gold": 1})
    arm(world.hero, "melee-weapon")
    run(at_their_mercy(world, group("goblin"), met=False), dice=[face])
    assert (world.hero.dead, len(world.hero.purse), world.hero.weapon is not None) == (dead, purse, armed)


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_carried_off_and_locked_in() -> None:
    world = below(purse={"gold": 9})
    run(at_their_mercy(world, group("goblin"), met=False), dice=[5, 1])
    assert world.here.doors == "l"
    assert world.hero.purse == {}
    assert world.here.places[0].purse == {"gold": 9}


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_who_wakes_in_an_unknown_room_knows_where_he_lies() -> None:
    world = below(seen=False)
    run(at_their_mercy(world, group("goblin"), met=False), dice=[5, 1])
    assert isinstance(next(explore(world)), Ask)
    shown = glimpse(world)
    cell = shown.here.places[ground_of(shown.here).section[shown.at]]
    assert cell.group is None
    assert cell.entered


@pytest.mark.rule("seul.rest.full-hp-after-combat-or-loss", "seul.rest.recovery-costs-fatigue")
@pytest.mark.rule("seul.resource.due-after-hp-loss", "seul.fatigue.gain-after-hp-loss")
@pytest.mark.parametrize(("resources", "answers", "fatigue"), [(0, [], 2), (1, ["pay:1"], 1), (1, ["pay:0"], 2)])
def test_a_wound_outside_combat_is_settled_at_once(resources: int, answers: list[str], fatigue: int) -> None:
    world = below(resources=resources)
    hurt(world, 3, "seul.damage.hazards")
    assert world.hero.hp == 5
    run(settle_loss(world), answers=answers)
    assert (world.hero.hp, world.hero.fatigue) == (8, fatigue)


@pytest.mark.rule("seul.rest.post-combat-example", "seul.combat.after-recovery")
@pytest.mark.parametrize(("resources", "answers", "fatigue"), [(2, ["pay:2"], 3), (1, ["pay:1"], 4), (0, [], 5)])
def test_three_items_add_up_after_a_fight_in_which_he_was_hurt(
    resources: int, answers: list[str], fatigue: int
) -> None:
    world = below(fatigue=2, resources=resources, hp=3)
    run(recover(world, after_combat=True), answers=answers)
    assert (world.hero.fatigue, world.hero.hp, world.hero.resources) == (fatigue, 8, 0)


@pytest.mark.rule("seul.resource.due-after-combat", "seul.fatigue.gain-after-combat", "seul.rest.post-combat-example")
@pytest.mark.parametrize(("resources", "answers", "fatigue"), [(1, ["pay:1"], 2), (1, ["pay:0"], 3), (0, [], 3)])
def test_an_unhurt_winner_pays_for_the_effort_alone(resources: int, answers: list[str], fatigue: int) -> None:
    world = below(fatigue=2, resources=resources)
    run(recover(world, after_combat=True), answers=answers)
    assert world.hero.fatigue == fatigue


@pytest.mark.rule("seul.dice.uses")
def test_each_die_has_its_use() -> None:
    world = below(die=6, top=6, hp=6, px=1999)
    grown = run(earn_px(world, 1, "seul.xp.new-section"), dice=[4, 5])
    searched = run(search(world), dice=[1, 5])
    assert [roll.die for roll, _ in grown.rolled] == ["d6", "d6"]
    assert [roll.die for roll, _ in searched.rolled] == ["d20", "d10"]
    assert (World().now, ROUNDS) == (0, 12)


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_only_who_lies_alone_is_looked_for() -> None:
    world = below()
    seen = run(blackout(world, group("goblin")), dice=[6])
    assert [roll.rule for roll, _ in seen.rolled] == ["seul.hp.unconscious-six-turns"]
    world = below()
    world.sanctuary, world.hero.spells = [world.floor, world.at], {"sanctuary": 99}
    assert run(blackout(world, None)).rolled == [], "in a Sanctuary nobody comes"


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_who_is_stripped_bears_no_shield_but_keeps_his_light() -> None:
    for held, left in (("shield", ""), ("light", "light")):
        world = below()
        arm(world.hero, "shield")
        world.hero.off_hand = held  # type: ignore[assignment]
        run(at_their_mercy(world, group("goblin"), met=False), dice=[4])
        assert (world.hero.shield, world.hero.off_hand) == (None, left)


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_who_robs_him_takes_the_treasure_that_lies_about_as_well() -> None:
    world = below(purse={"gold": 2})
    place = place_at(world.here, ground_of(world.here).section[world.at])
    place.things, place.purse = [make("relic")], {"gold": 500}
    run(at_their_mercy(world, group("goblin"), met=False), dice=[4])
    assert (world.hero.purse, place.things, place.purse) == ({}, [], {})


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_whoever_is_carried_off_has_nothing_left_on_him() -> None:
    world = below(purse={"gold": 2}, resources=3, torches=4, salves=5)
    arm(world.hero, "melee-weapon", "leather", "relic")
    place = place_at(world.here, 1)
    strip_into(world, place)
    hero = world.hero
    assert (hero.resources, hero.torches, hero.salves, hero.purse, hero.pack) == (0, 0, 0, {}, [])
    assert (hero.weapon, hero.armour, hero.light, hero.off_hand) == (None, None, None, "")
    assert (place.resources, place.torches, place.salves, place.purse) == (3, 4, 5, {"gold": 2})
    assert sorted(thing.kind for thing in place.things) == ["leather", "melee-weapon", "relic"]


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_beasts_kill_or_leave_him() -> None:
    for die, dead in ((2, True), (3, False), (5, False)):
        world = below(purse={"gold": 1})
        run(at_their_mercy(world, group("cave-hound"), met=False), dice=[die])
        assert (world.hero.dead, world.hero.purse) == (dead, {"gold": 1}), "they have no use for gold"


@pytest.mark.rule("seul.fatigue.scale")
def test_nothing_tires_the_dead_and_nothing_by_nothing() -> None:
    world = below(fatigue=3)
    tire(world, 0, "seul.fatigue.scale")
    refresh(world, 0, "seul.fatigue.scale")
    world.hero.dead = True
    tire(world, 2, "seul.fatigue.scale")
    assert (world.hero.fatigue, world.told) == (3, [])
    fresh = below()
    refresh(fresh, 1, "seul.fatigue.scale")
    assert fresh.told == []


@pytest.mark.rule("seul.danger.overflow-patrol", "seul.encounter.difficulty")
def test_a_turn_in_which_somebody_came_was_not_quiet() -> None:
    world = below()
    world.turns_done, world.now = 6, 6 * ROUNDS
    assert run(end_of_turn(world), dice=[20]).result
    assert not run(end_of_turn(world), dice=[1, 4, 3, 2, 20, 20], answers=["hide"]).result


@pytest.mark.rule("seul.hp.unconscious-six-turns", "seul.xp.failed-encounter")
def test_friends_who_find_him_do_him_no_harm_and_strangers_teach_him() -> None:
    for mood, die in (("friendly", 1), ("wary", 1), ("hostile", 6)):
        world = below()
        run(at_their_mercy(world, group("bandit", hp=(3, 3), mood=mood), met=True), dice=[die])
        assert (world.hero.dead, world.hero.px) == (False, 20 * 2)


@pytest.mark.rule("seul.magic.spell-sanctuary", "seul.danger.overflow-patrol")
def test_a_patrol_waits_outside_a_sanctuary() -> None:
    world = below(at=(2, 2), spells={"sanctuary": 99})
    world.sanctuary, world.patrol_at, world.now, world.turns_done = [1, world.at], 7, 7 * ROUNDS, 7
    assert run(patrol(world)).result is False
    assert run(end_of_turn(world)).result is True, "whoever waits outside disturbs nobody"
    assert world.patrol_at == 7
    assert world.told[-1][0] == PatrolWaits()


@pytest.mark.rule("seul.magic.spell-sanctuary")
@pytest.mark.parametrize(
    ("dx", "dy", "inside"), [(0, 0, True), (1, 1, True), (-1, 0, True), (0, -1, True), (2, 0, False), (1, 2, False)]
)
def test_a_sanctuary_is_its_centre_and_the_squares_around_it(dx: int, dy: int, inside: bool) -> None:
    world = below(at=(2, 2), spells={"sanctuary": 99})
    world.sanctuary = [1, world.at]
    world.at += dx + dy * ground_of(world.here).width
    assert in_sanctuary(world) is inside
    world.now = 99
    assert not in_sanctuary(world), "its time is over"


@pytest.mark.rule("seul.rest.full-hp-after-combat-or-loss")
def test_who_has_lost_nothing_has_nothing_to_settle() -> None:
    world = below(resources=1)
    assert run(settle_loss(world)).asked == []
    assert world.told == []


def test_a_salve_draws_a_poison() -> None:
    world = below(salves=2, poison_until=50)
    salve(world)
    assert (world.hero.salves, world.hero.poison_until) == (1, 0)
    assert [event.kind for event, _ in world.told] == ["salved"]


@pytest.mark.rule("seul.fatigue.overflow-faint")
def test_it_is_told_that_he_faints() -> None:
    world = below(fainted=True, fatigue=9)
    run(faint(world, None), dice=[20])
    assert Unconscious("seul.fatigue.overflow-faint") in [event for event, _ in world.told]


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_where_there_is_no_cell_he_is_left_for_dead() -> None:
    world = below("\n#####\n#<..#\n#####\n", at=(2, 1), purse={"gold": 9})
    run(at_their_mercy(world, group("goblin"), met=False), dice=[5, 1])
    assert world.told[-1][0] == LeftForDead()
    assert (world.hero.purse, world.hero.dead) == ({"gold": 9}, False)
    world = below(at=(7, 2), purse={"gold": 9})
    run(at_their_mercy(world, group("goblin"), met=False), dice=[5, 1])
    assert world.told[-1][0] == LeftForDead(), "nor is the room in which he lies a cell"
