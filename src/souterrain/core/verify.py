"""Checking a saved game: played again by the rules, from its seed and its decisions, everything in it must come out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from .asides import FIRST, Aside, Shaken, Undone
from .ask import ends_here
from .chance import Stream, stream_of
from .errors import BadSave, Desync, SouterrainError, speaking
from .events import BrokenOff, TakenBack
from .game import AnyGame, read_setup
from .journal import Entry, Rolled, Saved, SavedLine, is_stop, unpack
from .roll import Roll, shown
from .say import Say
from .session import Session

Step = Callable[[int], object]


class Verdict(Struct, frozen=True):
    """What was checked, what could not be, and what is wrong."""

    game: str
    commitment: str
    head: str
    """What the journal's chain comes to; empty where dice are not bound to it."""
    decisions: int
    checked: int
    """Dice that follow from the seed."""
    typed: int
    """Dice that players rolled by hand: nobody can check them."""
    inherited: int
    """Dice of the game that this one was forked from, or at whose place it was played again."""
    undone: int
    lucky: tuple[str, ...]
    """The seats that gave luck of their own."""
    finished: bool
    imagined: bool
    faults: tuple[Say, ...]

    @property
    def sound(self) -> bool:
        """Whether nothing that was checked is wrong."""
        return not self.faults and not self.imagined

    @property
    def whole(self) -> bool:
        """Whether all of a game was checked, from its first die to its end."""
        return self.sound and self.finished and self.checked > 0 and not self.typed and not self.inherited


def verify(game: AnyGame, data: bytes, commitment: str = "", head: str = "", step: Step = bool) -> Verdict:
    """Play a saved game again and compare. `commitment` and `head` are those that somebody noted when the game began
    and when it ended; `step` hears how many decisions were made again. Sides and kinds of dice are the rules'."""
    saved = unpack(data)
    stream = _stream(saved)
    if stream.commitment != saved.commitment or (commitment and commitment != saved.commitment):
        raise BadSave("verify-commitment")
    witness = _Witness(stream, saved)
    if not saved.turns or saved.turns[0].start is None:
        return _verdict(saved, witness, None, ())
    try:
        with speaking(game.slug):
            again = _Again(game, saved, witness)
            faults = [*_played(again, saved, step), *witness.faults, *_differences(again, saved)]
    except SouterrainError:
        raise
    except Exception as error:
        raise BadSave("bad-save-damaged") from error
    if head and head != again.head:
        faults.append(Say("verify-head"))
    return _verdict(saved, witness, again, faults)


def _stream(saved: Saved) -> Stream:
    try:
        return stream_of(saved.scheme, saved.seed)
    except KeyError as error:
        raise BadSave("bad-save-damaged") from error


def _verdict(saved: Saved, witness: _Witness, again: _Again | None, faults: tuple[Say, ...] | list[Say]) -> Verdict:
    lucky = {seat for aside in saved.asides if isinstance(aside, Shaken) for seat in aside.given}
    return Verdict(
        saved.game,
        saved.commitment,
        again.head if again else "",
        again.decisions if again else 0,
        witness.checked,
        witness.typed,
        witness.inherited + (again.recalled if again else 0),
        len(saved.undone) + sum(isinstance(aside, Undone) for aside in saved.asides),
        tuple(sorted(lucky)),
        saved.finished,
        again is None,
        tuple(faults),
    )


class _Witness:
    """Gives the dice of a record, and notes which of them are not what the seed gives."""

    def __init__(self, stream: Stream, saved: Saved) -> None:
        self.stream, self._own, self._by_hand = stream, saved.stream_from, saved.typed
        self._rolls = [entry for turn in saved.turns for entry in turn.entries if type(entry) is Rolled]
        self.checked = self.typed = self.inherited = 0
        self.faults: list[Say] = []

    def roll(self, roll: Roll, n: int, head: bytes = b"", /) -> int | None:
        if self._by_hand and not roll.blind and not roll.hidden:
            self.typed += n < len(self._rolls)
            return None
        if n >= len(self._rolls) or self._rolls[n].typed:
            raise Desync("verify-no-die", n=n + 1)
        entry = self._rolls[n]
        entry.check(roll, n)
        if n < self._own:
            self.inherited += 1
        elif self.stream.roll(roll, n, head) == entry.result:
            self.checked += 1
        elif not self.faults:
            self.faults.append(Say("verify-wrong-die", n=n + 1))
        return entry.result


class _Again(Session):
    """A game that is played again from its record. Every world is kept, to be compared."""

    def __init__(self, game: AnyGame, saved: Saved, witness: _Witness) -> None:
        super().__init__(game, read_setup(game, saved.setup, kept=True), witness, witness.stream)
        self.settled, self._stream_from = saved.setup, saved.stream_from
        self.typed, self.before, self.recalled = saved.typed, saved.before, 0
        self._asides_then = (*(Undone(at, by) for at, by in saved.undone), *saved.asides)

    def begin(self) -> None:
        self._begin(self._asides_then)

    def follow(self, entry: Entry) -> None:
        """Decide again what was decided."""
        rolling = self._rolling
        if self.ask is None:
            raise Desync("verify-after-the-end", n=self.decisions)
        self._tell_asides()
        if isinstance(entry, Rolled):
            entry.check(rolling or self.ask, self.decisions)
            assert rolling is not None
            self.rolled_by({rolling.by or self.seats[0]: entry.by})
            self.answer(shown(rolling, entry.result))
        else:
            entry.check(rolling or self.ask, self.decisions)
            if ends_here(self.ask, entry.value):
                self.offer_end()
            self.answer(entry.value)

    def _as_before(self, roll: Roll) -> int | None:
        known = super()._as_before(roll)
        self.recalled += known is not None
        return known

    def _close_turn(self) -> None:
        """No world is thinned out."""


def _played(again: _Again, saved: Saved, step: Step) -> Iterator[Say]:
    """Play the game as it was decided, as far as that goes."""
    try:
        again.begin()
        for entry in (entry for turn in saved.turns for entry in turn.entries if is_stop(entry)):
            again.follow(entry)
            step(again.decisions)
    except SouterrainError as error:
        yield error.say


def _differences(again: _Again, saved: Saved) -> Iterator[Say]:
    """Where what was saved is not what came out, each kind of thing once."""
    turns = again.parts()
    events = msgspec.msgpack.Decoder(again.game.event_type | TakenBack | BrokenOff)
    told = [line for turn in turns for line in turn.story]
    if saved.undone:  # games of 0.2.0 did not tell it
        told = [line for line in told if not isinstance(events.decode(line.event), TakenBack)]
    recorded = [entry for turn in saved.turns for entry in turn.entries]
    yield from _first("verify-entry", [entry for turn in turns for entry in turn.entries], recorded)
    lines = [line for turn in saved.turns for line in turn.story]
    mine, written = ([_plain(line, events, again.lone) for line in each] for each in (told, lines))
    yield from _first("verify-line", mine, written)
    frames = [(turn.turn, turn.decisions, turn.rolls, len(turn.entries)) for turn in turns]
    kept = [(turn.turn, turn.decisions, turn.rolls, len(turn.entries)) for turn in saved.turns]
    yield from _first("verify-turn", frames, kept)
    world = msgspec.msgpack.Decoder(again.game.world_type)
    for n, (ours, theirs) in enumerate(zip(turns, saved.turns, strict=False), 1):
        start = theirs.start
        if start is not None and start != ours.start and world.decode(start) != world.decode(ours.start or b""):
            yield Say("verify-world", n=n)
            break
    if saved.finished != (again.outcome is not None):
        yield Say("verify-outcome")
    if not all(_possible(aside, again) for aside in saved.asides) or (saved.asides and saved.undone):
        yield Say("verify-aside")


def _possible(aside: Aside, again: _Again) -> bool:
    """Whether this may have befallen the journal. Only a chain is given luck, and only it has a head to be given up."""
    chained = bool(again.head)
    fits = bool(aside.head) == chained if isinstance(aside, Undone) else chained
    return fits and aside.at in range(FIRST, again.decisions + 1)


def _plain(line: SavedLine, events: msgspec.msgpack.Decoder[Any], lone: str) -> tuple[Any, ...]:
    """A line to be compared. That the only player took something back was told with his seat once."""
    try:
        event = events.decode(line.event)
        return TakenBack("") if event == TakenBack(lone) else event, line.dice, line.to, line.n
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return line.event, line.dice, line.to, line.n


def _first(word: str, ours: list[Any], theirs: list[Any]) -> Iterator[Say]:
    """The first of a list that differs."""
    for n, (mine, yours) in enumerate(zip(ours, theirs, strict=False), 1):
        if mine != yours:
            yield Say(word, n=n)
            return
    if len(ours) != len(theirs):
        yield Say(word, n=min(len(ours), len(theirs)) + 1)
