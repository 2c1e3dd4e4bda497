"""The table on the full screen: the game as it stands, drawn."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Resize
from textual.widgets import Static

from souterrain.core.ask import Flick, Shot
from souterrain.core.errors import SouterrainError
from souterrain.core.view import Discs, Grid, View

from .drawing import Pointers
from .grid import has_map
from .match import Gaze, Sitting
from .offers import SIDES, Offer, on_board, step
from .pages import Page
from .panes import BoardPane, SheetsPane, StoryPane
from .question import QuestionPane
from .shots import read_shot
from .typed import Typing
from .words import Words

WALK_FROM = 9
"""With more places to go than this, the player begins on the board instead of the list."""

LEAST = 60, 18
"""Columns and rows below which there is no table to be seen."""


class Shown(App[None]):
    """A match, or a moment of its past, in the parts of the screen; bots move while it is shown."""

    TITLE = "Souterrain"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, match: Sitting, language: str, *, pace: float = 0.4, replay: bool = False) -> None:
        super().__init__()
        self.match, self.gaze = match, Gaze(match)
        self.words = Words(language, match.session.game.slug, match.session)
        self.pace = pace
        self.replaying = replay
        self._real: Sitting | None = None
        """The game that is waiting while something else is tried out."""
        self._notice = ""
        self._decided = match.session.decisions - 1
        """The decision that was taken at this terminal last: what was told since is new."""
        self._floor = 0
        """Which floor is looked at: 0 is the board itself, then come the view's other plans."""
        self._waiting_for_bot = False
        self.fault: Exception | None = None
        self.again = False
        """Whether the player would have another game like this one."""
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
        story = self.gaze.recent(StoryPane.LONGEST, view)
        fresh = sum(item.line.n > self._decided for item in story) if self.gaze.moment is None else 0
        self.query_one(SheetsPane).show(view, self.words, signs)
        told = [self.words.item(item) for item in story] or self.words.taught()
        self.query_one(StoryPane).show(told, story, fresh)
        asked = view.ask if self._may_answer else None
        await self.query_one(QuestionPane).show(
            asked, view.keys, self.match.session.decisions, self._asked(view), Typing(view, self.words).said, steal
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
            more = [] if self.replaying or self._real else [self.words("terminal-over-keys")]
            return "\n".join([self.words("terminal-over"), *self.words.outcome(session.outcome), *more])
        ask = session.ask
        if ask is None:
            return ""
        if ask.seat in self.match.bots:
            return self.words("terminal-thinking", seat=self.words.seat(ask.seat))
        text = self.words.question(ask)
        if self.gaze.answer is not None:
            text += "\n→ " + self.words.answer(view.ask or ask, self.gaze.answer)
        elif isinstance(ask, Shot):
            text += "\n" + self.words.shot_help(ask, view, brief=True)
        many = len(self.match.people) > 1
        return self.words("terminal-to", seat=self.words.seat(ask.seat)) + " " + text if many else text

    def _show_frame(self, view: View) -> None:
        session = self.match.session
        head = f"{self.words.say(session.game.title)} — {self.words.say(view.headline)}"
        if len(head) > self.size.width - 2:
            head = self.words.say(view.headline)
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
        for pane, title in (("board", "map"), ("sheets", "party"), ("question", "question")):
            self.query_one(f"#{pane}").border_title = self.words(f"terminal-title-{title}")
        story = self.query_one(StoryPane)
        story.titles = self.words("terminal-title-story"), self.words("terminal-title-story-on")
        story.entitle()
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
            option.covers if option else (),
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

    # Bots and notices

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
