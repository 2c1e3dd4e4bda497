"""The table on the full screen."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Key, Resize
from textual.widgets import Static

from souterrain.bots import bots
from souterrain.core.ask import Answer, Ask, Flick, Option, Shot
from souterrain.core.errors import SouterrainError
from souterrain.core.match import BOT, SCREEN
from souterrain.core.text import LANGUAGES
from souterrain.core.view import Discs, Grid, View

from . import shelf
from .drawing import Pointers
from .grid import has_map
from .match import Gaze, Sitting
from .offers import SIDES, Offer, on_board, step
from .pages import Choice, Line, Page, Search
from .panes import BoardPane, SheetsPane, StoryPane
from .question import QuestionPane
from .shots import astray, read_shot
from .words import Words

WALK_FROM = 9
"""With more places to go than this, the player begins on the board instead of the list."""

LEAST = 60, 18
"""Columns and rows below which there is no table to be seen."""


class TableApp(App[None]):
    """Plays a match, or steps through one, by keys alone."""

    TITLE = "Souterrain"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    COMMANDS_BY_KEY: ClassVar[dict[str, str]] = {
        "u": "undo", "?": "why", "[": "back", "]": "on", "{": "first", "}": "now", "f": "fork", "l": "language",
        "/": "search", "s": "save", "b": "seats", "m": "map", "z": "zoom", "p": "party", "h": "help", "q": "leave",
        "<": "floor_before", ">": "floor_after",
    }  # fmt: skip

    def __init__(self, match: Sitting, language: str, *, pace: float = 0.4, replay: bool = False) -> None:
        super().__init__()
        self.match, self.gaze = match, Gaze(match)
        self.words = Words(language, match.session.game.slug, match.session)
        self.pace = pace
        self.replaying = replay
        self._real: Sitting | None = None
        """The game that is waiting while something else is tried out."""
        self._notice = ""
        self._floor = 0
        """Which floor is looked at: 0 is the board itself, then come the view's other plans."""
        self._waiting_for_bot = False
        self.fault: Exception | None = None
        self._view = self.gaze.view()

    def _handle_exception(self, error: Exception) -> None:
        """A fault of ours ends the screen, and whoever started it hears of the fault once the terminal is whole."""
        self.fault = error
        if self.is_headless:
            super()._handle_exception(error)
        else:
            self.exit(return_code=1)

    # The screen

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="upper"):
            yield BoardPane("board")
            yield SheetsPane(id="sheets")
        with Horizontal(id="lower"):
            yield QuestionPane("question")
            yield StoryPane("story")
        yield Static(id="notice")
        yield Static(id="keys")
        yield Static(id="cramped")

    async def on_mount(self) -> None:
        if self.replaying:
            self.gaze.look(0)
        self._hear_notices()
        await self.show(steal=True)

    def on_resize(self, event: Resize) -> None:
        """Where there is no room for a table, say so instead of drawing a heap."""
        width, height = LEAST
        self.screen.set_class(event.size.width < width or event.size.height < height, "small")

    async def show(self, steal: bool = False) -> None:
        """Draw everything anew from the game as it stands."""
        if self.replaying or self.gaze.moment is None:
            open_to_all = self.gaze.turn_to_asked()
            if not open_to_all and not self.replaying:
                await self._draw_curtain()
        view = self._view = self.gaze.view()
        signs = self.words.signs(view)
        log = self.gaze.recent(StoryPane.LONGEST)
        self.query_one(SheetsPane).show(view, self.words, signs)
        self.query_one(StoryPane).show([self.words.line(line) for line in log], log)
        asked = view.ask if self._may_answer else None
        await self.query_one(QuestionPane).show(
            asked, view.keys, self.match.session.decisions, self._asked(view), self.words, steal
        )
        self._show_board(view, signs)
        if steal and (self.query_one(BoardPane).steps or len(on_board(self._offered)) > WALK_FROM):
            self.query_one(BoardPane).focus()
        self._show_frame(view)
        self._wake_bot()

    async def _draw_curtain(self) -> None:
        """Hide the table until the keyboard has been passed to the one who may see what comes next."""
        title = self.words("terminal-pass", seat=self.words.seat(self.gaze.seat))
        await self.push_screen(Page(title, [], self.words("terminal-close"), curtain=True))

    @property
    def _may_answer(self) -> bool:
        return self.gaze.moment is None and not self.replaying and self.match.ask is not None

    @property
    def _offered(self) -> tuple[Offer, ...]:
        """What may be answered now."""
        return self.query_one(QuestionPane).offered if self._may_answer else ()

    def _asked(self, view: View) -> str:
        """The text above the options: the question, whom the table waits for, or how it ended."""
        session = self.gaze.session
        if session.outcome:
            return "\n".join([self.words("terminal-over"), *self.words.outcome(session.outcome)])
        ask = session.ask
        if ask is None:
            return ""
        if ask.seat in self.match.bots:
            return self.words("terminal-thinking", seat=self.words.seat(ask.seat))
        text = self.words.question(ask)
        if self.gaze.answer is not None:
            text += "\n→ " + self.words.answer(ask, self.gaze.answer)
        elif isinstance(ask, Shot):
            text += "\n" + self.words.shot_help(ask, view, brief=True)
        many = len(self.match.session.seats) > 1
        return self.words("terminal-to", seat=self.words.seat(ask.seat)) + " " + text if many else text

    def _show_frame(self, view: View) -> None:
        session = self.match.session
        head = f"{self.words.say(session.game.title)} — {self.words.say(view.headline)}"
        if self.gaze.moment is not None:
            head = self.words("terminal-past", n=self.gaze.moment, of=session.decisions) + "  " + head
        elif self._real:
            head = self.words("terminal-what-if") + "  " + head
        bar = self.query_one("#head", Static)
        bar.update(Content(head))
        bar.set_class(self.gaze.moment is not None or self._real is not None, "apart")
        trouble = self.words.say(self.match.trouble.say) if self.match.trouble else ""
        notice = self.query_one("#notice", Static)
        notice.update(Content(self._notice or trouble))
        notice.display = bool(self._notice or trouble)
        keys = "terminal-keys-past" if self.gaze.moment is not None or self.replaying else "terminal-keys"
        self.query_one("#keys", Static).update(Content(self.words(keys)))
        width, height = LEAST
        self.query_one("#cramped", Static).update(Content(self.words("terminal-small", width=width, height=height)))
        for pane, title in (("board", "map"), ("sheets", "party"), ("story", "story"), ("question", "question")):
            self.query_one(f"#{pane}").border_title = self.words(f"terminal-title-{title}")
        if self._floor:
            floor = self.words.say(view.plans[self._floor - 1].name or view.headline)
            self.query_one("#board").border_title = self.words("terminal-title-floor", floor=floor)
        elif self.query_one(BoardPane).steps:
            self.query_one("#board").border_title = self.words("terminal-title-step")
        elif on_board(self._offered):
            self.query_one("#board").border_title = self.words("terminal-title-walk")

    def _show_board(self, view: View, signs: dict[str, str]) -> None:
        self.screen.set_class(isinstance(view.board, Grid) and not has_map(view.board), "mapless")
        self._floor = min(self._floor, len(view.plans))
        offered = self._offered
        self.query_one(BoardPane).steps = [side for side in SIDES.values() if step(offered, side)]
        if self._floor:
            self.query_one(BoardPane).show(view.plans[self._floor - 1], Pointers(), self.words)
            return
        question = self.query_one(QuestionPane)
        option = question.chosen if self._may_answer else None
        pointers = Pointers(
            on_board(offered),
            option.at if option else "",
            option.via if option else (),
            signs,
            view.ask.discs if self._may_answer and isinstance(view.ask, Shot) else (),
            self._aim(view, question.typed, signs),
        )
        self.query_one(BoardPane).show(view.board, pointers, self.words)

    def _aim(self, view: View, typed: str, signs: dict[str, str]) -> Flick | None:
        """The shot that the entry line stands for so far."""
        if self._may_answer and isinstance(view.ask, Shot) and isinstance(view.board, Discs):
            try:
                return read_shot(typed, view.ask, view.board, signs)
            except SouterrainError:
                return None
        return None

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
        title = self.words("terminal-sure", deed=self.words.option(option))
        self.push_screen(Choice(title, choices, self.words("terminal-close")), meant)

    async def _take(self, value: Answer) -> None:
        view = self._view
        try:
            if isinstance(view.ask, Shot) and isinstance(view.board, Discs):
                value = read_shot(str(value), view.ask, view.board, self.words.signs(view), astray)
            self.match.answer(value)
            self._notice, self._floor = "", 0
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

    def _wake_bot(self) -> None:
        """Let the bot that is to move think for a moment, then act."""
        if self.match.bot_to_move and self.gaze.moment is None and not self.replaying and not self._waiting_for_bot:
            self._waiting_for_bot = True
            self.set_timer(max(self.pace, 0.001), self._bot_moves)

    async def _bot_moves(self) -> None:
        self._waiting_for_bot = False
        if self.match.bot_to_move and self.gaze.moment is None:
            self.match.step_bot()
            self._hear_notices()
            await self.show(steal=bool(self.match.ask))

    def _hear_notices(self) -> None:
        """What the player should hear of, once."""
        if self.match.notices:
            self._notice = " ".join(map(self.words.say, self.match.notices))
            self.match.notices.clear()

    # Commands

    async def on_key(self, event: Key) -> None:
        """A single key is an option of the question, or a command; while a page lies over the table it is neither."""
        if len(self.screen_stack) > 1:
            return
        character = event.character or ""
        if self._may_answer and self.query_one(QuestionPane).press(character):
            event.stop()
            return
        command = self.COMMANDS_BY_KEY.get(character)
        if event.key == "escape" and self.gaze.moment is not None and not self.replaying:
            command = "now"
        if command:
            event.stop()
            await self.do(command)

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

    async def _do_undo(self) -> None:
        """Take back the last decision; from the past, everything since the moment looked at."""
        if self.replaying:
            return
        if self.gaze.moment is None:
            self.match.undo()
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
                choices[f"{seat}={SCREEN}"] = self.words("terminal-take", seat=name, bot=self.match.bots[seat])
                continue
            for bot in bots(self.words.game):
                choices[f"{seat}={BOT}{bot}"] = self.words("terminal-give", seat=name, bot=bot)

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
        lines = ["\n".join(self.words.sheet(sheet, signs.get(sheet.id, ""))) for sheet in view.sheets]
        lines.append("\n".join(self.words.edge(view)))
        self.push_screen(Page(self.words("terminal-title-party"), lines, self.words("terminal-close")))

    async def _do_help(self) -> None:
        commitment = self.words("terminal-commitment", hash=self.match.session.commitment)
        lines = [*self.words.taught(), self.words("terminal-help"), commitment]
        if isinstance(self._view.ask, Shot):
            lines.insert(0, self.words.shot_help(self._view.ask, self._view))
        self.push_screen(Page(self.words("terminal-help-title"), lines, self.words("terminal-close")))
