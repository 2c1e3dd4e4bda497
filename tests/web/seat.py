"""A player at the table in a browser: what a person does with eyes and hands."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from souterrain.core.session import Session

OPTIONS = ".question .option:enabled"


def begin(page: Page, link: str, seed: str = "lanterne", players: int = 1, seats: dict[int, str] | None = None) -> None:
    """From the lobby to a new château, with this seed."""
    page.goto(link)
    page.locator(".book-cover.chateau").click()
    if players > 1:
        page.locator(".new-game select").first.select_option(str(players))
    chosen = page.locator(".seat-choice select")
    expect(chosen).to_have_count(players)
    for number, holder in (seats or {}).items():
        chosen.nth(number).select_option(holder)
    page.locator(".new-game details").last.locator("summary").click()
    page.locator(".new-game details").last.locator("input[type=text]").fill(seed)
    page.locator(".new-game button[type=submit]").click()


def opened(page: Page, link: str, game: Session) -> None:
    """A table at which a game goes on as it stands."""
    page.goto(link)
    save = {"name": "game", "mimeType": "application/octet-stream", "buffer": game.save()}
    page.locator("#load").set_input_files(save)  # type: ignore[arg-type]
    sit(page)


def sit(page: Page) -> None:
    """Wait until the table asks something or the game is over: on a phone its page covers the question."""
    expect(page.locator(".map")).to_be_visible()
    expect(page.locator(".question.ours, .ended, .end-page").filter(visible=True).first).to_be_visible()


def mustered(page: Page, link: str) -> None:
    """A château whose four characters have their weapons."""
    begin(page, link)
    sit(page)
    for _ in range(4):
        page.locator(OPTIONS).first.click()
        settled(page)


def settled(page: Page) -> None:
    expect(page.locator(".question:not(.busy)")).to_be_visible()


def asked(page: Page) -> str:
    return page.locator(".asked").inner_text()


def is_asked(page: Page, other: Page) -> bool:
    """Whether it is this page, and not the other, that the table asks."""
    for _ in range(200):
        if page.locator(".question.ours").count():
            return True
        if other.locator(".question.ours").count():
            return False
        page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def choose(page: Page, rng: random.Random) -> None:
    """Take one of the options on offer."""
    options = page.locator(OPTIONS)
    options.nth(rng.randrange(options.count())).click()
    settled(page)


def lines(page: Page) -> int:
    return page.locator(".lines .line").count()
