"""Secret doors and hidden treasure."""

from __future__ import annotations

import pytest

from souterrain.crawl.master import GM
from souterrain.games.ahq.dungeon import corridors, doors
from souterrain.games.ahq.dungeon.ground import doors_in_wall, redraw
from souterrain.games.ahq.events.expedition import DungeonDeadEnded, HiddenTreasureSought
from souterrain.games.ahq.exploration import explorer, search
from souterrain.games.ahq.figures import Figure, Hazard
from souterrain.games.ahq.world import Section, World
from tests.games.ahq.deeds import options
from tests.games.ahq.expedition import JUNCTION, START, door, expedition, junction, of_kind, room, told
from tests.play import run


def offered(world: World, hero: Figure) -> list[str]:
    return [option.key for option in options(search.deeds(world, hero))]


LEFT, TOP = START - 5, START - 8


def cell(world: World) -> tuple[Section, Figure]:
    """A room beside the first corridor whose only door is its entrance, the Leader inside."""
    hall = room(world, LEFT, TOP)
    hall.entry = door(world, (LEFT + 4, TOP + 2), (START, TOP + 2), explored=True).id
    hero = world.figures[world.leader]
    hero.at = (LEFT + 2, TOP + 2)
    return hall, hero


def dead_end(world: World) -> Section:
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 3, 3])
    return next(section for section in of_kind(world, "corridor") if section.dead_end)


@pytest.mark.rule("ahq.explore.secret-door.where", "ahq.explore.secret-door.room-walls")
def test_a_room_with_one_door_offers_its_three_other_walls() -> None:
    world = expedition()
    hall, hero = cell(world)
    assert offered(world, hero) == ["search:n", "search:s", "search:w", "search:room"]
    doors.add_door(world, (LEFT, TOP), "n")
    assert offered(world, hero) == ["search:room"], "it has a second door now"
    assert hall.searched == []


@pytest.mark.rule("ahq.explore.secret-door.where", "ahq.explore.secret-door.dead-end-side-walls")
def test_a_dead_end_offers_its_two_long_walls() -> None:
    world = expedition()
    end = dead_end(world)
    hero = world.figures["heinrich"]
    hero.at = (end.x, end.y)
    assert offered(world, hero) == ["search:n", "search:s"]
    doors.add_door(world, (end.x + 2, end.y), "n")
    assert offered(world, hero) == ["search:s"], "a wall has one door; the section's other wall may still be searched"
    hero.at = (JUNCTION[0], JUNCTION[1] + 2)
    assert offered(world, hero) == [], "an ordinary corridor"


@pytest.mark.rule("ahq.explore.secret-door.declare-wall-first", "ahq.explore.secret-door.once-per-wall")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_below_seven_nothing_is_found_and_the_wall_is_used_up(die: int) -> None:
    world = expedition()
    world.counters.bowl = {"trap": 1}
    hall, hero = cell(world)
    run(search.secret_door(world, hero, "n"), dice=[die, "trap"] if die == 1 else [die])
    assert doors_in_wall(world.here, hall, "n") == []
    assert world.counters.hand == (["trap"] if die == 1 else [])
    assert "search:n" not in offered(world, hero)


@pytest.mark.rule("ahq.explore.secret-door.must-start-there")
def test_whoever_walks_into_a_dead_end_may_search_it_from_the_next_turn_on() -> None:
    world = expedition("sven")
    end = dead_end(world)
    sven = world.figures["sven"]
    sven.at = (JUNCTION[0] + 1, JUNCTION[1])
    walked = run(explorer.act(world, sven, ["sven"], []), answers=[f"go:{end.x + 3},{end.y}"])
    assert len(walked.asked) == 1, "nothing more is offered in this turn"
    assert "search:n" not in [option.key for option in walked.asked[0].options]  # type: ignore[union-attr]
    assert offered(world, sven) == ["search:n", "search:s"]


@pytest.mark.rule("ahq.explore.secret-door.finder-places")
@pytest.mark.parametrize("die", [7, 12])
def test_from_seven_on_the_finder_places_a_secret_door(die: int) -> None:
    world = expedition("sven", "heinrich")
    hall, _ = cell(world)
    finder = world.figures["heinrich"]
    finder.at = (LEFT + 1, TOP + 1)
    seen = run(search.secret_door(world, finder, "n"), dice=[die], answers=[f"where:{LEFT + 3},{TOP}"])
    assert seen.asked[0].seat == "p2", "neither Leader nor game master has a say"
    (found,) = doors_in_wall(world.here, hall, "n")
    assert (found.a, found.secret, found.open) == ((LEFT + 3, TOP), True, False)
    assert "search:s" not in offered(world, finder), "the room has a further door now"
    assert [event.kind for event, _ in world.told] == ["secret-door-sought"], "it is told of once"


@pytest.mark.rule("ahq.explore.hidden-treasure.rooms-only-once", "ahq.explore.hidden-treasure.whole-phase")
@pytest.mark.parametrize(("dice", "draws"), [([2, 4], True), ([8, 8], False)])
def test_a_room_is_searched_once_whatever_comes_of_it(dice: list[int], draws: bool) -> None:
    world = expedition("sven", "torallion")
    world.counters.bowl = {"fate": 2}
    hall, sven = cell(world)
    run(search.hidden_treasure(world, sven), dice=[*dice, 1] if draws else dice)
    assert len(world.counters.hand) == draws
    other = world.figures["torallion"]
    other.at = (LEFT + 1, TOP + 1)
    assert "search:room" not in offered(world, other)
    assert hall.ransacked
    other.at = (JUNCTION[0], JUNCTION[1] + 2)
    assert "search:room" not in offered(world, other), "corridors cannot be searched"


@pytest.mark.rule("ahq.explore.hidden-treasure.cache-value")
def test_a_cache_is_five_times_a_die() -> None:
    world = expedition()
    _, hero = cell(world)
    run(search.hidden_treasure(world, hero), dice=[9, 9, 7])
    assert hero.gold == 35
    assert [event.gold for event in told(world, HiddenTreasureSought)] == [35]


@pytest.mark.rule("ahq.explore.search.counter-stays-secret", "ahq.gm.counter.draw-from-searches")
def test_the_heroes_do_not_learn_which_counter_was_drawn() -> None:
    world = expedition()
    world.counters.bowl = {"ambush": 1}
    _, hero = cell(world)
    run(search.secret_door(world, hero, "n"), dice=[1, "ambush"])
    named = [(event, to) for event, to in world.told if getattr(event, "counter", "") == "ambush"]
    assert [to for _, to in named] == [(GM,)]


@pytest.mark.rule("ahq.dungeon.dead-ended.re-search")
def test_when_nothing_is_left_to_try_walls_may_be_searched_again() -> None:
    world = expedition()
    hall, hero = cell(world)
    junction(world).exits.clear()
    hall.searched = ["n", "s", "w"]
    assert offered(world, hero) == ["search:n", "search:s", "search:w", "search:room"]
    run(search.secret_door(world, hero, "n"), dice=[7], answers=[f"where:{LEFT + 3},{TOP}"])
    assert len(doors_in_wall(world.here, hall, "n")) == 1


@pytest.mark.rule("ahq.dungeon.dead-ended.re-search")
def test_while_a_door_or_an_exit_is_left_no_wall_is_searched_twice() -> None:
    world = expedition()
    hall, hero = cell(world)
    hall.searched = ["n", "s", "w"]
    assert offered(world, hero) == ["search:room"]


@pytest.mark.rule("ahq.dungeon.dead-ended.re-search")
def test_where_no_wall_lends_itself_to_searching_any_wall_may_be_searched() -> None:
    world = expedition()
    _, hero = cell(world)
    junction(world).exits.clear()
    further = door(world, (LEFT, TOP + 2), (LEFT - 1, TOP + 2), explored=True, false=True)
    assert offered(world, hero) == ["search:n", "search:s", "search:room"], "its other walls, although it has two doors"
    hero.at = (START, START - 7)
    assert offered(world, hero) == ["search:e"], "the corridor's wall without a door"
    hero.at = JUNCTION
    assert offered(world, hero) == [], "junctions have no such walls"
    further.explored = further.false = False
    hero.at = (START, START - 7)
    assert offered(world, hero) == [], "there is a door left to try"


@pytest.mark.rule("ahq.dungeon.dead-ended.re-search")
def test_nobody_has_to_leap_a_chasm_before_walls_are_searched_again() -> None:
    world = expedition()
    hall, hero = cell(world)
    junction(world).exits.clear()
    doors.add_door(world, (LEFT, TOP + 2), "w")
    assert search.searchable(world, hall) == []
    hall.hazard = Hazard(kind="chasm", blocks=[(LEFT + 1, TOP + y) for y in range(5)])
    redraw(world.here)
    assert search.searchable(world, hall) == ["n", "s"]
    hero.at = (LEFT, TOP)
    assert search.searchable(world, hall) == [], "whoever is beyond it tries the door"


@pytest.mark.rule("ahq.dungeon.dead-ended.re-search")
def test_the_heroes_are_told_once_that_the_dungeon_has_come_to_its_end() -> None:
    world = expedition()
    hall, _ = cell(world)
    search.notice_dead_end(world)
    assert told(world, DungeonDeadEnded) == []
    junction(world).exits.clear()
    hall.searched = ["n", "s", "w"]
    search.notice_dead_end(world)
    search.notice_dead_end(world)
    assert [event.anywhere for event in told(world, DungeonDeadEnded)] == [False]
    end = doors.add_door(world, (LEFT, TOP + 2), "w")
    search.notice_dead_end(world)
    end.explored = end.false = True
    search.notice_dead_end(world)
    assert [event.anywhere for event in told(world, DungeonDeadEnded)] == [False, True]


@pytest.mark.rule("ahq.solo.secret-doors", "ahq.solo.no-hidden-treasure")
def test_in_solo_play_a_one_brings_wandering_monsters_and_no_treasure_is_hidden() -> None:
    world = expedition(master="solo")
    hall, hero = cell(world)
    assert "search:room" not in offered(world, hero)
    seen = search.secret_door(world, hero, "n")
    roll = next(seen)
    assert roll.rule == "ahq.explore.secret-door.declare-wall-first"
    assert seen.send(1).rule == "ahq.solo.secret-doors"
    assert hall.searched == ["n"]


@pytest.mark.rule("ahq.explore.hidden-treasure.whole-phase")
def test_two_twelves_find_a_magic_treasure() -> None:
    world = expedition()
    room(world, 20, 20)
    hero = world.figures["heinrich"]
    hero.at = (22, 22)
    run(search.hidden_treasure(world, hero), dice=[12, 12, 7, 7, 2], answers=["who:heinrich"])
    assert any(item.row == "strength-potion" for item in hero.items)
