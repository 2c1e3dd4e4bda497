"""What a client draws: the map, doors, features, tokens and sheets, and what stays hidden."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import souterrain
from souterrain import bots
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.core.view import Grid
from souterrain.crawl.master import GM
from souterrain.games.ahq import view
from souterrain.games.ahq.catalogue import BOOK, EMBLEMS
from souterrain.games.ahq.dungeon import corridors
from souterrain.games.ahq.dungeon.sections import Box, lay
from souterrain.games.ahq.figures import Combat, Effect, monster
from souterrain.games.ahq.words import tell_apart
from souterrain.games.ahq.world import Chest, Group, World
from tests.games.ahq.expedition import JUNCTION, START, door, expedition, junction, room
from tests.play import run


def board(world: World, seat: str = "p1") -> Grid:
    drawn = view.view(world, seat).board
    assert isinstance(drawn, Grid)
    return drawn


def letter(grid: Grid, x: int, y: int) -> str:
    return grid.rows[y - grid.y][x - grid.x]


@pytest.mark.rule("ahq.dungeon.known-at-start", "ahq.dungeon.map.what-is-noted")
def test_the_board_shows_what_is_known_and_nothing_else() -> None:
    world = expedition()
    grid = board(world)
    assert (grid.width, grid.height) == (2 + 4, 14 + 4), "cropped to the known map with a rim of rock"
    assert letter(grid, START, START) == "."
    assert letter(grid, JUNCTION[0], JUNCTION[1]) == "."
    assert letter(grid, START - 1, START) == " "
    assert [feature.emblem for feature in grid.features] == ["stairs"]


def test_coordinates_of_the_board_are_those_of_the_options() -> None:
    world = expedition()
    token = board(world).tokens[0]
    assert token.at == f"{START},{START}"
    assert (token.id, token.side, token.health) == ("heinrich", "party", 1.0)


@pytest.mark.rule("ahq.dungeon.map.what-is-noted")
def test_doors_dead_ends_chests_and_searched_rooms_are_on_the_map() -> None:
    world = expedition()
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 3, 3])
    hall = room(world, JUNCTION[0] + 2, JUNCTION[1] - 5)
    door(world, (JUNCTION[0] + 3, JUNCTION[1]), (JUNCTION[0] + 3, JUNCTION[1] - 1), explored=True, secret=True)
    hall.chest = Chest((hall.x, hall.y))
    hall.ransacked = True
    grid = board(world)
    emblems = {feature.emblem: feature for feature in grid.features}
    assert {"rubble", "chest", "eye"} <= set(emblems)
    assert emblems["chest"].state == "shut"
    last = next(section for section in world.here.sections.values() if section.dead_end)
    stones = emblems["rubble"]
    assert (stones.x, stones.y, stones.w, stones.h) == (last.x + 4, last.y, 1, 2), "across the far end of the corridor"
    (secret,) = [door for door in grid.doors if door.state != "dark"]
    assert (secret.x, secret.y, secret.side, secret.state) == (JUNCTION[0] + 3, JUNCTION[1], "n", "secret")
    assert f"{JUNCTION[0] + 2},{JUNCTION[1] - 1},s" in grid.walls, "between two floors a wall is named"


@pytest.mark.rule("ahq.dungeon.map.what-is-noted")
def test_a_short_corridor_blocked_at_both_ends_shows_stones_at_both() -> None:
    world = expedition()
    lay(world.here, "corridor", Box(100, 80, 5, 2), run=9, dead_end=True)
    stones = [(feature.x, feature.y) for feature in board(world).features if feature.emblem == "rubble"]
    assert sorted(stones) == [(100, 80), (104, 80)]


def test_passages_that_nobody_has_explored_stand_open_on_the_map() -> None:
    world = expedition()
    x, y = JUNCTION
    assert {(door.x, door.y, door.side) for door in board(world).doors if door.state == "dark"} == {
        (x, y, "w"),
        (x, y + 1, "w"),
        (x + 1, y, "e"),
        (x + 1, y + 1, "e"),
    }
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 3, 3])
    assert {door.side for door in board(world).doors if door.state == "dark"} == {"w"}


@pytest.mark.rule("ahq.trap.portcullis.placement")
def test_a_portcullis_is_on_the_map() -> None:
    world = expedition()
    world.here.grilles = [((START, START - 4), (START, START - 5))]
    (grille,) = [door for door in board(world).doors if door.state == "portcullis"]
    assert (grille.x, grille.y, grille.side) == (START, START - 4, "n")


@pytest.mark.rule("ahq.combat.ranged.needs-sight")
def test_an_archer_sees_which_enemies_he_has_a_line_to() -> None:
    world = expedition("torallion", "heinrich")
    hall = room(world, 20, 20, 9, 5)
    world.figures["torallion"].at, world.figures["heinrich"].at = (20, 22), (23, 22)
    near = monster(world, "skaven-warrior", "", (24, 20))
    far = monster(world, "skaven-warrior", "", (26, 23))
    hidden = monster(world, "skaven-warrior", "", (26, 22))
    world.figures |= {each.id: each for each in (near, far, hidden)}
    world.mode, world.combat = "combat", Combat(area=[hall.id])
    assert board(world).lines == [], "nobody is taking aim"
    world.active = "torallion"
    assert board(world).lines == [], "his bow is on his back"
    world.figures["torallion"].hand = "leafstar-bow"
    kinds = {line.b: line.kind for line in board(world).lines}
    assert kinds == {near.id: "clear", far.id: "partial"}, "the companion in the way hides one and half of another"
    world.active = "heinrich"
    assert board(world).lines == [], "a sword needs no line of sight"


def test_in_a_fight_the_squares_that_monsters_threaten_are_marked() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    world.figures["heinrich"].at = (20, 20)
    foe = monster(world, "skaven-warrior", "", (22, 22))
    world.figures[foe.id] = foe
    world.mode, world.combat = "combat", Combat(area=[hall.id])
    marks = {mark.at for mark in board(world).marks if mark.kind == "threatened"}
    assert marks == {"22,21", "23,22", "22,23", "21,22"}
    assert any(sheet.id == foe.id and sheet.side == "foe" for sheet in view.view(world, "p1").sheets)
    assert {mark.at for mark in board(world, "gm").marks} == {"20,21", "21,20"}, "to the game master, the Heroes' own"


@pytest.mark.rule("ahq.gm.fair-play")
def test_the_masters_counters_are_piles_that_only_he_can_read() -> None:
    world = expedition()
    world.counters.hand = ["trap", "trap", "fate"]
    own = {pile.id: pile.count for pile in view.view(world, GM).piles}
    assert own == {"counters": 3, "counter-trap": 2, "counter-fate": 1}
    theirs = {pile.id: pile.count for pile in view.view(world, "p1").piles}
    assert theirs == {"counters": 3}


@pytest.mark.rule("ahq.setup.char.start-and-current", "ahq.setup.sheet.equipment")
def test_a_sheet_shows_starting_and_current_values_and_everything_carried() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.gold = 35
    sheet = view.view(world, "p1").sheets[0]
    lines = {line.label.id: line.value for line in sheet.lines}
    assert lines["sheet-toughness"].args == {"start": 5, "now": 8}
    assert lines["sheet-strength"].args == {"now": 6}
    texts = [item.emblem for item in sheet.items]
    assert {"armour", "shield", "sword", "coin"} <= set(texts)
    assert [badge.emblem for badge in sheet.badges] == ["crown", "map"]


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
def test_a_special_monster_has_its_true_name_on_the_masters_board_only() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    band = [monster(world, row, "", (21 + n, 22)) for n, row in enumerate(("skaven-warrior", "skaven-champion"))]
    tell_apart(world, band)
    band[1].effects = [Effect("off-duty", "combat")]
    world.figures |= {each.id: each for each in band}
    world.mode, world.combat = "combat", Combat(area=[hall.id])

    def seen(seat: str) -> set[tuple[str, str, str, str]]:
        drawn = view.view(world, seat)
        assert isinstance(drawn.board, Grid)
        names = {sheet.id: texts("en", "ahq").say(sheet.name) for sheet in drawn.sheets}
        tokens = [token for token in drawn.board.tokens if token.side == "foe"]
        assert all(texts("en", "ahq").say(token.label) == names[token.id] for token in tokens)
        return {(names[one.id].replace("\u00a0", " "), one.emblem, one.rank, one.mark) for one in tokens}

    assert not any(token.badges for token in board(world).tokens), "nor does an effect give it away"
    assert seen("p1") == {("Skaven warrior 1", "skaven", "", "1"), ("Skaven warrior 2", "skaven", "", "2")}
    assert seen(GM) == {("Skaven warrior 1", "skaven", "", "1"), ("Skaven champion 2", "skaven", "fate", "2")}


def test_every_moment_of_a_game_can_be_drawn_for_every_seat() -> None:
    game = souterrain.new("ahq", seed="drawn", setup={"players": 2, "master": "seat"})
    hands = {seat: bots.make("ahq", "scripted", n) for n, seat in enumerate(game.seats)}
    for _ in range(60):
        if not bots.play(game, hands, most=7):
            break
        for seat in (*game.seats, ""):
            seen = game.view(seat)
            assert isinstance(seen.board, Grid)
            assert all(len(row) == seen.board.width for row in seen.board.rows)


@pytest.mark.rule("ahq.dungeon.map.what-is-noted")
def test_walls_searched_and_monsters_left_alive_are_on_the_map() -> None:
    world = expedition()
    hall = room(world, JUNCTION[0] + 2, JUNCTION[1] - 5)
    hall.searched = ["n"]
    world.groups["g1"] = Group(id="g1", level=1, section=hall.id, rows=["skaven-warrior", "skaven-warrior"], met=True)
    world.groups["g2"] = Group(id="g2", level=1, section=hall.id, rows=["skaven-warrior"])
    notes = {feature.id: feature for feature in board(world).features}
    assert (notes[f"wall-{hall.id}-n"].y, notes[f"wall-{hall.id}-n"].wall) == (hall.y, "n")
    assert texts("en", "ahq").say(notes["group-g1"].label) == "Still alive: 2 Skaven warriors"
    assert "group-g2" not in notes, "nobody has met them yet"


def test_what_lives_on_is_noted_as_it_looks() -> None:
    world = expedition(master="seat")
    hall = room(world, JUNCTION[0] + 2, JUNCTION[1] - 5)
    special = next(row for row, card in BOOK.monsters.items() if card.ordinary)
    world.groups["g1"] = Group(id="g1", level=1, section=hall.id, rows=[special], met=True)
    assert view.glimpse(world, "p1").groups["g1"].rows == [BOOK.monsters[special].ordinary]
    assert view.glimpse(world, GM).groups["g1"].rows == [special]


@pytest.mark.rule("ahq.dungeon.stairs.back-up")
def test_levels_left_behind_can_still_be_looked_at() -> None:
    world = expedition()
    begin = world.here
    world.levels.append(replace(begin, number=2))
    world.level = 1
    shown = view.view(world, "p1")
    assert isinstance(shown.board, Grid)
    assert [(plan.name, plan.rows, plan.tokens) for plan in shown.plans] == [
        (Say("board-level", level=1), shown.board.rows, [])
    ]


def test_those_who_left_and_those_who_fell_keep_their_sheets() -> None:
    world = expedition("heinrich", "sven", "rogar")
    world.departed.append(world.figures.pop("sven"))
    world.fallen.append(world.figures.pop("rogar"))
    shown = {
        sheet.id: (sheet.gone, [badge.emblem for badge in sheet.badges]) for sheet in view.view(world, "p1").sheets
    }
    assert shown["sven"] == (False, ["stairs"])
    assert shown["rogar"] == (True, ["dead"])


@pytest.mark.rule("ahq.gm.fair-play", "ahq.trap.quest-location.preset")
def test_what_the_map_of_a_quest_location_says_beforehand_is_not_the_heroes_to_know() -> None:
    """Where a door leads, what trap a chest or a floor has: neither they nor the bots who play them."""
    world = expedition()
    hall = room(world, 20, 20, treasure="amulet-piece")
    hall.chest, hall.trap = Chest((22, 22), preset="guillotine"), "pit"
    leads = door(world, (23, 20), (23, 19))
    leads.plan = "crypt"
    seen = view.glimpse(world, "p1").here
    shown = seen.sections[hall.id]
    assert shown.chest is not None
    assert (shown.treasure, shown.trap, shown.chest.preset, seen.doors[leads.id].plan) == ("", "", "", "")
    known = view.glimpse(world, GM).here
    assert (known.sections[hall.id].trap, known.doors[leads.id].plan) == ("pit", "crypt")


@pytest.mark.parametrize(
    ("language", "articles"), [("fr", ("Un ", "Une ", "Le ", "La ")), ("en", ("A ", "An ", "The "))]
)
def test_what_lies_there_is_called_by_a_noun_whose_beginning_tells_it_on_a_small_map(
    language: str, articles: tuple[str, ...]
) -> None:
    called = {kind: texts(language, "ahq").say(Say(f"feature-{kind}")) for kind in EMBLEMS.feature}
    assert not [name for name in called.values() if name.startswith(articles)]
