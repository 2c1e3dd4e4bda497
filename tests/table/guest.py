"""A client for the tests: speaks the protocol and keeps the view as a browser does."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

from souterrain.table.delta import patch


class Guest:
    """One connection to a table."""

    def __init__(self, base: str, table: str, token: str, lang: str = "fr", *, again: Guest | None = None) -> None:
        self._open = ExitStack()
        address = base.replace("http", "ws") + "/ws"
        self.socket = self._open.enter_context(connect(address, max_size=None, open_timeout=20, close_timeout=1))
        self.view: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.mark = ""
        self.n = -1
        self.seat = ""
        self.welcome: dict[str, Any] = {}
        self.errors: list[dict[str, Any]] = []
        self.other: list[dict[str, Any]] = []
        self.received = 0
        known = {}
        if again:
            self.story = list(again.story)
            known = {"story": len(again.story), "mark": again.mark}
        self.say(hello={"table": table, "token": token, "lang": lang, **known})

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 10) -> dict[str, Any]:
        """Take in one message."""
        raw = self.socket.recv(timeout)
        self.received += len(raw)
        message: dict[str, Any] = json.loads(raw)
        if "view" in message:
            self.view, self.n, self.seat = message["view"], message["n"], message["seat"]
        elif "change" in message:
            self.view = patch(self.view, message["change"])
            self.n, self.seat = message["n"], message["seat"]
        elif "welcome" in message:
            self.welcome = message["welcome"]
        elif "error" in message:
            self.errors.append(message["error"])
        else:
            self.other.append(message)
        if "story" in message:
            told = message["story"]
            self.story[told["from"] :] = told["lines"]
            self.mark = told["mark"]
        return message

    def until(self, *keys: str, timeout: float = 10) -> dict[str, Any]:
        """Take in messages until one of these kinds comes."""
        while True:
            message = self.hear(timeout)
            if any(key in message for key in keys):
                return message

    def shown(self) -> dict[str, Any]:
        """Take in messages until the view is there or has changed."""
        self.until("view", "change")
        return self.view

    def answer(self, option: int = 0) -> dict[str, Any]:
        """Choose one of the options, and wait for what comes of it."""
        ask = self.view["ask"]
        self.say(answer=ask["options"][option % len(ask["options"])]["key"], n=self.n, seat=ask["seat"])
        return self.shown()

    def sentences(self) -> list[str]:
        """The story as it can be read through the eyes that the client has now."""
        return [line["text"] for line in self.story if self.seat in line.get("to", [self.seat])]

    def close(self) -> None:
        self._open.close()
