"""Where tables are kept: append-only rows, on disk before anybody sees what they say."""

from __future__ import annotations

import sqlite3
import time
import zlib
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from souterrain.core.errors import SouterrainError
from souterrain.core.journal import Saved, SavedTurn, gather
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
    """What a table needs of a database. An answer's row is durable when `answered` returns."""

    def create(self, head: Head, birth: list[SavedTurn]) -> None: ...
    def answered(self, table: str, n: int, parts: list[SavedTurn], thinned: int | None) -> None: ...
    def taken_back(self, table: str, past: Session) -> None: ...
    def begun_anew(self, table: str, session: Session) -> None: ...
    def summarised(self, table: str, summary: dict[str, Any]) -> None: ...
    def seated(self, table: str, holders: dict[str, str]) -> None: ...
    def chartered(self, table: str, charter: Charter) -> None: ...
    def head(self, table: str) -> Head | None: ...
    def record(self, head: Head) -> Saved: ...
    def salvaged(self, table: str, session: Session) -> None: ...
    def heads(self) -> list[Head | Damaged]: ...
    def count(self) -> int: ...
    def forget(self, table: str) -> None: ...
    def grant(self, token: str, key: Key) -> None: ...
    def revoke(self, key: Key) -> None: ...
    def key(self, token: str) -> Key | None: ...
    def close(self) -> None: ...


_DAYS = 30
"""How long keys to the house and owners' tokens are good. Links last until they are withdrawn."""
_VERSION = 2
"""Of the tables below; kept in the file."""
_SCHEMA = f"""
create table if not exists tables (
    id text primary key, saved blob not null, holders text not null, created real not null, summary text not null
) strict;
create table if not exists answers (
    tab text not null references tables(id) on delete cascade, n integer not null, parts blob not null,
    at real not null, primary key (tab, n)
) strict, without rowid;
create table if not exists worlds (
    tab text not null references tables(id) on delete cascade, turn integer not null, world blob not null,
    primary key (tab, turn)
) strict, without rowid;
create table if not exists tokens (
    hash text primary key, tab text not null, seat text not null, created real not null
) strict, without rowid;
create table if not exists charters (
    tab text primary key references tables(id) on delete cascade, charter text not null
) strict, without rowid;
create table if not exists damaged (tab text not null, n integer not null, parts blob not null) strict;
pragma user_version = {_VERSION};
"""
_HEADS = """
select id, saved, holders, created, at, n, summary, charter from tables
join answers on answers.tab = id and n = (select max(n) from answers where tab = id)
left join charters on charters.tab = id
"""

_UNREADABLE = (zlib.error, msgspec.MsgspecError, ValueError, TypeError, RecursionError)
_encode = msgspec.msgpack.Encoder().encode
_parts = msgspec.msgpack.Decoder(list[SavedTurn])
_saved = msgspec.msgpack.Decoder(Saved)


class SQLite:
    """A store in one SQLite file, owned by one process at a time."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        try:
            if self.path != ":memory:":
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(self.path, isolation_level=None, timeout=0.2)
            self._db.execute("pragma locking_mode = exclusive")
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = full")
            self._db.execute("pragma foreign_keys = on")
            self._check_version()
            self._db.executescript(_SCHEMA)
            self._db.execute("delete from tokens where seat = '' and created < ?", (_expired(),))
        except (OSError, sqlite3.Error) as error:
            raise _trouble(error, self.path) from error

    def _check_version(self) -> None:
        """Duty: a file that an earlier or a later program wrote is left as it is."""
        (version,) = self._db.execute("pragma user_version").fetchone()
        (used,) = self._db.execute("select count(*) from sqlite_master").fetchone()
        if used and version != _VERSION:
            raise SouterrainError("store-older" if version < _VERSION else "store-newer", path=self.path)

    def create(self, head: Head, birth: list[SavedTurn]) -> None:
        with self._writing():
            self._db.execute(
                "insert into tables values (?, ?, ?, ?, ?)",
                (
                    head.id,
                    _packed(msgspec.structs.replace(head.saved, turns=[])),
                    msgspec.json.encode(head.holders).decode(),
                    head.created,
                    msgspec.json.encode(head.summary).decode(),
                ),
            )
            self._append(head.id, head.decisions - 1, birth)
            self._keep_charter(head.id, head.charter)

    def answered(self, table: str, n: int, parts: list[SavedTurn], thinned: int | None) -> None:
        """Answer n, and what it added; the world of a turn that is `thinned` is not kept any longer."""
        with self._writing():
            self._append(table, n, parts)
            if thinned is not None:
                self._db.execute("delete from worlds where tab = ? and turn = ?", (table, thinned))

    def taken_back(self, table: str, past: Session) -> None:
        """The game stands as it did in the past. All of it is written where the table was made later than that."""
        n, turn = past.decisions, past.opening()
        with self._writing():
            self._db.execute("update tables set saved = ? where id = ?", (_packed(past.saved([])), table))
            self._db.execute("delete from answers where tab = ? and n >= ?", (table, n))
            self._db.execute("delete from worlds where tab = ? and turn > ?", (table, turn.turn))
            if self._db.execute("select 1 from answers where tab = ? limit 1", (table,)).fetchone():
                self._keep_world(table, turn)
            else:
                self._append(table, n - 1, past.parts())

    def begun_anew(self, table: str, session: Session) -> None:
        """The game begins again, before anything was decided."""
        with self._writing():
            self._write_anew(table, session)

    def _write_anew(self, table: str, session: Session) -> None:
        self._db.execute("update tables set saved = ? where id = ?", (_packed(session.saved([])), table))
        self._db.execute("delete from answers where tab = ?", (table,))
        self._db.execute("delete from worlds where tab = ?", (table,))
        self._append(table, session.decisions - 1, session.parts())

    def summarised(self, table: str, summary: dict[str, Any]) -> None:
        with self._writing():
            said = msgspec.json.encode(summary).decode()
            self._db.execute("update tables set summary = ? where id = ?", (said, table))

    def _append(self, table: str, n: int, parts: list[SavedTurn]) -> None:
        for part in parts:
            self._keep_world(table, part)
        plain = [msgspec.structs.replace(part, start=None) if part.start else part for part in parts]
        packed = zlib.compress(_encode(plain), 1)
        self._db.execute("insert into answers values (?, ?, ?, ?)", (table, n, packed, time.time()))

    def _keep_world(self, table: str, turn: SavedTurn) -> None:
        if turn.start is not None:
            packed = zlib.compress(turn.start, 1)
            self._db.execute("insert or replace into worlds values (?, ?, ?)", (table, turn.turn, packed))

    def seated(self, table: str, holders: dict[str, str]) -> None:
        with self._writing():
            self._db.execute(
                "update tables set holders = ? where id = ?", (msgspec.json.encode(holders).decode(), table)
            )

    def chartered(self, table: str, charter: Charter) -> None:
        with self._writing():
            self._keep_charter(table, charter)

    def _keep_charter(self, table: str, charter: Charter) -> None:
        said = msgspec.json.encode(charter).decode()
        self._db.execute("insert or replace into charters values (?, ?)", (table, said))

    def head(self, table: str) -> Head | None:
        rows = self._read(_HEADS + "where id = ?", table)
        found = _head(rows[0]) if rows else None
        if isinstance(found, Damaged):
            raise SouterrainError("table-damaged")
        return found

    def record(self, head: Head) -> Saved:
        """A table's record, its turns put together again, as far as it can be read: `decisions` of the head says how
        far it should go. A world that cannot be read is worked out anew from an earlier one."""
        whole: list[list[SavedTurn]] = []
        for (blob,) in self._read("select parts from answers where tab = ? order by n", head.id):
            try:
                whole.append(_parts.decode(zlib.decompress(blob)))
            except _UNREADABLE:
                break
        turns = gather(part for parts in whole for part in parts)
        for turn, world in self._read("select turn, world from worlds where tab = ?", head.id):
            with suppress(*_UNREADABLE, IndexError):
                turns[turn] = msgspec.structs.replace(turns[turn], start=zlib.decompress(world))
        return msgspec.structs.replace(head.saved, turns=turns)

    def salvaged(self, table: str, session: Session) -> None:
        """Only so much could be read, or fits the rules: the rest is laid aside, and the game goes on from there."""
        with self._writing():
            self._db.execute(
                "insert into damaged select tab, n, parts from answers where tab = ? and n >= ?",
                (table, session.decisions),
            )
            self._write_anew(table, session)

    def heads(self) -> list[Head | Damaged]:
        """Every table, newest first; one that cannot be read does not hide the others."""
        try:
            return [_head(row) for row in self._read(_HEADS + "order by at desc")]
        except SouterrainError:
            return [self._found(id) for (id,) in self._read("select id from tables order by created desc")]

    def _found(self, table: str) -> Head | Damaged:
        try:
            return self.head(table) or Damaged(table)
        except SouterrainError:
            return Damaged(table)

    def _read(self, query: str, *values: Any) -> list[Any]:
        try:
            return self._db.execute(query, values).fetchall()
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise SouterrainError("table-damaged") from error

    def count(self) -> int:
        """How many tables there are."""
        (found,) = self._db.execute("select count(*) from tables").fetchone()
        return int(found)

    def forget(self, table: str) -> None:
        with self._writing():
            self._db.execute("delete from tokens where tab = ?", (table,))
            self._db.execute("delete from tables where id = ?", (table,))

    def grant(self, token: str, key: Key) -> None:
        with self._writing():
            self._db.execute("insert into tokens values (?, ?, ?, ?)", (_hash(token), key.table, key.seat, time.time()))

    def revoke(self, key: Key) -> None:
        with self._writing():
            self._db.execute("delete from tokens where tab = ? and seat = ?", (key.table, key.seat))

    def key(self, token: str) -> Key | None:
        found = "select tab, seat from tokens where hash = ? and (seat != '' or created >= ?)"
        rows = self._read(found, _hash(token), _expired())
        return Key(*rows[0]) if rows else None

    def close(self) -> None:
        self._db.close()

    def _writing(self) -> _Transaction:
        return _Transaction(self._db, Path(self.path).name)  # guests need not know where


class _Transaction:
    """All or nothing; a full disk or a file that cannot be written is told in plain words."""

    def __init__(self, db: sqlite3.Connection, path: str) -> None:
        self.db, self.path = db, path

    def __enter__(self) -> None:
        try:
            self.db.execute("begin immediate")
        except sqlite3.Error as error:
            raise _trouble(error, self.path) from error

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if error is None:
                self.db.execute("commit")
        except sqlite3.Error as trouble:
            raise _trouble(trouble, self.path) from trouble
        finally:
            if self.db.in_transaction:  # a full disk has rolled back already
                self.db.execute("rollback")
        if isinstance(error, sqlite3.Error):
            raise _trouble(error, self.path) from error


def _packed(saved: Saved) -> bytes:
    """The head of a game, with the checksum that compression brings: a flipped bit is noticed."""
    return zlib.compress(_encode(saved), 1)


def _trouble(error: Exception, path: str) -> SouterrainError:
    text = str(error)
    if "locked" in text:
        return SouterrainError("store-busy", path=path)
    if "FOREIGN KEY" in text:
        return SouterrainError("table-unknown")
    if "full" in text:
        return SouterrainError("store-full", path=path)
    if isinstance(error, sqlite3.DatabaseError) and "not a database" in text:
        return SouterrainError("store-foreign", path=path)
    return SouterrainError("store-unwritable", path=path, why=text)


def _head(row: tuple[Any, ...]) -> Head | Damaged:
    id, saved, holders, created, updated, n, summary, charter = row
    try:
        facts = _saved.decode(zlib.decompress(saved) if saved[:1] == b"x" else saved)  # before 0.2.0 was out: plain
        who = msgspec.json.decode(holders, type=dict[str, str])
        rules = msgspec.json.decode(charter or "{}", type=Charter)
    except _UNREADABLE:
        return Damaged(str(id))
    try:
        said = msgspec.json.decode(summary, type=dict[str, Any])
    except _UNREADABLE:
        said = {}
    return Head(id, facts, who, created, updated, n + 1, said, rules)


def _expired() -> float:
    """Tokens that are older than this open nothing any more."""
    return time.time() - _DAYS * 86400


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
