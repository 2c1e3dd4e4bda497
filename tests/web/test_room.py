"""What stands where at the table: a fight beside the question, the map where the party is, nothing to be looked for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.session import Session
from souterrain.core.view import Discs, Points

from .conftest import NewPage, Server
from .moments import may
from .seat import opened, settled
from .test_access import played

pytestmark = pytest.mark.browser

MEET = """([one, other]) => {
    const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}"""


COLLIDING = """() => {
    const boxes = [...document.querySelectorAll(".names .name")].map((name) => {
        const { left, right, top, height } = name.getBoundingClientRect();
        return { name: name.textContent, left, right, top: top + height * 0.2, bottom: top + height * 0.75 };
    });
    const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    return boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => meet(a, b)).map((b) => `${a.name} / ${b.name}`));
}"""


CROSSING = """async () => {
    const { ROOMS } = await import("/web/art/castle.js");
    const { clientWidth, clientHeight } = document.querySelector(".board");
    const stretch = Math.max(0.8, Math.min(1.6, clientWidth / clientHeight));
    const rooms = ROOMS.map(([x0, y0, x1, y1]) => [x0 * stretch, y0, x1 * stretch, y1]);
    const crosses = (rect) => {
        const [x, y, width, height] = ["x", "y", "width", "height"].map((each) => Number(rect.getAttribute(each)));
        const box = [x, y, x + width, y + height];
        const meets = ([x0, y0, x1, y1]) => box[0] < x1 && box[2] > x0 && box[1] < y1 && box[3] > y0;
        const within = ([x0, y0, x1, y1]) => box[0] > x0 && box[1] > y0 && box[2] < x1 && box[3] < y1;
        return rooms.some(meets) && !rooms.some(within);
    };
    const names = [...document.querySelectorAll(".names .name.castle")];
    const found = names.filter((name) => crosses(name.querySelector("rect"))).map((name) => name.textContent);
    return [names.length, found];
}"""


def in_the_castle(game: Session) -> bool:
    board = game.view(game.seats[0]).board
    assert isinstance(board, Points)
    inside = {point.id for point in board.points if point.area == "castle"}
    return any(token.active and token.at in inside for token in board.tokens)


def wide(page: Page) -> float:
    """How much of the map is seen."""
    return float(str(page.locator(".map").get_attribute("viewBox")).split()[2])


def test_a_fight_stands_beside_the_question_and_covers_no_map(server: Server, new_page: NewPage) -> None:
    page = new_page()
    opened(page, server.link, played("chateau", lambda game: game.view(game.seats[0]).scene is not None))
    expect(page.locator(".scene .fighter.foe").first).to_be_visible()
    assert not page.evaluate(MEET, [".scene", ".board"])
    assert not page.evaluate(MEET, [".scene", ".question"])


def test_who_flees_sees_from_whom(server: Server, new_page: NewPage) -> None:
    page = new_page()
    game = played("chateau", lambda game: isinstance(game.ask, Ask) and game.ask.options[0].verb == "fight")
    game.answer("flee")
    assert isinstance(game.ask, Ask)
    assert game.ask.options[0].verb == "run"
    opened(page, server.link, game)
    expect(page.locator(".scene .fighter.foe").first).to_be_visible()
    assert not page.evaluate(MEET, [".scene", ".question"])


def test_in_the_castle_its_map_fills_the_board(server: Server, new_page: NewPage) -> None:
    page = new_page()
    opened(page, server.link, played("chateau", in_the_castle))
    page.wait_for_function("() => document.querySelector('.map').getAnimations({ subtree: true }).length === 0")
    near = wide(page)
    page.keyboard.press("Home")
    assert near < 0.75 * wide(page)
    page.keyboard.press("z")
    page.wait_for_function("(near) => document.querySelector('.map').viewBox.baseVal.width <= near + 1", arg=near)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_names_on_the_map_do_not_meet(server: Server, new_page: NewPage, size: tuple[int, int]) -> None:
    def on_the_way(game: Session) -> bool:
        return isinstance(game.ask, Ask) and game.ask.options[0].verb == "go"

    page = new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for moment in (on_the_way, in_the_castle):
        opened(page, server.link, played("chateau", moment))
        expect(page.locator(".names .name.offered").first).to_be_attached()
        assert page.evaluate(COLLIDING) == []


def test_the_name_of_a_place_that_is_pointed_at_hides_nobody_who_is_there(server: Server, new_page: NewPage) -> None:
    page = new_page()
    game = played("chateau", in_the_castle)
    opened(page, server.link, game)
    board = game.view(game.seats[0]).board
    assert isinstance(board, Points)
    page.wait_for_function("() => document.querySelector('.map').getAnimations({ subtree: true }).length === 0")
    page.locator(f".board .point[data-at='{board.tokens[0].at}']").dispatch_event("pointerenter")
    expect(page.locator(".names .tag")).to_be_visible()
    assert not page.evaluate(MEET, [".names .tag", ".board [data-piece] .counter"])


def test_nothing_lies_on_a_table_top_on_a_phone_on_its_side(server: Server, new_page: NewPage) -> None:
    page = new_page(width=844, height=390, touch=True)
    game = played("catacombs", lambda game: isinstance(game.ask, Ask) and len(game.ask.options) > 12)
    opened(page, server.link, game)
    expect(page.locator(".course")).to_be_visible()
    assert not page.evaluate(MEET, [".top-wood", ".shot-tools"])
    assert not page.evaluate(MEET, [".top-wood", ".course"])


def test_the_names_of_rooms_stand_within_their_walls(server: Server, new_page: NewPage) -> None:
    page = new_page()
    opened(page, server.link, played("chateau", in_the_castle))
    expect(page.locator(".names .name.castle").first).to_be_attached()
    page.wait_for_function("() => document.querySelector('.map .castle')")
    count, crossing = page.evaluate(CROSSING)
    assert count >= 12
    assert len(crossing) <= 1, "but for a room with two places and no more than one name's room"


def test_no_answer_has_to_be_looked_for_and_a_disc_shows_its_card(server: Server, new_page: NewPage) -> None:
    page = new_page()
    game = played("catacombs", lambda game: isinstance(game.ask, Ask) and len(game.ask.options) > 12)
    board = game.view(game.seats[0]).board
    assert isinstance(board, Discs)
    opened(page, server.link, game)
    expect(page.locator(".question .more")).to_be_visible()
    strip = page.locator(".question")
    assert strip.evaluate("(strip) => strip.scrollHeight <= strip.clientHeight"), "all of it is in sight"
    foe = next(disc for disc in board.discs if disc.card)
    page.locator(f".board [data-piece='{foe.id}']").hover()
    expect(page.locator(".about h3")).to_be_visible()
    expect(page.locator(".about")).to_contain_text("Récompense")


def test_whoever_is_in_sight_hides_no_hero(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1440, "height": 900})
    opened(page, server.link, played("catacombs", lambda game: isinstance(game.ask, Ask)))
    expect(page.locator(".pane-party > .sheet")).to_have_count(4)
    lowest = page.locator(".pane-party > .sheet").last.bounding_box()
    foot = page.locator(".foot").bounding_box()
    assert lowest is not None
    assert foot is not None
    assert lowest["y"] + lowest["height"] <= foot["y"]


def test_of_those_in_sight_how_many_there_are_is_read_and_their_powers_only_where_all_have_room(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1440, "height": 900})

    def in_the_thick(game: Session) -> bool:
        """Two kinds are left, and the facts of the heroes leave them little room."""
        kinds = sum(sheet.side == "foe" for sheet in game.view(game.seats[0]).sheets)
        return isinstance(game.ask, Ask) and kinds == 2 and game.world.round > 1

    opened(page, server.link, played("catacombs", in_the_thick))
    sight = page.locator(".in-sight")
    assert sight.evaluate("(list) => list.scrollHeight - list.clientHeight") <= 1
    assert sight.locator("h3").evaluate_all("(names) => names.every((name) => name.scrollWidth <= name.clientWidth)")


def test_a_card_never_lies_over_what_a_disc_offers(server: Server, new_page: NewPage) -> None:
    page = new_page()
    opened(page, server.link, played("catacombs", may("rage")))
    disc = page.locator(".board .target[data-at=barbarian]").bounding_box()
    assert disc is not None
    x, y = disc["x"] + disc["width"] / 2, disc["y"] + disc["height"] / 2
    page.mouse.click(x, y)
    expect(page.locator(".choices")).to_be_visible()
    page.mouse.move(x + 2, y + 2)
    page.wait_for_timeout(900)
    expect(page.locator(".about")).to_have_count(0)
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    page.mouse.move(x, y)
    expect(page.locator(".about")).to_be_visible()


def test_what_was_lit_for_one_question_does_not_darken_the_next(server: Server, new_page: NewPage) -> None:
    game = souterrain.new("regne", seed="lit 0", setup={"quest": "rats"})
    bots.play(game, {seat: bots.make("regne", "scripted") for seat in game.seats}, most=1)
    page = new_page()
    opened(page, server.link, game)
    lit = page.locator(".question [data-verb=search]")
    lit.click()
    expect(lit).to_have_attribute("aria-pressed", "true")
    page.locator(".question .more").click()
    page.locator(".question [data-key^='throw:']").first.click()
    settled(page)
    expect(page.locator(".asked")).to_contain_text("Où lancer")
    expect(page.locator(".step.offer").first).to_be_attached()
