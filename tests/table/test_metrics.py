"""The figures of a house: who may read them, what they say, and what is said where they cannot be written."""

from __future__ import annotations

import asyncio
import json
import sys

import httpx
import pytest
from bench.server import Server

from souterrain.cli.parser import build
from souterrain.core.ask import Ask
from souterrain.core.errors import SouterrainError
from souterrain.core.text import texts
from souterrain.table.app import application
from souterrain.table.client import Client
from souterrain.table.house import House, NewTable
from souterrain.table.meter import BOUNDS, Tally
from souterrain.table.room import Room
from souterrain.table.store import opened
from tests.table.guest import Guest


@pytest.fixture
def house(place: str) -> House:
    return House(opened(place))


async def asked(house: House, address: str = "127.0.0.1", watchers: tuple[str, ...] = ()) -> httpx.Response:
    """What somebody at an address is told."""
    transport = httpx.ASGITransport(application(house, watchers), client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.get("/metrics", headers={"Accept-Language": "en"})


async def sitting(house: House, **seats: str) -> tuple[Room, Client]:
    room = await house.room((await house.create(NewTable("chateau", seed="figures", seats=seats)))["table"])
    room.pace = 0
    client = Client(bool, lambda lang: texts(lang, "chateau"), "en")
    await room.join(client)
    return room, client


async def answer(room: Room, client: Client) -> None:
    ask = room.session.ask
    assert isinstance(ask, Ask)
    await room.give(client, room.session.decisions, ask.seat, ask.options[0].key)


async def test_it_counts_tables_clients_answers_and_refusals(house: House) -> None:
    room, client = await sitting(house)
    for _ in range(3):
        await answer(room, client)
    await room.give(client, 0, "p1", "a double click")
    house.meter.refused(SouterrainError("message-too-fast"))
    said = (await asked(house)).text.splitlines()
    assert "souterrain_tables 1.0" in said
    assert "souterrain_tables_awake 1.0" in said
    assert "souterrain_clients 1.0" in said
    assert 'souterrain_answer_seconds_count{by="person",game="chateau"} 3.0' in said
    assert 'souterrain_answer_seconds_bucket{by="person",game="chateau",le="+Inf"} 3.0' in said
    assert 'souterrain_refusals_total{kind="message-too-fast"} 1.0' in said


async def test_answers_of_bots_are_counted_apart(house: House) -> None:
    room, client = await sitting(house, p1="bot:scripted")
    async with asyncio.timeout(10):
        while room.session.decisions < 2:
            await asyncio.sleep(0.01)
    room.leave(client)
    await room.gone()
    said = (await asked(house)).text
    assert f'souterrain_answer_seconds_count{{by="bot",game="chateau"}} {room.session.decisions}.0' in said
    assert 'by="person"' not in said


def test_what_a_message_is_refused_is_counted(server: Server) -> None:
    made = server.request("POST", "/api/tables", {"game": "chateau", "setup": {"players": 1}})
    guest = Guest(server.base, made["table"], made["owner"])
    guest.say(nonsense=1)
    guest.until("error")
    with server.open("GET", "/metrics", token="") as page:
        assert 'souterrain_refusals_total{kind="message-not-json"} 1.0' in page.read().decode()


async def test_what_a_request_is_refused_is_counted(house: House) -> None:
    assert (await asked(house, "192.168.1.20")).status_code == 403
    assert 'souterrain_refusals_total{kind="metrics-elsewhere"} 1.0' in (await asked(house)).text


def test_an_answer_is_counted_with_those_that_took_as_long() -> None:
    tally = Tally()
    for took in (0.0005, BOUNDS[0], 0.002, 60.0):
        tally.add(took)
    assert (tally.within[0], tally.within[1], tally.within[-1]) == (2, 1, 1)
    assert tally.seconds == pytest.approx(60.0035)


@pytest.mark.parametrize(
    ("address", "watchers", "status"),
    [
        ("127.0.0.1", (), 200),
        ("::1", (), 200),
        ("::ffff:127.0.0.1", (), 200),
        ("192.168.1.20", (), 403),
        ("192.168.1.20", ("192.168.1.0/24",), 200),
        ("192.168.2.20", ("192.168.1.0/24",), 403),
        ("", (), 403),
    ],
)
async def test_figures_are_for_this_machine_and_for_those_named(
    house: House, address: str, watchers: tuple[str, ...], status: int
) -> None:
    assert (await asked(house, address, watchers)).status_code == status


async def test_without_the_extra_it_is_said_how_to_get_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "souterrain.table.metrics", raising=False)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    answered = await asked(house)
    assert answered.status_code == 404
    assert "souterrain[metrics]" in json.loads(answered.text)["error"]["text"]


def test_whom_the_command_lets_read_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert build("en").parse_args(["--metrics", "10.0.0.0/8", "--metrics", "::1"]).metrics == ["10.0.0.0/8", "::1/128"]
    with pytest.raises(SystemExit):
        build("en").parse_args(["--metrics", "everybody"])
    assert "192.168.1.0/24" in capsys.readouterr().err
