"""What is asked of a table beside the conversation: reasons, advice, journals and files."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from bench.attack.words import status_of
from starlette.types import ASGIApp

import souterrain
from souterrain import bots
from souterrain.bots.advice import advice
from souterrain.core.ask import Ask
from souterrain.core.chance import Stream
from souterrain.core.seat import Explains
from souterrain.core.session import Session
from souterrain.games import SLUGS
from souterrain.kit.secrets import moments
from souterrain.table.app import application
from souterrain.table.guard import guarded
from souterrain.table.house import House, NewTable
from souterrain.table.limits import BESIDE, MESSAGES, STRANGERS
from souterrain.table.store import opened


class Desk:
    """A house with a table, asked by requests."""

    def __init__(self, house: House, app: ASGIApp, table: str, owner: str) -> None:
        self.house, self.app, self.table, self.owner = house, app, table, owner

    async def ask(self, what: str, token: str | None = None, method: str = "GET", body: bytes = b"") -> int:
        return await status_of(self.app, method, what.replace("TABLE", self.table), token or self.owner, body)


@pytest.fixture
async def desk(place: str) -> AsyncIterator[Desk]:
    house = House(opened(place))
    made = await house.create(NewTable("chateau", {"players": 1}))
    yield Desk(house, guarded(application(house)), made["table"], made["owner"])
    house.close()


@pytest.mark.parametrize("number", ["9" * 13, "9" * 5000, "-1", "x", "1e3", "²", "%20"])
@pytest.mark.parametrize("token", ["", "of nobody"])
async def test_a_number_that_is_none_is_no_page(desk: Desk, number: str, token: str) -> None:
    """Not even the number is read before it is known to be one: five thousand digits are more than Python reads."""
    assert await desk.ask(f"/api/tables/TABLE/why/{number}", token) in (403, 404)
    assert await desk.ask("/api/tables/TABLE/why/0") == 200


@pytest.mark.parametrize("what", ["why/0", "advice", "journal", "save"])
async def test_what_costs_the_table_something_is_not_asked_for_without_end(desk: Desk, what: str) -> None:
    found = [await desk.ask(f"/api/tables/TABLE/{what}") for _ in range(int(BESIDE.at_once) + 5)]
    assert found[-5:] == [429] * 5
    assert 429 not in found[:60]


async def test_codes_are_not_asked_for_without_end(desk: Desk) -> None:
    for _ in range(int(MESSAGES.at_once)):
        desk.house.limits.spend(MESSAGES, (desk.table, ""))
    assert await desk.ask("/api/code", method="POST", body=b'{"text": "x"}') == 429


@pytest.mark.parametrize("what", ["/api/reach", "/api/tables/TABLE/advice", "/api/tables/TABLE/save", "/api/tables"])
async def test_who_tries_tokens_has_soon_tried_enough(desk: Desk, what: str) -> None:
    """And whatever he tries, nothing is remembered of it that would push out what others have left."""
    found = [await desk.ask(what, f"guess {n}") for n in range(int(STRANGERS.at_once) + 20)]
    assert found[0] == 403
    assert found[-5:] == [429] * 5
    assert len(desk.house.limits._left) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_advice_is_the_same_in_every_world_that_the_seat_cannot_tell_from_this_one(slug: str) -> None:
    compared = 0
    for seed, session in moments(souterrain.games()[slug], 17):
        if not isinstance(session.ask, Ask):
            continue
        dream = session.imagined(session.ask.seat, Stream(f"{seed} {session.decisions}"))
        if dream is not None:
            assert said(dream) == said(session), f"{session.ask.seat}, decision {session.decisions}"
            compared += 1
    assert compared > 10


def said(session: Session) -> tuple[object, ...]:
    """What is advised now, and why, by the bot whom tables ask."""
    return advice(session.game.slug, session.chair(), 5)


def test_somebody_gives_a_reason() -> None:
    """Or the comparison of reasons would be of nothing."""
    assert any(isinstance(bots.make(slug, bots.bots(slug)[0], 1), Explains) for slug in SLUGS)
