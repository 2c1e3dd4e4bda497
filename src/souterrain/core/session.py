"""The loop that drives a game: runs its rules, answers their rolls, stops at each question, keeps the journal."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from operator import attrgetter
from typing import Any

import msgspec

from .asides import FIRST, Aside, Shaken, Undone
from .ask import Answer, Question, Seat
from .chain import Chain
from .chance import Chance, Stream, Typed, stream_of
from .errors import BadSave, Desync, Fault, SouterrainError, speaking
from .events import Die, Event, TakenBack, Told, Unread
from .game import AnyGame, Chair, Setup, read_setup
from .journal import (
    KEEP_EVERY,
    Added,
    Decided,
    Entry,
    Rolled,
    Saved,
    SavedLine,
    SavedTurn,
    Turn,
    is_stop,
    pack,
    pack_added,
    unpack,
)
from .keys import keys_of
from .luck import Luck
from .outcome import Outcome
from .overlaid import overlaid, under
from .roll import Roll, Rules, by_hand, fallen, shown
from .say import Say
from .seat import SeatView
from .story import LogLine, Reader
from .text import Texts, texts
from .view import View

_encode = msgspec.msgpack.Encoder().encode
Mark = tuple[int, int, int]

_IDLE = 1000
"""How many turns may go by in which nobody is asked anything."""
_decisions, _lines = attrgetter("decisions"), attrgetter("lines")


class Session:
    """One game being played. Its state is the world at the last turn's start and the journal since."""

    def __init__(self, game: AnyGame, setup: Setup, chance: Chance, stream: Stream) -> None:
        self.game = under(game, setup)
        self.setup = setup
        self.stream = stream
        self.notices: list[Say] = []
        self.settled: dict[str, Any] = msgspec.to_builtins(setup)
        """The set-up as it was given, whatever a later program would add to it."""
        self._chain = Chain()
        self._open_asides = 0
        """How many lines of the story tell of asides while the decision is still open."""
        self.typed = isinstance(chance, Typed)
        """Whether players roll dice by hand."""
        self._chance = chance
        self._stream_from = 0
        """The first roll that this session's own stream answered: a fork's earlier dice are its parent's."""
        self._loaded = 0
        """The turn at which this game was loaded. Its world is kept: who steps back replays by today's rules."""
        self._dreams = False
        """Whether this game is imagined: hidden dice of the past fall anew."""
        self._recent: dict[int, bytes | None] = {}
        """The worlds of the last few turns, which are not kept for good: to step back a little is quick."""
        self._decoder = msgspec.msgpack.Decoder(game.world_type)
        self._turns: list[Turn] = []
        self._replay: deque[Entry] = deque()
        self._dice: list[Die] = []
        self._rolling: Roll | None = None
        self._hands: dict[Seat, Seat] = {}
        """Who rolls a seat's dice in its stead, where they are rolled by hand."""
        self.ask: Question | None = None
        self.outcome: Outcome | None = None
        self.world: Any = None
        self._decisions = 0
        self._rolls = 0
        self._rules: Rules[None]

    @classmethod
    def start(
        cls, game: AnyGame, setup: Setup, chance: Chance, stream: Stream, asides: tuple[Aside, ...] = ()
    ) -> Session:
        """A new game, run to its first question."""
        session = cls(game, setup, chance, stream)
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
    def decisions(self) -> int:
        """How many questions have been answered; also the number of the pending one."""
        return self._decisions

    @property
    def imaginary(self) -> bool:
        """Whether this game begins in the middle of another, as a seat imagined it."""
        return self._turns[0].start is None

    @property
    def turns(self) -> int:
        """How many turns have begun, the set-up among them."""
        return len(self._turns)

    @property
    def commitment(self) -> str:
        """What is shown before the first roll, so that the dice can be verified after the last."""
        return self.stream.commitment

    @property
    def head(self) -> str:
        """What the journal's chain has come to, sealed with the seed, so that nobody guesses hidden dice from it:
        whoever notes it can tell afterwards whether the past was changed. Empty where dice are not bound to it."""
        head = self._chain.at(self._decisions)
        return self.stream.sealed(head).hex() if head else ""

    @property
    def asides(self) -> tuple[Aside, ...]:
        """What befell the journal besides the game: what was taken back, what luck was given."""
        return self._chain.asides

    @property
    def undone(self) -> tuple[Undone, ...]:
        """What was taken back in this game, from first to last."""
        return tuple(aside for aside in self.asides if isinstance(aside, Undone))

    def chained(self) -> list[str]:
        """The lines of the journal's chain, each as it is hashed: what was settled, then all that followed."""
        return self._chain.written(self.journal)

    @cached_property
    def chairs(self) -> tuple[Chair, ...]:
        return self.game.chairs(self.setup)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The ids of the chairs."""
        return tuple(chair.id for chair in self.chairs)

    def texts(self, language: str) -> Texts:
        """The words in which this game is told."""
        laid = overlaid(self.game)
        return laid.texts(language) if laid else texts(language, self.game.slug)

    @property
    def told(self) -> int:
        """How many lines the story has."""
        last = self._turns[-1]
        return last.lines + len(last.story)

    @property
    def firm(self) -> int:
        """How many lines the story has without those that tell of asides while the decision is open."""
        return self.told - self._open_asides

    @property
    def story(self) -> list[Told]:
        """All that was told, each with the dice that decided it."""
        return self.story_from(0)

    def story_from(self, line: int) -> list[Told]:
        """What was told from a line of the story on."""
        last = self._turns[-1]
        if line >= last.lines:
            return last.story[line - last.lines :]
        first = bisect_right(self._turns, line, key=_lines) - 1
        news = self._turns[first].story[line - self._turns[first].lines :]
        for turn in self._turns[first + 1 :]:
            news += turn.story
        return news

    def retold(self) -> Iterator[Told]:
        """The story from its end backwards."""
        return (told for turn in reversed(self._turns) for told in reversed(turn.story))

    @property
    def events(self) -> list[Event]:
        return [told.event for told in self.story]

    @property
    def journal(self) -> list[Entry]:
        """All that was decided and rolled."""
        return [entry for turn in self._turns for entry in turn.entries]

    def retraced(self) -> Iterator[Entry]:
        """The journal from its end backwards."""
        return (entry for turn in reversed(self._turns) for entry in reversed(turn.entries))

    def view(self, seat: str) -> View:
        """What this seat may see."""
        view = self.game.view(self.world, seat)
        view.outcome = self.outcome
        if self.ask is not None:
            view.waiting = self.ask.seat
            view.ask = self.ask if self.ask.seat == seat else None
            view.keys = keys_of(view.ask)
        return view

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

    def _ask_for_die(self) -> None:
        if self._rolling is not None:
            seat = self._rolling.by or self.seats[0]
            self.ask = by_hand(self._rolling, self._hands.get(seat, seat))

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
            self._run(self._record(value))
        except Exception as error:
            self._rewind(self._decisions - 1)
            if isinstance(error, SouterrainError):
                raise
            raise Fault("rules-broke", why=repr(error)) from error
        return [told.event for told in self.story_from(before)]

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
            again = Session.start(self.game, self.setup, self._chance, self.stream, asides)
            again.notices = self.notices
            again.rolled_by(self._hands)
            return again
        now = self.at(self._decisions)
        now._befall(Shaken(self._decisions, given))
        return now

    def imagined(self, seat: Seat, stream: Stream) -> Session | None:
        """This game as it may be for all that a seat knows: the secrets at the turn's beginning are drawn anew, and the
        turn is played again as it was. None where the question, the story or what is seen is then another."""
        return self._dreamer(seat, self.game.glimpse(self.world, seat))(stream)

    def awake(self, past: Session, seat: Seat) -> Session:
        """A dream as a game of its own, with the story that a seat has heard of the game that it was dreamt of."""
        before = len(self._turns) - 1
        if before:
            told = [told for turn in past._turns[:-1] for told in turn.story if not told.to or seat in told.to]
            now = self._turns[-1]
            self._rolls -= now.rolls
            self._turns = [Turn(None, 0, 0, 0, [], told), msgspec.structs.replace(now, rolls=0, lines=len(told))]
        self._stream_from, self._dreams = self._rolls, False
        if past.typed:
            self.typed, self._chance = True, Typed(self.stream)
        return self

    # Keeping

    def mark(self) -> Mark:
        """How far the journal goes now; `parts` tells what came after."""
        last = self._turns[-1]
        return len(self._turns) - 1, len(last.entries), len(last.story) - self._open_asides

    def parts(self, mark: Mark = (0, 0, 0)) -> list[SavedTurn]:
        """What the journal holds beyond a mark: the turns since, the first perhaps only in part. What tells of asides
        while the decision is open is told again from the asides themselves."""
        first, entries, story = mark
        last = len(self._turns) - 1
        end = len(self._turns[-1].story) - self._open_asides
        return [
            SavedTurn(
                n,
                None if n == first and mark != (0, 0, 0) else turn.start,
                turn.decisions,
                turn.rolls,
                turn.entries[entries:] if n == first else turn.entries,
                [
                    _line(told)
                    for told in turn.story[story if n == first else 0 : end if n == last else len(turn.story)]
                ],
            )
            for n, turn in enumerate(self._turns[first:], first)
        ]

    def thinned(self, mark: Mark) -> int | None:
        """The turn that a mark is in, where its world was kept then and is not any longer."""
        first = mark[0]
        return first if first < len(self._turns) - 1 and self._turns[first].start is None else None

    def opening(self) -> SavedTurn:
        """The turn that is being played as it began."""
        turn = self._turns[-1]
        return SavedTurn(len(self._turns) - 1, turn.start, turn.decisions, turn.rolls, [], [])

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
        session = cls(game, read_setup(game, saved.setup), chance, stream)
        session._stream_from, session.settled = saved.stream_from, saved.setup
        events = msgspec.msgpack.Decoder(game.event_type | TakenBack)
        lines = 0
        for turn in saved.turns:
            story = [Told(_event(line.event, events), line.dice, line.to, line.n) for line in turn.story]
            session._turns.append(Turn(turn.start, turn.decisions, turn.rolls, lines, turn.entries, story))
            lines += len(story)
        session._loaded = len(saved.turns) - 1
        session._chain_up((*(Undone(at, by) for at, by in saved.undone), *saved.asides))
        last = saved.turns[-1]
        try:
            session._rewind(last.decisions + sum(map(is_stop, last.entries)))
        except Desync:
            session._rewind(last.decisions)
            session.notices.append(Say("notice-turn-restarted"))
        return session

    # The machine

    def _open_turn(self, rules: Rules[None], start: bytes | None = None) -> None:
        """Begin a turn from the world as it is now."""
        self._rules = rules
        lines = self.told if self._turns else 0
        world = start or _encode(self.world)
        self._turns.append(Turn(world, self._decisions, self._rolls, lines, [], [], self._chain.head))

    def _close_turn(self) -> None:
        """A turn is over: the world at its start is kept for good only where it is one to be kept."""
        n = len(self._turns) - 1
        first = n == 1 and self.imaginary
        if n % KEEP_EVERY and n != self._loaded and not first:
            self._recent[n], self._turns[n].start = self._turns[n].start, None
            self._recent.pop(n - KEEP_EVERY, None)

    def _record(self, value: Answer) -> Answer:
        """Write an answer into the journal."""
        ask, rolling = self.ask, self._rolling
        assert ask is not None
        if rolling is not None:
            self._rolling = None
            value = fallen(rolling, value)
            self._note(rolling, value, typed=True, by=ask.seat)
        else:
            self._write(Decided(ask.seat, ask.rule, ask.text.id, value))
        self._decisions += 1
        self._open_asides = 0
        return value

    def _write(self, entry: Entry) -> None:
        """Add an entry to the journal, and to its chain."""
        self._turns[-1].entries.append(entry)
        self._chain.add(entry, self._decisions)

    def _chain_up(self, asides: Iterable[Aside]) -> None:
        """Chain the journal from its beginning, where dice are bound to it."""
        self._chain = Chain(self._facts() if self.stream.binds else None, asides)
        self._turns = self._chain.over(self._turns)

    def _facts(self) -> dict[str, Any]:
        """What is settled before a game begins. Duty: a later program must say the same of a game of today."""
        return {
            "souterrain": self.stream.scheme,
            "game": self.game.slug,
            "setup": self.settled,
            "commitment": self.commitment,
            "typed": self.typed,
            "from": self._stream_from,
        }

    def _befall(self, aside: Aside) -> None:
        """Something befalls the journal while this decision is open."""
        head = self._chain.head
        self._chain = Chain(self._chain.facts, (*self.asides, aside))
        self._chain.head = head
        self._tell_aside(aside)

    def _tell_aside(self, aside: Aside) -> None:
        if isinstance(aside, Undone):
            self._turns[-1].story.append(Told(TakenBack(aside.by), (), (), self._decisions))
            self._open_asides += 1

    def _tell_asides(self) -> None:
        """Tell what befell the journal while the decision that comes now was open."""
        for aside in self._chain.open(self._decisions):
            self._tell_aside(aside)

    def _note(self, roll: Roll, result: int, typed: bool = False, by: Seat = "") -> None:
        """Write a roll into the journal, and keep its die for the event that it decides."""
        self._write(Rolled(roll.die, roll.rule, result, len(roll.faces), typed, by))
        if not roll.hidden:
            face = roll.faces[result - 1] if roll.faces else ""
            self._dice.append(Die(roll.die, result, roll.reads, face, roll.wants))
        self._rolls += 1

    def _collect(self) -> None:
        """Take over what the rules have told; the first event gets the dice since the last."""
        dice, n = tuple(self._dice), self._decisions
        story = self._turns[-1].story
        for event, to in self.world.told:
            story.append(Told(event, dice, to, n))
            dice = ()
        self._dice = []
        self.world.told.clear()

    def _run(self, value: Answer | None) -> None:
        """Run the rules until they ask something that neither chance nor the journal answers."""
        world = self.world
        told = world.told
        rules = self._rules
        while True:
            try:
                wanted = rules.send(value)
            except StopIteration:
                if told:
                    self._collect()
                self._dice = []
                self.outcome = self.game.outcome(world)
                if self.outcome is not None:
                    self.ask = None
                    return
                self._close_turn()
                if len(self._turns) > _IDLE and self._turns[-_IDLE].decisions == self._decisions:
                    raise Fault("turns-ask-nothing", turns=_IDLE) from None
                self._open_turn(self.game.turn(world))
                rules, value = self._rules, None
                continue
            if told:
                self._collect()
            if self._replay:
                value = self._replayed(wanted)
            elif type(wanted) is Roll:
                value = self._chance.roll(wanted, self._rolls, self._chain.head)
                if value is None:
                    self._rolling = wanted
                    self._ask_for_die()
                    return
                self._note(wanted, value)
            else:
                self.ask = wanted  # type: ignore[assignment]
                return

    def _replayed(self, wanted: Question | Roll) -> Answer:
        """The recorded answer to a question or roll that comes up again."""
        entry = self._replay.popleft()
        entry.check(wanted, self._decisions)
        if self._chain.asides and is_stop(entry):
            self._tell_asides()
            self._open_asides = 0
        if type(entry) is Rolled:
            assert type(wanted) is Roll
            dreamt = self._dreams and wanted.hidden
            result = self.stream.roll(wanted, self._rolls, self._chain.head) if dreamt else entry.result
            self._note(wanted, result, entry.typed, entry.by)
            self._decisions += entry.typed
            return result
        assert type(entry) is Decided
        try:
            wanted.check(entry.value)  # type: ignore[union-attr]
        except SouterrainError as error:
            raise Desync("desync-answer", n=self._decisions, answer=str(entry.value)) from error
        self._write(entry)
        self._decisions += 1
        return entry.value

    def _rewind(self, decision: int) -> None:
        """Set the game to where it stood before a decision: from the nearest kept world, replaying the rest."""
        if not 0 <= decision <= self._turns[-1].decisions + sum(map(is_stop, self._turns[-1].entries)):
            raise SouterrainError("no-such-moment", n=decision)
        end = begin = bisect_right(self._turns, decision, key=_decisions) - 1
        while (start := self._turns[begin].start or self._recent.get(begin)) is None:
            if not begin:
                raise SouterrainError("no-such-moment", n=decision)  # a dream begins in the middle
            begin -= 1
        again: deque[Entry] = deque(entry for turn in self._turns[begin:end] for entry in turn.entries)
        left = decision - self._turns[end].decisions
        for entry in self._turns[end].entries:
            left -= is_stop(entry)
            if left < 0:
                break
            again.append(entry)
        turns, turn = self._turns, self._turns[begin]
        self._turns = turns[:begin]
        self._decisions, self._rolls, self._chain.head = turn.decisions, turn.rolls, turn.head
        self._dice, self._rolling, self.outcome, self._open_asides = [], None, None, 0
        self._replay = again
        self._recent = {n: world for n, world in self._recent.items() if n < begin}
        self.world = self._decoder.decode(start)
        self._open_turn(self.game.turn(self.world) if begin else self.game.begin(self.world), start)
        try:
            self._run(None)
            self._tell_asides()
        except Exception:
            self._turns = turns
            raise
        finally:
            self._replay = deque()

    def _dreamer(self, seat: Seat, seen: Any) -> Callable[[Stream], Session | None]:
        """A way to imagine this moment, of which a seat sees this, whatever becomes of the game meanwhile."""
        game, setup, ask, decisions, asides = self.game, self.setup, self.ask, self._decisions, self.asides
        heard = _heard(self._turns[-1], seat)
        turn = msgspec.structs.replace(self._turns[-1], entries=list(self._turns[-1].entries), story=[])
        before = [Turn(None, 0, 0, 0, [], [])] if len(self._turns) > 1 else []

        def imagine(stream: Stream) -> Session | None:
            assert turn.start is not None
            dream = Session(game, setup, stream, stream)
            dream._chain = Chain(None, asides)
            known = game.glimpse(dream._decoder.decode(turn.start), seat)
            world = game.imagine(known, seat, Luck(stream.fresh(b"imagine")))
            dream._turns = [*before, msgspec.structs.replace(turn, start=_encode(world))]
            dream._stream_from, dream._loaded, dream._dreams = turn.rolls, len(before), True
            try:
                dream._rewind(decisions)
            except Desync:
                return None
            fits = dream.ask == ask and _heard(dream._turns[-1], seat) == heard
            return dream if fits and game.glimpse(dream.world, seat) == seen else None

        return imagine

    def _copy(self, chance: Chance, stream: Stream) -> Session:
        twin = Session(self.game, self.setup, chance, stream)
        twin._stream_from, twin._loaded, twin._recent = self._stream_from, self._loaded, dict(self._recent)
        twin._turns, twin._hands, twin.settled = list(self._turns), self._hands, self.settled
        twin._chain = Chain(self._chain.facts, self.asides)
        return twin


def _line(told: Told) -> SavedLine:
    event = told.event
    return SavedLine(event.raw if isinstance(event, Unread) else _encode(event), told.dice, told.to, told.n)


def _event(raw: bytes, events: msgspec.msgpack.Decoder[Any]) -> Event:
    """An event as it was kept. One that this program does not know is kept on, and says so: a line of the story never
    makes a game unreadable."""
    try:
        event: Event = events.decode(raw)
        return event
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Unread(raw)


def _heard(turn: Turn, seat: Seat) -> list[Told]:
    """What a seat has been told in a turn."""
    return [told for told in turn.story if not told.to or seat in told.to]
