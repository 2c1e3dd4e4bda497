"""The Règne sombre in a browser: aim and clock in sight at every size, and a village whose places are clicked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.session import Session
from souterrain.crawl.master import GM

from .conftest import NewPage, Server
from .seat import opened, settled

pytestmark = pytest.mark.browser


def played(setup: dict[str, object], until: Callable[[Session], bool]) -> Session:
    """A game that bots have played as far as this."""
    game = souterrain.new("regne", seed="aim", setup=setup)
    bot = bots.make("regne", "scripted")
    while isinstance(game.ask, Ask) and not until(game):
        game.answer(game.chair().decided_by(bot))
    return game


def uncut(page_part: str) -> str:
    return f"""() => {{
        const part = document.querySelector("{page_part}"), box = part.getBoundingClientRect();
        const over = [".top nav", ".brand", ".presence", ".middle"].map((name) => document.querySelector(name))
            .map((other) => other.getBoundingClientRect())
            .filter((other) => other.width && other.left < box.right - 1 && other.right > box.left + 1
                && other.top < box.bottom - 1 && other.bottom > box.top + 1);
        return part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 1
            && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && over.length === 0;
    }}"""


def test_the_aim_and_the_clock_are_in_sight_however_many_sit_at_the_table(server: Server, new_page: NewPage) -> None:
    setup = {"players": 4, "heroes": 4, "master": "seat", "quest": "gate"}
    game = played(setup, lambda game: game.world.side == "dark" and game.ask.seat == GM)  # type: ignore[union-attr]
    page = new_page(width=1440, height=900)
    opened(page, server.link, game)
    aim = "Prendre la clef au Gardien et fermer la porte avant le tour 20"
    expect(page.locator(".headline")).to_have_text(f"Tour {game.world.round} sur 19, aux habitants · {aim}")
    for width, height in ((1440, 900), (1100, 800), (800, 700), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(uncut(".headline")), (width, height)


def test_the_places_of_the_village_are_clicked(server: Server, new_page: NewPage) -> None:
    setup = {"players": 1, "heroes": 2, "quest": "rats", "play": "campaign"}
    game = played(setup, lambda game: game.ask.text.id == "ask-town")  # type: ignore[union-attr]
    page = new_page(width=1440, height=900)
    opened(page, server.link, game)
    question = page.locator(".question")
    before = page.locator(".asked").inner_text()
    assert page.locator(".point.offer").count() >= 2
    page.locator(".point.offer[data-at=market]").click()
    expect(question.locator(".group").filter(has_text="Acheter").first).to_be_visible()
    assert {each.get_attribute("data-at") for each in question.locator(".option").all()} <= {"market", "gate"}
    question.locator(".option[data-key^='sell:']").first.click()
    settled(page)
    expect(page.locator(".asked")).not_to_have_text(before)
    expect(question.locator(".option[data-at=market]").first).to_be_visible()
    question.locator(".option[data-key=done]").click()
    settled(page)
    assert question.locator(".option[data-at=market]").count() <= 8, "the next hero begins outside of the market"


def test_on_a_phone_all_who_may_act_are_seen_above_the_end_of_the_turn(server: Server, new_page: NewPage) -> None:
    game = souterrain.new("regne", seed="phone", setup={"heroes": 4})
    page = new_page(width=390, height=844, touch=True, taught=False)
    opened(page, server.link, game)
    expect(page.locator(".meant")).not_to_be_empty()
    heroes = page.locator(".answers .option[data-key^='next:']")
    expect(heroes).to_have_count(4)
    lowest = max(hero.evaluate("(button) => button.getBoundingClientRect().bottom") for hero in heroes.all())
    assert lowest <= page.locator(".ends").evaluate("(ends) => ends.getBoundingClientRect().top")


def test_on_a_phone_the_odds_of_a_shot_stand_beside_its_name(server: Server, new_page: NewPage) -> None:
    setup = {"heroes": 2, "quest": "orb"}
    game = played(setup, lambda game: any(each.verb == "precise-shot" for each in game.ask.options))  # type: ignore[union-attr]
    page = new_page(width=390, height=844, touch=True)
    opened(page, server.link, game)
    shot = page.locator(".option[data-key^='precise-shot:']").first
    expect(shot.locator("small")).to_contain_text("%")
    width = page.locator(".answers").evaluate("(answers) => answers.clientWidth")
    line = shot.evaluate("(button) => button.parentElement.getBoundingClientRect().width")
    assert line > 0.9 * width, "one below the other, not two narrow columns"


def test_what_a_click_does_is_not_written_over_a_long_question(server: Server, new_page: NewPage) -> None:
    game = souterrain.new("regne", seed="aim", setup={"heroes": 4, "quest": "rats"})
    bot = bots.make("regne", "scripted")
    while isinstance(game.ask, Ask) and game.ask.text.id != "ask-watch":
        waits = any(each.key == "await" for each in game.ask.options)
        game.answer("await" if waits else game.chair().decided_by(bot))
    page = new_page(width=1200, height=900)
    opened(page, server.link, game)
    asked = page.locator(".asked")
    expect(asked).to_contain_text("attendait")
    expect(page.locator(".option[data-key=hold-on] kbd")).to_have_text("W")
    over = page.evaluate("""() => {
        const box = document.querySelector(".asked .advise").getBoundingClientRect();
        return [...document.querySelectorAll(".options .role")].map((role) => role.getBoundingClientRect())
            .some((role) => role.width && role.left < box.right && role.top < box.bottom && role.bottom > box.top);
    }""")
    assert not over
