"""Quests whose special rule is about the dungeon: shut, dug by another, climbed, shaken, under water."""

from __future__ import annotations

import pytest

from souterrain.core.roll import Rules
from souterrain.games.ahq import endings, hazards, moments, values
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.battle.doing import Doing
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import surprise
from souterrain.games.ahq.combat.damage import roll_damage
from souterrain.games.ahq.dungeon import corridors, growth, levels, rooms
from souterrain.games.ahq.dungeon.ground import ground, section_at
from souterrain.games.ahq.events.expedition import CharacterJoined
from souterrain.games.ahq.events.quests import (
    EntranceOpened,
    EntranceShut,
    FugitiveSeen,
    HatchFound,
    KitFound,
    Rearmed,
    Swallowed,
    TracksSeen,
    WaterRose,
)
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.exploration.marches import home_stairs
from souterrain.games.ahq.figures import Combat, Hazard, Item, effect, hero, monster
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.quests.progress import accomplished, quest_of
from souterrain.games.ahq.traps import springing
from souterrain.games.ahq.world import Group, Kit, Setup, World
from tests.games.ahq.deeds import done, options
from tests.games.ahq.expedition import door, expedition, junction, of_kind, room, told
from tests.play import run

# --- the wager


@pytest.mark.rule("ahq.quest-idea.gambler")
def test_the_entrance_is_shut_for_forty_turns() -> None:
    world = expedition(quest="hour", master="solo")
    hero = world.figures["heinrich"]
    run(moments.begins(world))
    assert "leave" not in [option.verb for option in options(explorer._stairs(world, hero))]
    world.mode, world.combat = "combat", Combat(area=[section_at(world, hero.at).id])
    orc = monster(world, "orc")
    world.figures[orc.id], orc.at = orc, (hero.at[0], hero.at[1] - 3)
    assert "leave" not in [option.verb for option in options(fighter._deeds(Doing(world, hero)))], "nor in a fight"
    world.mode, world.combat = "exploration", None
    del world.figures[orc.id]
    world.progress.turns = 39
    assert not moments.may_leave(world, hero)
    assert not accomplished(world)
    run(moments.turn_ends(world))
    assert told(world, EntranceOpened)
    assert accomplished(world)
    assert "leave" in [option.verb for option in options(explorer._stairs(world, hero))]


@pytest.mark.rule("ahq.quest-idea.gambler")
def test_other_stairs_are_open_but_lose_the_wager() -> None:
    world = expedition(quest="hour", master="solo")
    run(moments.begins(world))
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 9, 9])
    stairs = of_kind(world, "stairs")[1]
    hero = world.figures["heinrich"]
    hero.at = (stairs.x, stairs.y)
    assert moments.may_leave(world, hero)
    levels.leave(world, hero)
    assert not accomplished(world)


@pytest.mark.rule("ahq.quest-idea.gambler")
def test_something_strong_comes_every_ninth_turn_until_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    came: list[int] = []

    def come(world: World, rule: str) -> Rules[None]:
        came.append(world.progress.turns)
        yield from ()

    monkeypatch.setattr(surprise, "wanderers", come)
    world = expedition(quest="hour", master="solo")
    run(moments.begins(world))
    for _ in range(60):
        run(moments.turn_ends(world))
    assert came == [9, 18, 27, 36]
    group, band = Group(id="g", level=1, section="1.1", rows=[]), [monster(world, "orc")]
    run(moments.placing(world, group, band))
    run(moments.placing(world, group, band))
    assert [figure.row for figure in band] == ["orc", "orc-warchief"], "he comes once"
    assert [event.monster for event in told(world, CharacterJoined)] == ["orc-warchief"]


# --- the manhunt


def chase(master: str = "solo") -> World:
    return expedition(quest="runaway", master=master)


@pytest.mark.rule("ahq.quest-idea.manhunt")
def test_he_finds_his_own_way_and_nobody_sees_the_dice() -> None:
    world = chase()
    sections = set(world.here.sections)
    seen = run(moments.turn_ends(world), dice=["1", 1, 5, 5, 6, 6])
    assert all(roll.hidden for roll, _ in seen.rolled)
    assert set(world.here.sections) == sections, "nothing is laid on the table"
    (leg,) = world.progress.trail
    assert leg.section == junction(world).id
    assert [section.kind for section in leg.sections] == ["corridor", "junction"]
    assert GAME.glimpse(world, "p1").progress.trail == []


@pytest.mark.rule("ahq.quest-idea.manhunt")
def test_the_heroes_find_what_he_found_and_at_the_end_himself() -> None:
    world = chase()
    run(moments.turn_ends(world), dice=["1", 1, 5, 5, 6, 6])
    run(moments.turn_ends(world), dice=["1", 1, 5, 5, 6, 6])
    first, second = world.progress.trail
    assert second.section == first.sections[-1].id, "he goes on from where he is"
    side = first.side
    groups = moments.beyond(world, junction(world), side=side)  # type: ignore[arg-type]
    assert groups == []
    assert first.sections[0].id in world.here.sections
    assert not world.progress.caught
    here = world.here.sections[second.section]
    (group,) = moments.beyond(world, here, side=second.side) or []  # type: ignore[arg-type]
    assert [each.row for each in world.groups[group].characters] == ["runaway-captain"]
    assert world.progress.caught
    assert told(world, FugitiveSeen)
    run(moments.turn_ends(world))
    assert not world.progress.trail, "he flees no further"


@pytest.mark.rule("ahq.quest-idea.manhunt")
@pytest.mark.parametrize(("die", "read"), [(6, True), (8, True), (9, False), (12, False)])
def test_the_leader_may_read_his_tracks(die: int, read: bool) -> None:
    world = chase()
    world.figures["heinrich"].at = (junction(world).x, junction(world).y)
    run(moments.turn_ends(world), dice=["1", 1, 5, 5, 6, 6, die])
    assert bool(told(world, TracksSeen)) is read
    assert world.progress.trail[0].read


@pytest.mark.rule("ahq.quest-idea.manhunt")
def test_a_game_master_says_which_way_he_goes() -> None:
    world = chase("seat")
    ways = junction(world).exits
    run(moments.turn_ends(world), dice=[1, 5, 5, 6, 6], answers=["flee:1"])
    assert world.progress.trail[0].side == ways[1]


# --- prison break


def gaol() -> World:
    world = GAME.create(Setup(players=1, heroes=1, quest="gaol", choice=["heinrich"], levels=3))
    cell = moments.enter(world)
    assert cell is not None
    levels.set_on_stairs(world, [hero("heinrich", "p1")], list(ground(world).squares[cell.id][:4]))
    world.leader = world.mapper = "heinrich"
    run(moments.begins(world))
    return world


@pytest.mark.rule("ahq.quest-idea.prison-break")
def test_it_begins_in_a_cell_on_the_third_level_with_bare_hands() -> None:
    world = gaol()
    hero = world.figures["heinrich"]
    assert world.here.number == 3
    assert section_at(world, hero.at).kind == "room"
    assert (hero.items, hero.worn, hero.hand) == ([], [], "fists")
    assert [door.explored for door in world.here.doors.values()] == [False]
    assert not accomplished(world)


@pytest.mark.rule("ahq.quest-idea.prison-break")
def test_their_things_lie_in_the_first_lair_or_quest_room() -> None:
    world = gaol()
    hero = world.figures["heinrich"]
    kit = world.progress.kits["heinrich"]
    plain, lair = room(world, 20, 20), room(world, 40, 40, room="lair")
    run(moments.laid(world, plain, []))
    assert plain.hazard is None
    run(moments.laid(world, lair, []))
    assert lair.hazard is not None
    hero.at = ground(world).squares[lair.id][0]
    run(done(moments.deeds(world, hero), "rearm"))
    assert (hero.worn, hero.hand) == (kit.worn, kit.hand)
    assert hero.items == kit.items
    assert kit.items
    assert not options(moments.deeds(world, hero))


@pytest.mark.rule("ahq.quest-idea.prison-break")
def test_what_was_a_dead_hero_s_lies_there_for_the_others() -> None:
    world = gaol()
    heinrich, sven = world.figures["heinrich"], hero("sven", "p1")
    world.fallen.append(sven)
    world.progress.kits["sven"] = Kit([Item("torch")], ["chainmail"], "axe", 7)
    lair = room(world, 40, 40, room="lair")
    run(moments.laid(world, lair, []))
    assert lair.hazard is not None
    heinrich.at = ground(world).squares[lair.id][0]
    run(done(moments.deeds(world, heinrich), "rearm"))
    (pile,) = world.here.piles
    assert (pile.at, pile.gold, [item.row for item in pile.items]) == (lair.hazard.at, 7, ["torch", "chainmail"])
    assert lair.hazard.done
    assert not options(moments.deeds(world, heinrich))


@pytest.mark.rule("ahq.quest-idea.prison-break")
@pytest.mark.parametrize(("level", "leads"), [(3, "up"), (2, "up"), (1, "out")])
def test_only_quest_rooms_have_stairs_and_they_lead_up(level: int, leads: str) -> None:
    world = gaol()
    world.here.number = level
    hall = room(world, 20, 20, room="quest")
    run(rooms.furnish(world, hall), dice=[1])
    assert hall.stairs is not None
    assert hall.stairs_lead == leads
    assert hall.stairs in home_stairs(world)
    before = len(world.here.sections)
    start = room(world, 60, 60, 2, 5)
    assert corridors.lay_end(world, start, "n", "stairs-out", 1) == "dead-end" or start.dead_end
    assert len(world.here.sections) == before + 1


@pytest.mark.rule("ahq.quest-idea.prison-break")
def test_up_the_stairs_a_new_level_begins_and_the_way_back_is_known() -> None:
    world = gaol()
    hero = world.figures["heinrich"]
    hall = room(world, 20, 20, room="quest")
    run(rooms.furnish(world, hall), dice=[1])
    assert hall.stairs is not None
    hero.at = hall.stairs
    levels.take_stairs(world, hero)
    run(levels.change_level(world))
    assert world.here.number == 2
    assert levels.stairs_under(world, hero) == "down"
    levels.take_stairs(world, hero)
    run(levels.change_level(world))
    assert world.here.number == 3
    assert section_at(world, hero.at) is hall


@pytest.mark.rule("ahq.quest-idea.prison-break")
def test_where_there_is_no_quest_room_the_last_room_has_stairs() -> None:
    world = gaol()
    run(moments.turn_ends(world))
    assert not home_stairs(world)
    for each in world.here.doors.values():
        each.explored = True
    run(moments.turn_ends(world))
    assert home_stairs(world)
    assert told(world, HatchFound)


@pytest.mark.rule("ahq.quest-idea.prison-break")
def test_stairs_that_cannot_be_walked_to_are_no_way_up() -> None:
    world = gaol()
    far = room(world, 20, 20, room="quest", stairs=(20, 20), stairs_lead="up")
    for each in world.here.doors.values():
        each.explored = True
    run(moments.turn_ends(world))
    cell = section_at(world, world.figures["heinrich"].at)
    assert cell.stairs is not None
    assert cell is not far
    world.levels[0].sections[cell.id].stairs = None
    cell.hazard = Hazard(kind="mushrooms")
    run(moments.turn_ends(world))
    assert cell.stairs is not None, "a room with a hazard will do where there is no other"


@pytest.mark.rule("ahq.quest-idea.prison-break")
def test_out_is_won() -> None:
    world = gaol()
    levels.leave(world, world.figures["heinrich"])
    assert accomplished(world)


# --- the earthquake


def shaken() -> World:
    world = expedition(quest="rift", master="solo")
    world.progress.treasures.append("beating-stone")
    return world


@pytest.mark.rule("ahq.quest-idea.earthquake")
def test_nothing_shakes_before_the_treasure_is_taken() -> None:
    world = expedition(quest="rift", master="solo")
    run(moments.turn_ends(world))
    world.progress.treasures.append("beating-stone")
    run(moments.turn_ends(world), dice=[5])


@pytest.mark.rule("ahq.quest-idea.earthquake")
def test_stones_fall() -> None:
    world = shaken()
    run(moments.turn_ends(world), dice=[6, 11, 11], answers=["no"])
    assert world.figures["heinrich"].wounds == world.figures["heinrich"].profile.wounds - 2


@pytest.mark.rule("ahq.quest-idea.earthquake")
def test_a_rockfall_blocks_a_corridor_until_it_is_dug_away() -> None:
    world = shaken()
    hero = world.figures["heinrich"]
    run(moments.turn_ends(world), dice=[9, "1.3"])
    section = world.here.sections["1.3"]
    assert section.hazard is not None
    assert section.kind == "corridor"
    way = home_stairs(world)[0]
    hero.at = (section.x, section.y)
    assert way not in growth.within_walk(world)
    hero.at = (section.x, section.y + 1)
    run(done(hazards.deeds(world, hero, False), "dig"), dice=[12])
    run(done(hazards.deeds(world, hero, False), "dig"), dice=[1])
    run(done(hazards.deeds(world, hero, False), "dig"), dice=[1])
    assert section.hazard is None
    assert way in growth.within_walk(world)


@pytest.mark.rule("ahq.quest-idea.earthquake")
@pytest.mark.parametrize(("die", "dice", "lost"), [(1, [], 0), (12, [11, 1, 1], 1)])
def test_a_crevasse_is_jumped_or_hurts(die: int, dice: list[int], lost: int) -> None:
    world = shaken()
    hall = room(world, 20, 20)
    hero = world.figures["heinrich"]
    hero.fate = 0
    run(moments.turn_ends(world), dice=[11])
    assert hall.hazard is not None
    (_, line) = hall.hazard.blocks[0]
    hero.at = (22, line - 1)
    run(done(hazards.deeds(world, hero, False), "cross"), dice=[die, *dice])
    assert hero.at == (22, line + 1)
    assert hero.wounds == hero.profile.wounds - lost


# --- water


def cellars() -> World:
    world = expedition(quest="cellars", master="solo")
    run(moments.begins(world))
    return world


@pytest.mark.rule("ahq.quest-idea.flooded-cellars")
def test_moves_are_halved_and_damage_dice_one_less() -> None:
    world = cellars()
    hero = world.figures["heinrich"]
    dry = expedition(master="solo").figures["heinrich"]
    assert values.exploration_move(hero) == 6
    assert values.speed(hero) == (values.speed(dry) + 1) // 2
    seen = run(roll_damage(world, hero, 4, "gm"), dice=[1, 1, 1])
    assert seen.result == 0
    assert len(run(roll_damage(world, hero, 1, "gm"), dice=[1]).rolled) == 1, "one die always remains"
    assert len(run(roll_damage(world, hero, 2, "gm", times=3), dice=[1, 1, 1]).rolled) == 3
    rat = monster(world, "skaven-warrior")
    run(moments.placing(world, next(iter(world.groups.values()), None), [rat]))  # type: ignore[arg-type]
    assert values.speed(rat) == 5, "monsters wade as well"


@pytest.mark.rule("ahq.quest-idea.flooded-cellars")
def test_the_water_rises_with_time_and_with_traps() -> None:
    world = cellars()
    hero = world.figures["heinrich"]
    world.progress.turns = 39
    run(moments.turn_ends(world))
    assert world.progress.water == 2
    assert values.exploration_move(hero) == 4
    run(springing.spring(world, hero, BOOK.traps["poison-dart"], "floor"), dice=[1])
    assert [event.depth for event in told(world, WaterRose)] == [1, 2, 3]
    assert values.exploration_move(hero) == 3
    run(springing.spring(world, hero, BOOK.traps["poison-dart"], "floor"), dice=[1])
    assert world.progress.water == 3, "higher it cannot rise"


@pytest.mark.rule("ahq.quest-idea.flooded-cellars")
def test_between_expeditions_the_water_falls() -> None:
    world = cellars()
    world.progress.water = 3
    run(moments.resumes(world))
    assert world.progress.water == 1
    assert [event.depth for event in told(world, WaterRose)] == [1, 1]


@pytest.mark.rule("ahq.quest-idea.flooded-cellars")
def test_at_its_highest_somebody_swallows_water() -> None:
    world = cellars()
    hero = world.figures["heinrich"]
    hero.fate, world.progress.water = 0, 3
    run(moments.turn_ends(world), dice=[12])
    assert told(world, Swallowed)
    assert hero.wounds == hero.profile.wounds - 1
    run(moments.turn_ends(world), dice=[1])
    assert hero.wounds == hero.profile.wounds - 1
    assert effect(hero, "wading")


def test_the_door_that_nothing_settles_is_rolled_as_ever() -> None:
    world = expedition(quest="runaway", master="solo")
    room(world, 20, 20)
    made = door(world, (24, 22), (25, 22), open=True)
    assert moments.beyond(world, section_at(world, (24, 22)), made) is None


@pytest.mark.rule("ahq.quest-idea.gambler")
def test_how_long_the_entrance_is_shut_is_told_at_the_beginning_and_when_it_is_tried_again() -> None:
    world = expedition(quest="hour", master="solo")
    run(moments.begins(world))
    assert [event.turns for event in told(world, EntranceShut)] == [40]
    run(moments.resumes(world))
    assert [event.turns for event in told(world, EntranceShut)] == [40, 40]


@pytest.mark.rule("ahq.quest-idea.prison-break")
def test_only_who_is_in_the_room_has_his_things_again() -> None:
    world = gaol()
    heinrich, sven = world.figures["heinrich"], hero("sven", "p1", world.figures["heinrich"].at)
    world.figures["sven"] = sven
    world.progress.kits["sven"] = Kit([Item("torch")], ["mail"], "axe", 7)
    lair = room(world, 40, 40, room="lair")
    run(moments.laid(world, lair, []))
    assert lair.hazard is not None
    heinrich.at = ground(world).squares[lair.id][0]
    run(done(moments.deeds(world, heinrich), "rearm"))
    assert [event.who for event in told(world, Rearmed)] == ["heinrich"]
    assert (list(world.progress.kits), sven.gold, lair.hazard.done) == (["sven"], 0, False)
    sven.at = ground(world).squares[lair.id][1]
    run(done(moments.deeds(world, sven), "rearm"))
    assert [event.who for event in told(world, Rearmed)] == ["heinrich", "sven"]
    assert len(told(world, KitFound)) == 1, "they are found once"


@pytest.mark.rule("ahq.quest-idea.gambler")
def test_the_stake_is_shared_among_those_who_come_home() -> None:
    world = expedition("heinrich", "sven", quest="hour", master="solo")
    run(moments.begins(world))
    world.progress.turns, purse = 40, quest_of(world).reward.purse
    for each in list(world.figures.values()):
        levels.leave(world, each)
    run(endings.check(world))
    assert world.over == "victory"
    assert [each.gold for each in world.departed] == [purse - purse // 2, purse // 2]
