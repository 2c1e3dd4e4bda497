"""Firefox, driven over its own remote port: the few words of WebDriver BiDi that a player's eyes and hands need."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

HOW = (
    "the smoke test in a second browser needs Firefox: install your system's package (Debian: apt install firefox-esr) "
    "or name one in SOUTERRAIN_FIREFOX"
)
_NAMES = ("firefox-esr", "firefox")
_PATIENCE = 30.0
"""Seconds before something that does not come is given up, on a machine that is busy with other tests."""
_PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "intl.accept_languages": "fr",
    "ui.prefersReducedMotion": 1,
}


def firefox() -> str | None:
    """The system's Firefox."""
    return os.environ.get("SOUTERRAIN_FIREFOX") or next(filter(None, map(shutil.which, _NAMES)), None)


class Fox:
    """One window of Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._count = 0
        self.complaints: list[str] = []
        """Errors and warnings of the page."""
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def go(self, address: str, width: int = 1440, height: int = 900) -> None:
        self._ask("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def find(self, script: str) -> Any:
        """What an expression of the page's own language comes to, as soon as that is something."""
        until = time.monotonic() + _PATIENCE
        while not (found := self._value(script)):
            assert time.monotonic() < until, f"Firefox waits in vain for {script}; it complains of {self.complaints}"
            time.sleep(0.05)
        return found

    def click(self, selector: str) -> None:
        """A click on the middle of what a selector finds."""
        box = self.find(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null; "
            "e.scrollIntoView({ block: 'nearest' }); const { x, y, width, height } = e.getBoundingClientRect(); "
            "return width ? [Math.round(x + width / 2), Math.round(y + height / 2)] : null; })()"
        )
        at = {"type": "pointerMove", "x": box[0], "y": box[1]}
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._do({"type": "pointer", "id": "mouse", "actions": [at, *press]})

    def press(self, key: str) -> None:
        down_and_up = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self._do({"type": "key", "id": "keys", "actions": down_and_up})

    def _do(self, hand: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self._context, actions=[hand])

    def _value(self, script: str) -> Any:
        found = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify({script} ?? null)",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def _ask(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            heard = json.loads(self._line.recv(timeout=_PATIENCE))
            if heard["type"] == "event":
                self._hear(heard["params"])
            elif heard["id"] == self._count:
                assert heard["type"] == "success", heard
                return heard["result"]

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self.complaints.append(entry["text"])


@contextmanager
def opened(path: str, folder: Path) -> Iterator[Fox]:
    """A Firefox without a window, with a profile of its own; it is gone afterwards."""
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in _PREFERENCES.items())
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
    command = [path, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    home, nowhere = {**os.environ, "HOME": str(folder)}, subprocess.DEVNULL
    with subprocess.Popen(command, env=home, stdout=nowhere, stderr=nowhere) as process:
        try:
            with connect(_address(folder), max_size=None, proxy=None) as line:
                yield Fox(line)
        finally:
            process.kill()


def _address(profile: Path) -> str:
    """Where Firefox listens, as it writes down in its profile."""
    note = profile / "WebDriverBiDiServer.json"
    until = time.monotonic() + _PATIENCE
    while not (note.exists() and (text := note.read_text())):
        assert time.monotonic() < until, "Firefox did not start"
        time.sleep(0.05)
    found = json.loads(text)
    return f"ws://{found['ws_host']}:{found['ws_port']}/session"
