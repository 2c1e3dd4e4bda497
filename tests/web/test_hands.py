"""By keyboard alone, by touch on a phone, and for those who do not see the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask, Shot

from .conftest import NewPage, Server
from .seat import OPTIONS, asked, begin, mustered, opened, settled, sit
from .test_access import played

pytestmark = pytest.mark.browser


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator(f"{selector}:focus").count():
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_game_by_keyboard_alone(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.link)
    expect(page.locator(".book-cover").first).to_be_visible()
    tab_to(page, ".book-cover.chateau")
    page.keyboard.press("Enter")
    expect(page.locator(".seat-choice select")).to_be_visible()
    tab_to(page, ".new-game button[type=submit]")
    page.keyboard.press("Enter")
    sit(page)
    for _ in range(4):
        question = asked(page)
        page.keyboard.press("1")
        expect(page.locator(".asked")).not_to_have_text(question)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".point.offer:focus")).to_have_count(1)
    question = asked(page)
    page.keyboard.press("Enter")
    expect(page.locator(".asked")).not_to_have_text(question)
    page.keyboard.press("u")
    expect(page.locator(".asked")).to_have_text(question)
    page.keyboard.press("?")
    expect(page.locator("dialog .rule")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("[")
    expect(page.locator(".timeline")).to_be_visible()
    page.keyboard.press("[")
    expect(page.locator(".question.looking")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".timeline")).to_be_hidden()


def test_a_phone_by_touch(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    begin(page, server.link)
    sit(page)
    for _ in range(4):
        page.locator(OPTIONS).first.tap()
        settled(page)
    board = page.locator(".board").bounding_box()
    question = page.locator(".question").bounding_box()
    assert board
    assert question
    assert board["width"] == 390
    assert board["height"] > 400
    assert question["y"] >= board["y"] + board["height"] - 1, "the question lies under the board"
    page.locator(".grip").tap()
    raised = page.locator(".question").bounding_box()
    assert raised
    assert raised["height"] >= question["height"]
    page.locator(".grip").tap()
    page.locator("[data-tab=party][role=tab]").tap()
    expect(page.locator(".sheet").first).to_be_visible()
    page.locator("[data-tab=story][role=tab]").tap()
    expect(page.locator(".lines .line").first).to_be_visible()
    page.locator("[data-tab=board][role=tab]").tap()
    before = asked(page)
    page.locator(".point.offer").first.tap()
    expect(page.locator(".asked")).not_to_have_text(before)
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out sideways"


def test_on_a_phone_the_board_stays_where_it_is_however_long_the_headline(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    begin(page, server.link)
    sit(page)
    tops = []
    for words in ("Antre", "Salle du roi troll : au tour des Héros"):
        page.locator(".headline").evaluate("(line, words) => { line.textContent = words; }", words)
        box = page.locator(".board").bounding_box()
        assert box
        tops.append(box["y"])
    assert tops[0] == tops[1]


def test_on_a_phone_a_switch_of_the_set_up_is_as_large_beside_many_words(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    page.goto(server.link)
    page.locator(".book-cover.catacombs").tap()
    page.locator(".new-game details").first.locator("summary").tap()
    boxes = [
        box.bounding_box() for box in page.locator(".new-game details").first.locator("input[type=checkbox]").all()
    ]
    assert len({round(box["width"]) for box in boxes if box}) == 1
    assert all(box and box["width"] >= 16 for box in boxes)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1024, 700), (1440, 900)])
def test_the_board_is_the_largest_thing(server: Server, new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width=width, height=height)
    begin(page, server.link)
    sit(page)
    areas = {}
    for part in (".board", ".question", ".pane-party", ".pane-story"):
        box = page.locator(part).bounding_box() if page.locator(part).is_visible() else None
        areas[part] = box["width"] * box["height"] if box else 0
    assert max(areas, key=lambda part: areas[part]) == ".board", areas


def test_a_table_top_is_read_out_with_places_and_short_names(server: Server, new_page: NewPage) -> None:
    page = new_page()
    game = played("catacombs", lambda game: isinstance(game.ask, Ask) and len(game.ask.options) > 12)
    opened(page, server.link, game)
    tree = page.locator("body").aria_snapshot()
    assert re.search(r'img "Elfe, à \d+ cm du bord gauche et \d+ cm du haut"', tree)
    assert re.search(r'button "Magicien · \d+ possibilités"', tree)
    assert not re.search(r"- button$", tree, re.MULTILINE), "none is nameless, nor too long to be told"
    assert not re.search('button ".*[◎★✓]"', tree), "signs are for the eyes"


def test_on_a_phone_a_tap_on_a_disc_shows_what_it_offers_and_takes_nothing_of_it(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(width=390, height=844, touch=True)
    opened(
        page, server.link, played("catacombs", lambda game: isinstance(game.ask, Ask) and len(game.ask.options) > 12)
    )
    wide = "html .choices { inset: 0 !important; max-height: none !important }"
    page.evaluate("(rule) => document.styleSheets[0].insertRule(rule)", wide)
    page.wait_for_timeout(600)
    asked = page.locator(".asked").text_content()
    box = page.locator(".board .target[data-at=thief]").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(600)
    assert page.locator(".asked").text_content() == asked
    expect(page.locator(".choices")).to_be_visible()
    page.locator(".choices button").first.tap()
    expect(page.locator(".asked")).not_to_have_text(asked or "")


@pytest.mark.parametrize("width", [1440, 1000])
def test_to_look_at_an_opponents_button_moves_none_of_them(server: Server, new_page: NewPage, width: int) -> None:
    page = new_page(width=width, height=800)
    page.emulate_media(reduced_motion="reduce")
    opened(page, server.link, played("catacombs", lambda game: isinstance(game.ask, Shot) and game.ask.top_speed > 0))
    buttons = page.locator(".targets .option")
    expect(buttons.nth(1)).to_be_visible()
    places = "() => [...document.querySelectorAll('.targets .option')].map((each) => each.getBoundingClientRect().x)"
    at_rest = page.evaluate(places)
    for button in buttons.all():
        button.hover()
        assert page.evaluate(places) == at_rest


def test_everything_that_can_be_pressed_has_a_name(server: Server, new_page: NewPage) -> None:
    page = new_page()
    mustered(page, server.link)
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('button, [role=button], select, input')]
            .filter((each) => !(each.getAttribute('aria-label') || each.textContent.trim() || each.labels?.length))
            .map((each) => each.outerHTML.slice(0, 120))"""
    )
    assert nameless == []
    expect(page.locator(".asked")).to_have_attribute("aria-live", "assertive")
    told = page.locator(".lines .news .sentence").all_inner_texts()
    heard = page.locator("[role=log] p").all_text_contents()
    assert told
    assert [line.split(" d6")[0] for line in heard[-len(told) :]] == told, "the story is said in its order"
    offered = page.locator(".point.offer").first
    assert offered.get_attribute("aria-label")
    page.keyboard.press("ArrowUp")
    ring = page.evaluate("() => getComputedStyle(document.activeElement.querySelector('.reach')).strokeWidth")
    assert float(ring.removesuffix("px")) > 0.4, "the focus is seen on the board"


def test_the_question_is_the_first_stop_and_only_what_is_offered_is_one(server: Server, new_page: NewPage) -> None:
    page = new_page()
    mustered(page, server.link)
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Tab")
    assert page.evaluate("() => Boolean(document.activeElement.closest('.asked, .answers'))")
    stops = """() => [...document.querySelectorAll('.map [tabindex], .map :not([tabindex])')]
        .filter((each) => each.tabIndex >= 0 && !each.classList.contains('offer')).length"""
    assert page.evaluate(stops) == 0
    page.locator(".pane-story").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.matches('.line:last-child .why')"), "lines are reached by arrows"


def test_on_a_phone_a_question_has_the_room_of_a_map_that_is_not_there_yet(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    page.goto(server.link)
    page.locator(".book-cover.seul").tap()
    page.locator(".new-game button[type=submit]").tap()
    sit(page)
    question = asked(page)
    page.locator(OPTIONS).first.tap()
    expect(page.locator(".asked")).not_to_have_text(question)
    expect(page.locator(".question.up")).to_be_visible()
    options = page.locator(OPTIONS)
    assert options.count() > 4
    for n in range(options.count()):
        expect(options.nth(n)).to_be_in_viewport(ratio=1)
    page.locator(".more").tap()
    expect(page.locator(".find")).to_be_visible()
    left, right = page.locator(".options").first.evaluate(
        "(all) => getComputedStyle(all).gridTemplateColumns.split(' ')"
    )
    assert left == right, "the search leaves both columns as wide"


def test_on_a_phone_the_page_about_the_end_has_the_room_of_the_question(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    game = souterrain.new("chateau", seed="the end")
    assert bots.play(game, {seat: bots.make("chateau", "scripted", 1) for seat in game.seats})
    page.goto(server.link)
    save = {"name": "game", "mimeType": "application/octet-stream", "buffer": game.save()}
    page.locator("#load").set_input_files(save)  # type: ignore[arg-type]
    end = page.locator(".end-page")
    expect(end).to_be_visible()
    box, title = end.bounding_box(), end.locator("h2").bounding_box()
    assert box
    assert title
    assert box["height"] > 0.7 * 844
    assert title["width"] > 0.7 * 390, "and its title the whole width"
    end.get_by_role("button").first.tap()
    expect(end).to_be_hidden()
    expect(page.locator(".question")).to_be_visible()


def test_on_a_phone_deeds_come_before_ways_and_all_ways_lie_in_sight(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    mustered(page, server.link)
    expect(page.locator(".latest")).to_contain_text("Magicien")
    expect(page.locator(".latest")).not_to_contain_text("Tour 1")
    for _ in range(5):
        keys = page.locator(OPTIONS).evaluate_all("all => all.map((one) => one.dataset.key)")
        ways = [key for key in keys if key.startswith("go:")]
        assert keys[-len(ways) :] == ways
        seen = page.locator(".middle").bounding_box()
        assert seen
        page.wait_for_timeout(500)
        for circle in page.locator(".point.offer .reach").all():
            box = circle.bounding_box()
            assert box
            assert seen["x"] <= box["x"]
            assert box["x"] + box["width"] <= seen["x"] + seen["width"]
        page.locator(".point.offer").last.tap()
        settled(page)
        if not page.locator(".point.offer").count():
            return
