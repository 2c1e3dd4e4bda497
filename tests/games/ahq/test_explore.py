"""The exploration turn: its phases, whose turn it is, what the Leader settles."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import rectangle, steps_between
from souterrain.games.ahq.dungeon.ground import ground, redraw
from souterrain.games.ahq.events.combat import Moved
from souterrain.games.ahq.events.expedition import DoorOpened, HeldUp
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.exploration import turn as explore
from souterrain.games.ahq.exploration.turn import Phase
from souterrain.games.ahq.figures import Effect, Hazard, Item, Trap, effect
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.words import called
from tests.games.ahq.expedition import JUNCTION, START, door, expedition, junction, man_at_arms, room, told
from tests.games.ahq.explorers import first_questions, keys, play
from tests.play import run


@pytest.mark.rule("ahq.explore.order.one-player-at-a-time", "ahq.explore.order.only-controller-moves")
def test_a_player_moves_all_his_figures_before_the_next_moves_any() -> None:
    world = expedition("heinrich", "sven")
    man = man_at_arms(world, (START, START - 1))
    asked = first_questions(explore.heroes_phase(world, Phase()), ["usual", "stay", "stay"])
    assert [ask.seat for ask in asked] == ["p1", "p1", "p1", "p2"]
    assert f"switch:{man.id}" in keys(asked[1])
    assert "switch:sven" not in keys(asked[1]), "nobody moves another player's figure"


@pytest.mark.rule("ahq.setup.leader.settles-order", "ahq.explore.order.only-controller-moves")
def test_the_leader_settles_who_goes_first() -> None:
    world = expedition("heinrich", "sven", "magnus")
    world.leader = "sven"
    asked = first_questions(explore.heroes_phase(world, Phase()), ["who:p3"])
    assert asked[0].seat == "p2"
    assert asked[1].seat == "p3"


def test_a_leader_who_does_not_care_is_not_asked_again() -> None:
    world = expedition("heinrich", "sven")
    asked = first_questions(explore.heroes_phase(world, Phase()), ["never"])
    assert asked[1].seat == "p1"
    asked = first_questions(explore.heroes_phase(world, Phase()), [])
    assert asked[0].text.id == "ask-explore"
    assert "unmute" in keys(asked[0])


@pytest.mark.rule("ahq.turns.exploration.three-phases", "ahq.turns.exploration.gm-phase-roll", "ahq.setup.first-turn")
def test_the_three_phases_come_in_order() -> None:
    world = expedition()
    assert world.mode == "exploration"
    world.figures["heinrich"].at = (JUNCTION[0], JUNCTION[1] + 2)
    x, y = JUNCTION
    seen = run(explore.turn(world), dice=[1, 5, 5, 3, 3, 1, 5, 5, 3, 3, 7], answers=[f"go:{x},{y}"])
    assert [roll.rule for roll, _ in seen.rolled] == ["ahq.dungeon.corridor.three-rolls"] * 10 + [
        "ahq.turns.exploration.gm-phase-roll"
    ]
    assert seen.rolled[-1][0].by == "gm"


@pytest.mark.rule("ahq.turns.exploration.exploration-phase", "ahq.explore.door.new-area-generated-in-exploration-phase")
def test_what_a_door_opens_on_is_laid_in_the_same_turn() -> None:
    world = expedition(master="solo")
    made = door(world, (START, START - 3), (START - 1, START - 3))
    world.figures["heinrich"].at = (START, START - 3)
    run(explore.turn(world), dice=[1, 1, 7], answers=[f"open:{made.id}"])
    assert (START - 1, START - 3) in ground(world).section


@pytest.mark.rule("ahq.setup.players.hero-controls")
def test_follow_me_moves_only_ones_own_figures() -> None:
    world = expedition("heinrich", "sven")
    man = man_at_arms(world, (START + 1, START + 1))
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    heinrich.at = (START, START - 9)
    before = sven.at
    run(explorer.act(world, man, [man.id, "heinrich"], []), answers=["all:follow", "stay"])
    assert man.at in ground(world).steps[heinrich.at]
    assert sven.at == before


@pytest.mark.rule("ahq.turns.two-kinds")
def test_a_turn_is_of_one_kind_or_the_other() -> None:
    world = expedition()
    assert first_questions(GAME.turn(world), [])[0].rule == "ahq.turns.exploration.heroes-phase-choice"
    assert world.turn == 1


def test_junction_helper_finds_the_opening_junction() -> None:
    assert junction(expedition()).exits == ["e", "w"]


@pytest.mark.rule("ahq.explore.armour.whole-phase", "ahq.hazard.chasm.cautious-counts-as-move")
def test_whoever_has_had_his_part_of_the_phase_is_busy_for_the_rest_of_it() -> None:
    world = expedition("heinrich", "sven")
    man = man_at_arms(world, (START, START - 1))
    first_questions(explore.heroes_phase(world, Phase()), ["usual", f"switch:{man.id}", "stay"])
    assert [effect(figure, "busy") is not None for figure in world.figures.values()] == [False, False, True]


@pytest.mark.rule("ahq.explore.door.new-area-generated-in-exploration-phase", "ahq.dungeon.door.generation-timing")
def test_a_door_opened_before_monsters_came_into_sight_is_left_to_the_fight() -> None:
    world = expedition("heinrich", "sven", master="solo")
    made = door(world, (START, START - 3), (START - 1, START - 3))
    lair = room(world, START + 2, START - 5)
    gate = door(world, (START + 1, START - 4), (START + 2, START - 4), explored=True)
    lair.entry = gate.id
    musters.add_group(world, lair, ["skaven-warrior"], 10)
    heinrich, sven = world.figures.values()
    heinrich.at, sven.at = (START, START - 3), (START + 1, START - 4)
    run(explore.turn(world), dice=[6, 6], answers=["usual", f"open:{made.id}", f"open:{gate.id}", "done"])
    assert world.combat is not None
    assert world.combat.fresh_doors == [made.id]


@pytest.mark.rule("ahq.explore.order.one-player-at-a-time")
def test_a_player_chooses_which_of_his_figures_goes_next() -> None:
    world = expedition("heinrich", "sven")
    men = [man_at_arms(world, (START, START - n)) for n in (1, 2)]
    heinrich = world.figures["heinrich"]
    ids = ["heinrich", men[0].id, men[1].id]
    left = run(explorer.act(world, heinrich, ids, []), answers=[f"switch:{men[1].id}"]).result
    assert left == [men[1].id, "heinrich", men[0].id]
    left = run(explorer.act(world, heinrich, ids, []), answers=["all-stay"]).result
    assert left == []


@pytest.mark.rule("ahq.turns.exploration.no-monsters-in-sight", "ahq.explore.door.open-after-move")
def test_who_comes_into_the_sight_of_monsters_opens_nothing_any_more() -> None:
    world = expedition()
    lair, side = room(world, 20, 20), room(world, 25, 20)
    gate = door(world, (24, 22), (25, 22), open=True, explored=True)
    door(world, (25, 20), (25, 19))
    musters.add_group(world, lair, ["skaven-warrior"], 10)
    hero = world.figures["heinrich"]
    side.entered = True
    hero.at = (27, 22)
    play(world, hero, "go:25,22")
    assert hero.at == (25, 22), "on the threshold of the open door"
    assert gate.open


@pytest.mark.rule("ahq.turns.exploration.gm-phase-roll", "ahq.trap.soul-stealer.control")
def test_the_masters_phase_moves_the_bewitched_before_his_die() -> None:
    world = expedition("heinrich", "sven")
    world.turn = 5
    world.figures["sven"].effects.append(Effect("madness", "turn", 9))
    seen = run(explore.masters_phase(world), dice=[6], answers=["stay"])
    assert [question.rule for question in seen.asked] == ["ahq.trap.gas.madness.control"]


@pytest.mark.rule("ahq.setup.leader.new-after-combat", "ahq.explore.order.one-player-at-a-time")
def test_the_fallen_and_the_busy_are_passed_over_and_a_leader_who_left_is_replaced() -> None:
    world = expedition("heinrich", "sven", "magnus")
    heinrich = world.figures["heinrich"]
    world.figures["magnus"].wounds = 0
    man = man_at_arms(world, (START, START - 1))
    man.effects.append(Effect("busy", "turn", world.turn))
    asked = first_questions(explore.heroes_phase(world, Phase()), ["usual", "leave"])
    assert [(ask.seat, ask.text.id) for ask in asked] == [
        ("p1", "ask-order"),
        ("p1", "ask-explore"),
        ("p2", "ask-explore"),
    ]
    assert world.leader == "sven"
    assert heinrich in world.departed


@pytest.mark.rule("ahq.explore.move.distance", "ahq.trap.quest-location.preset")
def test_the_trap_of_a_prepared_part_stops_its_first_hero() -> None:
    world = expedition()
    hall = room(world, 20, 20, trap="pit")
    room(world, 15, 20)
    door(world, (19, 22), (20, 22), open=True, explored=True)
    hero = world.figures["heinrich"]
    hero.at = (19, 22)
    play(world, hero, "go:22,22", "where:20,21", dice=[5])
    assert hero.at == (20, 21), "he noticed it and stopped"
    assert hall.trap == ""
    assert world.here.traps[0].at == (20, 22)


@pytest.mark.rule("ahq.setup.leader.settles-order")
def test_the_usual_order_begins_with_the_leader() -> None:
    world = expedition("heinrich", "sven", "magnus")
    world.leader = "magnus"
    asked = first_questions(explore.heroes_phase(world, Phase()), ["usual"])
    assert [ask.seat for ask in asked] == ["p3", "p3"]


@pytest.mark.rule("ahq.trap.fireball.roams-3-turns", "ahq.turns.exploration.gm-phase-roll")
def test_when_the_fireball_has_killed_the_last_hero_no_die_is_rolled() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.wounds = hero.fate = 0
    world.turn = 3
    world.here.traps = [Trap(row="fireball-trap", at=hero.at, state="roaming", turn=2)]
    run(explore.masters_phase(world), dice=[8, 1, 1, 1, 1], answers=["stay"])
    assert world.figures == {}


@pytest.mark.rule("ahq.setup.leader.settles-order")
def test_one_may_ask_to_be_asked_again() -> None:
    world = expedition("heinrich", "sven")
    world.mute = {"p1": ["order"]}
    heinrich = world.figures["heinrich"]
    run(explorer.act(world, heinrich, ["heinrich"], []), answers=["unmute", "stay"])
    assert world.mute == {}


@pytest.mark.rule("ahq.trap.quest-location.preset")
def test_a_trap_that_goes_off_ends_the_move() -> None:
    world = expedition()
    room(world, 20, 20, trap="crossfire")
    room(world, 15, 20)
    door(world, (19, 22), (20, 22), open=True, explored=True)
    hero = world.figures["heinrich"]
    hero.at, hero.fate = (19, 22), 0
    run(explorer.act(world, hero, ["heinrich"], []), dice=[1, 1, 1, 1, 1], answers=["go:23,22", "done"])
    assert hero.at == (20, 22)


@pytest.mark.rule("ahq.turns.combat-starts-when-monsters-revealed")
def test_the_phase_is_over_as_soon_as_monsters_are_seen() -> None:
    world = expedition("heinrich", "sven", master="solo")
    man = man_at_arms(world, (START, START - 8))
    lair = room(world, START + 2, START - 5)
    gate = door(world, (START + 1, START - 4), (START + 2, START - 4), explored=True)
    musters.add_group(world, lair, ["skaven-warrior"], 10)
    world.figures["heinrich"].at = (START + 1, START - 4)
    phase = Phase()
    run(explore.heroes_phase(world, phase), dice=[6, 6], answers=["usual", f"open:{gate.id}", "done"])
    assert phase.stopped
    assert man.at == (START, START - 8), "neither his man-at-arms nor Sven was asked"


@pytest.mark.rule("ahq.explore.move.no-pass-through")
def test_all_follow_as_near_as_they_get_those_in_front_first() -> None:
    world = expedition("heinrich")
    heinrich = world.figures["heinrich"]
    heinrich.at = (START, START - 10)
    men = [man_at_arms(world, (START + n % 2, START + n // 2)) for n in range(4)]
    run(explorer.act(world, men[3], [men[3].id, *(man.id for man in men[:3])], []), answers=["all:follow"])
    gaps = sorted(steps_between(man.at, heinrich.at) for man in men)
    assert gaps == [1, 1, 2, 2], "the squares beside the Leader and those behind them"
    assert not told(world, HeldUp)


@pytest.mark.rule("ahq.turns.combat-starts-when-monsters-revealed")
def test_when_one_of_those_who_follow_comes_into_the_sight_of_monsters_the_others_stay() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    lair, side = room(world, 20, 20), room(world, 25, 20)
    door(world, (24, 22), (25, 22), open=True, explored=True)
    musters.add_group(world, lair, ["skaven-warrior"], 10)
    side.entered = True
    heinrich.at, sven.at, man = (24, 22), (29, 20), man_at_arms(world, (29, 24))
    run(explorer.act(world, sven, [sven.id, man.id], []), answers=["all:follow"])
    assert sven.at != (29, 20), "he went until he saw them"
    assert man.at == (29, 24)


@pytest.mark.rule("ahq.explore.move.no-pass-through", "ahq.explore.order.one-player-at-a-time")
def test_all_follow_whoever_has_just_gone_ahead() -> None:
    world = expedition("heinrich")
    heinrich = world.figures["heinrich"]
    ahead, last = man_at_arms(world, (START, START - 1)), man_at_arms(world, (START + 1, START))
    answers = [f"switch:{ahead.id}", f"go:{START},{START - 9}", f"all-after:{ahead.id}"]
    seen = run(explore.heroes_phase(world, Phase()), answers=answers)
    first, *_ = seen.asked
    assert "all-after" not in {option.verb for option in first.options}, "nobody has gone ahead yet"  # type: ignore[union-attr]
    assert {steps_between(each.at, ahead.at) for each in (heinrich, last)} == {1}


@pytest.mark.rule("ahq.explore.move.no-pass-through", "ahq.explore.door.open-after-move")
def test_on_the_way_home_a_hero_opens_the_known_door_before_him() -> None:
    world = expedition("heinrich", levels=1)
    room(world, START + 2, START - 2, 5, 5)
    gate = door(world, (START + 2, START), (START + 1, START), explored=True)
    heinrich = world.figures["heinrich"]
    heinrich.at, man = (START + 5, START), man_at_arms(world, (START + 6, START))
    run(explorer.act(world, man, [man.id, "heinrich"], []), answers=["all-home"])
    assert (heinrich.at, gate.open) == ((START + 2, START), True)
    assert [event.who for event in told(world, DoorOpened)] == ["heinrich"]
    assert man.at in {(START + 1, START + 1), (START, START), (START + 1, START - 1), (START + 3, START)}


@pytest.mark.rule("ahq.explore.move.no-pass-through", "ahq.explore.henchmen-only-move")
def test_who_cannot_follow_is_named_with_the_reason() -> None:
    world = expedition("heinrich")
    room(world, START + 2, START - 2, 5, 5)
    door(world, (START + 2, START), (START + 1, START), explored=True)
    room(world, 20, 20)
    man, lost = man_at_arms(world, (START + 2, START)), man_at_arms(world, (22, 22))
    world.figures["heinrich"].at = (START, START - 10)
    run(explorer.act(world, man, [man.id, lost.id], []), answers=["all:follow"])
    assert [(event.who, event.why) for event in told(world, HeldUp)] == [(called(man), "door"), (called(lost), "apart")]
    seen = run(explorer.act(world, man, [man.id], []), answers=["follow", "stay"])
    assert [event.why for event in told(world, HeldUp)][2:] == ["door"], "and when he is sent by himself"
    first, again = (set(keys(question)) for question in seen.asked)
    assert first - again == {"follow"}, "who does not get a step nearer may do anything else"


@pytest.mark.rule("ahq.explore.move.no-pass-through")
@pytest.mark.parametrize(("away", "told_so"), [(1, False), (2, True)])
def test_who_stands_next_to_the_leader_needs_no_excuse(away: int, told_so: bool) -> None:
    world = expedition("heinrich")
    room(world, 20, 20, 5, 1)
    room(world, 25, 20, 5, 1)
    door(world, (24, 20), (25, 20), explored=True)
    man, world.figures["heinrich"].at = man_at_arms(world, (24, 20)), (24 + away, 20)
    run(explorer.act(world, man, [man.id], []), answers=["follow", "stay"])
    assert [event.why for event in told(world, HeldUp)] == ["door"] * told_so


@pytest.mark.rule("ahq.explore.move.no-pass-through", "ahq.hazard.mould.cross")
def test_whoever_would_have_to_cross_the_mould_is_told_so() -> None:
    world = expedition("heinrich")
    heinrich = world.figures["heinrich"]
    mouldy = room(world, 20, 20)
    mouldy.hazard, mouldy.entered = Hazard(kind="mould"), True
    room(world, 15, 20)
    door(world, (19, 22), (20, 22), open=True, explored=True)
    door(world, (24, 22), (25, 22))
    for section in world.here.sections.values():
        section.exits = []
    heinrich.at = 19, 22
    run(explorer.act(world, heinrich, ["heinrich"], []), answers=["explore", "stay"])
    assert [event.why for event in told(world, HeldUp)] == ["peril"]


@pytest.mark.rule("ahq.hazard.circle.enter", "ahq.explore.move.distance")
def test_a_way_leads_round_what_is_perilous_where_it_can() -> None:
    world = expedition("heinrich")
    hall = room(world, 20, 20)
    hall.hazard = Hazard(kind="circle", squares=rectangle(21, 20, 3, 3))
    hall.entered = True
    redraw(world.here)
    heinrich = world.figures["heinrich"]
    heinrich.at = (20, 21)
    run(explorer.act(world, heinrich, ["heinrich"], []), answers=["go:24,21"])
    assert heinrich.at == (24, 21)
    (moved,) = told(world, Moved)
    assert moved.squares == 8, "four straight through the circle"


@pytest.mark.rule("ahq.magic.cast.one-component-may-move")
def test_a_wizard_moves_and_then_casts() -> None:
    world = expedition("heinrich", "magnus")
    heinrich, magnus = world.figures.values()
    magnus.items = [Item("phoenix-feather"), Item("dragon-tooth")]
    magnus.spells = ["flames-of-the-phoenix", "power-of-the-phoenix"]
    heinrich.at, heinrich.wounds = (START, START - 4), 1
    magnus.at = (START, START)
    seen = run(
        explorer.act(world, magnus, ["magnus"], []),
        answers=[f"go:{START},{START - 3}", "cast:flames-of-the-phoenix:components"],
    )
    assert [ask.text.id for ask in seen.asked][1] == "ask-after-move"
    assert heinrich.wounds == heinrich.profile.wounds


@pytest.mark.rule("ahq.magic.cast.one-component-may-move")
def test_a_player_need_not_be_asked_for_spells_after_every_move() -> None:
    world = expedition("magnus")
    magnus = world.figures["magnus"]
    magnus.items, magnus.spells = [Item("silver-key")], ["open-window"]
    answers = [f"go:{START},{START - 3}", "never"]
    seen = run(explorer.act(world, magnus, ["magnus"], []), answers=answers)
    assert [option.verb for option in seen.asked[1].options] == ["done", "cast", "never"]  # type: ignore[union-attr]
    run(explorer.act(world, magnus, ["magnus"], []), answers=[f"go:{START},{START - 2}"])


@pytest.mark.rule("ahq.trap.pit.jump-over")
def test_a_pit_is_jumped_as_part_of_the_move() -> None:
    world = expedition("heinrich")
    room(world, 20, 20, 9, 1)
    world.here.traps = [Trap(row="pit", at=(24, 20), state="open")]
    heinrich = world.figures["heinrich"]
    heinrich.at, heinrich.fate = (20, 20), 0
    seen = run(
        explorer.act(world, heinrich, ["heinrich"], []), dice=[6], answers=["go:23,20", "jump:25,20", "go:28,20"]
    )
    assert heinrich.at == (28, 20)
    assert len(seen.asked) == 3, "then it is over"
    heinrich.at = (25, 20)
    run(explorer.act(world, heinrich, ["heinrich"], []), dice=[7, 1], answers=["jump:23,20"])
    assert heinrich.at == (24, 20), "his Speed is 6"


@pytest.mark.rule("ahq.trap.pit.jump-over")
def test_what_is_left_of_a_move_must_do_for_the_jump() -> None:
    world = expedition("heinrich")
    room(world, 20, 20, 20, 1)
    pit = Trap(row="pit", at=(32, 20), state="open")
    world.here.traps = [pit]
    heinrich = world.figures["heinrich"]
    heinrich.at = (20, 20)
    seen = run(explorer.act(world, heinrich, ["heinrich"], []), answers=["go:31,20"])
    assert len(seen.asked) == 1, "eleven squares gone: one is not enough"
    pit.at, heinrich.at = (31, 20), (20, 20)
    seen = run(explorer.act(world, heinrich, ["heinrich"], []), answers=["go:30,20", "done"])
    assert "jump:32,20" in keys(seen.asked[1]), "ten gone: two are just enough"


@pytest.mark.rule("ahq.explore.order.one-player-at-a-time")
def test_nobody_is_to_follow_a_leader_who_is_hemmed_in() -> None:
    world = expedition("heinrich")
    heinrich = world.figures["heinrich"]
    men = [man_at_arms(world, at) for at in ground(world).steps[heinrich.at]]
    waiting = [*(man.id for man in men), heinrich.id]
    seen = run(explorer.act(world, men[0], waiting, []), answers=["stay"])
    assert "all:follow" not in keys(seen.asked[0]), "he could only stay where he is"
    seen = run(explorer.act(world, men[0], waiting[:-1], []), answers=["stay"])
    assert "all:follow" in keys(seen.asked[0]), "his own part is over"


@pytest.mark.rule("ahq.explore.order.one-player-at-a-time")
def test_a_leader_whom_all_follow_is_asked_first() -> None:
    world = expedition("heinrich")
    heinrich, man = world.figures["heinrich"], man_at_arms(world, (START, START + 1))
    seen = run(explorer.act(world, man, [man.id, "heinrich"], []), answers=["all:follow", f"go:{START},{START - 9}"])
    assert seen.result == []
    assert man.at in ground(world).steps[heinrich.at], "where he has gone, not where he was"
    assert "all:follow" not in keys(seen.asked[1]), "he cannot follow himself"
    man.at = START, START + 1
    left = run(explorer.act(world, man, [man.id, "heinrich"], []), answers=["all:follow", f"switch:{man.id}"]).result
    assert (left, man.at) == ([man.id, "heinrich"], (START, START + 1)), "he lets another go first"
    left = run(explorer.act(world, man, [man.id, "heinrich"], []), answers=["all-home"]).result
    assert left == []


@pytest.mark.rule("ahq.dungeon.stairs.expedition-ends", "ahq.explore.move.no-pass-through")
def test_whoever_comes_first_to_the_stairs_leaves_room_for_those_behind() -> None:
    world = expedition("heinrich", levels=1)
    heinrich = world.figures["heinrich"]
    heinrich.at = START, START - 2
    ahead = [man_at_arms(world, (START, START)), man_at_arms(world, (START + 1, START))]
    last = man_at_arms(world, (START + 1, START - 2))
    everybody = [heinrich, *ahead, last]
    run(explorer.act(world, heinrich, [each.id for each in everybody], []), answers=["all-home"])
    assert {each.at for each in everybody} == set(rectangle(START, START, 2, 2))
    assert not told(world, HeldUp)
    seen = run(explorer.act(world, heinrich, [each.id for each in everybody], []), answers=["all-stay"])
    assert "all-home" not in keys(seen.asked[0]), "all are there"
    last.at = START + 1, START - 2
    run(explorer.act(world, heinrich, [each.id for each in everybody], []), answers=["all-home"])
    assert not told(world, HeldUp), "whoever is there needs no excuse"


@pytest.mark.rule("ahq.dungeon.stairs.expedition-ends")
def test_all_who_stand_on_the_stairs_leave_together() -> None:
    world = expedition("heinrich", "sven", levels=1)
    for id, at in (("heinrich", (START, START + 1)), ("sven", (START, START - 9))):
        world.figures[id].at = at
    heinrich = world.figures["heinrich"]
    seen = run(explorer.act(world, heinrich, ["heinrich", "sven"], []), answers=["stay"])
    assert "all-leave" not in keys(seen.asked[0]), "he is there alone"
    man = man_at_arms(world, (START + 1, START + 1))
    left = run(explorer.act(world, heinrich, ["heinrich", man.id, "sven"], []), answers=["all-leave"]).result
    assert left == ["sven"]
    assert [figure.id for figure in world.departed] == ["heinrich", man.id]


@pytest.mark.rule("ahq.explore.move.no-pass-through")
def test_several_who_cannot_go_on_for_one_reason_are_named_together() -> None:
    world = expedition("heinrich")
    room(world, 20, 20)
    lost = [man_at_arms(world, (22, 22)), man_at_arms(world, (23, 22))]
    lost[1].number = 2
    run(explorer.act(world, lost[0], [man.id for man in lost], []), answers=["all:follow"])
    (held,) = told(world, HeldUp)
    assert (held.who, held.others) == (called(lost[0]), (called(lost[1]),))
    run(explorer.act(world, lost[0], [man.id for man in lost], []), answers=["all:follow"])
    assert told(world, HeldUp) == [held], "nor is it told again at once"
