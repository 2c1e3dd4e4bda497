"""A table at which much has happened: the page stays small, the map is dragged as it is drawn, pieces go their way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from souterrain.core.session import Session

from .conftest import NewPage, Server
from .seat import settled
from .test_expedition import TRIO, asks, at_the_moment

pytestmark = pytest.mark.browser

WINDOW = 200
QUEST: dict[str, object] = {
    "players": 1,
    "heroes": 4,
    "choice": ["heinrich", "sven", "torallion", "magnus"],
    "quest": "tobaro",
}


def numbers(page: Page) -> list[int]:
    """The decisions that the lines in the page belong to."""
    return [int(n) for n in page.eval_on_selector_all(".lines .line", "lines => lines.map((line) => line.dataset.n)")]


def long_enough(game: Session) -> bool:
    return asks(game, "ask-explore") and len(game.log(game.seats[0])) > 2.5 * WINDOW


def test_only_the_end_of_a_long_story_is_in_the_page(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "longue 0", long_enough, **QUEST)
    lines, earlier = page.locator(".lines .line"), page.locator(".earlier")
    expect(lines).to_have_count(WINDOW)
    newest = lines.last.inner_text()
    hidden = int(re.findall(r"\d+", earlier.inner_text())[0])
    earlier.focus()
    page.keyboard.press("Enter")
    expect(lines).to_have_count(min(2 * WINDOW, WINDOW + hidden))
    expect(earlier).to_be_focused()
    assert numbers(page) == sorted(numbers(page)), "in the order of the story"
    assert lines.last.inner_text() == newest
    while earlier.is_visible():
        earlier.click()
    expect(lines).to_have_count(WINDOW + hidden)
    page.locator(".question .option:enabled").last.click()
    settled(page)
    expect(lines).to_have_count(WINDOW)
    expect(earlier).to_be_visible()


def test_a_moment_long_gone_has_its_own_story(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "longue 0", long_enough, **QUEST)
    page.keyboard.press("[")
    slider = page.locator(".timeline input[type=range]")
    slider.fill("12")
    expect(page.locator(".table.looking")).to_be_visible()
    expect(page.locator(".earlier")).to_be_hidden()
    assert max(numbers(page)) <= 12
    page.locator(".timeline .quiet").click()
    expect(page.locator(".lines .line")).to_have_count(WINDOW)
    assert min(numbers(page)) > 12


def test_a_map_is_dragged_as_it_is_drawn(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "longue", lambda game: asks(game, "ask-explore"), **TRIO)
    board = page.locator(".board").bounding_box()
    assert board
    x, y = board["x"] + board["width"] * 0.5, board["y"] + board["height"] * 0.15
    svg = page.locator(".map")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    before = svg.get_attribute("viewBox")
    piece = page.locator(".piece.active").bounding_box()
    page.mouse.down()
    page.mouse.move(x + 30, y)
    drawn = svg.get_attribute("viewBox")
    page.mouse.move(x + 60, y + 40)
    assert svg.get_attribute("viewBox") == drawn, "not drawn anew"
    moved = page.locator(".piece.active").bounding_box()
    assert piece
    assert moved
    assert (moved["x"] - piece["x"], moved["y"] - piece["y"]) == pytest.approx((60, 40), abs=1.5)
    page.mouse.up()
    after = svg.get_attribute("viewBox")
    assert after not in (before, drawn)
    assert svg.evaluate("svg => svg.style.transform") == ""
    laid = page.locator(".piece.active").bounding_box()
    assert laid
    assert (laid["x"], laid["y"]) == pytest.approx((moved["x"], moved["y"]), abs=1.5), "it lies where it was let go"


def test_a_piece_goes_the_way_that_is_told(server: Server, new_page: NewPage) -> None:
    page = new_page(motion="no-preference")
    at_the_moment(page, server, "longue", lambda game: asks(game, "ask-explore"), **TRIO)
    page.evaluate(
        """() => {
            const seen = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, how) {
                if (this.dataset?.piece) seen.push(frames.map((frame) => frame.transform));
                return animate.call(this, frames, how);
            };
            window.walked = seen;
            const offer = [...document.querySelectorAll('.step.offer')].at(-1);
            offer.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }"""
    )
    settled(page)
    page.wait_for_function("window.walked.some((frames) => frames.length > 2)")
