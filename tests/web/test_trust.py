"""An evening with friends who need not trust each other, nor the server: luck, consent, spectators, who is sent away,
and the check at the end."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import NewPage, Server
from .seat import OPTIONS, begin, is_asked, settled, sit


def invited(owner: Page) -> str:
    link = owner.locator("dialog .link input").input_value()
    owner.locator("dialog").last.locator("header button").click()
    return link


def test_an_evening_among_friends(server: Server, new_page: NewPage) -> None:
    owner, friend, television = new_page(), new_page(), new_page(locale="en-GB")
    begin(owner, server.link, seed="", players=2, seats={1: "link"})
    link = owner.locator("dialog .link input").input_value()
    owner.locator("dialog button.gold").click()
    expect(owner.locator(".map")).to_be_visible()
    friend.goto(link)
    expect(friend.locator(".map")).to_be_visible()
    for _ in range(6):
        mover = owner if is_asked(owner, friend) else friend
        mover.locator(OPTIONS).first.click()
        settled(mover)

    owner.get_by_role("button", name="Table").click()
    expect(owner.locator(".seats")).to_contain_text("d’un commun accord")
    owner.get_by_role("button", name="Lien pour regarder").click()
    television.goto(invited(owner))
    owner.keyboard.press("Escape")
    expect(television.locator(".map")).to_be_visible()
    expect(television.locator(OPTIONS)).to_have_count(0)
    expect(television.locator("header [title^='Undo']")).to_be_hidden()
    television.keyboard.press("[")
    expect(television.locator(".timeline")).to_be_visible()
    expect(television.locator(".timeline .gold")).to_be_hidden()
    television.keyboard.press("Escape")
    television.keyboard.press("u")
    expect(television.locator("#notices .bad")).to_have_count(0)

    mover, other = (owner, friend) if is_asked(owner, friend) else (friend, owner)
    mover.locator(OPTIONS).first.click()
    settled(mover)
    mover.keyboard.press("u")
    expect(other.locator(".plea")).to_contain_text("voudrait revenir en arrière")
    expect(mover.locator(".plea")).to_contain_text("il manque l’accord de")
    expect(television.locator(".plea")).to_contain_text("would like to go back")
    expect(television.locator(".plea button")).to_have_count(0)
    other.get_by_role("button", name="Non, on continue").click()
    expect(mover.locator("#notices")).to_contain_text("préfère continuer")
    notices, question = mover.locator("#notices").bounding_box(), mover.locator(".question").bounding_box()
    assert notices is not None
    assert question is not None
    assert notices["y"] + notices["height"] <= question["y"], "what is said covers nothing that is asked"
    for page in (owner, friend, television):
        expect(page.locator(".plea")).to_be_hidden()
    assert mover.locator(".lines").get_by_text("est reprise").count() == 0
    mover.keyboard.press("u")
    other.get_by_role("button", name="D’accord").click()
    expect(television.locator(".lines")).to_contain_text("is taken back")

    owner.get_by_role("button", name="Table").click()
    owner.locator("#pace").fill("0")
    for seat in (0, 1):
        owner.locator(".seat-list select").nth(seat).select_option("bot:scripted")
    owner.locator("dialog .danger").click()
    for page, said in ((owner, "Contrôlé par ce navigateur"), (television, "Checked by this browser")):
        expect(page.locator(".outcome .fair")).to_contain_text(said, timeout=60_000)
    expect(owner.locator(".outcome")).to_contain_text("Décisions reprises : 1.".replace(" :", "\u00a0:"))


def test_who_is_sent_away_is_told_and_stays_out(server: Server, new_page: NewPage) -> None:
    owner, friend = new_page(), new_page()
    begin(owner, server.link, seed="", players=2, seats={1: "link"})
    link = owner.locator("dialog .link input").input_value()
    owner.locator("dialog button.gold").click()
    friend.goto(link)
    expect(friend.locator(".map")).to_be_visible()
    owner.get_by_role("button", name="Table").click()
    owner.locator(".seat-list select").nth(1).select_option("screen")
    owner.locator("dialog .danger").click()
    expect(friend.locator(".map")).to_have_count(0)
    expect(friend.get_by_text("Ce lien n’est pas (ou plus) valable")).to_have_count(1)
    friend.goto(link)
    expect(friend.locator(".map")).to_have_count(0)
    owner.keyboard.press("Escape")
    sit(owner)
