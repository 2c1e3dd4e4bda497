"""Somebody whose line is too slow: the table goes on without him, and he is back by himself when it is better."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

import pytest
from playwright.sync_api import Browser, expect

import souterrain
from souterrain import bots

from . import conftest
from .conftest import PATIENCE, TAUGHT, NewPage, Server
from .seat import begin, sit
from .test_trust import invited

SOON_FULL = """
import socket, sys
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Protocol
from souterrain.table import outbox
table = sys.modules["souterrain.table.serve"]
def listen(*place, listen=table.listen):
    listener = listen(*place)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener
def connection_made(self, transport, made=Protocol.connection_made):
    transport.set_write_buffer_limits(1024)
    made(self, transport)
outbox.MOST, table.listen, Protocol.connection_made = 64 * 1024, listen, connection_made
"""
"""A house with narrow pipes: what a long evening would fill is full within one game."""


def long_game() -> str:
    """The seed of a château for two bots that gives them much to tell."""
    for seed in map(str, range(200)):
        session = souterrain.new("chateau", seed=seed, setup={"players": 2})
        bots.play(session, {seat: bots.make("chateau", "scripted") for seat in session.seats})
        if session.decisions > 140:
            return seed
    raise AssertionError("all games are short")


class Line:
    """The way of a browser to a server. Unless it is `open` nothing comes back."""

    def __init__(self, origin: str) -> None:
        self._there = ("127.0.0.1", int(origin.rpartition(":")[2]))
        self._door = socket.create_server(("127.0.0.1", 0))
        self.origin = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.open = Event()
        self.open.set()
        self.tables = 0
        """How often somebody came to a table by it."""
        Thread(target=self._take, daemon=True).start()

    def close(self) -> None:
        self.open.set()
        self._door.close()

    def _take(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            far = socket.socket()
            far.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            far.connect(self._there)
            Thread(target=self._ask, args=(near, far), daemon=True).start()
            Thread(target=self._answer, args=(far, near), daemon=True).start()

    def _ask(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError):
            while data := near.recv(4096):
                self.tables += data.startswith(b"GET /ws")
                far.sendall(data)
            far.shutdown(socket.SHUT_WR)

    def _answer(self, far: socket.socket, near: socket.socket) -> None:
        with suppress(OSError):
            while self.open.wait() and (data := far.recv(4096)):
                self.open.wait()
                near.sendall(data)
            near.shutdown(socket.SHUT_WR)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(conftest, "_SERVE", SOON_FULL + conftest._SERVE)
    server = Server(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    line = Line(server.origin)
    yield line
    line.close()


def test_who_does_not_read_is_left_behind_and_comes_back(
    server: Server, line: Line, browser: Browser, new_page: NewPage
) -> None:
    owner = new_page()
    begin(owner, server.link, seed=long_game(), players=2)
    sit(owner)
    owner.get_by_role("button", name="Table").click()
    owner.get_by_role("button", name="Lien pour regarder").click()
    link = invited(owner).replace(server.origin, line.origin)
    owner.keyboard.press("Escape")
    context = browser.new_context(locale="fr-FR")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TAUGHT)
    television = context.new_page()
    television.goto(link)
    expect(television.locator(".map")).to_be_visible()

    line.open.clear()
    owner.get_by_role("button", name="Table").click()
    owner.locator("#pace").fill("0")
    for seat in range(2):
        owner.locator(".seat-list select").nth(seat).select_option("bot:scripted")
    owner.keyboard.press("Escape")
    expect(owner.locator(".outcome")).to_be_visible(timeout=60_000)
    assert television.locator(".outcome").count() == 0
    assert line.tables == 1

    line.open.set()
    expect(television.locator(".outcome")).to_be_visible(timeout=30_000)
    assert line.tables == 2, "it was left behind, and came back by itself"
    told = owner.locator(".lines").last.inner_text()
    expect(television.locator(".lines").last).to_have_text(told, use_inner_text=True)
    context.close()
