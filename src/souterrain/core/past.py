"""What has happened in a game: its turns, with all that was decided, rolled and told, bound into one chain.

The worlds at the beginnings of turns are kept seldom; from the nearest one any moment can be played again."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from operator import attrgetter

from msgspec import Struct

from .asides import Aside, Undone
from .ask import Answer, Seat
from .chain import Chain
from .errors import BadSave, SouterrainError
from .events import Event, TakenBack, Told
from .journal import KEEP_EVERY, Decided, Entry, SavedTurn, Turn, is_stop
from .lines import Events, read_line, write_line

_decisions, _lines = attrgetter("decisions"), attrgetter("lines")

Mark = tuple[int, int, int]


class Gone(Struct, frozen=True):
    """What is still known of the turns that were let go: how many they are, by what expeditions of a campaign began,
    and how many dice of each rule fell, where that counts."""

    turns: int = 0
    departures: tuple[Told, ...] = ()
    thrown: dict[str, int] = {}


class Past:
    """A game's past, to be read by everybody and added to by the session that plays it."""

    def __init__(self, events: Events) -> None:
        self._events = events
        self._turns: list[Turn] = []
        """Those that are at hand: all, or the last ones."""
        self._gone = Gone()
        self._decisions = 0
        self._rolls = 0
        self._chain = Chain()
        self._open_asides = 0
        """How many lines of the story tell of asides while the decision is still open."""
        self.imaginary = False
        """Whether this game begins in the middle of another, as a seat imagined it."""
        self.lone = ""
        """The seat of the only player, where there is but one: nobody need be told who he is."""
        self._loaded = 0
        """The turn at which this game was loaded. Its world is kept: who steps back replays by today's rules."""
        self._recent: dict[int, bytes | None] = {}
        """The worlds of the last few turns, which are not kept for good: to step back a little is quick."""

    @property
    def decisions(self) -> int:
        """How many questions have been answered; also the number of the pending one."""
        return self._decisions

    @property
    def turns(self) -> int:
        """How many turns have begun, the set-up among them."""
        return self._gone.turns + len(self._turns)

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
        self._place(self._gone.turns + first)
        news = self._turns[first].story[line - self._turns[first].lines :]
        for turn in self._turns[first + 1 :]:
            news += turn.story
        return news

    def tells(self, line: int) -> bool:
        """Whether the story is at hand from a line on."""
        return line >= self._turns[0].lines

    def _heard(self, seat: Seat) -> list[Told]:
        """What a seat has been told in the turn that is being played."""
        return heard(self._turns[-1].story, seat)

    def retold(self) -> Iterator[Told]:
        """The story from its end backwards."""
        return (told for turn in self._backwards() for told in reversed(turn.story))

    @property
    def events(self) -> list[Event]:
        return [told.event for told in self.story]

    @property
    def journal(self) -> list[Entry]:
        """All that was decided and rolled."""
        return [entry for turn in self._from(0) for entry in turn.entries]

    def retraced(self) -> Iterator[Entry]:
        """The journal from its end backwards."""
        return (entry for turn in self._backwards() for entry in reversed(turn.entries))

    def answered(self, decision: int) -> Answer | None:
        """What was answered to a decision; None where it is still open."""
        n = self.decisions
        for entry in self.retraced():
            if is_stop(entry):
                n -= 1
                if n == decision:
                    return entry.value if isinstance(entry, Decided) else entry.result
        return None

    # Keeping

    def mark(self) -> Mark:
        """How far the journal goes now; `parts` tells what came after."""
        last = self._turns[-1]
        return self.turns - 1, len(last.entries), len(last.story) - self._open_asides

    def parts(self, mark: Mark = (0, 0, 0)) -> list[SavedTurn]:
        """What the journal holds beyond a mark: the turns since, the first perhaps only in part. What tells of asides
        while the decision is open is told again from the asides themselves."""
        first, entries, lines = mark
        last = self.turns - 1
        parts = []
        for n, turn in enumerate(self._from(first), first):
            start = None if n == first and mark != (0, 0, 0) else turn.start
            story = turn.story[: -self._open_asides] if n == last and self._open_asides else turn.story
            parts.append(
                SavedTurn(
                    n, start, turn.decisions, turn.rolls, turn.entries[entries:], [*map(write_line, story[lines:])]
                )
            )
            entries = lines = 0
        return parts

    def thinned(self, mark: Mark) -> int | None:
        """The turn that a mark is in, where its world was kept then and is not any longer."""
        first = mark[0]
        return first if first < self.turns - 1 and self._at(first).start is None else None

    def opening(self) -> SavedTurn:
        """The turn that is being played as it began."""
        turn = self._turns[-1]
        return SavedTurn(self.turns - 1, turn.start, turn.decisions, turn.rolls, [], [])

    def _read(self, turns: Sequence[SavedTurn]) -> None:
        """Take over the turns of a record."""
        self._turns = self._unpacked(turns)
        self._loaded, self.imaginary = len(turns) - 1, turns[0].start is None

    def _unpacked(self, turns: Sequence[SavedTurn]) -> list[Turn]:
        """The first turns of a game from their kept form."""
        found: list[Turn] = []
        lines = 0
        for turn in turns:
            story = [read_line(line, self._events) for line in turn.story]
            found.append(Turn(turn.start, turn.decisions, turn.rolls, lines, turn.entries, story))
            lines += len(story)
        return found

    # What is kept elsewhere

    @property
    def whole(self) -> bool:
        """Whether all of the past is at hand."""
        return not self._gone.turns

    def let_go(self) -> None:
        """Let go of what is kept elsewhere, so that a long past takes no more room than a short one. Duty: the last
        answer can still be taken back, if it turns out that it cannot be kept."""
        first = max(0, bisect_right(self._turns, self._decisions - 1, key=_decisions) - 1)
        while first and self._world(self._gone.turns + first) is None:
            first -= 1
        if first:
            self._gone = self._remembered(self._turns[:first])
            self._turns = self._turns[first:]
            self._recent = {n: world for n, world in self._recent.items() if n >= self._gone.turns}

    def _remembered(self, turns: list[Turn]) -> Gone:
        """What is still known of the past when these turns are gone, too."""
        return Gone(self._gone.turns + len(turns))

    def older(self, record: Sequence[SavedTurn]) -> list[Turn]:
        """The turns that were let go, from the record of all turns. One of another past is refused."""
        gone, first = self._gone.turns, self._turns[0]
        chain = Chain(self._chain.facts, self.asides)
        found = chain.over(self._unpacked(record[:gone]))
        told = sum(len(turn.story) for turn in found)
        known = [(turn.decisions, turn.rolls, told, chain.head) for turn in record[gone : gone + 1]]
        if known != [(first.decisions, first.rolls, first.lines, first.head)]:
            raise BadSave("table-damaged")
        return found

    def recall(self, older: list[Turn]) -> None:
        """Have all of the past at hand again."""
        self._turns, self._gone = older + self._turns, Gone()

    def _place(self, turn: int) -> int:
        """Where a turn is among those at hand. Duty: nobody takes a part of the past for the whole; who looks back
        recalls it first."""
        if turn < self._gone.turns:
            raise LookupError(f"turn {turn} was let go")
        return turn - self._gone.turns

    def _at(self, turn: int) -> Turn:
        return self._turns[self._place(turn)]

    def _from(self, turn: int) -> list[Turn]:
        """The turns from one on."""
        return self._turns[self._place(turn) :]

    def _backwards(self) -> Iterator[Turn]:
        yield from reversed(self._turns)
        self._place(0)

    def _world(self, turn: int) -> bytes | None:
        """The world at the start of a turn, if it is at hand."""
        return self._at(turn).start or self._recent.get(turn)

    # Adding

    @property
    def _turn(self) -> Turn:
        """The turn that is being played."""
        turn = self._turns[-1]
        assert isinstance(turn, Turn)
        return turn

    def _close_turn(self) -> None:
        """A turn is over: the world at its start is kept for good only where it is one to be kept."""
        n = self.turns - 1
        first = n == 1 and self.imaginary
        if n % KEEP_EVERY and n != self._loaded and not first:
            self._recent[n], self._turn.start = self._turn.start, None

    def _step_on(self) -> None:
        """Another answer is given: worlds from long before it are not at hand any longer."""
        first = self.turns - KEEP_EVERY
        while self._recent and (oldest := next(iter(self._recent))) < first:
            del self._recent[oldest]

    def _write(self, entry: Entry) -> None:
        """Add an entry to the journal, and to its chain."""
        self._turns[-1].entries.append(entry)
        if self._chain.head:
            self._chain.add(entry, self._decisions)

    def _tell_aside(self, aside: Aside) -> None:
        if isinstance(aside, Undone):
            self._turn.story.append(Told(TakenBack("" if aside.by == self.lone else aside.by), (), (), self._decisions))
            self._open_asides += 1

    def _tell_asides(self) -> None:
        """Tell what befell the journal while the decision that comes now was open."""
        for aside in self._chain.open(self._decisions):
            self._tell_aside(aside)

    # Going back

    def _way_to(self, decision: int) -> tuple[int, bytes, deque[Entry]]:
        """How to come to the moment before a decision: the turn to begin with, its world, and what is to be played
        again from there."""
        if not 0 <= decision <= self._turns[-1].decisions + sum(map(is_stop, self._turns[-1].entries)):
            raise SouterrainError("no-such-moment", n=decision)
        end = begin = self._gone.turns + bisect_right(self._turns, decision, key=_decisions) - 1
        while (start := self._world(begin)) is None:
            if not begin:
                raise SouterrainError("no-such-moment", n=decision)  # a dream begins in the middle
            begin -= 1
        *before, last = self._from(begin)[: end - begin + 1]
        again: deque[Entry] = deque(entry for turn in before for entry in turn.entries)
        left = decision - last.decisions
        for entry in last.entries:
            left -= is_stop(entry)
            if left < 0:
                break
            again.append(entry)
        return begin, start, again


def heard(story: Sequence[Told], seat: Seat) -> list[Told]:
    """What a seat may read of a story."""
    return [told for told in story if not told.to or seat in told.to]
