"""A server that is killed while people play, again and again: whatever anybody was shown is there afterwards, once."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import souterrain
from souterrain.core.journal import Decided
from souterrain.table.delta import patch

from ..server import Server

_TABLES: tuple[dict[str, Any], ...] = (
    {"game": "chateau", "setup": {"players": 1}},
    {"game": "ahq", "setup": {"players": 1, "heroes": 4}},
    {"game": "seul"},
)
_AT_ONCE = 4
"""How many tables are played when the server is killed."""
_SOON = 30.0
"""Within how many seconds a table goes on after its process was killed, also on a busy machine."""


class Player:
    """Answers by chance as fast as he is asked, and remembers what he has been shown."""

    def __init__(self, made: dict[str, Any], seed: int) -> None:
        self.table, self.token, self._luck = made["table"], made["owner"], Random(seed)
        self.given: list[Any] = []
        """His answers, by decision."""
        self.shown = 0
        """How many of them he has been shown to have been taken."""
        self.faults = Counter[str]()
        self.over = False

    def play(self, server: Server) -> None:
        """Play until the server is dead or the game is over; where a line breaks he comes back, as a browser does."""
        while server.process.poll() is None and not self.over:
            try:
                with connect(server.base.replace("http", "ws") + "/ws", max_size=None, close_timeout=0) as line:
                    line.send(_text({"hello": {"table": self.table, "token": self.token}}))
                    self._talk(line)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                time.sleep(0.1)

    def _talk(self, line: ClientConnection) -> None:
        view: Any = {}
        came_back = True
        while not self.over:
            message = msgspec.json.decode(line.recv(_SOON))
            if "view" in message:
                view = message["view"]
            elif "change" in message:
                view = patch(view, message["change"])
            else:
                continue
            self._see(message["n"], came_back)
            came_back = False
            self.over = bool(view["outcome"])
            if ask := view["ask"]:
                value = self._luck.choice(ask["options"])["key"] if ask.get("options") else ask.get("low", "Ada")
                self.given[message["n"] :] = [value]
                line.send(_text({"answer": value, "n": message["n"], "seat": ask["seat"]}))

    def _see(self, n: int, came_back: bool) -> None:
        """He comes back to where he was, or to one answer further: the one that was on its way."""
        if n < self.shown:
            self.faults["lost"] += self.shown - n
        elif n > len(self.given) or (not came_back and n > self.shown + 1):
            self.faults["doubled"] += 1
        self.shown = n

    def check(self, save: bytes) -> None:
        """What is kept is what he said, word for word."""
        kept = [entry.value for entry in souterrain.load(save).journal if isinstance(entry, Decided)]
        self.faults["lost"] += max(0, self.shown - len(kept))
        self.faults["doubled"] += max(0, len(kept) - len(self.given))
        self.faults["changed"] += sum(one != other for one, other in zip(kept, self.given, strict=False))


def attack(folder: Path, place: str, times: int, seed: int) -> Counter[str]:
    """Kill a server so many times in the midst of play; what was lost, doubled or changed is counted."""
    if not times:
        return Counter()
    luck, players = Random(seed), list[Player]()
    for n in range(times):
        server = Server(folder, place)
        for _ in range(_AT_ONCE - sum(not player.over for player in players)):
            made = server.request("POST", "/api/tables", {**luck.choice(_TABLES), "seed": f"{seed} {n}"})
            players.append(Player(made, luck.randrange(1 << 30)))
        _play_and_kill(server, players, luck)
    server = Server(folder, place)
    for player in players:
        with server.open("GET", f"/api/tables/{player.table}/save", token=player.token) as response:
            player.check(response.read())
    server.stop()
    fates = Counter(kills=times, answers=sum(player.shown for player in players))
    return sum((player.faults for player in players), fates)


def _play_and_kill(server: Server, players: Sequence[Player], luck: Random) -> None:
    """Let everybody play a little, and then the server is no more."""
    before = [player.shown for player in players]
    lines = [Thread(target=player.play, args=(server,)) for player in players if not player.over]
    for line in lines:
        line.start()
    deadline = time.monotonic() + _SOON
    while [player.shown for player in players] == before and time.monotonic() < deadline:
        time.sleep(0.02)
    time.sleep(luck.uniform(0, 0.5))
    server.process.kill()
    server.process.wait(_SOON)
    for line in lines:
        line.join()


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
