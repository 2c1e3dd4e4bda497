"""The house: every table of a store, opened when somebody comes to it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct

from souterrain import bots, games
from souterrain.core.chance import Bound, Chance, Stream, Typed
from souterrain.core.errors import SouterrainError
from souterrain.core.game import Facts, Introduced, proposed, read_setup, variants
from souterrain.core.journal import unpack
from souterrain.core.match import LINK, SCREEN, proposal
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.text import texts
from souterrain.games import facts

from . import policy
from .archive import Archive
from .client import Client
from .door import Door
from .limits import FORKS, MOST_TABLES, Limits
from .meter import Meter
from .policy import WATCHER, Act
from .relay import Elsewhere, Relay
from .room import Room
from .store import Charter, Damaged, Head, Key, Shared, Store
from .summary import summary


class NewTable(Struct, forbid_unknown_fields=True):
    """What a lobby asks for."""

    game: str
    setup: dict[str, Any] = {}
    seats: dict[str, str] = {}
    seed: str = ""
    dice: str = "program"
    undo: str = ""


class House:
    """Makes tables, keeps them, and knows what each token opens."""

    def __init__(self, store: Store) -> None:
        self.archive = Archive(store)
        self.relay = Relay(self, store) if isinstance(store, Shared) else None
        self.limits = Limits()
        self.door = Door()
        self.meter = Meter()
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._wanted: Counter[str] = Counter()
        """How many wait for a table to be opened."""
        self._passing: set[Room] = set()
        """Tables in memory at which perhaps nobody sits."""

    def close(self) -> None:
        """Write what is left."""
        if self.relay:
            self.relay.close()
        self.archive.close()

    async def new_key(self) -> str:
        """A key to the lobby."""
        return await self._grant(Key())

    async def key(self, token: str) -> Key:
        """What a token opens."""
        key = await self.archive.read(lambda store: store.key(token)) if token else None
        if key is None:
            raise SouterrainError("token-unknown")
        return key

    # Tables in memory

    async def room(self, table: str) -> Room:
        """A table, brought back from the archive if it is not open. Whoever wants to sit there does so at once: it is
        put away when nobody does."""
        self._wanted[table] += 1
        try:
            while (room := self._rooms.get(table)) is None or room.lost:
                if table not in self._opening:
                    self._opening[table] = asyncio.create_task(self._bring_back(table))
                await asyncio.shield(self._opening[table])
            return room
        finally:
            self._wanted -= Counter((table,))

    async def _bring_back(self, table: str) -> None:
        try:
            holder = await self.archive.write(lambda store: store.claim(table))
            if holder != self.archive.store.name:
                raise Elsewhere(holder)
            head, session = await self.archive.read(lambda store: _found(store, table))
            if session.decisions < head.decisions:
                await self.archive.write(lambda store: store.salvaged(table, session))
                if not session.notices:
                    session.notices.append(Say("notice-salvaged", n=session.decisions, lost=head.decisions))
            self._open(Room(self.archive, head, session, meter=self.meter))
        finally:
            del self._opening[table]

    async def look_up(self, table: str) -> Room:
        """A table to read from, whoever holds it."""
        room = self._rooms.get(table)
        if room is None or room.lost:
            head, session = await self.archive.read(lambda store: _found(store, table))
            room = Room(self.archive, head, session)
        return room

    @property
    def awake(self) -> list[Room]:
        """The tables that are in memory."""
        return list(self._rooms.values())

    def _open(self, room: Room) -> None:
        """Take a table into memory; those at which nobody sits leave it."""
        self.tidy()
        self._rooms[room.id] = room
        self._passing.add(room)

    def tidy(self, left: Room | None = None) -> None:
        """Let go of the tables at which nobody sits and nothing goes on any more: the archive has all of them."""
        passing = self._passing | ({left} if left else set())
        done = {room for room in passing if room.idle and not self._wanted[room.id]}
        self._passing = {room for room in passing - done if not room.clients}
        for room in done:
            if self._rooms.get(room.id) is room:
                del self._rooms[room.id]
                if not room.lost:
                    self._tell_lobby(room)
                    self._release(room.id)

    def _release(self, table: str) -> None:
        self.archive.put(lambda store: store.release(table))

    def _tell_lobby(self, room: Room) -> dict[str, Any]:
        """Write down what the lobby says of a table; if that cannot be, it is worked out again."""
        table, told = room.id, summary(room.session)
        if room.summarised != told["decisions"]:
            room.summarised = told["decisions"]
            self.archive.put(lambda store: store.summarised(table, told))
        return told

    # Tables

    async def create(self, wanted: NewTable, before: dict[str, list[int]] | None = None) -> dict[str, Any]:
        """A new table, perhaps where another was played; answers its tokens."""
        await self._check_room()
        if wanted.undo not in ("", *policy.UNDO):
            raise SouterrainError("undo-unknown", known=", ".join(policy.UNDO))
        game = games()[wanted.game]
        stream = Stream(wanted.seed) if wanted.seed else Bound(secrets.token_bytes(32))
        chance: Chance = Typed(stream) if wanted.dice == "typed" else stream
        session = Session.start(game, read_setup(game, wanted.setup), chance, stream, before=before)
        return await self.seat(session, wanted.seats, wanted.undo)

    async def again(self, table: str, there: bool = False) -> dict[str, Any]:
        """Another table with the set-up and the seats of one that there is, and dice of its own; `there`, where that
        one was played, what made the place falls as it fell, once its game is over."""
        room = await self.look_up(table)
        session = room.session
        wanted = NewTable(session.game.slug, session.settled, dict(room.holders), undo=room.charter.undo)
        return await self.create(wanted, await room.place() if there else None)

    async def load(self, data: bytes) -> dict[str, Any]:
        """A table from a saved game."""
        await self._check_room()
        saved = unpack(data)
        return await self.seat(Session.restore(games()[saved.game], saved), {})

    async def fork(self, room: Room, client: Client, k: int, seats: dict[str, str]) -> None:
        """A table of its own from a moment of another: who was a person there is at this screen here. Those who do not
        know all secrets get new ones, which fit what they have seen. Everybody hears of it."""
        policy.check(client.seat, Act.FORK)
        self.limits.spend(FORKS, (room.id, client.seat))
        await self._check_room()
        fork = await room.supposed(client, k, secrets.token_bytes(32))
        client.send(forked=await self.seat(fork.session, {**fork.holders, **seats}))
        await room.tell_forked(client, k)

    async def _check_room(self) -> None:
        if await self.archive.read(lambda store: store.count()) >= MOST_TABLES:
            raise SouterrainError("too-many-tables")

    async def seat(self, session: Session, seats: dict[str, str], undo: str = "") -> dict[str, Any]:
        """Sit a game down at a table of its own."""
        now = time.time()
        holders = {seat: seats.get(seat, SCREEN) for seat in session.seats}
        head = Head(secrets.token_urlsafe(9), session.saved([]), holders, now, now, session.decisions)
        head.charter = Charter(undo)
        room = Room(self.archive, head, session, meter=self.meter)
        for seat, by in holders.items():
            room.check(seat, by)
        head.summary = summary(room.session)
        room.summarised = session.decisions
        links = {seat: new_token() for seat, by in holders.items() if by == LINK}
        owner, birth = new_token(), session.parts()

        def made(store: Store) -> None:
            store.create(head, birth)
            for seat, token in {"": owner, **links}.items():
                store.grant(token, Key(head.id, seat))

        await self.archive.write(made)
        self._open(room)
        return {"table": head.id, "owner": owner, "seats": links}

    async def open(self, table: str) -> str:
        """A new owner's token for a table of this house."""
        if await self.archive.read(lambda store: store.head(table)) is None:
            raise SouterrainError("table-unknown")
        return await self._grant(Key(table))

    async def lock(self, table: str = "") -> None:
        """End every owner's token of a table, or every key to the house, and whoever came by one leaves."""
        await self.archive.write(lambda store: store.revoke(Key(table)))
        self.heard("lock", table)
        if self.relay and table:
            await self.relay.tell("lock", table)

    def heard(self, kind: str, table: str) -> None:
        """What has become of a table, here or by way of another process."""
        if kind == "forget":
            if room := self._rooms.pop(table, None):
                room.dismiss_all()
        elif room := self._rooms.get(table):
            room.dismiss("")

    async def invite(self, room: Room, client: Client, seat: str) -> None:
        """A new link for a seat, or for those who watch; the old one ends."""
        policy.check(client.seat, Act.INVITE)
        if seat not in (*room.session.seats, WATCHER):
            raise SouterrainError("seat-unknown", seat=seat[:20], seats=", ".join(room.session.seats))
        await self._withdraw(room, seat)
        client.send(link={"seat": seat, "token": await self._grant(Key(room.id, seat))})

    async def hand_over(self, room: Room, client: Client, seat: str, by: str) -> None:
        """Give a seat to somebody else. Where the owner takes it to his screen or gives it away anew, its old link
        ends; from a bot its player may take it back."""
        await room.hand_over(client, seat, by)
        if client.owner and by == LINK:
            await self.invite(room, client, seat)
        elif client.owner and by == SCREEN:
            await self._withdraw(room, seat)

    async def _withdraw(self, room: Room, seat: str) -> None:
        await self.archive.write(lambda store: store.revoke(Key(room.id, seat)))
        room.dismiss(seat)

    async def forget(self, table: str) -> None:
        if self.relay:
            await self.relay.tell("forget", table)
        await self.archive.write(lambda store: store.forget(table))
        self.heard("forget", table)

    # The lobby

    async def tables(self, lang: str) -> list[dict[str, Any]]:
        """What the lobby shows, newest first."""
        found = []
        for head in await self.archive.read(lambda store: store.heads()):
            summary = await self._summary(head) if isinstance(head, Head) else None
            if summary is None or isinstance(head, Damaged):
                found.append(_damaged(head.id, lang))
                continue
            found.append(
                {
                    "id": head.id,
                    "game": head.saved.game,
                    "created": head.created,
                    "updated": head.updated,
                    "turn": summary["turn"],
                    "decisions": summary["decisions"],
                    "finished": summary["finished"],
                    **summary[lang],
                }
            )
        return found

    async def _summary(self, head: Head) -> dict[str, Any] | None:
        """What is said of a table; written down anew where it is out of date. None where it cannot be read."""
        if head.summary.get("decisions") == head.decisions:
            return head.summary
        try:
            room = await self.look_up(head.id)
            await asyncio.sleep(0)  # nobody at a table waits for a long list
            return self._tell_lobby(room)
        except SouterrainError:
            return None

    async def _grant(self, key: Key) -> str:
        token = new_token()
        await self.archive.write(lambda store: store.grant(token, key))
        return token


def new_token() -> str:
    return secrets.token_urlsafe(24)


def _found(store: Store, table: str) -> tuple[Head, Session]:
    """A table as a store has it."""
    head = store.head(table)
    if head is None:
        raise SouterrainError("table-unknown")
    return head, Session.restore(games()[head.saved.game], store.record(head))


def _damaged(table: str, lang: str) -> dict[str, Any]:
    """What the lobby shows of a table that cannot be read: it can still be removed."""
    said = texts(lang).say(Say("table-damaged"))
    facts = {"game": "", "created": 0, "updated": 0, "turn": 0, "decisions": 0, "finished": True, "damaged": True}
    return {"id": table, **facts, "headline": said, "party": [], "outcome": "", "house_rules": ""}


def seating(wanted: NewTable, lang: str) -> list[dict[str, str]]:
    """The seats of a set-up with their names, and who might sit there: the first player here, bots elsewhere."""
    game = games()[wanted.game]
    words = texts(lang, wanted.game)
    chairs = game.chairs(read_setup(game, wanted.setup))
    by = proposal(chairs, bots.bots(wanted.game)[0])
    return [{"id": chair.id, "name": words.say(chair.name), "role": chair.role, "by": by[chair.id]} for chair in chairs]


def _told(game: Facts, field: str, value: str) -> Say | None:
    """What a game tells of a value of its set-up."""
    return game.about(field, value) if isinstance(game, Introduced) else None


def catalogue(lang: str) -> list[dict[str, Any]]:
    """The games as a lobby offers them."""
    found = []
    for slug in games():
        game, words = facts(slug), texts(lang, slug)
        low, high = game.players
        default = msgspec.to_builtins(game.setup_type()) | proposed(game)
        found.append(
            {
                "slug": slug,
                "title": words.say(game.title),
                "blurb": words.say(Say("blurb")),
                "players": [low, high],
                "bots": bots.bots(slug),
                "variants": [
                    {
                        "field": variant.field,
                        "kind": variant.kind,
                        "label": words.say(Say(f"variant-{variant.field}")),
                        "values": [
                            {
                                "value": value,
                                "label": words.say(Say(f"variant-{variant.field}-{value}")),
                                "emblem": variant.pictures.get(value, ""),
                                "about": words.say(told) if (told := _told(game, variant.field, value)) else "",
                            }
                            for value in variant.values
                        ],
                        "low": variant.low,
                        "high": variant.high,
                        "default": default.get(variant.field),
                        "advanced": variant.advanced,
                    }
                    for variant in variants(game)
                ],
            }
        )
    return found
