"""The parts of the full screen: the board, the sheets, the story, the question."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key, Resize
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from souterrain.core.ask import Amount, Ask, Name, Option, Question, Shot
from souterrain.core.view import View

from .boards import draw
from .drawing import Drawing, Pointers
from .words import Words, arranged, key_of, wrap

_ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class BoardPane(Static, can_focus=True):
    """The part of the board in focus. With the arrows the player walks from option to option as they lie on it, or
    moves the window where there is nothing to choose; Enter takes an option."""

    class Pointed(Message):
        """The player has walked to a place that an option points at."""

        def __init__(self, place: str) -> None:
            self.place = place
            super().__init__()

    class Taken(Message):
        """The player takes the option pointed at."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._drawing: Drawing | None = None
        self._shown: tuple[View, Pointers, Words] | None = None
        self._middle = 0, 0

    def show(self, view: View, pointers: Pointers, words: Words) -> None:
        self._shown = view, pointers, words
        width, height = self.size
        if not width or not height:
            return
        self._drawing = draw(view.board, pointers, words.say, width, height)
        self._middle = self._drawing.focus
        self._look()

    def _look(self) -> None:
        """Show the part of the drawing around the middle, and no emptiness beyond its edge."""
        assert self._drawing is not None
        canvas, (width, height) = self._drawing.canvas, self.size
        left = max(0, min(self._middle[0] - width // 2, canvas.width - width))
        top = max(0, min(self._middle[1] - height // 2, canvas.height - height))
        self._middle = left + width // 2, top + height // 2
        self.update(Content.from_rich_text(canvas.window(left, top, width, height)))

    def on_resize(self, event: Resize) -> None:
        if self._shown:
            self.show(*self._shown)

    def on_key(self, event: Key) -> None:
        if event.key in _ARROWS and self._drawing and self._shown:
            across, down = _ARROWS[event.key]
            if self._shown[1].keys:
                self._walk(across, down)
            else:
                self._middle = self._middle[0] + 8 * across, self._middle[1] + 4 * down
                self._look()
            event.stop()
            event.prevent_default()
        elif event.key == "enter":
            self.post_message(self.Taken())
            event.stop()

    def _walk(self, across: int, down: int) -> None:
        """To the nearest option that way: what lies aside counts as farther."""
        assert self._drawing is not None
        assert self._shown is not None
        pointers, cells = self._shown[1], self._drawing.cells
        here = cells.get(pointers.chosen, self._drawing.focus)
        best, least = "", math.inf
        for place in pointers.keys:
            if place not in cells or place == pointers.chosen:
                continue
            dx, dy = cells[place][0] - here[0], (cells[place][1] - here[1]) * 2
            ahead, aside = dx * across + dy * down, abs(dx * down) + abs(dy * across)
            if ahead > 0 and ahead + 2 * aside < least:
                best, least = place, ahead + 2 * aside
        if best:
            self.post_message(self.Pointed(best))


class SheetsPane(VerticalScroll):
    """The sheets, a fight that is on, and what is counted at the edge of the table."""

    _lines: Sequence[tuple[str, str]] = ()
    """The lines with their styles."""

    def compose(self) -> ComposeResult:
        yield Static(id="sheet-text")

    def show(self, view: View, words: Words, signs: dict[str, str]) -> None:
        lines = words.scene(view)
        for sheet in sorted(view.sheets, key=lambda sheet: sheet.side == "foe"):
            head, *rest = words.brief(sheet, signs.get(sheet.id, ""))
            lines.append((head, "strike dim" if sheet.gone else "bold yellow" if sheet.active else "bold"))
            lines += [(line, "dim" if sheet.gone else "") for line in rest]
        lines += [(line, "dim") for line in words.edge(view)]
        self._lines = lines
        self.on_resize()

    def on_resize(self) -> None:
        """Write everything, wrapped to the width there is."""
        width = self.scrollable_content_region.width
        text = Text()
        for line, style in self._lines if width else ():
            text.append(wrap(line, width, "  ") + "\n", style)
        self.query_one("#sheet-text", Static).update(Content.from_rich_text(text))


class StoryPane(OptionList):
    """The story's last lines. One can walk up it and ask why."""

    LONGEST = 200

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._told: list[str] = []
        self._width = 0
        self.rules: list[str] = []

    def show(self, lines: list[str], rules: list[str]) -> None:
        """Show the end of the story; only what is new is added, so long as nothing was taken back."""
        lines, rules = lines[-self.LONGEST :], rules[-self.LONGEST :]
        width = self.scrollable_content_region.width
        same = len(self._told) if lines[: len(self._told)] == self._told and width == self._width else 0
        if not same:
            self.clear_options()
        self.add_options([Row(Content(wrap(line, width, "  "))) for line in lines[same:]])
        self._told, self.rules, self._width = lines, rules, width
        if not self.has_focus:
            self.highlighted = None
            self.scroll_end(animate=False)

    def on_resize(self) -> None:
        self.show(self._told, self.rules)

    @property
    def rule(self) -> str:
        """The rule behind the highlighted line."""
        return self.rules[self.highlighted] if self.highlighted is not None else ""


class Number(Static, can_focus=True):
    """A whole number: type it, or change it with the arrows; Enter takes it."""

    class Taken(Message):
        def __init__(self, value: int) -> None:
            self.value = value
            super().__init__()

    def __init__(self, ask: Amount) -> None:
        super().__init__(id="number")
        self._ask = ask
        self._typed = ""
        self._value = ask.low

    def on_mount(self) -> None:
        self._draw()

    def on_key(self, event: Key) -> None:
        ask = self._ask
        if event.key in ("up", "down", "right", "left"):
            by = ask.step if event.key in ("up", "right") else -ask.step
            self._value = min(ask.high, max(ask.low, self._value + by))
            self._typed = ""
        elif event.character and event.character.isdecimal():
            self._typed += event.character
            self._value = int(self._typed)
            if ask.high <= 9:
                self.post_message(self.Taken(self._value))
        elif event.key == "backspace":
            self._typed = self._typed[:-1]
            self._value = int(self._typed or ask.low)
        elif event.key == "enter":
            self.post_message(self.Taken(self._value))
        else:
            return
        self._draw()
        event.stop()
        event.prevent_default()

    def _draw(self) -> None:
        self.update(Content(f"  ◂ {self._value} ▸   {self._ask.low}–{self._ask.high}"))


class QuestionPane(Vertical):
    """What is asked, and the means to answer it."""

    class Answered(Message):
        """The player has answered decision `n`; a shot comes as it was typed."""

        def __init__(self, value: str | int, n: int) -> None:
            self.value, self.n = value, n
            super().__init__()

    class Considered(Message):
        """The player considers another option, or another aim."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._ask: Question | None = None
        self._n = 0
        self._asked = ""
        self._options: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(id="asked")
        yield OptionList(id="options")

    async def show(self, ask: Question | None, n: int, text: str, words: Words, steal: bool) -> None:
        """Show question number n, or only a text where there is nothing to answer; `steal` moves the focus here."""
        same = ask is self._ask and ask is not None
        self._ask, self._n = ask, n
        self._asked, self._options = text, []
        if isinstance(ask, Ask):
            self._options = [f"{key_of(n)}  {words.option(option)}" for n, option in enumerate(arranged(ask))]
        options = self.query_one("#options", OptionList)
        options.display = isinstance(ask, Ask)
        self._fill(options.highlighted or 0 if same else 0)
        if not same:
            await self.query("#number, #entry").remove()
            if isinstance(ask, Amount):
                await self.mount(Number(ask))
            elif isinstance(ask, Name):
                await self.mount(Input(ask.suggestion, max_length=ask.longest, id="entry", select_on_focus=True))
            elif isinstance(ask, Shot):
                await self.mount(Input(placeholder="90 50", id="entry"))
        if steal and ask is not None:
            self.take_focus()

    def _fill(self, highlighted: int) -> None:
        """Write the question and its options, wrapped to the width there is."""
        width = self.size.width
        if not width:
            return
        self.query_one("#asked", Static).update(Content(wrap(self._asked, width)))
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_options([Row(Content(wrap(text, width - 1, "   "))) for text in self._options])
        options.highlighted = highlighted if self._options else None

    def on_resize(self) -> None:
        self.call_after_refresh(self._fill, self.query_one("#options", OptionList).highlighted or 0)

    def take_focus(self) -> None:
        for each in self.query("#number, #entry, #options"):
            if each.display:
                each.focus()
                return

    @property
    def chosen(self) -> Option | None:
        """The option that is highlighted."""
        at = self.query_one("#options", OptionList).highlighted
        if isinstance(self._ask, Ask) and at is not None and at < len(self._ask.options):
            return arranged(self._ask)[at]
        return None

    @property
    def typed(self) -> str:
        """What stands in the entry line."""
        for entry in self.query("#entry").results(Input):
            return entry.value
        return ""

    def point(self, place: str) -> None:
        """Highlight the first option that lies at a place of the board."""
        if isinstance(self._ask, Ask):
            for n, option in enumerate(arranged(self._ask)):
                if option.at == place:
                    self.query_one("#options", OptionList).highlighted = n
                    return

    def take(self) -> None:
        """Answer with the highlighted option."""
        if self.chosen:
            self.post_message(self.Answered(self.chosen.key, self._n))

    def action_leave(self) -> None:
        """Leave the entry line, so that single keys are commands again."""
        self.screen.set_focus(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.take()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Considered())

    def on_number_taken(self, event: Number.Taken) -> None:
        event.stop()
        self.post_message(self.Answered(event.value, self._n))

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        if isinstance(self._ask, Shot):
            self.post_message(self.Considered())

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        value = event.value
        if isinstance(self._ask, Name):
            value = value.strip() or self._ask.suggestion
        self.post_message(self.Answered(value, self._n))
