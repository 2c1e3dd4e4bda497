"""The labyrinth: a maze of room cards with matching exits."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.catacombs.arena import (
    arena,
    drive,
    options,
    phase,
    told,
)
from tests.games.catacombs.test_phases import laid_out

import souterrain
from souterrain.core.ask import Ask
from souterrain.core.errors import BadSetup
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.events.rooms import ExitsDiffer, RoomEmpty
from souterrain.games.catacombs.explore import explore
from souterrain.games.catacombs.game import GAME
from souterrain.games.catacombs.install import take_monsters
from souterrain.games.catacombs.labyrinth import card_at, check, corresponds, grid, reachable, start
from souterrain.games.catacombs.merchant import visit_merchant
from souterrain.games.catacombs.world import Setup, World


def maze(**setup: Any) -> World:
    return laid_out(layout="labyrinth", **setup)


def cell(world: World, card: str) -> int:
    return next(n for n in range(12) if card_at(world.columns, n) == card)


@pytest.mark.rule(
    "catacombs.variant.labyrinth.master-designs",
    "catacombs.variant.labyrinth.starts-level0-ends-lord",
    "catacombs.variant.labyrinth.needs-healer-and-merchant",
)
def test_the_sample_can_be_walked_from_the_start_to_every_card() -> None:
    sample = grid(Setup(layout="labyrinth"))
    check(sample)
    begin = start(sample)
    assert card_at(sample, begin) == "l0-09"
    assert len(reachable(sample, begin)) == 12
    levels = [BOOK.rooms[card].level for row in sample for card in row if BOOK.rooms[card].kind == "combat"]
    assert levels.count(1) > len(levels) / 2


@pytest.mark.rule(
    "catacombs.variant.labyrinth.master-designs",
    "catacombs.variant.labyrinth.starts-level0-ends-lord",
    "catacombs.variant.labyrinth.needs-healer-and-merchant",
)
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("l0-01,merchant,healer-a", "bad-maze-no-lord"),
        ("l0-01,healer-a,lord", "bad-maze-no-merchant"),
        ("l0-01,merchant,lord", "bad-maze-no-healer"),
        ("l1-01,merchant,healer-a,lord", "bad-maze-no-start"),
        ("l0-01,merchant,healer-a,-,lord", "bad-maze-far-lord"),
        ("l0-06,merchant,healer-a,lord", "bad-maze-far-lord"),
        ("l0-01,merchant,healer-a,l9-99,lord", "bad-maze-card"),
        ("l0-01,merchant,merchant,healer-a,lord", "bad-maze-twice"),
    ],
)
def test_a_maze_that_breaks_the_masters_duties_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        souterrain.new("catacombs", setup={"layout": "labyrinth", "maze": text})
    assert refused.value.say.id == why
    assert str(refused.value) not in (why, ""), "said in the game's own words"
    good = souterrain.new("catacombs", setup={"layout": "labyrinth", "maze": "l0-01, merchant, healer-a, LORD"})
    assert good.world.columns == [["l0-01", "merchant", "healer-a", "lord-sorcerer"]]


def test_of_a_card_that_nobody_knows_the_beginning_is_named() -> None:
    with pytest.raises(BadSetup) as refused:
        souterrain.new("catacombs", setup={"layout": "labyrinth", "maze": "l0-01,merchant," + "abcde" * 5})
    assert refused.value.say.args["card"] == "abcde" * 4


@pytest.mark.rule("catacombs.variant.labyrinth.face-down-except-start")
def test_all_cards_lie_face_down_except_the_start() -> None:
    world = maze()
    seen = [card for row in GAME.glimpse(world, "p1").columns for card in row]
    assert seen.count("?") == 11
    assert "l0-09" in seen
    assert "?" not in [card for row in GAME.glimpse(world, "overlord").columns for card in row], "he laid them"


@pytest.mark.rule("catacombs.variant.exits.must-match", "catacombs.variant.exits.letters")
def test_exits_must_correspond() -> None:
    assert not corresponds("N", "l0-05"), "E and W only"
    assert corresponds("N", "l0-06"), "it has S"
    assert corresponds("E", "l0-05")
    assert not corresponds("E", "l0-06")
    assert reachable([["l0-05", "l0-06"]], 0) == {0}, "the second card has no door to the west"


@pytest.mark.rule("catacombs.variant.labyrinth.choose-adjacent-room", "catacombs.variant.labyrinth.mismatch-flip-back")
def test_a_card_whose_exits_differ_is_turned_down_again() -> None:
    world = maze()
    world.at, world.room, world.explored = cell(world, "l1-05"), "l1-05", [cell(world, "l0-09")]
    assert BOOK.rooms["l1-05"].exits == "NSW"
    world.at = cell(world, "l1-11")
    assert BOOK.rooms["l1-11"].exits == "NW"
    rules = explore(world)
    asked = next(rules)
    assert isinstance(asked, Ask)
    assert [option.key for option in asked.options] == ["go:N", "go:W"]
    world = maze()
    world.at = cell(world, "l1-01")
    rules = explore(world)
    next(rules)
    asked = rules.send("go:E")
    assert isinstance(asked, Ask)
    assert [event.room for event in told(world, ExitsDiffer)] == ["l1-04"]
    assert "l1-04" not in world.open
    assert "go:E" not in [option.key for option in asked.options], "they must try another direction"
    with pytest.raises(StopIteration):
        rules.send("go:N")
    assert world.room == "l1-08"


@pytest.mark.rule("catacombs.variant.labyrinth.may-backtrack", "catacombs.variant.labyrinth.revisit-half-monsters")
def test_a_room_entered_again_holds_half_its_monsters_of_the_masters_choice() -> None:
    world = maze()
    drive(explore(world))
    assert world.room == "l0-09"
    drive(explore(world), "go:E")
    assert world.room == "l1-11"
    total = sum(BOOK.rooms["l0-09"].monsters.values()) + BOOK.rooms["l0-09"].wandering
    assert total == 5
    played = drive(explore(world), "go:W", "pick:troll", "pick:orc")
    assert [ask.text.args["left"] for ask in played.asked[1:]] == [2, 1]
    assert world.room == "l0-09"
    assert sorted(world.waiting) == ["orc", "troll"], "half of five, rounded down"
    assert phase(world) == "install"
    assert told(world, RoomEmpty) == []


@pytest.mark.rule("catacombs.variant.labyrinth.revisit-half-monsters")
def test_a_card_with_one_monster_is_empty_the_second_time() -> None:
    from msgspec.structs import replace

    world = arena()
    lone = replace(BOOK.rooms["l0-09"], monsters={"troll": 1}, wandering=0)
    drive(take_monsters(world, lone, again=True))
    assert world.waiting == []


def test_an_empty_room_is_passed_without_a_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec.structs import replace

    world = maze()
    drive(explore(world))
    drive(explore(world), "go:E")
    monkeypatch.setitem(BOOK.rooms, "l0-09", replace(BOOK.rooms["l0-09"], monsters={"troll": 1}, wandering=0))
    world.phase = "explore"
    drive(explore(world), "go:W")
    assert phase(world) == "explore"
    assert told(world, RoomEmpty)


@pytest.mark.rule(
    "catacombs.variant.labyrinth.special-rooms-revisitable", "catacombs.variant.labyrinth.merchant-restock"
)
def test_the_merchant_may_be_visited_again_with_a_new_stall() -> None:
    world = maze()
    world.at = cell(world, "l1-10")
    world.heroes["elf"].gold = 2000
    drive(explore(world), "go:N", "buy:map:elf", "done", dice=_first_cards(9))
    assert world.room == "merchant"
    world.at = cell(world, "l1-10")
    played = drive(explore(world), "go:N", "done", dice=[1] * 7)
    shown = {option.on[0] for option in options(played.asked[1], "buy")}
    assert len(shown) <= BOOK.facts.stall
    assert "map" not in shown, "bought cards never come back"
    world.equipment = world.equipment[:3]
    rules = visit_merchant(world)
    asked: Any = next(rules)
    while not isinstance(asked, Ask):
        asked = rules.send(1)
    assert len(world.stall) == 3, "fewer than six: all of them"


def _first_cards(count: int) -> list[int | str]:
    """A shuffle that turns the map up among the first six."""
    return ["map", *([1] * (count - 2))]


@pytest.mark.rule("catacombs.variant.labyrinth.special-rooms-revisitable")
def test_the_healer_may_be_visited_again() -> None:
    world = maze()
    world.heroes["elf"].health, world.heroes["elf"].gold = 5, 700
    for _ in range(2):
        world.at = cell(world, "l1-07")
        drive(explore(world), "go:W", "heal:elf", *(["done"] if world.heroes["elf"].gold >= 600 else []))
    assert world.heroes["elf"].health == 7


@pytest.mark.rule("catacombs.variant.labyrinth.no-discount")
def test_in_the_labyrinth_the_merchant_gives_no_discount() -> None:
    world = maze()
    world.at = cell(world, "l1-10")
    world.heroes["elf"].gold = 5000
    played = drive(explore(world), "go:N", "done", dice=[1] * 8)
    assert options(played.asked[1], "buy")
    assert not options(played.asked[1], "haggle")


@pytest.mark.rule("catacombs.variant.labyrinth.map-optional")
def test_the_map_may_be_left_out_and_shows_the_neighbours_where_it_is_used() -> None:
    assert "map" not in maze(without_map=True).equipment
    world = maze()
    assert "map" in world.equipment
    world.at = cell(world, "l1-01")
    world.heroes["elf"].items = ["map"]
    seen = {card for row in GAME.glimpse(world, "p1").columns for card in row} - {"?"}
    assert seen == {"l0-09", "l1-10", "l1-08", "l1-04", "l1-11"}
    corner = maze(maze="l0-01, merchant, healer-a, lord")
    corner.heroes["elf"].items = ["map"]
    assert GAME.glimpse(corner, "p1").columns == [["l0-01", "?", "?", "?"]], "they are not in it yet"
    corner.at = 0
    assert GAME.glimpse(corner, "p1").columns == [["l0-01", "merchant", "?", "?"]]
    linear = laid_out()
    linear.heroes["elf"].items = ["map"]
    assert GAME.glimpse(linear, "p1").columns == linear.columns
    assert GAME.glimpse(linear, "overlord").columns == [["?"]] * 7
    linear.heroes["elf"].health = 0
    assert GAME.glimpse(linear, "p1").columns == [["?"]] * 7
