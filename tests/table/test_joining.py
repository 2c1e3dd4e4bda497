"""A player who sits down at a table where a campaign is under way, and one who gets up from it."""

from __future__ import annotations

from bench.server import Server

from souterrain.table.house import House, NewTable
from souterrain.table.store import opened
from tests.table.guest import Guest

SETUP = {"quest": "campaign", "players": 1, "heroes": 2, "choice": ["heinrich", "sven"]}


def answer(guest: Guest, key: str) -> None:
    ask = guest.view["ask"]
    guest.say(answer=key, n=guest.n, seat=ask["seat"])
    guest.shown()


def test_a_friend_joins_a_campaign_plays_along_and_leaves(server: Server) -> None:
    made = server.request("POST", "/api/tables", {"game": "ahq", "setup": SETUP, "seed": "table"})
    owner = Guest(server.base, made["table"], made["owner"])
    owner.shown()
    assert [seat["id"] for seat in owner.welcome["seats"]] == ["p1"]
    answer(owner, "sit-down:p2")
    assert [(seat["id"], seat["by"]) for seat in owner.welcome["seats"]] == [("p1", "screen"), ("p2", "screen")]
    owner.say(holder={"seat": "p2", "by": "link"})
    link = owner.until("link")["link"]
    friend = Guest(server.base, made["table"], link["token"])
    friend.shown()
    answer(friend, "take-over:sven")
    owner.shown()
    assert owner.view["ask"]["options"], "the owner speaks for the company again"
    answer(owner, "get-up:p2")
    friend.shown()
    assert [seat["id"] for seat in friend.welcome["seats"]] == ["p1"]
    assert friend.view["ask"] is None
    owner.say(undo=owner.n)
    owner.until("welcome")
    assert [seat["by"] for seat in owner.welcome["seats"]] == ["screen", "link"], "the chair is there again, as it was"
    owner.close()
    friend.close()
    again = Guest(server.base, made["table"], made["owner"])
    again.shown()
    assert [seat["id"] for seat in again.welcome["seats"]] == ["p1", "p2"]


async def test_a_bot_that_a_bot_takes_in_is_one_still_when_the_table_is_opened_again(place: str) -> None:
    house = House(opened(place))
    made = await house.create(NewTable("ahq", SETUP, {"p1": "bot:scripted"}, "bots"))
    room = await house.room(made["table"])
    room.answer("sit-down:p2")
    await room.kept()
    house.close()
    again = await House(opened(place)).room(made["table"])
    assert again.holders == {"p1": "bot:scripted", "p2": "bot:scripted"}


async def test_who_left_by_link_comes_back_by_it_also_when_the_table_was_opened_again(place: str) -> None:
    house = House(opened(place))
    made = await house.create(NewTable("ahq", SETUP, {}, "bots"))
    room = await house.room(made["table"])
    room.answer("sit-down:p2")
    room.hand("p2", "link")
    room.answer("take-over:sven")
    room.answer("get-up:p2")
    await room.kept()
    house.close()
    again = await House(opened(place)).room(made["table"])
    assert again.holders == {"p1": "screen"}
    again.answer("nobody")
    again.answer("sit-down:p2")
    assert again.holders == {"p1": "screen", "p2": "link"}
