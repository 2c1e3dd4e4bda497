"""The dungeon grows: tables, doors, junctions, rooms."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.roll import Roll
from souterrain.core.say import Say
from souterrain.crawl.squares import keys, rectangle
from souterrain.games.ahq.dungeon import corridors, doors, growth, rooms
from souterrain.games.ahq.dungeon.ground import area, doors_in_wall, ground, redraw
from souterrain.games.ahq.events.expedition import (
    CorridorFound,
    DoorLost,
    FurtherDoors,
    MonstersFound,
    RoomFound,
)
from souterrain.games.ahq.exploration import turn as explore
from souterrain.games.ahq.exploration.turn import Phase
from souterrain.games.ahq.figures import Hazard, Item
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.world import Chest
from tests.games.ahq.expedition import (
    JUNCTION,
    START,
    box,
    door,
    expedition,
    junction,
    man_at_arms,
    of_kind,
    room,
    told,
)
from tests.play import run


@pytest.mark.rule(
    "ahq.dungeon.corridor.three-rolls",
    "ahq.dungeon.corridor.from-junction",
    "ahq.dungeon.junction.exits",
    "ahq.setup.leader.rolls-exploration-dice",
)
def test_the_rulebooks_t_junction() -> None:
    """Right arm 2, 16, 6: one section, one door, dead end. Left arm 1, 9, 17: one section, nothing, left turn."""
    world = expedition()
    x, y = JUNCTION
    seen = run(
        growth.exits(world, junction(world)),
        dice=[2, 8, 8, 3, 3, 1, 4, 5, 8, 9],
        answers=["where:1.5:n", f"where:{x + 3},{y}"],
    )
    assert all(roll.by == "p1" for roll, _ in seen.rolled)
    right, left = (s for s in of_kind(world, "corridor") if s.run > 1)
    assert box(right) == (x + 2, y, 5, 2)
    assert right.dead_end
    assert [(d.a, d.b) for d in world.here.doors.values()] == [((x + 3, y), (x + 3, y - 1))]
    assert box(left) == (x - 5, y, 5, 2)
    assert not left.dead_end
    (turn,) = of_kind(world, "turn")
    assert box(turn) == (x - 7, y, 2, 2)
    assert turn.exits == ["s"], "the left of somebody walking west is south"
    assert junction(world).exits == []
    assert told(world, CorridorFound) == [CorridorFound(1, "e", ("dead-end",)), CorridorFound(1, "w", ("turn",))]


@pytest.mark.rule("ahq.dungeon.corridor.three-rolls")
def test_a_corridor_is_told_in_one_line_with_the_dice_of_its_three_rolls() -> None:
    setup = {"players": 1, "choice": ["heinrich"], "heroes": 1}
    game = souterrain.new("ahq", seed="three rolls", setup=setup)
    bots.play(game, {"p1": bots.make("ahq", "scripted", 1)}, most=40)
    dice = [len(line.dice) for line in game.story if isinstance(line.event, CorridorFound)]
    assert dice[0] == 5


@pytest.mark.rule("ahq.dungeon.room.roll-type", "ahq.dungeon.room.normal")
def test_one_die_gives_a_rooms_kind() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    seen = run(growth.behind(world, entrance.id), dice=[5, 6, 4])
    assert [roll.rule for roll, _ in seen.rolled][1] == "ahq.dungeon.room.roll-type"
    laid = world.here.sections[ground(world).section[25, 22]]
    assert (laid.room, laid.w, laid.h, laid.chest, laid.hazard) == ("normal", 5, 5, None, None)
    assert not world.groups
    assert told(world, RoomFound) == [RoomFound("normal", True)]


@pytest.mark.rule("ahq.dungeon.door.in-room-even-odd", "ahq.dungeon.door.generation-timing")
@pytest.mark.parametrize(("die", "kind"), [(8, "corridor"), (5, "room")])
def test_behind_a_rooms_door_even_is_a_corridor_odd_a_room(die: int, kind: str) -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    rest = [1, 5, 5, 3, 3, 3, 3] if kind == "corridor" else [1, 1]
    run(growth.behind(world, entrance.id), dice=[die, *rest])
    assert world.here.sections[ground(world).section[25, 22]].kind == kind


@pytest.mark.rule("ahq.dungeon.door.in-corridor-always-room", "ahq.dungeon.door.closed-when-found")
def test_a_corridors_door_always_leads_to_a_room_and_is_found_closed() -> None:
    world = expedition(master="solo")
    x, y = JUNCTION
    made = doors.add_door(world, (x, y + 4), "w")
    assert not made.open
    assert not made.explored
    seen = run(growth.behind(world, made.id), dice=[1, 1])
    assert seen.rolled[0][0].rule == "ahq.dungeon.room.roll-type", "no die is rolled for corridor or room"
    assert world.here.sections[ground(world).section[x - 1, y + 4]].kind == "room"


@pytest.mark.rule("ahq.dungeon.door.into-explored-area")
def test_a_door_into_a_known_part_needs_no_roll() -> None:
    world = expedition(master="solo")
    x, y = JUNCTION
    room(world, x - 5, y + 3)
    made = doors.add_door(world, (x, y + 4), "w")
    assert made.explored
    assert run(growth.behind(world, made.id)).rolled == []


@pytest.mark.rule("ahq.dungeon.section.door-edge")
def test_a_door_stands_on_one_edge() -> None:
    world = expedition()
    room(world, 20, 20)
    room(world, 25, 20)
    made = door(world, (24, 22), (25, 22), explored=True)
    map_ = ground(world)
    assert (25, 22) not in map_.steps[24, 22], "closed"
    assert map_.doors == {(24, 22): (made.id,), (25, 22): (made.id,)}
    doors.set_open(world, made, True)
    map_ = ground(world)
    assert (25, 22) in map_.steps[24, 22]
    assert (24, 22) in map_.steps[25, 22]
    assert (25, 21) not in map_.steps[24, 21], "only these two squares are joined"


@pytest.mark.rule("ahq.dungeon.generate.when", "ahq.dungeon.junction.visible-only-from-it")
def test_only_a_hero_on_a_junction_reveals_what_lies_beyond() -> None:
    world = expedition()
    man = man_at_arms(world, JUNCTION)
    assert run(explore.exploration_phase(world, Phase())).rolled == []
    man.at = (JUNCTION[0], JUNCTION[1] + 3)
    world.figures["heinrich"].at = (JUNCTION[0], JUNCTION[1] + 2)
    assert run(explore.exploration_phase(world, Phase())).rolled == [], "next to the junction is not on it"
    world.figures["heinrich"].at = (JUNCTION[0] + 1, JUNCTION[1] + 1)
    run(explore.exploration_phase(world, Phase()), dice=[1, 5, 5, 3, 3, 1, 5, 5, 3, 3])
    assert junction(world).exits == []


@pytest.mark.rule("ahq.dungeon.generate.when")
def test_a_turn_counts_as_a_junction() -> None:
    world = expedition()
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 5, 5])
    junction(world).exits.clear()
    (turn,) = of_kind(world, "turn")
    world.figures["heinrich"].at = (turn.x, turn.y)
    run(explore.exploration_phase(world, Phase()), dice=[1, 5, 5, 3, 3])
    assert turn.exits == []


@pytest.mark.rule(
    "ahq.dungeon.door.leader-wall-gm-spot", "ahq.gm.duties.exploration-phase", "ahq.dungeon.room.doors-roll"
)
def test_the_leader_names_the_walls_of_a_rooms_doors_and_the_game_master_their_spots() -> None:
    world = expedition("sven", "heinrich")
    hall = room(world, 20, 20)
    door(world, (24, 22), (25, 22), explored=True)
    hall.entry = "d1"
    seen = run(
        rooms.room_doors(world, hall, []),
        dice=[9],
        answers=[f"where:{hall.id}:n", "where:21,20", f"where:{hall.id}:w", "where:20,24"],
    )
    assert [ask.seat for ask in seen.asked] == ["p1", "gm", "p1", "gm"]
    assert [option.key for option in seen.asked[2].options] == [f"where:{hall.id}:s", f"where:{hall.id}:w"]  # type: ignore[union-attr]
    assert len(doors_in_wall(world.here, hall, "n")) == len(doors_in_wall(world.here, hall, "w")) == 1


@pytest.mark.rule("ahq.dungeon.room.sentry-guarantees-door", "ahq.combat.sentry.section-has-door")
def test_a_sentrys_room_has_a_further_door_placed_by_the_game_master() -> None:
    world = expedition()
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    # odd, Lair, matrix 4 (three warriors and a sentry), no doors
    seen = run(
        growth.behind(world, entrance.id),
        dice=[5, 9, 4, 3],
        answers=["lay:1", "where:34,20", "where:1.6:n", "where:26,20"],
    )
    assert [ask.seat for ask in seen.asked] == ["gm"] * 4
    lair = world.here.sections[ground(world).section[25, 22]]
    assert len(doors_in_wall(world.here, lair, "n")) == 1
    (rolled,) = told(world, FurtherDoors)
    assert rolled.dull, "that there is no further door is not told: there will be one"


@pytest.mark.rule("ahq.dungeon.room.lair")
def test_a_lair_has_its_monsters_and_a_chest_not_yet_rolled() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    (group,) = run(growth.behind(world, entrance.id), dice=[5, 10, 8, 1]).result
    lair = world.here.sections[world.groups[group].section]
    assert lair.room == "lair"
    assert world.groups[group].rows == ["skaven-warlord"]
    assert world.groups[group].gold == 60
    assert lair.chest is not None
    assert not lair.chest.rolled
    assert told(world, MonstersFound) == [MonstersFound(("skaven-warlord",), 1)]


@pytest.mark.rule("ahq.dungeon.room.quest", "ahq.dungeon.quest-treasure-completes-quest")
def test_the_quest_room_of_the_last_level_hides_the_quest_treasure() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    (group,) = run(growth.behind(world, entrance.id), dice=[5, 11, 1, 1]).result
    hall = world.here.sections[world.groups[group].section]
    assert sorted(world.groups[group].rows) == ["skaven-champion"] * 2 + ["skaven-warlord"]
    assert hall.chest is not None
    assert hall.chest.at not in ground(world).doors, "it blocks no door"
    assert hall.treasure == "amulet-shard"


@pytest.mark.rule("ahq.dungeon.room.quest")
def test_a_quest_room_above_the_last_level_does_not_hide_it() -> None:
    world = expedition(master="solo", levels=2)
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    (group,) = run(growth.behind(world, entrance.id), dice=[5, 11, 1, 1]).result
    assert world.here.sections[world.groups[group].section].treasure == ""


@pytest.mark.rule("ahq.dungeon.room.features-do-not-block-doors")
def test_no_door_is_put_where_a_chest_stands() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    (group,) = run(growth.behind(world, entrance.id), dice=[5, 9, 1, 1]).result
    lair = world.here.sections[world.groups[group].section]
    assert lair.chest is not None
    spots = {spot for found in doors.free_walls(world.here, lair).values() for spot in found}
    assert spots
    assert lair.chest.at not in spots


@pytest.mark.rule("ahq.dungeon.corridor.wandering-monsters")
def test_wandering_monsters_of_a_corridor_are_rolled_by_the_game_master() -> None:
    world = expedition()
    seen = run(corridors.from_exit(world, junction(world), "e"), dice=[1, 1, 1, 3, 3, 5])
    assert seen.rolled[-1][0] == Roll("d12", "ahq.dungeon.corridor.wandering-monsters", "gm")
    (group,) = world.groups.values()
    assert group.rows == ["skaven-warrior"] * 3
    assert world.here.sections[group.section].run == 2


@pytest.mark.rule("ahq.dungeon.levels-free")
def test_stairs_down_from_the_lowest_level_lead_out() -> None:
    shallow, deep = expedition(levels=1), expedition(levels=2)
    for world in (shallow, deep):
        run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 9, 9])
    assert [s.leads for s in of_kind(shallow, "stairs")] == ["out", "out"]
    assert [s.leads for s in of_kind(deep, "stairs")] == ["out", "down"]


@pytest.mark.rule("ahq.magic.bright.bright-key-rock")
@pytest.mark.parametrize(("die", "rock"), [(4, True), (5, False)])
def test_behind_a_door_of_the_bright_key_there_may_be_only_rock(die: int, rock: bool) -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    made = doors.add_door(world, (24, 22), "e", magic=True)
    run(growth.behind(world, made.id), dice=[die] if rock else [die, 5, 1, 1])
    assert made.false is rock


@pytest.mark.rule("ahq.dungeon.place.gm-lays")
def test_the_master_is_told_what_he_lays_and_shown_what_each_place_covers() -> None:
    world = expedition()
    way = door(world, (START + 1, START - 4), (START + 2, START - 4), open=True)
    asked = run(rooms.behind_door(world, way), dice=[1, 1], answers=["lay:1"]).asked[0]
    assert isinstance(asked, Ask)
    assert asked.text.args["room"] == Say("room-normal")
    (laid,) = of_kind(world, "room")
    assert asked.options[0].covers == keys(rectangle(laid.x, laid.y, laid.w, laid.h))
    assert len({option.covers for option in asked.options}) == len(asked.options) > 1


@pytest.mark.rule("ahq.combat.sentry.section-has-door")
def test_a_sentry_met_in_a_corridor_has_a_door_there_unless_one_was_rolled() -> None:
    world = expedition()
    x, y = JUNCTION
    seen = run(
        corridors.from_exit(world, junction(world), "e"),
        dice=[1, 1, 1, 3, 3, 3],
        answers=["where:1.5:n", f"where:{x + 4},{y}"],
    )
    assert [question.seat for question in seen.asked] == ["gm", "gm"]
    assert [made.a for made in world.here.doors.values()] == [(x + 4, y)]
    (group,) = world.groups.values()
    assert group.rows == ["skaven-sentry"]
    other = expedition()
    room(other, x + 2, y - 5)
    found = door(other, (x + 4, y - 1), (x + 4, y))
    run(corridors.from_exit(other, junction(other), "e"), dice=[1, 1, 1, 3, 3, 3])
    assert list(other.here.doors.values()) == [found], "a door of the room beside it leads here"


@pytest.mark.rule("ahq.dungeon.room.features-do-not-block-doors", "ahq.dungeon.door.one-per-wall")
def test_where_a_door_may_stand() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    other = room(world, 25, 20)
    assert doors.spots(world.here, hall, "n") == tuple((20 + n, 20) for n in range(5))
    other.chest = Chest((25, 22))
    hall.hazard = Hazard(kind="statue", blocks=[(24, 20)])
    redraw(world.here)
    assert doors.spots(world.here, hall, "e") == ((24, 21), (24, 23), (24, 24)), "neither side may be blocked"
    made = door(world, (24, 21), (25, 21))
    assert "e" not in doors.free_walls(world.here, hall), "one door to a wall"
    assert "w" not in doors.free_walls(world.here, other), "from whichever side"
    assert (24, 21) not in doors.spots(world.here, hall, "e")
    del world.here.doors[made.id]
    rim = room(world, 1, 100)
    assert doors.spots(world.here, rim, "w") == (), "beyond is the rim of the table"
    corridor = of_kind(world, "corridor")[0]
    door(world, (corridor.x, corridor.y), (corridor.x - 1, corridor.y))
    assert doors.free_walls(world.here, corridor) == {}, "one door to a corridor section"


@pytest.mark.rule("ahq.dungeon.door.one-per-wall")
def test_where_no_wall_is_left_a_door_is_lost_and_a_sentrys_is_not_made() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    for side, (a, b) in {"n": ((22, 20), (22, 19)), "s": ((22, 24), (22, 25)), "w": ((20, 22), (19, 22))}.items():
        assert side in doors.free_walls(world.here, hall)
        door(world, a, b)
    run(doors.place_doors(world, [hall], 3), answers=["where:24,23"])
    assert len(told(world, DoorLost)) == 1, "of all the others it is told once"
    assert len(world.here.doors) == 4
    run(doors.place_masters_door(world, [hall]))
    assert len(world.here.doors) == 4
    alone = expedition(master="solo")
    vault = room(alone, 20, 20)
    run(doors.place_masters_door(alone, [vault]), answers=["where:22,20:n"])
    (made,) = alone.here.doors.values()
    assert (made.a, made.b) == ((22, 20), (22, 19))


@pytest.mark.rule("ahq.dungeon.door.closed-when-found")
def test_a_false_door_is_no_door_to_anybody() -> None:
    world = expedition()
    room(world, 20, 20)
    made = door(world, (24, 22), (25, 22))
    assert doors.next_to(world, (24, 22)) == [made]
    made.false = True
    assert doors.next_to(world, (24, 22)) == []


@pytest.mark.rule("ahq.dungeon.room.quest", "ahq.dungeon.room.features-do-not-block-doors")
def test_the_chest_blocks_no_door_no_stairs_and_nobody() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    hall.stairs = (23, 23)
    entrance = door(world, (24, 22), (25, 22))
    hall.entry = entrance.id
    world.figures["heinrich"].at = (20, 20)
    seen = run(rooms.place_chest(world, hall), answers=["where:20,24"])
    asked = seen.asked[0]
    assert isinstance(asked, Ask)
    offered = {option.key for option in asked.options}
    assert asked.seat == "gm"
    assert not offered & {f"where:{at}" for at in ("24,22", "20,20", "23,23", "24,23", "23,24", "24,24")}
    assert {"where:22,22", "where:22,23", "where:20,24"} <= offered
    assert asked.options[0].key in ("where:20,24", "where:20,21"), "the farthest from the entrance first"


@pytest.mark.rule("ahq.tobaro.stairs-down-in-quest-room", "ahq.dungeon.amulet.stairs-only-in-quest-room")
def test_stairs_in_a_room_stand_in_the_corner_farthest_from_its_door() -> None:
    world = expedition(master="solo", quest="tobaro", levels=3)
    hall = room(world, 20, 20, 10, 5)
    entrance = door(world, (19, 20), (20, 20))
    hall.entry = entrance.id
    assert rooms.corner_for_stairs(world, hall) == (28, 23)
    entrance.a, entrance.b = (29, 24), (30, 24)
    assert rooms.corner_for_stairs(world, hall) == (20, 20)
    entrance.a, entrance.b = (30, 20), (29, 20)
    assert rooms.corner_for_stairs(world, hall) == (20, 23)


@pytest.mark.rule("ahq.dungeon.room.quest", "ahq.hazard.grate.room-below")
def test_a_large_room_below_is_large_and_knows_what_lies_above() -> None:
    world = expedition(master="solo")
    above = room(world, 20, 20)
    below = run(rooms.below(world, above), dice=[9, 1]).result
    assert (below.w, below.h, below.below) == (10, 5, above.id)
    small = run(rooms.below(world, above), dice=[1]).result
    assert (small.w, small.h) == (5, 5)
    free = run(rooms.roll_type(world), dice=[11]).result
    world.here.quest_rooms = 1
    assert run(rooms.roll_type(world), dice=[11]).result.kind == free.kind == "quest", "as many as the dice bring"


@pytest.mark.rule("ahq.tobaro.items.ring-level", "ahq.tobaro.items.pairing")
def test_the_sorcerer_waits_with_the_ring_that_was_rolled_and_nobody_has_a_thing_twice() -> None:
    world = expedition(master="solo", quest="tobaro", levels=3)
    world.here.number = 3
    world.progress.rolled = {"white-sorcerer": Item("ring-of-magic-protection-3")}
    hall = room(world, 20, 20, 10, 5, room="quest")
    (group,) = run(rooms.furnish(world, hall), dice=[1]).result
    carried = {figure.row: [item.row for item in figure.items] for figure in group.characters}
    assert carried["white-sorcerer"] == ["ring-of-magic-protection-3"]
    sorcerer = next(figure for figure in group.characters if figure.row == "white-sorcerer")
    assert sorcerer.worn == ["ring-of-magic-protection-3"]
    assert carried["mors-warlord"] == ["runesword"]
    assert carried["censer-bearer"] == ["plague-censer"]


@pytest.mark.rule("ahq.dungeon.room.sentry-guarantees-door")
def test_a_sentrys_room_that_has_a_further_door_gets_no_other() -> None:
    world = expedition(master="solo")
    hall = room(world, 20, 20, room="lair")
    group = musters.add_group(world, hall, ["skaven-sentry"], 20)
    door(world, (24, 22), (25, 22))
    run(rooms.room_doors(world, hall, [group]), dice=[1])
    assert len(world.here.doors) == 1


@pytest.mark.rule("ahq.dungeon.levels-free", "ahq.dungeon.room.quest")
def test_a_quest_room_has_stairs_only_where_the_quest_keeps_them() -> None:
    world = expedition(master="solo", levels=2)
    hall = room(world, 20, 20, 10, 5, room="quest")
    run(rooms.furnish(world, hall), dice=[1])
    assert hall.stairs is None
    assert hall.chest is not None


@pytest.mark.rule("ahq.dungeon.door.leader-wall-gm-spot")
def test_where_there_is_one_spot_nobody_is_asked() -> None:
    world = expedition()
    assert run(doors.pick_spot(world, "gm", [(3, 4)], "ahq.dungeon.door.leader-wall-gm-spot")).result == (3, 4)


@pytest.mark.rule("ahq.dungeon.door.leader-wall-gm-spot")
def test_a_section_of_a_corridor_keeps_its_number_when_one_before_it_has_a_door() -> None:
    world = expedition()
    first, second = of_kind(world, "corridor")
    walls = run(
        doors.place_doors(world, [first, second], 2),
        answers=["where:1.2:e", "where:81,75", "where:1.3:e", "where:81,70"],
    ).asked
    numbers = [{option.text.args.get("n") for option in ask.options} for ask in walls[::2]]  # type: ignore[union-attr]
    assert numbers == [{1, 2}, {2}]


@pytest.mark.rule("ahq.dungeon.corridor.wandering-monsters")
def test_monsters_of_a_corridor_have_all_its_sections() -> None:
    world = expedition()
    first, second = of_kind(world, "corridor")
    assert len(area(world, first.id)) == 20
    assert set(area(world, first.id)) == set(area(world, second.id))
    hall = room(world, 20, 20)
    assert len(area(world, hall.id)) == 25
