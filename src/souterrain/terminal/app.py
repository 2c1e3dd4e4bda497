"""The table on the full screen: answers and commands, by keys alone."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from souterrain.bots import bots
from souterrain.core.ask import Answer, Ask, Option, Shot
from souterrain.core.errors import SouterrainError
from souterrain.core.match import BOT, SCREEN
from souterrain.core.say import Say
from souterrain.core.text import LANGUAGES
from souterrain.core.view import Discs

from . import shelf
from .legend import legend
from .match import Gaze
from .offers import SIDES
from .pages import Choice, Line, Page, Search
from .panes import BoardPane, StoryPane
from .question import QuestionPane
from .shots import astray, read_shot
from .shown import Shown
from .typed import Typing

ON_BOARD = {"left", "right", *(f"{held}+{arrow}" for held in ("shift", "ctrl") for arrow in SIDES)}
"""Arrows that mean nothing in a list of options: they go to the board."""
AT_THE_END = {"c": "chronicle", "n": "again"}
"""What may be done with a game that is over."""


class TableApp(Shown):
    """Plays a match, or steps through one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    COMMANDS_BY_KEY: ClassVar[dict[str, str]] = {
        "u": "undo", "?": "why", "!": "advice", "[": "back", "]": "on", "{": "first", "}": "now", "f": "fork",
        "l": "language", "/": "search", "s": "save", "b": "seats", "m": "map", "z": "zoom", "p": "party", "h": "help",
        "q": "leave", "<": "floor_before", ">": "floor_after",
    }  # fmt: skip

    # Answers

    async def on_question_pane_answered(self, event: QuestionPane.Answered) -> None:
        """Take an answer. One to an earlier decision, from a key pressed twice, does nothing."""
        value: Answer = event.value
        view = self._view
        if event.n != self.match.session.decisions or not self._may_answer:
            return
        options = view.ask.options if isinstance(view.ask, Ask) else ()
        final = next((option for option in options if option.final and option.key == value), None)
        if final is None:
            await self._take(value)
        else:
            self._doubt(final, event.n)

    def _doubt(self, option: Option, n: int) -> None:
        """Ask once more before what ends more than a turn is taken for an answer to decision `n`."""

        async def meant(answer: str | None) -> None:
            if answer == "yes" and n == self.match.session.decisions:
                await self._take(option.key)

        choices = {"no": self.words("terminal-no"), "yes": self.words("terminal-yes")}
        title = self.words("terminal-sure", deed=self.words.deed(option))
        self.push_screen(Choice(title, choices, self.words("terminal-close")), meant)

    async def _take(self, value: Answer) -> None:
        view = self._view
        try:
            if isinstance(view.ask, Shot) and isinstance(view.board, Discs):
                value = read_shot(str(value), view.ask, view.board, self.words.signs(view), astray)
            decided = self.match.session.decisions
            self.match.answer(value)
            self._notice, self._floor, self._decided = "", 0, decided
            self._hear_notices()
        except SouterrainError as error:
            self._notice = self.words.say(error.say)
        await self.show(steal=True)

    def on_question_pane_considered(self) -> None:
        self._show_board(self._view, self.words.signs(self._view))

    def on_board_pane_pointed(self, event: BoardPane.Pointed) -> None:
        self.query_one(QuestionPane).point(event.place)

    async def on_option_list_option_selected(self) -> None:
        """Enter on a line of the story."""
        await self.do("why")

    def on_board_pane_stepped(self, event: BoardPane.Stepped) -> None:
        self.query_one(QuestionPane).step(event.side)

    def on_board_pane_taken(self) -> None:
        self.query_one(QuestionPane).take()

    # Commands

    async def on_key(self, event: Key) -> None:
        """A single key is an option of the question, or a command; while a page lies over the table it is neither."""
        if len(self.screen_stack) > 1:
            return
        character = event.character or ""
        if event.key in ON_BOARD:
            board = self.query_one(BoardPane)
            board.focus()
            board.on_key(event)
            return
        question = self.query_one(QuestionPane)
        if self._may_answer and (question.press(character) or self._point_out(character)):
            event.stop()
            if shared := question.sharing(character):
                self.query_one("#keys", Static).update(Content(self.words("terminal-shared", key=character, n=shared)))
            return
        if character == " ":
            self.query_one(StoryPane).read_on()
        over = self.match.session.outcome and self.gaze.moment is None
        command = self.COMMANDS_BY_KEY.get(character) or (AT_THE_END.get(character) if over else None)
        if event.key == "escape" and self.gaze.moment is not None and not self.replaying:
            command = "now"
        if command:
            event.stop()
            await self.do(command)

    def _point_out(self, sign: str) -> bool:
        """Highlight what is offered to the one of the party who has this sign on the board."""
        named = [id for id, each in self.words.signs(self._view).items() if each == sign and sign.isupper()]
        return any(self.query_one(QuestionPane).point(id) for id in named)

    async def do(self, command: str) -> None:
        """Carry out a command by its name; what goes wrong is told, and nothing is lost."""
        self._notice = ""
        try:
            await getattr(self, f"_do_{command}")()
        except SouterrainError as error:
            self._notice = self.words.say(error.say)
        if self.is_running:
            await self.show()

    async def action_leave(self) -> None:
        await self._do_leave()

    async def _do_leave(self) -> None:
        (self._real or self.match).keep_whole()
        self.exit()

    async def _do_again(self) -> None:
        """Leave for another game like this one; whoever opened the table lays it out."""
        self.again = not self.replaying and self._real is None
        if self.again:
            await self._do_leave()

    async def _do_chronicle(self) -> None:
        """What is worth remembering of a game that is over, where it turned, and how the dice fell."""
        lines = [*self.words.ending(self.match.session), *self.words.chronicle(self.match.session)]
        if self.match.path:
            lines.append(self.words("terminal-chronicle-keep", path=str(self.match.path)))
        self.push_screen(Page(self.words("terminal-chronicle"), lines, self.words("terminal-close")))

    async def _do_undo(self) -> None:
        """Take back the last decision; from the past, everything since the moment looked at."""
        if self.replaying:
            return
        if self.gaze.moment is None:
            self.match.undo()
            self._decided = self.match.session.decisions - 1
            self.call_later(self.query_one(QuestionPane).take_focus)
            return
        moment, now = self.gaze.moment, self.match.session.decisions

        def confirmed(answer: str | None) -> None:
            if answer == "yes":
                self.match.back_to(moment)
                self.gaze.look(None)
                self.call_later(self.show, True)

        choices = {"no": self.words("terminal-no"), "yes": self.words("terminal-yes")}
        title = self.words("terminal-back-to", count=now - moment)
        self.push_screen(Choice(title, choices, self.words("terminal-close")), confirmed)

    async def _do_back(self) -> None:
        self.gaze.step(-1)

    async def _do_on(self) -> None:
        if self.gaze.moment is not None:
            self.gaze.step(1)

    async def _do_first(self) -> None:
        self.gaze.look(0)

    async def _do_now(self) -> None:
        self.gaze.look(None)
        self.call_later(self.query_one(QuestionPane).take_focus)

    async def _do_fork(self) -> None:
        """Try something out from here, or return to the real game."""
        if self._real:
            self.match, self._real = self._real, None
            self._notice = self.words("terminal-fork-left")
        else:
            trial = self.match.fork(self.gaze.moment)
            self._real, self.match = self.match, trial
            self._notice = self.words("terminal-fork")
            self.replaying = False
        self.gaze = Gaze(self.match)
        self._decided = self.match.session.decisions - 1
        self.call_later(self.query_one(QuestionPane).take_focus)

    async def _do_language(self) -> None:
        at = LANGUAGES.index(self.words.language)
        self.words = self.words.into(LANGUAGES[(at + 1) % len(LANGUAGES)])

    async def _do_search(self) -> None:
        self.push_screen(Search(self.words))

    async def _do_why(self) -> None:
        """The rule behind the highlighted line of the story and why a bot did it, or the rules behind the option and
        the question."""
        story, question = self.query_one(StoryPane), self.query_one(QuestionPane)
        line = story.line if story.has_focus else None
        because = self.match.reason(line.n, self.gaze.seat) if line else None
        if line and line.rule:
            ids = [line.rule]
        else:
            ids = self.words.rules_of(self.gaze.session.ask, question.chosen)
            if self.gaze.session.outcome:
                ids = [self.gaze.session.outcome.rule]
        lines = [self.words.say(because)] if because else []
        lines += ["\n".join(self.words.rule(id)) for id in ids]
        if question.chosen and not story.has_focus:
            lines += self.words.about(self._view, question.chosen.at)
        self.push_screen(Page(self.words("terminal-why"), lines, self.words("terminal-close")))

    async def _do_advice(self) -> None:
        """Highlight what the best bot would choose, and tell why where it says so."""
        if self._may_answer and (advised := self.match.advised()):
            option, reason = advised
            self.query_one(QuestionPane).highlight(option)
            self._notice = self.words.advised(Typing(self._view, self.words).said(option), reason)

    async def _do_save(self) -> None:
        start = self.match.path or Path(f"{self.words.game}{shelf.SUFFIX}")

        async def named(typed: str | None) -> None:
            if typed:
                try:
                    path = Path(typed).expanduser()
                    shelf.write(path, self.match.session.save())
                    self._notice = self.words("terminal-kept", path=str(path))
                except SouterrainError as error:
                    self._notice = self.words.say(error.say)
                await self.show()

        self.push_screen(Line(self.words("terminal-save"), str(start), self.words("terminal-close")), named)

    async def _do_seats(self) -> None:
        """Hand a seat to a bot and back."""
        choices: dict[str, str] = {}
        for seat in self.match.session.seats:
            name = self.words.seat(seat)
            if seat in self.match.bots:
                choices[f"{seat}={SCREEN}"] = self.words("terminal-take", seat=name, bot=_kind(self.match.bots[seat]))
                continue
            for bot in bots(self.words.game):
                choices[f"{seat}={BOT}{bot}"] = self.words("terminal-give", seat=name, bot=_kind(bot))

        async def chosen(answer: str | None) -> None:
            if answer:
                seat, _, by = answer.partition("=")
                self.match.hand(seat, by)
                await self.show(steal=True)

        self.push_screen(Choice(self.words("terminal-seats"), choices, self.words("terminal-close")), chosen)

    async def _do_map(self) -> None:
        """The board over the whole screen, and back."""
        self.screen.toggle_class("map")

    async def _do_floor_before(self) -> None:
        self._turn_to_floor(-1)

    async def _do_floor_after(self) -> None:
        self._turn_to_floor(1)

    def _turn_to_floor(self, by: int) -> None:
        """Look at another floor's plan, and after the last at the board again."""
        self._floor = (self._floor + by) % (len(self._view.plans) + 1)
        if not self._view.plans:
            self._notice = self.words("terminal-no-floors")

    async def _do_zoom(self) -> None:
        self.query_one(BoardPane).zoom()

    async def _do_party(self) -> None:
        view = self._view
        signs = self.words.signs(view)
        fight = "\n".join(line for line, _ in self.words.scene(view))
        sheets = ["\n".join(self.words.sheet(sheet, signs.get(sheet.id, ""))) for sheet in view.sheets]
        lines = [fight, *sheets] if fight else sheets
        lines.append("\n".join(self.words.edge(view)))
        self.push_screen(Page(self.words("terminal-title-party"), lines, self.words("terminal-close")))

    async def _do_help(self) -> None:
        commitment = self.words("terminal-commitment", hash=self.match.session.commitment)
        lines = [*self.words.taught(), self.words("terminal-help")]
        if found := legend(self._view.board, self.words):
            lines.append("\n".join([self.words("terminal-legend"), *found]))
        lines.append(commitment)
        if isinstance(self._view.ask, Shot):
            lines.insert(0, self.words.shot_help(self._view.ask, self._view))
        self.push_screen(Page(self.words("terminal-help-title"), lines, self.words("terminal-close")))


def _kind(bot: str) -> Say:
    """How a bot plays, in the player's words."""
    return Say(f"web-bot-{bot}", literal=bot)
