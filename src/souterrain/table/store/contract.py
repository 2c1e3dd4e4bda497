"""What a table needs of a database, and what it keeps there."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, Protocol

from msgspec import Struct

from souterrain.core.journal import Saved, SavedTurn
from souterrain.core.session import Session


class Charter(Struct, frozen=True, omit_defaults=True):
    """What holds at a table: how decisions are taken back, and whether somebody has ever played along by a link."""

    undo: str = ""
    shared: bool = False


class Head(Struct):
    """What a table is, besides its game's journal: who holds which seat ("screen", "link" or "bot:NAME"), what holds
    there, and what a lobby said of it when it was last put away. Where that was at another decision, it is out of
    date."""

    id: str
    saved: Saved
    holders: dict[str, str]
    created: float
    updated: float
    decisions: int
    summary: dict[str, Any] = {}
    charter: Charter = Charter()


class Key(Struct, frozen=True):
    """What a token opens: the house (no table), a table as its owner (no seat), or one seat."""

    table: str = ""
    seat: str = ""


class Damaged(Struct, frozen=True):
    """A table of which not even the head can be read."""

    id: str


class Store(Protocol):
    """A database. It may make whoever asks wait: the `Archive` asks it, from two threads of its own. One of them
    writes, within a `transaction`; the other reads what has been written for good."""

    def transaction(self) -> AbstractContextManager[None]: ...

    def create(self, head: Head, birth: list[SavedTurn]) -> None: ...
    def answered(self, table: str, n: int, parts: list[SavedTurn], thinned: int | None) -> None: ...
    def taken_back(self, table: str, past: Session) -> None: ...
    def begun_anew(self, table: str, session: Session) -> None: ...
    def salvaged(self, table: str, session: Session) -> None: ...
    def summarised(self, table: str, summary: dict[str, Any]) -> None: ...
    def seated(self, table: str, holders: dict[str, str]) -> None: ...
    def chartered(self, table: str, charter: Charter) -> None: ...
    def forget(self, table: str) -> None: ...
    def grant(self, token: str, key: Key) -> None: ...
    def revoke(self, key: Key) -> None: ...

    def head(self, table: str) -> Head | None: ...
    def record(self, head: Head) -> Saved: ...
    def heads(self) -> list[Head | Damaged]: ...
    def count(self) -> int: ...
    def key(self, token: str) -> Key | None: ...
    def close(self) -> None: ...
