"""The parts of the full screen that show the table: the board, the sheets, the story."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from itertools import takewhile

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Key, Resize
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from souterrain.core.story import LogLine
from souterrain.core.view import Board, Grid, View

from .boards import draw
from .drawing import Drawing, Pointers
from .grid import cramped
from .offers import SIDES
from .tale import Item
from .words import Words, wrap

_ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class BoardPane(Static, can_focus=True):
    """The part of the board in focus. With the arrows the player steps where steps are offered, else points at one
    option after the other as they lie on it, or moves the window where there is nothing to choose; with the shift key
    they point in any case, with the control key at the last option straight ahead. Enter takes the option pointed
    at."""

    class Pointed(Message):
        """The player has walked to a place that an option points at."""

        def __init__(self, place: str) -> None:
            self.place = place
            super().__init__()

    class Stepped(Message):
        """The player steps to one side."""

        def __init__(self, side: str) -> None:
            self.side = side
            super().__init__()

    class Taken(Message):
        """The player takes the option pointed at."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._drawing: Drawing | None = None
        self._shown: tuple[Board, Pointers, Words] | None = None
        self._middle = 0, 0
        self._aimed = ""
        """The place that arrows pointed at last."""
        self._small: bool | None = None
        """Whether the board is drawn small; None leaves it to the room that there is."""
        self.steps: Collection[str] = ()
        """The sides to which a step is offered."""

    def zoom(self) -> None:
        """Draw the board small, or large again."""
        if self._shown:
            self._small = not self._is_small(self._shown[0])
            self.show(*self._shown)

    def _is_small(self, board: Board) -> bool:
        if self._small is None:
            return isinstance(board, Grid) and cramped(board, *self.size)
        return self._small

    def show(self, board: Board, pointers: Pointers, words: Words) -> None:
        self._shown = board, pointers, words
        width, height = self.size
        if not width or not height:
            return
        self._drawing = draw(board, pointers, words.say, width, height, self._is_small(board))
        self._middle = self._towards(self._drawing.cells.get(pointers.chosen))
        self._look()

    def _towards(self, cell: tuple[int, int] | None) -> tuple[int, int]:
        """The middle of what is in focus, moved no farther than it takes to have a cell in sight."""
        assert self._drawing is not None
        x, y = self._drawing.focus
        if cell:
            aside, above = max(0, self.size.width // 2 - 3), max(0, self.size.height // 2 - 1)
            x = min(max(x, cell[0] - aside), cell[0] + aside)
            y = min(max(y, cell[1] - above), cell[1] + above)
        return x, y

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
        arrow = event.key.removeprefix("shift+").removeprefix("ctrl+")
        if arrow in _ARROWS and self._drawing and self._shown:
            across, down = _ARROWS[arrow]
            if event.key == arrow and self.steps:
                self.post_message(self.Stepped(SIDES[arrow]))
            elif self._shown[1].keys:
                self._walk(across, down, far=event.key.startswith("ctrl+"))
            else:
                self._middle = self._middle[0] + 8 * across, self._middle[1] + 4 * down
                self._look()
            event.stop()
            event.prevent_default()
        elif event.key == "enter":
            self.post_message(self.Taken())
            event.stop()

    def _walk(self, across: int, down: int, far: bool) -> None:
        """To the nearest option that way, where what lies aside counts as farther; or to the last one straight
        ahead."""
        assert self._drawing is not None
        assert self._shown is not None
        pointers, cells = self._shown[1], self._drawing.cells
        here = self._start(self._shown[0], pointers.chosen)
        best, least = "", math.inf
        for place in pointers.keys:
            if place not in cells or place == pointers.chosen:
                continue
            dx, dy = cells[place][0] - here[0], (cells[place][1] - here[1]) * 2
            ahead, aside = dx * across + dy * down, abs(dx * down) + abs(dy * across)
            away = -ahead if far and not aside else ahead + 2 * aside
            if ahead > 0 and away < least:
                best, least = place, away
        if best:
            self._aimed = best
            self.post_message(self.Pointed(best))

    def _start(self, board: Board, chosen: str) -> tuple[int, int]:
        """Where arrows start: at whoever acts, and go on from what they point at."""
        assert self._drawing is not None
        cells = self._drawing.cells
        acting = [token.at for token in board.tokens if token.active] if isinstance(board, Grid) else []
        place = acting[0] if acting and chosen != self._aimed else chosen
        return cells.get(place, self._drawing.focus)


class SheetsPane(VerticalScroll, can_focus=False):
    """The sheets, a fight that is on, and what is counted at the edge of the table. It is passed over on the way from
    the board to the question: a page of its own has all of it."""

    _whole: Sequence[tuple[str, str]] = ()
    """All the lines with their styles."""
    _short: Sequence[tuple[str, str]] = ()
    """The same without what those are and carry who are not acting, whose names come first."""

    def compose(self) -> ComposeResult:
        yield Static(id="sheet-text")

    def show(self, view: View, words: Words, signs: dict[str, str]) -> None:
        counted = words.counted(view)
        above = words.scene(view) + ([(" · ".join(counted), "dim")] if counted else [])
        below = [(line, "dim") for line in words.cards(view)]
        whole: list[tuple[str, str]] = []
        heads: list[tuple[str, str]] = []
        told: list[tuple[str, str]] = []
        papers: list[tuple[str, str]] = []
        many = sum(sheet.active for sheet in view.sheets) > 1
        for sheet in sorted(view.sheets, key=lambda sheet: sheet.side == "foe"):
            head, *state = words.brief(sheet, signs.get(sheet.id, ""))
            named = [(head, "strike dim" if sheet.gone else "bold yellow" if sheet.active else "bold")]
            stands = [(line, "dim" if sheet.gone else "") for line in state]
            facts = [(line, "dim" if sheet.gone else "") for line in [words.facts(sheet)] if line]
            acts = sheet.active or len(view.sheets) == 1
            whole += named + stands + facts
            first = heads if sheet.side != "other" else papers
            first += named + (stands if acts else stands[-1:] if sheet.badges else [])
            if acts and many:
                facts = [(words("terminal-fact", label=sheet.name, value=line.strip()), style) for line, style in facts]
            told += facts if acts else []
        self._whole, self._short = [*above, *whole, *below], [*above, *heads, *told, *papers, *below]
        self.on_resize()

    def on_resize(self) -> None:
        """Write everything, wrapped to the width there is, if it fits; else in detail only who acts."""
        region = self.scrollable_content_region
        text = _wrapped(self._whole, region.width)
        if text.plain.count("\n") > region.height:
            text = _wrapped(self._short, region.width)
        self.query_one("#sheet-text", Static).update(Content.from_rich_text(text))


def _wrapped(lines: Sequence[tuple[str, str]], width: int) -> Text:
    text = Text()
    for line, style in lines if width else ():
        text.append(wrap(line, width, "  ") + "\n", style)
    return text


class StoryPane(OptionList):
    """The story's last lines, what is new brighter than the rest. One can walk up it and ask why."""

    LONGEST = 200

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._told: list[str] = []
        self._old = 0
        """How many of them are not new."""
        self._width = 0
        self.story: list[Item] = []
        self.titles = "", ""
        """What stands above it at its end and before it."""

    def show(self, lines: list[str], story: list[Item], fresh: int = 0) -> None:
        """Show the end of the story, of which so many lines are new; only what differs is written anew."""
        width = self.scrollable_content_region.width
        pairs = zip(self._told, lines, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs)) if width == self._width else 0
        if not same:
            self.clear_options()
        for n in reversed(range(same, self.option_count)):
            self.remove_option_at_index(n)
        old = len(lines) - fresh
        before, self._told, self._old, self._width, self.story = self._old, lines, old, width, story
        for n in range(min(before, old), min(same, max(before, old))):
            self.replace_option_prompt_at_index(n, self._row(n))
        self.add_options([Row(self._row(n)) for n in range(same, len(lines))])
        if not self.has_focus:
            self.on_blur()

    def _row(self, n: int) -> Content:
        text = Content(wrap(self._told[n], self._width, "  "))
        return text.stylize("dim") if n < self._old else text

    def on_resize(self) -> None:
        self.show(self._told, self.story, len(self._told) - self._old)

    def action_page_up(self) -> None:
        """A page back, from the end where nothing is highlighted yet."""
        if self.highlighted is None and self._told:
            self.highlighted = len(self._told) - 1
        super().action_page_up()  # type: ignore[no-untyped-call]

    def on_blur(self) -> None:
        """Whoever plays sees what is new: its beginning where there is no room for all of it, else the end."""
        self.highlighted = None
        heights = [self._row(n).plain.count("\n") + 1 for n in range(self._old, len(self._told))]
        if sum(heights) > self.scrollable_content_region.height:
            self.call_after_refresh(self._begin, sum(heights))
        else:
            self.scroll_end(animate=False)

    def _begin(self, height: int) -> None:
        self.scroll_to(y=self.virtual_size.height - height, animate=False)

    def watch_scroll_y(self, old: float, new: float) -> None:
        super().watch_scroll_y(old, new)
        self.entitle()

    def entitle(self) -> None:
        """Say above it whether there is more to read below."""
        self.border_title = self.titles[self.scroll_offset.y < self.max_scroll_y]

    def read_on(self) -> None:
        """A page further."""
        self.scroll_page_down(animate=False)

    @property
    def line(self) -> LogLine | None:
        """The highlighted line; none while there is only the goal to be read, before the first one."""
        return self.story[self.highlighted].line if self.highlighted is not None and self.story else None
