"""A store in PostgreSQL, for several processes: the database is all that they share. Needs the extra `postgres`."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any

import psycopg

from souterrain.core.errors import SouterrainError
from souterrain.core.journal import SavedTurn
from souterrain.core.session import Session

from .contract import Charter, Head, Letter
from .rows import expired
from .sql import SQL

_VERSION = 1
"""Of the tables below; kept in the database."""
_ONE_AT_A_TIME = 7_303_014
"""The lock under which the tables are made: two processes may begin at once."""
_SCHEMA = f"""
create table if not exists tables (
    id text primary key, saved bytea not null, holders text not null, created double precision not null,
    summary text not null
);
create table if not exists answers (
    tab text not null references tables(id) on delete cascade, n bigint not null, parts bytea not null,
    at double precision not null, primary key (tab, n)
);
create table if not exists worlds (
    tab text not null references tables(id) on delete cascade, turn bigint not null, world bytea not null,
    primary key (tab, turn)
);
create table if not exists tokens (
    hash text primary key, tab text not null, seat text not null, created double precision not null
);
create index if not exists tokens_of on tokens (tab, seat);
create table if not exists charters (
    tab text primary key references tables(id) on delete cascade, charter text not null
);
create table if not exists damaged (tab text not null, n bigint not null, parts bytea not null);
create unlogged table if not exists keepers (name text primary key, until timestamptz not null);
create unlogged table if not exists leases (
    tab text primary key references tables(id) on delete cascade, holder text not null
);
create unlogged table if not exists letters (
    id bigserial primary key, recipient text not null, sender text not null, line text not null, kind text not null,
    body text not null, at timestamptz not null default now()
);
create index if not exists letters_to on letters (recipient, id);
create table if not exists souterrain (version integer not null);
insert into souterrain select {_VERSION} where not exists (select 1 from souterrain);
"""
LEASE = 4
"""For how many seconds a process that was heard of holds its tables."""
_CLAIM = """
insert into leases values (?, ?) on conflict (tab) do update set holder = excluded.holder
where leases.holder = excluded.holder
or not exists (select 1 from keepers where name = leases.holder and until > clock_timestamp())
"""
_BEAT = f"""
insert into keepers values (?, clock_timestamp() + interval '{LEASE} seconds')
on conflict (name) do update set until = excluded.until
"""


class Postgres(SQL):
    """Duty: of two processes that hold themselves for a table's keeper only one can write, the one with the lease; and
    whatever they think, (table, n) is there once."""

    def __init__(self, address: str) -> None:
        self.path = address
        self.name = secrets.token_hex(8)
        self._connections: dict[str, Any] = {}
        self._leases: list[tuple[str, Any]] = []
        """The tables to which a transaction writes, and whether their leases are found."""
        self._beaten = 0.0
        """When this process was last heard of, by its own clock."""
        try:
            with self._connected("writer").transaction():
                self._do("select pg_advisory_xact_lock(?)", _ONE_AT_A_TIME)
                self._connected("writer").execute(_SCHEMA)
                ((version,),) = self._ask("select version from souterrain")
                self._do("delete from tokens where seat = '' and created < ?", expired())
                self._do(_BEAT, self.name)
        except psycopg.Error as error:
            raise _trouble(error) from error
        if version > _VERSION:
            raise SouterrainError("store-newer", path="PostgreSQL")

    def _connected(self, use: str) -> Any:
        """A connection for some use; a new one where the last was lost. A server that is gone is noticed soon."""
        if use not in self._connections or self._connections[use].closed:
            self._connections[use] = psycopg.connect(
                self.path,
                autocommit=True,
                connect_timeout=5,
                keepalives_idle=5,
                keepalives_interval=2,
                keepalives_count=3,
                application_name=f"souterrain {self.name} {use}",
            )
        return self._connections[use]

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Statements follow each other without waiting for what becomes of each: that is asked before all is written
        for good."""
        self._leases = []
        try:
            writer = self._connected("writer")
            with writer.pipeline() as all_of_it, writer.transaction():
                yield
                self._check_leases()
                all_of_it.sync()
        except psycopg.Error as error:
            raise _trouble(error) from error

    def _do(self, query: str, *values: Any) -> None:
        self._connections["writer"].execute(_spelt(query), values)

    def _ask(self, query: str, *values: Any) -> list[Any]:
        found: list[Any] = self._connections["writer"].execute(_spelt(query), values).fetchall()
        return found

    def _read(self, query: str, *values: Any) -> list[Any]:
        try:
            found: list[Any] = self._connected("reader").execute(_spelt(query), values).fetchall()
            return found
        except (psycopg.DataError, UnicodeEncodeError):
            return []  # no text that a row could hold
        except psycopg.Error as error:
            raise _trouble(error) from error

    def close(self) -> None:
        """Others may have the tables at once."""
        if self._connections:
            with suppress(psycopg.Error), self._connected("writer").transaction():
                self._do("delete from leases where holder = ?", self.name)
                self._do("delete from keepers where name = ?", self.name)
        for connection in self._connections.values():
            connection.close()
        self._connections.clear()

    # Who holds a table

    def claim(self, table: str) -> str:
        self._do(_CLAIM, table, self.name)
        ((holder,),) = self._ask("select holder from leases where tab = ?", table)
        return str(holder)

    def release(self, table: str) -> None:
        self._do("delete from leases where tab = ? and holder = ?", table, self.name)

    def holder(self, table: str) -> str:
        found = self._read("select holder from leases where tab = ?", table)
        return found[0][0] if found else self.name

    def _check_lease(self, table: str) -> None:
        """Duty: who has lost a table to another process writes nothing to it."""
        lease = _spelt("select 1 from leases where tab = ? and holder = ? for share")
        self._leases.append((table, self._connections["writer"].execute(lease, (table, self.name))))

    def _check_leases(self) -> None:
        for table, lease in self._leases:
            if not lease.fetchall():
                known = self._ask("select 1 from tables where id = ?", table)
                raise SouterrainError("table-elsewhere" if known else "table-unknown")

    def create(self, head: Head, birth: list[SavedTurn]) -> None:
        super().create(head, birth)
        self._do("insert into leases values (?, ?)", head.id, self.name)

    def answered(self, table: str, n: int, parts: list[SavedTurn], thinned: int | None) -> None:
        self._check_lease(table)
        super().answered(table, n, parts, thinned)

    def taken_back(self, table: str, past: Session) -> None:
        self._check_lease(table)
        super().taken_back(table, past)

    def begun_anew(self, table: str, session: Session) -> None:
        self._check_lease(table)
        super().begun_anew(table, session)

    def seated(self, table: str, holders: dict[str, str]) -> None:
        self._check_lease(table)
        super().seated(table, holders)

    def chartered(self, table: str, charter: Charter) -> None:
        self._check_lease(table)
        super().chartered(table, charter)

    # What processes tell each other

    def post(self, letters: Sequence[Letter]) -> None:
        for each in letters:
            self._do(
                "insert into letters (recipient, sender, line, kind, body) values (?, ?, ?, ?, ?)",
                *(each.to, self.name, each.line, each.kind, each.body),
            )
        for to in {each.to for each in letters}:
            self._do("select pg_notify(?, '')", f"souterrain {to}")

    def beat(self, wait: float) -> tuple[set[str], list[Letter]]:
        """Be heard of, wait a while for letters, and tell who else was heard of lately and what has come."""
        try:
            post = self._connected("post")
            post.execute(f'listen "souterrain {self.name}"')
            letters = self._letters(post)
            if not letters and list(post.notifies(timeout=wait, stop_after=1)):
                letters = self._letters(post)
            if time.monotonic() - self._beaten > wait:
                self._beaten = time.monotonic()
                post.execute(_spelt(_BEAT), (self.name,))
                post.execute("delete from letters where at < now() - interval '1 minute'")
                post.execute("delete from keepers where until < now() - interval '1 minute'")
            alive = {name for (name,) in post.execute("select name from keepers where until > clock_timestamp()")}
            return alive, letters
        except psycopg.Error as error:
            raise _trouble(error) from error

    def _letters(self, post: Any) -> list[Letter]:
        """What has come for this process, in the order in which it was sent."""
        taken = "delete from letters where recipient = ? returning id, line, kind, body, sender"
        return [Letter(self.name, *row[1:]) for row in sorted(post.execute(_spelt(taken), (self.name,)).fetchall())]


@cache
def _spelt(query: str) -> str:
    """A statement as this database writes it."""
    return query.replace("?", "%s")


def _trouble(error: psycopg.Error) -> SouterrainError:
    if isinstance(error, psycopg.errors.ForeignKeyViolation):
        return SouterrainError("table-unknown")
    if isinstance(error, psycopg.errors.UniqueViolation):
        return SouterrainError("table-elsewhere")
    if isinstance(error, psycopg.errors.DiskFull):
        return SouterrainError("store-full", path="PostgreSQL")
    return SouterrainError("store-away", why=str(error).strip().splitlines()[0] if str(error) else repr(error))
