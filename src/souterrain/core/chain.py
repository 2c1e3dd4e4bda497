"""The journal as a chain of hashes: each entry is bound to all before it, and so is every die that falls after it.

Whoever has noted the head of a chain knows its whole past: nothing in it can be changed, dropped or added unseen. A
line is hashed as JSON, so that a browser can do it too; `web/fair.js` does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from .asides import FIRST, Aside, standing
from .journal import Entry, Turn, is_stop

_line = msgspec.json.Encoder(order="deterministic").encode


class Chain:
    """A journal's chain, as far as it goes. `facts` are what was settled before the game; where there are none nothing
    is chained, and the head is empty."""

    def __init__(self, facts: dict[str, Any] | None = None, asides: Iterable[Aside] = ()) -> None:
        self.facts = facts
        self.asides = tuple(asides)
        self._standing = standing(self.asides)
        self.head = b""
        if facts is not None:
            self.head = _bound(bytes(32), facts, *self.open(FIRST))

    def open(self, decision: int) -> Sequence[Aside]:
        """What befell the journal while a decision was open."""
        return self._standing.get(decision, ())

    def add(self, entry: Entry, decision: int) -> None:
        """Bind one more entry; where it is what was decided, the asides of its decision come before it."""
        if self.head:
            asides = self.open(decision) if self._standing and is_stop(entry) else ()
            self.head = _bound(self.head, *asides, entry) if asides else sha256(self.head + _line(entry)).digest()

    def at(self, decision: int) -> bytes:
        """The head while a decision is open."""
        return _bound(self.head, *self.open(decision)) if self.head else b""

    def over(self, turns: list[Turn]) -> list[Turn]:
        """Bind all of a journal, whose turns learn what the head was before them."""
        if not self.head:
            return turns
        bound: list[Turn] = []
        for turn in turns:
            bound.append(msgspec.structs.replace(turn, head=self.head))
            decision = turn.decisions
            for entry in turn.entries:
                self.add(entry, decision)
                decision += is_stop(entry)
        return bound

    def written(self, journal: Iterable[Entry]) -> list[str]:
        """The lines of the chain of a whole journal, each as it is hashed."""
        lines: list[Any] = [self.facts, *self.open(FIRST)]
        decision = 0
        for entry in journal:
            if is_stop(entry):
                lines += self.open(decision)
                decision += 1
            lines.append(entry)
        return [_line(line).decode() for line in (*lines, *self.open(decision))]


def _bound(head: bytes, *lines: Any) -> bytes:
    for line in lines:
        head = sha256(head + _line(line)).digest()
    return head
