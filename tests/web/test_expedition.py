"""Advanced HeroQuest at the table: what a player sees while choosing, and how a fight can be followed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.session import Session

from .conftest import NewPage, Server, Watch
from .moments import may, strikes_at_several
from .seat import opened, settled

pytestmark = pytest.mark.browser


def at_the_moment(page: Page, server: Server, seed: str, until: Callable[[Session], bool], **setup: object) -> Session:
    """Open a table at the first moment of a game between bots for which `until` holds."""
    game = souterrain.new("ahq", seed=seed, setup=setup)
    hands = {seat: bots.make("ahq", "scripted", 1) for seat in game.seats}
    while not until(game):
        assert bots.play(game, hands, most=1), "the moment never comes"
    opened(page, server.link, game)
    return game


def asks(game: Session, *ids: str) -> bool:
    return game.ask is not None and game.ask.text.id in ids


TRIO: dict[str, object] = {"players": 1, "heroes": 3, "choice": ["heinrich", "torallion", "magnus"]}


def test_the_master_sees_the_outline_of_a_room_before_he_lays_it(server: Server, new_page: NewPage) -> None:
    page = new_page()
    laying = {"players": 1, "master": "seat", "choice": ["sven"]}
    at_the_moment(page, server, "outline", a_room_fits_in_several_ways, **laying)
    places = page.locator(".step.offer")
    places.first.hover()
    expect(page.locator(".ghost .room")).to_have_count(1)
    first = page.locator(".ghost .room").get_attribute("d")
    assert first
    assert first.count("M") in (25, 50), "the whole rectangle, square by square"
    places.last.focus()
    expect(page.locator(".ghost .room")).not_to_have_attribute("d", first)


def test_a_way_is_shown_before_it_is_gone_and_after(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "soiree", lambda game: asks(game, "ask-explore"), **TRIO)
    far = page.locator(".step.offer").last
    far.hover()
    expect(page.locator(".walk")).to_have_count(1)
    expect(page.locator(".grid .tag")).to_contain_text("cases")
    place = far.get_attribute("data-at")
    assert place
    far.click()
    page.mouse.move(5, 5)
    settled(page)
    expect(page.locator(".trail")).not_to_have_count(0)
    expect(page.locator(".walk")).to_have_count(0)


def test_a_way_that_is_no_longer_offered_is_not_shown(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "soiree", lambda game: asks(game, "ask-explore"), **TRIO)
    before = page.locator(".asked").inner_text()
    shown = page.evaluate(
        """() => {
            const [first, ...others] = document.querySelectorAll(".step.offer");
            first.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            others.at(-1).dispatchEvent(new PointerEvent("pointerenter"));
            return document.querySelectorAll(".walk").length;
        }"""
    )
    assert shown == 1
    expect(page.locator(".asked")).not_to_have_text(before)
    settled(page)
    expect(page.locator(".walk")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_why_a_blow_needs_what_it_needs_shows_the_whole_table(
    server: Server, new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(width=width, height=height)
    at_the_moment(page, server, "soiree", may("attack"), **TRIO)
    page.locator(".answers button.why").first.click()
    table = page.locator("dialog .printed")
    expect(table.locator("tbody tr")).to_have_count(12)
    assert table.evaluate(
        "(table) => { const box = table.closest('dialog'); return box.scrollWidth <= box.clientWidth }"
    )


def test_a_note_that_is_cut_is_read_by_pointing_at_it(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "soiree", lambda game: asks(game, "ask-choose-hero"), players=1)
    page.locator(".question .option", has_text="Rogar").hover()
    expect(page.locator(".about")).to_contain_text("épée à deux mains, armure de cuir et corde")


def test_anything_can_be_asked_about(server: Server, new_page: NewPage) -> None:
    page = new_page()
    game = at_the_moment(page, server, "soiree", strikes_at_several, **TRIO)
    foe = next(figure for figure in game.world.figures.values() if figure.number)
    page.locator(f".board [data-at={foe.id}], .board [data-piece={foe.id}]").last.hover()
    card = page.locator(".about")
    expect(card.locator("h3")).to_contain_text(str(foe.number))
    expect(card).to_contain_text("Rapidité")
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    page.locator(".sheet .items li").first.click()
    box = page.locator("dialog[open]")
    expect(box.locator(".card-rules .words")).not_to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".question .option", has_text="Attaquer").first.focus()
    page.keyboard.press("?")
    expect(box).to_contain_text("Rapidité")


def test_alike_monsters_are_told_apart_on_the_board_in_the_list_and_in_the_story(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    game = at_the_moment(page, server, "soiree", strikes_at_several, **TRIO)
    numbered = [figure for figure in game.world.figures.values() if figure.number]
    assert len(numbered) > 1
    for figure in numbered:
        expect(page.locator(f"[data-piece={figure.id}] .number")).to_have_text(str(figure.number))
    company = page.locator(".sheet.foe .company").first
    expect(company.locator("li")).not_to_have_count(1)
    attack = page.locator(".question .option", has_text="Attaquer").first
    name = attack.inner_text().split("Attaquer le ")[1].split(" (")[0]
    assert name[-1].isdigit()
    expect(attack.locator("small")).to_contain_text("contre")
    attack.click()
    settled(page)
    expect(page.locator("ol.lines")).to_contain_text(name)


def test_beside_four_heroes_whoever_acts_and_all_foes_are_in_sight(server: Server, new_page: NewPage) -> None:
    page = new_page()
    four: dict[str, object] = {"players": 1, "heroes": 4, "choice": ["heinrich", "sven", "torallion", "magnus"]}
    at_the_moment(page, server, "quatre", strikes_at_several, **four)
    foes = page.locator(".in-sight .sheet")
    for each in (page.locator(".sheet.party.active"), page.locator(".edge"), foes.first, foes.last):
        expect(each).to_be_in_viewport(ratio=0.95)
    assert page.locator(".in-sight").evaluate("(list) => list.scrollHeight - list.clientHeight") <= 1


def test_who_shoots_or_throws_is_shown_whom_he_sees(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "fleche", may("shoot"), **TRIO)
    shot = page.locator(".question [data-key^='shoot:']").first
    shot.hover()
    expect(page.locator(".sight.hinted")).to_have_count(1)
    expect(page.locator(".mark-threatened").first).to_be_attached()


def test_unexplored_passages_stand_open(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "open", lambda game: asks(game, "ask-explore"), **TRIO)
    expect(page.locator(".door.dark")).to_have_count(4)
    expect(page.locator(".sheet.active .cells div")).to_have_count(7)


def test_what_the_monsters_do_is_told_line_by_line_and_the_question_waits(server: Server, new_page: NewPage) -> None:
    page = new_page(motion="no-preference")
    at_the_moment(page, server, "soiree", lambda game: asks(game, "ask-who-next"), **TRIO)
    page.evaluate(
        """() => {
            const look = () => window.seen.push([
                document.querySelectorAll('.line[hidden]').length, document.querySelector('.asked').textContent]);
            window.seen = [];
            new MutationObserver(look).observe(
                document.querySelector('.table'), { subtree: true, childList: true, attributeFilter: ['hidden'] });
        }"""
    )
    before = page.locator(".asked").text_content()
    page.locator("[data-key=end]").click()
    page.locator(".sure .danger").click()
    page.wait_for_function("() => new Set(window.seen.map(([waiting]) => waiting)).size > 3")
    expect(page.locator(".table.telling")).to_be_attached()
    page.keyboard.press(" ")
    expect(page.locator(".table.telling")).to_have_count(0)
    expect(page.locator(".line[hidden]")).to_have_count(0)
    seen = page.evaluate("() => window.seen")
    assert {asked for waiting, asked in seen if waiting} == {before}
    settled(page)


def test_the_map_can_be_printed(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "paper", lambda game: asks(game, "ask-explore"), **TRIO)
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Imprimer la carte").click()
    page.wait_for_function("() => window.printed")
    page.emulate_media(media="print")
    expect(page.locator(".map")).to_be_visible()
    for part in (".question", ".pane-party", ".pane-story", ".zoom", ".top nav"):
        expect(page.locator(part)).to_be_hidden()


def test_the_map_is_moved_and_its_squares_are_reached_by_keyboard(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "open", lambda game: asks(game, "ask-explore"), **TRIO)
    window = page.locator(".map")
    before = window.get_attribute("viewBox")
    assert before
    page.keyboard.press("Shift+ArrowLeft")
    expect(window).not_to_have_attribute("viewBox", before)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".step.offer:focus")).to_have_count(1)
    told = page.locator("ol.lines .line").count()
    page.keyboard.press("Enter")
    expect(page.locator("ol.lines .line")).not_to_have_count(told)


def a_room_fits_in_several_ways(game: Session) -> bool:
    return (
        asks(game, "ask-room-place") and isinstance(game.ask, Ask) and len({each.at for each in game.ask.options}) > 1
    )


def a_follower_explores(game: Session) -> bool:
    return asks(game, "ask-explore") and game.world.active != game.world.leader


def test_options_stand_in_groups(server: Server, new_page: NewPage) -> None:
    page = new_page()
    at_the_moment(page, server, "open", a_follower_explores, **TRIO)
    groups = page.locator(".question .group")
    expect(groups.filter(has_text="La troupe")).to_have_count(1)
    expect(groups.filter(has_text="Aller ici")).to_have_count(0)
    page.locator(".question .more").click()
    expect(groups.filter(has_text="Aller ici")).to_have_js_property("open", False)
    expect(groups.filter(has_text="La troupe").locator("[data-key='all:follow']")).to_be_visible()
    expect(page.locator("[data-key=stay] kbd")).to_have_text("w")
    expect(page.locator("[data-key='all:follow'] kbd")).to_have_text("y")
    expect(page.locator("[data-key^='go:'] kbd")).to_have_count(0)


def test_a_faulty_quest_is_refused_where_one_looks(server: Server, new_page: NewPage, watch: Watch) -> None:
    watch.expected = ("400",)
    page = new_page()
    page.goto(server.link)
    page.locator(".book-cover.ahq").click()
    faulty = {"name": "quest.toml", "mimeType": "text/plain", "buffer": b"id = nothing"}
    page.locator(".new-game input[type=file]").first.set_input_files(faulty)  # type: ignore[arg-type]
    page.locator(".new-game button[type=submit]").click()
    expect(page.locator(".new-game [role=alert]")).to_contain_text("TOML")
    expect(page.locator("dialog")).to_be_visible()


def places(page: Page) -> list[float]:
    box = page.locator(".board").bounding_box()
    assert box
    return [box[side] for side in ("x", "y", "width", "height")]


def side_of_a_square(page: Page) -> float:
    """How many pixels a square of the map has."""
    return float(page.evaluate("() => document.querySelector('.map').getScreenCTM().a"))


def test_the_board_stays_where_it_is_and_the_party_in_sight(server: Server, new_page: NewPage) -> None:
    page = new_page()
    game = at_the_moment(page, server, "open", lambda game: asks(game, "ask-explore") and game.decisions > 60, **TRIO)
    assert game.view(game.seats[0]).board
    _, _, width, height = before = places(page)
    assert width * height > 1440 * 900 / 2
    for _ in range(6):
        assert side_of_a_square(page) >= 31.9
        page.locator(".question .option[data-key=stay], .question .option").first.click()
        settled(page)
        assert places(page) == before
    page.locator(".question .more").click()
    expect(page.locator(".question.up")).to_be_visible()
    assert places(page) == before
    page.locator(".question .more").click()
    page.keyboard.press("Home")
    page.keyboard.press("z")
    page.wait_for_function("() => document.querySelector('.map').getScreenCTM().a > 31.9")
    page.keyboard.press("[")
    assert page.evaluate(OVER_THE_BOARD) == []


OVER_THE_BOARD = """() => {
    const board = document.querySelector('.board').getBoundingClientRect();
    return [...document.querySelectorAll('.zoom, .mini, .floors, .timeline, .question, .top')]
        .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < board.right && right > board.left && top < board.bottom && bottom > board.top;
        })
        .map((part) => part.className);
}"""
"""The controls that cover some of the board."""


def test_the_map_has_numbers_at_its_edge_a_small_map_and_a_legend(server: Server, new_page: NewPage) -> None:
    page = new_page()
    game = at_the_moment(page, server, "open", lambda game: asks(game, "ask-explore") and game.decisions > 60, **TRIO)
    hero = game.view(game.seats[0]).board.tokens[0].at  # type: ignore[union-attr]
    x, y = hero.split(",")
    for number in (x, y):
        expect(page.locator(".rim text").get_by_text(number, exact=True).first).to_be_attached()
    whole = page.locator(".map").get_attribute("viewBox")
    page.get_by_role("button", name="Plus près").click()
    expect(page.locator(".map")).not_to_have_attribute("viewBox", whole or "")
    window = page.locator(".map").get_attribute("viewBox")
    small = page.locator(".mini svg")
    expect(small.locator("circle")).not_to_have_count(0)
    small.click(position={"x": 5, "y": 5})
    expect(page.locator(".map")).not_to_have_attribute("viewBox", window or "")
    page.get_by_role("button", name="Légende").click()
    expect(page.locator(".legend")).to_contain_text("scalier")
    expect(page.locator(".legend li svg.map .feature, .legend li svg.map .door").first).to_be_attached()


def test_a_finger_hits_a_square(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    at_the_moment(page, server, "open", lambda game: asks(game, "ask-explore") and game.decisions > 60, **TRIO)
    assert side_of_a_square(page) >= 43.9


def test_on_a_phone_a_blow_comes_first_and_leaving_it_at_that_stays_in_sight(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    at_the_moment(page, server, "open", strikes_at_several, **TRIO)
    blow, end = page.locator('[data-key^="attack"]').first, page.locator(".ends .option")
    expect(blow).to_be_in_viewport(ratio=0.9)
    expect(end).to_be_in_viewport(ratio=1)
    above, below = blow.bounding_box(), end.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]


def test_a_victory_is_announced_over_the_board(server: Server, new_page: NewPage) -> None:
    page = new_page(motion="no-preference")
    game = souterrain.new("ahq", seed="soiree", setup=TRIO)
    hands = {seat: bots.make("ahq", "scripted", 1) for seat in game.seats}
    while True:
        before, mode = game, game.world.mode
        assert game.ask
        answer = bots.step(game, hands[game.ask.seat])
        game = souterrain.load(game.save())
        game.answer(answer)
        if mode == "combat" and game.world.mode == "exploration":
            break
    opened(page, server.link, before)
    page.evaluate("(answer) => document.querySelector(`.question [data-key='${answer}']`).click()", answer)
    expect(page.locator(".banner.find")).to_contain_text("Le combat est gagné")


def test_on_a_phone_the_first_question_has_the_room_that_there_is_no_map_for(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True)
    at_the_moment(page, server, "soiree", lambda game: asks(game, "ask-choose-hero"), players=1)
    expect(page.locator(".question.up")).to_be_visible()
    expect(page.locator(".question .option").nth(6)).to_be_in_viewport(ratio=1)


def test_beside_four_heroes_the_name_of_a_common_monster_is_whole(server: Server, new_page: NewPage) -> None:
    page = new_page()
    four: dict[str, object] = {"players": 1, "heroes": 4, "choice": ["heinrich", "sven", "torallion", "magnus"]}
    at_the_moment(page, server, "quatre", strikes_at_several, **four)
    head = page.locator(".in-sight .sheet h3", has_text="guerrier skaven").first
    expect(head).to_be_visible()
    assert head.evaluate("(head) => head.scrollWidth <= head.clientWidth && head.scrollHeight <= head.clientHeight")
