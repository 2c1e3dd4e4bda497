"""What only Skaven specialists do, and what the game master moves besides monsters."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import Square
from souterrain.games.ahq.combat import arts
from souterrain.games.ahq.events.blows import Fumbled, Missed, ShotHit, ShotMissed
from souterrain.games.ahq.events.magic import ScrollInVain, WitsFailed, WitsPassed
from souterrain.games.ahq.events.traps import FireballFades, FireballRoams, HeldDown
from souterrain.games.ahq.figures import Combat, Effect, Figure, Trap, effect, monster
from souterrain.games.ahq.traps import bewitched, fireball
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, foe, keys, settled, side_room
from tests.games.ahq.deeds import done, options
from tests.games.ahq.expedition import expedition, man_at_arms, room, told


def field(master: str = "seat", fight: bool = True, **heroes: Square) -> World:
    world = arena(master, fight, **heroes)
    for figure in world.figures.values():
        figure.fate = 0
    return world


def offered(world: World, figure: Figure, moved: bool = False) -> list[str]:
    return [option.key for option in options(arts.deeds(world, figure, moved))]


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_when_specialists_may_use_their_weapons() -> None:
    world = field(heinrich=(4, 5), sven=(3, 9))
    rows = ("globadier", "warpfire-team", "jezzail-team")
    globadier, fire, gun = (foe(world, row, (12, 5 + n)) for n, row in enumerate(rows))
    assert offered(world, globadier) == ["art:globe:heinrich"], "eight squares"
    globadier.at = (13, 5)
    assert offered(world, globadier) == []
    globadier.at = (11, 5)
    assert offered(world, globadier, moved=True) == ["art:globe:heinrich"], "it may throw on the move"
    assert offered(world, gun, moved=True) == []
    globadier.charges = 0
    assert offered(world, globadier) == []
    fire.at = (10, 5)
    assert offered(world, fire) == ["art:warpfire:heinrich"], "six squares"
    assert offered(world, fire, moved=True) == []
    assert "art:jezzail:sven" in offered(world, gun)
    side_room(world, open=False)
    gun.at = (16, 6)
    assert offered(world, gun) == [], "it sees nobody"
    gun.at = (5, 5)
    assert offered(world, gun) == [], "not next to an enemy"
    gun.at, gun.loaded = (12, 7), False
    assert offered(world, gun) == ["art:reload"]
    assert offered(world, foe(world, "censer-bearer", (9, 9))) == []
    assert offered(world, foe(world, "skaven-warrior", (9, 10))) == []


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_nobody_chants_in_a_death_zone_on_the_move_or_twice() -> None:
    world = field(heinrich=(5, 5))
    monk = foe(world, "plague-monk", (6, 5))
    settled(world)
    assert offered(world, monk) == []
    monk.at = (10, 5)
    world.figures["heinrich"].fixed = ""
    assert offered(world, monk, moved=True) == []
    assert offered(world, monk) == ["art:chant"]


@pytest.mark.rule("ahq.gm.character.uses-everything", "ahq.magic.intelligence-test")
def test_the_warp_scroll_fells_those_in_sight_who_fail_and_the_monk_may_fail_himself() -> None:
    world = field(heinrich=(5, 5), sven=(5, 9), rogar=(16, 6), torallion=(3, 3))
    side_room(world, open=False)
    world.figures["torallion"].wounds = 0
    monk = foe(world, "plague-monk", (10, 7))
    do(arts.read_scroll(world, monk), [9])
    assert effect(monk, "scroll-read"), "the scroll is spent"
    assert [failed.who for failed in told(world, WitsFailed)] == ["plague-monk"]
    do(arts.read_scroll(world, monk), [8, 9, 6])
    assert [passed.who for passed in told(world, WitsPassed)] == ["sven"]
    left = [figure.wounds for figure in world.figures.values() if figure.kind == "hero"]
    assert left == [0, 4, 5, 0], "Heinrich failed, Sven passed, Rogar was not in sight"
    world.figures["heinrich"].wounds = 1
    do(arts.read_scroll(world, monk), [1, 12, 1])
    assert world.figures["heinrich"].wounds == 0


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_a_scroll_that_is_read_to_nobody_is_told_as_read_in_vain() -> None:
    world = field(rogar=(16, 6))
    side_room(world, open=False)
    monk = foe(world, "plague-monk", (10, 7))
    do(arts.read_scroll(world, monk), [8])
    assert told(world, ScrollInVain)
    world.told.clear()
    world.figures["rogar"].at = (5, 5)
    do(arts.read_scroll(world, monk), [8, 1])
    assert not told(world, ScrollInVain)


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_a_globe_bursts_over_nine_squares_and_a_jezzail_may_miss() -> None:
    world = field(heinrich=(4, 5), sven=(6, 5), rogar=(5, 6))
    globadier, gun = foe(world, "globadier", (12, 5)), foe(world, "jezzail-team", (4, 12))
    do(arts.globe(world, globadier, world.figures["heinrich"]), [*[1] * 3, *[1] * 3])
    do(done(arts.deeds(world, gun, False), "art:jezzail:heinrich"), [6])
    assert told(world, ShotMissed)
    assert not gun.loaded
    do(done(arts.deeds(world, gun, False), "art:reload"))
    assert gun.loaded
    do(done(arts.deeds(world, gun, False), "art:jezzail:heinrich"), [7, *[1] * 6])
    assert told(world, ShotHit)


@pytest.mark.rule("ahq.gm.counter.fate")
def test_a_fate_counter_saves_a_specialists_shot() -> None:
    world = field(heinrich=(8, 5))
    world.counters.hand = ["fate", "fate"]
    gun, fire = foe(world, "jezzail-team", (12, 9)), foe(world, "warpfire-team", (12, 5))
    do(done(arts.deeds(world, gun, False), "art:jezzail:heinrich"), [2, *[1] * 6], ["yes"])
    assert told(world, ShotHit)
    do(done(arts.deeds(world, fire, False), "art:warpfire:heinrich"), [1, *[1] * 5], ["yes", "lay:1"])
    assert fire.id in world.figures
    assert told(world, Missed)


@pytest.mark.rule("ahq.solo.attack.area")
def test_alone_warpfire_covers_as_many_as_it_can_and_spares_its_own() -> None:
    world = field("solo", heinrich=(8, 5), sven=(9, 6))
    fire = foe(world, "warpfire-team", (12, 5))
    seen = do(done(arts.deeds(world, fire, False), "art:warpfire:heinrich"), [6, *[1] * 10])
    assert len(seen.rolled) == 11, "both of them"


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_fumes_and_flames_do_not_pass_walls() -> None:
    world = field(heinrich=(13, 8))
    side_room(world, open=False)
    foe(world, "censer-bearer", (14, 8))
    do(arts.censers(world))
    fire = foe(world, "warpfire-team", (14, 7))
    world.figures["heinrich"].at = (13, 7)
    do(arts.warpfire(world, fire, world.figures["heinrich"]), [1, *[1] * 5])
    assert fire.id not in world.figures
    assert world.figures["heinrich"].wounds == 4


# --- what roams


def ball(world: World, at: Square, turn: int) -> Trap:
    trap = Trap(row="fireball-trap", at=at, state="roaming", turn=turn)
    world.here.traps = [trap]
    return trap


@pytest.mark.rule("ahq.trap.fireball.roams-3-turns")
def test_the_master_rolls_the_fireball_where_it_burns_somebody() -> None:
    world = field(heinrich=(9, 5), sven=(2, 13))
    foe(world, "skaven-warrior", (5, 6))
    trap = ball(world, (4, 5), 0)
    rules = fireball.roam(world)
    asked = next(rules)
    squares = set(keys(asked)) - {"stay"}  # type: ignore[arg-type]
    assert squares == {"where:8,4", "where:9,4", "where:8,5", "where:9,5"}, (
        "where it would cover a Hero within eight squares"
    )
    rules.close()
    do(fireball.roam(world), [8, 1, 1, 1, 1], ["where:8,5"])
    assert trap.at == (8, 5)
    assert told(world, FireballRoams)[-1].to == "8,5"
    assert world.figures["heinrich"].wounds == 3
    do(fireball.roam(world), [1] * 5, ["stay"])
    assert trap.at == (8, 5), "it burns where it stays"


@pytest.mark.rule("ahq.trap.fireball.roams-3-turns")
def test_the_fireball_fades_after_three_of_the_masters_phases() -> None:
    world = field("solo", False, heinrich=(9, 5))
    ball(world, (4, 5), 5)
    world.turn = 5
    do(fireball.roam(world))
    assert not told(world, FireballRoams), "not in the phase that comes first"
    for turn in (6, 7, 8):
        world.turn = turn
        do(fireball.roam(world), [1] * 5)
        assert bool(told(world, FireballFades)) is (turn == 8)
    assert world.here.traps == []


@pytest.mark.rule("ahq.trap.soul-stealer.control", "ahq.trap.gas.madness.control")
def test_the_master_moves_the_bewitched_and_makes_only_the_stolen_attack() -> None:
    world = field(heinrich=(5, 5), sven=(9, 5))
    heinrich = world.figures["heinrich"]
    world.turn = 3
    heinrich.effects = [Effect("soul-stealer", "turn", 9, since=4)]
    do(bewitched.wander(world))
    world.turn = 4
    seen = do(bewitched.wander(world), [3], ["where:8,5", "attack:sven"])
    assert [question.rule for question in seen.asked] == ["ahq.trap.soul-stealer.control"] * 2
    assert seen.asked[0].seat == "gm"
    assert heinrich.at == (8, 5)
    assert told(world, Missed)
    do(bewitched.wander(world), [], ["stay", "done"])
    heinrich.effects = [Effect("madness", "turn", 9)]
    seen = do(bewitched.wander(world), [], ["where:7,5"])
    assert seen.asked[0].rule == "ahq.trap.gas.madness.control"
    heinrich.effects.append(Effect("rooted", "turn", 9))
    do(bewitched.wander(world))
    heinrich.effects, heinrich.wounds = [Effect("soul-stealer", "turn", 9)], 0
    do(bewitched.wander(world))


@pytest.mark.rule("ahq.trap.soul-stealer.control")
def test_a_stolen_soul_that_fumbles_may_be_killed_by_his_friend() -> None:
    world = field(heinrich=(5, 5), sven=(6, 5))
    heinrich = world.figures["heinrich"]
    heinrich.effects = [Effect("soul-stealer", "turn", 9)]
    do(bewitched.wander(world), [1, 3], ["stay", "attack:sven"])
    assert told(world, Fumbled)


@pytest.mark.rule("ahq.trap.soul-stealer.control", "ahq.trap.gas.madness.control", "ahq.solo.roles")
def test_alone_the_stolen_makes_for_a_companion_and_the_mad_away_from_all() -> None:
    world = field("solo", heinrich=(5, 5), sven=(9, 5))
    heinrich = world.figures["heinrich"]
    heinrich.effects = [Effect("soul-stealer", "turn", 9)]
    do(bewitched.wander(world), [3])
    assert heinrich.at == (8, 5)
    assert told(world, Missed)
    do(bewitched.wander(world), [3])
    assert heinrich.at == (8, 5), "he is there already"
    heinrich.effects = [Effect("madness", "turn", 9)]
    do(bewitched.wander(world))
    assert heinrich.at == (2, 5)
    del world.figures["sven"]
    do(bewitched.wander(world))
    assert heinrich.at == (2, 5), "there is nobody to run from"


@pytest.mark.rule("ahq.trap.soul-stealer.hold")
def test_who_can_hold_the_bewitched() -> None:
    world = field(ladril=(5, 5), heinrich=(5, 6), sven=(6, 5), rogar=(4, 5))
    ladril, heinrich, sven, rogar = world.figures.values()
    assert bewitched.held(world, ladril), "6 + 6 + 7 against three times 5"
    rogar.effects = [Effect("madness", "turn", 9)]
    assert not bewitched.held(world, ladril)
    rogar.effects = [Effect("soul-stealer", "turn", 9)]
    assert not bewitched.held(world, ladril)
    rogar.effects = []
    rogar.wounds = 0
    assert not bewitched.held(world, ladril)
    man_at_arms(world, (5, 4), "ladril")
    assert bewitched.held(world, ladril), "Henchmen hold as well"
    sven.at = (9, 9)
    assert not bewitched.held(world, ladril), "6 + 6"
    ladril.effects = [Effect("soul-stealer", "turn", 9)]
    rogar.wounds = 5
    do(bewitched.wander(world))
    assert told(world, HeldDown)
    assert heinrich.id in world.figures


@pytest.mark.rule("ahq.gm.counter.fate")
def test_a_team_that_burns_is_offered_fate_once() -> None:
    world = field(heinrich=(8, 5))
    world.counters.hand = ["fate"]
    fire = foe(world, "warpfire-team", (12, 5))
    do(done(arts.deeds(world, fire, False), "art:warpfire:heinrich"), [1], ["no"])
    assert fire.id not in world.figures


@pytest.mark.rule("ahq.trap.fireball.roams-3-turns")
def test_other_traps_stay_where_they_are() -> None:
    world = field("solo", False, heinrich=(9, 5))
    pit = Trap(row="pit", at=(4, 5), state="open", turn=0)
    world.here.traps = [pit]
    world.turn = 9
    do(fireball.roam(world))
    assert world.here.traps == [pit]


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
def test_a_specialist_is_known_by_its_weapon() -> None:
    world = field(heinrich=(8, 5))
    gun = foe(world, "jezzail-team", (12, 9))
    gun.lurks = True
    do(done(arts.deeds(world, gun, False), "art:jezzail:heinrich"), [2])
    assert not gun.lurks


@pytest.mark.rule("ahq.gm.character.uses-everything")
@pytest.mark.parametrize(("far", "seen"), [(36, True), (37, False)])
def test_a_jezzail_carries_thirty_six_squares(far: int, seen: bool) -> None:
    world = expedition()
    hall = room(world, 60, 20, 40, 1)
    world.figures["heinrich"].at = (60, 20)
    world.mode, world.combat = "combat", Combat(area=[hall.id])
    team = monster(world, "jezzail-team", "", (60 + far, 20))
    world.figures[team.id] = team
    assert bool(arts.targets(world, team, "jezzail")) is seen
