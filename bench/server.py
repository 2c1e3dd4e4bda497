"""A real server in a process of its own: how soon it answers, what it weighs, how much it takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from souterrain.table.delta import patch

from .measure import Figure


class Server:
    """A table's server, started as a user starts it."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "souterrain", "--port", "0", "--no-open", "--db", str(folder / "db.sqlite")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"})
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


def figures(slug: str) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        server = Server(Path(folder))
        try:
            server.open("GET", "/").read()
            yield Figure("server: start to first answer (the page)", (time.perf_counter() - start) * 1000, "ms")
            server.request("GET", "/api/games?lang=fr")
            yield Figure("server: start to the lobby with every game", (time.perf_counter() - start) * 1000, "ms")
            yield Figure("server: idle memory", server.memory(), "MB")
            yield from answers(server, slug)
        finally:
            server.stop()


def answers(server: Server, slug: str) -> Iterator[Figure]:
    """One client that answers as fast as it is asked, over several games."""
    given, spent, received = 0, 0.0, []
    for n in range(6):
        made = server.request("POST", "/api/tables", {"game": slug, "setup": {"players": 1}, "seed": f"bench {n}"})
        with connect(server.base.replace("http", "ws") + "/ws", max_size=None) as socket:
            start = time.perf_counter()
            count, size = play(socket, {"table": made["table"], "token": made["owner"], "lang": "fr"})
            spent += time.perf_counter() - start
        given += count
        received.append(size)
    yield Figure(f"server: {slug} answers over one WebSocket", given / spent, "per second")
    yield Figure(f"server: {slug} whole game to one browser (largest of 6)", max(received) / 1000, "KB")


def play(socket: ClientConnection, hello: dict[str, str]) -> tuple[int, int]:
    """A game to its end; how many answers were given, and how many bytes came."""
    view: Any = {}
    given = size = 0
    socket.send(json.dumps({"hello": hello}))
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
        ask = view["ask"]
        if not ask:
            return given, size
        option = ask["options"][given % len(ask["options"])]
        socket.send(json.dumps({"answer": option["key"], "n": message["n"], "seat": ask["seat"]}))
        given += 1
