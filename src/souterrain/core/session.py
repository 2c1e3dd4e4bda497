"""One game being played: what there is to see, what can be done, how it is kept, and what a seat can imagine of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from .asides import FIRST, Aside, Shaken, Undone
from .ask import BREAK_OFF, Answer, Ask, Question, Seat, ends_here
from .chain import Chain
from .chance import Chance, Stream, Typed, stream_of
from .errors import BadSave, Desync, Fault, SouterrainError, speaking
from .events import Event
from .game import AnyGame, Charted, Guiding, Setup, able, read_setup
from .journal import (
    Added,
    Rolled,
    Saved,
    SavedTurn,
    Turn,
    is_stop,
    pack,
    pack_added,
    unpack,
)
from .keys import keys_of
from .luck import Luck
from .machine import Machine
from .overlaid import overlaid
from .past import Mark, heard
from .roll import shown
from .say import Say
from .seat import SeatView
from .story import LogLine, Reader
from .text import Texts, texts
from .view import Discs, View

_encode = msgspec.msgpack.Encoder().encode


class Session(Machine):
    """One game being played. Its state is the world at the last turn's start and the journal since."""

    def __init__(self, game: AnyGame, setup: Setup, chance: Chance, stream: Stream) -> None:
        super().__init__(game, setup, chance, stream)
        self.notices: list[Say] = []
        """What whoever opens the game should be told of its record."""
        self._end_offered = -1
        """The decision at which an end was last offered."""
        self._looked_at: tuple[Ask, Ask] | None = None
        self._texts: dict[str, Texts] = {}

    @classmethod
    def start(
        cls,
        game: AnyGame,
        setup: Setup,
        chance: Chance,
        stream: Stream,
        asides: tuple[Aside, ...] = (),
        before: dict[str, list[int]] | None = None,
    ) -> Session:
        """A new game, run to its first question; with the dice of an earlier one, at the place that they made."""
        session = cls(game, setup, chance, stream)
        session.before = before or {}
        session._begin(asides)
        return session

    def _begin(self, asides: Iterable[Aside]) -> None:
        self._chain_up(asides)
        with speaking(self.game.slug):
            self.world = self.game.create(self.setup)
            self._open_turn(self.game.begin(self.world))
            self._run(None)

    # What there is to see

    @property
    def head(self) -> str:
        """What the journal's chain has come to, sealed with the seed, so that nobody guesses hidden dice from it:
        whoever notes it can tell afterwards whether the past was changed. Empty where dice are not bound to it."""
        head = self._chain.at(self._decisions)
        return self.stream.sealed(head).hex() if head else ""

    def texts(self, language: str) -> Texts:
        """The words in which this game is told: players who have a name are called by it."""
        if language not in self._texts:
            laid = overlaid(self.game)
            plain = laid.texts(language) if laid else texts(language, self.game.slug)
            called = {f"seat-{id}": name for id, name in self.setup.names.items() if plain.has(f"seat-{id}")}
            self._texts[language] = plain.naming(called) if called else plain
        return self._texts[language]

    def view(self, seat: str) -> View:
        """What this seat may see."""
        view = self.game.view(self.world, seat)
        view.outcome = self.outcome
        if self.ask is not None:
            view.waiting = self.ask.seat
            view.ask = self._guided(self.ask) if self.ask.seat == seat else None
            pieces = [] if isinstance(view.board, Discs) else view.board.tokens
            party = [sheet.id for sheet in view.sheets if sheet.side == "party"]
            view.keys = keys_of(view.ask, party, {piece.id: piece.mark for piece in pieces})
            view.asked = self.ask.text if view.ask is None and self._is_heard(self.ask.seat) else None
        return view

    def _is_heard(self, asked: Seat) -> bool:
        """Whether everybody at the table hears what a seat is asked: so it is for those of the party."""
        return not any(chair.apart for chair in self.chairs if chair.id == asked)

    def _guided(self, ask: Question) -> Question:
        """The question as it is looked at, with the ways that its options lead; the same one as long as it is open."""
        guide = able(self.game, Guiding)
        if guide is None or not isinstance(ask, Ask):
            return ask
        if self._looked_at is None or self._looked_at[0] is not ask:
            self._looked_at = ask, guide.guided(self.game.glimpse(self.world, ask.seat), ask)
        return self._looked_at[1]

    def chair(self) -> SeatView[Any]:
        """The seat that is asked, as a bot is given it."""
        assert self.ask is not None
        seen = self.game.glimpse(self.world, self.ask.seat)
        laid = overlaid(self.game)
        return SeatView(seen, self.ask, self._dreamer(self.ask.seat, seen), laid.book if laid else None)

    def log(self, seat: str) -> list[LogLine]:
        """The story as this seat may read it."""
        return Reader((seat,)).read(self)

    # Playing

    def rolled_by(self, hands: dict[Seat, Seat]) -> None:
        """Let dice that are rolled by hand be asked of others than the seats that they are rolled for."""
        self._hands = hands
        self._ask_for_die()

    @property
    def die(self) -> Answer | None:
        """What the stream shows for the die that somebody is asked to roll; None where no die is asked for."""
        rolling = self._rolling
        return None if rolling is None else shown(rolling, self.stream.roll(rolling, self._rolls, self._chain.head))

    def answer(self, value: Answer) -> list[Event]:
        """Answer the pending question; what follows from it is told back. A wrong answer changes nothing."""
        if self.ask is None:
            raise SouterrainError("game-is-over")
        self.ask.check(value)
        before = self.told
        try:
            ends = ends_here(self.ask, value)
            value = self._record(value)
            if ends:
                self._break_off()
            else:
                self._run(value)
        except Exception as error:
            self._rewind(self._decisions - 1)
            if isinstance(error, SouterrainError):
                raise
            raise Fault("rules-broke", why=repr(error)) from error
        return [told.event for told in self.story_from(before)]

    def offer_end(self) -> None:
        """Let the game be ended here, beside what is asked."""
        if isinstance(self.ask, Ask) and BREAK_OFF not in self.ask.options:
            self.ask = msgspec.structs.replace(self.ask, options=(*self.ask.options, BREAK_OFF))
            self._end_offered = self._decisions

    @property
    def may_end(self) -> bool:
        """Whether it is offered to end the game here."""
        return _may_end(self.ask)

    def back(self, n: int = 1) -> None:
        """Take back the last n answers. The dice stay as they are: the same choices meet the same luck."""
        if not 1 <= n <= self._decisions:
            raise SouterrainError("nothing-to-undo")
        now = self._decisions
        try:
            self._rewind(now - n)
        except Desync:
            self._rewind(now)
            raise
        if self._decisions == self._end_offered:
            self.offer_end()

    def fork(self, seed: str | bytes | None = None, at: int | None = None) -> Session:
        """Another game from this moment (or from decision `at`), with dice of its own; this one is not touched."""
        stream = self.stream.fresh(b"%d" % self._rolls) if seed is None else type(self.stream)(seed)
        chance = Typed(stream) if self.typed else stream
        child = self._copy(chance, stream)
        child._rewind(self._decisions if at is None else at)
        child._stream_from = child._rolls
        child._chain_up(aside for aside in self.asides if aside.at <= child._decisions)
        return child

    def at(self, decision: int) -> Session:
        """This game as it stood before a decision: a copy to look at, with the same past."""
        past = self._copy(self._chance, self.stream)
        past.notices = list(self.notices)
        past._rewind(decision)
        return past

    def taken_back(self, decision: int, by: Seat) -> Session:
        """This game as it stands when a decision of this seat is taken back: the same past, and the journal knows."""
        past = self.at(decision)
        past._befall(Undone(decision, by, self.head))
        return past

    def shaken(self, given: dict[Seat, str]) -> Session:
        """This game with luck that players give, on which every coming die depends where dice are bound to the journal.
        Before the first decision it begins anew, so that no die has fallen without it."""
        if not self.stream.binds:
            return self
        if not self._decisions and not self._chain.open(0) and not self._stream_from and not self.imaginary:
            asides = (*self.asides, Shaken(FIRST, given))
            again = Session.start(self.game, self.setup, self._chance, self.stream, asides, self.before)
            again.notices = self.notices
            again.rolled_by(self._hands)
            return again
        now = self.at(self._decisions)
        now._befall(Shaken(self._decisions, given))
        return now

    @property
    def place(self) -> dict[str, list[int]]:
        """The dice, by their rule, that made the place of this game; with those of an earlier one that are still to
        fall. Empty where the game does not know which they are."""
        found: dict[str, list[int]] = {}
        if isinstance(self.game, Charted):
            for entry in self.journal:
                if type(entry) is Rolled and entry.rule.startswith(self.game.ground):
                    found.setdefault(entry.rule, []).append(entry.result)
        for rule, known in self.before.items():
            fallen = found.setdefault(rule, [])
            fallen += known[len(fallen) :]
        return found

    # Keeping

    def saved(self, turns: list[SavedTurn]) -> Saved:
        """This game with its turns given: all of them for a file, none for a table that keeps them elsewhere."""
        return Saved(
            self.game.slug,
            self.game.version,
            self.settled,
            self.stream.key,
            self.commitment,
            self.typed,
            self._stream_from,
            turns,
            self.outcome is not None,
            (),
            self.stream.scheme,
            self.asides,
            self.before,
        )

    def save(self) -> bytes:
        """The whole game as bytes."""
        return pack(self.saved(self.parts()))

    def added(self, mark: Mark) -> bytes:
        """What came after a mark, to be written behind the bytes of a save that was made there."""
        return pack_added(Added(self.parts(mark), self.outcome is not None))

    @classmethod
    def load(cls, game: AnyGame, data: bytes) -> Session:
        """A game from its saved form."""
        return cls.restore(game, unpack(data))

    @classmethod
    def restore(cls, game: AnyGame, saved: Saved) -> Session:
        """A game from its record. Where the answers of an unfinished turn no longer fit the rules, the turn starts
        again and `notices` says so. Duty: whatever the record holds, it is a game that can be seen from every seat, or
        it is refused in words."""
        try:
            session = cls._restored(game, saved)
            for seat in (*session.seats, ""):
                session.view(seat)
            return session
        except SouterrainError:
            raise
        except Exception as error:
            raise BadSave("bad-save-damaged") from error

    @classmethod
    def _restored(cls, game: AnyGame, saved: Saved) -> Session:
        if saved.game != game.slug:
            raise BadSave("bad-save-other-game", game=saved.game)
        if saved.version > game.version:
            raise BadSave("bad-save-newer", version=saved.version, ours=game.version)
        stream = stream_of(saved.scheme, saved.seed)
        if not any(turn.start for turn in saved.turns[:2]) or stream.commitment != saved.commitment:
            raise BadSave("bad-save-damaged")
        chance: Chance = Typed(stream) if saved.typed else stream
        session = cls(game, read_setup(game, saved.setup, kept=True), chance, stream)
        session._stream_from, session.settled, session.before = saved.stream_from, saved.setup, saved.before
        session._read(saved.turns)
        session._chain_up((*(Undone(at, by) for at, by in saved.undone), *saved.asides))
        last = saved.turns[-1]
        try:
            session._rewind(last.decisions + sum(map(is_stop, last.entries)))
        except Desync:
            session._rewind(last.decisions)
            session.notices.append(Say("notice-turn-restarted"))
        return session

    # Imagining

    def imagined(self, seat: Seat, stream: Stream) -> Session | None:
        """This game as it may be for all that a seat knows: the secrets at the turn's beginning are drawn anew, and the
        turn is played again as it was. None where the question, the story or what is seen is then another."""
        return self._dreamer(seat, self.game.glimpse(self.world, seat))(stream)

    def awake(self, past: Session, seat: Seat) -> Session:
        """A dream as a game of its own, with the story that a seat has heard of the game that it was dreamt of."""
        before = len(self._turns) - 1
        if before:
            told = [told for turn in past._from(0)[:-1] for told in turn.story if not told.to or seat in told.to]
            now = self._turns[-1]
            self._rolls -= now.rolls
            self._turns = [Turn(None, 0, 0, 0, [], told), msgspec.structs.replace(now, rolls=0, lines=len(told))]
        self._stream_from, self._dreams = self._rolls, False
        if past.typed:
            self.typed, self._chance = True, Typed(self.stream)
        return self

    def _dreamer(self, seat: Seat, seen: Any) -> Callable[[Stream], Session | None]:
        """A way to imagine this moment, of which a seat sees this, whatever becomes of the game meanwhile."""
        game, setup, ask, decisions, asides = self.game, self.setup, self.ask, self._decisions, self.asides
        turn, start, before = self._turn, self._turn.start, self.turns > 1
        entries, lines = len(turn.entries), len(turn.story)

        def imagine(stream: Stream) -> Session | None:
            assert start is not None
            dream = Session(game, setup, stream, stream)
            dream._chain = Chain(None, asides)
            known = game.glimpse(dream._decoder.decode(start), seat)
            world = game.imagine(known, seat, Luck(stream.fresh(b"imagine")))
            again = msgspec.structs.replace(
                turn, start=_encode(world), lines=0, entries=turn.entries[:entries], story=[]
            )
            dream._turns = [Turn(None, 0, 0, 0, [], []), again] if before else [again]
            dream._stream_from, dream._loaded, dream._dreams = turn.rolls, int(before), True
            dream.imaginary = before
            try:
                dream._rewind(decisions)
            except Desync:
                return None
            if _may_end(ask):
                dream.offer_end()
            fits = dream.ask == ask and dream._heard(seat) == heard(turn.story[:lines], seat)
            return dream if fits and game.glimpse(dream.world, seat) == seen else None

        return imagine

    def _copy(self, chance: Chance, stream: Stream) -> Session:
        twin = Session(self.game, self.setup, chance, stream)
        twin._stream_from, twin._loaded, twin._recent = self._stream_from, self._loaded, dict(self._recent)
        twin._turns, twin._hands, twin.settled = list(self._turns), self._hands, self.settled
        twin.before, twin.imaginary, twin._gone = self.before, self.imaginary, self._gone
        twin._chain = Chain(self._chain.facts, self.asides)
        return twin


def _may_end(ask: Question | None) -> bool:
    return isinstance(ask, Ask) and BREAK_OFF in ask.options
