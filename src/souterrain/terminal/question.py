"""The question pane: what is asked, and the means to answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from souterrain.core.ask import Amount, Ask, Name, Option, Question, Shot

from .offers import Offer, at_place, by_key, offers, step
from .words import wrap


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


_NAME = 14
"""So much of an option's name is told at least where its note is told whole."""


def shortened(text: str, width: int) -> str:
    """An option in one line: of a note in several parts a later one, such as a price, rather than the first; else the
    name is cut before its note is, as long as it can be known."""
    name, _, note = text.partition("  (")
    later = note.removesuffix(")").split(";")[:0:-1]
    briefs = (f"{name}  (…{part.rstrip()})" for part in later)
    left = width - len(note) - 4
    cut = f"{name[:left].rstrip()}…  ({note}" if note and left >= _NAME else text[: width - 1].rstrip() + "…"
    return next((brief for brief in briefs if len(brief) <= width), cut)


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
        self._rows: list[str] = []
        self._short = False
        """Whether there is no room to tell every option in full."""
        self._told = 0
        """The option that is told in full where others are not."""
        self._pressed = ""
        """The letter that several options share and that was pressed last."""
        self.offered: tuple[Offer, ...] = ()
        """The options as they are listed."""

    def compose(self) -> ComposeResult:
        yield Static(id="asked")
        yield OptionList(id="options")

    async def show(
        self, ask: Question | None, keys: Sequence[str], n: int, text: str, said: Callable[[Option], str], steal: bool
    ) -> None:
        """Show question number n with the keys of its options and how they are said, or only a text where there is
        nothing to answer; `steal` moves the focus here."""
        same = ask is self._ask and ask is not None
        self._ask, self._n = ask, n
        self._asked, self.offered = text, offers(ask, keys)
        self._rows = [f"{offer.key or ' '}  {said(offer.option)}" for offer in self.offered]
        options = self.query_one("#options", OptionList)
        options.display = isinstance(ask, Ask)
        self.query_one("#asked").set_class(ask is not None, "above")
        self._fill(options.highlighted or 0 if same else 0)
        if not same:
            self._pressed = ""
            await self.query("#number, #entry").remove()
            if isinstance(ask, Amount):
                await self.mount(Number(ask))
            elif isinstance(ask, Name):
                await self.mount(Input(ask.suggestion, max_length=ask.longest, id="entry", select_on_focus=True))
            elif isinstance(ask, Shot):
                await self.mount(Input(placeholder="90 50" if ask.top_speed else "10 -5", id="entry"))
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
        whole = [wrap(text, width - 1, "   ") for text in self._rows]
        asked = wrap(self._asked, width).count("\n") + 1
        self._short = sum(text.count("\n") + 1 for text in whole) > self.size.height - asked
        options.add_options([Row(self._row(n, n == highlighted)) for n in range(len(whole))])
        options.highlighted = highlighted if self._rows else None
        self._told = highlighted

    def _row(self, n: int, whole: bool) -> Content:
        """An option in full; where there is no room for all of them, only one that is highlighted."""
        text, width = self._rows[n], self.size.width - 2
        if self._short and not whole and len(text) > width:
            return Content(shortened(text, width))
        return Content(wrap(text, width + 1, "   "))

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
        return self.offered[at].option if at is not None and at < len(self.offered) else None

    @property
    def typed(self) -> str:
        """What stands in the entry line."""
        for entry in self.query("#entry").results(Input):
            return entry.value
        return ""

    def point(self, place: str) -> bool:
        """Highlight the option that a place of the board stands for."""
        found = at_place(self.offered, place)
        if found is not None:
            self.query_one("#options", OptionList).highlighted = found
        return found is not None

    def highlight(self, option: Option) -> None:
        """Highlight an option, for Enter to take it."""
        options = self.query_one("#options", OptionList)
        options.highlighted = next(n for n, offer in enumerate(self.offered) if offer.option.key == option.key)
        options.focus()

    def press(self, key: str) -> bool:
        """A key that stands for options: the only one is taken, among several it goes from one to the next when it is
        pressed again. It begins at the one highlighted or at the place that is pointed at, else at the first."""
        meant = by_key(self.offered, key) if key else []
        if not meant:
            return False
        options = self.query_one("#options", OptionList)
        if len(meant) == 1:
            self._answer(self.offered[meant[0]].option)
            return True
        here = options.highlighted or 0
        place = self.offered[here].option.at
        if here in meant:
            follows = [n for n in meant if n > here] if self._pressed == key else [here]
        else:
            follows = [n for n in meant if place and self.offered[n].option.at == place]
        options.highlighted = next(iter(follows), meant[0])
        self._pressed = key
        options.focus()
        return True

    def sharing(self, key: str) -> int:
        """How many options share a key; 0 where it answers at once."""
        meant = by_key(self.offered, key)
        return len(meant) if len(meant) > 1 else 0

    def step(self, side: str) -> bool:
        """Take a step, where one to that side is offered."""
        option = step(self.offered, side)
        if option:
            self._answer(option)
        return option is not None

    def take(self) -> None:
        """Answer with the highlighted option."""
        if self.chosen:
            self._answer(self.chosen)

    def _answer(self, option: Option) -> None:
        self.post_message(self.Answered(option.key, self._n))

    def action_leave(self) -> None:
        """Leave the entry line, so that single keys are commands again."""
        self.screen.set_focus(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.take()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if self._short and event.option_index != self._told:
            for n in {self._told, event.option_index} & set(range(len(self._rows))):
                event.option_list.replace_option_prompt_at_index(n, self._row(n, n == event.option_index))
            self._told = event.option_index
            event.option_list.call_after_refresh(event.option_list.scroll_to_highlight)
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
