"""Traps: noticing, disarming, and what each of them does."""

from __future__ import annotations

import pytest

from souterrain.core.grid import Square, edge
from souterrain.games.ahq import actions, gas, hazards, magic, marches, moves, ranged, roaming, trap_effects, traps
from souterrain.games.ahq.catalogue import ARMOUR, TRAPS, WEAPONS
from souterrain.games.ahq.events_combat import Harmed
from souterrain.games.ahq.events_traps import (
    Bolts,
    FireballFades,
    HeldDown,
    LimbLost,
    SkilledHands,
    TrapDisarmed,
    TrapLeft,
    TrapSpotted,
    TrapSprung,
)
from souterrain.games.ahq.figures import (
    Effect,
    Figure,
    Item,
    Trap,
    bow_skill,
    carried,
    effect,
    exploration_move,
    hero,
    may_wear,
    may_wield,
    speed,
    strength,
    weapon_skill,
)
from souterrain.games.ahq.ground import redraw
from souterrain.games.ahq.sight import between
from souterrain.games.ahq.world import Chest, World
from tests.games.ahq.arena import arena, do, foe, hall
from tests.games.ahq.expedition import START, door, expedition, man_at_arms, of_kind, room, told


def explorer(**heroes: Square) -> tuple[World, Figure]:
    world = arena("seat", False, **(heroes or {"heinrich": (5, 5)}))
    for figure in world.figures.values():
        figure.fate = 0
    return world, next(iter(world.figures.values()))


def spring(
    world: World,
    victim: Figure,
    trap: str,
    dice: list[int | str],
    answers: list[str] | None = None,
    where: str = "floor",
) -> None:
    do(traps.spring(world, victim, TRAPS[trap], where), dice, answers)  # type: ignore[arg-type]


# --- the table, noticing and disarming


@pytest.mark.rule("ahq.trap.type.column", "ahq.explore.trap.type-roll")
def test_the_columns_of_the_trap_table() -> None:
    assert (traps.BY_FLOOR[3].id, traps.BY_CHEST[3].id) == ("portcullis", "gas")
    assert (traps.BY_FLOOR[9].id, traps.BY_CHEST[9].id) == ("alarm", "soul-stealer")
    assert sorted(traps.BY_FLOOR) == sorted(traps.BY_CHEST) == list(range(1, 13))
    world, heinrich = explorer()
    seen = do(traps.trigger(world, heinrich, "floor"), [2, 12], ["leave", "5,3"])
    assert [roll.by for roll, _ in seen.rolled] == ["gm", "p1"]


@pytest.mark.rule("ahq.explore.trap.spot")
@pytest.mark.parametrize(("die", "noticed"), [(10, True), (9, False)])
def test_a_gas_trap_is_noticed_on_ten(die: int, noticed: bool) -> None:
    world, heinrich = explorer()
    assert do(traps.spots(world, heinrich, TRAPS["gas"]), [die]).result is noticed
    assert bool(told(world, TrapSpotted)) is noticed


@pytest.mark.rule("ahq.explore.trap.spot", "ahq.hazard.npc.rogue-traps")
def test_a_dwarf_notices_more_and_a_rogue_gets_in_the_way() -> None:
    world, sven = explorer(sven=(5, 5))
    assert traps.bonus(world, sven) == 2
    rogue = man_at_arms(world, (9, 9), "sven")
    rogue.row = "rogue"
    assert traps.bonus(world, sven) == 1
    heinrich = hero("heinrich", "p1", (6, 6))
    world.figures["heinrich"] = heinrich
    heinrich.fate = 0
    assert not do(traps.spots(world, heinrich, TRAPS["man-trap"]), [7]).result


@pytest.mark.rule("ahq.explore.trap.disarm.roll")
@pytest.mark.parametrize(("die", "done"), [(6, True), (5, False)])
def test_a_man_trap_is_disarmed_on_six(die: int, done: bool) -> None:
    world, heinrich = explorer()
    dice: list[int | str] = [die] if done else [die, 1, 1, 1, 1]
    do(traps.disarm(world, heinrich, TRAPS["man-trap"], "floor"), dice)
    assert bool(told(world, TrapDisarmed)) is done
    assert bool(told(world, TrapSprung)) is not done


@pytest.mark.rule("ahq.explore.trap.disarm.natural-twelve")
def test_a_natural_twelve_teaches_for_good() -> None:
    world, heinrich = explorer()
    do(traps.disarm(world, heinrich, TRAPS["gas"], "chest"), [12])
    assert told(world, SkilledHands)[0].bonus == 1
    do(traps.disarm(world, heinrich, TRAPS["gas"], "chest"), [6])
    assert len(told(world, TrapDisarmed)) == 2


@pytest.mark.rule("ahq.explore.trap.disarm.natural-one")
def test_a_natural_one_costs_a_wound_more() -> None:
    world, heinrich = explorer()
    do(traps.disarm(world, heinrich, TRAPS["stake"], "chest"), [1, 9, 8, 1, 1])
    assert heinrich.wounds == 4 - 2 - 1


@pytest.mark.rule("ahq.explore.trap.leave-alone.chest", "ahq.explore.trap.disarm.any-hero")
def test_a_trapped_chest_stays_shut_until_any_hero_disarms_it() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(5, 7))
    hall(world).chest = Chest((5, 6))
    redraw(world.here)
    result = do(traps.face(world, heinrich, "gas", "chest"), [10], ["leave"]).result
    assert result is False
    chest = hall(world).chest
    assert chest is not None
    assert chest.trap == "gas"
    (option,) = traps.options(world, world.figures["sven"], True)
    do(traps.act(world, world.figures["sven"], option.key), [5])
    assert chest.trap == ""
    assert told(world, TrapDisarmed), "5 + 2 for the Dwarf"


@pytest.mark.rule("ahq.explore.trap.leave-alone.square")
def test_a_trap_left_alone_bars_its_square_and_those_around() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(5, 6))
    do(traps.face(world, heinrich, "gas", "floor"), [10], ["leave", "5,3", "5,7"])
    assert moves.barred(world) == {(5, 5), (4, 5), (6, 5), (5, 4), (5, 6)}
    assert (heinrich.at, world.figures["sven"].at) == ((5, 3), (5, 7))
    ways = moves.ways(world, heinrich, 12)
    assert (5, 4) not in ways
    (option,) = traps.options(world, heinrich, False)
    do(traps.act(world, heinrich, option.key), [7])
    assert moves.barred(world) == set()


@pytest.mark.rule("ahq.trap.quest-location.preset", "ahq.explore.trap.only-heroes-trigger")
def test_a_preset_trap_needs_no_type_roll() -> None:
    world, heinrich = explorer()
    do(traps.face(world, heinrich, "crossfire", "floor"), [7, 4, 1, 1, 1])
    assert told(world, TrapSprung)[0].trap == "crossfire"


# --- pits


@pytest.mark.rule("ahq.trap.pit.no-disarm")
def test_a_pit_noticed_bars_only_its_own_square() -> None:
    world, heinrich = explorer()
    do(traps.face(world, heinrich, "pit", "floor"), [5], ["5,4"])
    assert moves.barred(world) == {(5, 5)}
    assert traps.options(world, heinrich, False) == []


@pytest.mark.rule("ahq.trap.pit.fall")
@pytest.mark.parametrize(("die", "wounds"), [(8, 4), (9, 3)])
def test_a_fall_hurts_on_nine(die: int, wounds: int) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "pit", [die])
    assert heinrich.wounds == wounds
    assert effect(heinrich, "in-pit")


@pytest.mark.rule("ahq.trap.pit.climb-out")
@pytest.mark.parametrize(("die", "out"), [(6, True), (7, False)])
def test_climbing_out_takes_a_die_up_to_the_speed(die: int, out: bool) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "pit", [1])
    (option,) = hazards.options(world, heinrich, False)
    do(hazards.act(world, heinrich, option.key), [die], ["5,4"] if out else [])
    assert (effect(heinrich, "in-pit") is None) is out


@pytest.mark.rule("ahq.trap.pit.jump-over")
@pytest.mark.parametrize(("dice", "at"), [([6], (5, 7)), ([7, 9], (5, 6))])
def test_others_may_jump_a_pit(dice: list[int | str], at: Square) -> None:
    world, heinrich = explorer()
    world.here.traps.append(Trap(row="pit", at=(5, 6), state="open"))
    (option,) = hazards.options(world, heinrich, False)
    do(hazards.act(world, heinrich, option.key), dice)
    assert heinrich.at == at


# --- the portcullis


@pytest.mark.rule("ahq.trap.portcullis.placement")
def test_a_portcullis_falls_across_the_room_and_stops_feet_but_not_eyes() -> None:
    world, heinrich = explorer()
    section = hall(world)
    places = trap_effects.grilles(world, section)
    assert len(places) == 11 + 11
    across = [edge((x, 7), (x, 8)) for x in range(2, 14)]
    spring(world, heinrich, "portcullis", [], [str(places.index(across))])
    assert (5, 8) not in moves.ways(world, heinrich, 12)
    assert between(world, (5, 5), (5, 9)) == "clear"


@pytest.mark.rule("ahq.trap.portcullis.lift-attempt", "ahq.trap.portcullis.who-passes")
@pytest.mark.parametrize(("die", "lifted"), [(8, True), (7, False)])
def test_lifting_takes_twenty_with_all_their_strength(die: int, lifted: bool) -> None:
    world, heinrich = explorer(heinrich=(5, 7), sven=(6, 7), torallion=(5, 4))
    world.here.grilles = [edge((x, 7), (x, 8)) for x in range(2, 14)]
    redraw(world.here)
    options = [option.key for option in hazards.options(world, heinrich, False)]
    assert options == ["hazard:lift"]
    answers = ["sven", "torallion"] if lifted else ["sven"]
    do(hazards.act(world, heinrich, "hazard:lift"), [die], answers)
    assert strength(heinrich) + strength(world.figures["sven"]) == 12
    assert (world.figures["torallion"].at == (5, 8)) is lifted
    assert heinrich.at == (5, 7)
    assert effect(heinrich, "busy")


# --- the others


@pytest.mark.rule("ahq.trap.poison-dart")
@pytest.mark.parametrize(("die", "wounds"), [(7, 4), (8, 0)])
def test_a_poison_dart_that_wounds_takes_everything(die: int, wounds: int) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "poison-dart", [die], where="chest")
    assert heinrich.wounds == wounds


@pytest.mark.rule("ahq.trap.henchmen-affected-like-heroes")
def test_a_henchman_dies_where_a_hero_would_faint() -> None:
    world, _ = explorer()
    man = man_at_arms(world, (8, 8))
    spring(world, man, "poison-dart", [8])
    assert man.id not in world.figures


@pytest.mark.rule("ahq.trap.fireball.initial-blast", "ahq.trap.fireball.roams-3-turns")
def test_a_fireball_blasts_and_roams_through_three_more_turns() -> None:
    world, heinrich = explorer()
    world.turn = 5
    spring(world, heinrich, "fireball-trap", [8, 3, 12, 1, 6, 7], ["0"])
    assert heinrich.wounds == 2
    heinrich.wounds = 4
    do(roaming.fireballs(world))
    for turn in (6, 7):
        world.turn = turn
        seen = do(roaming.fireballs(world), [1, 1, 1, 1, 1], ["5,5"])
        assert seen.asked[0].seat == "gm"
    world.turn = 8
    heinrich.at = (13, 13)
    do(roaming.fireballs(world), [], ["stay"])
    assert told(world, FireballFades)
    assert world.here.traps == []


@pytest.mark.rule("ahq.trap.crossfire.bolts")
@pytest.mark.parametrize(("die", "bolts"), [(4, 1), (5, 2), (9, 3)])
def test_crossfire(die: int, bolts: int) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "crossfire", [die, *[1] * (3 * bolts)])
    assert told(world, Bolts)[0].number == bolts
    assert told(world, Harmed)[0].dice == 3 * bolts


@pytest.mark.rule("ahq.trap.gas.area", "ahq.trap.gas.resist-roll", "ahq.trap.gas.one-type-per-cloud")
def test_the_cloud_is_easier_to_resist_farther_out() -> None:
    world, _heinrich = explorer(heinrich=(5, 5), rogar=(6, 6), ladril=(7, 7), telor=(8, 8))
    for figure in world.figures.values():
        figure.profile.toughness = 5
    do(gas.cloud(world, (5, 5)), [5, 6, 7])
    do(gas.cloud(world, (5, 5)), [6, 7, 8, 7])
    assert all(effect(world.figures[name], "nausea") for name in ("heinrich", "rogar", "ladril"))
    assert not effect(world.figures["telor"], "nausea")


@pytest.mark.rule("ahq.trap.gas.medium.wound-and-rooted")
def test_medium_poison() -> None:
    world, heinrich = explorer()
    world.turn, heinrich.wounds = 4, 2
    do(gas.cloud(world, heinrich.at), [12, 6])
    assert heinrich.wounds == 1
    rooted = effect(heinrich, "rooted")
    assert rooted is not None
    assert (rooted.since, rooted.turn) == (5, 7)


@pytest.mark.rule("ahq.trap.gas.nausea.rounding")
def test_nausea_halves_and_rounds_up() -> None:
    world, heinrich = explorer()
    heinrich.worn = []
    heinrich.profile.weapon_skill, heinrich.profile.bow_skill = 8, 5
    heinrich.profile.strength, heinrich.profile.speed = 6, 7
    do(gas.cloud(world, heinrich.at), [12, 7])
    assert (weapon_skill(heinrich), bow_skill(heinrich), strength(heinrich), speed(heinrich)) == (4, 3, 4, 4)
    assert exploration_move(heinrich) == 8


@pytest.mark.rule("ahq.trap.gas.madness.control")
def test_the_mad_are_moved_by_the_master_but_attack_nobody() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(5, 6))
    do(gas.cloud(world, heinrich.at), [12, 1, 9])
    world.turn += 1
    seen = do(roaming.bewitched(world), [], ["13,5"])
    assert seen.asked[0].seat == "gm"
    assert heinrich.at == (13, 5)
    assert len(seen.asked) == 1


@pytest.mark.rule("ahq.trap.gas.strong.damage")
def test_strong_poison_rolls_eight_dice_against_the_current_toughness() -> None:
    world, heinrich = explorer()
    do(gas.cloud(world, heinrich.at), [12, 11, 5, 6, 7, 8, 9, 2, 1, 4])
    assert heinrich.wounds == 2


@pytest.mark.rule("ahq.trap.gas.deadly.potion-or-death", "ahq.treasure.potion.healing.averts-poison")
def test_deadly_gas_takes_a_potion_or_fate() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(9, 9))
    heinrich.items.append(Item("healing-potion"))
    do(gas.cloud(world, heinrich.at), [12, 12], ["yes"])
    assert "heinrich" in world.figures
    heinrich.fate = 1
    do(gas.cloud(world, heinrich.at), [12, 12], ["no", "yes"])
    assert "heinrich" in world.figures
    do(gas.cloud(world, heinrich.at), [12, 12])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.trap.block.dodge")
@pytest.mark.parametrize(("die", "dice"), [(6, 3), (7, 12)])
def test_a_falling_block(die: int, dice: int) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "falling-block", [die, *[1] * dice])
    assert told(world, Harmed)[0].dice == dice


@pytest.mark.rule("ahq.trap.block.pass-at-half-speed")
@pytest.mark.parametrize(("squares", "falls"), [(6, False), (7, True)])
def test_a_block_left_armed_is_passed_at_half_speed(squares: int, falls: bool) -> None:
    world, heinrich = explorer(heinrich=(2, 2))
    world.here.traps.append(Trap(row="falling-block", at=(4, 2), state="spotted"))
    assert moves.barred(world) == set()
    way = [(3 + n, 2) for n in range(squares)]
    do(marches.walk(world, heinrich, way), [3, 1, 1, 1] if falls else [])
    assert bool(told(world, TrapSprung)) is falls


@pytest.mark.rule("ahq.trap.man-trap.damage", "ahq.trap.lost-limb.cure")
@pytest.mark.parametrize(
    ("dice", "where", "limb"),
    [([3, 7, 5, 8], "chest", "hand"), ([3, 7, 5, 8], "floor", "leg"), ([3, 7, 5, 2], "floor", "")],
)
def test_a_man_trap_takes_a_limb(dice: list[int | str], where: str, limb: str) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "man-trap", dice, where=where)
    assert [event.limb for event in told(world, LimbLost)] == ([limb] if limb else [])
    if limb:
        lost = effect(heinrich, f"lost-{limb}")
        assert lost is not None
        assert lost.until == "cured"


@pytest.mark.rule("ahq.trap.man-trap.damage")
def test_fate_saves_the_limb_too() -> None:
    world, heinrich = explorer()
    heinrich.fate = 1
    spring(world, heinrich, "man-trap", [3, 7, 5, 8], ["yes"])
    assert not told(world, LimbLost)


@pytest.mark.rule("ahq.trap.lost-hand.effects")
def test_a_lost_hand() -> None:
    world, heinrich = explorer(heinrich=(5, 5), magnus=(6, 6))
    heinrich.profile.weapon_skill = 7
    heinrich.items += [Item("bow"), Item("arrow", 3)]
    heinrich.effects.append(Effect("lost-hand", "cured"))
    assert weapon_skill(heinrich) == 4
    assert ranged.shots(heinrich, moved=False) == []
    assert not may_wield(heinrich, WEAPONS["halberd"])
    assert may_wield(heinrich, WEAPONS["sword"])
    heinrich.effects.append(Effect("lost-hand", "cured"))
    assert not may_wield(heinrich, WEAPONS["sword"])
    magnus = world.figures["magnus"]
    magnus.spells, magnus.items = (
        ["inferno-of-doom", "courage"],
        [Item("ash"), Item("dragon-tooth"), Item("silver-key")],
    )
    magnus.effects.append(Effect("lost-hand", "cured"))
    assert [spell.id for spell, _ in magic.sources(magnus, moved=False)] == ["courage"]


@pytest.mark.rule("ahq.trap.lost-leg.effects")
def test_a_lost_leg() -> None:
    world, heinrich = explorer()
    heinrich.profile.speed, heinrich.worn = 7, ["shield"]
    spring(world, heinrich, "man-trap", [12, 1, 1, 1, 1])
    assert (speed(heinrich), exploration_move(heinrich)) == (4, 8)
    assert heinrich.worn == []
    assert not may_wear(heinrich, ARMOUR["shield"])
    assert not may_wield(heinrich, WEAPONS["two-handed-sword"])


@pytest.mark.rule("ahq.trap.stake")
@pytest.mark.parametrize(("poison", "wounds"), [(8, 0), (7, 3)])
def test_a_stake_may_be_poisoned(poison: int, wounds: int) -> None:
    world, heinrich = explorer()
    heinrich.worn = ["mail"]
    spring(world, heinrich, "stake", [2, 9, 4, poison], where="chest")
    assert heinrich.wounds == wounds


@pytest.mark.rule("ahq.trap.lightning")
@pytest.mark.parametrize(("worn", "dice"), [(["mail"], 10), (["leather", "shield"], 5), (["magic-mithril"], 10)])
def test_lightning_likes_metal(worn: list[str], dice: int) -> None:
    world, heinrich = explorer()
    heinrich.worn = worn
    spring(world, heinrich, "lightning-trap", [1] * dice, where="chest")


@pytest.mark.rule("ahq.trap.magic.area", "ahq.trap.magic.no-caster")
@pytest.mark.parametrize(("die", "dice"), [(1, 7), (3, 6), (9, 5), (11, 5)])
def test_a_magic_trap_strikes_all_under_the_circle(die: int, dice: int) -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(6, 6), rogar=(7, 7))
    spring(world, heinrich, "magic-trap", [die, *[1] * (2 * dice)])
    assert [harm.dice for harm in told(world, Harmed)] == [dice, dice]


@pytest.mark.rule("ahq.trap.magic.no-caster", "ahq.hazard.circle.size")
def test_a_magic_trap_may_choke() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(6, 6))
    spring(world, heinrich, "magic-trap", [5])
    for name in ("heinrich", "sven"):
        choke = effect(world.figures[name], "choke")
        assert choke is not None
        assert choke.turn == world.turn + 3


@pytest.mark.rule("ahq.trap.soul-stealer.control")
def test_the_soul_stealer_gives_the_hero_to_the_master_for_six_turns() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(9, 5))
    world.turn = 3
    spring(world, heinrich, "soul-stealer", [], where="chest")
    do(roaming.bewitched(world))
    world.turn = 4
    do(roaming.bewitched(world), [4], ["8,5", "sven"])
    assert heinrich.at == (8, 5)
    stolen = effect(heinrich, "soul-stealer")
    assert stolen is not None
    assert stolen.turn == 9


@pytest.mark.rule("ahq.trap.soul-stealer.hold")
@pytest.mark.parametrize(("strengths", "is_held"), [((6, 5, 4), True), ((6, 5, 3), False)])
def test_companions_of_three_times_his_strength_hold_him(strengths: tuple[int, int, int], is_held: bool) -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(4, 5), rogar=(6, 5), torallion=(5, 4))
    heinrich.profile.strength = 5
    for name, value in zip(("sven", "rogar", "torallion"), strengths, strict=True):
        world.figures[name].profile.strength = value
    heinrich.effects.append(Effect("soul-stealer", "turn", 9))
    assert roaming.held(world, heinrich) is is_held
    if is_held:
        do(roaming.bewitched(world))
        assert told(world, HeldDown)


@pytest.mark.rule("ahq.trap.guillotine")
@pytest.mark.parametrize(("dice", "lost"), [([5, 6], True), ([5, 4], False)])
def test_the_guillotine(dice: list[int | str], lost: bool) -> None:
    world, heinrich = explorer()
    heinrich.worn, heinrich.profile.toughness = [], 6
    spring(world, heinrich, "guillotine", dice, where="chest")
    assert bool(told(world, LimbLost)) is lost


@pytest.mark.rule("ahq.trap.alarm")
def test_an_alarm_brings_wandering_monsters() -> None:
    world, heinrich = explorer(heinrich=(2, 2))
    spring(world, heinrich, "alarm", [3, 6, 5])
    assert world.mode == "combat"
    assert len([f for f in world.figures.values() if f.kind == "monster"]) == 1


def test_every_trap_has_a_handler() -> None:
    assert {row.spring for row in TRAPS.values()} == set(trap_effects.HANDLERS)


@pytest.mark.rule("ahq.explore.trap.when-played", "ahq.explore.trap.only-heroes-trigger")
def test_a_trap_counter_may_be_played_on_a_heros_first_entry_only() -> None:
    world, heinrich = explorer()
    world.counters.hand = ["trap"]
    section = hall(world)
    section.entered = False
    man = man_at_arms(world, (5, 9))
    do(marches.walk(world, man, [(5, 8)]))
    assert world.counters.hand == ["trap"], "a henchman springs none"
    section.entered = False
    seen = do(marches.walk(world, heinrich, [(5, 4), (5, 3)]), [9, 12], ["yes", "leave", "5,6"])
    assert seen.asked[0].seat == "gm"
    assert world.counters.hand == []
    world.counters.hand = ["trap"]
    world.here.traps = []
    do(marches.walk(world, heinrich, [(5, 7)]))
    assert world.counters.hand == ["trap"], "the hall has been entered before"


@pytest.mark.rule("ahq.trap.block.pass-at-half-speed")
def test_in_a_fight_half_speed_is_half_of_ones_own() -> None:
    world = arena(heinrich=(2, 2))
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    foe(world, "skaven-warrior", (13, 13))
    world.here.traps.append(Trap(row="falling-block", at=(4, 2), state="spotted"))
    do(actions.act(world, heinrich), [], ["move:5,2", "done"])
    assert not told(world, TrapSprung), "three of his six squares"
    heinrich.at = (2, 2)
    do(actions.act(world, heinrich), [3, 1, 1, 1], ["move:6,2", "done"])
    assert told(world, TrapSprung)


@pytest.mark.rule("ahq.trap.lost-leg.effects")
def test_the_shield_of_one_who_lost_a_leg_is_put_away_not_lost() -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "man-trap", [8, 1, 1, 1])
    assert "shield" not in heinrich.worn
    assert carried(heinrich, "shield")


@pytest.mark.rule("ahq.trap.lost-hand.effects")
def test_without_hands_nothing_can_be_thrown() -> None:
    _, heinrich = explorer()
    heinrich.items = [Item("dagger"), Item("short-bow"), Item("arrow", 5)]
    assert [shot.row for shot in ranged.shots(heinrich, False)] == ["dagger", "arrow"]
    heinrich.effects = [Effect("lost-hand", "cured")]
    assert [shot.row for shot in ranged.shots(heinrich, False)] == ["dagger"]
    heinrich.effects.append(Effect("lost-hand", "cured"))
    assert ranged.shots(heinrich, False) == []


@pytest.mark.rule("ahq.trap.gas.medium.wound-and-rooted", "ahq.trap.gas.madness.control")
def test_gas_holds_its_victims_from_the_next_turn_on() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(6, 5))
    sven = world.figures["sven"]
    do(gas.cloud(world, heinrich.at), [12, 12, 1])
    assert moves.allowance(world, sven) == 12, "he has not moved yet in this turn"
    world.turn += 1
    assert moves.allowance(world, sven) == 0
    do(marches.together(world, ["sven"], "stairs"))
    assert sven.at == (6, 5), "nor does he move when all are told to go"


@pytest.mark.rule("ahq.explore.trap.disarm.any-hero")
def test_a_trap_behind_a_wall_is_out_of_reach() -> None:
    world, heinrich = explorer(heinrich=(13, 9))
    room(world, 14, 8)
    redraw(world.here)
    world.here.traps.append(Trap(row="gas", at=(14, 9), state="spotted"))
    assert traps.options(world, heinrich, False) == []
    world.here.traps[0].at = (12, 10)
    assert len(traps.options(world, heinrich, False)) == 1
    world.here.traps[0].at = (11, 10)
    assert traps.options(world, heinrich, False) == [], "three squares away"


@pytest.mark.rule("ahq.explore.trap.spot")
def test_who_goes_on_after_a_trap() -> None:
    """A chest is opened after its trap, if the Hero can; a trap on the floor ends the move."""
    world, heinrich = explorer()
    hall(world).chest = Chest((5, 6))
    redraw(world.here)
    assert do(traps.face(world, heinrich, "guillotine", "chest"), [1, 1, 1]).result is True
    assert do(traps.face(world, heinrich, "man-trap", "floor"), [1, 1, 1, 1, 1]).result is False
    assert do(traps.face(world, heinrich, "guillotine", "chest"), [6, 8], ["disarm"]).result is True
    assert do(traps.face(world, heinrich, "man-trap", "floor"), [7, 6], ["disarm"]).result is False
    heinrich.wounds = 1
    assert do(traps.face(world, heinrich, "guillotine", "chest"), [1, 8, 1]).result is False, "he has fainted"
    heinrich.wounds = 1
    assert do(traps.face(world, heinrich, "guillotine", "chest"), [6, 2, 8, 1], ["disarm"]).result is False
    heinrich.wounds = 1
    assert do(traps.face(world, heinrich, "guillotine", "chest"), [1, 8, 8]).result is False, "he is dead"


@pytest.mark.rule("ahq.hazard.npc.rogue-traps")
def test_a_rogue_gets_in_the_way_only_where_he_is_and_awake() -> None:
    world, heinrich = explorer()
    rogue = man_at_arms(world, (9, 9))
    rogue.row = "rogue"
    assert traps.bonus(world, heinrich) == -1
    rogue.effects = [Effect("asleep", "turn", 9)]
    assert traps.bonus(world, heinrich) == 0
    rogue.effects = []
    room(world, 20, 20)
    redraw(world.here)
    rogue.at = (20, 20)
    assert traps.bonus(world, heinrich) == 0
    assert traps.bonus(world, rogue) == 0, "not in his own way"


@pytest.mark.rule("ahq.explore.trap.disarm.roll")
def test_the_chance_to_disarm_is_told() -> None:
    world, heinrich = explorer()
    note = traps.disarm_note(world, heinrich, TRAPS["gas"]).args
    assert (note["need"], note["chance"]) == (7, 50)
    heinrich.disarm_bonus = 9
    note = traps.disarm_note(world, heinrich, TRAPS["gas"]).args
    assert (note["need"], note["chance"]) == (1, 100)
    heinrich.disarm_bonus = -6
    assert traps.disarm_note(world, heinrich, TRAPS["gas"]).args["chance"] == 0


@pytest.mark.rule("ahq.explore.trap.disarm.natural-one")
def test_a_one_costs_a_wound_even_if_fate_or_skill_makes_the_roll_good() -> None:
    world, heinrich = explorer()
    heinrich.disarm_bonus = 6
    do(traps.disarm(world, heinrich, TRAPS["gas"], "chest"), [1])
    assert told(world, TrapDisarmed)
    assert heinrich.wounds == 3
    do(traps.disarm(world, heinrich, TRAPS["gas"], "chest"), [2])
    assert heinrich.wounds == 3
    heinrich.disarm_bonus, heinrich.wounds = 0, 1
    do(traps.disarm(world, heinrich, TRAPS["guillotine"], "chest"), [1, 8, 8])
    assert "heinrich" not in world.figures, "the dead lose nothing more"


@pytest.mark.rule("ahq.explore.trap.leave-alone.square")
def test_figures_leave_the_barred_squares_by_the_shortest_way() -> None:
    world, heinrich = explorer(heinrich=(2, 2), sven=(9, 9))
    do(traps.face(world, heinrich, "gas", "floor"), [10], ["leave", "4,2"])
    assert heinrich.at == (4, 2)
    assert world.figures["sven"].at == (9, 9)
    (left,) = told(world, TrapLeft)
    assert left.at == "2,2"


@pytest.mark.rule("ahq.explore.trap.disarm.any-hero")
def test_a_hero_steps_to_a_free_square_next_to_the_trap() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(6, 5))
    world.here.traps = [Trap(row="man-trap", at=(7, 5), state="spotted")]
    do(traps.act(world, heinrich, "trap:disarm:0"), [6])
    assert heinrich.at in ((7, 4), (7, 6), (8, 5)), "Sven stands on the nearest"
    heinrich.at = (7, 6)
    world.here.traps = [Trap(row="man-trap", at=(7, 5), state="spotted")]
    do(traps.act(world, heinrich, "trap:disarm:0"), [6])
    assert heinrich.at == (7, 6)


@pytest.mark.rule("ahq.trap.block.pass-at-half-speed")
def test_only_a_block_that_is_still_armed_and_near_falls_on_a_runner() -> None:
    world, heinrich = explorer(heinrich=(2, 2))
    way = [(3 + n, 2) for n in range(8)]
    world.here.traps = [
        Trap(row="pit", at=(4, 3), state="open"),
        Trap(row="falling-block", at=(4, 5), state="spotted"),
        Trap(row="gas", at=(4, 3), state="spotted"),
    ]
    do(marches.walk(world, heinrich, way))
    assert len(world.here.traps) == 3
    heinrich.at, heinrich.effects = (2, 2), [Effect("lost-leg", "cured")]
    world.here.traps = [Trap(row="falling-block", at=(4, 2), state="spotted")]
    do(marches.walk(world, heinrich, way[:4]))
    assert len(world.here.traps) == 1, "four of his eight squares"
    heinrich.at = (2, 2)
    do(marches.walk(world, heinrich, way[:5]), [3, 1, 1, 1])
    assert world.here.traps == []


@pytest.mark.rule("ahq.trap.pit.fall", "ahq.trap.crossfire.bolts", "ahq.trap.block.dodge", "ahq.trap.lightning")
def test_traps_wound_and_a_pit_stays() -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "pit", [8])
    (pit,) = world.here.traps
    assert (pit.at, pit.state) == ((5, 5), "open")
    heinrich.effects = []
    spring(world, heinrich, "crossfire", [4, 8, 1, 1])
    assert heinrich.wounds == 3
    spring(world, heinrich, "falling-block", [6, 8, 1, 1])
    assert heinrich.wounds == 2
    spring(world, heinrich, "lightning-trap", [8, *[1] * 9], where="chest")
    assert heinrich.wounds == 1
    spring(world, heinrich, "gas", [1], where="chest")


@pytest.mark.rule("ahq.trap.portcullis.placement")
def test_where_a_portcullis_may_fall() -> None:
    world = expedition()
    corridor = of_kind(world, "corridor")[0]
    places = trap_effects.grilles(world, corridor)
    assert len(places) == 4, "across the corridor"
    assert all(len(place) == 2 and all(a[0] == b[0] for a, b in place) for place in places)
    middle = corridor.y + 2
    assert places[0] == [edge((x, middle), (x, middle + 1)) for x in (START, START + 1)]
    vault = room(world, 20, 20)
    gate = door(world, (24, 22), (25, 22))
    places = trap_effects.grilles(world, vault)
    assert len(places) == 4 + 4 + 1
    assert places[-1] == [edge(gate.a, gate.b)]
    assert {len(place) for place in places} == {5, 1}
    world.figures["heinrich"].at = (22, 22)
    seen = do(traps.spring(world, world.figures["heinrich"], TRAPS["portcullis"], "floor"), [], ["8"])
    assert seen.asked[0].seat == "gm"
    assert world.here.grilles == [edge(gate.a, gate.b)]
    alone = expedition(master="solo")
    do(traps.spring(alone, alone.figures["heinrich"], TRAPS["portcullis"], "floor"))
    assert len(alone.here.grilles) == 2


@pytest.mark.rule("ahq.trap.fireball.initial-blast", "ahq.trap.fireball.roams-3-turns")
@pytest.mark.parametrize(("choice", "corner"), [("0", (5, 5)), ("1", (4, 5)), ("2", (5, 4)), ("3", (4, 4))])
def test_the_fireball_roams_from_where_the_master_laid_it(choice: str, corner: Square) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "fireball-trap", [1] * 5, [choice])
    (ball,) = world.here.traps
    assert (ball.at, ball.state) == (corner, "roaming")


@pytest.mark.rule("ahq.trap.fireball.initial-blast", "ahq.solo.attack.area")
def test_alone_the_fireball_covers_as_many_as_it_can() -> None:
    world = arena("solo", False, heinrich=(5, 5), sven=(4, 4))
    heinrich = world.figures["heinrich"]
    for figure in world.figures.values():
        figure.fate = 0
    do(traps.spring(world, heinrich, TRAPS["fireball-trap"], "floor"), [1] * 10)
    assert world.here.traps[0].at == (4, 4)
