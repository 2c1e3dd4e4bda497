"""Pages that lie over the table for a while: a rule, the search, a choice, a line to type."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from souterrain.core.keys import LETTERS

from .words import Words, wrap

_CLOSE: list[BindingType] = [Binding("escape", "close", show=False)]


class Page(ModalScreen[None]):
    """Text to read; Escape, Enter, q or the space bar closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space", "close", show=False)]

    def __init__(self, title: str, lines: list[str], hint: str, curtain: bool = False) -> None:
        super().__init__(classes="curtain" if curtain else "")
        self._title, self._lines, self._hint = title, lines, hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self._title
            page.border_subtitle = self._hint
            with VerticalScroll():
                yield Static(id="text")

    def on_resize(self) -> None:
        width = self.query_one(VerticalScroll).scrollable_content_region.width
        self.query_one("#text", Static).update(Content("\n\n".join(wrap(line, width) for line in self._lines)))

    def action_close(self) -> None:
        self.dismiss(None)


class Search(ModalScreen[None]):
    """The rulebook, searched while one types."""

    BINDINGS: ClassVar[list[BindingType]] = _CLOSE
    MOST = 40

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self._words("terminal-search")
            page.border_subtitle = self._words("terminal-close")
            yield Input(placeholder=self._words("terminal-search-hint"))
            with VerticalScroll():
                yield Static(id="found")

    def on_mount(self) -> None:
        self._find("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self._find(event.value)

    def _find(self, wanted: str) -> None:
        found = self._words.search(wanted)
        lines = [self._words("terminal-found", count=len(found))]
        lines += ["\n".join(self._words.rule_lines(rule)) for rule in found[: self.MOST]]
        width = self.query_one(VerticalScroll).scrollable_content_region.width or 70
        self.query_one("#found", Static).update(Content("\n\n".join(wrap(line, width) for line in lines)))

    def action_close(self) -> None:
        self.dismiss(None)


class Choice(ModalScreen[str]):
    """One of several things; Escape chooses none of them."""

    BINDINGS: ClassVar[list[BindingType]] = _CLOSE

    def __init__(self, title: str, choices: dict[str, str], hint: str) -> None:
        super().__init__()
        self._title, self._choices, self._hint = title, choices, hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self._title
            page.border_subtitle = self._hint
            rows = {key: f"{LETTERS[key]}  {text}" if key in LETTERS else text for key, text in self._choices.items()}
            yield OptionList(*(Row(Content(text), id=key) for key, text in rows.items()))

    def on_key(self, event: Key) -> None:
        """Yes and no have the letters that they have in a question, and those that their words begin with."""
        short = {key: (LETTERS[key], text[0].casefold()) for key, text in self._choices.items() if key in LETTERS}
        meant = next((key for key, letters in short.items() if event.character in letters), "")
        if meant:
            event.stop()
            self.dismiss(meant)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option.id or "")

    def action_close(self) -> None:
        self.dismiss("")


class Line(ModalScreen[str]):
    """A line to type; Escape leaves it."""

    BINDINGS: ClassVar[list[BindingType]] = _CLOSE

    def __init__(self, title: str, value: str, hint: str) -> None:
        super().__init__()
        self._title, self._value, self._hint = title, value, hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self._title
            page.border_subtitle = self._hint
            yield Input(self._value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss("")
