"""A table while people sit at it: a match with clients, whose views are kept in step, and an archive."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from souterrain import bots
from souterrain.core.asides import Shaken, Undone
from souterrain.core.errors import SouterrainError
from souterrain.core.match import SCREEN, Match
from souterrain.core.past import Mark
from souterrain.core.say import Say
from souterrain.core.session import Session

from . import policy
from .archive import Archive
from .client import Client
from .display import Display
from .luck import Shaker, is_promise
from .messages import Luck, answer_to
from .meter import Meter
from .policy import Act
from .store import Head
from .thinking import Thinker

log = logging.getLogger(__name__)

PACE = 600
"""How long bots wait before they act, in milliseconds, so that people can follow."""


class Plea(Struct):
    """Somebody asks to take something back; who it is, and those who `agreed`, by the seats of their tokens."""

    undone: Undone
    by: str
    agreed: set[str] = msgspec.field(default_factory=set)


class Room(Match):
    """Duty: an answer is on disk before anybody is shown what came of it. One thing is done at a `turn`: whoever comes
    while something is being written waits until it is there. And its parts do not hold it: once nobody wants it, it
    leaves memory at once. Cycles are looked for seldom, and late."""

    def __init__(
        self, archive: Archive, head: Head, session: Session, pace: int = PACE, meter: Meter | None = None
    ) -> None:
        super().__init__(session, bots.make, head.holders)
        self.archive = archive
        self.id = head.id
        self.pace = pace
        self.meter = meter or Meter()
        self.charter = head.charter
        self.turn = asyncio.Lock()
        self.clients: list[Client] = []
        self.lost = False
        """Whether another process has taken over this table."""
        self.summarised = head.summary.get("decisions")
        """At which decision the archive knows what a lobby says of this table."""
        self._coming = 0
        """How many are about to sit down."""
        self.plea: Plea | None = None
        """What somebody asks to take back at the pending decision."""
        self._greeted = self._greeting
        self._writing: tuple[Future[None], Callable[[], None]] | None = None
        """What is being written, and how it is undone if it cannot be."""
        self._errands: set[asyncio.Task[None]] = set()
        self._display = Display(self)
        self._thinker = Thinker(self)
        given = (aside.given for aside in session.asides if isinstance(aside, Shaken))
        self.shaker = Shaker(self.clients, {seat for each in given for seat in each}, self._mix)

    # Who sits where

    def plays(self, client: Client, seat: str) -> bool:
        """Whether a client may answer for a seat."""
        return policy.plays(self, client.seat, seat)

    def mine(self, client: Client) -> tuple[str, ...]:
        """The seats that a client sits at."""
        return tuple(seat for seat in self.session.seats if self.plays(client, seat) or client.seat == seat)

    async def hand_over(self, client: Client, seat: str, by: str) -> None:
        """Give a seat to somebody else."""
        async with self.turn:
            policy.check_hand_over(self, client.seat, seat, by)
            holders = {**self.seating, seat: by}
            await self.archive.write(lambda store: store.seated(self.id, holders))
            self.hand(seat, by)
            await self.show_all(welcome=True)

    # Playing

    async def give(self, client: Client, n: int, seat: str, value: Any) -> None:
        """A person's answer to decision n."""
        begun = time.perf_counter()
        async with self.turn:
            policy.check(client.seat, Act.ANSWER)
            ask = self.session.ask
            if ask is None:
                raise SouterrainError("game-is-over")
            if n != self.session.decisions:
                return  # a double click, or somebody was faster: the view on its way tells
            if seat != ask.seat or not self.plays(client, seat):
                raise SouterrainError("not-your-seat", rule=ask.rule)
            self.answer(answer_to(ask, value))
            await self.kept()
            await self.show_all()
        self.meter.answered(self.session.game.slug, "person", begun)

    async def kept(self) -> None:
        """Wait until what was done is there for good. Duty: what cannot be kept was never done."""
        if self._writing is None:
            return
        (written, undo), self._writing = self._writing, None
        try:
            await asyncio.wrap_future(written)
        except Exception as error:
            undo()
            if isinstance(error, SouterrainError) and error.say.id == "table-elsewhere":
                self._lose()
            raise

    def _lose(self) -> None:
        """Another process has taken this table over: those who sit here find it there when they come back."""
        self.lost = True
        for client in list(self.clients):
            client.close()

    def keep(self, n: int, mark: Mark) -> None:
        self.plea = None
        parts, thinned = self.session.parts(mark), self.session.thinned(mark)
        self._writing = self.archive.put(lambda store: store.answered(self.id, n, parts, thinned)), self.session.back
        self.session.let_go()

    def keep_back(self, past: Session) -> None:
        self.plea = None
        self._replace(past, lambda store: store.taken_back(self.id, past))
        self._display.back(past)

    def keep_seats(self) -> None:
        holders = self.seating
        self.archive.put(lambda store: store.seated(self.id, holders))

    def _replace(self, session: Session, job: Callable[[Any], None]) -> None:
        """Go on with another session, which a job keeps."""
        self._writing = self.archive.put(job), partial(setattr, self, "session", self.session)
        self.session = session

    # Taking back

    async def take_back(self, client: Client, n: int) -> None:
        """Back to before the last decision that a person took; a seat's player may only take back his own. Where those
        who play have to agree, the first to say so asks, and it is done when all the others have said so too."""
        async with self.turn:
            policy.check(client.seat, Act.UNDO)
            if n != self.session.decisions:
                return
            await self.recall()
            plea = self.plea or Plea(self._may_undo(client), client.seat)
            plea.agreed.add(client.seat)
            if self.undo_rule == "consent" and self.unheard(plea):
                self.plea = plea
            else:
                self.back_to(plea.undone.at, plea.undone.by)
                await self.kept()
                whose = self.named(plea.undone.by)
                self.notices.append(Say("notice-undone", whose=whose, count=len(self.session.undone)))
            await self.show_all(welcome=True)

    async def decline(self, client: Client, n: int) -> None:
        """What somebody asks to take back stays as it is; who asked for it himself thinks better of it."""
        async with self.turn:
            policy.check(client.seat, Act.UNDO)
            if n != self.session.decisions or self.plea is None:
                return
            if self.plea.by != client.seat:
                self.notices.append(Say("notice-undo-declined", who=self.named(client.seat)))
            self.plea = None
            await self.show_all(welcome=True)

    def _may_undo(self, client: Client) -> Undone:
        """What a client would take back, if this table takes it back at all."""
        undone = self.undoable(None if client.owner else (client.seat,))
        policy.check_undo(self, self.undo_rule, undone.at)
        return undone

    @property
    def undo_rule(self) -> str:
        return policy.undo_rule(self, self.charter.undo)

    def unheard(self, plea: Plea) -> list[str]:
        """Those who have not agreed yet to what somebody asks to take back."""
        return sorted(policy.parties(self) - plea.agreed)

    # Luck

    async def take_luck(self, client: Client, luck: Luck) -> None:
        """Somebody shows the luck that he promised; when all have, the dice depend on it."""
        policy.check(client.seat, Act.LUCK)
        self.shaker.take(client, luck)
        await self.errands_done()

    def _mix(self, given: dict[str, str]) -> None:
        """Let the dice depend on luck that was given."""
        self._soon(self._mixed(given))

    async def _mixed(self, given: dict[str, str]) -> None:
        """Duty: luck is kept before anybody is shown a die of it."""
        async with self.turn:
            if not self.session.head or self.session.outcome is not None:
                return
            session = self.session.shaken(given)
            if session.decisions:
                self._replace(session, lambda store: store.taken_back(self.id, session))
            else:
                self._replace(session, lambda store: store.begun_anew(self.id, session))
                self._display.begin_anew()
            try:
                await self.kept()
            except SouterrainError:
                self.shaker.lucky -= given.keys()
                raise
            await self.show_all(welcome=True)

    # Looking back

    async def recall(self) -> None:
        """Have all of the past at hand, until the next answer: the archive has it."""
        await self.kept()
        session = self.session
        if not session.whole:
            session.recall(await self.archive.read(lambda store: session.older(store.turns(self.id))))

    # What is given out

    async def journal(self, by: str) -> dict[str, Any]:
        """All that was decided and rolled, for a browser that checks it."""
        policy.check(by, Act.JOURNAL)
        async with self.turn:
            policy.check_journal(self)
            await self.recall()
            return {"seed": self.session.stream.key.hex(), "lines": self.session.chained()}

    async def place(self) -> dict[str, list[int]]:
        """The dice that made the place of this game, for another that is played there."""
        async with self.turn:
            policy.check_journal(self)
            await self.recall()
            return self.session.place

    async def why(self, by: str, n: int, lang: str) -> dict[str, str]:
        """Why a bot did what was told just before decision n; empty where it gives no reason."""
        policy.check(by, Act.LOOK)
        async with self.turn:
            await self.recall()
            seat = by if policy.role(by) is policy.Role.SEAT else ""
            reason = self.reason(n, seat)
            return {"text": self.session.texts(lang).say(reason) if reason else ""}

    async def save(self, by: str) -> bytes:
        """The game as a file, for who comes with a token for `by`."""
        policy.check(by, Act.SAVE)
        async with self.turn:
            policy.check_save(self, self.charter.shared)
            await self.recall()
            return self.session.save()

    # Trying out

    async def supposed(self, client: Client, k: int, seed: bytes) -> Match:
        """What if, for a client: this very game where he may know all of it, else one as it may be for all he knows."""
        async with self.turn:
            await self.recall()
            mine = self.mine(client)
            if policy.knows_all(self, mine):
                return self.fork(k, seed)
            if not mine:
                raise SouterrainError("fork-unseated")
            return self.imagined(client.viewpoint, k, seed)

    async def tell_forked(self, client: Client, k: int) -> None:
        """Everybody hears that somebody tries something out."""
        async with self.turn:
            self.notices.append(Say("notice-forked", who=self.named(client.seat), n=k))
            await self.show_all(welcome=True)

    def named(self, by: str) -> Say:
        """What somebody is called who came by the token of a seat; the owner, if his screen holds one seat, by that."""
        held = [by] if by else [seat for seat, holder in self.holders.items() if holder == SCREEN]
        return self.called(held[0]) if len(held) == 1 else Say("the-owner")

    # Showing

    async def show_all(self, welcome: bool = False) -> None:
        """Show everybody where the table stands, and let a bot whose turn it is think."""
        if self._display.looks_back:
            await self.recall()
        before, self._greeted = self._greeted, self._greeting
        self._display.show_all(welcome or self._greeted != before or self.session.outcome is not None)
        self._thinker.wake()

    @property
    def _greeting(self) -> tuple[int, tuple[str, ...], bool]:
        """What those who sit here are told anew when it changes: notices, chairs, what somebody asks to take back."""
        return len(self.notices), self.session.seats, self.plea is not None

    async def set_pace(self, client: Client, pace: int) -> None:
        """Let bots wait so many milliseconds before they act."""
        policy.check(client.seat, Act.PACE)
        async with self.turn:
            self.pace = max(0, min(10_000, pace))
            self._display.welcome(client)

    async def speak(self, client: Client, lang: str) -> None:
        """Speak another language to a client from now on."""
        async with self.turn:
            await self.recall()
            client.speak(lang)
            self._display.welcome(client)
            self._display.show(client)

    async def look(self, client: Client, k: int | None) -> None:
        """Show the table as it stood before decision k, or as it stands."""
        policy.check(client.seat, Act.LOOK)
        async with self.turn:
            await self.recall()
            self._display.look(client, k)

    # Coming and going

    async def join(self, client: Client, story: int = 0, mark: str = "", luck: str = "") -> None:
        """Somebody sits down. Who was here before, and has so much of the story, is told only the rest."""
        self._coming += 1
        try:
            async with self.turn:
                if client.role is policy.Role.SEAT and not self.charter.shared:
                    charter = msgspec.structs.replace(self.charter, shared=True)
                    await self.archive.write(lambda store: store.chartered(self.id, charter))
                    self.charter = charter
                await self.recall()
                if client.gone:
                    return
                self.clients.append(client)
                if is_promise(luck) and self.session.head and policy.may(client.seat, Act.LUCK):
                    client.promise = luck
                self._display.resume(client, story, mark)
                for other in self.clients:
                    self._display.welcome(other)
                self._display.show(client)
                self.shaker.shake()
                self._thinker.wake()
        finally:
            self._coming -= 1

    def dismiss(self, seat: str) -> None:
        """The link of a seat has ended: who came by it is told so and leaves, and the next gives luck of his own."""
        self.shaker.lucky.discard(seat)
        for client in [client for client in self.clients if client.seat == seat]:
            self._see_off(client, "token-unknown")

    def dismiss_all(self) -> None:
        """The table is no more."""
        for client in list(self.clients):
            self._see_off(client, "table-unknown")

    def _see_off(self, client: Client, why: str) -> None:
        client.refuse(SouterrainError(why))
        self.leave(client)
        client.close()

    def leave(self, client: Client) -> None:
        client.gone = True
        if client in self.clients:
            self.clients.remove(client)
            self.shaker.go_on()

    async def gone(self) -> None:
        """Tell those who stay that somebody left; where nobody stays, what is going on comes to its end."""
        async with self.turn:
            for client in self.clients:
                self._display.welcome(client)
        if not self.clients:
            await self.errands_done()
            await self._thinker.done()

    @property
    def idle(self) -> bool:
        """Whether nobody sits here and nothing is going on."""
        busy = self.clients or self._coming or self._errands or self.turn.locked()
        return not busy and not self._thinker.thinking

    # What is done beside

    def _soon(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("table %s: %s", self.id, error)

    async def errands_done(self) -> None:
        if self._errands:
            await asyncio.wait(self._errands)
