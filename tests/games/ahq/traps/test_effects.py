"""What traps do when they go off."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import Square
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.combat import moves
from souterrain.games.ahq.events.blows import Bolts, Harmed
from souterrain.games.ahq.events.combat import Moved
from souterrain.games.ahq.events.traps import Dodged, HeldDown, TrapSprung
from souterrain.games.ahq.exploration import marches
from souterrain.games.ahq.figures import Effect, Trap, effect
from souterrain.games.ahq.traps import bewitched
from tests.games.ahq.arena import arena, do, foe
from tests.games.ahq.expedition import man_at_arms, told
from tests.games.ahq.traps.trapped import explorer, spring


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


@pytest.mark.rule("ahq.trap.crossfire.bolts")
@pytest.mark.parametrize(("die", "bolts"), [(4, 1), (5, 2), (9, 3)])
def test_crossfire(die: int, bolts: int) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "crossfire", [die, *[1] * (3 * bolts)])
    assert told(world, Bolts)[0].number == bolts
    assert told(world, Harmed)[0].dice == 3 * bolts


@pytest.mark.rule("ahq.trap.block.dodge")
@pytest.mark.parametrize(("die", "dice"), [(6, 3), (7, 12)])
def test_a_falling_block(die: int, dice: int) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "falling-block", [die, *[1] * dice])
    assert told(world, Harmed)[0].dice == dice
    assert bool(told(world, Dodged)) is (dice == 3)


@pytest.mark.rule("ahq.trap.block.dodge")
def test_who_dodges_a_block_by_fate_is_told_of_once() -> None:
    world, heinrich = explorer()
    heinrich.fate = 1
    spring(world, heinrich, "falling-block", [7, 1, 1, 1], ["yes"])
    assert [event.kind for event, _ in world.told] == ["trap-sprung", "fate-turned", "harmed"]


@pytest.mark.rule("ahq.trap.block.pass-at-half-speed")
@pytest.mark.parametrize(("squares", "falls"), [(6, False), (7, True)])
def test_a_block_left_armed_is_passed_at_half_speed(squares: int, falls: bool) -> None:
    world, heinrich = explorer(heinrich=(2, 2))
    world.here.traps.append(Trap(row="falling-block", at=(4, 2), state="spotted"))
    assert moves.barred(world) == set()
    way = [(3 + n, 2) for n in range(squares)]
    do(marches.walk(world, heinrich, way), [3, 1, 1, 1] if falls else [])
    assert bool(told(world, TrapSprung)) is falls


@pytest.mark.rule("ahq.trap.block.pass-at-half-speed")
@pytest.mark.parametrize(("at", "squares"), [((4, 2), 6), ((12, 12), 11)])
def test_whoever_follows_another_takes_his_time_past_a_block_left_armed(at: Square, squares: int) -> None:
    world, _ = explorer(heinrich=(2, 2), sven=(13, 3))
    world.here.traps.append(Trap(row="falling-block", at=at, state="spotted"))
    do(marches.together(world, ["heinrich"], "sven"))
    assert not told(world, TrapSprung)
    assert [moved.squares for moved in told(world, Moved)] == [squares]


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
    do(bewitched.wander(world))
    world.turn = 4
    do(bewitched.wander(world), [4], ["where:8,5", "attack:sven"])
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
    assert bewitched.held(world, heinrich) is is_held
    if is_held:
        do(bewitched.wander(world))
        assert told(world, HeldDown)


@pytest.mark.rule("ahq.trap.alarm")
def test_an_alarm_brings_wandering_monsters() -> None:
    world, heinrich = explorer(heinrich=(2, 2))
    spring(world, heinrich, "alarm", [3, 6, 5])
    assert world.mode == "combat"
    assert len([f for f in world.figures.values() if f.kind == "monster"]) == 1


@pytest.mark.rule("ahq.trap.block.pass-at-half-speed")
def test_in_a_fight_half_speed_is_half_of_ones_own() -> None:
    world = arena(heinrich=(2, 2))
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    foe(world, "skaven-warrior", (13, 13))
    world.here.traps.append(Trap(row="falling-block", at=(4, 2), state="spotted"))
    do(fighter.act(world, heinrich), [], ["go:5,2", "done"])
    assert not told(world, TrapSprung), "three of his six squares"
    heinrich.at = (2, 2)
    do(fighter.act(world, heinrich), [3, 1, 1, 1], ["go:6,2", "done"])
    assert told(world, TrapSprung)


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
