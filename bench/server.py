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

    def request(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.key}"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data=data, headers=headers, method=method)
        with urllib.request.urlopen(request) as response:
            return json.load(response)

    def table(self, **wanted: Any) -> tuple[ClientConnection, dict[str, Any]]:
        made = self.request("POST", "/api/tables", wanted)
        socket = connect(self.base.replace("http", "ws") + "/ws", max_size=None)
        socket.send(json.dumps({"hello": {"table": made["table"], "token": made["owner"], "lang": "fr"}}))
        return socket, made

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
            server.request("GET", "/api/games?lang=fr")
            yield Figure("server: start to first answer", (time.perf_counter() - start) * 1000, "ms")
            yield Figure("server: idle memory", server.memory(), "MB")
            yield from answers(server, slug)
        finally:
            server.stop()


def answers(server: Server, slug: str) -> Iterator[Figure]:
    """One client that answers as fast as it is asked, over several games."""
    given, received, spent = 0, [], 0.0
    for _ in range(6):
        socket, _made = server.table(game=slug, setup={"players": 1})
        size, ask, n = 0, None, 0
        start = time.perf_counter()
        while True:
            raw = socket.recv()
            size += len(raw)
            message = json.loads(raw)
            view = message.get("view") or message.get("change") or {}
            if "n" not in message or ("view" not in message and "change" not in message):
                continue
            n = message["n"]
            ask = apply(ask, view)
            if not ask or not ask.get("options"):
                break
            option = ask["options"][given % len(ask["options"])]
            socket.send(json.dumps({"answer": option["key"], "n": n, "seat": ask["seat"]}))
            given += 1
        spent += time.perf_counter() - start
        received.append(size)
        socket.close()
    yield Figure(f"server: {slug} answers over one WebSocket", given / spent, "per second")
    yield Figure(f"server: {slug} whole game, bytes to one browser (largest of 6)", max(received) / 1000, "KB")


def apply(ask: Any, view: dict[str, Any]) -> Any:
    """The pending question after a view or a change."""
    from souterrain.table.delta import patch

    if "headline" in view and isinstance(view["headline"], str):
        return view["ask"]
    return patch(ask, view["ask"]) if "ask" in view else ask
