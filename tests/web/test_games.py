"""Every game at the table in a browser: it begins from the lobby, its board is drawn, and it goes on when answered."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import souterrain
from souterrain import bots
from souterrain.games import SLUGS

from .conftest import NewPage, Server
from .seat import lines, settled

pytestmark = pytest.mark.browser

ANSWERS = ".question .option:enabled, .question form button[type=submit]:enabled"
DECISIONS = 25


def wait_for_us(page: Page) -> bool:
    """Wait while bots think and discs slide; false when the game is over."""
    ready = page.locator(f"{ANSWERS}, .target.offer, .step.offer, .ended").first
    expect(ready).to_be_attached(timeout=30_000)
    return page.locator(".ended").count() == 0


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


def test_other_floors_are_looked_at_and_the_next_answer_leads_back(server: Server, new_page: NewPage) -> None:
    session = souterrain.new("seul", seed="v1", setup={"floors": 3})
    while not session.view("p1").plans:
        bots.play(session, {"p1": bots.make("seul", "scripted", 1)}, most=10)
    page = new_page()
    page.goto(server.link)
    page.locator("#load").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": session.save()})
    floors = page.locator(".floors button")
    expect(floors.first).to_have_attribute("aria-pressed", "true")
    expect(floors.first).to_contain_text("●")
    floors.nth(1).click()
    expect(floors.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".map .ground path").first).to_be_attached()
    expect(page.locator(".piece, .offer")).to_have_count(0)
    page.locator(ANSWERS).first.click()
    settled(page)
    expect(floors.first).to_have_attribute("aria-pressed", "true")
