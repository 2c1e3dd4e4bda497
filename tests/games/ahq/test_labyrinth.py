"""The labyrinth: a level on a printed board, whose corridors and rooms are rolled for as they are seen."""

from __future__ import annotations

import pytest

from souterrain.core.errors import BadContent, BadSetup
from souterrain.crawl.squares import around, rectangle
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat.sight import between
from souterrain.games.ahq.dungeon import corridors, descents, growth, labyrinth, levels, rooms
from souterrain.games.ahq.dungeon.boards import ends, read_plan
from souterrain.games.ahq.dungeon.doors import add_door, free_walls, spots
from souterrain.games.ahq.dungeon.ground import ground, redraw
from souterrain.games.ahq.dungeon.sections import Box
from souterrain.games.ahq.events.expedition import DoorLost, LabyrinthBegun, LabyrinthBelow, LabyrinthRoom
from souterrain.games.ahq.exploration import search
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.master.musters import new_group
from souterrain.games.ahq.quests.files import playable
from souterrain.games.ahq.quests.progress import matrix_of
from souterrain.games.ahq.spells.passages import windows
from souterrain.games.ahq.view import view
from souterrain.games.ahq.world import Setup, World
from tests.games.ahq.arena import keys
from tests.games.ahq.expedition import expedition, of_kind, told
from tests.games.ahq.explorers import offered
from tests.games.ahq.hazards.rooms import act, inside
from tests.games.ahq.maze import FOOT, STAIRS, at, hung, maze, part, seen
from tests.games.ahq.test_printed_tables import printed
from tests.play import run

NOTHING, DOOR, DOORS, THREE, FREE, RUBBLE = 3, 7, 11, 12, 6, 7


# --- how one comes there


@pytest.mark.rule("ahq.labyrinth.access")
@pytest.mark.parametrize(("die", "leads"), [(1, True), (12, True), (2, False), (11, False)])
def test_stairs_down_lead_to_the_labyrinth_on_a_one_or_a_twelve(die: int, leads: bool) -> None:
    world = expedition(levels=3, labyrinth="rolled")
    run(descents.stairs_found(world), dice=[die])
    assert world.here.labyrinth_below is leads
    assert bool(told(world, LabyrinthBelow)) is leads
    run(descents.stairs_found(world), dice=[] if leads else [die])


@pytest.mark.rule("ahq.labyrinth.access")
def test_it_may_be_agreed_that_the_first_stairs_lead_there_and_no_others() -> None:
    world = expedition(levels=3, labyrinth="first")
    run(descents.stairs_found(world))
    world.bound, world.taken, world.below = 2, next(iter(world.here.sections)), list(world.figures.values())
    world.figures = {}
    run(levels.change_level(world))
    assert world.here.board
    assert told(world, LabyrinthBegun)
    run(descents.stairs_found(world))
    assert not world.here.labyrinth_below, "a dungeon has one labyrinth"


@pytest.mark.rule("ahq.labyrinth.access", "ahq.heroquest.optional")
def test_without_the_option_nothing_is_rolled_and_no_stairs_lead_there() -> None:
    world = expedition(levels=3)
    run(descents.stairs_found(world))
    assert not world.here.labyrinth_below


@pytest.mark.rule("ahq.labyrinth.access")
def test_all_ways_to_find_stairs_down_ask_for_the_labyrinth() -> None:
    in_a_corridor = expedition(levels=2, labyrinth="rolled", master="solo")
    opening = of_kind(in_a_corridor, "junction")[0]
    run(corridors.from_exit(in_a_corridor, opening, "e"), dice=[1, 3, 4, 9, 9, 12])
    assert in_a_corridor.here.labyrinth_below
    in_a_quest_room = expedition(levels=3, labyrinth="rolled", master="solo", quest="tobaro")
    hall = rooms.lay_room(in_a_quest_room, "quest", Box(20, 20, 10, 5), "")
    run(rooms.furnish(in_a_quest_room, hall), dice=[1, 1])
    assert in_a_quest_room.here.labyrinth_below


@pytest.mark.rule("ahq.labyrinth.access", "ahq.hazard.trapdoor.labyrinth-option")
@pytest.mark.parametrize("labyrinth", ["first", "rolled"])
def test_a_trapdoor_may_lead_there_as_well(labyrinth: str) -> None:
    world, section, hazard = inside("trapdoor")
    world.setup.levels, world.setup.labyrinth = 2, labyrinth  # type: ignore[assignment]
    hazard.at = (16, 7)
    act(world, "heinrich", "open:trapdoor", [7])
    assert (hazard.below, world.here.labyrinth_below) == ("labyrinth", True)
    assert section.stairs is not None


@pytest.mark.rule("ahq.labyrinth.access")
def test_a_labyrinth_below_needs_a_level_below() -> None:
    assert GAME.create(Setup(players=1, labyrinth="first")).setup.levels == 2
    with pytest.raises(BadSetup):
        GAME.create(Setup(players=1, labyrinth="first", levels=1))
    assert GAME.create(Setup(players=1, labyrinth="first", levels=1, quest="labyrinth")).setup.levels == 1


# --- the board


@pytest.mark.rule("ahq.labyrinth.setup")
def test_the_board_is_laid_around_the_stairs_and_nothing_else_lies_there() -> None:
    world = maze()
    assert world.here.board in BOOK.boards
    (stairs,) = of_kind(world, "stairs")
    assert (stairs.x, stairs.y) == at(*STAIRS)
    assert stairs.joins == [part(world, *FOOT).id]
    steps = ground(world).steps
    assert set(steps) == {*rectangle(stairs.x, stairs.y, 2, 2), at(*FOOT)}, "the rest is an outline"
    assert part(world, *FOOT).exits == ["n", "e", "w"]


@pytest.mark.rule("ahq.labyrinth.areas")
def test_the_board_has_rooms_corridors_and_junctions_and_some_rubble() -> None:
    for board in BOOK.boards.values():
        parts = read_plan(board.plan).parts
        squares = [square for each in parts for square in each.box.squares]
        assert len(squares) == len(set(squares)), "no square belongs to two parts"
        rows = board.plan.split()
        assert len(set(map(len, rows))) == 1
        drawn = sum(mark not in "#<" for row in rows for mark in row)
        assert len(squares) == drawn, "rooms are rectangles, and every square belongs to a part"
        junctions = {(each.box.x, each.box.y) for each in parts if each.kind == "junction"}
        assert not any(near in junctions for each in junctions for near in around(each))
        assert all(min(each.box.w, each.box.h) >= 4 for each in parts if each.kind == "room")
        assert any(each.rubble for each in parts)


@pytest.mark.rule("ahq.labyrinth.areas")
def test_a_corridor_joins_two_junctions_and_rubble_lies_before_one_of_them() -> None:
    world = maze()
    for corridor in of_kind(world, "corridor"):
        assert min(corridor.w, corridor.h) == 1
        (first, one), (last, other) = ends(world.here, corridor)
        assert one is not other
        assert {one.kind, other.kind} == {"junction"}
        assert set(corridor.rubble) <= {first, last}
        exits = [len(each.exits) for each in (one, other)]
        assert min(exits) >= 1, "every junction leads on"
    blocked = part(world, 10, 0)
    assert blocked.rubble == [at(13, 0)]
    assert "w" not in part(world, 14, 0).exits, "nobody looks along rubble"
    assert "e" in part(world, 9, 0).exits


# --- corridors


@pytest.mark.rule("ahq.labyrinth.corridor.when-rolled", "ahq.labyrinth.corridor.then-junction")
def test_from_a_junction_each_unexplored_corridor_is_rolled_for_and_then_its_far_end() -> None:
    world = maze()
    foot = part(world, *FOOT)
    made = run(growth.exits(world, foot), dice=[NOTHING, FREE, NOTHING, RUBBLE, NOTHING, FREE])
    rules = [roll.rule for roll, _ in made.rolled]
    assert rules == ["ahq.labyrinth.table.corridor", "ahq.labyrinth.table.junction"] * 3
    assert foot.exits == []
    assert not part(world, 14, 3).unseen
    assert at(14, 0) in ground(world).steps[at(14, 1)], "the junction at its end is free"
    assert part(world, 14, 0).exits == ["e"], "the corridor behind has been looked along"
    run(growth.exits(world, foot))


@pytest.mark.rule("ahq.labyrinth.corridor.when-rolled")
def test_one_goes_no_farther_than_one_has_looked() -> None:
    world = maze()
    assert "go:80,79" in offered(world, world.figures["heinrich"])
    assert "go:80,78" not in offered(world, world.figures["heinrich"])


@pytest.mark.rule("ahq.labyrinth.corridor.then-junction")
def test_an_end_in_printed_rubble_needs_no_roll() -> None:
    world = maze()
    seen(world, (9, 0))
    run(labyrinth.look_along(world, part(world, 9, 0), "e"), dice=[NOTHING])
    assert part(world, 14, 0).unseen


@pytest.mark.rule("ahq.labyrinth.junction.blocked")
def test_rubble_lies_on_the_square_before_the_far_junction_and_stops_feet_and_eyes() -> None:
    world = maze()
    run(labyrinth.look_along(world, part(world, *FOOT), "e"), dice=[NOTHING, RUBBLE])
    corridor = part(world, 15, 6)
    assert corridor.rubble == [at(17, 6)]
    assert ground(world).steps[at(16, 6)] == (at(15, 6),)
    seen(world, (18, 6))
    redraw(world.here)
    assert between(world, at(16, 6), at(18, 6)) == "none"
    assert between(world, at(14, 6), at(16, 6)) == "clear"
    assert "w" not in part(world, 18, 6).exits, "from the other side there is nothing to look along"
    words = [each.label.id for each in view(world, "p1").board.features if each.emblem == "rubble"]  # type: ignore[union-attr]
    assert words == ["feature-debris"] * 5, "four that are printed, and this one"


@pytest.mark.rule("ahq.labyrinth.table.corridor")
def test_the_corridor_table() -> None:
    assert printed(BOOK.labyrinth_corridors) == "1-2 monsters | 3-6 | 7-10 1 | 11 2 | 12 3"


@pytest.mark.rule("ahq.labyrinth.table.junction")
def test_the_junction_table() -> None:
    assert printed(BOOK.labyrinth_junctions) == "1-6 | 7-12 blocked"


@pytest.mark.rule("ahq.labyrinth.table.corridor", "ahq.labyrinth.monsters.matrix-choice")
def test_monsters_in_a_corridor_are_met_there() -> None:
    world = maze()
    made = run(labyrinth.look_along(world, part(world, *FOOT), "n"), dice=[2, FREE, 6])
    (group,) = (world.groups[id] for id in made.result)
    assert (group.rows, group.gold, group.section) == (["orc"] * 3, 30, part(world, 14, 3).id)


@pytest.mark.rule("ahq.labyrinth.corridor.when-rolled")
def test_a_window_opens_on_corridors_that_leave_a_junction_in_sight() -> None:
    world = maze("magnus")
    assert [window.section for window in windows(world)] == [part(world, *FOOT).id]


# --- doors of corridors


@pytest.mark.rule("ahq.labyrinth.doors.legal-walls")
def test_a_door_stands_beside_a_room_and_neither_at_the_edge_nor_at_rubble() -> None:
    world = maze()
    seen(world, (11, 0), (16, 13), (14, 3))
    redraw(world.here)
    walls = labyrinth.corridor_walls(world.here, part(world, 11, 0))
    assert walls == {(part(world, 11, 3).id, "s"): (at(10, 0), at(11, 0), at(12, 0))}, "not at 13,0, where rubble lies"
    walls = labyrinth.corridor_walls(world.here, part(world, 14, 3))
    assert {where[1] for where in walls} == {"e", "w"}
    below = labyrinth.corridor_walls(world.here, part(world, 16, 13))
    assert {side for _, side in below} == {"n", "s"}
    assert at(17, 13) not in {square for found in below.values() for square in found}


@pytest.mark.rule("ahq.labyrinth.doors.one-per-wall")
def test_a_wall_of_a_room_has_one_door_whichever_corridor_it_faces() -> None:
    world = maze()
    seen(world, (14, 3), (20, 0), (9, 3))
    redraw(world.here)
    hung(world, 14, 3, "w")
    walls = labyrinth.corridor_walls(world.here, part(world, 14, 3))
    assert list(walls) == [(part(world, 15, 3).id, "e")], "the unseen room behind the door has one in that wall"
    assert (part(world, 11, 3).id, "e") in labyrinth.corridor_walls(world.here, part(world, 9, 3))


@pytest.mark.rule("ahq.labyrinth.doors.one-per-wall")
def test_doors_for_which_no_wall_is_left_are_dropped() -> None:
    world = maze()
    foot = part(world, *FOOT)
    run(labyrinth.look_along(world, foot, "n"), dice=[THREE, FREE], answers=["where:80,76:e", "where:80,75:w"])
    assert len(world.here.doors) == 2
    assert len(told(world, DoorLost)) == 1


@pytest.mark.rule("ahq.labyrinth.doors.who-places")
def test_the_leader_names_the_wall_and_the_game_master_the_spot() -> None:
    world = maze(master="seat")
    foot, room = part(world, *FOOT), part(world, 16, 3)
    made = run(labyrinth.look_along(world, foot, "n"), dice=[DOOR, FREE], answers=[f"where:{room.id}:e", "where:80,76"])
    assert [ask.seat for ask in made.asked] == ["p1", "gm"]
    (door,) = world.here.doors.values()
    assert (door.a, door.b, door.explored) == (at(14, 3), at(15, 3), False)


# --- rooms


def open_room(world: World, dice: list[int | str], answers: list[str] | None = None, x: int = 14, y: int = 3) -> None:
    """The corridor north of the stairs is known, and a door east of it is opened."""
    seen(world, (14, 3))
    redraw(world.here)
    door = hung(world, x, y, "e")
    run(growth.behind(world, door.id), dice=dice, answers=answers or [])


@pytest.mark.rule("ahq.labyrinth.table.room", "ahq.labyrinth.table.room-doors")
def test_the_tables_of_rooms() -> None:
    assert printed(BOOK.labyrinth_rooms) == "1-4 nothing | 5-6 hazard | 7-11 monsters | 12 stairs"
    assert printed(BOOK.labyrinth_doors) == "1-6 | 7-12 1"


@pytest.mark.rule("ahq.labyrinth.room.when-rolled")
def test_a_room_is_rolled_for_once_when_it_is_first_looked_into() -> None:
    world = maze()
    open_room(world, dice=[4, 6])
    room = part(world, 16, 3)
    assert (room.unseen, room.room) == (False, "normal")
    again = add_door(world, at(16, 1), "n")
    run(growth.behind(world, again.id), dice=[NOTHING, FREE, FREE])
    other = hung(world, 16, 0, "s")
    assert other.explored
    run(growth.behind(world, other.id))


@pytest.mark.rule("ahq.labyrinth.room.when-rolled", "ahq.labyrinth.corridor.when-rolled")
def test_of_two_doors_to_one_part_the_first_shows_all_there_is() -> None:
    world = maze()
    seen(world, (20, 0))
    redraw(world.here)
    second = hung(world, 16, 0, "s")
    assert not second.explored
    open_room(world, dice=[4, 6])
    assert second.explored
    run(growth.behind(world, second.id))


@pytest.mark.rule("ahq.labyrinth.table.room", "ahq.labyrinth.monsters.treasure-total")
def test_wandering_monsters_in_a_room() -> None:
    world = maze()
    open_room(world, dice=[7, 8, 6])
    (group,) = world.groups.values()
    assert group.rows == ["goblin"] * 4 + ["orc-champion"]
    assert (group.section, group.gold) == (part(world, 16, 3).id, 40)


@pytest.mark.rule("ahq.labyrinth.table.room")
def test_a_hazard_is_rolled_on_the_usual_table() -> None:
    world = maze()
    open_room(world, dice=[5, 9, 1])
    room = part(world, 16, 3)
    assert room.hazard is not None
    assert (room.room, room.hazard.kind) == ("hazard", BOOK.hazards[9].result)


@pytest.mark.rule("ahq.labyrinth.table.room")
def test_stairs_lead_to_the_level_below() -> None:
    world = maze(levels=2)
    open_room(world, dice=[12, 1])
    room = part(world, 16, 3)
    assert room.stairs is not None
    world.figures["heinrich"].at = room.stairs
    assert levels.stairs_under(world, world.figures["heinrich"]) == "down"


@pytest.mark.rule("ahq.labyrinth.table.room")
def test_on_the_lowest_level_the_room_of_the_stairs_is_the_quest_room() -> None:
    world = maze()
    open_room(world, dice=[12, 1, 1])
    room = part(world, 16, 3)
    assert (room.room, room.stairs, room.treasure) == ("quest", None, "silver-compasses")
    assert room.chest is not None
    assert told(world, LabyrinthRoom)[0].holds == "quest"


@pytest.mark.rule("ahq.labyrinth.table.room")
def test_the_last_room_is_the_quest_room_if_none_was_before() -> None:
    world = maze()
    for room in of_kind(world, "room"):
        room.unseen = room is part(world, 16, 3)
    open_room(world, dice=[1, 1, 1])
    assert part(world, 16, 3).room == "quest"
    world = maze()
    for room in of_kind(world, "room"):
        room.unseen = room is part(world, 16, 3)
    part(world, 2, 3).room = "quest"
    open_room(world, dice=[1, 1])
    assert part(world, 16, 3).room == "normal"


@pytest.mark.rule("ahq.labyrinth.room.additional-door")
def test_the_leader_places_a_further_door_in_a_wall_without_one() -> None:
    world = maze(master="seat")
    room = part(world, 16, 3)
    seen(world, (14, 3))
    redraw(world.here)
    door = hung(world, 14, 3, "e")
    made = run(growth.behind(world, door.id), dice=[1, 7], answers=["where:85,76:e"])
    (ask,) = made.asked
    assert ask.seat == "p1"
    assert {key.rsplit(":", 1)[1] for key in keys(ask)} == {"n", "e", "s"}, "not in the wall of the entrance"
    further = [each for each in world.here.doors.values() if each is not door]
    assert [(each.a, each.b, each.secret) for each in further] == [(at(19, 3), at(20, 3), False)]
    assert room.entry == door.id


@pytest.mark.rule("ahq.labyrinth.room.additional-door")
def test_it_was_secret_from_a_part_that_was_explored() -> None:
    world = maze()
    seen(world, (20, 0))
    open_room(world, dice=[1, 7], answers=["where:82,74:n"])
    further = list(world.here.doors.values())[-1]
    assert (further.secret, further.explored) == (True, True)


@pytest.mark.rule("ahq.labyrinth.room.additional-door")
def test_where_every_wall_has_a_door_it_is_dropped() -> None:
    world = maze()
    room = part(world, 16, 3)
    seen(world, (20, 0), (17, 6), (21, 3))
    redraw(world.here)
    for x, y, side in ((16, 0, "s"), (16, 6, "n"), (20, 3, "w")):
        hung(world, x, y, side)  # type: ignore[arg-type]
    open_room(world, dice=[1, 7])
    assert len(world.here.doors) == 4
    assert len(told(world, DoorLost)) == 1
    assert free_walls(world.here, room) == {}


@pytest.mark.rule("ahq.labyrinth.corridor.when-rolled", "ahq.labyrinth.corridor.then-junction")
def test_a_corridor_seen_through_a_door_is_rolled_for_with_both_its_ends() -> None:
    world = maze()
    open_room(world, dice=[1, 7], answers=["where:82,74:n"])
    door = list(world.here.doors.values())[-1]
    run(growth.behind(world, door.id), dice=[NOTHING, FREE, RUBBLE])
    corridor = part(world, 16, 0)
    assert (corridor.unseen, corridor.rubble) == (False, [at(26, 0)])
    assert part(world, 14, 0).id in corridor.joins
    assert "e" not in part(world, 14, 0).exits


@pytest.mark.rule("ahq.labyrinth.corridor.then-junction")
def test_no_rubble_falls_where_a_door_opens() -> None:
    world = maze()
    open_room(world, dice=[1, 7], answers=["where:81,74:n"])
    door = list(world.here.doors.values())[-1]
    run(growth.behind(world, door.id), dice=[NOTHING, RUBBLE])
    assert part(world, 14, 0).id in part(world, 16, 0).joins, "the end at which the door stands is free"


# --- searching


@pytest.mark.rule("ahq.labyrinth.secret-doors.where")
def test_secret_doors_are_sought_in_rooms_without_a_further_door_and_never_in_corridors() -> None:
    world = maze()
    open_room(world, dice=[1, 1])
    heinrich, room = world.figures["heinrich"], part(world, 16, 3)
    heinrich.at = at(17, 3)
    assert search.searchable(world, room) == ["n", "e", "s"]
    heinrich.at = at(14, 3)
    assert search.searchable(world, part(world, 14, 3)) == []
    hung(world, 17, 5, "s")
    assert search.searchable(world, room) == []


@pytest.mark.rule("ahq.labyrinth.secret-doors.where")
def test_only_where_nothing_is_left_and_no_room_is_near_are_corridors_searched() -> None:
    world = maze()
    run(growth.exits(world, part(world, *FOOT)), dice=[NOTHING, RUBBLE] * 3)
    assert set(search.places(world)) == {part(world, x, y).id for x, y in ((14, 3), (15, 6), (11, 6))}
    open_room(world, dice=[1, 1])
    assert set(search.places(world)) == {part(world, 16, 3).id}


@pytest.mark.rule("ahq.labyrinth.secret-doors.once-per-wall", "ahq.labyrinth.table.secret-doors")
def test_a_wall_is_searched_once_and_the_finder_places_the_door() -> None:
    assert printed(BOOK.labyrinth_secret_doors) == "1 counter | 2-6 nothing | 7-12 door"
    world = maze(master="seat")
    open_room(world, dice=[1, 1])
    room, heinrich = part(world, 16, 3), world.figures["heinrich"]
    heinrich.at = at(17, 3)
    run(search.secret_door(world, heinrich, "n"), dice=[6])
    assert search.searchable(world, room) == ["e", "s"]
    run(search.secret_door(world, heinrich, "s"), dice=[7], answers=["where:82,78"])
    door = list(world.here.doors.values())[-1]
    assert (door.a, door.b, door.secret) == (at(16, 5), at(16, 6), True)
    world.counters.bowl = {"trap": 1}
    run(search.secret_door(world, heinrich, "e"), dice=[1, 1])
    assert world.counters.hand == ["trap"]


@pytest.mark.rule("ahq.labyrinth.hidden-treasure.search", "ahq.labyrinth.table.hidden-treasure")
def test_each_room_is_searched_for_treasure_once() -> None:
    assert printed(BOOK.labyrinth_hidden_treasure) == "2-6 counter | 7-16 nothing | 17-23 cache | 24 magic"
    world = maze(master="seat")
    open_room(world, dice=[1, 1])
    heinrich = world.figures["heinrich"]
    heinrich.at = at(17, 3)
    assert "search:room" in offered(world, heinrich)
    run(search.hidden_treasure(world, heinrich), dice=[8, 8])
    assert "search:room" not in offered(world, heinrich)
    heinrich.at = at(14, 3)
    assert "search:room" not in offered(world, heinrich)


@pytest.mark.rule("ahq.labyrinth.hidden-treasure.amount")
def test_a_cache_is_five_dice_here_and_five_times_one_die_elsewhere() -> None:
    world = maze(master="seat")
    open_room(world, dice=[1, 1])
    heinrich = world.figures["heinrich"]
    heinrich.at = at(17, 3)
    run(search.hidden_treasure(world, heinrich), dice=[12, 7, 3, 8, 12, 1, 6])
    assert heinrich.gold == 30
    elsewhere = expedition()
    heinrich = elsewhere.figures["heinrich"]
    rooms.lay_room(elsewhere, "normal", Box(20, 20, 5, 5), "")
    heinrich.at = (21, 21)
    run(search.hidden_treasure(elsewhere, heinrich), dice=[12, 7, 3])
    assert heinrich.gold == 15


# --- monsters


@pytest.mark.rule("ahq.labyrinth.table.wandering-monsters", "ahq.labyrinth.monsters.treasure-total")
def test_the_matrix_of_the_labyrinth() -> None:
    assert printed(BOOK.labyrinth_wandering) == (
        "1 1 goblin 5 | 2 2 goblin 10 | 3 1 orc 10 | 4 4 goblin 20 | 5 2 zombie 20 | 6 3 orc 30 | "
        "7 2 orc-champion 40 | 8 4 goblin 1 orc-champion 40 | 9 1 chaos-warrior 60 | 10 3 skeleton 60 | "
        "11 1 fimir 70 | 12 1 mummy 100"
    )


QUEST = """
id = "own"
levels = [1, 1]
matrices = "undead"
labyrinth = [1]
labyrinth_matrices = "{matrices}"
name = {{ en = "Own" }}
intro = {{ en = "Own." }}
objective = {{ kind = "treasure", treasure = "bone" }}
"""


@pytest.mark.rule("ahq.labyrinth.monsters.matrix-choice")
@pytest.mark.parametrize(("matrices", "rows"), [("", ["goblin"]), ("own", None), ("orc", ["goblin"] * 4)])
def test_a_quest_may_choose_whose_monsters_wander_there(matrices: str, rows: list[str] | None) -> None:
    world = maze(quest="own", quest_file=QUEST.format(matrices=matrices))
    made = run(new_group(world, "wandering", part(world, *FOOT), "ahq.labyrinth.table.room"), dice=[1])
    undead = BOOK.matrices["undead"]["wandering"][1].monsters
    assert made.result.rows == (rows or [name for name, n in undead.items() for _ in range(n)])
    assert matrix_of(world, world.here)["lair"] is BOOK.matrices["undead"]["lair"]


@pytest.mark.rule("ahq.labyrinth.monsters.matrix-choice", "ahq.labyrinth.setup")
@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('labyrinth_matrices = "own"', 'labyrinth_matrices = "gnomes"'),
        ("labyrinth = [1]", "labyrinth = [2]"),
        ("labyrinth = [1]", 'labyrinth = [1]\narea = [{ id = "a", level = 1, x = 0, y = -5, w = 5, h = 5 }]'),
    ],
)
def test_a_quest_with_an_impossible_labyrinth_is_refused(right: str, wrong: str) -> None:
    text = QUEST.format(matrices="own")
    playable("own", text)
    with pytest.raises(BadContent):
        playable("own", text.replace(right, wrong))


@pytest.mark.rule("ahq.labyrinth.doors.legal-walls")
def test_no_door_leads_into_the_rock_or_beyond_the_edge() -> None:
    world = maze()
    assert spots(world.here, part(world, 11, 3), "w") == tuple(at(10, y) for y in range(1, 6))
    assert spots(world.here, part(world, 16, 10), "n") == (), "rock and the stairs lie behind it"
    seen(world, (20, 0))
    redraw(world.here)
    assert spots(world.here, part(world, 20, 0), "n") == ()
