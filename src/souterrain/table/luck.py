"""Luck that players bring to the dice: all promise theirs before anybody shows it, so that nobody can fit his to the
others'. Whoever sits down for the first time gives some, and with him everybody who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from hashlib import sha256
from weakref import WeakMethod

from souterrain.core.errors import SouterrainError

from .client import Client
from .messages import Luck

_PATIENCE = 5.0
"""For how many seconds a round waits for those who promised."""


def is_promise(text: str) -> bool:
    """Whether this can be the hash of a piece of luck."""
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


class Round:
    """One round: who promised what, and what they have shown. Duty: what is shown must be what was promised."""

    def __init__(self, players: Iterable[Client]) -> None:
        self.waits = {client.seat: client for client in players}
        self.promises = {seat: self.waits[seat].promise for seat in sorted(self.waits)}
        self.given: dict[str, str] = {}
        for client in self.waits.values():
            client.promise = ""
            client.send(shake=self.promises)

    def take(self, client: Client, share: str) -> None:
        """What somebody shows."""
        if self.waits.get(client.seat) is not client:
            raise SouterrainError("luck-unasked")
        if not is_promise(share) or sha256(bytes.fromhex(share)).hexdigest() != self.promises[client.seat]:
            raise SouterrainError("luck-broken")
        self.given[client.seat] = share
        del self.waits[client.seat]


class Shaker:
    """Gathers the luck of a table's `clients`; `mix` gets it, by the seats of their links, when all have shown it."""

    def __init__(self, clients: list[Client], lucky: set[str], mix: Callable[[dict[str, str]], None]) -> None:
        self._clients = clients
        self.lucky = lucky
        """Who has given luck to this game."""
        self._mix = WeakMethod(mix)
        self._round: Round | None = None

    def shake(self) -> None:
        """Begin a round where somebody has promised luck who gave none yet."""
        ready = [client for client in self._clients if client.promise]
        if self._round is None and any(client.seat not in self.lucky for client in ready):
            self._round = Round(ready)
            asyncio.get_running_loop().call_later(_PATIENCE, self._end, self._round)

    def take(self, client: Client, luck: Luck) -> None:
        """Somebody shows the luck that he promised, and promises more; what comes too late is not needed."""
        if self._round:
            self._round.take(client, luck.share)
            client.promise = luck.next if is_promise(luck.next) else ""
            self.go_on()

    def go_on(self) -> None:
        """End the round if nobody who is here is waited for."""
        if self._round and not any(client in self._clients for client in self._round.waits.values()):
            self._end(self._round)

    def _end(self, round: Round) -> None:
        if round is self._round:
            self._round = None
            self.lucky |= round.given.keys()
            if round.given and (mix := self._mix()):
                mix(round.given)
            self.shake()
