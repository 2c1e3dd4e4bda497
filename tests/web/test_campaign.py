"""A campaign of two persons: two expeditions with a town between, and a game master's chair that rotates."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

import souterrain
from souterrain.core.ask import Ask, Option
from souterrain.core.session import Session
from souterrain.crawl.master import GM
from souterrain.crawl.squares import square

from .conftest import NewPage, Server
from .seat import is_asked, opened, settled, sit

pytestmark = pytest.mark.browser

SETUP = {"players": 1, "heroes": 1, "master": "seat", "quest": "campaign"}
CURIOUS = 3
"""Turns that they look about below before they make for home."""


class Step(NamedTuple):
    """A decision: who takes it, which expedition it belongs to, whether it is taken in the dungeon."""

    seat: str
    expedition: int
    below: bool
    key: str


def rehearsal(seed: str) -> list[Step]:
    """Two short expeditions, as two people who are in a hurry would play them."""
    game = souterrain.new("ahq", seed=seed, setup=SETUP)
    steps: list[Step] = []
    while isinstance(game.ask, Ask) and len(steps) < 120:
        campaign = game.world.campaign
        gone, below = len(campaign.chronicle), campaign.stage == "expedition"
        if gone == 2 and not below:
            return steps
        key = choice(game, game.ask)
        steps.append(Step(game.ask.seat, gone, below, key))
        game.answer(key)
    return []


def choice(game: Session, ask: Ask) -> str:
    """They go north, open what they come to, then go home; nobody stays longer in town than he must."""
    world, offered = game.world, {option.verb: option for option in reversed(ask.options)}
    if ask.text.id in ("ask-explore", "ask-after-move"):
        curious = world.turn - world.campaign.chronicle[-1].turn <= CURIOUS
        ways = [option for option in ask.options if option.verb == "go"]
        if curious and ways and world.active == world.leader:
            return min(ways, key=north).key
        wanted = _CURIOUS if curious else _WEARY
    else:
        wanted = _ELSEWHERE
    return next((offered[verb].key for verb in wanted if verb in offered), ask.options[0].key)


_CURIOUS: tuple[str, ...] = ("open", "done", "stay")
_WEARY: tuple[str, ...] = ("leave", "all-home", "home", "done", "stay")
_ELSEWHERE: tuple[str, ...] = ("attack", "quest", "done", "no")


def north(option: Option) -> int:
    return square(option.at)[1]


def both_are_busy(steps: list[Step]) -> bool:
    """Whether heroes and game master have something to decide on each expedition."""
    busy = {(step.seat == GM, step.expedition) for step in steps if step.below}
    return busy == {(True, 1), (False, 1), (True, 2), (False, 2)}


def found_a_company(page: Page, link: str, seed: str) -> str:
    """From the lobby to a campaign for one player and a game master, who gets a link."""
    page.goto(link)
    page.locator(".book-cover.ahq").click()
    form = page.locator(".new-game")
    for value in ("seat", "campaign"):
        form.locator(f".tile input[value={value}]").check(force=True)
    form.locator("label", has_text="Héros qui descendent").locator("select").select_option("1")
    form.locator(".seat-choice select").nth(1).select_option("link")
    form.locator("details").last.locator("summary").click()
    form.locator("details").last.locator("input[type=text]").fill(seed)
    form.locator("button[type=submit]").click()
    return shown_link(page)


def shown_link(page: Page) -> str:
    link = page.locator("dialog .link input").input_value()
    page.locator("dialog button.gold").click()
    return link


def take(page: Page, key: str) -> None:
    """Choose an option by its button, unfolded if need be; what cannot be taken back is asked once more."""
    option = page.locator(f'.question [data-key="{key}"]')
    if not option.count():
        page.locator(".question .more").click()
    if not option.is_visible():
        page.locator(f'.question details:has([data-key="{key}"]) > summary').click()
    option.click()
    sure = page.locator(".sure .danger")
    if sure.count():
        sure.click()
    settled(page)


def change_chairs(owner: Page, friend: Page) -> None:
    """In town the owner takes the game master's chair, and gives his own to the friend."""
    owner.get_by_role("button", name="Table").click()
    seats = owner.locator(".seat-list select")
    seats.nth(1).select_option("screen")
    owner.locator("dialog .danger").click()
    seats.nth(0).select_option("link")
    link = owner.locator("dialog .link input").input_value()
    for _ in range(owner.locator("dialog").count()):
        owner.keyboard.press("Escape")
    friend.goto(link)
    sit(friend)


def test_two_people_play_two_expeditions_and_change_chairs_in_town(server: Server, new_page: NewPage) -> None:
    seed, steps = next((seed, steps) for n in range(200) if both_are_busy(steps := rehearsal(seed := f"relais {n}")))
    owner, friend = new_page(), new_page()
    friend.goto(found_a_company(owner, server.link, seed))
    expect(friend.locator(".map")).to_be_visible()
    hero, master = owner, friend
    for step in steps:
        if step.expedition == 1 and not step.below and hero is owner:
            expect(owner.locator(".map .point").first).to_be_visible()
            change_chairs(owner, friend)
            hero, master = friend, owner
        page, other = (master, hero) if step.seat == GM else (hero, master)
        assert is_asked(page, other)
        take(page, step.key)
    for page in (owner, friend):
        expect(page.locator(".map .point").first).to_be_visible()
        expect(page.locator("ol.lines")).to_contain_text("expédition")


def test_a_friend_joins_a_company_that_has_been_founded(server: Server, new_page: NewPage) -> None:
    setup = {**SETUP, "master": "solo", "choice": ["sven"]}
    owner, friend = new_page(), new_page()
    opened(owner, server.link, souterrain.new("ahq", seed="relais", setup=setup))
    take(owner, "sit-down:p2")
    expect(owner.locator(".question")).to_contain_text("Joueur 2")
    owner.get_by_role("button", name="Table").click()
    owner.locator(".seat-list select").nth(1).select_option("link")
    link = owner.locator("dialog .link input").input_value()
    for _ in range(owner.locator("dialog").count()):
        owner.keyboard.press("Escape")
    friend.goto(link)
    sit(friend)
    take(friend, "who:rogar")
    expect(owner.locator("ol.lines")).to_contain_text("Rogar rejoint la compagnie (Joueur 2).")
    expect(owner.locator('.question [data-key="quest:mill"]')).to_be_visible()
