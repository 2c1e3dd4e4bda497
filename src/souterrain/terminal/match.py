"""A game at one terminal: a match that is kept in a file, and whose eyes the terminal looks through."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from souterrain.bots import make
from souterrain.bots.advice import advice
from souterrain.core.ask import Answer, Ask, Option
from souterrain.core.errors import SouterrainError
from souterrain.core.match import Match
from souterrain.core.past import Mark
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.story import recent
from souterrain.core.view import View

from . import shelf
from .tale import Item, sides, tale


class Sitting(Match):
    """A match that is kept in a file: whole when it begins, then each answer behind it, so that no answer costs more
    than the one before. It is written whole again when what was added outweighs it."""

    def __init__(self, session: Session, holders: Mapping[str, str] | None = None, path: Path | None = None) -> None:
        super().__init__(session, make, holders)
        self.path = path
        """Where the game is kept; nowhere for a game that is only looked at or tried out."""
        self.trouble: SouterrainError | None = None
        """Why the game could not be kept the last time. A full disk or a locked directory does not stop the game."""
        self._at: Mark = session.mark()
        """How far the file goes."""
        self._whole = self._added = 0
        """How many bytes the game took when it was last written whole, and how many were added since."""

    def hand(self, seat: str, by: str) -> None:
        super().hand(seat, by)
        self.keep_seats()

    def advised(self) -> tuple[Option, Say | None] | None:
        """What the best bot would choose of the options that somebody at this terminal is offered, and why if it says
        so; None where there is nothing to choose from."""
        session, ask = self.session, self.ask
        if not isinstance(ask, Ask) or len(ask.options) < 2:
            return None
        answer, reason = advice(session.game.slug, session.chair(), session.decisions)
        option = next(option for option in ask.options if option.key == answer)
        return option, reason.text if reason else None

    def keep_seats(self) -> None:
        self._write(lambda path: shelf.keep_seats(path, self.seating))

    def keep(self, n: int, mark: Mark) -> None:
        self._write(self._add)

    def keep_back(self, past: Session) -> None:
        self._write(lambda path: self._write_whole(path, past))

    def fork(self, at: int | None = None, seed: str | bytes | None = None) -> Sitting:
        trial = super().fork(at, seed)
        return Sitting(trial.session, trial.holders)

    def keep_whole(self) -> None:
        """Write the whole game: when it begins, and when the player leaves."""
        self._write(lambda path: self._write_whole(path, self.session))

    def _write(self, write: Callable[[Path], None]) -> None:
        if self.path is not None:
            try:
                write(self.path)
                self.trouble = None
            except SouterrainError as error:
                self.trouble = error

    def _add(self, path: Path) -> None:
        added = self.session.added(self._at)
        now = self._whole + self._added
        if self._added > self._whole + _SLACK or not shelf.append(path, added, now, sure=not self.bot_to_move):
            self._write_whole(path, self.session)
            return
        self._added += len(added)
        self._at = self.session.mark()

    def _write_whole(self, path: Path, session: Session) -> None:
        data = session.save()
        shelf.write(path, data)
        shelf.keep_seats(path, self.seating)
        self._whole, self._added, self._at = len(data), 0, session.mark()


_SLACK = 64 * 1024
"""So many bytes may be added to even the smallest game before it is written whole again."""


class Gaze:
    """Whose eyes the terminal looks through, and at which moment."""

    def __init__(self, match: Sitting) -> None:
        self.match = match
        self.seat = match.eyes(match.people)
        self.moment: int | None = None
        """The decision looked back at; None is now."""
        self._past: Session | None = None

    @property
    def session(self) -> Session:
        """The game as it stands at the moment looked at."""
        return self._past or self.match.session

    def turn_to_asked(self) -> bool:
        """Look through the eyes of whoever at this terminal is asked. False where that seat must not be shown to
        those who look now."""
        ask = self.session.ask
        if ask is None or ask.seat in self.match.bots or ask.seat == self.seat:
            return True
        open_to_both = self.match.shares_secrets(self.seat, ask.seat)
        self.seat = ask.seat
        return open_to_both

    def look(self, moment: int | None) -> None:
        """Look at the game as it stood before a decision, or at now."""
        last = self.match.session.decisions
        if moment is None or moment >= last:
            self.moment, self._past = None, None
            return
        self.moment = max(0, moment)
        self._past = self.match.session.at(self.moment)

    def step(self, by: int) -> None:
        """Look further back, or further on."""
        now = self.match.session.decisions if self.moment is None else self.moment
        self.look(now + by)

    @property
    def answer(self) -> Answer | None:
        """What the one who looks answered at the moment looked at."""
        if self.moment is None or self.session.ask is None or self.session.ask.seat != self.seat:
            return None
        return self.match.session.answered(self.moment)

    def view(self) -> View:
        return self.session.view(self.seat)

    def recent(self, most: int, view: View) -> list[Item]:
        """The last lines of the story up to the moment looked at, as that view shows it."""
        return tale(recent(self.session, self.seat, most, view), sides(view))
