"""A sheet of characters to draw boards on."""

from __future__ import annotations

from itertools import pairwise

from rich.text import Text

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_STROKES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The box-drawing character for every union of the four directions."""


class Canvas:
    """Characters with styles. What lies outside is cut off, so nobody needs to ask whether it fits."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = max(1, width), max(1, height)
        self._cells = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[""] * self.width for _ in range(self.height)]
        self._strokes: dict[tuple[int, int], int] = {}

    def inside(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write over what is there."""
        for at, character in enumerate(text, x):
            if self.inside(at, y):
                self._cells[y][at] = character
                self._styles[y][at] = style

    def free(self, x: int, y: int, width: int) -> bool:
        """Whether `width` cells are still blank."""
        return 0 <= y < self.height and x >= 0 and x + width <= self.width and self._blank(x, y, width)

    def _blank(self, x: int, y: int, width: int) -> bool:
        return all(cell == " " for cell in self._cells[y][x : x + width])

    def stroke(self, x: int, y: int, directions: int, style: str = "") -> None:
        """Part of a ruled line; strokes that meet join."""
        if self.inside(x, y):
            joined = self._strokes.get((x, y), 0) | directions
            self._strokes[x, y] = joined
            self.put(x, y, _STROKES[joined], style)

    def underline(self, x: int, y: int, width: int) -> None:
        """Rule a line below some cells, whatever stands in them."""
        for at in range(x, x + width):
            if self.inside(at, y) and "underline" not in self._styles[y][at]:
                self._styles[y][at] = f"{self._styles[y][at]} underline".strip()

    def line(self, x0: int, y0: int, x1: int, y1: int, style: str = "", mark: str = "") -> list[tuple[int, int]]:
        """A straight line between two cells, both left out; `mark` draws it with one character throughout."""
        cells = between(x0, y0, x1, y1)
        path = [(x0, y0), *cells, (x1, y1)]
        for (before, here), after in zip(pairwise(path), path[2:], strict=False):
            self.put(*here, mark or _slope(before, after), style)
        return cells

    def lines(self) -> list[str]:
        """The drawing without its styles."""
        return ["".join(row).rstrip() for row in self._cells]

    def window(self, x: int, y: int, width: int, height: int) -> Text:
        """A part of the drawing as rich text, one span for each run of one style."""
        text = Text(no_wrap=True, end="")
        right = min(x + width, self.width)
        for row in range(y, min(y + height, self.height)):
            if row > y:
                text.append("\n")
            cells, styles = self._cells[row], self._styles[row]
            start = x
            for at in range(x + 1, right + 1):
                if at == right or styles[at] != styles[start]:
                    text.append("".join(cells[start:at]), styles[start] or None)
                    start = at
        return text


def between(x0: int, y0: int, x1: int, y1: int) -> list[tuple[int, int]]:
    """The cells strictly between two cells, along the longer axis."""
    steps = max(abs(x1 - x0), abs(y1 - y0))
    return [(x0 + round((x1 - x0) * n / steps), y0 + round((y1 - y0) * n / steps)) for n in range(1, steps)]


def _slope(before: tuple[int, int], after: tuple[int, int]) -> str:
    """The character that leads from one neighbouring cell to the other."""
    across, down = after[0] - before[0], after[1] - before[1]
    if not down:
        return "─"
    if not across:
        return "│"
    return "╲" if (across > 0) == (down > 0) else "╱"
