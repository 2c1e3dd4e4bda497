"""The table in a real browser against the real server."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import NewPage, Server, Watch
from .seat import OPTIONS, asked, begin, choose, is_asked, lines, mustered, settled, sit

pytestmark = pytest.mark.browser


def test_first_load_is_small_and_local(server: Server, new_page: NewPage, watch: Watch) -> None:
    page = new_page()
    page.goto(server.link)
    expect(page.locator(".book-cover").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sum(watch.bytes.values()) < 150_000, watch.bytes


def test_a_friends_first_load_is_small_too(server: Server, new_page: NewPage, watch: Watch) -> None:
    owner = new_page()
    begin(owner, server.link, players=2, seats={1: "link"})
    link = owner.locator("dialog .link input").input_value()
    watch.bytes.clear()
    friend = new_page()
    friend.goto(link)
    expect(friend.locator(".engraving")).to_be_attached()
    friend.wait_for_load_state("networkidle")
    assert sum(watch.bytes.values()) < 150_000, watch.bytes


TOLD = """() => [...document.querySelectorAll('.lines .line .sentence')].map((each) => each.textContent.trim())"""


def test_a_whole_game_by_clicks(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link, seed="une soirée")
    sit(page)
    rng = random.Random(4)
    for _ in range(1500):
        if page.locator(".ended").count():
            break
        choose(page, rng)
    expect(page.locator(".outcome")).to_be_visible()
    expect(page.locator(".outcome .scores").first).to_be_visible()
    expect(page.locator(".outcome .seed")).to_contain_text("Graine des dés")

    expect(page.locator(".outcome")).to_contain_text("La chance aux dés")
    expect(page.locator(".turning li").first).to_be_visible()
    page.get_by_role("button", name="La chronique").click()
    told, kept_lines = page.evaluate(TOLD), page.locator(".chronicle").inner_text()
    page.get_by_role("button", name="Tout le récit").click()
    written = page.locator(".chronicle").inner_text()
    assert [line for line in told if line not in written] == []
    assert 0 < len(kept_lines) < len(written), "at first it is read without what came to nothing"
    assert page.locator(".chronicle p").count() < len(told), "it is read in paragraphs"
    with page.expect_download() as kept:
        page.get_by_role("button", name="Garder en texte").click()
    assert "Tour 1." in Path(kept.value.path()).read_text("utf-8")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Revoir la partie").first.click()
    expect(page.locator(".timeline")).to_be_visible()
    expect(page.locator(".end-page")).to_be_hidden()
    expect(page.locator(".timeline output")).to_contain_text("décision 1 ")
    expect(page.locator(".option.given")).to_have_count(1)
    page.locator(".timeline button").first.click()
    expect(page.locator(".timeline output")).to_contain_text("décision 0")
    expect(page.locator(".question.looking")).to_be_visible()
    expect(page.locator(".end-page")).to_be_hidden()
    assert page.locator(".timeline select option").count() > 1, "there are chapters to go to"
    page.keyboard.press("Escape")
    address = page.url
    page.get_by_role("button", name="Rejouer").click()
    page.wait_for_url(lambda url: url != address)
    expect(page.locator(".asked")).to_contain_text("arme")

    page.locator(".brand").click()
    expect(page.get_by_role("heading", name="Parties finies")).to_be_visible()


def test_undo_takes_back_the_last_decision(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    first, before = asked(page), lines(page)
    page.locator(OPTIONS).first.click()
    expect(page.locator(".asked")).not_to_have_text(first)
    assert lines(page) > before
    page.get_by_role("button", name="Défaire").click()
    expect(page.locator(".asked")).to_have_text(first)
    expect(page.locator(".lines .line")).to_have_count(before + 1)
    expect(page.locator(".lines .line").last).to_contain_text("Une décision est reprise")


def test_why_opens_the_rule_of_a_line_and_of_a_question(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    page.locator(OPTIONS).first.click()
    page.locator(".line .why").first.click()
    expect(page.locator("dialog .rule")).to_have_attribute("data-rule", re.compile(r"^chateau\."))
    expect(page.locator("dialog .rule")).not_to_contain_text("chateau.")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".asked .why").click()
    expect(page.locator("dialog .rule .words")).not_to_be_empty()


def test_advice_marks_what_a_bot_would_choose_and_chooses_nothing(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    before = page.locator(OPTIONS).all_inner_texts()
    page.keyboard.press("h")
    expect(page.locator(".option.given")).to_have_count(1)
    expect(page.locator(".advice")).to_contain_text("Un robot, à votre place")
    assert page.locator(OPTIONS).all_inner_texts() == before
    page.locator(".option.given").click()
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator(".advise")).to_be_visible()
    expect(page.locator(".option.given")).to_have_count(0)


def test_rules_are_searched_without_minding_accents(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    page.get_by_role("button", name="Règles").click()
    expect(page.locator(".book .rule").first).to_be_visible()
    everything = page.locator(".book .rule").count()
    page.locator("dialog input[type=search]").fill("petrifie")
    expect(page.locator("dialog [role=status]")).to_contain_text(f"sur {everything}")
    assert 0 < page.locator(".book .rule").count() < everything
    assert "pétrifi" in page.locator(".book").inner_text().lower()
    page.locator("dialog input[type=search]").fill("xyzzy")
    expect(page.locator(".book .rule")).to_have_count(0)


def test_language_switches_without_a_reload(server: Server, new_page: NewPage, watch: Watch) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    assert re.search("arme", asked(page))
    loads = sum("main.js" in url for url in watch.bytes)
    page.locator(".lang").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.locator(".asked")).to_contain_text("weapon")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert sum("main.js" in url for url in watch.bytes) == loads
    page.locator(OPTIONS).first.click()
    expect(page.locator(".lines .line").first).to_contain_text("sets out with a")


def test_what_if_opens_another_table_and_leaves_this_one(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    first = asked(page)
    for _ in range(3):
        page.locator(OPTIONS).first.click()
        settled(page)
    address = page.url
    page.get_by_role("button", name="Et si… ?").click()
    page.locator(".timeline button").first.click()
    expect(page.locator(".asked")).to_have_text(first)
    page.locator(".timeline button.gold").click()
    page.wait_for_url(lambda url: url != address)
    expect(page.locator(".asked")).to_have_text(first)
    expect(page.locator(OPTIONS).first).to_be_visible()


def test_options_on_the_board_are_answers(server: Server, new_page: NewPage) -> None:
    page = new_page()
    mustered(page, server.link)
    expect(page.locator(".point.offer").first).to_be_visible()
    goal = page.locator(".point.offer").first
    name = goal.locator("title").text_content() or ""
    question = asked(page)
    goal.click()
    expect(page.locator(".asked")).not_to_have_text(question)
    expect(page.locator(".pane-story")).to_contain_text(name.split()[-1])


def test_a_double_click_answers_once(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    page.locator(OPTIONS).first.dblclick()
    settled(page)
    page.get_by_role("button", name="Et si… ?").click()
    expect(page.locator(".timeline output")).to_contain_text("(1)")


def test_two_browsers_stay_in_step(server: Server, new_page: NewPage) -> None:
    owner, friend = new_page(), new_page(locale="en-GB")
    begin(owner, server.link, players=2, seats={1: "link"})
    link = owner.locator("dialog .link input").input_value()
    owner.locator("dialog button.gold").click()
    friend.goto(link)
    expect(owner.locator(".map")).to_be_visible()
    expect(friend.locator(".map")).to_be_visible()
    assert "#" not in friend.url, "the token leaves the address"
    for _ in range(10):
        mover, watcher = (owner, friend) if is_asked(owner, friend) else (friend, owner)
        expect(watcher.locator(".thinking")).to_be_visible()
        mover.locator(OPTIONS).first.click()
        settled(mover)
    assert lines(owner) > 2
    expect(friend.locator(".lines .line")).to_have_count(lines(owner))


def test_a_seat_goes_to_a_bot_and_comes_back(server: Server, new_page: NewPage) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    page.get_by_role("button", name="Table").click()
    page.locator("#pace").fill("0")
    page.locator(".seat-list select").select_option("bot:scripted")
    expect(page.locator(".lines .line").nth(8)).to_be_attached()
    page.locator(".seat-list select").select_option("screen")
    page.keyboard.press("Escape")
    sit(page)


def test_a_lost_connection_comes_back_by_itself(server: Server, new_page: NewPage, watch: Watch) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    page.locator(OPTIONS).first.click()
    settled(page)
    question, story = asked(page), lines(page)
    watch.expected = ("WebSocket", "ERR_CONNECTION")
    server.kill()
    expect(page.locator(".line-lost")).to_be_visible()
    server.start()
    expect(page.locator(".line-lost")).to_be_hidden(timeout=20_000)
    expect(page.locator(".asked")).to_have_text(question)
    expect(page.locator(".lines .line")).to_have_count(story)
    page.locator(OPTIONS).first.click()
    expect(page.locator(".asked")).not_to_have_text(question)


def test_a_wrong_link_is_told_kindly(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.origin}/table/nowhere#seat=wrong")
    expect(page.locator(".dead-end")).to_be_visible()
    page.goto(server.origin)
    expect(page.locator(".trouble")).to_contain_text("clé")
    expect(page.locator(".book-cover").first).to_be_disabled()


def test_games_are_kept_deleted_saved_and_loaded(server: Server, new_page: NewPage, watch: Watch) -> None:
    page = new_page()
    begin(page, server.link)
    sit(page)
    page.locator(OPTIONS).first.click()
    settled(page)
    question = asked(page)
    page.get_by_role("button", name="Table").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Enregistrer dans un fichier").click()
    file = saving.value.path()
    page.keyboard.press("Escape")

    page.locator(".brand").click()
    expect(page.locator(".continue")).to_be_visible()
    kept = page.locator(".kept li").count()
    page.locator(".kept li button.quiet").first.click()
    page.locator("dialog button.danger").click()
    expect(page.locator(".kept li")).to_have_count(kept - 1)

    page.locator("#load").set_input_files(file)
    sit(page)
    expect(page.locator(".asked")).to_have_text(question)

    watch.expected = ("400",)
    page.locator(".brand").click()
    page.locator("#load").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b"not a game"})
    expect(page.locator(".notice.bad")).to_contain_text("Souterrain")


def test_real_dice_are_typed_in(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.link)
    page.locator(".book-cover.chateau").click()
    expect(page.locator(".seat-choice select")).to_have_count(1)
    page.locator(".new-game details").last.locator("summary").click()
    page.locator(".new-game select:has(option[value=typed])").select_option("typed")
    page.locator(".new-game button[type=submit]").click()
    sit(page)
    page.locator(OPTIONS).first.click()
    expect(page.locator(".asked")).to_contain_text("Lancez un d6")
    expect(page.locator(OPTIONS)).to_have_count(6)
    page.keyboard.press("5")
    for _ in range(6):
        if page.locator(".dice.d6").count():
            break
        settled(page)
        page.keyboard.press("5")
        page.wait_for_timeout(100)
    expect(page.locator(".lines .dice.d6").first).to_have_attribute("aria-label", re.compile("d6, 5"))


def test_pieces_walk_unless_motion_is_reduced(server: Server, new_page: NewPage) -> None:
    page = new_page()
    mustered(page, server.link)
    page.evaluate(
        """() => {
            window.walks = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
                if (this.classList.contains('piece')) window.walks++;
                return animate.apply(this, how);
            };
        }"""
    )
    page.locator(".point.offer").first.click()
    settled(page)
    assert page.evaluate("() => window.walks") == 0
    page.emulate_media(reduced_motion="no-preference")
    page.locator(".point.offer").first.click()
    settled(page)
    assert page.evaluate("() => window.walks") > 0


def test_a_game_costs_a_browser_less_than_a_megabyte(server: Server, new_page: NewPage) -> None:
    page = new_page()
    received: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))))
    begin(page, server.link, seed="léger", seats={0: "bot:scripted"})
    expect(page.locator(".map")).to_be_visible()
    page.get_by_role("button", name="Table").click()
    page.locator("#pace").fill("0")
    expect(page.locator(".outcome")).to_be_attached(timeout=60_000)
    assert sum(map(len, received)) < 1_000_000
    seen = {news["n"] for news in map(json.loads, received) if "change" in news or "view" in news}
    assert seen == set(range(max(seen) + 1)), "the game was watched, not skipped"
    assert len(seen) > 30
