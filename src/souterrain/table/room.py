"""A table while people sit at it: a match with clients, whose views are kept in step, and a store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

import msgspec
from msgspec import Struct

from souterrain import bots
from souterrain.core.asides import Shaken, Undone
from souterrain.core.errors import Fault, Refused, SouterrainError
from souterrain.core.match import Match
from souterrain.core.overlaid import overlaid
from souterrain.core.past import Mark
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.story import Reader
from souterrain.core.text import LANGUAGES
from souterrain.core.view import View

from . import policy
from .client import Client
from .luck import Shaker, is_promise
from .messages import Luck, answer_to
from .meter import Meter
from .policy import Act
from .render import builtins
from .store import Head, Store

log = logging.getLogger(__name__)

_AGAIN = 3.0
"""After how many seconds a bot whose answer could not be taken tries once more."""
_UNSEEN = ("no", "never")
"""Answers of which nobody sees anything: bots do not pause for them."""
PACE = 600
"""How long bots wait before they act, in milliseconds, so that people can follow."""


Drawn = dict[tuple[str, bool, str], tuple[View, Any]]
"""Views in words, by the seat looked through, whether it may answer, and the language."""


class Plea(Struct):
    """Somebody asks to take something back; those who `agreed` by the seats of their tokens."""

    undone: Undone
    agreed: set[str] = msgspec.field(default_factory=set)


class Room(Match):
    """Duty: an answer is on disk before anybody is shown what came of it."""

    def __init__(
        self, store: Store, head: Head, session: Session, pace: int = PACE, meter: Meter | None = None
    ) -> None:
        super().__init__(session, bots.make, head.holders)
        self.store = store
        self.id = head.id
        self.pace = pace
        self.meter = meter or Meter()
        self.charter = head.charter
        self._plea: Plea | None = None
        """What somebody asks to take back at the pending decision."""
        self.clients: list[Client] = []
        self._mark = secrets.token_hex(4)
        """Another one whenever something is taken back: a client that knows it has a story that still holds."""
        self._thinker: asyncio.Task[None] | None = None
        given = (aside.given for aside in session.asides if isinstance(aside, Shaken))
        self._shaker = Shaker(self.clients, {seat for each in given for seat in each}, self._mix)

    # Who sits where

    def plays(self, client: Client, seat: str) -> bool:
        """Whether a client may answer for a seat."""
        return policy.plays(self, client.seat, seat)

    def mine(self, client: Client) -> tuple[str, ...]:
        """The seats that a client sits at."""
        return tuple(seat for seat in self.session.seats if self.plays(client, seat) or client.seat == seat)

    def hand_over(self, client: Client, seat: str, by: str) -> None:
        """Give a seat to somebody else."""
        policy.check_hand_over(self, client.seat, seat, by)
        self.store.seated(self.id, {**self.holders, seat: by})
        self.hand(seat, by)
        self.show_all(welcome=True)

    # Playing

    def give(self, client: Client, n: int, seat: str, value: Any) -> None:
        """A person's answer to decision n."""
        policy.check(client.seat, Act.ANSWER)
        ask = self.session.ask
        if ask is None:
            raise SouterrainError("game-is-over")
        if n != self.session.decisions:
            return  # a double click, or somebody was faster: the view on its way tells
        if seat != ask.seat or not self.plays(client, seat):
            raise SouterrainError("not-your-seat", rule=ask.rule)
        begun = time.perf_counter()
        self.answer(answer_to(ask, value))
        self.show_all()
        self.meter.answered(self.session.game.slug, "person", begun)

    def take_back(self, client: Client, n: int) -> None:
        """Back to before the last decision that a person took; a seat's player may only take back his own. Where those
        who play have to agree, the first to say so asks, and it is done when all the others have said so too."""
        policy.check(client.seat, Act.UNDO)
        if n != self.session.decisions:
            return
        plea = self._plea or Plea(self._may_undo(client))
        plea.agreed.add(client.seat)
        if self.undo_rule == "consent" and self._unheard(plea):
            if self._plea is None:
                self.notices.append(Say("notice-undo-asked", who=self._who(client), n=n))
            self._plea = plea
        else:
            self.back_to(plea.undone.at, plea.undone.by)
            whose = self.called(plea.undone.by) if plea.undone.by else Say("the-owner")
            self.notices.append(Say("notice-undone", whose=whose, count=len(self.session.undone)))
        self.show_all(welcome=True)

    def _may_undo(self, client: Client) -> Undone:
        """What a client would take back, if this table takes it back at all."""
        undone = self.undoable(None if client.owner else (client.seat,))
        policy.check_undo(self, self.undo_rule, undone.at)
        return undone

    @property
    def undo_rule(self) -> str:
        return policy.undo_rule(self, self.charter.undo)

    def _unheard(self, plea: Plea) -> list[str]:
        """Those who have not agreed yet to take something back."""
        return sorted(policy.parties(self) - plea.agreed)

    def keep(self, n: int, mark: Mark) -> None:
        self._plea = None
        self.store.answered(self.id, n, self.session.parts(mark), self.session.thinned(mark))

    def keep_back(self, past: Session) -> None:
        self._plea = None
        self.store.taken_back(self.id, past)
        self._mark = secrets.token_hex(4)
        for client in self.clients:
            if client.reader:
                client.reader.back(past)

    def journal(self, by: str) -> dict[str, Any]:
        """All that was decided and rolled, for a browser that checks it."""
        policy.check(by, Act.JOURNAL)
        policy.check_journal(self)
        return {"seed": self.session.stream.key.hex(), "lines": self.session.chained()}

    # Luck

    def take_luck(self, client: Client, luck: Luck) -> None:
        """Somebody shows the luck that he promised; when all have, the dice depend on it."""
        policy.check(client.seat, Act.LUCK)
        self._shaker.take(client, luck)

    def _mix(self, given: dict[str, str]) -> None:
        """Let the dice depend on luck that was given. Duty: it is kept before anybody is shown a die of it."""
        if not self.session.head or self.session.outcome is not None:
            return
        session = self.session.shaken(given)
        if session.decisions:
            self.store.taken_back(self.id, session)
        else:
            self.store.begun_anew(self.id, session)
            self._mark = secrets.token_hex(4)
            for client in self.clients:
                client.reader = None
        self.session = session
        self.show_all(welcome=True)

    def save(self, by: str) -> bytes:
        """The game as a file, for who comes with a token for `by`."""
        policy.check(by, Act.SAVE)
        policy.check_save(self, self.charter.shared)
        return self.session.save()

    # Trying out

    def supposed(self, client: Client, k: int, seed: bytes) -> Match:
        """What if, for a client: this very game where he may know all of it, else one as it may be for all he knows."""
        mine = self.mine(client)
        if policy.knows_all(self, mine):
            return self.fork(k, seed)
        if not mine:
            raise SouterrainError("fork-unseated")
        return self.imagined(client.viewpoint, k, seed)

    def tell_forked(self, client: Client, k: int) -> None:
        """Everybody hears that somebody tries something out."""
        self.notices.append(Say("notice-forked", who=self._who(client), n=k))
        self.show_all(welcome=True)

    def _who(self, client: Client) -> Say:
        return self.called(client.seat) if client.seat else Say("the-owner")

    # Showing

    def set_pace(self, client: Client, pace: int) -> None:
        """Let bots wait so many milliseconds before they act."""
        policy.check(client.seat, Act.PACE)
        self.pace = max(0, min(10_000, pace))
        self.welcome(client)

    def _eyes(self, client: Client) -> str:
        """The seat through which a client looks; a spectator sees what everybody may see."""
        watching = client.role is policy.Role.SPECTATOR
        return "" if watching else self.eyes(self.mine(client), client.viewpoint)

    def show(self, client: Client, drawn: Drawn | None = None) -> None:
        """Show a client where the table stands; what is `drawn` already for others with the same eyes is not drawn
        again."""
        client.viewpoint = self._eyes(client)
        if client.looking:
            return
        whose = client.viewpoint, self.plays(client, client.viewpoint), client.lang
        if drawn is None or whose not in drawn:
            view = self.session.view(client.viewpoint)
            if not whose[1]:
                view.ask = None
            drawn = {} if drawn is None else drawn
            drawn[whose] = view, builtins(view, client.texts)
        view, said = drawn[whose]
        story = self._news(client, view)
        more = {name: value for name, value in (("story", story), ("head", self.session.head)) if value}
        client.show(said, self.session.decisions, **more)

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

    def show_all(self, welcome: bool = False) -> None:
        """Show everybody where the table stands, and let a bot whose turn it is think."""
        over = self.session.outcome is not None
        drawn: Drawn = {}
        for client in list(self.clients):
            if welcome or over:
                self.welcome(client)
            self.show(client, drawn)
        self.wake()

    def welcome(self, client: Client) -> None:
        session = self.session
        words = client.texts
        about: dict[str, Any] = {
            "table": self.id,
            "game": session.game.slug,
            "title": words.say(session.game.title),
            "role": client.role.value,
            "seats": [
                {
                    "id": chair.id,
                    "name": words.say(chair.name),
                    "role": chair.role,
                    "by": self.holders[chair.id],
                    "here": self._here(chair.id),
                    "mine": self.plays(client, chair.id) or client.seat == chair.id,
                }
                for chair in session.chairs
            ],
            "commitment": session.commitment,
            "dice": {"bound": session.stream.binds, "typed": session.typed, "lucky": sorted(self._shaker.lucky)},
            "language": client.lang,
            "bots": list(bots.bots(session.game.slug)),
            "pace": self.pace,
            "undo": {
                "rule": self.undo_rule,
                "count": len(session.undone),
                "waits": self._unheard(self._plea) if self._plea else [],
            },
            "notices": [words.say(notice) for notice in self.notices],
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

    def _here(self, seat: str) -> bool:
        return any(self.plays(client, seat) for client in self.clients) or seat in self.bots

    def look(self, client: Client, k: int | None) -> None:
        """Show the table as it stood before decision k, or as it stands."""
        policy.check(client.seat, Act.LOOK)
        client.looking = k is not None
        if k is None:
            self.show(client)
        else:
            past = self.session.at(k).view(client.viewpoint)
            if not self.plays(client, client.viewpoint):
                past.ask = None
            client.send(moment=builtins(past, client.texts), k=k, n=self.session.decisions)

    # Coming and going

    def join(self, client: Client, story: int = 0, mark: str = "", luck: str = "") -> None:
        """Somebody sits down. Who was here before, and has so much of the story, is told only the rest."""
        self.clients.append(client)
        if is_promise(luck) and self.session.head and policy.reach(client.seat, Act.LUCK) is not policy.Reach.NONE:
            client.promise = luck
        if client.role is policy.Role.SEAT and not self.charter.shared:
            self.charter = msgspec.structs.replace(self.charter, shared=True)
            self.store.chartered(self.id, self.charter)
        client.viewpoint = self._eyes(client)
        if mark == self._mark_of(client):
            client.reader = Reader(self._readers(client))
            client.reader.skip(self.session, story)
            client.told = client.reader.lines
        for other in list(self.clients):
            self.welcome(other)
        self.show(client)
        self._shaker.shake()
        self.wake()

    def dismiss(self, seat: str) -> None:
        """The link of a seat has ended: who came by it is told so and leaves, and the next gives luck of his own."""
        self._shaker.lucky.discard(seat)
        for client in [client for client in self.clients if client.seat == seat]:
            self._see_off(client, "token-unknown")

    def dismiss_all(self) -> None:
        """The table is no more."""
        for client in list(self.clients):
            self._see_off(client, "table-unknown")

    def _see_off(self, client: Client, why: str) -> None:
        client.refuse(SouterrainError(why))
        self.leave(client)
        client.gone = True
        client.close()

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)
            self._shaker.go_on()

    async def gone(self) -> None:
        """Tell those who stay that somebody left; where nobody stays, a bot that is thinking comes to its end."""
        for client in list(self.clients):
            self.welcome(client)
        if not self.clients and self._thinker:
            await asyncio.wait([self._thinker])

    def summary(self) -> dict[str, Any]:
        """What a lobby says of this table, in every language."""
        session = self.session
        view = session.game.view(session.world, "")
        laid = overlaid(session.game)
        return {
            "turn": session.turns,
            "decisions": session.decisions,
            "finished": session.outcome is not None,
            **{
                lang: {
                    "headline": words.say(view.headline),
                    "party": [words.say(sheet.name) for sheet in view.sheets if sheet.side == "party"],
                    "outcome": words.say(session.outcome.reason) if session.outcome else "",
                    "house_rules": words.say(laid.overlay.title_say) if laid else "",
                }
                for lang, words in ((lang, session.texts(lang)) for lang in LANGUAGES)
            },
        }

    # Bots

    def wake(self) -> None:
        """Let the bot whose turn it is think, if there is one and somebody is watching."""
        if self.bot_to_move and self.clients and not self.thinking:
            self._thinker = asyncio.create_task(self._think())

    @property
    def thinking(self) -> bool:
        return self._thinker is not None and not self._thinker.done()

    @property
    def idle(self) -> bool:
        """Whether nobody sits here and nothing is going on."""
        return not self.clients and not self.thinking

    async def _think(self) -> None:
        """Bots answer one after the other until a person is asked or nobody watches. Duty: what goes wrong is told, and
        then tried again, by chance where the rules broke down; a table never waits for a bot that stopped thinking."""
        failed, stuck = "", False
        while self.clients and self.bot_to_move:
            try:
                await self._step(stuck)
                failed, stuck = "", False
            except Exception as error:
                stuck = isinstance(error, (Fault, Refused))
                if not isinstance(error, SouterrainError):
                    log.exception("a bot's answer failed")
                    error = SouterrainError("server-trouble")
                if failed != error.say.id:
                    failed = error.say.id
                    for client in list(self.clients):
                        client.refuse(error)
                await asyncio.sleep(_AGAIN)

    async def _step(self, stuck: bool) -> None:
        """Let the bot that is to move think, and do what it decided if that still is the question."""
        thought = self.thought(stuck)
        assert thought is not None
        begun = time.monotonic()
        value = await asyncio.to_thread(thought.decide)
        if value not in _UNSEEN:
            await asyncio.sleep(max(0.0, self.pace / 1000 - time.monotonic() + begun))
        taken = time.perf_counter()
        done = self.act(thought, value)
        if thought.trouble:
            log.error("the bot at seat %s failed", thought.chair.seat, exc_info=thought.trouble)
        if done:
            self.show_all(welcome=thought.trouble is not None)
            self.meter.answered(self.session.game.slug, "bot", taken)
