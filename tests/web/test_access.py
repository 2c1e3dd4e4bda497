"""For those who do not see, do not point, or read with difficulty: axe-core finds nothing amiss on any screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask, Option, Shot
from souterrain.core.session import Session

from .conftest import NewPage, Server
from .moments import strikes_at_several
from .seat import opened

pytestmark = pytest.mark.browser

DESK, PHONE = (1440, 900), (390, 844)
TRIO = {"players": 1, "heroes": 3, "choice": ["heinrich", "torallion", "magnus"]}


def played(slug: str, until: Callable[[Session], bool], **setup: object) -> Session:
    """A game between bots as far as `until`."""
    game = souterrain.new(slug, seed="soiree", setup=setup)
    hands = {seat: bots.make(slug, "scripted", 1) for seat in game.seats}
    while not until(game):
        assert bots.play(game, hands, most=1), "the moment never comes"
    return game


def options(game: Session) -> tuple[Option, ...]:
    return game.ask.options if isinstance(game.ask, Ask) else ()


def crowded(game: Session) -> str:
    """A square that stands for several options."""
    places = [option.at for option in options(game) if "," in option.at]
    return next((place for place in places if places.count(place) > 1), "")


class Judge:
    """Axe-core before a page: what it finds, screen by screen, in words."""

    def __init__(self, page: Page, pointing: bool) -> None:
        self._page = page
        self._pointing = pointing
        self._axe = Axe()
        self.found: list[str] = []

    def look(self, screen: str) -> None:
        self._judge(screen, self._axe.run(self._page))

    def point(self, screen: str, *things: str) -> None:
        """Whether these can be read while the pointer lies on them, where there is a pointer."""
        for thing in things if self._pointing else ():
            self._page.locator(thing).first.hover()
            contrast = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
            self._judge(f"{screen}, {thing} pointed at", self._axe.run(self._page, f"{thing}:hover", contrast))

    def _judge(self, screen: str, results: Any) -> None:
        for violation in results.response["violations"]:
            for node in violation["nodes"]:
                why = " ".join(node["failureSummary"].split())
                self.found.append(f"{screen}: {violation['id']}: {' '.join(node['target'])}: {why}")


def closed(page: Page) -> None:
    page.locator("dialog > header button").click()
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_screen(server: Server, new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(*size, touch=size == PHONE)
    judge = Judge(page, pointing=size == DESK)
    _points(page, server, judge)
    _grid(page, server, judge)
    _menu(page, server, judge)
    _discs(page, server, judge)
    _fight(page, server, judge)
    _town(page, server, judge)
    _end(page, server, judge)
    _lobby(page, server, judge)
    assert not judge.found, "\n".join(judge.found)


def _points(page: Page, server: Server, judge: Judge) -> None:
    opened(page, server.link, played("chateau", lambda game: any(option.at for option in options(game))))
    expect(page.locator(".engraving")).to_be_attached()
    judge.look("a map of points")
    judge.point("a map of points", ".question .option", ".top nav button", ".asked .why")
    if page.get_by_role("tab").first.is_visible():
        for name in ("party", "story"):
            page.locator(f"[data-tab={name}][role=tab]").click()
            judge.look(f"the tab {name}")
        page.locator("[data-tab=board][role=tab]").click()
    page.keyboard.press("/")
    expect(page.locator("dialog .rule").first).to_be_visible()
    page.locator("dialog input[type=search]").fill("clé")
    judge.look("the rulebook")
    page.locator("dialog input[type=search]").fill("tableau")
    expect(page.locator("dialog .rule:visible table").first).to_be_attached()
    judge.look("the rulebook with its tables")
    closed(page)
    page.get_by_role("button", name="Table", exact=True).click()
    judge.look("the table's dialog")
    closed(page)
    page.get_by_role("button", name="Légende", exact=True).click()
    judge.look("the legend")
    closed(page)
    page.keyboard.press("[")
    expect(page.locator(".timeline")).to_be_visible()
    judge.look("the past")
    judge.point("the past", ".timeline .gold")


def _grid(page: Page, server: Server, judge: Judge) -> None:
    opened(page, server.link, played("ahq", strikes_at_several, **TRIO))
    expect(page.locator(".piece").first).to_be_attached()
    judge.look("a map in squares")
    judge.point("a map in squares", ".question .option:has(small)", ".company button")
    page.locator(".question .more").click()
    judge.look("a long list")
    page.locator(".question .more").click()
    page.locator(".question .option", has_text="Attaquer").first.focus()
    page.keyboard.press("?")
    expect(page.locator("dialog .card-rules .words").first).to_be_visible()
    judge.look("a card")
    closed(page)


def _menu(page: Page, server: Server, judge: Judge) -> None:
    game = played("seul", lambda game: bool(crowded(game)))
    opened(page, server.link, game)
    page.locator(f'.map .offer[data-at="{crowded(game)}"]').dispatch_event("click", {"shiftKey": True})
    expect(page.locator(".choices")).to_be_visible()
    judge.look("a menu on the board")
    judge.point("a menu on the board", ".choices button")


def _discs(page: Page, server: Server, judge: Judge) -> None:
    opened(page, server.link, played("catacombs", lambda game: isinstance(game.ask, Shot)))
    expect(page.locator(".shot-form")).to_be_visible()
    judge.look("a table top with discs")


def _fight(page: Page, server: Server, judge: Judge) -> None:
    opened(page, server.link, played("chateau", lambda game: game.view(game.seats[0]).scene is not None))
    expect(page.locator(".scene")).to_be_visible()
    judge.look("a fight")


def _town(page: Page, server: Server, judge: Judge) -> None:
    opened(page, server.link, played("seul", lambda game: any(option.verb == "shop" for option in options(game))))
    expect(page.locator(".engraving")).to_be_attached()
    judge.look("a town")
    opened(page, server.link, souterrain.new("ahq", seed="soiree", setup={"players": 1, "quest": "campaign"}))
    expect(page.locator(".points.region")).to_be_attached()
    judge.look("the map of a campaign")


def _end(page: Page, server: Server, judge: Judge) -> None:
    opened(page, server.link, played("chateau", lambda game: game.ask is None))
    expect(page.locator(".outcome")).to_be_visible()
    judge.look("the end")
    judge.point("the end", ".turning button", ".outcome .gold")
    page.get_by_role("button", name="La chronique").click()
    judge.look("the chronicle")
    closed(page)


def _lobby(page: Page, server: Server, judge: Judge) -> None:
    page.goto(server.link)
    expect(page.locator(".kept").first).to_be_visible()
    judge.look("the lobby")
    judge.point("the lobby", ".continue .gold", ".kept .quiet")
    page.locator(".book-cover.ahq").click()
    expect(page.locator(".seat-choice select").first).to_be_visible()
    page.locator(".new-game details").evaluate_all("(all) => all.forEach((each) => { each.open = true; })")
    judge.look("the set-up of a game")
    closed(page)
