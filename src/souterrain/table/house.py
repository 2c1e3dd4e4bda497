"""The house: every table of a store, opened when somebody comes to it."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from souterrain import bots, games
from souterrain.core.chance import Bound, Chance, Stream, Typed
from souterrain.core.errors import SouterrainError
from souterrain.core.game import proposed, read_setup, variants
from souterrain.core.journal import unpack
from souterrain.core.match import LINK, SCREEN, proposal
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.text import texts

from . import policy
from .client import Client
from .door import Door
from .limits import FORKS, MOST_TABLES, Limits
from .meter import Meter
from .policy import WATCHER, Act
from .room import Room
from .store import Charter, Damaged, Head, Key, Store


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
        self.store = store
        self.limits = Limits()
        self.door = Door()
        self.meter = Meter()
        self._rooms: dict[str, Room] = {}

    def new_key(self) -> str:
        """A key to the lobby."""
        return self._grant(Key())

    def key(self, token: str) -> Key:
        """What a token opens."""
        key = self.store.key(token) if token else None
        if key is None:
            raise SouterrainError("token-unknown")
        return key

    def room(self, table: str) -> Room:
        """A table, brought back from the store if it is not open."""
        if table not in self._rooms:
            head = self.store.head(table)
            if head is None:
                raise SouterrainError("table-unknown")
            session = Session.restore(games()[head.saved.game], self.store.record(head))
            if session.decisions < head.decisions:
                self.store.salvaged(table, session)
                if not session.notices:
                    session.notices.append(Say("notice-salvaged", n=session.decisions, lost=head.decisions))
            self._open(Room(self.store, head, session, meter=self.meter))
        return self._rooms[table]

    @property
    def awake(self) -> list[Room]:
        """The tables that are in memory."""
        return list(self._rooms.values())

    def _open(self, room: Room) -> None:
        """Take a table into memory; all others at which nobody sits leave it."""
        self.tidy()
        self._rooms[room.id] = room

    def tidy(self) -> None:
        """Let go of the tables at which nobody sits and no bot thinks any more: the store has all of them."""
        for room in [room for room in self._rooms.values() if room.idle]:
            del self._rooms[room.id]
            with suppress(SouterrainError):  # what the lobby says can be worked out again
                self.store.summarised(room.id, room.summary())

    def create(self, wanted: NewTable) -> dict[str, Any]:
        """A new table; answers its tokens."""
        self._check_room()
        if wanted.undo not in ("", *policy.UNDO):
            raise SouterrainError("undo-unknown", known=", ".join(policy.UNDO))
        game = games()[wanted.game]
        stream = Stream(wanted.seed) if wanted.seed else Bound(secrets.token_bytes(32))
        chance: Chance = Typed(stream) if wanted.dice == "typed" else stream
        session = Session.start(game, read_setup(game, wanted.setup), chance, stream)
        return self.seat(session, wanted.seats, wanted.undo)

    def again(self, table: str) -> dict[str, Any]:
        """Another table with the set-up and the seats of one that there is, and dice of its own."""
        room = self.room(table)
        session = room.session
        return self.create(NewTable(session.game.slug, session.settled, dict(room.holders), undo=room.charter.undo))

    def load(self, data: bytes) -> dict[str, Any]:
        """A table from a saved game."""
        self._check_room()
        saved = unpack(data)
        return self.seat(Session.restore(games()[saved.game], saved), {})

    def fork(self, room: Room, client: Client, k: int, seats: dict[str, str]) -> None:
        """A table of its own from a moment of another: who was a person there is at this screen here. Those who do not
        know all secrets get new ones, which fit what they have seen. Everybody hears of it."""
        policy.check(client.seat, Act.FORK)
        self.limits.spend(FORKS, (room.id, client.seat))
        self._check_room()
        fork = room.supposed(client, k, secrets.token_bytes(32))
        client.send(forked=self.seat(fork.session, {**fork.holders, **seats}))
        room.tell_forked(client, k)

    def _check_room(self) -> None:
        if self.store.count() >= MOST_TABLES:
            raise SouterrainError("too-many-tables")

    def seat(self, session: Session, seats: dict[str, str], undo: str = "") -> dict[str, Any]:
        """Sit a game down at a table of its own."""
        now = time.time()
        holders = {seat: seats.get(seat, SCREEN) for seat in session.seats}
        head = Head(secrets.token_urlsafe(9), session.saved([]), holders, now, now, session.decisions)
        head.charter = Charter(undo)
        room = Room(self.store, head, session, meter=self.meter)
        for seat, by in holders.items():
            room.check(seat, by)
        head.summary = room.summary()
        self.store.create(head, session.parts())
        self._open(room)
        links = {seat: self._grant(Key(head.id, seat)) for seat, by in holders.items() if by == LINK}
        return {"table": head.id, "owner": self._grant(Key(head.id)), "seats": links}

    def open(self, table: str) -> str:
        """A new owner's token for a table of this house."""
        if self.store.head(table) is None:
            raise SouterrainError("table-unknown")
        return self._grant(Key(table))

    def lock(self, table: str = "") -> None:
        """End every owner's token of a table, or every key to the house, and whoever came by one leaves."""
        self.store.revoke(Key(table))
        if room := self._rooms.get(table):
            room.dismiss("")

    def invite(self, room: Room, client: Client, seat: str) -> None:
        """A new link for a seat, or for those who watch; the old one ends."""
        policy.check(client.seat, Act.INVITE)
        if seat not in (*room.session.seats, WATCHER):
            raise SouterrainError("seat-unknown", seat=seat[:20], seats=", ".join(room.session.seats))
        self._withdraw(room, seat)
        client.send(link={"seat": seat, "token": self._grant(Key(room.id, seat))})

    def hand_over(self, room: Room, client: Client, seat: str, by: str) -> None:
        """Give a seat to somebody else. Where the owner takes it to his screen or gives it away anew, its old link
        ends; from a bot its player may take it back."""
        room.hand_over(client, seat, by)
        if client.owner and by == LINK:
            self.invite(room, client, seat)
        elif client.owner and by == SCREEN:
            self._withdraw(room, seat)

    def _withdraw(self, room: Room, seat: str) -> None:
        self.store.revoke(Key(room.id, seat))
        room.dismiss(seat)

    def forget(self, table: str) -> None:
        room = self._rooms.pop(table, None)
        self.store.forget(table)
        if room:
            room.dismiss_all()

    def tables(self, lang: str) -> list[dict[str, Any]]:
        """What the lobby shows, newest first."""
        found = []
        for head in self.store.heads():
            summary = self._summary(head) if isinstance(head, Head) else None
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

    def _summary(self, head: Head) -> dict[str, Any] | None:
        """What is said of a table; written down anew where it is out of date. None where it cannot be read."""
        if head.summary.get("decisions") != head.decisions:
            try:
                head.summary = self.room(head.id).summary()
                self.store.summarised(head.id, head.summary)
            except SouterrainError:
                return None
        return head.summary

    def _grant(self, key: Key) -> str:
        token = secrets.token_urlsafe(24)
        self.store.grant(token, key)
        return token


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


def catalogue(lang: str) -> list[dict[str, Any]]:
    """The games as a lobby offers them."""
    found = []
    for slug, game in games().items():
        words = texts(lang, slug)
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
                            {"value": value, "label": words.say(Say(f"variant-{variant.field}-{value}"))}
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
