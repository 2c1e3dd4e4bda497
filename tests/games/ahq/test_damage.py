"""Wounds, Fate Points, fainting and death."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import items, upkeep
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.belongings import fate_left, spend_fate
from souterrain.games.ahq.combat import damage, melee
from souterrain.games.ahq.combat.damage import kill
from souterrain.games.ahq.events.blows import Died, FateTurned, FateUndid, KnockedOut
from souterrain.games.ahq.events.combat import SteppedIn
from souterrain.games.ahq.figures import Effect, Item, end_of_turn, henchman
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, first_ask, foe, give, keys, settled
from tests.games.ahq.deeds import done, options
from tests.games.ahq.expedition import man_at_arms, room, told

RULE = "ahq.combat.melee.damage-dice"


def wounded(world: World, who: str, wounds: int, answers: list[str] | None = None) -> None:
    do(damage.hurt(world, world.figures[who], wounds, RULE), answers=answers)


@pytest.mark.rule("ahq.combat.fate.cancel-damage", "ahq.setup.char.fate")
def test_fate_undoes_all_damage_of_the_turn() -> None:
    world = arena()
    wounded(world, "heinrich", 6, ["yes"])
    heinrich = world.figures["heinrich"]
    assert (heinrich.wounds, heinrich.fate) == (4, 1)
    assert told(world, FateUndid)[0].wounds == 6


@pytest.mark.rule("ahq.combat.fate.cancel-damage", "ahq.combat.fate.any-number")
def test_each_new_hit_of_the_turn_needs_another_point() -> None:
    world = arena()
    wounded(world, "heinrich", 2, ["yes"])
    wounded(world, "heinrich", 1, ["no"])
    wounded(world, "heinrich", 2, ["yes"])
    heinrich = world.figures["heinrich"]
    assert (heinrich.wounds, heinrich.fate) == (4, 0), "the second point undid both later hits"


@pytest.mark.rule("ahq.combat.fate.cancel-damage")
def test_what_was_undone_once_is_not_given_back_twice() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.wounds = 2
    wounded(world, "heinrich", 1, ["yes"])
    wounded(world, "heinrich", 1, ["yes"])
    assert heinrich.wounds == 2, "the Wounds of earlier turns are not healed"


@pytest.mark.rule("ahq.combat.fate.current-turn-only")
def test_fate_cannot_reach_into_an_earlier_turn() -> None:
    world = arena()
    wounded(world, "heinrich", 2, ["no"])
    end_of_turn(world)
    world.turn += 1
    wounded(world, "heinrich", 1, ["yes"])
    assert world.figures["heinrich"].wounds == 2


@pytest.mark.rule("ahq.combat.fate.turn-failure-into-success")
def test_fate_turns_a_miss_into_a_plain_hit_without_a_riposte() -> None:
    world = arena()
    heinrich, skaven = world.figures["heinrich"], foe(world, "skaven-warrior", (6, 5))
    do(melee.attack(world, heinrich, skaven), [4, 1, 1, 1, 8], ["yes"])
    assert skaven.wounds == 2
    do(melee.attack(world, heinrich, skaven), [1, 1, 1, 1, 8], ["yes"])
    assert (skaven.wounds, heinrich.fate, heinrich.wounds) == (1, 0, 4)
    assert len(told(world, FateTurned)) == 2


@pytest.mark.rule("ahq.combat.fate.not-lendable")
def test_nobody_is_asked_to_spend_fate_for_another() -> None:
    world = arena(heinrich=(5, 5), sven=(5, 6))
    world.figures["heinrich"].fate = 0
    wounded(world, "heinrich", 4)
    assert world.figures["heinrich"].wounds == 0
    assert world.figures["sven"].fate == 2


@pytest.mark.rule("ahq.combat.fate.starting-number")
def test_with_no_fate_left_a_hero_can_die() -> None:
    world = arena()
    world.figures["heinrich"].fate = 0
    wounded(world, "heinrich", 5)
    assert "heinrich" not in world.figures
    assert arena().figures["heinrich"].fate == 2


@pytest.mark.rule("ahq.combat.fate.henchmen")
def test_a_sergeant_has_a_fate_point_a_man_at_arms_none() -> None:
    world = arena()
    sergeant = henchman("sergeant", "sergeant-1", "heinrich", "p1", (7, 7))
    world.figures[sergeant.id] = sergeant
    wounded(world, sergeant.id, 4, ["yes"])
    assert sergeant.wounds == 3
    man = man_at_arms(world, (8, 8))
    wounded(world, man.id, 4)
    assert man.id not in world.figures


@pytest.mark.rule("ahq.combat.death.hero-ko-at-zero", "ahq.setup.char.wounds")
def test_a_hero_faints_at_zero_and_dies_below() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    wounded(world, "heinrich", 4)
    assert heinrich.wounds == 0
    assert told(world, KnockedOut)
    wounded(world, "heinrich", 1)
    assert "heinrich" not in world.figures
    assert [each.moment for each in told(world, Died)] == ["death"]
    assert world.fallen == [heinrich]


@pytest.mark.rule("ahq.combat.death.monster-henchman")
def test_monsters_and_henchmen_die_at_zero() -> None:
    world = arena()
    skaven, man = foe(world, "skaven-warrior", (8, 8)), man_at_arms(world, (9, 9))
    for figure in (skaven, man):
        wounded(world, figure.id, 3)
        assert figure.id not in world.figures
    assert [each.moment for each in told(world, Died)] == ["slain", "slain"]


@pytest.mark.rule("ahq.combat.death.killer-may-step-in")
@pytest.mark.parametrize(("answer", "at"), [("yes", (6, 5)), ("no", (5, 5))])
def test_the_killer_may_take_the_square_of_the_dead(answer: str, at: tuple[int, int]) -> None:
    world = arena()
    heinrich, skaven = world.figures["heinrich"], foe(world, "skaven-warrior", (6, 5))
    foe(world, "skaven-warrior", (13, 13))
    skaven.wounds = 1
    do(melee.attack(world, heinrich, skaven), [9, 1, 1, 1, 8], [answer])
    assert heinrich.at == at
    assert bool(told(world, SteppedIn)) is (answer == "yes")


@pytest.mark.rule("ahq.combat.death.killer-may-step-in")
def test_stepping_in_is_free_and_the_move_is_still_owed() -> None:
    world = arena()
    skaven = foe(world, "skaven-warrior", (6, 5))
    foe(world, "skaven-warrior", (13, 13))
    skaven.wounds = 1
    answers = [f"attack:{skaven.id}", "yes", "go:12,5"]
    seen = do(fighter.act(world, world.figures["heinrich"]), [9, 1, 1, 1, 8], answers)
    assert world.figures["heinrich"].at == (12, 5)
    assert seen.asked


@pytest.mark.rule("ahq.combat.death.hero-goods")
def test_a_dead_heros_goods_lie_where_he_fell_and_block_nothing() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate, heinrich.gold = 0, 30
    wounded(world, "heinrich", 9)
    (pile,) = world.here.piles
    assert (pile.at, pile.gold, pile.body) == ((5, 5), 30, "heinrich")
    assert {item.row for item in pile.items} >= {"sword", "mail", "shield", "rope"}


@pytest.mark.rule("ahq.combat.ko.helpless")
def test_the_fallen_do_nothing_but_may_spend_fate() -> None:
    world = arena(heinrich=(5, 5), sven=(9, 9))
    heinrich = world.figures["heinrich"]
    foe(world, "skaven-warrior", (6, 5))
    heinrich.wounds = 0
    do(fighter.act(world, heinrich))
    wounded(world, "heinrich", 1, ["yes"])
    assert heinrich.wounds == 0
    assert heinrich.fate == 1


@pytest.mark.rule("ahq.combat.ko.drag")
def test_a_hero_drags_a_fallen_companion_three_squares() -> None:
    world = arena(sven=(6, 5), magnus=(5, 5))
    foe(world, "skaven-warrior", (13, 13))
    world.figures["magnus"].wounds = 0
    seen = do(fighter.act(world, world.figures["sven"]), [], ["drag:magnus", "go:9,5", "done"])
    assert world.figures["magnus"].at == (8, 5)
    assert "go:10,5" not in keys(seen.asked[1])
    man = man_at_arms(world, (8, 6), "sven")
    assert "drag:magnus" not in keys(first_ask(fighter.act(world, man)))


@pytest.mark.rule("ahq.combat.ko.potion", "ahq.treasure.potion.healing.heals-next-turn")
def test_a_potion_wakes_a_fallen_hero_at_the_start_of_the_next_turn() -> None:
    world = arena(heinrich=(5, 5), sven=(6, 5))
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    foe(world, "skaven-warrior", (13, 13))
    heinrich.wounds = 0
    sven.items.append(Item("healing-potion"))
    do(fighter.act(world, sven), [], ["aid:heinrich", "done"])
    do(upkeep.begin_turn(world))
    assert heinrich.wounds == 0, "not in the same turn"
    world.turn += 1
    do(upkeep.begin_turn(world))
    assert heinrich.wounds == 4


@pytest.mark.rule("ahq.combat.ko.potion")
def test_no_potion_while_a_death_zone_holds_either_of_them() -> None:
    world = arena(heinrich=(5, 5), sven=(6, 5))
    world.figures["heinrich"].wounds = 0
    man = man_at_arms(world, (5, 6))
    man.items.append(Item("healing-potion"))
    assert options(items.aids(world, man)), "henchmen may do it"
    foe(world, "skaven-warrior", (4, 5))
    settled(world)
    assert not options(items.aids(world, man))


@pytest.mark.rule("ahq.treasure.dawnstone.fate-store", "ahq.treasure.dawnstone.no-refill")
def test_a_dawnstone_is_spent_like_ones_own_fate_and_never_filled() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    heinrich.items.append(Item("dawnstone", charges=5))
    assert fate_left(heinrich) == 5
    wounded(world, "heinrich", 9, ["yes"])
    assert (heinrich.wounds, fate_left(heinrich), heinrich.fate_most) == (4, 4, 2)


@pytest.mark.rule("ahq.treasure.potion.healing.not-the-dead")
def test_a_potion_does_not_raise_the_dead() -> None:
    world = arena(heinrich=(5, 5), sven=(6, 5))
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    heinrich.fate = 0
    sven.items.append(Item("healing-potion"))
    items.drink_healing(world, heinrich, heinrich, "healing-potion")
    wounded(world, "heinrich", 5)
    world.turn += 1
    do(upkeep.begin_turn(world))
    assert "heinrich" not in world.figures
    assert not options(items.aids(world, sven))


@pytest.mark.rule("ahq.treasure.potion.healing.heals-next-turn")
def test_damage_before_the_potion_works_still_kills() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate, heinrich.wounds = 0, 1
    heinrich.items.append(Item("healing-potion"))
    do(done(items.deeds(world, heinrich), "use:healing-potion"))
    wounded(world, "heinrich", 2)
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.combat.ko.potion", "ahq.treasure.potion.healing.averts-poison")
def test_no_potion_is_handed_through_a_wall() -> None:
    world = arena("seat", False, heinrich=(13, 8), sven=(14, 8))
    room(world, 14, 6)
    heinrich, sven = world.figures.values()
    give(heinrich, "healing-potion")
    sven.wounds = 0
    assert options(items.aids(world, heinrich)) == []
    sven.wounds = 4
    assert not do(items.antidote(world, sven, "ahq.hazard.fountain.poison-no-fate")).result
    sven.at = (12, 8)
    assert do(items.antidote(world, sven, "ahq.hazard.fountain.poison-no-fate"), [], ["yes"]).result


@pytest.mark.rule("ahq.trap.poison-dart", "ahq.combat.death.hero-ko-at-zero")
def test_what_drops_wounds_to_zero_does_not_kill_one_who_has_none_left() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.wounds, heinrich.fate = 0, 0
    assert not do(damage.fell(world, heinrich, RULE)).result
    assert "heinrich" in world.figures


@pytest.mark.rule("ahq.combat.fate.cancel-damage", "ahq.combat.death.hero-ko-at-zero")
@pytest.mark.parametrize(("wounds", "offer"), [(3, "fate-wound"), (4, "fate-faint"), (5, "fate-death")])
def test_the_offer_of_fate_says_what_is_at_stake(wounds: int, offer: str) -> None:
    world = arena()
    seen = do(damage.hurt(world, world.figures["heinrich"], wounds, RULE), [], ["yes"])
    assert seen.asked[0].text.id == f"offer-{offer}"


@pytest.mark.rule("ahq.combat.death.hero-ko-at-zero", "ahq.combat.death.monster-henchman")
def test_every_death_names_its_rule() -> None:
    world = arena()
    heinrich, man = world.figures["heinrich"], man_at_arms(world, (5, 6))
    heinrich.fate = 0
    do(damage.hurt(world, man, 3, RULE))
    do(damage.hurt(world, heinrich, 5, RULE))
    assert [death.rule for death in told(world, Died)] == [
        "ahq.combat.death.monster-henchman",
        "ahq.combat.death.hero-ko-at-zero",
    ]


@pytest.mark.rule("ahq.combat.death.hero-goods")
def test_a_hero_always_leaves_a_body_others_only_what_they_had() -> None:
    world = arena("seat", False)
    heinrich = world.figures["heinrich"]
    heinrich.items, heinrich.worn = [], []
    poor, rich = man_at_arms(world, (5, 6)), man_at_arms(world, (5, 7))
    poor.items, poor.worn = [], []
    rich.items, rich.worn, rich.gold = [], [], 7
    for figure in (poor, rich, heinrich):
        do(damage.kill(world, figure, RULE))
    assert [(pile.at, pile.gold, pile.body) for pile in world.here.piles] == [
        ((5, 7), 7, rich.id),
        ((5, 5), 0, "heinrich"),
    ]


@pytest.mark.rule("ahq.gm.character.unique", "ahq.tobaro.objective")
def test_a_slain_character_is_remembered_and_an_escaped_one_frees_its_enemies() -> None:
    world = arena(heinrich=(5, 5), sven=(5, 7))
    heinrich, sven = world.figures.values()
    assassin, monk = foe(world, "assassin", (6, 5)), foe(world, "plague-monk", (6, 7))
    settled(world)
    assert (heinrich.fixed, sven.fixed) == (assassin.id, monk.id)
    world.counters.hand = ["escape"]
    assert do(damage.slip_away(world, assassin), [], ["yes"]).result
    assert heinrich.fixed == ""
    do(damage.kill(world, monk, RULE))
    assert sven.fixed == ""
    assert world.progress.slain == world.counters.slain == ["plague-monk"]
    warrior = foe(world, "skaven-warrior", (6, 7))
    do(damage.kill(world, warrior, RULE))
    assert world.progress.slain == ["plague-monk"]


@pytest.mark.rule("ahq.treasure.dawnstone.fate-store", "ahq.hazard.fountain.drink")
def test_lent_fate_goes_first_and_only_a_dawnstone_lends_more() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.items = [Item("wand", charges=3, spells=["choke"]), Item("dawnstone", charges=2)]
    heinrich.lent_fate, heinrich.fate = 1, 1
    assert fate_left(heinrich) == 4
    left = []
    for _ in range(4):
        spend_fate(heinrich)
        left.append((heinrich.lent_fate, heinrich.fate, heinrich.items[1].charges))
    assert left == [(0, 1, 2), (0, 0, 2), (0, 0, 1), (0, 0, 0)]
    assert heinrich.items[0].charges == 3


@pytest.mark.rule("ahq.combat.end.loot")
def test_a_magic_weapon_of_a_slain_monsters_card_is_found_and_no_other() -> None:
    world = arena()
    assert world.combat is not None
    for row in ("skaven-warlord", "mors-warlord", "orc"):
        do(kill(world, foe(world, row, (9, 3)), "ahq.combat.death.monster-henchman"))
    assert [item.row for item in world.combat.loot] == ["magic-halberd", "runesword"]
    prisoner = foe(world, "skaven-warlord", (9, 9))
    prisoner.effects = [Effect("unarmed", "expedition")]
    do(kill(world, prisoner, "ahq.combat.death.monster-henchman"))
    assert len(world.combat.loot) == 2


@pytest.mark.rule("ahq.combat.ko.helpless", "ahq.combat.death-zone.release")
def test_whoever_was_fixed_on_by_one_who_faints_is_free() -> None:
    world = arena(heinrich=(5, 5), sven=(6, 6))
    heinrich, sven = world.figures.values()
    skaven = foe(world, "skaven-warrior", (6, 5))
    skaven.fixed, heinrich.fixed, sven.fixed, heinrich.fate = "sven", skaven.id, skaven.id, 0
    do(damage.fell(world, heinrich, "ahq.trap.poison-dart"))
    assert heinrich.fixed == "", "he threatens nobody any more"
    assert sven.fixed == skaven.id
