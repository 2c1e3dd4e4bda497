"""Set-up by pictures: quests, lords and ways to play are chosen by their emblems."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewPage, Server

pytestmark = pytest.mark.browser


def test_a_quest_is_chosen_by_its_picture(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.link)
    page.locator(".book-cover.regne").click()
    tile = page.locator(".tile", has_text="Le fabuleux trésor")
    expect(tile.locator("svg use")).to_have_attribute("href", "#e-chest")
    about = page.locator(".pictures .about")
    expect(about).to_contain_text("Trois Quilles")
    tile.click()
    expect(about).to_contain_text("Le vieux Maximus")
    with page.expect_request("**/api/tables*") as asked:
        page.locator(".new-game button[type=submit]").click()
    wanted = asked.value.post_data_json
    assert wanted
    assert wanted["setup"]["quest"] == "treasure"


def test_every_picture_that_is_offered_is_drawn(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    page.goto(server.link)
    for game, fewest in (("ahq", 6), ("regne", 14), ("catacombs", 7)):
        page.locator(f".book-cover.{game}").tap()
        tiles = page.locator(".tile")
        expect(tiles.first).to_be_visible()
        assert tiles.count() >= fewest
        assert page.locator(".tile use").count() == tiles.count(), "a letter stands for a picture"
        assert page.evaluate("(box => box.scrollWidth <= box.clientWidth)(document.querySelector('dialog'))")
        page.keyboard.press("Escape")


def test_the_words_of_a_book_open_it_as_its_cover_does(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.link)
    for part in (".blurb", ".book-cover"):
        page.locator(".books > li", has=page.locator(".seul")).locator(part).click()
        expect(page.locator(".new-game")).to_have_count(1)
        expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("Seul dans les Souterrains")
        page.keyboard.press("Escape")


def test_players_are_called_by_their_names_and_a_browser_remembers_them(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.link)
    for remembered in ("", "Perrine"):
        page.reload()
        page.locator(".book-cover.chateau").click()
        expect(page.locator(".seat-choice select")).to_have_count(1)
        expect(page.get_by_placeholder("Joueur 1")).to_have_count(0)
        page.locator(".new-game select").first.select_option("2")
        name = page.get_by_placeholder("Joueur 1")
        expect(name).to_have_value(remembered)
        name.fill("Perrine")
        name.blur()
    page.locator(".new-game button[type=submit]").click()
    expect(page.locator(".presence .name")).to_have_text(["Perrine", "Joueur 2"])


def test_the_chair_that_a_choice_brings_is_offered_below_it(server: Server, new_page: NewPage) -> None:
    page = new_page(width=1440, height=900)
    page.goto(server.link)
    page.locator(".book-cover.ahq").click()
    expect(page.locator(".seat-choice select")).to_have_count(1)
    tile = page.locator(".tile", has_text="Un maître de jeu")
    tile.click()
    chair = page.locator("select[aria-label*='maître de jeu']")
    expect(chair).to_be_in_viewport()
    above, below = tile.bounding_box(), chair.bounding_box()
    assert above
    assert below
    assert 0 < below["y"] - above["y"] < 160
    chair.select_option("screen")
    with page.expect_request("**/api/tables*") as asked:
        page.locator(".new-game button[type=submit]").click()
    wanted = asked.value.post_data_json
    assert wanted
    assert wanted["seats"] == {"p1": "screen", "gm": "screen"}
