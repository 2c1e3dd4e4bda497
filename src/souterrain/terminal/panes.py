"""The parts of the full screen: the board, the sheets, the story, the question."""

from __future__ import annotations

import math
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key, Resize
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from souterrain.core.ask import Amount, Ask, Name, Option, Question, Shot
from souterrain.core.view import View

from .boards import draw
from .drawing import Drawing, Pointers
from .words import Words, key_of

_ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class BoardPane(ScrollableContainer, can_focus=True):
    """The board. With the arrows the player walks from option to option as they lie on it; Enter takes one."""

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

    def compose(self) -> ComposeResult:
        yield Static(id="drawing")

    def show(self, view: View, pointers: Pointers, words: Words) -> None:
        self._shown = view, pointers, words
        width, height = self.size.width or 52, self.size.height or 11
        drawing = draw(view.board, pointers, words.say, width, height)
        self._drawing = drawing
        sheet = self.query_one("#drawing", Static)
        sheet.styles.width, sheet.styles.height = drawing.canvas.width, drawing.canvas.height
        sheet.update(Content.from_rich_text(drawing.canvas.text()))
        self.call_after_refresh(self._centre)

    def _centre(self) -> None:
        if self._drawing:
            x, y = self._drawing.focus
            self.scroll_to_region(Region(x, y, 1, 1), center=True, animate=False, force=True)

    def on_resize(self, event: Resize) -> None:
        if self._shown:
            self.show(*self._shown)

    def on_key(self, event: Key) -> None:
        if event.key in _ARROWS and self._drawing and self._shown and self._shown[1].keys:
            self._walk(*_ARROWS[event.key])
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

    def compose(self) -> ComposeResult:
        yield Static(id="sheet-text")

    def show(self, view: View, words: Words, signs: dict[str, str]) -> None:
        text = Text()
        for line in words.scene(view):
            text.append(line + "\n", "bold red")
        for sheet in view.sheets:
            head, *rest = words.sheet(sheet, signs.get(sheet.id, ""))
            text.append(head + "\n", "strike dim" if sheet.gone else "bold reverse" if sheet.active else "bold")
            text.append("".join(line + "\n" for line in rest), "dim" if sheet.gone else None)
        for line in words.edge(view):
            text.append(line + "\n", "dim")
        self.query_one("#sheet-text", Static).update(Content.from_rich_text(text))


class StoryPane(OptionList):
    """The story's last lines. One can walk up it and ask why."""

    LONGEST = 200

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._told: list[str] = []
        self.rules: list[str] = []

    def show(self, lines: list[str], rules: list[str]) -> None:
        """Show the end of the story; only what is new is added, so long as nothing was taken back."""
        lines, rules = lines[-self.LONGEST :], rules[-self.LONGEST :]
        same = len(self._told) if lines[: len(self._told)] == self._told else 0
        if not same:
            self.clear_options()
        self.add_options([Row(Content(line)) for line in lines[same:]])
        self._told, self.rules = lines, rules
        if not self.has_focus:
            self.highlighted = None
            self.call_after_refresh(self.scroll_end, animate=False)

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
        """The player has answered; a shot comes as it was typed."""

        def __init__(self, value: str | int, typed: bool = False) -> None:
            self.value, self.typed = value, typed
            super().__init__()

    class Considered(Message):
        """The player considers another option, or another aim."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._ask: Question | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="asked")
        yield OptionList(id="options")

    async def show(self, ask: Question | None, text: str, words: Words, steal: bool) -> None:
        """Show a question, or only a text where there is nothing to answer; `steal` moves the focus here."""
        same = ask is self._ask and ask is not None
        self._ask = ask
        self.query_one("#asked", Static).update(Content(text))
        options = self.query_one("#options", OptionList)
        kept = options.highlighted if same else None
        options.clear_options()
        if isinstance(ask, Ask):
            rows = [Content(f"{key_of(n)}  {words.option(option)}") for n, option in enumerate(ask.options)]
            options.add_options([Row(row) for row in rows])
            options.highlighted = kept or 0
        options.display = isinstance(ask, Ask)
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
            return self._ask.options[at]
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
            for n, option in enumerate(self._ask.options):
                if option.at == place:
                    self.query_one("#options", OptionList).highlighted = n
                    return

    def take(self) -> None:
        """Answer with the highlighted option."""
        if self.chosen:
            self.post_message(self.Answered(self.chosen.key))

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
        self.post_message(self.Answered(event.value))

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        if isinstance(self._ask, Shot):
            self.post_message(self.Considered())

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        value = event.value
        if isinstance(self._ask, Name):
            value = value.strip() or self._ask.suggestion
        self.post_message(self.Answered(value, typed=isinstance(self._ask, Shot)))
