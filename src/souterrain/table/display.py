"""What the clients of a table are shown: drawn once for all who look with the same eyes in the same language."""

from __future__ import annotations

import secrets
from collections.abc import Hashable
from copy import copy
from typing import TYPE_CHECKING, Any
from weakref import proxy

from msgspec import Struct

from souterrain import bots
from souterrain.core.game import Charted, Faced
from souterrain.core.overlaid import overlaid
from souterrain.core.session import Session
from souterrain.core.story import Reader
from souterrain.core.view import View

from . import policy
from .client import Client
from .render import Drawing, drawing, worded

if TYPE_CHECKING:
    from .room import Room


class Drawn(Struct):
    """What has been drawn of one moment."""

    views: dict[Hashable, tuple[View, Drawing]] = {}
    """Views in words, by the seat looked through, whether it may answer, and the language."""
    messages: dict[Hashable, tuple[str, Client]] = {}
    """Whole messages, by all that they depend on, and who was the first to get them."""


class Display:
    """Keeps the views and the stories of a room's clients in step with its session."""

    def __init__(self, room: Room) -> None:
        self._room = proxy(room)
        self._mark = secrets.token_hex(4)
        """Another one whenever something is taken back: a client that knows it has a story that still holds."""

    def back(self, past: Session) -> None:
        """Something has been taken back, and the game stands as it did in the past."""
        self._mark = secrets.token_hex(4)
        for client in self._room.clients:
            if client.reader:
                client.reader.back(past)

    def begin_anew(self) -> None:
        """Nothing holds that was told."""
        self._mark = secrets.token_hex(4)
        for client in self._room.clients:
            client.reader = None

    def resume(self, client: Client, story: int, mark: str) -> None:
        """Somebody comes who may have been here before, and have so much of the story."""
        client.viewpoint = self._eyes(client)
        if mark == self._mark_of(client):
            client.reader = Reader(self._readers(client))
            client.reader.skip(self._room.session, story)
            client.told = client.reader.lines

    @property
    def looks_back(self) -> bool:
        """Whether somebody is to be told more of the story than is at hand: he begins it with other eyes."""
        tells = self._room.session.tells
        return not all(tells(self._heard(client)) for client in self._room.clients if not client.looking)

    def _heard(self, client: Client) -> int:
        """How much of the story a client has heard with the eyes that it has now."""
        reader = client.reader
        return reader.position if reader and reader.seats == self._readers(client) else 0

    def show_all(self, welcome: bool) -> None:
        """Show everybody where the table stands."""
        drawn = Drawn()
        for client in self._room.clients:
            if welcome:
                self.welcome(client)
            self.show(client, drawn)

    def show(self, client: Client, drawn: Drawn | None = None) -> None:
        """Show a client where the table stands; what is `drawn` already is not drawn again."""
        client.viewpoint = self._eyes(client)
        if client.looking:
            return
        drawn = drawn or Drawn()
        whose = client.viewpoint, self._room.plays(client, client.viewpoint), client.lang
        readers = self._readers(client)
        if client.reader is None or client.reader.seats != readers:
            client.reader = Reader(readers)
        alike = whose, client.known, client.told, readers, client.reader.lines, client.reader.position
        if alike in drawn.messages:
            text, first = drawn.messages[alike]
            assert first.reader is not None
            client.show_as(first, text, copy(first.reader))
            return
        if whose not in drawn.views:
            view = self._view(self._room.session, client)
            drawn.views[whose] = view, drawing(view, client.texts)
        view, said = drawn.views[whose]
        more = {"story": self._news(client, client.reader, view), "head": self._room.session.head}
        text = client.show(said, self._room.session.decisions, {name: value for name, value in more.items() if value})
        drawn.messages[alike] = text, client

    def look(self, client: Client, k: int | None) -> None:
        """Show the table as it stood before decision k, with what was answered to a question that this client may
        see; or as it stands."""
        client.looking = k is not None
        if k is None:
            self.show(client)
        else:
            past = self._view(self._room.session.at(k), client)
            answer = self._room.session.answered(k) if past.ask else None
            client.send(moment=worded(past, client.texts), k=k, n=self._room.session.decisions, answer=answer)

    def _view(self, session: Session, client: Client) -> View:
        view = session.view(client.viewpoint)
        if not self._room.plays(client, client.viewpoint):
            view.ask = None
        return view

    def _eyes(self, client: Client) -> str:
        """The seat through which a client looks; a spectator sees what everybody may see."""
        watching = client.role is policy.Role.SPECTATOR
        return "" if watching else self._room.eyes(self._room.mine(client), client.viewpoint)

    def _news(self, client: Client, reader: Reader, view: View) -> dict[str, Any]:
        """What a client has not been told yet, and from which line of its story on; empty where there is nothing."""
        first = reader.lines
        lines = reader.read(self._room.session, view)
        if not lines and first == client.told:
            return {}
        client.told = reader.lines
        return {"from": first, "lines": worded(lines, client.texts), "mark": self._mark_of(client)}

    def _readers(self, client: Client) -> tuple[str, ...]:
        return self._room.mine(client) or (self._eyes(client),)

    def _mark_of(self, client: Client) -> str:
        return " ".join((self._mark, client.lang, *self._readers(client)))

    def welcome(self, client: Client) -> None:
        """Tell a client what the table is and who sits there."""
        room, session, words = self._room, self._room.session, client.texts
        about: dict[str, Any] = {
            "table": room.id,
            "game": session.game.slug,
            "title": words.say(session.game.title),
            "role": client.role.value,
            "seats": [
                {
                    "id": chair.id,
                    "name": words.say(chair.name),
                    "role": chair.role,
                    "by": room.holders[chair.id],
                    "here": self._here(chair.id),
                    "mine": room.plays(client, chair.id) or client.seat == chair.id,
                }
                for chair in session.chairs
            ],
            "commitment": session.commitment,
            "dice": {"bound": session.stream.binds, "typed": session.typed, "lucky": sorted(room.shaker.lucky)},
            "language": client.lang,
            "bots": list(bots.bots(session.game.slug)),
            "pace": room.pace,
            "charted": isinstance(session.game, Charted),
            "faces": session.game.faces if isinstance(session.game, Faced) else {},
            "undo": {"rule": room.undo_rule, "count": len(session.undone), "plea": self._plea(client)},
            "notices": [words.say(notice) for notice in room.notices],
        }
        if laid := overlaid(session.game):
            about["house_rules"] = {
                "title": words.say(laid.overlay.title_say),
                "about": words.say(laid.overlay.about_say),
                "changes": [words.say(change) for change in laid.told()],
            }
        if session.outcome is not None:
            about["seed"] = session.stream.key.hex()
        client.send(welcome=about)

    def _plea(self, client: Client) -> dict[str, Any] | None:
        """What somebody asks to take back, and whether it is for this client to agree."""
        room, say, plea = self._room, client.texts.say, self._room.plea
        return plea and {
            "by": say(room.named(plea.by)),
            "at": plea.undone.at,
            "agreed": client.seat in plea.agreed,
            "waits": [say(room.named(seat)) for seat in room.unheard(plea)],
        }

    def _here(self, seat: str) -> bool:
        return any(self._room.plays(client, seat) for client in self._room.clients) or seat in self._room.bots
