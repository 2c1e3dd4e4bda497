"""A game at one terminal: who holds which seat, what is taken back, looked at or tried out, and where it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from souterrain.bots import Bot, make, step
from souterrain.core.ask import Answer, Question
from souterrain.core.errors import SouterrainError
from souterrain.core.journal import Decided, Rolled
from souterrain.core.session import Session
from souterrain.core.story import LogLine, recent
from souterrain.core.view import View

from . import shelf


class Match:
    """A session with its seats: those in `bots` are played by the program, the others at this terminal."""

    def __init__(self, session: Session, bots: Mapping[str, str] | None = None, path: Path | None = None) -> None:
        self.session = session
        self.path = path
        """Where the game is kept after every answer; nowhere for a game that is only looked at or tried out."""
        self.trouble: SouterrainError | None = None
        """Why the game could not be kept the last time."""
        self.bots: dict[str, str] = {}
        self._players: dict[str, Bot] = {}
        for seat, name in (bots or {}).items():
            self.hand(seat, name)

    # Seats

    def hand(self, seat: str, bot: str = "") -> None:
        """Hand a seat to a bot, or back to the people at this terminal."""
        if seat not in self.session.seats:
            raise SouterrainError("seat-unknown", seat=seat)
        if bot:
            self._players[seat] = make(self.session.game.slug, bot, seed=self.session.decisions)
            self.bots[seat] = bot
        else:
            self._players.pop(seat, None)
            self.bots.pop(seat, None)

    @property
    def people(self) -> tuple[str, ...]:
        """The seats played at this terminal."""
        return tuple(seat for seat in self.session.seats if seat not in self.bots)

    @property
    def ask(self) -> Question | None:
        """The pending question, where somebody at this terminal is to answer it."""
        ask = self.session.ask
        return ask if ask and ask.seat not in self.bots else None

    @property
    def bot_to_move(self) -> str:
        """The seat of the bot that is to decide."""
        ask = self.session.ask
        return ask.seat if ask and ask.seat in self.bots else ""

    def shares_secrets(self, seat: str, other: str) -> bool:
        """Whether two seats may see the same; where not, the keyboard is passed before the next view is shown."""
        game, world = self.session.game, self.session.world
        return seat == other or bool(game.glimpse(world, seat) == game.glimpse(world, other))

    # Playing

    def answer(self, value: Answer) -> None:
        self.session.answer(value)
        self.keep()

    def step_bot(self) -> None:
        """Let the bot that is to move decide once."""
        try:
            answer = step(self.session, self._players[self.bot_to_move])
        except Exception as error:
            raise SouterrainError("terminal-bot-failed", why=repr(error)) from error
        self.session.answer(answer)
        if self.session.ask is None or not self.bot_to_move:
            self.keep()

    def undo(self) -> None:
        """Take back to before the last decision that a person made."""
        n = 0
        for entry in reversed(self.session.journal):
            if isinstance(entry, Rolled):
                n += entry.typed
                if entry.typed:
                    break
            elif isinstance(entry, Decided):
                n += 1
                if entry.seat not in self.bots:
                    break
        else:
            raise SouterrainError("nothing-to-undo")
        self.session.back(n)
        self.keep()

    def fork(self, at: int | None = None) -> Match:
        """What if: another game from this moment, or from decision `at`, with dice of its own. It is not kept."""
        return Match(self.session.fork(at=at), self.bots)

    # Keeping

    def keep(self) -> None:
        """Write the game where it is kept. A full disk or a locked directory does not stop the game."""
        if self.path is None:
            return
        try:
            shelf.keep(self.path, self.session.save(), self.bots)
            self.trouble = None
        except SouterrainError as error:
            self.trouble = error


class Gaze:
    """Whose eyes the terminal looks through, and at which moment."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seat = (match.people or match.session.seats)[0]
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

    def view(self) -> View:
        return self.session.view(self.seat)

    def recent(self, most: int) -> list[LogLine]:
        """The last lines of the story up to the moment looked at."""
        return recent(self.session, self.seat, most)
