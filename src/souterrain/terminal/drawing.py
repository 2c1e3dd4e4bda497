"""What drawing a board needs besides the board, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field

from souterrain.core.ask import Flick, Launch
from souterrain.core.say import Say

from .canvas import Canvas

Speak = Callable[[Say], str]

CHOICE = "reverse yellow"
CHOSEN = "reverse bold bright_white"
WAY = "bold yellow"
NO_KEY = "•"
"""Stands for an option when the keys have run out and the arrows must do."""


@dataclass(frozen=True)
class Pointers:
    """What the pending question points at: the key of the option at each place or piece, the one highlighted with
    the way to it, the pieces' signs, the discs that may be flicked, a shot being aimed, and the
    squares that the highlighted option would cover."""

    keys: dict[str, str] = field(default_factory=dict)
    chosen: str = ""
    way: tuple[str, ...] = ()
    signs: dict[str, str] = field(default_factory=dict)
    launches: tuple[Launch, ...] = ()
    aim: Flick | None = None
    covers: Collection[str] = ()

    def marked(self, covered: Collection[str]) -> dict[str, str]:
        """The keys to be shown: a mere square where something stands shows that instead, unless it is highlighted."""
        return {
            place: key
            for place, key in self.keys.items()
            if key != NO_KEY or place == self.chosen or place not in covered
        }

    def style(self, place: str) -> str:
        return CHOSEN if place == self.chosen else CHOICE


@dataclass(frozen=True)
class Drawing:
    """A drawn board, the cell that should stay in sight, and where each place lies."""

    canvas: Canvas
    focus: tuple[int, int]
    cells: dict[str, tuple[int, int]]


def middle(cells: Iterable[tuple[int, int]], canvas: Canvas) -> tuple[int, int]:
    """The middle of some cells, or of the canvas where there are none."""
    found = list(cells)
    if not found:
        return canvas.width // 2, canvas.height // 2
    return (
        (min(x for x, _ in found) + max(x for x, _ in found)) // 2,
        (min(y for _, y in found) + max(y for _, y in found)) // 2,
    )
