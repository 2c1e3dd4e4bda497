"""Ranged combat: conditions, hit rolls, criticals and fumbles, missiles found again."""

from __future__ import annotations

import pytest

from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import odds, ranged
from souterrain.games.ahq.combat.ranged import Shot
from souterrain.games.ahq.combat.sight import sight
from souterrain.games.ahq.events.blows import Harmed, ShotCritical, ShotFriend, ShotHit, ShotMissed
from souterrain.games.ahq.events.combat import Recovered
from souterrain.games.ahq.figures import Effect, Figure, Item, Missiles
from souterrain.games.ahq.values import bow_skill
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, first_ask, foe, hold, keys, settled
from tests.games.ahq.expedition import told


def arrow(world: World, row: str = "arrow") -> Shot:
    """Torallion's long bow with that arrow."""
    torallion = world.figures["torallion"]
    if count(torallion, row) == 0:
        torallion.items.append(Item(row))
    return next(shot for shot in ranged.shots(torallion, moved=False) if shot.row == row)


def archer(**others: tuple[int, int]) -> tuple[World, Figure]:
    world = arena("seat", True, torallion=(2, 5), **others)
    torallion = world.figures["torallion"]
    torallion.fate, torallion.hand = 0, "leafstar-bow"
    return world, torallion


@pytest.mark.rule("ahq.combat.ranged.needs-weapon")
def test_only_who_has_a_ranged_weapon_shoots() -> None:
    world = arena(heinrich=(2, 5), ladril=(2, 6))
    foe(world, "skaven-warrior", (5, 6))
    assert ranged.shots(world.figures["heinrich"], moved=False) == []
    assert ranged.shots(world.figures["ladril"], moved=False) == [], "his dagger is at his belt"
    hold(world.figures["ladril"], "dagger")
    (shot,) = ranged.shots(world.figures["ladril"], moved=False)
    assert (shot.missile.id, shot.row) == ("thrown-dagger", "dagger")


@pytest.mark.rule("ahq.combat.ranged.not-in-death-zone")
def test_no_shooting_from_a_death_zone_even_one_fixed_elsewhere_next_door() -> None:
    world, torallion = archer()
    near = foe(world, "skaven-warrior", (3, 5))
    settled(world)
    assert not ranged.may_shoot(world, torallion)
    near.fixed = "somebody"
    assert not ranged.may_shoot(world, torallion), "adjacent, though its zone lies elsewhere"
    near.at = (4, 5)
    settled(world)
    assert ranged.may_shoot(world, torallion)
    skeleton = foe(world, "skeleton", (3, 6))
    settled(world)
    assert skeleton.fixed == "torallion"
    assert not ranged.may_shoot(world, torallion), "a long weapon's zone reaches the diagonal"


@pytest.mark.rule("ahq.combat.ranged.range-count")
def test_range_is_rows_plus_columns() -> None:
    world, torallion = archer()
    skaven = foe(world, "skaven-warrior", (5, 9))
    assert ranged.range_to(world, torallion, skaven) == 7


@pytest.mark.rule("ahq.combat.ranged.needs-sight", "ahq.combat.los.required")
def test_what_cannot_be_seen_cannot_be_shot() -> None:
    world, torallion = archer()
    target = foe(world, "skaven-warrior", (10, 5))
    foe(world, "skaven-warrior", (6, 5))
    assert target not in [each for each, _ in ranged.targets(world, torallion, arrow(world))]


@pytest.mark.rule("ahq.combat.los.partial")
def test_partial_sight_counts_four_squares_more() -> None:
    world, torallion = archer()
    target = foe(world, "skaven-warrior", (11, 6))
    foe(world, "skaven-warrior", (10, 5))
    assert ranged.range_to(world, torallion, target) == 10 + 4
    assert odds.to_shoot(6, 10) == 7
    assert odds.to_shoot(6, 14) == 8


@pytest.mark.rule("ahq.combat.los.partial")
def test_the_four_squares_count_against_the_weapons_range_too() -> None:
    world, torallion = archer()
    torallion.at = (2, 2)
    short = Shot(BOOK.missiles["short-bow"], "arrow", BOOK.ammunition["arrow"])
    target = foe(world, "skaven-warrior", (13, 12))
    assert [far for _, far in ranged.targets(world, torallion, short)] == [21]
    foe(world, "skaven-warrior", (13, 11))
    assert sight(world, torallion, target) == "partial"
    assert target not in [each for each, _ in ranged.targets(world, torallion, short)], "25 is beyond its 24"


@pytest.mark.rule("ahq.combat.ranged.move-and-shoot")
def test_bows_need_a_standing_archer_thrown_weapons_do_not() -> None:
    world, torallion = archer()
    skaven = foe(world, "skaven-warrior", (8, 5))
    hold(torallion, "dagger")
    assert [shot.missile.id for shot in ranged.shots(torallion, moved=True)] == ["thrown-dagger"]
    hold(torallion, "leafstar-bow")
    assert ranged.shots(torallion, moved=True) == []
    seen = do(fighter.act(world, torallion), [11, 1, 1, 1, 1], [f"shoot:{skaven.id}:leafstar-bow:arrow"])
    assert len(seen.asked) == 1, "after the shot he may not move any more"


@pytest.mark.rule("ahq.combat.ranged.hit-roll", "ahq.combat-table.ranged.lookup", "ahq.setup.char.bow-skill")
@pytest.mark.parametrize(("distance", "need"), [(3, 4), (4, 5), (12, 5), (13, 6), (24, 6), (25, 7), (37, 8)])
def test_the_ranged_row_of_bow_skill_eight(distance: int, need: int) -> None:
    assert odds.to_shoot(8, distance) == need


@pytest.mark.rule("ahq.combat-table.ranged.lookup")
@pytest.mark.parametrize(("skill", "distance", "need"), [(6, 10, 7), (4, 40, 12), (3, 40, 13), (12, 1, 3), (-1, 2, 11)])
def test_the_ranged_table(skill: int, distance: int, need: int) -> None:
    assert odds.to_shoot(skill, distance) == need


@pytest.mark.rule("ahq.combat.ranged.hit-roll")
def test_the_targets_weapon_skill_does_not_matter() -> None:
    world, torallion = archer()
    champion = foe(world, "chaos-lord", (7, 5))
    assert bow_skill(torallion) == 9
    do(ranged.shoot(world, torallion, champion, arrow(world)), [4, 1, 1, 1, 1])
    assert told(world, ShotHit)[0].need == 4
    do(ranged.shoot(world, torallion, champion, arrow(world)), [3])
    assert told(world, ShotMissed)


@pytest.mark.rule("ahq.combat.ranged.critical")
def test_a_ranged_critical_halves_toughness_rounding_up() -> None:
    world, torallion = archer()
    skaven = foe(world, "skaven-warrior", (7, 5))
    do(ranged.shoot(world, torallion, skaven, arrow(world)), [12, 4, 3, 1, 1])
    assert told(world, ShotCritical)
    assert (told(world, Harmed)[0].toughness, told(world, Harmed)[0].wounds) == (4, 1)


@pytest.mark.rule("ahq.combat-table.ranged.no-critical-on-11-12")
def test_no_critical_where_eleven_is_needed() -> None:
    world, torallion = archer()
    torallion.profile.bow_skill = 3
    skaven = foe(world, "skaven-warrior", (7, 5))
    assert odds.to_shoot(bow_skill(torallion), 5) == 11
    do(ranged.shoot(world, torallion, skaven, arrow(world)), [12, 4, 6, 1, 7])
    assert not told(world, ShotCritical)
    assert told(world, Harmed)[0].toughness == 7


@pytest.mark.rule("ahq.combat.ranged.fumble")
def test_a_ranged_fumble_hits_a_friend_whom_the_targets_player_picks() -> None:
    world, torallion = archer(heinrich=(8, 5), sven=(7, 6))
    for name in ("heinrich", "sven"):
        world.figures[name].fate = 0
    skaven = foe(world, "skaven-warrior", (7, 5))
    seen = do(ranged.shoot(world, torallion, skaven, arrow(world)), [1, 12, 9, 1, 1, 1], ["who:heinrich"])
    assert seen.asked[0].seat == "gm"
    assert told(world, ShotFriend)[0].target == "heinrich"
    assert world.figures["heinrich"].wounds == 4 - 2


@pytest.mark.rule("ahq.combat.ranged.fumble")
def test_with_no_friend_near_a_fumble_just_misses() -> None:
    world, torallion = archer(heinrich=(10, 5))
    skaven = foe(world, "skaven-warrior", (7, 5))
    do(ranged.shoot(world, torallion, skaven, arrow(world)), [1])
    assert not told(world, ShotFriend)


@pytest.mark.rule("ahq.combat.ranged.ammunition")
def test_every_shot_uses_an_arrow_and_a_thrown_dagger_is_gone() -> None:
    world, torallion = archer()
    skaven = foe(world, "ogre", (5, 5))
    do(ranged.shoot(world, torallion, skaven, arrow(world)), [2])
    assert count(torallion, "arrow") == 11
    hold(torallion, "dagger")
    (throw,) = ranged.shots(torallion, moved=True)
    do(ranged.shoot(world, torallion, skaven, throw), [2])
    assert count(torallion, "dagger") == 0
    assert torallion.hand == "fists", "his sword stays where it is until the fight is over"


@pytest.mark.rule("ahq.combat.ranged.recovery")
def test_after_a_victory_arrows_come_back_on_ten_thrown_weapons_on_seven() -> None:
    world, torallion = archer()
    torallion.items = []
    assert world.combat is not None
    world.combat.missiles = [Missiles("torallion", "arrow", False)] * 3 + [Missiles("torallion", "axe", True)]
    do(ranged.recover(world), [9, 10, 12, 7])
    assert (count(torallion, "arrow"), count(torallion, "axe")) == (2, 1)
    assert [(each.count, each.of) for each in told(world, Recovered)] == [(2, 3), (1, 1)]


@pytest.mark.rule("ahq.weapon.ranged.long-bow-strength")
def test_a_long_bow_needs_strength_six() -> None:
    _world, torallion = archer()
    torallion.items, torallion.hand = [Item("long-bow"), Item("arrow", 6)], "long-bow"
    assert ranged.shots(torallion, moved=False) == []
    torallion.effects.append(Effect("strength-potion", "turn", 3, amount=2))
    assert [shot.missile.id for shot in ranged.shots(torallion, moved=False)] == ["long-bow"]


@pytest.mark.rule("ahq.weapon.ranged.crossbow-reload")
def test_a_crossbow_takes_a_turn_to_reload() -> None:
    world, torallion = archer()
    torallion.items, torallion.hand = [Item("crossbow"), Item("bolt", 6)], "crossbow"
    ogre = foe(world, "ogre", (9, 5))
    do(fighter.act(world, torallion), [2], [f"shoot:{ogre.id}:crossbow:bolt"])
    offered = keys(first_ask(fighter.act(world, torallion)))
    assert "reload" in offered
    assert not any(key.startswith("shoot") for key in offered)
    seen = do(fighter.act(world, torallion), [], ["reload"])
    assert len(seen.asked) == 1, "the whole turn is spent"
    assert any(key.startswith("shoot") for key in keys(first_ask(fighter.act(world, torallion))))


@pytest.mark.rule("ahq.treasure.magic-arrows.deadly")
def test_a_deadly_arrow_adds_a_damage_die() -> None:
    world, torallion = archer()
    ogre = foe(world, "ogre", (6, 5))
    do(ranged.shoot(world, torallion, ogre, arrow(world, "deadly-arrow")), [9, 1, 1, 1, 1, 1])
    assert told(world, Harmed)[0].dice == 5


@pytest.mark.rule("ahq.treasure.magic-arrows.true-flight")
def test_an_arrow_of_true_flight_needs_no_hit_roll() -> None:
    world, torallion = archer()
    ogre = foe(world, "ogre", (6, 5))
    do(ranged.shoot(world, torallion, ogre, arrow(world, "true-flight-arrow")), [1, 1, 1, 8])
    assert ogre.wounds == 8
    ogre.at = (3, 5)
    settled(world)
    assert not ranged.may_shoot(world, torallion)


@pytest.mark.rule("ahq.treasure.magic-arrows.assassin")
def test_an_assassins_arrow_wounds_and_rolls_again_from_ten() -> None:
    world, torallion = archer()
    knight = foe(world, "undead-skaven", (6, 5))
    knight.wounds = knight.profile.wounds = 4
    knight.profile.toughness = 11
    do(ranged.shoot(world, torallion, knight, arrow(world, "assassin-arrow")), [9, 10, 4, 7, 1, 3])
    assert knight.wounds == 3


@pytest.mark.rule("ahq.treasure.magic-arrows.ordinary-ranged-rules", "ahq.treasure.table.magic-arrows")
def test_magic_arrows_fly_from_bows_and_magic_bolts_from_crossbows() -> None:
    world, torallion = archer()
    torallion.items, torallion.hand = [Item("bow"), Item("deadly-bolt"), Item("assassin-arrow")], "bow"
    assert [shot.row for shot in ranged.shots(torallion, moved=False)] == ["assassin-arrow"]
    assert world.combat is not None
    world.combat.missiles = [Missiles("torallion", "assassin-arrow", False)]
    do(ranged.recover(world), [10])
    assert count(torallion, "assassin-arrow") == 2


@pytest.mark.rule("ahq.treasure.magic-bow.type-restrictions", "ahq.treasure.table.magic-bow")
def test_magic_bows_keep_the_limits_of_their_kind() -> None:
    _world, torallion = archer()
    torallion.items, torallion.hand = [Item("magic-long-bow"), Item("arrow", 3)], "magic-long-bow"
    assert ranged.shots(torallion, moved=False) == []
    torallion.items, torallion.hand = [Item("elven-power-bow"), Item("arrow", 3)], "elven-power-bow"
    (shot,) = ranged.shots(torallion, moved=False)
    assert (shot.missile.range, ranged.dice_of(shot)) == (48, 6)
    assert BOOK.missiles["magic-crossbow"].reload == 1


@pytest.mark.rule("ahq.magic.wizard.dagger-only", "ahq.combat.ranged.needs-weapon")
def test_a_wizard_throws_nothing_but_daggers() -> None:
    world = arena(magnus=(2, 5))
    magnus = world.figures["magnus"]
    magnus.items = [Item("dagger"), Item("axe"), Item("short-bow"), Item("arrow", 3)]
    found = {row: [shot.row for shot in _held(magnus, row)] for row in ("dagger", "axe", "short-bow")}
    assert found == {"dagger": ["dagger"], "axe": [], "short-bow": []}


def _held(figure: Figure, row: str) -> list[Shot]:
    figure.hand = row
    return ranged.shots(figure, moved=False)


@pytest.mark.rule("ahq.combat-table.ranged.lookup")
def test_a_shot_that_needs_a_twelve_may_be_tried_one_that_needs_more_may_not() -> None:
    world, torallion = archer()
    torallion.at, torallion.profile.bow_skill = (2, 2), 1
    near, far = foe(world, "skaven-warrior", (8, 2)), foe(world, "skaven-warrior", (9, 13))
    assert odds.to_shoot(bow_skill(torallion), 6) == 12
    assert [target for target, _ in ranged.targets(world, torallion, arrow(world))] == [near]
    assert far in [target for target, _ in ranged.targets(world, torallion, arrow(world, "true-flight-arrow"))]


@pytest.mark.rule("ahq.combat.fate.turn-failure-into-success", "ahq.combat.ranged.fumble")
@pytest.mark.parametrize("die", [1, 3])
def test_fate_turns_a_miss_or_a_fumble_into_a_plain_hit(die: int) -> None:
    world, torallion = archer(heinrich=(8, 5))
    torallion.fate = 1
    skaven = foe(world, "skaven-warrior", (7, 5))
    do(ranged.shoot(world, torallion, skaven, arrow(world)), [die, 7, 1, 1, 1], ["yes"])
    assert (skaven.wounds, torallion.fate) == (2, 0)
    assert told(world, Harmed)[0].toughness == 7, "not a critical"
    assert not told(world, ShotFriend)


@pytest.mark.rule("ahq.combat.ranged.ammunition", "ahq.combat.ranged.recovery")
def test_what_was_thrown_is_remembered_for_the_end_of_the_fight() -> None:
    world, torallion = archer()
    ogre = foe(world, "ogre", (5, 5))
    torallion.items = [Item("dagger"), Item("dagger"), Item("bow"), Item("arrow")]
    torallion.hand = "bow"
    (shot,) = ranged.shots(torallion, moved=False)
    torallion.hand = "dagger"
    (throw,) = ranged.shots(torallion, moved=False)
    do(ranged.shoot(world, torallion, ogre, throw), [2])
    assert torallion.hand == "dagger", "he has another"
    do(ranged.shoot(world, torallion, ogre, shot), [2])
    do(ranged.shoot(world, torallion, ogre, throw), [2])
    assert torallion.hand == "fists"
    assert world.combat is not None
    assert [(each.row, each.thrown) for each in world.combat.missiles] == [
        ("dagger", True),
        ("arrow", False),
        ("dagger", True),
    ]
    seen = do(ranged.recover(world), [6, 7, 12])
    assert [roll.wants for roll, _ in seen.rolled] == [7, 7, 10]
    assert (torallion.hand, count(torallion, "dagger"), count(torallion, "arrow")) == ("dagger", 1, 1)


@pytest.mark.rule("ahq.combat.ranged.recovery")
def test_a_thrown_weapon_comes_back_to_the_belt_of_one_who_holds_another() -> None:
    world, torallion = archer()
    assert world.combat is not None
    world.combat.missiles = [
        Missiles("torallion", "dagger", True),
        Missiles("torallion", "arrow", False),
        Missiles("gone", "axe", True),
    ]
    do(ranged.recover(world), [7, 10])
    assert torallion.hand == "leafstar-bow"
    torallion.hand, world.combat.missiles = "fists", [Missiles("torallion", "arrow", False)]
    do(ranged.recover(world), [10])
    assert torallion.hand == "fists"


@pytest.mark.rule("ahq.combat.ranged.fumble")
def test_a_large_friend_is_near_with_any_of_its_squares() -> None:
    world = arena(heinrich=(9, 5))
    archer_, ogre = foe(world, "goblin-archer", (2, 5)), foe(world, "ogre", (6, 7))
    do(ranged.shoot(world, archer_, world.figures["heinrich"], ranged.shots(archer_, False)[0]), [1])
    assert not told(world, ShotFriend)
    ogre.at = (6, 5)
    do(ranged.shoot(world, archer_, world.figures["heinrich"], ranged.shots(archer_, False)[0]), [1, 1, 1, 8])
    assert told(world, ShotFriend)
    assert ogre.wounds == 8


def test_the_odds_of_a_shot_are_exact() -> None:
    """Torallion at five squares needs 4; his four dice against Toughness 7 and one Wound left; a 12 halves it."""
    world, torallion = archer()
    skaven = foe(world, "skaven-warrior", (7, 5))
    skaven.wounds = 1
    plain, weak = 1 - (6 / 12) ** 4, 1 - (3 / 12) ** 4
    facts = ranged.note(torallion, skaven, arrow(world), 5).args
    assert facts["need"] == 4
    assert facts["hit"] == 75
    assert facts["kill"] == round((plain * 8 + weak) / 12 * 100)
    assert (facts["dice"], facts["toughness"]) == (4, 7)
    sure = ranged.note(torallion, skaven, arrow(world, "true-flight-arrow"), 5).args
    assert (sure["need"], sure["hit"], sure["kill"]) == (1, 100, round(plain * 100))
    torallion.profile.bow_skill = 3
    starred = ranged.note(torallion, skaven, arrow(world), 5).args
    assert (starred["need"], starred["hit"], starred["kill"]) == (11, 17, round(plain * 2 / 12 * 100))
    skaven.profile.toughness = 11
    tough = 1 - (10 / 12) ** 4
    assert ranged.note(torallion, skaven, arrow(world, "true-flight-arrow"), 5).args["kill"] == round(tough * 100)
    assert ranged.note(torallion, skaven, arrow(world), 5).args["kill"] == round(tough * 2 / 12 * 100)
    deadly = ranged.note(torallion, foe(world, "bloodthirster", (10, 10)), arrow(world, "deadly-arrow"), 5).args
    assert deadly["dice"] == 5


@pytest.mark.rule("ahq.monster-ability.invulnerable.exceptions", "ahq.treasure.magic-bow.type-restrictions")
def test_a_magic_bow_hurts_the_invulnerable_with_any_arrow() -> None:
    world, torallion = archer()
    daemon = foe(world, "bloodthirster", (9, 5))
    before = daemon.wounds
    torallion.items = [Item("bow"), Item("magic-bow"), Item("arrow", 3), Item("deadly-arrow")]
    plain, deadly = _held(torallion, "bow")
    magic, both = _held(torallion, "magic-bow")
    assert [ranged.is_magic(shot) for shot in (plain, deadly, magic, both)] == [False, True, True, True]
    do(ranged.shoot(world, torallion, daemon, plain), [9, 10, 1, 1])
    assert daemon.wounds == before
    do(ranged.shoot(world, torallion, daemon, magic), [9, 10, 1, 1, 1])
    assert daemon.wounds == before - 1


@pytest.mark.rule("ahq.combat.ranged.fumble", "ahq.solo.roles")
def test_alone_the_leaders_player_picks_the_friend_whom_a_stray_arrow_hits() -> None:
    world = arena("solo", True, torallion=(2, 5), heinrich=(8, 5), sven=(7, 6))
    world.leader = "sven"
    for figure in world.figures.values():
        figure.fate = 0
    skaven = foe(world, "skaven-warrior", (7, 5))
    hold(world.figures["torallion"], "leafstar-bow")
    seen = do(ranged.shoot(world, world.figures["torallion"], skaven, arrow(world)), [1, 1, 1, 1, 1], ["who:sven"])
    assert seen.asked[0].seat == "p3"


@pytest.mark.rule("ahq.combat.ranged.fumble")
def test_nobody_shoots_himself() -> None:
    world, torallion = archer()
    skaven = foe(world, "skaven-warrior", (4, 5))
    do(ranged.shoot(world, torallion, skaven, arrow(world)), [1])
    assert not told(world, ShotFriend)
