"""What has happened in a game: its turns, with all that was decided, rolled and told, bound into one chain.

The worlds at the beginnings of turns are kept seldom; from the nearest one any moment can be played again."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from operator import attrgetter

from .asides import Aside, Undone
from .ask import Answer, Seat
from .chain import Chain
from .errors import SouterrainError
from .events import Event, TakenBack, Told
from .journal import KEEP_EVERY, Decided, Entry, SavedTurn, Turn, is_stop
from .laid import Events, Laid, lay, read_line, write_line

_decisions, _lines = attrgetter("decisions"), attrgetter("lines")

Mark = tuple[int, int, int]
_AT_HAND = 2
"""How many turns are at hand when the others are laid away."""
_STEPS = 2
"""And the worlds of how many, where those between others that are kept are not."""


class Past:
    """A game's past, to be read by everybody and added to by the session that plays it."""

    def __init__(self, events: Events) -> None:
        self._events = events
        self._turns: list[Turn | Laid] = []
        self._decisions = 0
        self._rolls = 0
        self._chain = Chain()
        self._open_asides = 0
        """How many lines of the story tell of asides while the decision is still open."""
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
    def imaginary(self) -> bool:
        """Whether this game begins in the middle of another, as a seat imagined it."""
        return self._turns[0].start is None

    @property
    def turns(self) -> int:
        """How many turns have begun, the set-up among them."""
        return len(self._turns)

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
        news = self._turns[first].story[line - self._turns[first].lines :]
        for turn in self._turns[first + 1 :]:
            news += turn.story
        return news

    def _heard(self, seat: Seat) -> list[Told]:
        """What a seat has been told in the turn that is being played."""
        return heard(self._turns[-1].story, seat)

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
        return len(self._turns) - 1, len(last.entries), len(last.story) - self._open_asides

    def parts(self, mark: Mark = (0, 0, 0)) -> list[SavedTurn]:
        """What the journal holds beyond a mark: the turns since, the first perhaps only in part. What tells of asides
        while the decision is open is told again from the asides themselves."""
        first, entries, lines = mark
        last = len(self._turns) - 1
        parts = []
        for n, turn in enumerate(self._turns[first:], first):
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
        return first if first < len(self._turns) - 1 and self._turns[first].start is None else None

    def opening(self) -> SavedTurn:
        """The turn that is being played as it began."""
        turn = self._turns[-1]
        return SavedTurn(len(self._turns) - 1, turn.start, turn.decisions, turn.rolls, [], [])

    def _read(self, turns: Sequence[SavedTurn]) -> None:
        """Take over the turns of a record."""
        lines = 0
        for turn in turns:
            story = [read_line(line, self._events) for line in turn.story]
            self._turns.append(Turn(turn.start, turn.decisions, turn.rolls, lines, turn.entries, story))
            lines += len(story)
        self._loaded = len(turns) - 1

    def lay_away(self) -> None:
        """Let the past take little room: all but the last turns are packed until somebody looks back."""
        for n in range(len(self._turns) - _AT_HAND - 1, -1, -1):
            turn = self._turns[n]
            if isinstance(turn, Laid):
                break
            self._turns[n] = lay(turn, self._events)
        for n in [*self._recent][:-_STEPS]:
            del self._recent[n]

    # Adding

    @property
    def _turn(self) -> Turn:
        """The turn that is being played."""
        turn = self._turns[-1]
        assert isinstance(turn, Turn)
        return turn

    def _close_turn(self) -> None:
        """A turn is over: the world at its start is kept for good only where it is one to be kept."""
        n = len(self._turns) - 1
        first = n == 1 and self.imaginary
        if n % KEEP_EVERY and n != self._loaded and not first:
            self._recent[n], self._turn.start = self._turn.start, None
            self._recent.pop(n - KEEP_EVERY, None)

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
        return begin, start, again


def heard(story: Sequence[Told], seat: Seat) -> list[Told]:
    """What a seat may read of a story."""
    return [told for told in story if not told.to or seat in told.to]
