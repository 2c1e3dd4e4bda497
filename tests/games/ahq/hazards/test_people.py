"""Hazard 2: people."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import hazards
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.combat import surprise
from souterrain.games.ahq.events.hazards import CaptiveFreed, MaidenHome, RogueLeaves, WitchVanished
from souterrain.games.ahq.figures import Combat, henchman, monsters
from souterrain.games.ahq.hazards import people
from souterrain.games.ahq.town.gate import forget_dungeon
from souterrain.games.ahq.values import toughness, weapon_skill
from tests.games.ahq.arena import do
from tests.games.ahq.expedition import man_at_arms, told
from tests.games.ahq.hazards.rooms import at_a, wanderers


@pytest.mark.rule("ahq.hazard.npc.unique")
def test_nobody_is_met_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, _ = at_a("none")
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(people.meet(world, section), [2]).result
    assert group.captives == ["maiden"]
    (group,) = do(people.meet(world, section), [3]).result
    assert group.captives == []


@pytest.mark.rule("ahq.hazard.npc.maiden", "ahq.hazard.npc.maiden-reward")
def test_the_maiden_is_freed_and_brought_home(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, _ = at_a("none", heinrich=(16, 6), sven=(16, 7))
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(people.meet(world, section), [1]).result
    do(people.freed(world, group))
    maiden = next(f for f in world.figures.values() if f.row == "maiden")
    assert told(world, CaptiveFreed)
    assert (maiden.profile.speed, toughness(maiden), maiden.wounds, weapon_skill(maiden)) == (7, 3, 2, 1)
    assert maiden.seat == "p1"
    world.departed = list(world.figures.values())
    do(people.expedition_ends(world))
    assert told(world, MaidenHome)
    assert [world.figures[name].gold for name in ("heinrich", "sven")] == [50, 50]


@pytest.mark.rule("ahq.hazard.npc.witch", "ahq.hazard.npc.witch-theft")
def test_the_witch_vanishes_with_half_of_everybodys_gold() -> None:
    world, section, _ = at_a("none", heinrich=(16, 6), sven=(16, 7))
    (group,) = do(people.meet(world, section), [5]).result
    world.figures["heinrich"].gold, world.figures["sven"].gold = 40, 25
    do(surprise.meet(world, group.id), [6, 6], ["auto", "stay"])
    (witch,) = monsters(world)
    assert (witch.profile.weapon_skill, toughness(witch), witch.wounds) == (7, 3, 2)
    world.turn += 1
    do(combat.turn(world), [2, 7], ["end", "done", "done"])
    assert told(world, WitchVanished)[0].gold == 33
    assert [world.figures[name].gold for name in ("heinrich", "sven")] == [20, 12]


@pytest.mark.rule("ahq.hazard.npc.witch", "ahq.hazard.npc.witch-theft")
def test_a_surprised_party_still_gets_its_turn_and_a_closed_door_saves_the_gold() -> None:
    world, section, _ = at_a("none", heinrich=(13, 6))
    (group,) = do(people.meet(world, section), [5]).result
    world.figures["heinrich"].gold = 40
    do(surprise.meet(world, group.id), [1, 6], ["where:18,4", "stay"])
    do(combat.turn(world), [], ["done"])
    assert monsters(world), "they were surprised in turn one"
    do(combat.turn(world), [], [f"close:{section.entry}", "done", "done"])
    assert told(world, WitchVanished)[0].gold == 0
    assert world.figures["heinrich"].gold == 40
    assert not monsters(world)


@pytest.mark.rule("ahq.hazard.npc.witch")
def test_a_witch_found_in_the_middle_of_a_fight_leaves_the_heroes_a_turn_too() -> None:
    world, section, _ = at_a("none", heinrich=(16, 6))
    world.figures["heinrich"].gold = 40
    world.mode, world.combat = "combat", Combat(area=[section.id], turn=4)
    (group,) = do(people.meet(world, section), [5]).result
    do(surprise.meet(world, group.id), [6, 6], ["where:18,8", "stay"])
    do(hazards.end_of_combat_turn(world))
    assert monsters(world), "she came after their phase"
    do(combat.turn(world), [], ["done", "done"])
    assert world.figures["heinrich"].gold == 20


@pytest.mark.rule("ahq.hazard.npc.man-at-arms")
def test_a_freed_man_at_arms_serves_the_leader(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, _ = at_a("none")
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(people.meet(world, section), [8]).result
    do(people.freed(world, group))
    man = next(f for f in world.figures.values() if f.kind == "henchman")
    assert (man.row, man.owner) == ("man-at-arms", "heinrich")


@pytest.mark.rule("ahq.hazard.npc.rogue-joins")
@pytest.mark.parametrize(("answer", "joins"), [("yes", True), ("no", False)])
def test_a_rogue_may_be_taken_along(answer: str, joins: bool) -> None:
    world, section, _ = at_a("none")
    do(people.meet(world, section), [11], [answer])
    rogues = [f for f in world.figures.values() if f.row == "rogue"]
    assert bool(rogues) is joins
    if joins:
        assert (weapon_skill(rogues[0]), toughness(rogues[0]), rogues[0].fate) == (8, 10, 1)


@pytest.mark.rule("ahq.hazard.npc.rogue-end", "ahq.hazard.npc.rogue-theft-scope")
@pytest.mark.parametrize(("die", "left"), [(2, 0), (4, 50), (5, 101), (12, 101)])
def test_what_the_rogue_does_at_the_end(die: int, left: int) -> None:
    world, _, _ = at_a("none")
    rogue = henchman("rogue", "rogue-1", "heinrich", "p1")
    world.figures["heinrich"].gold = 101
    world.departed = [world.figures["heinrich"], rogue]
    do(people.expedition_ends(world), [die])
    assert told(world, RogueLeaves)
    assert world.figures["heinrich"].gold == left
    assert (rogue in world.departed) is (die == 12)


@pytest.mark.rule("ahq.hazard.npc.man-at-arms", "ahq.combat.pursuit.monsters-return")
def test_a_captive_whose_guards_are_dead_is_free_though_the_heroes_fled_from_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, section, _ = at_a("none")
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(people.meet(world, section), [8]).result
    world.mode, world.combat = "combat", Combat(area=[section.id], groups=[group.id])
    do(combat.escape(world))
    assert [figure.row for figure in world.figures.values()] == ["heinrich", "man-at-arms"]


@pytest.mark.rule("ahq.hazard.npc.rogue-theft-scope")
@pytest.mark.parametrize(("die", "left"), [(1, (0, 0, 0)), (3, (0, 29, 21)), (5, (40, 40, 21))])
def test_the_rogue_robs_one_purse_after_the_other(die: int, left: tuple[int, int, int]) -> None:
    world, _, _ = at_a("none", heinrich=(16, 6), sven=(16, 7))
    heinrich, sven = world.figures.values()
    man = man_at_arms(world, (15, 5))
    rogue = henchman("rogue", "rogue-1", "heinrich", "p1")
    heinrich.gold, sven.gold, man.gold, rogue.gold = 40, 40, 21, 0
    world.departed = [heinrich, sven, man, rogue]
    do(people.expedition_ends(world), [die])
    assert (heinrich.gold, sven.gold, man.gold) == left


@pytest.mark.rule("ahq.hazard.npc.rogue-theft-scope")
def test_what_the_rogue_carries_himself_counts_first() -> None:
    world, _, _ = at_a("none")
    heinrich = world.figures["heinrich"]
    rogue = henchman("rogue", "rogue-1", "heinrich", "p1")
    heinrich.gold, rogue.gold = 61, 40
    world.departed = [heinrich, rogue]
    do(people.expedition_ends(world), [4])
    assert heinrich.gold == 61 - 11, "51 of 101, of which he had 40 already"
    assert told(world, RogueLeaves)[0].gold == 51


@pytest.mark.rule("ahq.hazard.npc.man-at-arms", "ahq.hazard.npc.maiden")
def test_a_captive_follows_the_leader_or_whoever_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, _ = at_a("none", heinrich=(16, 6), sven=(16, 7))
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(people.meet(world, section), [8]).result
    world.leader = "sven"
    do(people.freed(world, group))
    man = next(f for f in world.figures.values() if f.kind == "henchman")
    assert (man.owner, man.seat, man.at) == ("sven", "p2", (18, 4)), "the far corner of his prison"
    assert [event.leader for event in told(world, CaptiveFreed)] == ["sven"]
    (group,) = do(people.meet(world, section), [1]).result
    world.leader = "gone"
    do(people.freed(world, group))
    maiden = next(f for f in world.figures.values() if f.row == "maiden")
    assert maiden.owner == "heinrich"
    assert told(world, CaptiveFreed)[-1].leader == "", "she serves nobody"
    world.figures = {man.id: man}
    do(people.freed(world, group))
    assert len(world.figures) == 1, "no Hero is left whom she could follow"


@pytest.mark.rule("ahq.hazard.npc.witch-theft")
def test_running_out_of_her_sight_does_not_save_the_gold() -> None:
    world, section, _ = at_a("none", heinrich=(16, 6))
    (group,) = do(people.meet(world, section), [5]).result
    world.figures["heinrich"].gold = 40
    do(surprise.meet(world, group.id), [6, 6], ["where:18,8", "stay"])
    hazards.heroes_phase_begins(world)
    world.figures["heinrich"].at = (2, 13)
    do(hazards.end_of_combat_turn(world))
    assert world.figures["heinrich"].gold == 20


@pytest.mark.rule("ahq.hazard.npc.rogue-theft-scope", "ahq.hazard.npc.rogue-end")
@pytest.mark.parametrize(("die", "heinrich_has", "sven_has"), [(5, 51, 50), (4, 26, 24), (12, 11, 10)])
def test_a_rogue_who_goes_leaves_what_he_carried_for_the_party(die: int, heinrich_has: int, sven_has: int) -> None:
    world, _, _ = at_a("none", heinrich=(16, 6), sven=(16, 7))
    heinrich, sven = world.figures.values()
    rogue = henchman("rogue", "rogue-1", "heinrich", "p1")
    heinrich.gold, sven.gold, rogue.gold = 11, 10, 80
    world.departed = [heinrich, sven, rogue]
    do(people.expedition_ends(world), [die])
    assert (heinrich.gold, sven.gold) == (heinrich_has, sven_has)


@pytest.mark.rule("ahq.hazard.npc.unique")
def test_who_was_met_in_one_dungeon_is_not_met_in_another() -> None:
    world, _, _ = at_a("none")
    world.npcs_met = ["rogue"]
    forget_dungeon(world)
    assert world.npcs_met == ["rogue"]


@pytest.mark.rule("ahq.hazard.npc.rogue-joins")
def test_a_rogue_met_when_the_leader_has_just_died_asks_another() -> None:
    world, section, _ = at_a("none", heinrich=(13, 6), sven=(13, 7))
    world.fallen.append(world.figures.pop("heinrich"))
    seen = do(people.meet(world, section), [11], ["yes"])
    assert seen.asked[0].seat == "p2"
    assert next(each.owner for each in world.figures.values() if each.row == "rogue") == "sven"
