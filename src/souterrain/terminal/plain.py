"""The table line by line: sentences out, answers in. For pipes, screen readers and slow links."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from souterrain.bots import bots
from souterrain.core.ask import Amount, Answer, Ask, Name, Option, Question, Shot
from souterrain.core.errors import SouterrainError
from souterrain.core.keys import LETTERS
from souterrain.core.match import BOT, SCREEN
from souterrain.core.session import Session
from souterrain.core.story import LogLine, Reader, recent
from souterrain.core.text import LANGUAGES
from souterrain.core.view import Board, Discs

from . import shelf
from .boards import draw
from .drawing import Pointers
from .match import Gaze, Sitting
from .shots import astray, read_shot
from .spoken import around, news
from .tale import is_walk, sides, tale
from .typed import Typing
from .words import Words

WIDTH, HEIGHT = 96, 40


class Leave(Exception):
    """The player has had enough for today."""


class Plain:
    """Plays a match over two streams. Every line read is an answer, or a command where it is one."""

    def __init__(self, match: Sitting, language: str, source: TextIO, sink: TextIO) -> None:
        self.match, self.gaze = match, Gaze(match)
        self.words = Words(language, match.session.game.slug, match.session)
        self._source, self._sink = source, sink
        self._real: Sitting | None = None
        """The game that is waiting while something else is tried out."""
        self._reader = Reader((self.gaze.seat,))
        self._known: dict[str, str] = {}
        """What was told of the board already."""
        self._walks: list[LogLine] = []
        """Who walked last: told when it is known who walks with him."""
        self._mapped = -1
        """The decision for which the board was drawn last, with what is typed for its squares."""

    def run(self) -> None:
        """Play until the game is over, or the player leaves, or there is nothing more to read."""
        self._hello()
        try:
            while True:
                self._tell()
                if self.match.session.outcome and self._ended():
                    return
                if self.match.bot_to_move:
                    self.match.step_bot()
                elif self.match.ask:
                    self._put(self.match.ask)
        except (Leave, EOFError, KeyboardInterrupt):
            self._bye()

    # Speaking

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._sink)
        self._sink.flush()

    def _hello(self) -> None:
        session = self.match.session
        self.say(self.words.say(session.game.title), self.words("terminal-commitment", hash=session.commitment))
        self.say(self.words("terminal-plain-hello"))

    def _tell(self) -> None:
        """What has happened since the last time, as the seat at the keyboard may know it."""
        self._reader.seats = (self.gaze.seat,)
        view = self.match.session.view(self.gaze.seat)
        side = sides(view)
        lines = self._walks + self._reader.read(self.match.session, view)
        self._walks = []
        while self.match.bot_to_move and lines and is_walk(lines[-1], side):
            self._walks.insert(0, lines.pop())
        for item in tale(lines, side):
            self.say("· " + self.words.item(item))
        for notice in self.match.notices:
            self.say("! " + self.words.say(notice))
        self.match.notices.clear()
        if self.match.trouble:
            self.say("! " + self.words.say(self.match.trouble.say))

    def _ended(self) -> bool:
        """The end of the game; what was only tried out gives way to the real one."""
        outcome = self.match.session.outcome
        assert outcome is not None
        self.say("", self.words("terminal-over"), *self.words.outcome(outcome))
        self.say("", *self.words.ending(self.match.session))
        if self._real:
            self._leave_fork()
            return False
        self.match.keep_whole()
        if self.match.path:
            self.say(self.words("terminal-kept", path=str(self.match.path)))
        return True

    def _bye(self) -> None:
        kept = self._real or self.match
        kept.keep_whole()
        if kept.trouble:
            self.say("", "! " + self.words.say(kept.trouble.say))
        elif kept.path:
            self.say("", self.words("terminal-kept", path=str(kept.path)))

    # Asking

    def _put(self, ask: Question) -> None:
        """Put a question, read one line, and act on it."""
        if not self.gaze.turn_to_asked():
            self.say("\n" * 40, self.words("terminal-pass", seat=self.words.seat(ask.seat)))
            self._read("> ")
            self.say(*("· " + self.words.line(line) for line in recent(self.match.session, self.gaze.seat, 8)))
        view = self.match.session.view(self.gaze.seat)
        ask = view.ask or ask
        headline = self.words.say(view.headline)
        self.say("", *([] if self._known.get("headline") == headline else [headline]))
        self._known["headline"] = headline
        self.say(*news(view, self.words, self._known))
        many = len(self.match.people) > 1
        who = self.words("terminal-to", seat=self.words.seat(ask.seat)) + " " if many else ""
        self.say(who + self.words.question(ask))
        if isinstance(ask, Ask):
            self.say(*Typing(view, self.words).listed())
        elif isinstance(ask, Shot):
            first = self._known.get("shot") != str(bool(ask.top_speed))
            self._known["shot"] = str(bool(ask.top_speed))
            brief = [self.words.discs(ask, view), *self.words.targets(ask, view, brief=False)]
            self.say(*([self.words.shot_help(ask, view)] if first else filter(None, brief)))
        line = self._read("what if> " if self._real else "> ")
        try:
            if not self._command(line, ask):
                answer = self._answer(line, ask)
                if self._means(ask, answer):
                    self.match.answer(answer)
        except SouterrainError as error:
            self.say("! " + self.words.say(error.say))

    def _means(self, ask: Question, answer: Answer) -> bool:
        """Ask once more before what ends more than a turn is taken for an answer."""
        options = ask.options if isinstance(ask, Ask) else ()
        final = next((option for option in options if option.final and option.key == answer), None)
        if final is None:
            return True
        yes = self.words("terminal-yes")
        self.say(self.words("terminal-sure", deed=self.words.deed(final)))
        said = self._read(f"{yes} / {self.words('terminal-no')}> ").casefold()
        return said.startswith((yes[0].casefold(), LETTERS["yes"]))

    def _read(self, prompt: str) -> str:
        print(prompt, end="", file=self._sink, flush=True)
        line = self._source.readline()
        if not line:
            raise EOFError
        return line.strip()

    def _answer(self, line: str, ask: Question) -> Answer:
        """The answer that a line stands for; the question itself refuses what does not fit."""
        if isinstance(ask, Ask):
            option = self._option(line)
            return option.key if option else line
        if isinstance(ask, Amount):
            return int(line) if line.lstrip("-").isdecimal() else line
        if isinstance(ask, Name):
            return line or ask.suggestion
        view = self.match.session.view(self.gaze.seat)
        assert isinstance(view.board, Discs)
        return read_shot(line, ask, view.board, self.words.signs(view), astray)

    def _option(self, line: str) -> Option | None:
        """The option that a line stands for."""
        drawn = self._mapped == self.match.session.decisions
        return Typing(self.match.session.view(self.gaze.seat), self.words, drawn).meant(line)

    # Commands

    def _command(self, line: str, ask: Question) -> bool:
        """Do what a command says. Where any text may be an answer, a command begins with a colon; where a shot is, one
        that is nothing else does without."""
        given = line.removeprefix(":")
        bare = self._COMMANDS.keys() if isinstance(ask, Shot) else {"?"}
        if isinstance(ask, Name | Shot) and given == line and line not in bare:
            return False
        if isinstance(ask, Ask) and any(option.key == line for option in ask.options):
            return False
        if given[:1] in ("?", "!", "/", "["):
            name, rest = given[:1], given[1:].strip()
        else:
            name, _, rest = given.partition(" ")
        act = self._COMMANDS.get(name)
        if act is None:
            return False
        act(self, rest.strip(), ask)
        return True

    def _help(self, rest: str, ask: Question) -> None:
        if isinstance(ask, Shot):
            self.say(self.words.shot_help(ask, self.match.session.view(self.gaze.seat)))
        self.say(*self.words.taught(), self.words("terminal-plain-help"))

    def _why(self, rest: str, ask: Question) -> None:
        because = self.match.reason(self.match.session.decisions, self.gaze.seat)
        self.say(*([self.words.say(because)] if because else ()), *self.words.taught(ask.rule))
        option = self._option(rest)
        for id in self.words.rules_of(ask, option):
            self.say(*self.words.rule(id))
        if option is not None:
            self.say(*self.words.about(self.match.session.view(self.gaze.seat), option.at))

    def _advice(self, rest: str, ask: Question) -> None:
        if advised := self.match.advised():
            option, reason = advised
            typing = Typing(self.match.session.view(self.gaze.seat), self.words)
            self.say(self.words.advised(f"{typing.label(option)}. {typing.said(option)}", reason))

    def _search(self, rest: str, ask: Question) -> None:
        found = self.words.search(rest)
        self.say(self.words("terminal-found", count=len(found)))
        for rule in found[:20]:
            self.say(*self.words.rule_lines(rule))

    def _undo(self, rest: str, ask: Question) -> None:
        self.match.undo()
        self._reader.back(self.match.session)
        self._known.clear()
        self.say(self.words("terminal-undone"))

    def _map(self, rest: str, ask: Question) -> None:
        """The board, or with a number one of the other floors."""
        plans = self.match.session.view(self.gaze.seat).plans
        if rest.isdecimal() and 1 <= int(rest) <= len(plans):
            self.say(*self._drawn(plans[int(rest) - 1], Pointers()))
            return
        self.say(*self._board(self.match.session, ask))
        self._mapped = self.match.session.decisions
        if plans:
            floors = ", ".join(f"m {n} {self.words.say(plan.name)}" for n, plan in enumerate(plans, 1) if plan.name)
            self.say(self.words("terminal-plain-floors", floors=floors))

    def _board(self, session: Session, ask: Question | None = None) -> list[str]:
        """The board, with what is typed for a question's options where they lie."""
        view = session.view(self.gaze.seat)
        labels = Typing(view, self.words).on_board() if ask else {}
        return self._drawn(view.board, Pointers(labels, signs=self.words.signs(view)))

    def _drawn(self, board: Board, pointers: Pointers) -> list[str]:
        """A board in lines; blank rows at its edges left out."""
        lines = draw(board, pointers, self.words.say, WIDTH, HEIGHT).canvas.lines()
        return "\n".join(lines).strip("\n").split("\n")

    def _around(self, rest: str, ask: Question) -> None:
        """Where one is and what is near, in words."""
        told = around(self.match.session.view(self.gaze.seat), self.words)
        self.say(*(fact.text for fact in told if fact.text))

    def _party(self, rest: str, ask: Question) -> None:
        view = self.match.session.view(self.gaze.seat)
        signs = self.words.signs(view)
        for sheet in view.sheets:
            self.say(*self.words.sheet(sheet, signs.get(sheet.id, "")))
        self.say(*(line for line, _ in self.words.scene(view)), *self.words.edge(view))

    def _past(self, rest: str, ask: Question) -> None:
        """Look at the game as it stood some decisions ago, or before the decision with this number."""
        now = self.match.session.decisions
        moment = int(rest) if rest.isdecimal() else now - 1
        past = self.match.session.at(moment)
        self.say(self.words("terminal-past", n=moment, of=now), *self._board(past))
        self.say(*("· " + self.words.line(line) for line in recent(past, self.gaze.seat, 6)))
        if past.ask:
            self.say(self.words.question(past.ask))
            answer = self.match.session.answered(moment)
            if answer is not None and past.ask.seat == self.gaze.seat:
                self.say("→ " + self.words.answer(past.view(self.gaze.seat).ask or past.ask, answer))

    def _fork(self, rest: str, ask: Question) -> None:
        """Try something out from here or from an earlier decision; the same command goes back to the real game."""
        if self._real:
            self._leave_fork()
            return
        trial = self.match.fork(int(rest) if rest.isdecimal() else None)
        self._real = self.match
        self._sit_at(trial)
        self.say(self.words("terminal-fork"))

    def _leave_fork(self) -> None:
        assert self._real is not None
        self._sit_at(self._real)
        self._real = None
        self.say(self.words("terminal-fork-left"))

    def _sit_at(self, match: Sitting) -> None:
        self.match, self.gaze = match, Gaze(match)
        self._reader = Reader((self.gaze.seat,))
        self._reader.skip(match.session)
        self._known.clear()

    def _language(self, rest: str, ask: Question) -> None:
        other = rest or next(each for each in LANGUAGES if each != self.words.language)
        self.words = self.words.into(other)

    def _save(self, rest: str, ask: Question) -> None:
        path = Path(rest).expanduser() if rest else self.match.path
        if path is None:
            raise SouterrainError("terminal-save-where")
        shelf.write(path, self.match.session.save())
        self.say(self.words("terminal-kept", path=str(path)))

    def _seats(self, rest: str, ask: Question) -> None:
        """`b` tells who sits where, `b p2` hands that seat over and back, `b p2 NAME` chooses the bot."""
        seat, _, name = rest.partition(" ")
        if seat:
            best = bots(self.match.session.game.slug)[0]
            wanted = name.strip() or ("" if seat in self.match.bots else best)
            self.match.hand(seat, f"{BOT}{wanted}" if wanted else SCREEN)
        for each in self.match.session.seats:
            self.say(f"{each}: {self.words.seat(each)}, {self.match.bots.get(each) or self.words('terminal-person')}")

    def _quit(self, rest: str, ask: Question) -> None:
        raise Leave

    _COMMANDS = {
        "h": _help, "?": _why, "!": _advice, "/": _search, "u": _undo, "m": _map, "z": _around, "p": _party, "[": _past,
        "f": _fork, "l": _language, "s": _save, "b": _seats, "q": _quit,
    }  # fmt: skip
