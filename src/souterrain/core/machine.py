"""The machine below a game: it runs the rules, answers their rolls, stops at each question and writes the journal."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from .asides import Aside
from .ask import Answer, Ask, Question, Seat, ends_here
from .chain import Chain
from .chance import Chance, Stream, Typed
from .errors import Desync, Fault, SouterrainError
from .events import BrokenOff, Die, Told
from .game import AnyGame, Campaigned, Chair, Setup, able
from .journal import Decided, Entry, Rolled, Turn, is_stop
from .lines import reader
from .outcome import Outcome
from .overlaid import under
from .past import Gone, Past
from .roll import Roll, Rules, by_hand, fallen
from .say import Say

_encode = msgspec.msgpack.Encoder().encode

_IDLE = 1000
"""How many turns may go by in which nobody is asked anything."""


class Machine(Past):
    """A game that runs from one question to the next, and back to any moment of its past."""

    def __init__(self, game: AnyGame, setup: Setup, chance: Chance, stream: Stream) -> None:
        super().__init__(reader(game.event_type))
        self.game = under(game, setup)
        self.setup = setup
        self.stream = stream
        if setup.players == 1:
            self.lone = self.game.chairs(setup)[0].id
        self.settled: dict[str, Any] = msgspec.to_builtins(setup)
        """The set-up as it was given, whatever a later program would add to it."""
        self.typed = isinstance(chance, Typed)
        """Whether players roll dice by hand."""
        self._chance = chance
        self._stream_from = 0
        """The first roll that this game's own stream answered: a fork's earlier dice are its parent's."""
        self.before: dict[str, list[int]] = {}
        """The dice, by their rule, that made this place in an earlier game: they fall here as they fell there."""
        self._thrown: Counter[str] | None = None
        """How many dice of each rule have fallen, where that has been counted."""
        self._dreams = False
        """Whether this game is imagined: hidden dice of the past fall anew."""
        self._decoder = msgspec.msgpack.Decoder(game.world_type)
        self._replay: deque[Entry] = deque()
        self._dice: list[Die] = []
        self._rolling: Roll | None = None
        self._hands: dict[Seat, Seat] = {}
        """Who rolls a seat's dice in its stead, where they are rolled by hand."""
        self.ask: Question | None = None
        self.outcome: Outcome | None = None
        self.world: Any = None
        self._rules: Rules[None]

    @property
    def commitment(self) -> str:
        """What is shown before the first roll, so that the dice can be verified after the last."""
        return self.stream.commitment

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits at the table; in a campaign that changes."""
        campaigned = able(self.game, Campaigned)
        return campaigned.seated(self.world) if campaigned else self._founders

    @cached_property
    def _founders(self) -> tuple[Chair, ...]:
        return self.game.chairs(self.setup)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The ids of the chairs."""
        return tuple(chair.id for chair in self.chairs)

    # Forwards

    def _open_turn(self, rules: Rules[None], start: bytes | None = None, lines: int | None = None) -> None:
        """Begin a turn from the world as it is now."""
        self._rules = rules
        if lines is None:
            lines = self.told if self._turns else 0
        world = start or _encode(self.world)
        self._turns.append(Turn(world, self._decisions, self._rolls, lines, [], [], self._chain.head))

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
                if ends_here(wanted, value):
                    self._break_off()
                    return
            elif type(wanted) is Roll:
                value = self._as_before(wanted) if self.before else None
                if value is None:
                    value = self._chance.roll(wanted, self._rolls, self._chain.head)
                if value is None:
                    self._rolling = wanted
                    self._ask_for_die()
                    return
                self._note(wanted, value)
            else:
                if type(wanted) is Ask and not wanted.options:
                    raise Fault("asks-without-answer", rule=wanted.rule)
                self.ask = wanted  # type: ignore[assignment]
                return

    def _collect(self) -> None:
        """Take over what the rules have told; the first event gets the dice since the last."""
        dice, n = tuple(self._dice), self._decisions
        story = self._turn.story
        for event, to in self.world.told:
            story.append(Told(event, dice, to, n))
            dice = ()
        self._dice = []
        self.world.told.clear()

    def _note(self, roll: Roll, result: int, typed: bool = False, by: Seat = "") -> None:
        """Write a roll into the journal, and keep its die for the event that it decides."""
        self._write(Rolled(roll.die, roll.rule, result, len(roll.faces), typed, by))
        if not roll.hidden:
            face = roll.faces[result - 1] if roll.faces else ""
            self._dice.append(Die(roll.die, result, roll.reads, face, roll.wants))
        self._rolls += 1
        if self._thrown is not None:
            self._thrown[roll.rule] += 1

    def _as_before(self, roll: Roll) -> int | None:
        """What a die showed that was thrown at this place in an earlier game; None where there was none."""
        if self._thrown is None:
            self._thrown = Counter(self._gone.thrown) + _thrown(self._turns)
        known, n = self.before.get(roll.rule, ()), self._thrown[roll.rule]
        return known[n] if n < len(known) and known[n] <= roll.sides else None

    def _ask_for_die(self) -> None:
        if self._rolling is not None:
            seat = self._rolling.by or self.seats[0]
            self.ask = by_hand(self._rolling, self._hands.get(seat, seat))

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
        self._step_on()
        return value

    def _break_off(self) -> None:
        """The game ends where it stands, and nobody has won it."""
        entry = self._turn.entries[-1]
        assert isinstance(entry, Decided)
        self._turn.story.append(Told(BrokenOff(entry.seat), (), (), self._decisions))
        self.ask, self.outcome = None, Outcome((), Say("outcome-broken-off"), "")

    # Backwards

    def _rewind(self, decision: int) -> None:
        """Set the game to where it stood before a decision: from the nearest kept world, replaying the rest."""
        begin, start, again = self._way_to(decision)
        turns, turn = self._turns, self._at(begin)
        self._turns = turns[: self._place(begin)]
        self._decisions, self._rolls, self._chain.head = turn.decisions, turn.rolls, turn.head
        self._dice, self._rolling, self.outcome, self._open_asides, self._thrown = [], None, None, 0, None
        self._replay = again
        recent, self._recent = self._recent, {n: world for n, world in self._recent.items() if n < begin}
        self.world = self._decoder.decode(start)
        self._open_turn(self.game.turn(self.world) if begin else self.game.begin(self.world), start, turn.lines)
        try:
            self._run(None)
            self._tell_asides()
        except Exception:
            self._turns, self._recent = turns, recent
            raise
        finally:
            self._replay = deque()

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
            if not ends_here(wanted, entry.value):
                wanted.check(entry.value)  # type: ignore[union-attr]
        except SouterrainError as error:
            raise Desync("desync-answer", n=self._decisions, answer=str(entry.value)) from error
        self._write(entry)
        self._decisions += 1
        return entry.value

    # What is still known of what was let go

    def _remembered(self, turns: list[Turn]) -> Gone:
        gone = self._gone
        thrown = Counter(gone.thrown) + _thrown(turns) if self.before else {}
        return Gone(gone.turns + len(turns), (*gone.departures, *self._setting_out(turns)), thrown)

    @property
    def departures(self) -> tuple[Told, ...]:
        """By what the expeditions of a campaign began; none where there is no campaign."""
        return *self._gone.departures, *self._setting_out(self._turns)

    def _setting_out(self, turns: Iterable[Turn]) -> Iterator[Told]:
        if campaigned := able(self.game, Campaigned):
            for turn in turns:
                yield from (told for told in turn.story if not told.to and campaigned.sets_out(told.event))

    # What dice are bound to

    def _chain_up(self, asides: Iterable[Aside]) -> None:
        """Chain the journal from its beginning, where dice are bound to it."""
        self._chain = Chain(self._facts() if self.stream.binds else None, asides)
        self._turns = self._chain.over(self._from(0))

    def _facts(self) -> dict[str, Any]:
        """What is settled before a game begins. Duty: a later program must say the same of a game of today."""
        facts = {
            "souterrain": self.stream.scheme,
            "game": self.game.slug,
            "setup": self.settled,
            "commitment": self.commitment,
            "typed": self.typed,
            "from": self._stream_from,
        }
        return facts | {"before": self.before} if self.before else facts

    def _befall(self, aside: Aside) -> None:
        """Something befalls the journal while this decision is open."""
        head = self._chain.head
        self._chain = Chain(self._chain.facts, (*self.asides, aside))
        self._chain.head = head
        self._tell_aside(aside)


def _thrown(turns: Iterable[Turn]) -> Counter[str]:
    """How many dice of each rule fell in some turns."""
    return Counter(entry.rule for turn in turns for entry in turn.entries if type(entry) is Rolled)
