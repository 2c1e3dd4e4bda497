"""Messages and requests that make no sense, or almost: to a house in this process, as fast as it takes them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import MutableMapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from starlette.types import ASGIApp

from souterrain.table.app import application
from souterrain.table.guard import guarded
from souterrain.table.house import House, NewTable
from souterrain.table.limits import Limits
from souterrain.table.socket import Conversation
from souterrain.table.store import opened

from . import bounds
from .spoil import bitten, spoilt

_TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("chateau", {"players": 2}),
    ("seul", {}),
    ("catacombs", {}),
    ("ahq", {"heroes": 4, "master": "seat"}),
    ("regne", {}),
)
_SITTING = 200
"""After how many messages a table begins anew."""
_EVENING = 9_000
"""After how many messages and requests a house does."""


class Ears(logging.Handler):
    """Hears what the house would write into its log: nothing that comes from outside may get so far."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard = Counter[str]()

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.heard[f"uncaught: {record.getMessage()}: {error!r}"[:160]] += 1


def evenings(folder: Path, count: int, seed: int) -> Counter[str]:
    """So many messages and requests, a house an evening; one that takes long ends the evening and is told."""

    def evening(n: int) -> Counter[str]:
        (home := folder / f"evening {n}").mkdir()
        return asyncio.run(attack(home, min(_EVENING, count - n * _EVENING), seed + 1000 * n))

    return bounds.each(-(-count // _EVENING), evening)


async def attack(folder: Path, count: int, seed: int) -> Counter[str]:
    """What became of so many messages and requests, one in nine a request."""
    luck, fates, ears = Random(seed), Counter[str](), Ears()
    house = House(opened(folder / "attacked.sqlite"))
    seconds = iter(range(1 << 40))
    house.limits = Limits(lambda: float(next(seconds)))  # nobody is told to come back later
    logging.getLogger().addHandler(ears)
    try:
        key = await house.new_key()
        while fates["messages"] + fates["requests"] < count:
            slug, setup = luck.choice(_TABLES)
            made = await house.create(NewTable(slug, dict(setup), seed=str(luck.random())))
            fates += await Babbler(house, made, luck).sit()
            fates += await requests(house, made, key, luck)
            await house.forget(made["table"])
    finally:
        logging.getLogger().removeHandler(ears)
        house.close()
    return fates + ears.heard


class Babbler:
    """Sits at a table and talks: some sense, so that the game goes on, and much that is none."""

    def __init__(self, house: House, made: dict[str, Any], luck: Random) -> None:
        self._luck = luck
        self._hello = {"hello": {"table": made["table"], "token": made["owner"], "lang": luck.choice(("fr", "en"))}}
        self._talk = Conversation(house, self, "127.0.0.1")
        self.fates = Counter[str]()

    def post(self, text: str) -> None:
        if text.startswith('{"error"'):
            self.fates["refused"] += 1

    def end(self) -> None:
        """Nobody closes a line that is none."""

    async def sit(self) -> Counter[str]:
        """Say so many things; whoever is shown the door comes back."""
        self.left = _SITTING
        while self.left > 0:
            self._greeted = False
            await self._talk.go_on(self._next)
            self._talk.leave()
        await self._talk.left()
        return self.fates

    async def _next(self) -> bytes | None:
        if not self._greeted:
            self._greeted = True
            return msgspec.json.encode(self._hello)
        if not self.left:
            return None
        self.left -= 1
        bounds.begin()
        self.fates["messages"] += 1
        sense = msgspec.json.encode(self._answer())
        if self._luck.random() < 0.4:
            return sense
        if self._luck.random() < 0.2:
            return bitten(sense, self._luck)
        return msgspec.json.encode(spoilt(self._anything(), self._luck))

    def _answer(self) -> dict[str, Any]:
        """An answer that the rules allow, to whoever is asked."""
        session = self._talk.room.session if self._talk.room else None
        ask = session.ask if session else None
        if session is None or ask is None:
            return {"look": None}
        options = getattr(ask, "options", ())
        value = self._luck.choice(options).key if options else getattr(ask, "low", "Ada")
        return {"answer": value, "n": session.decisions, "seat": ask.seat}

    def _anything(self) -> dict[str, Any]:
        """Something that could have been meant."""
        n = self._luck.randrange(-1, 30)
        return self._luck.choice(
            (
                self._answer(),
                {"answer": {"disc": "a", "angle": 0.5, "speed": 1.0}, "n": n, "seat": "p1"},
                {"undo": n},
                {"decline": n},
                {"look": n},
                {"lang": "en"},
                {"pace": 0},
                {"holder": {"seat": "p1", "by": "bot:scripted"}},
                {"holder": {"seat": "gm", "by": "screen"}},
                {"fork": n, "seats": {"p1": "screen"}},
                {"invite": "p1"},
                {"luck": {"share": "00" * 16, "next": "00" * 32}},
                self._hello,
            )
        )


async def requests(house: House, made: dict[str, Any], key: str, luck: Random) -> Counter[str]:
    """Ask for everything that the house gives out, by addresses and with bodies that are not quite right."""
    app, fates = guarded(application(house)), Counter[str]()
    table = made["table"]
    wanted = {
        "game": "chateau",
        "setup": {"players": 2, "names": {"p1": "Ada"}},
        "seats": {"p1": "screen"},
        "seed": "x",
        "dice": "program",
    }
    asked: tuple[tuple[str, str, Any], ...] = (
        ("POST", "/api/tables", wanted),
        ("POST", "/api/seats", {**wanted, "game": luck.choice(_TABLES)[0]}),
        ("POST", "/api/code", {"text": "http://127.0.0.1/"}),
        ("POST", "/api/tables/load", wanted),
        ("POST", f"/api/tables/{table}/open", None),
        ("POST", f"/api/tables/{table}/again", None),
        ("GET", f"/api/tables/{table}/save", None),
        ("GET", f"/api/tables/{table}/journal", None),
        ("GET", f"/api/tables/{table}/why/{luck.randrange(40)}", None),
        ("GET", f"/api/tables/{table}/why/{'9' * luck.choice((1, 30, 5000))}", None),
        ("GET", f"/api/tables/{table}/advice", None),
        ("GET", "/api/tables", None),
        ("GET", f"/api/rules/{luck.choice(_TABLES)[0]}", None),
        ("GET", "/api/words/fr", None),
        ("GET", "/web/index.html", None),
    )
    for _ in range(_SITTING // 8):
        method, path, body = luck.choice(asked)
        path = bitten(path.encode(), luck).decode("latin-1") if luck.random() < 0.3 else path
        data = msgspec.json.encode(spoilt(body, luck)) if luck.random() < 0.7 else bitten(b'{"game": 1}', luck)
        bounds.begin()
        status = await status_of(app, method, path, luck.choice((key, made["owner"], "")), data)
        fates["requests"] += 1
        fates["refused"] += status >= 400
        if status >= 500:
            fates[f"uncaught: {status} for {method} {path}"[:160]] += 1
    return fates


async def status_of(app: ASGIApp, method: str, path: str, token: str, body: bytes) -> int:
    """What the house answers to a request."""
    found, sent, answered = 0, False, asyncio.Event()

    async def receive() -> dict[str, Any]:
        nonlocal sent
        if sent:
            await answered.wait()
            return {"type": "http.disconnect"}
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: MutableMapping[str, Any]) -> None:
        nonlocal found
        if message["type"] == "http.response.start":
            found = message["status"]
        elif not message.get("more_body"):
            answered.set()

    path, _, query = path.partition("?")
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "path": path if path.startswith("/") else f"/{path}",
        "raw_path": path.encode("latin-1"),
        "query_string": query.encode("latin-1"),
        "headers": [(b"host", b"localhost"), (b"authorization", b"Bearer " + token.encode())],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "scheme": "http",
        "root_path": "",
    }
    await app(scope, receive, send)
    return found
