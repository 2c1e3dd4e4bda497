"""A store in one SQLite file, owned by one process at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from souterrain.core.errors import SouterrainError

from .rows import expired
from .sql import SQL

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


class SQLite(SQL):
    """Duty: while one program has the file, another that comes is told so; but anybody may copy it with SQLite's own
    tools, for it is theirs to read."""

    name = ""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._owner = self.path + "-owner"
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            self._owned = self._connection(self._owner)
            self._owned.execute("begin exclusive")
            self._writer = self._connection(self.path)
            self._writer.execute("pragma journal_mode = wal")
            self._writer.execute("pragma synchronous = full")
            self._writer.execute("pragma foreign_keys = on")
            self._check_version()
            self._writer.executescript(_SCHEMA)
            self._writer.execute("delete from tokens where seat = '' and created < ?", (expired(),))
            self._reader = self._connection(self.path)
            self._reader.execute("pragma query_only = on")
        except (OSError, sqlite3.Error) as error:
            raise _trouble(error, self.path) from error

    @staticmethod
    def _connection(path: str) -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, timeout=0.2, check_same_thread=False)

    def _check_version(self) -> None:
        """Duty: a file that an earlier or a later program wrote is left as it is."""
        (version,) = self._writer.execute("pragma user_version").fetchone()
        (used,) = self._writer.execute("select count(*) from sqlite_master").fetchone()
        if used and version != _VERSION:
            raise SouterrainError("store-older" if version < _VERSION else "store-newer", path=self.path)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing; a full disk or a file that cannot be written is told in plain words."""
        try:
            self._writer.execute("begin immediate")
            yield
            self._writer.execute("commit")
        except sqlite3.Error as error:
            raise _trouble(error, Path(self.path).name) from error  # guests need not know where
        finally:
            if self._writer.in_transaction:  # a full disk has rolled back already
                self._writer.execute("rollback")

    def _do(self, query: str, *values: Any) -> None:
        self._writer.execute(query, values)

    def _ask(self, query: str, *values: Any) -> list[Any]:
        return self._writer.execute(query, values).fetchall()

    def _read(self, query: str, *values: Any) -> list[Any]:
        try:
            return self._reader.execute(query, values).fetchall()
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise SouterrainError("table-damaged") from error

    def claim(self, table: str) -> str:
        """Nobody else can have it."""
        return self.name

    def release(self, table: str) -> None:
        """Nobody else waits for it."""

    def close(self) -> None:
        self._reader.close()
        self._writer.close()
        Path(self._owner).unlink(missing_ok=True)
        self._owned.close()


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
