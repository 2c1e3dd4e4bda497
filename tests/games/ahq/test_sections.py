"""Section sizes, how they are laid, and what happens where they do not fit."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import LEFT_OF, Side, Square, beside, rectangle, side_of
from souterrain.games.ahq.dungeon import corridors, growth, sections
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.dungeon.sections import Box
from souterrain.games.ahq.events.expedition import CorridorFound, DoorLost, FalseDoor
from souterrain.games.ahq.world import Level
from tests.games.ahq.expedition import JUNCTION, START, box, door, expedition, junction, of_kind, room, told
from tests.play import run

OVERLAP = "ahq.dungeon.overlap.corridor"


@pytest.mark.rule("ahq.setup.dungeon.opening-layout", "ahq.dungeon.known-at-start", "ahq.dungeon.junction.exits")
def test_a_dungeon_begins_with_stairs_two_corridors_and_a_t_junction() -> None:
    world = expedition()
    stairs, first, second, cross = world.here.sections.values()
    assert [stairs.kind, first.kind, second.kind, cross.kind] == ["stairs", "corridor", "corridor", "junction"]
    assert box(stairs) == (START, START, 2, 2)
    assert box(first) == (START, START - 5, 2, 5)
    assert box(second) == (START, START - 10, 2, 5)
    assert box(cross) == (*JUNCTION, 2, 2)
    assert sorted(cross.exits) == ["e", "w"]
    assert len(ground(world).section) == 2 * 14


@pytest.mark.rule("ahq.dungeon.section.sizes")
def test_rooms_are_small_or_large() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    door(world, (24, 22), (25, 22), open=True)
    # a Lair: the door of a room opens on an odd die, 9 is a Lair, matrix die, no further door
    run(growth.behind(world, "d1"), dice=[5, 9, 1, 3], answers=["lay:1", "where:30,20"])
    lair = next(s for s in of_kind(world, "room") if s is not hall)
    assert sorted((lair.w, lair.h)) == [5, 10]
    assert len(ground(world).squares[lair.id]) == 50
    assert len(ground(world).squares[hall.id]) == 25


@pytest.mark.rule("ahq.dungeon.place.corridors-straight", "ahq.dungeon.corridor.turns-and-junctions")
def test_a_corridor_is_laid_in_one_line_and_ends_as_rolled() -> None:
    world = expedition()
    run(corridors.from_exit(world, junction(world), "e"), dice=[12, 5, 5, 5, 5])
    x, y = JUNCTION
    laid = [s for s in of_kind(world, "corridor") if s.run == 2]
    assert [box(s) for s in laid] == [(x + 2, y, 5, 2), (x + 7, y, 5, 2), (x + 12, y, 5, 2)]
    turn = of_kind(world, "turn")[0]
    assert box(turn) == (x + 17, y, 2, 2)
    assert turn.exits == ["s"], "a right turn of somebody walking east leads south"


@pytest.mark.rule("ahq.dungeon.overlap.forbidden", "ahq.dungeon.overlap.corridor")
def test_a_corridor_is_cut_to_the_sections_that_fit() -> None:
    world = expedition()
    x, y = JUNCTION
    room(world, x + 14, y - 1)
    run(corridors.from_exit(world, junction(world), "e"), dice=[12, 5, 5, 9, 9])
    laid = [s for s in of_kind(world, "corridor") if s.run == 2]
    assert [box(s) for s in laid] == [(x + 2, y, 5, 2), (x + 7, y, 5, 2)]
    assert told(world, CorridorFound) == [CorridorFound(2, "e", ("stairs-out",), cut=True, rule=OVERLAP)]
    # the end roll (18, stairs down, on the lowest level laid as stairs out) still decides what follows them
    assert [s.leads for s in of_kind(world, "stairs")] == ["out", "out"]
    assert box(of_kind(world, "stairs")[1]) == (x + 12, y, 2, 2)


@pytest.mark.rule("ahq.dungeon.overlap.junction")
def test_a_junction_loses_an_exit_that_runs_into_a_wall() -> None:
    world = expedition()
    x, y = JUNCTION
    room(world, x + 7, y - 5)
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 6, 6])
    (turn,) = of_kind(world, "turn")
    assert box(turn) == (x + 7, y, 2, 2)
    assert turn.exits == ["s"], "the left exit would run into the room: a right turn is laid instead"


@pytest.mark.rule("ahq.dungeon.overlap.junction")
def test_where_every_exit_is_blocked_the_corridor_goes_on_until_one_is_free() -> None:
    world = expedition()
    x, y = JUNCTION
    room(world, x + 7, y - 5, 5, 5)
    room(world, x + 7, y + 2, 5, 5)
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 6, 6])
    assert len([s for s in of_kind(world, "corridor") if s.run == 2]) == 2
    assert box(of_kind(world, "junction")[1]) == (x + 12, y, 2, 2)


@pytest.mark.rule("ahq.dungeon.overlap.gm-freedom", "ahq.dungeon.corridor.dead-end")
def test_what_cannot_be_laid_at_all_is_a_dead_end() -> None:
    world = expedition()
    x, y = JUNCTION
    room(world, x + 8, y - 1)
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 6, 6])
    (only,) = [s for s in of_kind(world, "corridor") if s.run == 2]
    assert only.dead_end
    assert only.exits == []
    assert not of_kind(world, "turn")


@pytest.mark.rule("ahq.dungeon.overlap.room")
def test_a_lair_that_does_not_fit_takes_a_small_room_with_its_monsters_and_chest() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    room(world, 31, 18, 5, 9)
    room(world, 24, 12, 10, 6)
    room(world, 24, 26, 10, 6)
    entrance = door(world, (24, 22), (25, 22), open=True)
    groups = run(growth.behind(world, entrance.id), dice=[5, 9, 1, 3]).result
    lair = world.here.sections[ground(world).section[25, 22]]
    assert (lair.w, lair.h, lair.room) == (5, 5, "lair")
    assert lair.chest is not None
    assert world.groups[groups[0]].rows == ["skaven-warrior"] * 4


@pytest.mark.rule("ahq.dungeon.overlap.room")
def test_a_door_with_too_little_space_behind_it_is_false() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    room(world, 29, 10, 5, 25)
    entrance = door(world, (24, 22), (25, 22), open=True)
    run(growth.behind(world, entrance.id), dice=[5, 9])
    assert entrance.false
    assert not entrance.open
    assert told(world, FalseDoor)
    assert run(growth.behind(world, entrance.id)).result == [], "it is never rolled again"


@pytest.mark.rule(
    "ahq.dungeon.place.corridor-behind-room-runs-along-wall", "ahq.dungeon.place.corridor-behind-room-two-ends"
)
def test_a_corridor_behind_a_rooms_door_runs_along_its_wall_and_has_two_ends() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    # even: a corridor; length 5 is 2 sections; features 12 nothing; ends 7 dead end and 20 stairs out
    run(growth.behind(world, entrance.id), dice=[4, 5, 6, 6, 3, 4, 10, 10])
    stretch = [s for s in of_kind(world, "corridor") if s.entry == entrance.id]
    assert len(stretch) == 2
    assert all((s.x, s.w, s.h) == (25, 2, 5) for s in stretch), "along the eastern wall, two squares wide"
    assert ground(world).section[25, 22] in {s.id for s in stretch}
    assert [s.dead_end for s in stretch] == [True, False]
    assert of_kind(world, "stairs")[1].leads == "out"
    assert of_kind(world, "stairs")[1].y > stretch[1].y, "left of somebody walking east is north, right is south"


@pytest.mark.rule("ahq.dungeon.place.corridor-behind-room-two-ends", "ahq.dungeon.corridor.turns-and-junctions")
def test_the_left_end_of_such_a_corridor_is_rolled_first_and_lies_to_the_left() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    run(growth.behind(world, entrance.id), dice=[4, 1, 6, 6, 10, 10, 3, 4])
    (only,) = [s for s in of_kind(world, "corridor") if s.entry == entrance.id]
    stairs = of_kind(world, "stairs")[1]
    assert box(stairs) == (25, only.y - 2, 2, 2), "whoever walks east through the door has the north on his left"
    assert only.dead_end


@pytest.mark.rule("ahq.dungeon.place.rooms-share-wall", "ahq.dungeon.place.gm-lays")
def test_the_game_master_chooses_how_a_room_lies_but_its_wall_meets_the_door() -> None:
    world = expedition()
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    asked = run(growth.behind(world, entrance.id), dice=[5, 6, 1], answers=["lay:5"]).asked
    assert asked[0].seat == "gm"
    assert len(asked[0].options) == 5  # type: ignore[union-attr]
    laid = world.here.sections[ground(world).section[25, 22]]
    assert laid.x == 25
    assert laid.y <= 22 < laid.y + 5


@pytest.mark.rule("ahq.dungeon.door.one-per-wall", "ahq.dungeon.corridor.door-placement")
def test_one_corridor_section_has_one_door_and_the_second_is_lost() -> None:
    world = expedition("heinrich", "sven")
    x, y = JUNCTION
    # length 1 section, features 20: two doors, end 6: dead end
    seen = run(
        corridors.from_exit(world, junction(world), "e"),
        dice=[1, 10, 10, 3, 3],
        answers=["where:1.5:n", f"where:{x + 4},{y}"],
    )
    assert [ask.seat for ask in seen.asked] == ["p1", "gm"], "the Leader names the wall, the game master the spot"
    (only,) = world.here.doors.values()
    assert (only.a, only.b) == ((x + 4, y), (x + 4, y - 1))
    assert len(told(world, DoorLost)) == 1


def test_boxes_do_not_fit_over_the_rim_of_the_table() -> None:
    world = expedition()
    assert not sections.fits(world.here, Box(0, 5, 5, 5))
    assert not sections.fits(world.here, Box(sections.MAP - 4, 5, 5, 5))
    assert sections.fits(world.here, Box(1, 5, 5, 5))


@pytest.mark.rule("ahq.dungeon.place.rooms-share-wall", "ahq.dungeon.place.gm-lays")
@pytest.mark.parametrize(
    ("a", "b"), [((50, 50), (50, 49)), ((50, 50), (51, 50)), ((50, 50), (50, 51)), ((50, 50), (49, 50))]
)
@pytest.mark.parametrize(("large", "count"), [(False, 5), (True, 15)])
def test_every_way_to_lay_a_room_meets_the_door_with_its_wall(a: Square, b: Square, large: bool, count: int) -> None:
    level = Level(number=1)
    boxes = sections.rooms_behind(level, a, side_of(a, b), large)
    assert len({(each.x, each.y, each.w, each.h) for each in boxes}) == count
    for each in boxes:
        inside = rectangle(each.x, each.y, each.w, each.h)
        assert b in inside
        assert a not in inside
        assert sorted((each.w, each.h)) == ([5, 10] if large else [5, 5])
    first = boxes[0]
    along = (b[0] - first.x, first.w) if side_of(a, b) in ("n", "s") else (b[1] - first.y, first.h)
    assert abs(2 * along[0] - along[1] + 1) <= 1, "the most central first"


@pytest.mark.rule("ahq.dungeon.place.corridor-behind-room-runs-along-wall")
@pytest.mark.parametrize("side", ["n", "e", "s", "w"])
@pytest.mark.parametrize("length", [1, 3])
def test_every_way_to_lay_a_corridor_behind_a_door_lies_along_the_wall(side: Side, length: int) -> None:
    level = Level(number=1)
    a = (50, 50)
    b = beside(a, side)
    ways = sections.corridors_behind(level, a, side, length)
    assert len(ways) == 5 * length
    for way in ways:
        squares = [square for each in way for square in rectangle(each.x, each.y, each.w, each.h)]
        assert len(set(squares)) == 10 * length, "sections in one line that do not overlap"
        assert b in squares
        assert a not in squares
        depth = {abs(x - b[0]) if side in ("e", "w") else abs(y - b[1]) for x, y in squares}
        assert depth == {0, 1}, "two squares deep, away from the room"
        left = beside(b, LEFT_OF[side], 40)
        gaps = [abs(each.x - left[0]) + abs(each.y - left[1]) for each in way]
        assert gaps == sorted(gaps), "from left to right as seen through the door"
    blocked = sections.lay(level, "room", Box(b[0] - 30, b[1] - 30, 60, 60), "")
    assert sections.corridors_behind(level, a, side, length) == []
    assert blocked.w == 60


@pytest.mark.rule("ahq.hazard.grate.room-below")
def test_rooms_between_two_levels_lie_apart_from_everything() -> None:
    level = Level(number=1)
    boxes = [Box(2, sections.MAP - 3, 10, 1)]
    sections.lay(level, "room", boxes[0], "")
    for _ in range(40):
        boxes.append(sections.inset(level, 10, 5))
        sections.lay(level, "room", boxes[-1], "")
    for n, one in enumerate(boxes):
        assert one.x >= 1
        assert one.y >= 1
        assert one.x + one.w < sections.MAP
        assert one.y + one.h < sections.MAP
        for other in boxes[n + 1 :]:
            near = one.x - 1 < other.x + other.w and other.x - 1 < one.x + one.w
            assert not (near and one.y - 1 < other.y + other.h and other.y - 1 < one.y + one.h), "a wall between them"


@pytest.mark.rule("ahq.dungeon.overlap.forbidden")
@pytest.mark.parametrize(
    ("place", "fits"),
    [
        (Box(1, 1, 5, 5), True),
        (Box(0, 1, 5, 5), False),
        (Box(1, 0, 5, 5), False),
        (Box(sections.MAP - 6, 1, 5, 5), True),
        (Box(sections.MAP - 5, 1, 5, 5), False),
        (Box(1, sections.MAP - 5, 5, 5), False),
        (Box(45, 50, 5, 5), True),
        (Box(46, 50, 5, 5), False),
        (Box(52, 48, 5, 5), True),
        (Box(50, 45, 5, 5), True),
        (Box(50, 46, 5, 5), False),
    ],
)
def test_where_a_section_fits(place: Box, fits: bool) -> None:
    level = Level(number=1)
    sections.lay(level, "stairs", Box(50, 50, 2, 2), "")
    assert sections.fits(level, place) is fits


@pytest.mark.rule("ahq.dungeon.overlap.gm-freedom")
@pytest.mark.parametrize("lay", ["junction", "stairs"])
def test_an_end_that_does_not_fit_is_a_dead_end(lay: str) -> None:
    level = Level(number=1)
    last = sections.lay(level, "corridor", Box(50, 50, 2, 5), "", run=1)
    sections.lay(level, "room", Box(48, 45, 6, 5), "")
    if lay == "junction":
        piece = sections.junction(level, last, "n", "junction", 1)
    else:
        piece = sections.stairs(level, last, "n", "out")
    assert piece is last
    assert last.dead_end
    assert len(level.sections) == 2


@pytest.mark.rule("ahq.dungeon.overlap.corridor", "ahq.dungeon.overlap.room")
def test_a_corridor_behind_a_door_is_cut_until_it_fits_or_the_door_is_false() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    room(world, 25, 14, 2, 5)
    room(world, 25, 27, 2, 5)
    entrance = door(world, (24, 22), (25, 22), open=True)
    run(growth.behind(world, entrance.id), dice=[4, 12, 5, 5, 3, 3, 3, 3])
    (laid,) = [s for s in world.here.sections.values() if s.kind == "corridor" and s.entry == entrance.id]
    assert laid.dead_end
    assert told(world, CorridorFound) == [CorridorFound(1, "", ("dead-end", "dead-end"), cut=True, rule=OVERLAP)]
    room(world, 30, 60)
    room(world, 35, 60, 1, 5)
    blind = door(world, (34, 62), (35, 62), open=True)
    world.here.sections[ground(world).section[35, 62]].w = 1
    run(corridors.behind_door(world, blind), dice=[12, 5, 5, 3, 3, 3, 3])
    assert blind.false
    assert [event.kind for event, _ in world.told][-1:] == ["false-door"], "nobody was told of a corridor first"
    assert len(told(world, CorridorFound)) == 1
