"""A real server in a process of its own: how soon it answers, what it weighs, how much it takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from souterrain.table.delta import patch

from .measure import Figure

HERE = Path(__file__).parents[1]


class Server:
    """A table's server, started as a user starts it."""

    def __init__(self, folder: Path, db: str = "", checkout: Path = HERE) -> None:
        self.folder = folder
        command = [
            sys.executable,
            "-m",
            "souterrain",
            "--port",
            "0",
            "--no-open",
            "--db",
            db or str(folder / "db.sqlite"),
        ]
        env = {
            **os.environ,
            "LANG": "C",
            "PYTHONPATH": str(checkout / "src"),
        }
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "#key=" in line:
                link = next(word for word in line.split() if "#key=" in word)
                self.base, self.key = link.split("/#key=")
                return
        raise RuntimeError("the server did not start")

    def open(self, method: str, path: str, data: bytes | None = None, token: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self.key if token is None else token}"}
        return urllib.request.urlopen(urllib.request.Request(self.base + path, data, headers, method=method))

    def request_raw(self, method: str, path: str, data: bytes | None) -> Any:
        with self.open(method, path, data) as response:
            return json.load(response)

    def request(self, method: str, path: str, body: Any = None) -> Any:
        return self.request_raw(method, path, None if body is None else json.dumps(body).encode())

    def seconds(self) -> float:
        """Processor time that it has taken so far."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident memory in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return float("nan")
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


def figures(slugs: Sequence[str]) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        server = Server(Path(folder))
        try:
            server.open("GET", "/").read()
            yield Figure("server: start to first answer (the page)", (time.perf_counter() - start) * 1000, "ms")
            server.request("GET", "/api/games?lang=fr")
            yield Figure("server: start to the lobby with every game", (time.perf_counter() - start) * 1000, "ms")
            yield Figure("server: idle memory", server.memory(), "MB")
            yield Figure("server: memory for a table at which nobody sits any more", idle(server), "KB")
            yield from answers(server, slugs[0])
            if "ahq" in slugs:
                yield from mastered(server)
        finally:
            server.stop()


def idle(server: Server, tables: int = 300) -> float:
    """What a server keeps of a table that was played a little and left, in kilobytes; counted after the first few."""
    wanted = {"game": "chateau", "setup": {"players": 1}}, {"game": "ahq", "setup": {"players": 1, "heroes": 4}}
    for n in range(30):
        table(server, wanted[n % 2], most=10)
    before = server.memory()
    for n in range(tables):
        table(server, wanted[n % 2], most=10)
    return (server.memory() - before) * 1024 / tables


def answers(server: Server, slug: str) -> Iterator[Figure]:
    """One client that answers as fast as it is asked, over several games."""
    games = [table(server, {"game": slug, "setup": {"players": 1}, "seed": f"bench {n}"}) for n in range(6)]
    waits = [wait for game in games for wait in game.waits]
    yield Figure(f"server: {slug} answers over one WebSocket", len(waits) / sum(waits), "per second")
    yield Figure(f"server: {slug} whole game to one browser (largest of 6)", max(g.size for g in games) / 1000, "KB")


def mastered(server: Server) -> Iterator[Figure]:
    """Four heroes of chance against the automatic game master: how long anybody waits for the next thing to happen."""
    setup = {"players": 1, "heroes": 4, "master": "seat"}
    seats = {"gm": "bot:scripted"}
    games = [
        table(server, {"game": "ahq", "setup": setup, "seats": seats, "seed": f"bench {n}"}, most=400) for n in range(3)
    ]
    waits = sorted(wait for game in games for wait in game.waits)
    name = "server: ahq with the automatic game master"
    yield Figure(f"{name}, 99 of 100 answers within", waits[len(waits) * 99 // 100] * 1000, "ms")
    yield Figure(f"{name}, slowest answer", waits[-1] * 1000, "ms")


class Game(NamedTuple):
    """How long each answer took to be shown, a person's or a bot's, and how many bytes came in all."""

    waits: list[float]
    size: int


def table(server: Server, wanted: dict[str, Any], most: int = 1_000_000) -> Game:
    """A new table, played to its end or to so many answers."""
    made = server.request("POST", "/api/tables", wanted)
    with connect(server.base.replace("http", "ws") + "/ws", max_size=None) as socket:
        socket.send(json.dumps({"hello": {"table": made["table"], "token": made["owner"], "lang": "fr"}}))
        socket.send(json.dumps({"pace": 0}))
        return play(socket, most)


def play(socket: ClientConnection, most: int) -> Game:
    view: Any = {}
    given = size = 0
    waits: list[float] = []
    since = time.perf_counter()
    while True:
        raw = socket.recv()
        size += len(raw)
        message = json.loads(raw)
        if "view" in message:
            view = message["view"]
        elif "change" in message:
            view = patch(view, message["change"])
        else:
            continue
        waits.append(time.perf_counter() - since)
        if view["outcome"] or len(waits) > most:
            return Game(waits[1:], size)
        ask = view["ask"]
        since = time.perf_counter()
        if ask:
            option = ask["options"][given % len(ask["options"])]
            socket.send(json.dumps({"answer": option["key"], "n": message["n"], "seat": ask["seat"]}))
            given += 1
