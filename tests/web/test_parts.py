"""The client's parts on their own: words, differences, emblems, boards that no test game has."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from math import hypot
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from playwright.sync_api import FloatRect, Page, expect

from souterrain.core.text import LANGUAGES

from ..table.test_delta import difference
from .conftest import NewPage, Server

WEB = Path(str(files("souterrain") / "web"))


def scripts() -> dict[str, str]:
    return {str(path.relative_to(WEB)): path.read_text("utf-8") for path in WEB.rglob("*.js")}


def messages(language: str) -> set[str]:
    source = (files("souterrain") / "text" / language / "web.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message)}


def test_every_word_is_there_and_used() -> None:
    code = "\n".join(scripts().values())
    used = set(re.findall(r'"(web-[a-z0-9-]+)"', code))
    families = set(re.findall(r"`(web-[a-z-]+-)\$\{", code)) | set(re.findall(r"`(web-)\$\{", code))
    for language in LANGUAGES:
        known = messages(language)
        assert used <= known, f"{language}: {used - known}"
        idle = {id for id in known - used if not any(id.startswith(family) for family in families - {"web-"})}
        assert idle <= {"web-board", "web-party", "web-story"}, f"{language}: {idle} are never said"


def test_no_inline_script_or_style_and_no_far_address() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son\w+=", page)
    for name, source in {**scripts(), "index.html": page}.items():
        far = set(re.findall(r"https?://[^\"'` ]+", source)) - {"http://www.w3.org/2000/svg"}
        assert not far, f"{name}: {far}"
        assert "innerHTML" not in source, f"{name} parses text as HTML"


def test_files_stay_small_enough_to_read() -> None:
    assert {name: n for name, text in scripts().items() if (n := text.count("\n")) > 280} == {}


@pytest.fixture
def desk(server: Server, new_page: NewPage) -> Page:
    """A page of the client with its words and emblems, to try parts on."""
    page = new_page()
    page.goto(server.link)
    expect(page.locator(".book-cover").first).to_be_visible()
    return page


def anything(rng: random.Random, depth: int = 3) -> Any:
    """Some JSON value, with the signs of differences among its texts."""
    kind = rng.randrange(6 if depth else 4)
    if kind == 4:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    if kind == 5:
        return {key: anything(rng, depth - 1) for key in rng.sample("abcd", rng.randrange(4))}
    return [None, rng.randrange(9), rng.choice(["", "a", "-", "=", "+", "@"]), rng.random() < 0.5][kind]


@pytest.mark.browser
def test_differences_are_applied_as_the_server_makes_them(desk: Page) -> None:
    rng = random.Random(11)
    pairs = [[{"v": anything(rng), "w": anything(rng)} for _ in range(2)] for _ in range(500)]
    script = """async (pairs) => {
        const { patched } = await import('/web/delta.js');
        return pairs.map(([old, delta]) => patched(old, delta));
    }"""
    got = desk.evaluate(script, [[old, difference(old, new)] for old, new in pairs])
    assert got == [new for _, new in pairs]


@pytest.mark.browser
def test_an_unknown_emblem_is_a_letter(desk: Page) -> None:
    script = """async () => {
        const { icon } = await import('/web/emblem.js');
        return [icon('orc', 'Orque').innerHTML, icon('no-such-thing', 'gobelours').textContent];
    }"""
    known, letter = desk.evaluate(script)
    assert "#e-orc" in known
    assert letter == "G"


@pytest.mark.browser
def test_dice_are_read_as_they_fell(desk: Page) -> None:
    script = """async (dice) => {
        const { dieOf } = await import('/web/dice.js');
        const names = { 'die-yellow': 'jaune', 'face-blank': 'vierge' };
        return dice.map((die) => {
            const drawn = dieOf(die, false, (id, args) => (args ? `${args.die}=${args.result}` : names[id] ?? id));
            const svg = drawn.querySelector('svg') ?? drawn;
            const gold = svg.classList.contains('success');
            return [svg.getAttribute('aria-label'), gold, svg.querySelectorAll('.pip').length];
        });
    }"""
    dice = [
        ["d6", 5, "", "", 5],
        ["d6", 4, "d3", "", 0],
        ["d12", 3, "", "", 7],
        ["d10", 10, "0-9", "", 0],
        ["pick", 2, "", "orc", 0],
        ["yellow", 1, "", "blank", 0],
    ]
    assert desk.evaluate(script, dice) == [
        ["d6, 5 (5+)", True, 5],
        ["d6, 4 (d3=2)", False, 4],
        ["d12, 3 (7+)", False, 0],
        ["d10, 0", False, 0],
        [None, False, 0],
        ["jaune, vierge", False, 0],
    ]


GRID = {
    "type": "grid",
    "paper": "stone",
    "x": 5,
    "y": -2,
    "width": 4,
    "height": 3,
    "rows": ["....", ".~. ", "...."],
    "light": ["1111", "0011", "2222"],
    "walls": ["6,-2,e"],
    "doors": [{"x": 5, "y": -2, "side": "n", "state": "shut"}, {"x": 5, "y": 0, "side": "w", "state": "open"}],
    "features": [{"id": "chest-1", "x": 8, "y": -2, "emblem": "chest", "label": "Coffre"}],
    "tokens": [
        {"id": "hero", "emblem": "warrior", "at": "5,-2", "label": "Heinrich", "active": True, "health": 0.5},
        {"id": "rat", "emblem": "skaven", "at": "7,0", "label": "Skaven", "side": "foe"},
    ],
    "marks": [{"at": "6,-2", "kind": "threatened"}],
    "lines": [{"a": "hero", "b": "rat", "kind": "clear"}],
}
TRY = """async ({ ask, ...sent }) => {
    const { offersOf } = await import('/web/boards/offers.js');
    const { boardOf } = await import('/web/boards/kinds.js');
    const { filled } = await import('/web/filled.js');
    const view = filled({ board: sent.board, ask, sheets: sent.sheets ?? [] }, 'View');
    const { board } = view;
    const Board = await boardOf(board.type);
    const host = document.createElement('div');
    host.className = 'board';
    host.style.cssText = 'position:fixed;inset:0;z-index:9';
    document.body.append(host);
    window.answers = [];
    const answer = (value) => window.answers.push(value);
    const table = { word: (id) => id, colourOf: () => '', hint: () => {}, answer, reply: answer, wire: { n: 1 } };
    const drawn = new Board(host, table, board);
    drawn.draw(board, offersOf(view.ask), view);
    window.drawn = drawn;
}"""


@pytest.mark.browser
def test_a_map_in_squares_offers_squares_pieces_and_things(desk: Page) -> None:
    options = [
        {"key": "go", "text": "Avancer", "at": "6,-1"},
        {"key": "hit", "text": "Frapper", "at": "rat", "note": "67 %"},
        {"key": "open", "text": "Ouvrir", "at": "chest-1"},
    ]
    desk.evaluate(TRY, {"board": GRID, "ask": {"kind": "ask", "seat": "p1", "text": "", "options": options}})
    assert desk.locator(".grid .piece").count() == 2
    assert desk.locator(".grid .door.shut").count() == 1
    assert desk.locator(".grid .door.open").count() == 1
    assert desk.locator(".grid .piece .wound").count() == 1, "wounds show as an arc"
    assert desk.locator(".grid .sight.clear").count() == 1
    target = desk.locator(".grid .target.offer")
    expect(target).to_have_attribute("aria-label", "Skaven · Frapper (67 %)")
    target.click()
    desk.locator(".grid .step.offer").first.focus()
    desk.keyboard.press("Enter")
    desk.locator(".grid .step.offer").last.click()
    assert desk.evaluate("() => window.answers") == ["hit", "go", "open"]


@pytest.mark.browser
def test_news_do_not_disturb_a_hand_on_the_map(desk: Page) -> None:
    desk.evaluate(TRY, {"board": GRID})
    script = """() => {
        const { zoom, board, svg } = window.drawn;
        zoom.drag(10, 0);
        zoom.drag(40, 10);
        const before = [svg.classList.contains('lifted'), svg.getAttribute('viewBox'), svg.style.transform];
        const light = board.light.map((row) => row.replaceAll('1', '0'));
        window.drawn.draw({ ...board, light }, new Map(), {});
        const after = [svg.classList.contains('lifted'), svg.getAttribute('viewBox'), svg.style.transform];
        return [before, after, svg.querySelector('.dim').getAttribute('d').split('M').length - 1];
    }"""
    before, after, dim = desk.evaluate(script)
    assert before[0]
    assert after == before
    assert dim == 7, "while the light moves on"


@pytest.mark.browser
def test_foes_of_one_kind_share_a_card_with_or_without_a_role(desk: Page) -> None:
    script = """async (sheets) => {
        const { drawSheets } = await import('/web/sheets.js');
        const { filled } = await import('/web/filled.js');
        const host = document.createElement('div');
        const table = { mine: () => [], nameOf: () => '', colourOf: () => '', opened: new Set(), point: () => {} };
        drawSheets(host, filled({ board: { type: 'discs' }, sheets }, 'View'), table);
        return [...host.querySelectorAll('.sheet')].map((card) => [
            card.querySelector('h3').textContent,
            [...card.querySelectorAll('.company button')].map((one) => one.textContent),
        ]);
    }"""
    foes = [
        {"id": f"{name}{n}", "name": f"{name} {n}", "emblem": "orc", "side": "foe", "role": role}
        for name, role in (("Revenant", None), ("Sentry", "Sentry"), ("Rat", None))
        for n in (1, 2)
    ]
    assert desk.evaluate(script, foes[:-1]) == [
        ["Revenant × 2", ["1", "2"]],
        ["Sentry × 2", ["1", "2"]],
        ["Rat 1", []],
    ]


@pytest.mark.browser
def test_while_a_flick_is_asked_for_the_sheet_of_whoever_makes_it_stands_out(desk: Page) -> None:
    script = """async ([ask, sheets]) => {
        const { drawSheets } = await import('/web/sheets.js');
        const { filled } = await import('/web/filled.js');
        const host = document.createElement('div');
        const table = { mine: () => [], nameOf: () => '', colourOf: () => '', opened: new Set(), point: () => {} };
        drawSheets(host, filled({ board: { type: 'discs' }, sheets, ask }, 'View'), table);
        return [...host.querySelectorAll('.sheet.active')].map(({ dataset }) => dataset.fighter);
    }"""
    heroes = [{"id": id, "name": id, "emblem": "elf", "active": id != "elf"} for id in ("elf", "thief", "wizard")]
    shot = {"kind": "shot", "seat": "p1", "text": "", "top_speed": 1000}
    arrow = {"disc": "missile", "x": 0, "y": 0, "by": "elf"}
    asks = [None, {**shot, "discs": [arrow]}, {**shot, "discs": [{"disc": "thief", "x": 0, "y": 0}]}]
    active = [desk.evaluate(script, [ask, heroes]) for ask in asks]
    assert active == [["thief", "wizard"], ["elf"], ["thief"]]


DISCS: dict[str, Any] = {
    "type": "discs",
    "paper": "",
    "width": 800,
    "height": 450,
    "obstacles": [{"x": 400, "y": 225, "radius": 30}],
    "discs": [
        {"id": "hero", "emblem": "barbarian", "label": "Barbare", "x": 200, "y": 225, "radius": 18},
        {"id": "orc", "emblem": "orc", "label": "Orque", "x": 600, "y": 225, "radius": 15, "side": "foe"},
    ],
}


@pytest.mark.browser
def test_a_disc_is_pulled_back_and_let_go(desk: Page) -> None:
    ask = {"kind": "shot", "seat": "p1", "text": "", "discs": [{"disc": "hero", "x": 200, "y": 225}], "top_speed": 1000}
    desk.evaluate(TRY, {"board": DISCS, "ask": ask})
    box = desk.locator(".grip-disc").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    desk.mouse.move(x, y)
    desk.mouse.down()
    for step in range(1, 9):
        desk.mouse.move(x - step * 10, y)
        desk.wait_for_timeout(40)
    desk.mouse.up()
    (flick,) = desk.evaluate("() => window.answers")
    assert flick["disc"] == "hero"
    assert (flick["x"], flick["y"]) == (200, 225)
    assert abs(flick["angle"]) < 0.05, "pulled to the left, it goes to the right"
    assert 200 < flick["speed"] < 1000


@pytest.mark.browser
def test_a_disc_is_put_down_within_its_field(desk: Page) -> None:
    launch = {"disc": "hero", "x": 200, "y": 225, "radius": 40}
    ask = {"kind": "shot", "seat": "p1", "text": "", "discs": [launch], "top_speed": 0}
    desk.evaluate(TRY, {"board": DISCS, "ask": ask})
    for _ in range(30):
        desk.evaluate("() => window.drawn.arrow('ArrowRight')")
    desk.evaluate("() => window.drawn.flick.shoot()")
    (put,) = desk.evaluate("() => window.answers")
    assert 230 < put["x"] <= 240
    assert put["y"] == 225


@pytest.mark.browser
def test_monsters_to_be_put_down_look_like_monsters_and_wait_on_no_pillar_and_not_on_each_other(desk: Page) -> None:
    waiting = {"x": 405, "y": 225, "radius": 500, "emblem": "orc", "label": "Orque", "size": 15}
    launches = [{"disc": f"orc {n}", **waiting} for n in (1, 2)]
    ask = {"kind": "shot", "seat": "p1", "text": "", "discs": launches, "top_speed": 0}
    sheets = [{"id": "orc", "name": "Orque", "emblem": "orc", "side": "foe"}]
    desk.evaluate(TRY, {"board": DISCS, "ask": ask, "sheets": sheets})
    assert desk.locator(".ghost.foe").count() == 2
    one, other = desk.evaluate("() => [...window.drawn.flick.places.values()]")
    assert hypot(one["x"] - 400, one["y"] - 225) >= 45
    assert hypot(other["x"] - 400, other["y"] - 225) >= 45
    assert hypot(one["x"] - other["x"], one["y"] - other["y"]) >= 30


SLIPPERY: dict[str, Any] = {**DISCS, "slow": 1000, "hand": {"degrees": 2.5, "percent": 6}}
SHOT = {"kind": "shot", "seat": "p1", "text": "", "discs": [{"disc": "hero", "x": 200, "y": 225}], "top_speed": 1000}


def pulled(desk: Page, dx: float, dy: float, quickly: bool = False) -> None:
    """A pull that begins on the bare board and is not let go yet."""
    frame = desk.locator(".map").bounding_box()
    assert frame
    x, y = frame["x"] + frame["width"] * 0.6, frame["y"] + frame["height"] * 0.7
    desk.mouse.move(x, y)
    desk.mouse.down()
    for step in (1,) if quickly else range(1, 9):
        desk.mouse.move(x + dx * (step if quickly else step / 8), y + dy * (step if quickly else step / 8))


@pytest.mark.browser
@pytest.mark.parametrize("quickly", [False, True])
def test_a_pull_may_begin_anywhere_and_a_quick_one_goes_the_same_way(desk: Page, quickly: bool) -> None:
    desk.evaluate(TRY, {"board": SLIPPERY, "ask": SHOT})
    pulled(desk, -150, 0, quickly)
    assert desk.locator(".aim-end.blocked").count() == 1, "the pillar is in the way, and that is shown"
    assert desk.locator(".band").count() == 1
    assert (desk.locator(".force").text_content() or "").endswith("%")
    desk.mouse.up()
    (flick,) = desk.evaluate("() => window.answers")
    assert abs(flick["angle"]) < 0.05
    assert flick["speed"] > 0


@pytest.mark.browser
@pytest.mark.parametrize("turn", range(8))
def test_the_force_is_read_beside_the_disc_and_not_over_it(desk: Page, turn: int) -> None:
    aim = "(turn) => { const { flick } = window.drawn; flick.byHand({ angle: (turn * Math.PI) / 4 }); flick.draw(); }"
    for place in ({"x": 200, "y": 225}, {"x": 20, "y": 20}, {"x": 580, "y": 430}):
        discs = [{**disc, **place} if disc["id"] == "hero" else disc for disc in SLIPPERY["discs"]]
        desk.evaluate("() => document.querySelector('.board')?.remove()")
        shot = {**SHOT, "discs": [{"disc": "hero", **place}]}
        desk.evaluate(TRY, {"board": {**SLIPPERY, "discs": discs}, "ask": shot})
        desk.evaluate(aim, turn)
        said, disc = desk.locator(".force").bounding_box(), desk.locator(".chosen").bounding_box()
        assert said is not None
        assert disc is not None
        assert apart(said, disc), (place, said, disc)


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes have nothing in common but the space above letters."""
    across = one["x"] >= other["x"] + other["width"] - 1 or other["x"] >= one["x"] + one["width"] - 1
    return across or one["y"] >= other["y"] + other["height"] - 8 or other["y"] >= one["y"] + one["height"] - 8


@pytest.mark.browser
def test_an_opponent_whose_button_comes_to_lie_under_a_resting_pointer_is_not_aimed_at(desk: Page) -> None:
    desk.evaluate(TRY, {"board": SLIPPERY, "ask": SHOT})
    desk.evaluate("() => document.body.append(window.drawn.controls())")
    looked = """(kind) => {
        const button = document.querySelector(".targets button");
        button.dispatchEvent(new PointerEvent(kind, { pointerType: "mouse", bubbles: true }));
        return window.drawn.flick.aim.at;
    }"""
    assert desk.evaluate(looked, "pointerenter") == ""
    assert desk.evaluate(looked, "pointermove") == "orc"
    assert desk.evaluate(looked, "pointerleave") == ""


@pytest.mark.browser
def test_advice_aims_at_whom_it_names_or_along_its_own_flick_and_flicks_nothing(desk: Page) -> None:
    desk.evaluate(TRY, {"board": {**SLIPPERY, "obstacles": []}, "ask": SHOT})
    aim = "([target, flick]) => { window.drawn.advise(target, flick); return window.drawn.flick.aim; }"
    flick = {"disc": "hero", "x": 200, "y": 225, "angle": 1.5, "speed": 400}
    assert desk.evaluate(aim, ["orc", flick])["at"] == "orc"
    assert desk.evaluate(aim, ["", flick]) == {**flick, "at": ""}
    assert desk.evaluate("() => window.answers") == []


PUNCH = {"verb": "punch", "key": "punch:hero", "text": "Frapper", "at": "hero", "flick": 1000}
REST = {"verb": "pass", "key": "pass:hero", "text": "Passer", "at": "hero"}
DEEDS = {"kind": "ask", "seat": "p1", "text": "", "options": [PUNCH, REST]}


def at_hero(desk: Page) -> tuple[float, float]:
    box = desk.locator("[data-piece=hero]").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.browser
@pytest.mark.parametrize(("later", "flown"), [(1, True), (2, False)])
def test_a_disc_whose_deed_begins_with_a_flick_is_pulled_at_once(desk: Page, later: int, flown: bool) -> None:
    desk.evaluate(TRY, {"board": SLIPPERY, "ask": DEEDS})
    x, y = at_hero(desk)
    desk.mouse.move(x, y)
    desk.mouse.down()
    desk.mouse.move(x - 100, y, steps=6)
    assert desk.locator(".band").count() == 1
    desk.mouse.up()
    assert desk.evaluate("() => window.answers") == ["punch:hero"]
    launch = {"disc": "hero", "x": 200, "y": 225, "radius": 0, "unhurt": []}
    ask = {**SHOT, "discs": [launch]}
    made = desk.evaluate(
        """([ask, later]) => {
            const { drawn } = window;
            drawn.table.wire.n += later;
            return drawn.heard({ board: drawn.raw, ask });
        }""",
        [ask, later],
    )
    assert made == flown, "its question is not put at all"
    flicks = desk.evaluate("() => window.answers.slice(1)")
    assert len(flicks) == flown, "the pull is for the question that follows its deed, and for no later one"
    assert all(flick["disc"] == "hero" and abs(flick["angle"]) < 0.05 and flick["speed"] > 0 for flick in flicks)


@pytest.mark.browser
def test_a_board_that_is_seen_as_a_whole_stays_and_a_click_after_a_drag_is_one(desk: Page) -> None:
    desk.evaluate(TRY, {"board": SLIPPERY, "ask": DEEDS})
    x, y = at_hero(desk)
    pulled(desk, 120, 60)
    desk.mouse.up()
    assert at_hero(desk) == (x, y), "there is no more of it to see"
    desk.evaluate("() => window.drawn.zoom.by(1.3)")
    pulled(desk, 40, 20)
    desk.mouse.up()
    assert at_hero(desk) != (x, y)
    desk.mouse.click(*at_hero(desk))
    assert desk.locator(".choices button").count() == 2


@pytest.mark.browser
def test_a_disc_that_is_only_pressed_shows_what_it_offers_and_escape_lets_go_of_it(desk: Page) -> None:
    desk.evaluate(TRY, {"board": SLIPPERY, "ask": DEEDS})
    x, y = at_hero(desk)
    desk.mouse.click(x, y)
    assert desk.locator(".choices button").all_inner_texts() == ["Frapper", "Passer"]
    desk.keyboard.press("Escape")
    desk.mouse.down()
    desk.mouse.move(x - 100, y, steps=6)
    desk.keyboard.press("Escape")
    desk.mouse.up()
    assert desk.locator(".band").count() == 0
    assert desk.evaluate("() => window.answers") == []


@pytest.mark.browser
def test_escape_lets_go_of_nothing(desk: Page) -> None:
    desk.evaluate(TRY, {"board": SLIPPERY, "ask": SHOT})
    pulled(desk, -70, 20)
    desk.keyboard.press("Escape")
    assert desk.locator(".band").count() == 0
    desk.mouse.up()
    assert desk.evaluate("() => window.answers") == []


@pytest.mark.browser
def test_an_opponent_that_is_pressed_is_aimed_at_with_its_chance(desk: Page) -> None:
    board = {**SLIPPERY, "obstacles": []}
    desk.evaluate(TRY, {"board": board, "ask": SHOT})
    form = desk.evaluate_handle(
        "() => { const form = window.drawn.controls(); document.body.append(form); return form; }"
    )
    assert form
    orc = desk.locator("[data-piece=orc]").bounding_box()
    assert orc
    desk.mouse.click(orc["x"] + orc["width"] / 2, orc["y"] + orc["height"] / 2)
    aim = desk.evaluate("() => ({ ...window.drawn.flick.aim, chance: window.drawn.flick.chance })")
    assert aim["at"] == "orc"
    assert 0 < aim["chance"] <= 1
    assert desk.locator(".targets .given").get_attribute("data-target") == "orc"
    assert desk.evaluate("() => window.answers") == [], "nothing is flicked yet"
    asked = """() => {
        let asked = 0;
        document.addEventListener("click", () => asked++);
        document.querySelector("[data-piece=orc]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
        return asked;
    }"""
    assert desk.evaluate(asked) == 0, "who aims with a finger asks nothing about whom he aims at"
    desk.mouse.click(orc["x"] + orc["width"] / 2, orc["y"] + orc["height"] / 2)
    (flick,) = desk.evaluate("() => window.answers")
    assert abs(flick["angle"] - aim["angle"]) <= 0.0873, "a steady hand strays by five degrees at most"


@pytest.mark.browser
def test_whom_a_shot_cannot_hurt_is_aimed_at_last_and_said_to_be(desk: Page) -> None:
    near = {"id": "ghost", "emblem": "orc", "label": "Spectre", "x": 300, "y": 300, "radius": 15, "side": "foe"}
    board = {**SLIPPERY, "obstacles": [], "discs": [*SLIPPERY["discs"], near]}
    shot = {**SHOT, "discs": [{"disc": "hero", "x": 200, "y": 225, "unhurt": ["ghost"]}]}
    desk.evaluate(TRY, {"board": board, "ask": shot})
    desk.evaluate("() => document.body.append(window.drawn.controls())")
    orc, ghost = desk.locator(".targets button").all_inner_texts()
    assert "Orque" in orc
    assert "souffrirait" not in orc
    assert "Spectre" in ghost
    assert "n’en souffrirait pas" in ghost


@pytest.mark.browser
@pytest.mark.parametrize("way", ["button", "digit"])
def test_one_press_flicks_at_an_opponent(desk: Page, way: str) -> None:
    desk.evaluate(TRY, {"board": {**SLIPPERY, "obstacles": []}, "ask": SHOT})
    desk.evaluate("() => document.body.prepend(window.drawn.controls())")
    best = desk.evaluate("() => window.drawn.flick.aims[0]")
    if way == "button":
        desk.locator(".targets button").first.dispatch_event("click")
    else:
        desk.evaluate("() => window.drawn.key({ key: '1', repeat: true, target: document.body })")
        assert desk.evaluate("() => window.answers") == [], "a key that is held down flicks no second time"
        desk.evaluate("() => window.drawn.key({ key: '1', repeat: false, target: document.body })")
    (flick,) = desk.evaluate("() => window.answers")
    assert abs(flick["angle"] - best["flick"]["angle"]) <= 0.0873


@pytest.mark.browser
def test_who_looks_at_an_opponents_button_keeps_the_aim_of_his_own_hand(desk: Page) -> None:
    desk.evaluate(TRY, {"board": {**SLIPPERY, "obstacles": []}, "ask": SHOT})
    desk.evaluate("() => document.body.append(window.drawn.controls())")
    desk.evaluate("() => window.drawn.flick.byHand({ angle: 1.25 })")
    button = desk.locator(".targets button").first
    button.dispatch_event("focus")
    assert desk.evaluate("() => window.drawn.flick.aim.at") == "orc"
    button.dispatch_event("blur")
    assert desk.evaluate("() => [window.drawn.flick.aim.at, window.drawn.flick.aim.angle]") == ["", 1.25]


@pytest.mark.browser
def test_the_table_waits_while_a_shot_is_shown(desk: Page) -> None:
    motion = {
        "n": 1,
        "slow": 1000,
        "legs": [["hero", 0, 0.4, 200, 225, 400, 0]],
        "contacts": [[0.2, "hero", "orc", 300]],
        "before": SLIPPERY["discs"],
        "hurts": [[0.2, "orc", 2]],
    }
    desk.emulate_media(reduced_motion="no-preference")
    desk.evaluate(TRY, {"board": SLIPPERY, "ask": None})
    desk.evaluate(HEARD, {**SLIPPERY, "discs": SLIPPERY["discs"][:1], "motion": motion})
    assert desk.evaluate("() => window.drawn.playing")
    for _ in range(100):
        if not desk.evaluate("() => window.drawn.playing"):
            break
        desk.wait_for_timeout(50)
    assert desk.evaluate("() => [window.drawn.played(), window.drawn.played()]") == [True, False]
    assert desk.locator("[data-piece=orc]").count() == 0, "it was killed and has left"
    assert desk.evaluate("() => window.due") == 1, "the table goes on"


HEARD = """async (board) => {
    const { filled } = await import('/web/filled.js');
    window.due = 0;
    window.drawn.table.soon = () => { window.due++; };
    window.drawn.heard({ board: filled(board, 'Discs'), ask: null });
}"""
