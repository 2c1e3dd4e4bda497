"""Dungeons that the player brings: One Page Dungeon, and one's own."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest

import souterrain
from souterrain import bots
from souterrain.core.errors import BadSetup, speaking
from souterrain.core.text import texts
from souterrain.games.seul.board import floor_signs
from souterrain.games.seul.discovery import enter, fill, look, proposed_promise
from souterrain.games.seul.floors import draw_floors
from souterrain.games.seul.game import GAME
from souterrain.games.seul.ground import Ground, door, ground_of
from souterrain.games.seul.places import place_at
from souterrain.games.seul.underground.brought import read_dungeon
from souterrain.games.seul.underground.one_page import read_one_page
from souterrain.games.seul.underground.plan import Exit, Plan, write
from souterrain.games.seul.walking import step
from souterrain.games.seul.ways import Ways, passable
from souterrain.games.seul.world import Setup, World
from tests.games.seul.stage import hero
from tests.play import run
from tests.told import noted

KINDS = ["open", "shut", "open", "open", "grille", "locked", "secret", "barred", "open", "steps"]


def module(**changes: Any) -> dict[str, Any]:
    """An entrance, a hall, a door east of it, a round room behind, the last room south of that."""
    plain: dict[str, Any] = {
        "version": "1.2.4b",
        "title": "Tomb of Tests",
        "story": "Nobody has come back from here.",
        "rects": [
            {"x": 0, "y": 0, "w": 1, "h": 1},
            {"x": -1, "y": 1, "w": 3, "h": 3},
            {"x": 2, "y": 2, "w": 1, "h": 1},
            {"x": 3, "y": 0, "w": 5, "h": 5, "rotunda": True},
            {"x": 5, "y": 5, "w": 1, "h": 1},
            {"x": 4, "y": 6, "w": 3, "h": 2, "ending": True},
        ],
        "doors": [
            {"x": 0, "y": 0, "dir": {"x": 0, "y": 1}, "type": 3},
            {"x": 2, "y": 2, "dir": {"x": 1, "y": 0}, "type": 1},
            {"x": 5, "y": 5, "dir": {"x": 0, "y": 1}, "type": 5},
        ],
        "notes": [{"text": "A rotten trunk full of gold.", "ref": "1", "pos": {"x": 5.5, "y": 2.5}}],
        "columns": [{"x": 4.2, "y": 1.1}],
        "water": [{"x": 0, "y": 2}, {"x": 40, "y": 40}],
    }
    plain.update(changes)
    return plain


def drawn(**changes: Any) -> Plan:
    return read_dungeon(json.dumps(module(**changes)))


def picture(plan: Plan) -> list[str]:
    rows = [["#"] * plan.width for _ in range(plan.height)]
    for n, section in enumerate(plan.sections):
        for square in section.squares:
            rows[square // plan.width][square % plan.width] = "abcdefgh"[n]
    return ["".join(row) for row in rows]


def test_a_module_becomes_a_plan() -> None:
    plan = drawn()
    assert (plan.title, plan.story) == ("Tomb of Tests", "Nobody has come back from here.")
    assert picture(plan) == [
        "#a###bbb#",
        "aaa#bbbbb",
        "aaabbbbbb",
        "aaa#bbbbb",
        "#####bbb#",
        "######c##",
        "#####ccc#",
        "#####ccc#",
    ]
    assert [(access.x, access.y, access.kind) for access in plan.accesses] == [(1, 0, "way-out")]
    assert [way.kind for way in plan.exits] == ["shut", "locked"]
    assert [section.depth for section in plan.sections] == [0, 1, 2]


def test_water_is_clipped_and_columns_and_remarks_keep_their_place() -> None:
    plan = drawn()
    assert [(square % plan.width, square // plan.width) for square in plan.water] == [(1, 2)]
    assert plan.columns == ((5.2, 1.1),)
    assert [(note.section, note.x, note.y, note.ref) for note in plan.notes] == [(1, 6, 2, "1")]
    assert plan.sections[2].contents == "guarded-hoard"


def test_a_rotunda_is_round_only_where_it_is_a_disc() -> None:
    assert drawn().rotundas == ((4, 0, 5),)
    oblong = [*module()["rects"][:3], {"x": 3, "y": 0, "w": 3, "h": 5, "rotunda": True}]
    assert drawn(rects=oblong, doors=module()["doors"][:2], notes=[]).rotundas == ()


def test_a_module_is_the_same_wherever_it_is_drawn() -> None:
    low = {"text": "Bones.", "ref": "2", "pos": {"x": 4.5, "y": 7.5}}
    plain = module(columns=[], notes=[*module()["notes"], low])
    here = read_dungeon(json.dumps(plain))
    for each in (*plain["rects"], *plain["doors"], *plain["water"], *(note["pos"] for note in plain["notes"])):
        each["x"] -= 20
        each["y"] -= 30
    assert read_dungeon(json.dumps(plain)) == here


@pytest.mark.parametrize("type_", range(10))
def test_all_ten_kinds_of_door(type_: int) -> None:
    doors = module()["doors"]
    doors[1]["type"] = type_
    plan = drawn(doors=doors)
    way = next(way for way in plan.exits if {way.a, way.b} == {0, 1} or way.x in (2, 3))
    assert way.kind == KINDS[type_]
    ways_out = 2 if type_ in (3, 8) else 1
    assert len(plan.accesses) == ways_out


def test_an_exit_in_the_first_column_is_an_exit() -> None:
    rects = [{"x": 0, "y": 0, "w": 1, "h": 3}, {"x": 0, "y": 3, "w": 1, "h": 1}, {"x": 0, "y": 4, "w": 3, "h": 2}]
    doors = [{"x": 0, "y": y, "dir": {"x": 0, "y": 1}, "type": type_} for y, type_ in ((0, 3), (3, 5))]
    ground = Ground(drawn(rects=rects, doors=doors, notes=[], water=[], columns=[]))
    assert [way.x for way in ground.plan.exits] == [0]
    assert ground.exits_of == [[0], [0]]
    assert len(ground.exit_at) == 2


def test_a_door_before_a_door_with_nothing_behind_it_has_its_leaf_between_them() -> None:
    rects = [{"x": 0, "y": 0, "w": 1, "h": 1}, {"x": -1, "y": 1, "w": 3, "h": 3}]
    rects += [{"x": x, "y": 2, "w": 1, "h": 1} for x in (2, 3)]
    doors = [
        {"x": 0, "y": 0, "dir": {"x": 0, "y": 1}, "type": 3},
        {"x": 3, "y": 2, "dir": {"x": -1, "y": 0}, "type": 5},
        {"x": 2, "y": 2, "dir": {"x": 1, "y": 0}, "type": 0},
    ]
    plan = drawn(rects=rects, doors=doors, notes=[], water=[], columns=[])
    assert [way.kind for way in plan.exits] == ["locked"]


@pytest.mark.parametrize(("n", "x", "y"), [(1, 1, 0), (1, -1, 0), (2, 0, 1), (2, 0, -1)])
def test_a_door_faces_one_of_four_ways(n: int, x: int, y: int) -> None:
    doors = module()["doors"]
    doors[n]["dir"] = {"x": x, "y": y}
    noted(*(str((way.a, way.b, way.x, way.y, way.side, way.kind)) for way in drawn(doors=doors).exits))


@pytest.mark.parametrize(("x", "y"), [(0, 0), (1, 1), (2, 0), (0, 2), (-1, 1)])
def test_a_door_faces_no_other_way(x: int, y: int) -> None:
    doors = module()["doors"]
    doors[1]["dir"] = {"x": x, "y": y}
    with pytest.raises(BadSetup) as refused:
        drawn(doors=doors)
    assert refused.value.say.id == "dungeon-bad-direction"


def test_secret_doors_and_portcullises_are_plain_from_behind() -> None:
    for type_, letter in ((6, "s"), (4, "g")):
        doors = module()["doors"]
        doors[1]["type"] = type_
        way: Exit = next(way for way in drawn(doors=doors).exits if way.kind in ("secret", "grille"))
        assert not passable(way, letter, way.a)
        assert passable(way, letter, way.b)
        assert (way.a, way.b) == (0, 1)


def test_a_crossing_is_open_on_all_sides() -> None:
    cross = {
        "rects": [
            {"x": 0, "y": 0, "w": 1, "h": 1},
            {"x": 0, "y": 1, "w": 1, "h": 1},
            {"x": -3, "y": 1, "w": 3, "h": 1},
            {"x": 1, "y": 1, "w": 3, "h": 1},
        ],
        "doors": [
            {"x": 0, "y": 0, "dir": {"x": 0, "y": 1}, "type": 3},
            {"x": 0, "y": 1, "dir": {"x": 0, "y": 1}, "type": 0},
        ],
        "notes": [],
        "water": [],
        "columns": [],
    }
    plan = drawn(**cross)
    ground = Ground(plan)
    ways = Ways(ground, "".join("o" for _ in plan.exits))
    todo = [plan.accesses[0].y * plan.width + plan.accesses[0].x]
    seen = set(todo)
    for square in todo:
        for other in ways.next[square]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    assert len(seen) == sum(len(section.squares) for section in plan.sections) == 8


def test_corridors_that_open_into_one_another_are_one_section_for_experience() -> None:
    passage = {
        "rects": [
            {"x": 0, "y": 0, "w": 1, "h": 1},
            {"x": -1, "y": 1, "w": 3, "h": 3},
            {"x": 2, "y": 2, "w": 1, "h": 1},
            {"x": 3, "y": 2, "w": 4, "h": 1},
            {"x": 7, "y": 2, "w": 1, "h": 1},
            {"x": 8, "y": 2, "w": 2, "h": 1},
        ],
        "doors": [
            {"x": 0, "y": 0, "dir": {"x": 0, "y": 1}, "type": 3},
            {"x": 2, "y": 2, "dir": {"x": 1, "y": 0}, "type": 1},
            {"x": 7, "y": 2, "dir": {"x": 1, "y": 0}, "type": 0},
        ],
        "notes": [],
        "water": [],
        "columns": [],
    }
    assert [section.stretch for section in drawn(**passage).sections] == [0, 1, 1]


def broken(path: str, value: Any) -> dict[str, Any]:
    """The module with one thing wrong."""
    plain = json.loads(json.dumps(module()))
    at: Any = plain
    keys = path.split(".")
    for key in keys[:-1]:
        at = at[int(key)] if key.isdigit() else at[key]
    at[int(keys[-1]) if keys[-1].isdigit() else keys[-1]] = value
    return dict(plain)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("rects", "none", "rects"),
        ("rects", [], "rects"),
        ("rects.1.w", 0, "rects[1].w"),
        ("rects.1.h", 5000, "rects[1].h"),
        ("rects.1.x", "left", "rects[1].x"),
        ("rects.1.x", 10**9, "rects[1]"),
        ("rects.1.x", 700, "rects"),
        ("rects.5.x", 40, "rects[5]"),
        ("rects.2", None, "rects[2]"),
        ("doors", {}, "doors"),
        ("doors.0.type", 1, "doors"),
        ("doors.1.type", 12, "doors[1].type"),
        ("doors.1.type", -1, "doors[1].type"),
        ("doors.1.dir", {"x": 1, "y": 1}, "doors[1].dir"),
        ("doors.1.dir", 3, "doors[1].dir"),
        ("doors.1.x", 30, "doors[1]"),
        ("doors.2", {"x": 2, "y": 2, "dir": {"x": 1, "y": 0}, "type": 1}, "doors[2]"),
        ("notes.0.pos", {"x": 50, "y": 50}, "notes[0].pos"),
        ("notes.0.pos", {"x": 1e300, "y": 2}, "notes[0].pos"),
        ("notes.0.text", 7, "notes[0].text"),
        ("columns.0.x", 1e300, "columns[0]"),
        ("water.0", {"x": 0.5, "y": 1}, "water[0].x"),
        ("title", ["a"], "title"),
    ],
)
def test_what_is_wrong_is_named_by_its_field(path: str, value: Any, field: str) -> None:
    with pytest.raises(BadSetup) as caught, speaking("seul"):
        read_dungeon(json.dumps(broken(path, value)))
    assert str(caught.value.say.args["field"]).startswith(field)
    assert field in str(caught.value)


def hall(*rects: tuple[int, int, int, int], **more: Any) -> str:
    """An entrance, and these rooms."""
    rooms = [{"x": x, "y": y, "w": w, "h": h} for x, y, w, h in ((0, 0, 1, 1), *rects)]
    doors = [{"x": 0, "y": 0, "dir": {"x": 0, "y": 1}, "type": 3}]
    return json.dumps({"rects": rooms, "doors": doors, **more})


@pytest.mark.parametrize(
    ("rects", "wrong"),
    [
        ([(0, 1, 120, 1)], ""),
        ([(0, 1, 121, 1)], "rects[1].w"),
        ([(0, 1, 1, 120)], ""),
        ([(0, 1, 1, 121)], "rects[1].h"),
        ([(0, 1, 100, 100), (0, 101, 100, 99), (0, 200, 99, 1)], ""),
        ([(0, 1, 100, 100), (0, 101, 100, 100)], "rects"),
        ([(0, 1, 1, 1), (10_000, 1, 1, 1)], ""),
        ([(0, 1, 1, 1), (10_001, 1, 1, 1)], "rects[2]"),
        ([(0, 1, 1, 1), (0, -10_000, 1, 1)], ""),
        ([(0, 1, 1, 1), (0, -10_001, 1, 1)], "rects[2]"),
        ([(0, 1, 1, 1)] * 4999, ""),
        ([(0, 1, 1, 1)] * 5000, "rects"),
    ],
)
def test_how_large_a_module_may_be(rects: list[tuple[int, int, int, int]], wrong: str) -> None:
    found = ""
    try:
        read_one_page(hall(*rects))
    except BadSetup as error:
        found = str(error.say.args["field"])
    assert found == wrong


def test_every_third_room_is_inhabited_and_every_seventh_trapped() -> None:
    rooms = [(5 * n, 1, 2, 2) for n in range(8)]
    remark = [{"text": "Dust.", "pos": {"x": 10.9, "y": 1.9}}]
    plain = json.loads(hall(*rooms, (50, 1, 3, 1), notes=remark))
    plain["rects"][8]["ending"] = True
    contents = read_one_page(json.dumps(plain)).contents
    held = [contents[n][0] for n in range(10)]
    assert held == ["empty"] * 6 + ["creatures", "trap", "guarded-hoard", "empty"], "a remark stands in the third"


def test_texts_of_a_module_are_cut_and_plain() -> None:
    remark = [{"text": "d" * 500, "ref": "12345", "pos": {"x": 0.5, "y": 1.5}}]
    chart = read_one_page(hall((0, 1, 2, 2), notes=remark, title="t" * 500))
    assert (len(chart.title), len(chart.notes[0][2]), chart.notes[0][3]) == (400, 400, "1234")


@pytest.mark.parametrize(("wide", "fits"), [(120, True), (121, False)])
def test_a_floor_is_at_most_a_hundred_and_twenty_squares_wide(wide: int, fits: bool) -> None:
    text = f'title = "Long"\nmap = """\n{"#" * (wide + 2)}\n#<{"." * (wide - 1)}#\n{"#" * (wide + 2)}\n"""\n'
    if fits:
        assert read_dungeon(text).width == wide
        return
    with pytest.raises(BadSetup) as caught:
        read_dungeon(text)
    assert caught.value.say.id == "dungeon-too-wide"


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "{}",
        "{" * 10_000,
        '{"rects": [' + "[" * 5000,
        "null is not a dungeon",
        '{"rects": null, "doors": null}',
        json.dumps({**module(), "rects": [{"x": i, "y": 0, "w": 100, "h": 100} for i in range(300)]}),
        json.dumps({**module(), "rects": [{"x": 0, "y": 0, "w": 1, "h": 1}] * 6000}),
        "x" * 3_000_000,
        json.dumps({**module(), "rects": [{"x": 10**400, "y": 0, "w": 1, "h": 1}]}),
        'title = "Deep"\nmap = ' + "[" * 100_000,
    ],
)
def test_hostile_files_get_a_message(text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_dungeon(text)
    assert caught.value.say.id.startswith("dungeon-")


def test_any_single_change_is_read_or_refused_with_a_message() -> None:
    dice = random.Random(5)
    plain = json.dumps(module())
    for _ in range(400):
        at = dice.randrange(len(plain))
        text = plain[:at] + dice.choice(["", "9", "-", '"', "]", "null", "1e400", "\\u0000"]) + plain[at + 1 :]
        with contextlib.suppress(BadSetup):
            assert read_dungeon(text).accesses


def test_control_characters_never_reach_the_screen() -> None:
    plain = module(title="Tomb\x1b[2J\nof Tests")
    assert read_dungeon(json.dumps(plain)).title == "Tomb [2J of Tests"


def test_a_bad_file_is_refused_before_the_game_begins() -> None:
    with pytest.raises(BadSetup):
        souterrain.new("seul", setup={"dungeon": "{}"})


def test_a_module_is_played_under_these_rules() -> None:
    for seed in range(10):
        game = souterrain.new("seul", seed=f"module {seed}", setup={"dungeon": json.dumps(module()), "expeditions": 2})
        bots.play(game, {"p1": bots.make("seul", "scripted", seed)}, most=5000)
        assert game.outcome is not None


def test_a_remark_is_read_on_the_spot_and_its_meaning_is_the_players_to_judge() -> None:
    world = World(hero=hero(gifts=["infravision"]), charted=write(drawn()), last_floor=1, where="below", floor=1)
    draw_floors(world, 1)
    world.at = 2 * 9 + 6
    world.expedition = 1
    run(look(world), dice=[2])
    # a small valuable (D12 = 7) worth 3 units, the fourth of its list
    seen = run(enter(world), dice=[7, 3, 4], answers=["note:treasure"])
    assert seen.asked[0].options[0].key == "note:treasure"  # type: ignore[union-attr]
    assert [thing.name for thing in world.here.places[1].things] == ["gold-torc"]
    assert world.here.notes == [0]


@pytest.mark.parametrize(
    ("text", "promise"),
    [
        ("Two goblins playing dice.", "creatures"),
        ("A chest.", "treasure"),
        ("It bursts into flames.", "trap"),
        ("Dust.", "nothing"),
    ],
)
def test_the_program_proposes_what_a_remark_promises(text: str, promise: str) -> None:
    assert proposed_promise(text) == promise


# One's own


OWN = '''
title = "The cellar of the Red Ox"
story = "Something gnaws below the inn."
map = """
####################
#<...+....L..,,,,..#
#....#....##########
#....#....S....%%..#
####################
"""

[[place]]
at = [7, 2]
text = "Barrels, and teeth marks on them."
creatures = "cellar-rat"
number = 3

[[place]]
at = [12, 1]
treasure = "hoard"

[[place]]
at = [16, 3]
element = "altar"
'''


def test_a_dungeon_of_ones_own() -> None:
    plan = read_dungeon(OWN)
    assert {section.floor for section in plan.sections} == {"flagstones", "packed-earth", "rubble"}
    assert sorted(way.kind for way in plan.exits if way.kind != "open") == ["locked", "secret", "shut"]
    contents = {section.detail for section in plan.sections}
    assert {"creature:cellar-rat*3", "hoard", "altar"} <= contents
    assert plan.notes[0].text.startswith("Barrels")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (("title =", "titel ="), "file"),
        (("#<...+", "#....+"), "doors"),
        (('"cellar-rat"', '"unicorn"'), "place[0].creatures"),
        (("number = 3", "number = 0"), "place[0].number"),
        (("number = 3", "number = 13"), "place[0].number"),
        (('"hoard"', '"heap"'), "place[1].treasure"),
        (('"altar"', '"piano"'), "place[2].element"),
        (("at = [7, 2]", "at = [0, 0]"), "place[0].at"),
        (("#....#....##", "#....#..?.##"), "map (8, 2)"),
        (("L..,,,,", "##.,,,,"), "map"),
        (("number = 3", 'number = "three"'), ""),
    ],
)
def test_a_mistake_in_ones_own_dungeon_is_named(change: tuple[str, str], field: str) -> None:
    with pytest.raises(BadSetup) as caught, speaking("seul"):
        read_dungeon(OWN.replace(*change))
    assert field in str(caught.value)


@pytest.mark.parametrize("number", [1, 12])
def test_up_to_twelve_of_a_kind_live_in_one_place(number: int) -> None:
    plan = read_dungeon(OWN.replace("number = 3", f"number = {number}"))
    assert f"creature:cellar-rat*{number}" in {section.detail for section in plan.sections}


def test_ones_own_dungeon_is_played() -> None:
    for seed in range(6):
        game = souterrain.new("seul", seed=f"own {seed}", setup={"dungeon": OWN, "expeditions": 2})
        bots.play(game, {"p1": bots.make("seul", "scripted", seed)}, most=5000)
        assert game.outcome is not None


def test_a_way_out_may_share_its_square_with_a_door() -> None:
    doors = [*module()["doors"], {"x": 5, "y": 5, "dir": {"x": 0, "y": -1}, "type": 8}]
    plan, plain = drawn(doors=doors), drawn()
    assert plan.exits == plain.exits, "the door stays what it was"
    assert [(access.x, access.y) for access in plan.accesses] == [(1, 0), (6, 5)]


@pytest.mark.rule("seul.map.plan-drawn-as-explored")
def test_columns_are_drawn_on_the_plan() -> None:
    plan = drawn()
    world = World(hero=hero(), charted=write(plan), last_floor=1, where="below", floor=1)
    draw_floors(world, 1)
    world.at = plan.accesses[0].y * plan.width + plan.accesses[0].x
    column = next(int(y) * plan.width + int(x) for x, y in plan.columns)
    assert [floor_signs(world, ground_of(world.here))[square] for square in (column, column + 1)] == ["#", "."]


@pytest.mark.parametrize(("type_", "before", "after"), [(6, "secret", "shut"), (4, "grille", "broken")])
def test_who_comes_through_from_behind_leaves_a_secret_door_known_and_a_portcullis_broken(
    type_: int, before: str, after: str
) -> None:
    doors = module()["doors"]
    doors[1]["type"] = type_
    plan = drawn(doors=doors, notes=[])
    world = World(hero=hero(gifts=["infravision"]), charted=write(plan), last_floor=1, where="below", floor=1)
    draw_floors(world, 1)
    number, way = next((n, way) for n, way in enumerate(plan.exits) if way.from_b)
    ground = ground_of(world.here)
    world.at = ground.beyond(way)
    for section in range(len(plan.sections)):
        place_at(world.here, section).revealed = place_at(world.here, section).entered = True
    assert door(world.here, number) == before
    run(step(world, ground.near(way)))
    assert (door(world.here, number), world.came_by) == (after, number)


@pytest.mark.parametrize(
    ("field", "most", "wrong"),
    [("expeditions", {"low": 1, "high": 50}, (0, 51)), ("floors", {"low": 0, "high": 20}, (-1, 21))],
)
def test_a_career_has_fifty_expeditions_and_the_underworld_twenty_floors_at_most(
    field: str, most: dict[str, int], wrong: tuple[int, int]
) -> None:
    for number in most.values():
        assert GAME.create(Setup(**{field: number})).hero.name == ""  # type: ignore[arg-type]
    for number in wrong:
        with pytest.raises(BadSetup) as caught:
            GAME.create(Setup(**{field: number}))  # type: ignore[arg-type]
        assert caught.value.say.args == {"field": field, **most}


def test_a_file_that_is_neither_is_refused_in_the_players_language() -> None:
    with pytest.raises(souterrain.SouterrainError) as refused:
        read_dungeon("# A page\n\nSome prose.\n")
    said = texts("fr", "seul").say(refused.value.say).replace("\u00a0", " ")
    assert said == "file : ni One Page Dungeon, ni fichier TOML bien formé (ligne 3, colonne 6)."


def own(*rows: str, **more: str) -> Plan:
    """A dungeon of one's own with this map."""
    drawn = "\n".join(rows)
    told = "".join(f'{name} = "{text}"\n' for name, text in {"title": "Own", **more}.items())
    return read_dungeon(f'{told}map = """\n{drawn}\n"""\n')


def test_a_floor_that_winds_is_one_section() -> None:
    plan = own(
        "#########",
        "#<......#",
        "#######.#",
        "#.....#.#",
        "#.###.#.#",
        "#.#...#.#",
        "#.#####.#",
        "#.......#",
    )
    assert [len(section.squares) for section in plan.sections] == [31]
    assert plan.exits == ()


def test_a_door_stands_between_two_floors_whichever_way_it_is_drawn() -> None:
    plan = own(
        "########",
        "#<.+,,,#",
        "#.######",
        "#L######",
        "#,,'%%%#",
        "#++#####",
        "#..#####",
    )
    assert picture(plan) == ["aabbbb", "a#####", "c#####", "ccdddd", "ee####", "ee####"]
    ways = sorted((way.x, way.y, way.side, way.kind) for way in plan.exits)
    assert [kind for *_, kind in ways].count("shut") == 3
    assert {kind for *_, kind in ways} == {"shut", "locked", "open"}
    noted(*map(str, ways))


def test_doors_in_a_row_are_passed_one_after_the_other() -> None:
    plan = own("########", "#<.+++.#", "########")
    assert [len(section.squares) for section in plan.sections] == [3, 2, 1]
    assert sorted(way.x for way in plan.exits) == [2, 3]


def test_a_trap_of_ones_own_dungeon_is_in_the_middle_of_its_section() -> None:
    head = 'title = "Own"\nmap = "<..+......."\n'
    plan = read_dungeon(head + '[[place]]\nat = [6, 0]\ntrap = "covered-pit"\n')
    world = World(hero=hero(), charted=write(plan), last_floor=1, where="below", floor=1)
    draw_floors(world, 1)
    section = next(n for n, part in enumerate(plan.sections) if part.contents == "stated")
    place = place_at(world.here, section)
    run(fill(world, section, plan.sections[section], place))
    assert place.trap is not None
    squares = plan.sections[section].squares
    assert place.trap.at == squares[len(squares) // 2] == 7


@pytest.mark.parametrize("row", ["#<..+#", "#<..#+", "#<+#.."])
def test_a_door_that_leads_nowhere_is_named(row: str) -> None:
    with pytest.raises(BadSetup) as refused:
        own("######", row, "######")
    assert refused.value.say.id == "dungeon-door-between"


def test_texts_of_ones_own_dungeon_are_cut_and_its_places_counted() -> None:
    place = f'[[place]]\nat = [1, 0]\ntext = "{"r" * 500}"\n'
    head = f'title = "{"t" * 200}"\nstory = "{"s" * 500}"\nmap = "<..."\n'
    plan = read_dungeon(head + place)
    assert (len(plan.title), len(plan.story), len(plan.notes[0].text)) == (120, 400, 400)
    short = '[[place]]\nat = [1, 0]\ntext = "r"\n'
    assert len(read_dungeon(head + short * 1000).notes) == 1000
    with pytest.raises(BadSetup) as refused:
        read_dungeon(head + short * 1001)
    assert refused.value.say.args["field"] == "place"


def test_half_a_pair_of_surrogates_is_refused_like_any_other_letters() -> None:
    with pytest.raises(BadSetup):
        souterrain.new("seul", seed="a word", setup={"dungeon": '{"rects": "\udc80"}'})
    assert souterrain.new("seul", seed="\udc80").ask
