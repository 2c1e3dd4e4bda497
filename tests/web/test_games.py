"""Every game at the table in a browser: it begins from the lobby, its board is drawn, and it goes on when answered."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from souterrain.games import SLUGS

from .conftest import NewPage, Server
from .seat import lines, settled

pytestmark = pytest.mark.browser

ANSWERS = ".question .option:enabled, .question form button[type=submit]:enabled"
DECISIONS = 25


def wait_for_us(page: Page) -> bool:
    """Wait while bots think and discs slide; false when the game is over."""
    ready = page.locator(f"{ANSWERS}, .target.offer, .step.offer, .outcome").first
    expect(ready).to_be_attached(timeout=30_000)
    return page.locator(".outcome").count() == 0


@pytest.mark.parametrize("slug", SLUGS)
def test_it_can_be_played(slug: str, server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.link)
    page.locator(f".book-cover.{slug}").click()
    expect(page.locator(".seat-choice select").first).to_be_visible()
    page.locator(".new-game button[type=submit]").click()
    expect(page.locator(".map")).to_be_attached()
    rng = random.Random(3)
    for _ in range(DECISIONS):
        if not wait_for_us(page):
            break
        answers = page.locator(ANSWERS)
        if count := answers.count():
            answers.nth(rng.randrange(count)).click()
        else:
            page.locator(".target.offer, .step.offer").first.dispatch_event("click")
        settled(page)
    assert lines(page) > 0
    assert page.locator(".piece, .sheet, .outcome").count() > 0
    said = page.locator("body").inner_text()
    assert "event-" not in said, "every line is in words"


@pytest.mark.parametrize("slug", SLUGS)
def test_it_fits_a_phone(slug: str, server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    page.goto(server.link)
    page.locator(f".book-cover.{slug}").tap()
    expect(page.locator(".seat-choice select").first).to_be_visible()
    page.locator(".new-game button[type=submit]").tap()
    expect(page.locator(".map")).to_be_attached()
    assert wait_for_us(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
