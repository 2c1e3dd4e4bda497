"""Nobody answers by accident: not with a second click, not while writing a name, not what ends more than a turn."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask, Name
from souterrain.core.session import Session

from .conftest import ARGS, NewPage, Server, chromium
from .seat import OPTIONS, asked, begin, mustered, opened, settled, sit

pytestmark = pytest.mark.browser


def decisions(page: Page) -> int:
    return int(page.evaluate("() => Number(document.querySelector('.timeline input')?.max ?? -1)"))


def delver(until: Callable[[Session], bool], seed: str = "safe") -> Session:
    """An adventurer's life as far as `until`."""
    game = souterrain.new("seul", seed=seed)
    hands = {seat: bots.make("seul", "scripted", 1) for seat in game.seats}
    while not until(game):
        assert bots.play(game, hands, most=1), "the moment never comes"
    return game


def offers(verb: str) -> Callable[[Session], bool]:
    def now(game: Session) -> bool:
        return isinstance(game.ask, Ask) and any(option.verb == verb for option in game.ask.options)

    return now


@pytest.mark.parametrize("apart", [60, 120, 180, 250])
def test_the_second_click_of_a_double_click_answers_nothing(server: Server, new_page: NewPage, apart: int) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    page.get_by_role("button", name="Et si… ?").click()
    box = page.locator(OPTIONS).first.bounding_box()
    assert box
    x, y = box["x"] + 30, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.wait_for_timeout(450)
    page.mouse.click(x, y)
    page.wait_for_timeout(apart)
    page.mouse.click(x, y)
    page.wait_for_timeout(600)
    assert decisions(page) == 1
    page.mouse.click(x, y)
    expect(page.locator(".timeline output")).to_contain_text("(2)")


def test_a_hand_that_moves_to_another_answer_does_not_wait(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    page.locator(OPTIONS).first.click()
    expect(page.locator(".unheeding")).to_have_count(1)
    page.mouse.move(700, 300)
    assert page.locator(".unheeding").count() == 0


def test_a_name_is_written_and_is_no_command(server: Server, new_page: NewPage) -> None:
    page = new_page()
    opened(page, server.link, delver(lambda game: isinstance(game.ask, Name)))
    field = page.locator(".question input[type=text]")
    expect(field).to_be_focused()
    question = asked(page)
    page.keyboard.type("Lulu")
    expect(field).to_have_value("Lulu")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.type("rur")
    expect(field).to_have_value("Lulurur")
    assert asked(page) == question
    assert page.locator("dialog").count() == 0


def test_the_book_opens_once(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    page.evaluate("() => ['/', '/', '/'].forEach((key) => dispatchEvent(new KeyboardEvent('keydown', { key })))")
    expect(page.locator("dialog .rule").first).to_be_visible()
    assert page.locator("dialog").count() == 1
    table = page.locator("[id='rule-chateau.lp.monsters-from-table'] .printed")
    expect(table.locator("tr", has_text="Squelette").locator("td").nth(1)).to_have_text("4")


def test_what_ends_an_expedition_is_asked_once_more(server: Server, new_page: NewPage) -> None:
    page = new_page()
    opened(page, server.link, delver(offers("leave")))
    leave = page.locator(f"{OPTIONS}[data-key=leave]")
    question = asked(page)
    leave.click()
    expect(page.locator(".sure .option")).to_have_count(2)
    expect(page.locator(".sure .option").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(leave).to_be_visible()
    leave.click()
    page.locator(".sure .option").first.click()
    expect(leave).to_be_visible()
    assert asked(page) == question
    leave.click()
    page.keyboard.press("n")
    expect(leave).to_be_visible()
    leave.click()
    page.keyboard.press("y")
    settled(page)
    expect(page.locator(".asked")).not_to_have_text(question)


def test_what_if_begins_at_the_moment_that_the_slider_shows(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    said = []
    for _ in range(4):
        said.append(asked(page))
        page.locator(OPTIONS).first.click()
        expect(page.locator(".asked")).not_to_have_text(said[-1])
    address = page.url
    page.get_by_role("button", name="Et si… ?").click()
    slider = page.locator(".timeline input")
    slider.focus()
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(200)
    expect(page.locator(".timeline output")).to_contain_text("décision 2")
    page.locator(".timeline .gold").click()
    page.wait_for_url(lambda url: url != address)
    expect(page.locator(".asked")).to_have_text(said[2])


def test_bars_are_as_dark_as_the_table(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    look = page.evaluate(
        """() => {
            const { colorScheme } = getComputedStyle(document.documentElement);
            const { scrollbarColor, scrollbarWidth } = getComputedStyle(document.querySelector('.question'));
            return [colorScheme, scrollbarColor === 'auto', scrollbarWidth];
        }"""
    )
    assert look == ["dark", False, "thin"]


SIDEWAYS = """() => [...document.querySelectorAll('.question, .pane-party, .pane-story, .lesson')]
    .filter((pane) => pane.scrollWidth > pane.clientWidth).map(({ className }) => className)"""
BARS = """() => [...document.querySelectorAll('.pane-party')].map((pane) => pane.offsetWidth - pane.clientWidth)"""


def test_where_bars_take_room_nothing_runs_sideways(server: Server, browser: Browser) -> None:
    seen = browser.browser_type.launch(
        executable_path=chromium(), args=list(ARGS), ignore_default_args=["--hide-scrollbars"]
    )
    page = seen.new_page(viewport={"width": 1440, "height": 620}, locale="fr-FR")
    mustered(page, server.link)
    assert page.evaluate(BARS) != [0], "the bar can be seen"
    assert page.evaluate(SIDEWAYS) == []
    seen.close()


def test_a_verb_keeps_its_key_and_arrows_step(server: Server, new_page: NewPage) -> None:
    page = new_page()
    game = delver(offers("step"))
    opened(page, server.link, game)
    expect(page.locator("[data-key=rest] kbd")).to_have_text("r")
    assert isinstance(game.ask, Ask)
    side = next(option.on[0] for option in game.ask.options if option.verb == "step")
    page.get_by_role("button", name="Et si… ?").click()
    page.locator(".board").click(position={"x": 5, "y": 200})
    page.keyboard.press({"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}[side])
    expect(page.locator(".timeline output")).to_contain_text(f"({game.decisions + 1})")
    page.keyboard.press("i")
    expect(page.locator("[data-key=done] kbd")).to_have_text("x")
    page.keyboard.press("x")
    expect(page.locator("[data-key=rest] kbd")).to_have_text("r")


def test_a_second_click_begins_no_second_game(server: Server, new_page: NewPage) -> None:
    page = new_page()
    made: list[str] = []
    page.on("request", lambda each: made.append(urlsplit(each.url).path) if each.method == "POST" else None)
    page.goto(server.link)
    page.locator(".book-cover.ahq").click()
    page.locator(".new-game button[type=submit]").dblclick()
    sit(page)
    assert made.count("/api/tables") == 1


def test_a_second_click_opens_no_second_what_if(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    opened(page, server.link, delver(offers("search")))
    home = page.url
    page.keyboard.press("[")
    page.locator(".timeline .gold").dblclick()
    page.wait_for_url(lambda url: url != home)
    assert sum('"fork"' in frame for frame in sent) == 1
