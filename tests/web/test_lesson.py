"""A first game teaches itself, once in a browser, and not to those who switched it off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewPage, Server
from .seat import asked, begin, sit

pytestmark = pytest.mark.browser


def test_a_first_game_teaches_itself_in_both_languages(server: Server, new_page: NewPage) -> None:
    page = new_page(taught=False)
    begin(page, server.link)
    sit(page)
    card, meant = page.locator(".lesson"), page.locator(".meant")
    expect(card).to_contain_text("château de Doom")
    expect(meant).to_contain_text("servira toute la partie")
    page.locator(".lang").click()
    expect(card).to_contain_text("castle of Doom")
    expect(meant).to_contain_text("for the whole game")
    question = asked(page)
    page.keyboard.press("1")
    expect(page.locator(".asked")).not_to_have_text(question)
    expect(meant).to_be_empty()
    page.reload()
    expect(card).to_be_visible()
    expect(page.locator(".asked")).to_be_visible()
    expect(meant).to_be_empty()
    card.locator("summary").click()
    page.reload()
    expect(card).to_be_visible()
    expect(card.locator("details")).not_to_have_attribute("open", "")
    card.locator("summary").click()
    card.get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    expect(card).to_be_hidden()
    begin(page, server.link)
    sit(page)
    expect(card).to_be_hidden()


def test_lessons_are_switched_off_for_good(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, taught=False)
    begin(page, server.link)
    sit(page)
    page.locator(".lesson summary").tap()
    page.locator(".lesson button").last.tap()
    expect(page.locator(".lesson")).to_be_hidden()
    expect(page.locator(".meant")).to_be_empty()
    page.goto(server.link)
    page.locator(".book-cover.regne").click()
    page.locator(".new-game button[type=submit]").click()
    sit(page)
    expect(page.locator(".lesson")).to_be_hidden()


def test_lessons_are_switched_on_again_where_one_plays(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    card = page.locator(".lesson")
    expect(card).to_be_hidden()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Expliquer au fil de cette partie").check()
    expect(card).to_contain_text("château de Doom")
    expect(page.locator(".meant")).to_contain_text("servira toute la partie")
    page.get_by_label("Expliquer au fil de cette partie").uncheck()
    expect(card).to_be_hidden()
    expect(page.locator(".meant")).to_be_empty()


def test_the_card_folds_once_much_was_decided_wherever_one_is_asked_next(server: Server, new_page: NewPage) -> None:
    page = new_page(taught=False)
    begin(page, server.link)
    sit(page)
    card = page.locator(".lesson details")
    expect(card).to_have_attribute("open", "")
    later = """async (n) => {
        const { Lesson } = await import("/web/lesson.js");
        const host = document.createElement("div");
        const lesson = new Lesson(host, { welcome: { game: "-" } });
        const turns = [];
        lesson.told = Promise.resolve({ goal: "goal", score: "", signs: "", decisions: {} });
        lesson.show(["goal"], true);
        for (const at of [11, n, n + 1]) {
            await lesson.folds(at);
            turns.push(host.firstElementChild.hasAttribute("open"));
            if (at === n) host.firstElementChild.setAttribute("open", "");
        }
        return turns;
    }"""
    for n in (12, 14):
        assert page.evaluate(later, n) == [True, False, True], "whoever opens it again reads on"
