"""The statements of a store, as every database understands them."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any

import msgspec

from souterrain.core.errors import SouterrainError
from souterrain.core.journal import Saved, SavedTurn, gather
from souterrain.core.session import Session

from . import rows
from .contract import Charter, Damaged, Head, Key

_HEADS = """
select id, saved, holders, created, at, n, summary, charter from tables
join answers on answers.tab = id and n = (select max(n) from answers where tab = id)
left join charters on charters.tab = id
"""
_KEEP_WORLD = "insert into worlds values (?, ?, ?) on conflict (tab, turn) do update set world = excluded.world"
_KEEP_CHARTER = "insert into charters values (?, ?) on conflict (tab) do update set charter = excluded.charter"


class SQL(ABC):
    """A store in rows. What it runs for a writer is within his transaction; readers have a connection of their own."""

    @abstractmethod
    def _do(self, query: str, *values: Any) -> None:
        """Run a statement of the transaction. What is wrong with it may be told as late as at its end."""

    @abstractmethod
    def _ask(self, query: str, *values: Any) -> list[Any]:
        """Run a statement of the transaction, and take its rows."""

    @abstractmethod
    def _read(self, query: str, *values: Any) -> list[Any]:
        """The rows of a query; where they cannot be read the table is damaged."""

    # Writing

    def create(self, head: Head, birth: list[SavedTurn]) -> None:
        saved = rows.packed_head(msgspec.structs.replace(head.saved, turns=[]))
        self._do(
            "insert into tables (id, saved, holders, created, summary) values (?, ?, ?, ?, ?)",
            *(head.id, saved, rows.json(head.holders), head.created, rows.json(head.summary)),
        )
        self._append(head.id, head.decisions - 1, birth)
        self._do(_KEEP_CHARTER, head.id, rows.json(head.charter))

    def answered(self, table: str, n: int, parts: list[SavedTurn], thinned: int | None) -> None:
        """Answer n, and what it added; the world of a turn that is `thinned` is not kept any longer."""
        self._append(table, n, parts)
        if thinned is not None:
            self._do("delete from worlds where tab = ? and turn = ?", table, thinned)

    def taken_back(self, table: str, past: Session) -> None:
        """The game stands as it did in the past. All of it is written where the table was made later than that."""
        n, turn = past.decisions, past.opening()
        self._do("update tables set saved = ? where id = ?", rows.packed_head(past.saved([])), table)
        self._do("delete from answers where tab = ? and n >= ?", table, n)
        self._do("delete from worlds where tab = ? and turn > ?", table, turn.turn)
        if self._ask("select 1 from answers where tab = ? limit 1", table):
            self._keep_world(table, turn)
        else:
            self._append(table, n - 1, past.parts())

    def begun_anew(self, table: str, session: Session) -> None:
        """The game begins again, before anything was decided."""
        self._do("update tables set saved = ? where id = ?", rows.packed_head(session.saved([])), table)
        self._do("delete from answers where tab = ?", table)
        self._do("delete from worlds where tab = ?", table)
        self._append(table, session.decisions - 1, session.parts())

    def salvaged(self, table: str, session: Session) -> None:
        """Only so much could be read, or fits the rules: the rest is laid aside, and the game goes on from there."""
        self._do(
            "insert into damaged select tab, n, parts from answers where tab = ? and n >= ?", table, session.decisions
        )
        self.begun_anew(table, session)

    def summarised(self, table: str, summary: dict[str, Any]) -> None:
        self._do("update tables set summary = ? where id = ?", rows.json(summary), table)

    def seated(self, table: str, holders: dict[str, str]) -> None:
        self._do("update tables set holders = ? where id = ?", rows.json(holders), table)

    def chartered(self, table: str, charter: Charter) -> None:
        self._do(_KEEP_CHARTER, table, rows.json(charter))

    def forget(self, table: str) -> None:
        self._do("delete from tokens where tab = ?", table)
        self._do("delete from tables where id = ?", table)

    def grant(self, token: str, key: Key) -> None:
        self._do("insert into tokens values (?, ?, ?, ?)", rows.hashed(token), key.table, key.seat, time.time())

    def revoke(self, key: Key) -> None:
        self._do("delete from tokens where tab = ? and seat = ?", key.table, key.seat)

    def _append(self, table: str, n: int, parts: list[SavedTurn]) -> None:
        for part in parts:
            self._keep_world(table, part)
        self._do("insert into answers values (?, ?, ?, ?)", table, n, rows.packed_parts(parts), time.time())

    def _keep_world(self, table: str, turn: SavedTurn) -> None:
        if turn.start is not None:
            self._do(_KEEP_WORLD, table, turn.turn, rows.packed(turn.start))

    # Reading

    def head(self, table: str) -> Head | None:
        found = self._read(_HEADS + "where id = ?", table)
        head = rows.head(found[0]) if found else None
        if isinstance(head, Damaged):
            raise SouterrainError("table-damaged")
        return head

    def record(self, head: Head) -> Saved:
        """A table's record, as far as it can be read: `decisions` of the head says how far it should go."""
        return msgspec.structs.replace(head.saved, turns=self.turns(head.id))

    def turns(self, table: str) -> list[SavedTurn]:
        """A table's turns, put together again. A world that cannot be read is worked out anew from an earlier one."""
        whole: list[list[SavedTurn]] = []
        for (blob,) in self._read("select parts from answers where tab = ? order by n", table):
            try:
                whole.append(rows.parts(blob))
            except rows.UNREADABLE:
                break
        turns = gather(part for parts in whole for part in parts)
        for turn, blob in self._read("select turn, world from worlds where tab = ?", table):
            with suppress(*rows.UNREADABLE, IndexError):
                turns[turn] = msgspec.structs.replace(turns[turn], start=rows.world(blob))
        return turns

    def heads(self) -> list[Head | Damaged]:
        """Every table, newest first; one that cannot be read does not hide the others."""
        try:
            return [rows.head(row) for row in self._read(_HEADS + "order by at desc")]
        except SouterrainError:
            return [self._found(id) for (id,) in self._read("select id from tables order by created desc")]

    def _found(self, table: str) -> Head | Damaged:
        try:
            return self.head(table) or Damaged(table)
        except SouterrainError:
            return Damaged(table)

    def count(self) -> int:
        """How many tables there are."""
        ((found,),) = self._read("select count(*) from tables")
        return int(found)

    def key(self, token: str) -> Key | None:
        found = self._read(
            "select tab, seat from tokens where hash = ? and (seat != '' or created >= ?)",
            *(rows.hashed(token), rows.expired()),
        )
        return Key(*found[0]) if found else None
