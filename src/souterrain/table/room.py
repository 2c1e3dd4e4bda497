"""A table while people sit at it: one game, its seats, its bots, and everybody's view kept in step."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any
from zlib import crc32

from souterrain import bots
from souterrain.bots.random import Random
from souterrain.core.ask import Answer
from souterrain.core.errors import SouterrainError
from souterrain.core.journal import Decided
from souterrain.core.say import Say
from souterrain.core.seat import SeatView
from souterrain.core.session import Session
from souterrain.core.story import Reader
from souterrain.core.text import LANGUAGES, texts
from souterrain.core.view import View

from .client import Client
from .messages import answer_to
from .render import builtins
from .store import Head, Store
from .words import learn

log = logging.getLogger(__name__)

PACE = 600
"""How long bots wait before they act, in milliseconds, so that people can follow."""


class Room:
    """Duty: an answer is on disk before anybody is shown what came of it."""

    def __init__(self, store: Store, head: Head, session: Session, pace: int = PACE) -> None:
        self.store = store
        self.id = head.id
        self.holders = head.holders
        self.session = session
        self.pace = pace
        self.clients: list[Client] = []
        self._mark = secrets.token_hex(4)
        """Another one whenever something is taken back: a client that knows it has a story that still holds."""
        self._bots: dict[str, bots.Bot] = {}
        self._thinker: asyncio.Task[None] | None = None
        learn(session.game.slug)

    # Who sits where

    def bot(self, seat: str) -> bots.Bot | None:
        """The bot that holds a seat, if one does."""
        holder = self.holders.get(seat, "screen")
        if not holder.startswith("bot:"):
            return None
        if seat not in self._bots:
            seed = crc32(f"{self.id} {seat}".encode())
            self._bots[seat] = bots.make(self.session.game.slug, holder.removeprefix("bot:"), seed)
        return self._bots[seat]

    def plays(self, client: Client, seat: str) -> bool:
        """Whether a client may answer for a seat."""
        if client.seat:
            return client.seat == seat and self.holders.get(seat) == "link"
        return self.holders.get(seat) == "screen"

    def check_holder(self, seat: str, by: str) -> None:
        if seat not in self.session.seats:
            raise SouterrainError("seat-unknown", seat=seat[:20])
        if by.startswith("bot:"):
            bots.make(self.session.game.slug, by.removeprefix("bot:"))
        elif by not in ("screen", "link"):
            raise SouterrainError("holder-unknown")

    async def hand_over(self, client: Client, seat: str, by: str) -> None:
        """Give a seat to somebody else. A seat's own player may only give it to a bot, and take it back."""
        self.check_holder(seat, by)
        if not client.owner and (client.seat != seat or by == "screen"):
            raise SouterrainError("not-owner")
        holders = {**self.holders, seat: by}
        self.store.seated(self.id, holders)
        self.holders = holders
        self._bots.pop(seat, None)
        await self.show_all(welcome=True)

    # Playing

    async def answer(self, client: Client, n: int, seat: str, value: Any) -> None:
        """A person's answer to decision n."""
        ask = self.session.ask
        if ask is None:
            raise SouterrainError("game-is-over")
        if n != self.session.decisions:
            return  # a double click, or somebody was faster: the view on its way tells
        if seat != ask.seat or not self.plays(client, seat):
            raise SouterrainError("not-your-seat", rule=ask.rule)
        self._take(answer_to(ask, value))
        await self.show_all()

    def _take(self, value: Answer) -> None:
        """Answer, and write it down; if it cannot be written it was never given."""
        session = self.session
        n, mark = session.decisions, session.mark()
        session.answer(value)
        try:
            self.store.answered(self.id, n, session.parts(mark), session.thinned(mark))
        except SouterrainError:
            session.back()
            raise

    async def undo(self, client: Client, n: int) -> None:
        """Back to before the last decision that a person took; a seat's player may only take back his own."""
        session = self.session
        if n != session.decisions:
            return
        target = self._last_by_hand(client)
        if target is None:
            raise SouterrainError("nothing-yours-to-undo")
        now = session.at(session.decisions)
        session.back(session.decisions - target)
        try:
            self.store.taken_back(self.id, target, session.opening(), session.parts)
        except SouterrainError:
            self.session = now
            raise
        self._mark = secrets.token_hex(4)
        for each in self.clients:
            if each.reader:
                each.reader.back(session)
        await self.show_all()

    def _last_by_hand(self, client: Client) -> int | None:
        n = self.session.decisions
        for entry in reversed(self.session.journal):
            if type(entry) is Decided:
                n -= 1
                if not self.holders.get(entry.seat, "screen").startswith("bot:"):
                    return n if client.owner or client.seat == entry.seat else None
            elif entry.typed:  # type: ignore[union-attr]
                return n - 1
        return None

    # Showing

    def mine(self, client: Client) -> tuple[str, ...]:
        """The seats that a client sits at."""
        return tuple(seat for seat in self.session.seats if self.plays(client, seat) or client.seat == seat)

    def viewpoint(self, client: Client) -> str:
        """The seat whose eyes a client looks through: the one to decide if it is his, else the last it was."""
        mine = self.mine(client)
        ask = self.session.ask
        if ask and ask.seat in mine:
            return ask.seat
        if client.viewpoint in mine:
            return client.viewpoint
        if mine:
            return mine[0]
        return self.session.seats[0] if all(self.bot(seat) for seat in self.session.seats) else ""

    async def show(self, client: Client) -> None:
        client.viewpoint = self.viewpoint(client)
        if client.looking:
            return
        view = self.session.view(client.viewpoint)
        if not self.plays(client, client.viewpoint):
            view.ask = None
        story = self._news(client, view)
        await client.show(builtins(view, client.texts), self.session.decisions, story)

    def _news(self, client: Client, view: View) -> dict[str, Any]:
        """What a client has not been told yet, and from which line of its story on; empty where there is nothing."""
        reader = client.reader
        if reader is None or reader.seats != self._readers(client):
            reader = client.reader = Reader(self._readers(client))
        first = reader.lines
        lines = reader.read(self.session, view)
        if not lines and first == client.told:
            return {}
        client.told = reader.lines
        return {"from": first, "lines": builtins(lines, client.texts), "mark": self._mark_of(client)}

    def _readers(self, client: Client) -> tuple[str, ...]:
        return self.mine(client) or (client.viewpoint,)

    def _mark_of(self, client: Client) -> str:
        return " ".join((self._mark, client.lang, *self._readers(client)))

    async def show_all(self, welcome: bool = False) -> None:
        """Show everybody where the table stands, and let a bot whose turn it is think."""
        over = self.session.outcome is not None
        for client in list(self.clients):
            if welcome or over:
                await self.welcome(client)
            await self.show(client)
        self.wake()

    async def welcome(self, client: Client) -> None:
        session = self.session
        words = client.texts
        about: dict[str, Any] = {
            "table": self.id,
            "game": session.game.slug,
            "title": words.say(session.game.title),
            "role": "owner" if client.owner else "seat",
            "seats": [
                {
                    "id": seat,
                    "name": words.say(Say(f"seat-{seat}")),
                    "by": self.holders.get(seat, "screen"),
                    "here": self._here(seat),
                    "mine": self.plays(client, seat) or client.seat == seat,
                }
                for seat in session.seats
            ],
            "commitment": session.commitment,
            "language": client.lang,
            "bots": list(bots.bots(session.game.slug)),
            "pace": self.pace,
            "notices": [words.say(notice) for notice in session.notices],
        }
        if session.outcome is not None:
            about["seed"] = session.stream.key.hex()
        await client.send(welcome=about)

    def _here(self, seat: str) -> bool:
        return any(self.plays(client, seat) for client in self.clients) or self.bot(seat) is not None

    async def look(self, client: Client, k: int | None) -> None:
        """Show the table as it stood before decision k, or as it stands."""
        client.looking = k is not None
        if k is None:
            await self.show(client)
        else:
            past = self.session.at(k).view(client.viewpoint)
            if not self.plays(client, client.viewpoint):
                past.ask = None
            await client.send(moment=builtins(past, client.texts), k=k, n=self.session.decisions)

    # Coming and going

    async def join(self, client: Client, story: int = 0, mark: str = "") -> None:
        """Somebody sits down. Who was here before, and has so much of the story, is told only the rest."""
        self.clients.append(client)
        client.viewpoint = self.viewpoint(client)
        if mark == self._mark_of(client):
            client.reader = Reader(self._readers(client))
            client.reader.skip(self.session, story)
            client.told = client.reader.lines
        for other in list(self.clients):
            await self.welcome(other)
        await self.show(client)
        self.wake()

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)

    async def gone(self) -> None:
        """Tell those who stay that somebody left."""
        for client in list(self.clients):
            await self.welcome(client)

    def summary(self) -> dict[str, Any]:
        """What a lobby says of this table, in every language."""
        session = self.session
        view = session.game.view(session.world, "")
        return {
            "turn": session.turns,
            "decisions": session.decisions,
            "finished": session.outcome is not None,
            **{
                lang: {
                    "headline": words.say(view.headline),
                    "party": [words.say(sheet.name) for sheet in view.sheets if sheet.side == "party"],
                    "outcome": words.say(session.outcome.reason) if session.outcome else "",
                }
                for lang, words in ((lang, texts(lang, session.game.slug)) for lang in LANGUAGES)
            },
        }

    # Bots

    def wake(self) -> None:
        """Let the bot whose turn it is think, if there is one and somebody is watching."""
        ask = self.session.ask
        busy = self._thinker is not None and not self._thinker.done()
        if ask and self.clients and not busy and self.bot(ask.seat):
            self._thinker = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """Bots answer one after the other until a person is asked or nobody watches."""
        while self.clients and (ask := self.session.ask) and (bot := self.bot(ask.seat)):
            n = self.session.decisions
            for client in list(self.clients):
                await client.send(thinking=ask.seat)
            wait = asyncio.sleep(self.pace / 1000)
            value, _ = await asyncio.gather(asyncio.to_thread(_decide, bot, self.session.chair()), wait)
            if n != self.session.decisions or self.bot(ask.seat) is not bot:
                continue  # taken back or taken over while it thought
            try:
                self._take(value)
            except SouterrainError as error:
                for client in list(self.clients):
                    await client.refuse(error)
                return
            await self.show_all()


def _decide(bot: bots.Bot, chair: SeatView[Any]) -> Answer:
    """A bot's answer. One that breaks down or breaks the rules is replaced by chance: the game must go on."""
    try:
        value = bot.decide(chair)
        chair.ask.check(value)
    except Exception:
        log.exception("the bot at seat %s failed", chair.seat)
        return Random(0).decide(chair)
    return value
