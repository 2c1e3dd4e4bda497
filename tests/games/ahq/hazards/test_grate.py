"""Hazard 8: the grate."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square
from souterrain.games.ahq import hazards
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.combat import moves, surprise
from souterrain.games.ahq.dungeon import growth
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.events.combat import Surprise
from souterrain.games.ahq.events.hazards import TrappedBelow
from souterrain.games.ahq.figures import Combat, Effect, Hazard, Item, effect, monsters
from souterrain.games.ahq.hazards import grate
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.world import Section, World
from tests.games.ahq.arena import do, give
from tests.games.ahq.deeds import at_hand, in_a_fight, options
from tests.games.ahq.expedition import man_at_arms, room, told
from tests.games.ahq.hazards.rooms import act, at_a, inside, offered


def over_the_grate(**heroes: Square) -> tuple[World, Section, Hazard, Section]:
    world, section, hazard = inside("grate", **(heroes or {"heinrich": (16, 6)}))
    hazard.at = (16, 6)
    below = room(world, 30, 30)
    below.below = section.id
    hazard.below = below.id
    return world, section, hazard, below


@pytest.mark.rule("ahq.hazard.grate.placement", "ahq.hazard.grate.room-below")
def test_a_hero_on_the_grate_sees_the_room_below(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = at_a("grate")
    do(grate.furnish(world, section, hazard), [], ["where:15,6"])
    laid: list[str] = []

    def room_below(world: World, above: Section) -> Rules[Section]:
        laid.append(above.id)
        return room(world, 30, 30)
        yield

    monkeypatch.setattr(growth, "room_below", room_below)
    do(moves.walk(world, world.figures["heinrich"], [(14, 6), (15, 6), (16, 6), (15, 6)], hazards.stepped))
    assert laid == [section.id]
    assert hazard.below in world.here.sections


@pytest.mark.rule("ahq.hazard.grate.room-below", "ahq.hazard.grate.prisoners")
def test_the_room_below_has_no_doors_and_its_monsters_are_prisoners() -> None:
    world, section, _hazard = at_a("grate")
    run = growth.room_below(world, section)
    next(run)
    run.send(9)
    asked = run.send(2)
    assert isinstance(asked, Ask), "where the chest of the Lair stands"
    with pytest.raises(StopIteration) as end:
        run.send(asked.options[0].key)
    below = end.value.value
    (group,) = musters.groups_in(world, below.id)
    assert (group.prisoners, group.rows) == (True, ["skaven-warrior"] * 3), "two warriors and a champion"
    assert not any(door.a in ground(world).squares[below.id] for door in world.here.doors.values())


@pytest.mark.rule("ahq.hazard.grate.one-per-turn", "ahq.hazard.grate.surprise")
def test_going_down_meets_the_monsters_and_in_a_fight_one_passes_per_turn() -> None:
    world, _section, hazard, below = over_the_grate(heinrich=(16, 6), sven=(15, 6))
    group = musters.add_group(world, below, ["skaven-warrior"], 10)
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    act(world, "heinrich", "descend", [6, 8], ["yes", "auto", "stay"])
    assert hazard.rope
    assert told(world, Surprise)[0].leader == 6 + 2
    assert world.mode == "combat"
    assert group.fighting
    assert heinrich.at[0] >= 30
    sven.at = (16, 6)
    assert [o.key for o in options(in_a_fight(world, sven))] == ["descend"]
    heinrich.effects.append(Effect("through-grate", "turn", world.turn))
    assert options(in_a_fight(world, sven)) == []


@pytest.mark.rule("ahq.hazard.grate.climb-out-under-attack", "ahq.hazard.grate.rope-needed")
def test_with_a_rope_one_climbs_out_again() -> None:
    world, _, hazard, below = over_the_grate(torallion=(16, 6))
    torallion = world.figures["torallion"]
    torallion.at = (32, 32)
    assert offered(world, "torallion") == []
    hazard.rope = True
    foe_above = musters.add_group(world, world.here.sections[below.below], ["skaven-warrior"], 10)
    assert foe_above.section == below.below
    act(world, "torallion", "climb:rope")
    assert torallion.at == (16, 6)


@pytest.mark.rule("ahq.hazard.grate.rope-needed")
def test_all_below_without_a_rope_perish() -> None:
    world, _, hazard, _ = over_the_grate(torallion=(16, 6))
    world.figures["torallion"].fate = 2
    world.figures["torallion"].at = (32, 32)
    hazard.rope = True
    do(hazards.turn_ends(world))
    assert "torallion" in world.figures
    hazard.rope = False
    do(hazards.turn_ends(world))
    assert told(world, TrappedBelow)
    assert "torallion" not in world.figures


@pytest.mark.rule("ahq.hazard.grate.gm-counters-above")
def test_wandering_monsters_may_come_to_the_room_above() -> None:
    """The room above and the one below are on one table, so the master's monsters may be placed in either."""
    world, section, _hazard, _below = over_the_grate(torallion=(16, 6))
    world.figures["torallion"].at = (32, 32)
    group = musters.add_group(world, section, ["skaven-warrior"], 10)
    do(surprise.meet(world, group.id), [1, 12], ["where:15,5", "stay"])
    assert monsters(world)[0].at == (15, 5)


@pytest.mark.rule("ahq.hazard.grate.placement", "ahq.hazard.henchmen")
def test_only_a_hero_on_the_very_square_sees_what_is_below() -> None:
    world, section, hazard = inside("grate", heinrich=(15, 6))
    hazard.at = (16, 6)
    man = man_at_arms(world, (16, 6))
    assert do(grate.entered(world, man, section, hazard)).result is False
    assert do(grate.entered(world, world.figures["heinrich"], section, hazard)).result is False
    assert hazard.below == ""
    assert offered(world, "heinrich") == []


@pytest.mark.rule("ahq.hazard.grate.one-per-turn", "ahq.hazard.grate.rope-needed")
def test_one_goes_down_from_the_grate_itself_and_is_warned_without_a_rope() -> None:
    world, section, hazard, _ = over_the_grate(torallion=(16, 6), sven=(15, 6))
    torallion, sven = world.figures.values()
    sven.items = []
    (option,) = options(at_hand(world, torallion, False))
    assert (option.key, option.note) == ("descend", Say("note-no-rope"))
    assert offered(world, "sven") == [], "he does not stand on it"
    assert options(at_hand(world, torallion, True)) == [], "it is a whole move"
    give(sven, "rope")
    assert options(at_hand(world, torallion, False))[0].note is None, "Sven holds one"
    sven.wounds = 0
    assert options(at_hand(world, torallion, False))[0].note is not None, "not while he is unconscious"
    sven.wounds, sven.at = 4, (5, 5)
    assert options(at_hand(world, torallion, False))[0].note is not None, "nor from another room"
    give(torallion, "rope")
    assert options(at_hand(world, torallion, False))[0].note is None
    hazard.below = "nothing"
    assert options(at_hand(world, torallion, False)) == []
    assert section.hazard is hazard


@pytest.mark.rule("ahq.hazard.grate.rope-needed", "ahq.hazard.grate.one-per-turn")
def test_a_rope_is_hung_once_if_its_owner_likes() -> None:
    world, _, hazard, below = over_the_grate(heinrich=(16, 6), sven=(15, 6), torallion=(15, 7))
    heinrich, sven, torallion = world.figures.values()
    act(world, "heinrich", "descend", answers=["no"])
    assert (hazard.rope, count(heinrich, "rope")) == (False, 1)
    sven.at = (16, 6)
    act(world, "sven", "descend", answers=["yes"])
    assert (hazard.rope, count(sven, "rope")) == (True, 0)
    torallion.at, torallion.items = (16, 6), [Item("rope")]
    act(world, "torallion", "descend")
    assert count(torallion, "rope") == 1, "one hangs there already"
    assert {ground(world).section[each.at] for each in world.figures.values()} == {below.id}
    assert not any(effect(each, "through-grate") for each in world.figures.values()), "no limit outside a fight"


@pytest.mark.rule("ahq.hazard.grate.one-per-turn", "ahq.hazard.grate.climb-out-under-attack")
def test_in_a_fight_the_opening_is_used_once_a_turn_up_or_down() -> None:
    world, _, hazard, _ = over_the_grate(heinrich=(32, 32), sven=(31, 31))
    hazard.rope = True
    world.mode, world.combat = "combat", Combat()
    heinrich, sven = world.figures.values()
    assert offered(world, "sven") == ["climb:rope"]
    act(world, "heinrich", "climb:rope")
    assert effect(heinrich, "through-grate")
    assert heinrich.at == (16, 6)
    assert offered(world, "sven") == []
    heinrich.effects = []
    sven.wounds = 0
    assert offered(world, "sven") == []


@pytest.mark.rule("ahq.hazard.grate.surprise")
def test_no_elf_helps_at_the_grate_and_dead_prisoners_are_not_met() -> None:
    world, _, _, below = over_the_grate(torallion=(16, 6))
    empty = musters.add_group(world, below, [], 10)
    fighting = musters.add_group(world, below, ["skaven-warrior"], 10)
    fighting.fighting = True
    act(world, "torallion", "descend")
    assert world.mode == "exploration"
    assert not empty.met
    fighting.fighting = False
    world.figures["torallion"].at = (16, 6)
    act(world, "torallion", "descend", [6, 9], ["where:30,30", "stay"])
    (test,) = told(world, Surprise)
    assert (test.leader, test.winner) == (8, "monsters")


@pytest.mark.rule("ahq.hazard.grate.rope-needed")
def test_nobody_perishes_while_one_is_above_or_a_fight_goes_on() -> None:
    world, section, hazard, below = over_the_grate(torallion=(32, 32), heinrich=(16, 5))
    world.figures["heinrich"].items = []
    do(hazards.turn_ends(world))
    assert len(world.figures) == 2
    world.figures["heinrich"].at = (31, 31)
    world.mode = "combat"
    do(hazards.turn_ends(world))
    assert len(world.figures) == 2
    world.mode = "exploration"
    hazard.below = "nothing"
    do(hazards.turn_ends(world))
    assert len(world.figures) == 2
    hazard.below = below.id
    man = man_at_arms(world, (16, 6))
    do(hazards.turn_ends(world))
    assert len(world.figures) == 3, "a man-at-arms guards the opening"
    man.at = (30, 30)
    do(hazards.turn_ends(world))
    assert world.figures == {}
    assert section.hazard is hazard
