"""Monsters without a game master: placing, planning, moving, choosing targets."""

from __future__ import annotations

import pytest

from souterrain.core.events import numbered
from souterrain.crawl.squares import Square, steps_between
from souterrain.games.ahq import magic
from souterrain.games.ahq.battle import fighter, solo
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.belongings import fate_left
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import areas, ranged, surprise
from souterrain.games.ahq.combat.damage import hurt
from souterrain.games.ahq.combat.solo import base_at, is_ranged, place
from souterrain.games.ahq.dungeon.doors import set_open
from souterrain.games.ahq.events.blows import Hit, Missed, ShotMissed
from souterrain.games.ahq.events.combat import Strategy, Surprise
from souterrain.games.ahq.figures import Effect, EffectKind, Figure, Item, arm, effect, monster, monsters, squares
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.spells import fire
from souterrain.games.ahq.values import damage_dice, toughness, weapon
from souterrain.games.ahq.world import Section, World
from tests.games.ahq.arena import arena, do, foe, hall, settled, side_room
from tests.games.ahq.deeds import options
from tests.games.ahq.expedition import told


def alone(**heroes: Square) -> World:
    world = arena("solo", True, **(heroes or {"heinrich": (5, 5)}))
    for figure in world.figures.values():
        figure.fate = 0
    return world


def band(world: World, *rows: str) -> list[Figure]:
    group = musters.add_group(world, hall(world), list(rows), 10)
    return [monster(world, row, group.id) for row in rows]


@pytest.mark.rule("ahq.solo.placement.first-monster", "ahq.solo.placement.others-adjacent")
def test_the_first_stands_as_close_as_it_can_the_others_beside_it() -> None:
    world = alone()
    three = band(world, "skaven-warrior", "skaven-warrior", "skaven-warrior")
    squares = [(x, y) for x in range(2, 14) for y in range(2, 14)]
    seen = do(place(world, three, squares), [1, 1, 1])
    assert seen.rolled[0][0].faces == ("4,5", "5,4", "5,6", "6,5")
    first, second, third = three
    assert steps_between(first.at, (5, 5)) == 1
    assert steps_between(second.at, first.at) == 1
    assert min(steps_between(third.at, each.at) for each in (first, second)) == 1


@pytest.mark.rule("ahq.solo.placement.order")
def test_shooters_are_placed_last() -> None:
    world = alone()
    archer, goblin = band(world, "goblin-archer", "goblin")
    do(place(world, [archer, goblin], [(5, 6), (5, 7), (5, 8)]))
    assert (goblin.at, archer.at) == ((5, 6), (5, 7))


@pytest.mark.rule("ahq.solo.placement.surprise")
@pytest.mark.parametrize(("leader", "monsters_surprised"), [(5, True), (4, False)])
def test_surprise_is_tested_after_placing(leader: int, monsters_surprised: bool) -> None:
    world = arena("solo", False, heinrich=(13, 6))
    other, _ = side_room(world)
    group = musters.add_group(world, other, ["skaven-warrior"], 10)
    seen = do(surprise.meet(world, group.id), [leader, 5], ["where:14,5"] if monsters_surprised else [])
    assert told(world, Surprise)[0].winner == ("heroes" if monsters_surprised else "monsters")
    (skaven,) = monsters(world)
    assert skaven.at == ((14, 5) if monsters_surprised else (14, 6))
    assert world.combat is not None
    assert world.combat.surprised is not monsters_surprised
    assert len(seen.asked) == int(monsters_surprised)


@pytest.mark.rule("ahq.solo.strategy.roll")
@pytest.mark.parametrize(
    ("row", "die", "plan"),
    [
        ("goblin", 6, "move-attack"),
        ("goblin-archer", 6, "attack-move"),
        ("goblin", 9, "attack-move"),
        ("goblin-archer", 9, "ranged"),
    ],
)
def test_the_strategy_depends_on_who_can_shoot(row: str, die: int, plan: str) -> None:
    world = alone(heinrich=(2, 2))
    foe(world, row, (13, 13))
    run = solo.phase(world)
    next(run)
    try:
        run.send(die)
        run.close()
    except StopIteration:
        pass
    assert told(world, Strategy)[0].plan == plan


@pytest.mark.rule("ahq.solo.strategy.roll")
def test_a_sorcerer_without_components_is_an_ordinary_fighter() -> None:
    world = alone()
    weaver = foe(world, "warp-weaver", (10, 10))
    assert is_ranged(weaver)
    weaver.cast = {"fireball": 0, "flaming-skull": 0}
    assert not is_ranged(weaver)


@pytest.mark.rule("ahq.solo.strategy.reinforcements")
def test_reinforcements_come_and_act_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    world = alone()
    foe(world, "goblin", (13, 13))

    def new_group(world: World, kind: str, section: Section, rule: str, how: str):  # type: ignore[no-untyped-def]
        assert how == "reinforcements"
        return musters.add_group(world, section, ["goblin"], 10)
        yield

    monkeypatch.setattr(musters, "new_group", new_group)
    run = solo.phase(world)
    wanted = next(run)
    rolled = []
    try:
        while True:
            rolled.append(wanted)
            wanted = run.send(1 if len(rolled) < 3 else 2)
    except StopIteration:
        pass
    assert told(world, Strategy)[0].plan == "reinforcements"
    assert told(world, Strategy)[0].dull, "it is told with those who come"
    assert not told(world, Surprise)
    assert any(missed.who == numbered("goblin", 2) for missed in told(world, Missed)), (
        "the newcomer attacked in this turn"
    )


@pytest.mark.rule("ahq.solo.strategy.move-attack-orders", "ahq.solo.attack.always")
def test_move_and_attack_and_attack_and_move() -> None:
    world = alone()
    foe(world, "goblin", (9, 5))
    do(solo.phase(world), [2, 2])
    assert told(world, Missed)
    world = alone()
    goblin = foe(world, "goblin", (9, 5))
    do(solo.phase(world), [7])
    assert not told(world, Missed), "it was too far off when attacks were made"
    assert steps_between(goblin.at, (5, 5)) == 1


@pytest.mark.rule("ahq.solo.move.melee")
def test_a_fighter_goes_where_it_can_attack_or_runs_as_near_as_it_can() -> None:
    world = alone(heinrich=(2, 2))
    goblin = foe(world, "goblin", (13, 13))
    do(solo.move_to_attack(world, goblin, may_run=True), [1, 4, 1])
    assert steps_between(goblin.at, (2, 2)) == 22 - 6 - 4
    do(solo.move_to_attack(world, goblin, may_run=False), [1])
    assert steps_between(goblin.at, (2, 2)) == 22 - 6 - 4 - 6


@pytest.mark.rule("ahq.solo.move.ranged")
def test_a_shooter_seeks_a_line_of_sight_away_from_the_heroes() -> None:
    world = alone(heinrich=(12, 6))
    side_room(world)
    archer = foe(world, "goblin-archer", (16, 8))
    assert not ranged.targets(world, archer, ranged.shots(archer, moved=False)[0])
    do(solo._all_move(world, [archer], set()))
    assert archer.at == (14, 6)
    assert ranged.targets(world, archer, ranged.shots(archer, moved=False)[0])
    before = archer.at
    do(solo._all_move(world, [archer], set()))
    assert archer.at == before, "it can shoot from here"


@pytest.mark.rule("ahq.solo.ranged-strategy.shooters", "ahq.solo.ranged-strategy.shoot-last")
def test_in_a_ranged_attack_shooters_stand_unless_a_death_zone_holds_them() -> None:
    world = alone(heinrich=(5, 5), sven=(12, 12))
    archer = foe(world, "goblin-archer", (9, 5))
    do(solo._ranged_plan(world, [archer]), [2])
    assert archer.at == (9, 5)
    assert told(world, ShotMissed)
    archer.at = (6, 5)
    settled(world)
    do(solo._ranged_plan(world, [archer]), [1])
    assert steps_between(archer.at, (5, 5)) == 2
    assert len(told(world, ShotMissed)) == 1, "an archer that moved does not shoot"


@pytest.mark.rule("ahq.solo.ranged-strategy.melee-clear-lines", "ahq.solo.ranged-strategy.shoot-last")
def test_fighters_keep_out_of_the_archers_line_and_the_archer_shoots_last() -> None:
    world = alone(heinrich=(5, 5))
    archer, goblin = foe(world, "goblin-archer", (11, 5)), foe(world, "goblin", (9, 5))
    seen = do(solo._ranged_plan(world, [archer, goblin]), [1, 2, 2])
    assert goblin.at != (6, 5)
    assert goblin.at in ((5, 4), (5, 6), (4, 5))
    assert [roll.rule for roll, _ in seen.rolled][-1] == "ahq.combat.ranged.hit-roll"


@pytest.mark.rule("ahq.solo.attack.target-choice")
def test_the_weakest_is_attacked() -> None:
    world = alone(heinrich=(5, 5), torallion=(7, 5), magnus=(6, 6))
    goblin = foe(world, "goblin", (6, 5))
    do(solo.attack(world, goblin, moved=False), [12, 10, 1, 1, 1, 1])
    assert told(world, Hit)[0].target == "magnus"
    world = alone(heinrich=(5, 5), sven=(7, 5))
    goblin = foe(world, "goblin", (6, 5))
    do(solo.attack(world, goblin, moved=False), [2])
    assert told(world, Missed)[0].target == "heinrich", "equal skill: Toughness 8 before 9"
    world.figures["sven"].wounds = 0
    do(solo.attack(world, goblin, moved=False), [3, 1, 1])
    assert told(world, Hit)[-1].target == "sven", "the fallen count Weapon Skill 1"


@pytest.mark.rule("ahq.solo.attack.random-spell")
def test_a_caster_picks_a_spell_at_random() -> None:
    world = alone(heinrich=(4, 5))
    sorcerer = foe(world, "white-sorcerer", (11, 5))
    keys = [option.key for option in options(magic.deeds(world, sorcerer, False))]
    assert len(keys) == 3
    seen = do(solo.attack(world, sorcerer, moved=False), ["cast:flaming-skull:monster"])
    assert seen.rolled[0][0].faces == tuple(keys)
    assert sorcerer.cast["flaming-skull"] == 0


@pytest.mark.rule("ahq.solo.attack.area")
def test_an_area_attack_covers_as_many_heroes_as_it_can() -> None:
    world = alone(heinrich=(4, 5), sven=(5, 6), rogar=(3, 9))
    sorcerer = foe(world, "warp-weaver", (11, 5))
    placed = do(fire.burst_aim(world, sorcerer, BOOK.spells["fireball"])).result
    assert {figure.id for figure in areas.figures_on(world, placed)} == {"heinrich", "sven"}


@pytest.mark.rule("ahq.solo.guidelines", "ahq.solo.roles")
def test_a_whole_turn_asks_the_player_only() -> None:
    world = alone(heinrich=(2, 2))
    foe(world, "goblin", (13, 13))
    seen = do(combat.turn(world), [7, 1, 4, 1], ["done"])
    assert [question.seat for question in seen.asked] == ["p1"]


@pytest.mark.rule("ahq.solo.attack.target-choice")
def test_a_caster_too_chooses_by_current_values_and_then_at_random() -> None:
    world = arena("solo", heinrich=(5, 5), sven=(5, 8))
    heinrich, sven = world.figures.values()
    sorcerer = foe(world, "white-sorcerer", (10, 6))
    choke = BOOK.spells["choke"]
    heinrich.wounds = 0
    assert do(fire.enemy_aim(world, sorcerer, choke)).result is heinrich, "he is knocked out: Weapon Skill 1"
    sven.wounds = 0
    sven.profile.toughness -= toughness(sven) - toughness(heinrich)
    assert do(fire.enemy_aim(world, sorcerer, choke), ["sven"]).result is sven


@pytest.mark.rule("ahq.solo.strategy.roll", "ahq.solo.placement.order")
def test_who_counts_as_a_shooter() -> None:
    world = alone()
    globadier, monk, fire_team, jezzail, goblin = (
        foe(world, row, (9 + n % 3, 9 + n // 3))
        for n, row in enumerate(("globadier", "plague-monk", "warpfire-team", "jezzail-team", "goblin"))
    )
    assert all(is_ranged(each) for each in (globadier, monk, fire_team, jezzail))
    assert not is_ranged(goblin)
    globadier.charges = 1
    assert is_ranged(globadier)
    globadier.charges = 0
    monk.effects.append(Effect("scroll-read", "expedition"))
    assert not is_ranged(globadier)
    assert not is_ranged(monk)


@pytest.mark.rule("ahq.solo.strategy.roll")
def test_one_shooter_is_enough_for_the_mixed_table() -> None:
    world = alone(heinrich=(2, 2))
    foe(world, "goblin", (12, 13))
    foe(world, "goblin-archer", (13, 13))
    run = solo.phase(world)
    next(run)
    run.send(9)
    run.close()
    assert told(world, Strategy)[0].plan == "ranged"


@pytest.mark.rule("ahq.magic.bright.still-air", "ahq.solo.attack.always")
def test_monsters_in_still_air_neither_move_nor_attack() -> None:
    world = alone()
    skaven = foe(world, "skaven-warrior", (6, 5))
    skaven.effects.append(Effect("still-air", "turn", world.turn))
    do(solo.phase(world), [2])
    assert skaven.at == (6, 5)
    assert not told(world, Missed)


@pytest.mark.rule("ahq.solo.move.melee")
def test_a_monster_that_attacked_does_not_run_afterwards() -> None:
    world = alone(heinrich=(5, 5), sven=(13, 13))
    heinrich, goblin = world.figures["heinrich"], foe(world, "goblin", (6, 5))
    heinrich.wounds = 0
    seen = do(solo.phase(world), [7, 9, 12, 1, 1])
    assert "heinrich" not in world.figures
    assert steps_between(goblin.at, (6, 5)) == 6, "it walks on towards Sven"
    assert not [roll for roll, _ in seen.rolled if roll.rule == "ahq.combat.run.distance"]


@pytest.mark.rule("ahq.combat.gm-phase.run", "ahq.combat.run.distance", "ahq.solo.move.melee")
@pytest.mark.parametrize(("archers", "dice"), [(0, [2, 12]), (1, [9, 12, 6])], ids=["move-attack", "ranged"])
def test_a_monster_that_ran_does_not_attack_afterwards(archers: int, dice: list[int]) -> None:
    world = alone(heinrich=(2, 2))
    goblin = foe(world, "goblin", (13, 2))
    for _ in range(archers):
        foe(world, "goblin-archer", (12, 12))
    do(solo.phase(world), dice)
    assert steps_between(goblin.at, (2, 2)) == 1, "it runs up to him"
    assert not told(world, Missed)
    assert len(told(world, ShotMissed)) == archers, "the archer stood still and shoots"


@pytest.mark.rule("ahq.solo.move.melee", "ahq.hazard.throne.seated-cannot-move", "ahq.monster-ability.fear.cowering")
@pytest.mark.parametrize("kind", ["seated", "cowering"])
def test_who_sits_or_cowers_does_not_move(kind: EffectKind) -> None:
    world = alone(heinrich=(2, 2))
    goblin, archer = foe(world, "goblin", (13, 13)), foe(world, "goblin-archer", (16, 8))
    side_room(world)
    for each in (goblin, archer):
        each.effects.append(Effect(kind, "combat"))
    do(solo._all_move(world, [goblin, archer], set()))
    assert (goblin.at, archer.at) == ((13, 13), (16, 8))
    goblin.at = (3, 2)
    if kind == "cowering":
        do(solo.attack(world, goblin, moved=False))
    assert not told(world, Missed)


@pytest.mark.rule("ahq.magic.skaven.choke")
def test_a_choking_monster_does_not_attack() -> None:
    world = alone()
    goblin = foe(world, "goblin", (6, 5))
    goblin.effects.append(Effect("choke", "turn", 9))
    assert not do(solo.attack(world, goblin, moved=False)).result


@pytest.mark.rule("ahq.solo.move.ranged", "ahq.combat.ranged.move-and-shoot")
def test_an_archer_that_moved_to_a_line_of_sight_does_not_shoot_in_that_turn() -> None:
    world = alone(heinrich=(12, 6))
    side_room(world)
    archer = foe(world, "goblin-archer", (16, 8))
    do(solo.phase(world), [2])
    assert archer.at == (14, 6)
    assert not told(world, ShotMissed)
    do(solo.phase(world), [2, 2])
    assert told(world, ShotMissed)


@pytest.mark.rule("ahq.combat.gm-phase.pursuers-open-doors", "ahq.combat.gm-may-pursue")
def test_pursuers_go_to_a_closed_door_and_open_it() -> None:
    world = alone(heinrich=(16, 6))
    _, door = side_room(world, open=False)
    goblin = foe(world, "goblin", (12, 9))
    assert world.combat is not None
    do(solo.move_to_attack(world, goblin, may_run=False), [])
    assert goblin.at == (13, 6), "to the door"
    do(solo.move_to_attack(world, goblin, may_run=True))
    assert not door.open, "outside pursuit an ordinary monster uses no door"
    world.combat.pursuit = True
    do(solo.move_to_attack(world, goblin, may_run=True))
    assert door.open
    assert goblin.at == (13, 6), "who opens a door does not run"


@pytest.mark.rule("ahq.combat.gm-phase.pursuers-open-doors")
def test_a_pursuer_that_opened_a_door_does_not_strike_through_it() -> None:
    world = alone(heinrich=(14, 6))
    _, door = side_room(world, open=False)
    foe(world, "goblin", (13, 6))
    assert world.combat is not None
    world.combat.pursuit = True
    do(solo.phase(world), [2])
    assert door.open
    assert not told(world, Missed)


@pytest.mark.rule("ahq.solo.ranged-strategy.shooters")
def test_a_shooter_in_a_death_zone_steps_out_of_all_of_them_by_the_shortest_way() -> None:
    world = alone(heinrich=(5, 5), sven=(8, 5))
    archer = foe(world, "goblin-archer", (6, 5))
    settled(world)
    seen = do(solo._step_away(world, archer), [1])
    assert set(seen.rolled[0][0].faces) == {"6,4", "6,6"}


@pytest.mark.rule("ahq.solo.attack.always")
def test_a_beaten_band_fights_on_with_those_who_are_left() -> None:
    world = alone(heinrich=(5, 5))
    one, other = foe(world, "goblin", (6, 5)), foe(world, "goblin", (4, 5))
    one.wounds = 1
    do(solo._all_attack(world, [one, other], set()), [1, 9, 12, 1, 1, 1, 3], ["no"])
    assert one.id not in world.figures
    do(solo._all_move(world, [one, other], set()))


@pytest.mark.rule("ahq.solo.attack.target-choice", "ahq.gm.character.uses-everything")
def test_a_specialist_aims_his_weapon_at_the_weakest() -> None:
    world = alone(heinrich=(5, 5), magnus=(5, 8))
    team = foe(world, "jezzail-team", (11, 6))
    do(solo.attack(world, team, moved=False), [2])
    assert told(world, ShotMissed)[0].target == "magnus"
    assert do(solo.attack(world, team, moved=False)).result, "it reloads"
    assert team.loaded
    team.at = (6, 5)
    assert do(solo._shoot(world, team, moved=False)).result is False, "not next to an enemy"


@pytest.mark.rule("ahq.solo.ranged-strategy.melee-clear-lines")
def test_the_lanes_of_the_shooters() -> None:
    world = alone(heinrich=(5, 5), sven=(9, 9))
    archer = foe(world, "goblin-archer", (9, 5))
    assert solo._lane(world, archer) == [(8, 5), (7, 5), (6, 5), (9, 6), (9, 7), (9, 8)]
    archer.at = (13, 9)
    lane = set(solo._lane(world, archer))
    assert {(12, 8), (11, 8), (9, 7), (12, 9), (11, 9), (10, 9)} <= lane


@pytest.mark.rule("ahq.solo.move.melee", "ahq.large-monster.base-and-move")
def test_a_large_monster_comes_as_near_as_the_nearest_of_its_squares() -> None:
    world = alone(heinrich=(9, 9))
    ogre = foe(world, "ogre", (2, 2))
    assert base_at(ogre, (4, 7)) == [(4, 7), (5, 7), (4, 8), (5, 8)]
    run = solo.move_to_attack(world, ogre, may_run=False)
    wanted = next(run, None)
    while wanted is not None:
        try:
            wanted = run.send(1)
        except StopIteration:
            wanted = None
    gap = min(steps_between(square, (9, 9)) for square in squares(ogre))
    assert gap == 12 - 7, "its south-eastern square leads"


@pytest.mark.rule("ahq.solo.move.ranged")
def test_a_shooter_takes_the_shortest_way_to_a_line_of_sight_and_stays_where_there_is_none() -> None:
    world = alone(heinrich=(12, 6))
    _, gate = side_room(world)
    archer = foe(world, "goblin-archer", (15, 8))
    do(solo._all_move(world, [archer], set()))
    assert archer.at == (14, 6)
    set_open(world, gate, False)
    archer.at = (18, 8)
    do(solo._all_move(world, [archer], set()))
    assert archer.at == (18, 8)


@pytest.mark.rule("ahq.solo.move.melee", "ahq.combat.run.distance")
def test_nobody_rolls_for_a_run_that_leads_nowhere() -> None:
    world = alone(heinrich=(16, 6))
    side_room(world)
    first, second = foe(world, "goblin", (13, 6)), foe(world, "goblin", (12, 6))
    blocker = foe(world, "goblin", (14, 6))
    settled(world)
    do(solo.move_to_attack(world, second, may_run=True))
    assert (first.at, second.at, blocker.at) == ((13, 6), (12, 6), (14, 6))


@pytest.mark.rule("ahq.solo.attack.always", "ahq.monster-ability.berserk.extra-attack")
def test_a_second_blow_falls_only_on_those_who_still_stand() -> None:
    world = alone(heinrich=(5, 5))
    heinrich, minotaur = world.figures["heinrich"], foe(world, "minotaur", (6, 5))
    minotaur.effects = [Effect("berserk", "combat")]
    heinrich.wounds = heinrich.fate = 0
    dice = damage_dice(minotaur, weapon(minotaur))
    assert fighter.attacks_of(minotaur) == 2
    do(solo.attack(world, minotaur, False), [10, 12, *[1] * (dice - 1)])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.solo.setup.objective", "ahq.gm.character.uses-everything")
def test_a_character_shoots_the_bow_and_the_arrows_it_was_given() -> None:
    world = alone(heinrich=(12, 5))
    world.figures["heinrich"].fate = 0
    assassin = foe(world, "assassin", (3, 5))
    arm(assassin, Item("magic-crossbow"))
    assert ranged.shots(assassin, moved=False) == [], "it takes a turn to load"
    arm(assassin, Item("magic-bow"))
    (shot,) = ranged.shots(assassin, moved=False)
    assert (shot.missile.id, shot.row, is_ranged(assassin)) == ("magic-bow", "", True)
    assert ranged.shots(assassin, moved=True) == []
    arm(assassin, Item("deadly-arrow", 2))
    (shot,) = ranged.shots(assassin, moved=False)
    assert shot.row == "deadly-arrow"


@pytest.mark.rule("ahq.solo.setup.objective")
@pytest.mark.parametrize(("row", "casts"), [("warp-weaver", True), ("assassin", False)])
def test_a_caster_uses_the_wand_that_it_was_given(row: str, casts: bool) -> None:
    world = alone(heinrich=(12, 5))
    weaver = foe(world, row, (3, 5))
    weaver.cast = {}
    weaver.items = [Item("wand", charges=2, spells=["flames-of-death"]), Item("scroll", spells=["courage"])]
    found = [spell.id for spell, _ in magic.sources(weaver, False)]
    assert found == (["flames-of-death"] if casts else []), "and nothing that does not harm"


@pytest.mark.rule("ahq.solo.setup.objective")
def test_a_character_drinks_the_potion_that_it_was_given() -> None:
    world = alone(heinrich=(12, 12))
    lord = foe(world, "mors-warlord", (3, 3))
    before, lord.items = damage_dice(lord, weapon(lord)), [Item("strength-potion"), Item("healing-potion")]
    lord.effects = [Effect("cowering", "turn", 9)]
    do(solo.phase(world), [5])
    assert [item.row for item in lord.items] == ["healing-potion"]
    assert damage_dice(lord, weapon(lord)) == before + 2
    lord.wounds = 1
    do(solo.phase(world), [5])
    assert lord.items == []
    assert effect(lord, "healing")


@pytest.mark.rule("ahq.solo.setup.objective", "ahq.treasure.dawnstone.fate-store")
def test_a_dawnstone_averts_the_death_of_the_character_who_has_it() -> None:
    world = alone(heinrich=(5, 5))
    lord = foe(world, "skaven-warlord", (6, 5))
    lord.items = [Item("dawnstone", charges=1)]
    do(hurt(world, lord, 2, "ahq.combat.melee.damage-dice"))
    assert (lord.wounds, fate_left(lord)) == (2, 1), "not for a scratch"
    do(hurt(world, lord, 2, "ahq.combat.melee.damage-dice"))
    assert (lord.wounds, fate_left(lord)) == (4, 0)
    do(hurt(world, lord, 4, "ahq.combat.melee.damage-dice"))
    assert lord.id not in world.figures


@pytest.mark.rule("ahq.solo.setup.objective")
@pytest.mark.parametrize(("wounds", "drinks"), [(3, False), (2, True)])
def test_a_potion_of_healing_is_drunk_when_half_of_the_wounds_are_lost(wounds: int, drinks: bool) -> None:
    world = alone(heinrich=(12, 12))
    lord = foe(world, "mors-warlord", (3, 3))
    lord.items, lord.wounds, lord.effects = [Item("healing-potion")], wounds, [Effect("cowering", "turn", 9)]
    assert lord.profile.wounds == 4
    do(solo.phase(world), [5])
    assert (lord.items == []) is drinks
