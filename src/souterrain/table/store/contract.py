"""What a table needs of a database, and what it keeps there."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, runtime_checkable

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


class Letter(Struct, frozen=True):
    """What one process tells another, about a `line`: somebody whose connection one of them has and whose table the
    other."""

    to: str
    line: str
    kind: str
    body: str = ""
    sender: str = ""


class Store(Protocol):
    """A database. It may make whoever asks wait: the `Archive` asks it, from two threads of its own. One of them
    writes, within a `transaction`; the other reads what has been written for good."""

    name: str
    """What this process is called among those that share the store; empty where nobody else can."""

    def transaction(self) -> AbstractContextManager[None]: ...

    def claim(self, table: str) -> str:
        """Take a table for this process, unless another holds it that was heard of lately; answers who has it now. Who
        writes to a table that he lost to another is refused."""

    def release(self, table: str) -> None:
        """Let go of a table."""

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
    def turns(self, table: str) -> list[SavedTurn]: ...
    def heads(self) -> list[Head | Damaged]: ...
    def count(self) -> int: ...
    def key(self, token: str) -> Key | None: ...
    def close(self) -> None: ...


@runtime_checkable
class Shared(Store, Protocol):
    """A store that several processes have, and through which they speak to each other."""

    def holder(self, table: str) -> str:
        """Who had a table last; this process where nobody had."""

    def post(self, letters: Sequence[Letter]) -> None:
        """Send letters, each to the process that it names."""

    def beat(self, wait: float) -> tuple[set[str], list[Letter]]:
        """Be heard of, wait a while for letters, and tell who was heard of lately and what has come."""
