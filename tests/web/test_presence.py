"""Several at a table: who is here and whose turn it is, what another is asked, links that work from elsewhere, and a
player who looks elsewhere is called."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Server
from .seat import OPTIONS, begin, is_asked, settled, sit

pytestmark = pytest.mark.browser

ELSEWHERE = """
Object.defineProperty(document, "hidden", { get: () => !!window.elsewhere });
window.requestAnimationFrame = (act) => window.elsewhere ? 0 : setTimeout(act, 16);
window.cards = [];
window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (Notification.permission = "granted"); }
    constructor(title, { body }) { window.cards.push([title, body]); }
};
"""
"""A page of which a test may say that nobody looks at it: no frame is drawn then, as in a tab behind others."""


def friends(server: Server, new_page: NewPage, script: str = "") -> tuple[Page, Page, str]:
    """The owner and a friend at a château of two, and the friend's link."""
    owner, friend = new_page(), new_page()
    friend.add_init_script(script)
    begin(owner, server.link, players=2, seats={1: "link"})
    link = owner.locator("dialog .link input").input_value()
    owner.locator("dialog button.gold").click()
    sit(owner)
    return owner, friend, link


def question_of(page: Page) -> str:
    return str(page.locator(".asked").evaluate("(said) => said.firstChild.textContent"))


def until_asked(page: Page, other: Page) -> None:
    """The other plays on until it is this page that is asked."""
    while is_asked(other, page):
        other.locator(OPTIONS).first.click()
        settled(other)


def test_who_is_here_whose_turn_it_is_and_what_a_friend_is_asked(server: Server, new_page: NewPage) -> None:
    owner, friend, link = friends(server, new_page)
    seats = owner.locator(".presence li")
    expect(seats.nth(1)).to_have_class("absent")
    friend.goto(link)
    expect(friend.locator(".map")).to_be_visible()
    expect(seats.nth(1)).to_have_class("here")
    asked, other = (owner, friend) if is_asked(owner, friend) else (friend, owner)
    expect(other.locator(".presence .turn")).not_to_have_class("mine turn")
    expect(other.locator(".thinking")).to_contain_text("réfléchit")
    question = question_of(asked)
    expect(other.locator(".overheard")).to_have_text(question)
    expect(other.locator(".answers .role")).to_contain_text("Votre place")
    assert other.locator(OPTIONS).count() == 0


def test_who_is_awaited_and_not_here_is_missed(server: Server, new_page: NewPage) -> None:
    owner, friend, link = friends(server, new_page)
    friend.goto(link)
    expect(friend.locator(".map")).to_be_visible()
    until_asked(friend, owner)
    friend.goto("about:blank")
    expect(owner.locator(".thinking")).to_contain_text("n’est pas là")


def test_a_player_who_looks_elsewhere_is_called_by_title_and_notification(server: Server, new_page: NewPage) -> None:
    owner, friend, link = friends(server, new_page, ELSEWHERE)
    friend.goto(link)
    expect(friend.locator(".map")).to_be_visible()
    friend.get_by_role("button", name="Table").click()
    friend.get_by_label("Me prévenir quand c’est à moi").check()
    friend.keyboard.press("Escape")
    until_asked(owner, friend)
    friend.evaluate("window.elsewhere = true")
    until_asked(friend, owner)
    friend.wait_for_function("document.title.startsWith('● À vous')")
    question = question_of(friend)
    assert friend.evaluate("window.cards") == [["À vous · Le château des Sortilèges", question]]


def test_links_say_when_they_lead_nowhere_else(server: Server, new_page: NewPage) -> None:
    owner = new_page()
    begin(owner, server.link, players=2, seats={1: "link"})
    expect(owner.locator("dialog .bad")).to_contain_text("ne mènent qu’à cet ordinateur")
    assert owner.locator("dialog .dots svg").count() == 0


def test_links_carry_an_address_that_friends_reach_with_a_code_for_their_phones(
    server: Server, new_page: NewPage
) -> None:
    owner = new_page()
    there = ["http://192.168.1.20:8642", "http://table.local:8642"]
    owner.route("**/api/reach*", lambda route: route.fulfill(body=json.dumps({"addresses": there})))
    begin(owner, server.link, players=2, seats={1: "link"})
    field = owner.locator("dialog .link input")
    expect(owner.get_by_role("img", name="Code à lire")).to_be_visible()
    assert field.input_value().startswith(there[0])
    owner.locator("dialog .field select").last.select_option(there[1])
    assert owner.locator("dialog .link input").input_value().startswith(there[1])
    assert owner.locator("dialog .bad").count() == 0
