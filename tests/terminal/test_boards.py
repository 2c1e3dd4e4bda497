"""Boards as characters."""

from __future__ import annotations

from itertools import pairwise

import pytest

from souterrain.core.ask import Flick, Launch
from souterrain.core.say import Say
from souterrain.core.view import (
    Disc,
    Discs,
    Door,
    Edge,
    Feature,
    Grid,
    LaidCard,
    Leg,
    Mark,
    Motion,
    Obstacle,
    Point,
    Points,
    Token,
    Zone,
)
from souterrain.terminal.boards import draw
from souterrain.terminal.canvas import EAST, NORTH, SOUTH, WEST, Canvas
from souterrain.terminal.drawing import CHOSEN, Drawing, Pointers
from souterrain.terminal.glyphs import glyphs
from souterrain.terminal.legend import legend
from souterrain.terminal.words import Words


def named(text: str) -> Say:
    return Say("unknown", literal=text)


def spoken(say: Say) -> str:
    return str(say.args["literal"])


def shown(drawing: Drawing) -> list[str]:
    return [line for line in drawing.canvas.lines() if line]


def test_strokes_that_meet_join() -> None:
    canvas = Canvas(3, 1)
    canvas.stroke(0, 0, EAST | SOUTH)
    canvas.stroke(1, 0, EAST | WEST)
    canvas.stroke(1, 0, NORTH)
    assert canvas.lines() == ["┌┴"]


def test_what_lies_outside_is_cut_off() -> None:
    canvas = Canvas(4, 1)
    canvas.put(2, 0, "long")
    canvas.put(0, 7, "below")
    assert canvas.lines() == ["  lo"]
    assert not canvas.free(3, 0, 2)


def test_styles_survive_as_rich_text() -> None:
    canvas = Canvas(4, 2)
    canvas.put(1, 0, "ab", "bold")
    text = canvas.window(0, 0, 9, 9)
    assert text.plain == " ab \n    "
    assert [(span.start, span.end, str(span.style)) for span in text.spans] == [(1, 3, "bold")]


@pytest.mark.parametrize("small", [False, True])
def test_the_squares_that_an_option_would_cover_are_shown(small: bool) -> None:
    orc = Token("o", "orc", "2,0", named("Orc"), side="foe")
    grid = Grid("stone", 3, 1, ["..."], ["111"], [], [], [], [orc])
    canvas = draw(grid, Pointers(signs={"o": "o"}, covers=("1,0", "2,0")), spoken, 50, 12, small).canvas
    text = canvas.window(0, 0, canvas.width, canvas.height)
    lit = {text.plain[span.start : span.end].strip() for span in text.spans if CHOSEN in str(span.style)}
    assert lit == {"▒▒" if small else "▒▒▒", "o"}


def test_a_door_on_a_square_of_its_own_shows_whether_it_is_open_or_locked() -> None:
    doors = [
        Feature("a", 0, 0, "door", named("door"), state="shut"),
        Feature("b", 1, 0, "door", named("door"), state="open"),
        Feature("c", 2, 0, "door", named("door"), state="locked"),
        Feature("d", 3, 0, "pit", named("hole"), state="open"),
    ]
    grid = Grid("vault", 4, 1, ["...."], ["1111"], [], [], doors, [])
    large, small = (shown(draw(grid, Pointers(), spoken, 50, 12, size)) for size in (False, True))
    assert "│doo do' dox hol│" in large
    assert "│do d' dx ho│" in small
    assert legend(grid, Words("en", "regne")) == ["' open door", "x locked door", "door, hole"]


def test_signs_differ_and_tell_the_sides_apart() -> None:
    signs = glyphs(
        [("a", "Mage", "party"), ("b", "Moine", "party"), ("o", "Orc", "foe"), ("p", "Orc", "foe"), ("q", "…", "foe")]
    )
    assert signs == {"a": "M", "b": "Mo", "o": "o", "p": "or", "q": "?"}
    before, after = (glyphs((str(n), f"Rat {n}", "foe") for n in range(first, 13)) for first in (1, 7))
    assert (before["1"], before["7"], before["10"]) == ("r1", "r7", "10")
    assert after["8"] == before["8"], "the others keep theirs when some are gone"
    crowd = glyphs((f"{kind}{n}", f"{kind} {n}", "foe") for kind in ("Revenant", "Rat") for n in (1, 2))
    assert list(crowd.values()) == ["r1", "r2", "a1", "a2"]
    later = glyphs((f"{kind}{n}", f"{kind} {n}", "foe") for kind, n in (("Revenant", 1), ("Revenant", 2), ("Rat", 2)))
    assert later["Rat2"] == "a2", "and those who have theirs from a later letter of their name, too"
    many = glyphs((str(n), "Rat", "foe") for n in range(5))
    assert list(many.values()) == ["r", "ra", "rt", "r2", "r3"]


MAP = Points(
    "", 40, 20,
    [
        Point("A", 2, 4, "round", named("Ash")),
        Point("B", 20, 4, "triangle", named("Birch"), area="countryside"),
        Point("C", 38, 4, "square", named("Cedar")),
    ],
    [Edge("A", "B"), Edge("B", "C", "door"), Edge("C", "nowhere")],
    [Token("h", "hero", "B", named("Hero"), active=True), Token("o", "orc", "C", named("Orc"), side="foe")],
)  # fmt: skip


def test_points_have_their_shape_their_name_and_who_stands_there() -> None:
    drawing = draw(MAP, Pointers(signs={"h": "H", "o": "o"}), spoken, 48, 12)
    assert shown(drawing) == [
        "   ○─────────────────△H───────+────────□o Cedar",
        "  Ash              Birch",
    ]
    assert drawing.focus == drawing.cells["B"]


def test_points_with_options_carry_their_key() -> None:
    pointers = Pointers({"A": "1", "C": "2"}, "C", ("B", "C"), {"h": "H", "o": "o"})
    drawing = draw(MAP, pointers, spoken, 48, 12)
    assert "(1)" in shown(drawing)[0]
    assert "(2)o" in shown(drawing)[0]
    styles = [str(span.style) for span in drawing.canvas.window(0, 0, 48, 12).spans]
    assert styles.count("bold yellow") == 1, "the way to the highlighted option stands out"


def test_a_map_too_large_for_the_window_stays_legible() -> None:
    points = [Point(str(n), n, 0, "round", named(str(n))) for n in range(20)]
    drawing = draw(Points("", 20, 1, points, [], []), Pointers(), spoken, 30, 5)
    columns = [drawing.cells[point.id][0] for point in points]
    assert min(b - a for a, b in pairwise(columns)) >= 4


def test_a_grid_has_walls_doors_features_and_pieces() -> None:
    grid = Grid(
        "stone", 5, 4, ["     ", " ... ", " .~# ", " .   "], ["11111"] * 4, ["2,1,w"],
        [Door(3, 1, "e", "open"), Door(1, 3, "n"), Door(1, 3, "s", "locked")],
        [Feature("chest", 1, 2, "chest", named("Chest"))],
        [Token("h", "hero", "2,1", named("Hero"), active=True), Token("o", "orc", "3,1", named("Orc"), side="foe")],
    )  # fmt: skip
    drawing = draw(grid, Pointers({"1,1": "1", "o": "2"}, "1,1", signs={"h": "H", "o": "o"}), spoken, 50, 12)
    assert shown(drawing) == [
        "    ┌───┬───────┐",
        "    │(1)│ H  2:o'",
        "    │   ╵       │",
        "    │Che ≈≈≈ ███│",
        "    ├─+─┬───────┘",
        "    │ · │",
        "    └─x─┘",
    ]
    assert drawing.focus == drawing.cells["h"], "who acts, whatever the player points at"


def test_a_small_grid_has_everything_in_two_characters_a_square() -> None:
    grid = Grid(
        "stone", 4, 3, ["    ", " ...", " .~ "], ["1111"] * 3, ["2,1,w"],
        [Door(2, 2, "n", "locked"), Door(3, 1, "e", "dark"), Door(1, 1, "w")],
        [Feature("chest", 1, 2, "chest", named("Chest"))],
        [Token("h", "hero", "2,1", named("Hero"), active=True), Token("o", "orc", "3,1", named("Orc"), side="foe")],
    )  # fmt: skip
    pointers = Pointers({"1,1": "1", "o": "2"}, "1,1", signs={"h": "H", "o": "or"})
    drawing = draw(grid, pointers, spoken, 50, 12, small=True)
    assert shown(drawing) == ["   +1 │Hx 2o", "   │Ch ≈ │"]
    text = drawing.canvas.window(0, 0, 99, 99)
    ruled = "".join(text.plain[span.start : span.end] for span in text.spans if "underline" in str(span.style))
    assert "Hx" in ruled, "the wall south of the hero is an underline"
    assert drawing.focus == drawing.cells["h"], "who acts, whatever the player points at"


def test_a_small_grid_names_a_thing_where_nobody_stands() -> None:
    stairs = [Feature("stairs", 0, 0, "stairs", named("Stairs"), w=2, h=2)]
    token = Token("h", "hero", "0,0", named("Hero"), active=True)
    grid = Grid("stone", 2, 2, ["..", ".."], ["11", "11"], [], [], stairs, [token])
    lines = shown(draw(grid, Pointers(signs={"h": "H"}), spoken, 50, 12, small=True))
    assert lines == ["│H  ░░│", "│Stair│"]


def test_a_small_map_fits_the_window() -> None:
    points = [Point(str(n), n, n, "round", named(str(n))) for n in range(30)]
    board = Points("", 30, 30, points, [], [])
    small = draw(board, Pointers(), spoken, 30, 10, small=True).canvas
    assert small.width <= 30
    assert small.height <= 10
    assert draw(board, Pointers(), spoken, 30, 10).canvas.height > 10


def test_a_cropped_grid_keeps_the_rules_coordinates() -> None:
    grid = Grid(
        "stone", 2, 1, [".."], ["11"], [], [], [], [Token("h", "hero", "-3,7", named("Hero"))],
        marks=[Mark("-4,7", "threatened")], x=-4, y=7,
    )  # fmt: skip
    drawing = draw(grid, Pointers(signs={"h": "H"}), spoken, 50, 12)
    assert shown(drawing) == ["┌───────┐", "│‹·›  H │", "└───────┘"]


def test_discs_lie_to_scale_with_the_last_shot_and_the_next() -> None:
    discs = Discs(
        "", 400, 200, [Obstacle(300, 60, 30)],
        [
            Disc("h", "hero", named("Hero"), 100, 100, 10, active=True),
            Disc("o", "orc", named("Orc"), 300, 160, 10, side="foe"),
        ],
        [Zone("z", named("Start"), (10, 10, 60, 10, 60, 190, 10, 190))],
        Motion(1, 100, [Leg("h", 0, 1, 100, 100, 200, 0)], []),
    )  # fmt: skip
    aim = Flick("h", 100, 100, 0.0, 10.0)
    drawing = draw(discs, Pointers({"o": "1"}, signs={"h": "H", "o": "o"}, aim=aim), spoken, 42, 12)
    lines = shown(drawing)
    assert len(lines) == 12
    assert {len(line) for line in lines} == {42}
    assert lines[6].startswith("║ .    .  (H)***")
    assert "(1:o)" in lines[9]
    assert any("▓" in line for line in lines)
    assert any("Start" in line for line in lines)
    still = draw(discs, Pointers(signs={"h": "H", "o": "o"}), spoken, 42, 12)
    assert "∙∙" in shown(still)[6], "the last shot's path is shown"


def test_where_a_disc_may_be_put_is_a_circle_or_the_zone_that_it_fills() -> None:
    zone = Zone("z", named("Start"), (10, 10, 60, 10, 60, 190, 10, 190))
    board = Discs("", 400, 200, [], [], [zone])
    near = Launch("m", 200, 100, 40, named("Missile"), "", 5)
    anywhere = Launch("h", 35, 100, 88, named("Hero"), "", 10)
    circled = shown(draw(board, Pointers(launches=(near,)), spoken, 42, 12))
    assert any("∘" in line for line in circled)
    zoned = shown(draw(board, Pointers(launches=(anywhere,)), spoken, 42, 12))
    assert not any("∘" in line for line in zoned)


def test_discs_side_by_side_hide_nothing_but_each_others_edge() -> None:
    discs = [Disc(id, "hero", named(id), 100 + 10 * n, 100, 5) for n, id in enumerate("ab")]
    board = Discs("", 400, 200, [], discs, [])
    assert any("(AB)" in line for line in shown(draw(board, Pointers(signs={"a": "A", "b": "B"}), spoken, 42, 12)))


def test_a_disc_at_the_edge_is_seen_as_a_whole_and_the_way_hides_none() -> None:
    corners = {"a": (0, 0), "b": (400, 0), "c": (0, 200), "d": (400, 200)}
    discs = [Disc(id, "hero", named(id), x, y, 5) for id, (x, y) in corners.items()]
    board = Discs("", 400, 200, [], discs, [], course=[LaidCard("r", "map", named("Room"), state="here")])
    lines = shown(draw(board, Pointers({"d": "1"}, signs={id: id.upper() for id in corners}), spoken, 42, 12))
    assert lines[1] == "║(A)" + " " * 34 + "(B)║"
    assert lines[10] == "║(C)" + " " * 32 + "(1:D)║"
    assert lines[11].startswith("╚═ ● ")


def test_a_key_that_goes_from_one_disc_to_the_next_is_written_on_none() -> None:
    discs = [Disc(id, "hero", named(id), 100 + 100 * n, 100, 5) for n, id in enumerate("abc")]
    keys = {"a": "e", "b": "e", "c": "r"}
    pointers = Pointers(keys, signs={id: id.upper() for id in keys})
    drawing = draw(Discs("", 400, 200, [], discs, []), pointers, spoken, 42, 12)
    (line,) = [line for line in shown(drawing) if "A" in line]
    assert line.split() == ["║", "(A)", "(B)", "(r:C)", "║"]


def test_what_lies_on_a_stall_is_named_with_its_price_and_can_be_pointed_at() -> None:
    wares = [LaidCard("helm", "helmet", named("Helm"), note=named("300")), LaidCard("map", "map", named("Map"))]
    drawing = draw(Discs("", 400, 200, [], [], wares=wares), Pointers({"helm": "•"}), spoken, 42, 12)
    assert [line.strip("║ ") for line in shown(drawing)[1:3]] == ["Helm, 300", "Map"]
    assert set(drawing.cells) == {"helm", "map"}


def test_a_disc_that_is_put_down_is_shown_where_it_would_lie() -> None:
    board = Discs("", 400, 200, [], [], [])
    launch = Launch("h", 100, 100, 88, named("Hero"), "", 10)
    pointers = Pointers(signs={"h": "H"}, launches=(launch,), aim=Flick("h", 140, 100, 0.0, 0.0))
    lines = shown(draw(board, pointers, spoken, 42, 12))
    assert [line.index("(H)") for line in lines if "(H)" in line] == [14]
    assert not any("+" in line for line in lines)


def test_what_stands_on_a_square_is_seen_though_one_may_go_there() -> None:
    chest = Feature("c", 1, 0, "chest", named("Chest"))
    board = Grid("stone", 3, 1, ["..."], ["111"], [], [], [chest], [])
    lines = draw(board, Pointers({"1,0": "•", "2,0": "•"}), spoken, 20, 5).canvas.lines()
    assert lines[1] == "│ ·  Che  • │"
    pointed = draw(board, Pointers({"1,0": "•"}, "1,0"), spoken, 20, 5).canvas.lines()
    assert "(•)" in pointed[1]
