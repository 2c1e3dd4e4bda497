"""The story as it is read: a stream of lines beside the view, each seat what it may know, from where its reader
stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, TypeGuard

from msgspec import Struct

from .ask import Seat
from .events import Die, Event, Moment, Told
from .game import worth
from .say import Say
from .view import Discs, View

if TYPE_CHECKING:
    from .session import Session


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A sentence of the story, the dice that decided it, and its rule. `n` is the decision before which it happened,
    `about` the ids of whom it names, `way` the places that somebody went over. Where only some of a reader's seats
    may know of it, `to` names them. A `moment` stands out: clients show it so and find it again. Of one of several
    who walks, `crowd` is what such are called together. What is `kept` belongs into a chronicle, in the words
    of `recalled` where it is told otherwise there."""

    n: int
    kind: str
    text: Say
    rule: str
    dice: tuple[Die, ...] = ()
    about: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    to: tuple[Seat, ...] = ()
    moment: Moment = ""
    crowd: Say | None = None
    kept: bool = False
    recalled: Say | None = None


class Reader:
    """Reads a game's story for some seats: what is new since the last time, and no more."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.lines = 0
        """How many lines have been read: the number of the next."""
        self.position = 0
        """How much of the session's story that is, with what these seats may not know."""
        self._pieces: dict[Say, list[str]] = {}

    def read(self, session: Session, view: View | None = None) -> list[LogLine]:
        """What was told since the last time. With the view of this moment, lines know the pieces that they name."""
        now = pieces(view) if view else {}
        known = {**self._pieces, **now}
        kept = worth(session.game, otherwise=False)
        news = [self._line(told, known, kept) for told in session.story_from(self.position) if self._may_know(told)]
        self.position = session.told
        self._pieces = now
        self.lines += len(news)
        return news

    def back(self, session: Session) -> None:
        """Some of the game has been taken back: stand at the end of what is left, before the line that tells so."""
        left = session.firm
        if self.position > left:
            self.position = left
            self.lines = sum(map(self._may_know, session.story[:left]))

    def skip(self, session: Session, lines: int | None = None) -> None:
        """Pass over what has been read already: so many lines, or all."""
        for told in session.story_from(self.position):
            if self.lines == lines:
                break
            self.position += 1
            self.lines += self._may_know(told)

    def _may_know(self, told: Told) -> bool:
        return not told.event.dull and (not told.to or any(seat in told.to for seat in self.seats))

    def _line(self, told: Told, known: dict[Say, list[str]], kept: Callable[[Event], bool]) -> LogLine:
        everybody = not told.to or all(seat in told.to for seat in self.seats)
        to = () if everybody else tuple(seat for seat in self.seats if seat in told.to)
        return line(told, known, to, kept(told.event))


def recent(session: Session, seat: Seat, most: int, view: View | None = None) -> list[LogLine]:
    """The last lines of the story that a seat may read. With the view of this moment, they know the pieces that they
    name."""
    names = pieces(view) if view else None
    known = (told for told in session.retold() if not told.event.dull and (not told.to or seat in told.to))
    return [line(told, names) for told in islice(known, most)][::-1]


def line(
    told: Told, known: dict[Say, list[str]] | None = None, to: tuple[Seat, ...] = (), kept: bool = False
) -> LogLine:
    """An event as a line of the story."""
    event = told.event
    text = event.say()
    about = {id: None for name in _names(text) for id in known.get(name, ())} if known else {}
    way = event.walked
    crowd = _crowd(text) if way else None
    why, whom = event.because, tuple(about)
    later = recalled(event, text)
    otherwise = later if later != text else None
    return LogLine(told.n, event.kind, text, why, told.dice, whom, way, to, event.moment, crowd, kept, otherwise)


def recalled(event: Event, text: Say) -> Say:
    """An event with this text as a chronicle has it: those who fell are no longer told apart by numbers."""
    told = event.recalled() if type(event).recalled is not Event.recalled else text
    return _unnumbered(told) if event.moment in ("slain", "death") else told


def _unnumbered(say: Say) -> Say:
    plain = {name: part.args["word"] if _has_number(part) else part for name, part in say.args.items()}
    return Say(say.id, **plain)


def _has_number(part: object) -> TypeGuard[Say]:
    """Whether this is one of several who are counted off; one counted as a king is has a name of his own."""
    return isinstance(part, Say) and part.id == "numbered" and str(part.args["number"]).isdigit()


def _crowd(text: Say) -> Say | None:
    """What those are called of whom a sentence names one by his number."""
    words = [part.args["word"] for part in text.args.values() if _has_number(part)]
    return Say("crowd", who=words[0]) if len(words) == 1 else None


def pieces(view: View) -> dict[Say, list[str]]:
    """The pieces on a board, the sheets beside it and those who fight, by what they are called. A piece that stands for
    several is called by each of their names."""
    board = view.board
    found: dict[Say, list[str]] = {}
    for piece in board.discs if isinstance(board, Discs) else board.tokens:
        for name in (_bare(piece.label), *_names(piece.label)):
            found.setdefault(name, []).append(piece.id)
    for each in (*view.sheets, *(view.scene.fighters if view.scene else ())):
        found.setdefault(_bare(each.name), []).append(each.id)
    return found


def _names(say: Say) -> Iterator[Say]:
    """The messages inside a message. What has a number is called by both, never by its word alone."""
    if say.id == "numbered":
        return
    for part in say.args.values():
        if isinstance(part, Say):
            yield _bare(part)
            yield from _names(part)


def _bare(say: Say) -> Say:
    """A word without what stands in for it where it is unknown: the two are one name."""
    return Say(say.id) if say.args.keys() == {"literal"} else say
