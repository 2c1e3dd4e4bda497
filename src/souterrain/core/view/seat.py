"""All that one seat may see."""

from __future__ import annotations

from msgspec import Struct

from ..ask import Question
from ..events import Die
from ..say import Say
from .discs import Discs
from .grid import Grid
from .points import Points
from .scene import Scene
from .sheet import Dial, Pile, Sheet

Board = Points | Grid | Discs


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A sentence of the story, the dice that decided it, and its rule."""

    n: int
    kind: str
    text: Say
    rule: str
    dice: tuple[Die, ...] = ()


class View(Struct, omit_defaults=True):
    """All that one seat may see. The session adds the log, the question if it is this seat's, and whose it is."""

    headline: Say
    board: Board
    sheets: list[Sheet]
    piles: list[Pile] = []
    dials: list[Dial] = []
    scene: Scene | None = None
    plans: list[Grid] = []
    """Other floors as far as they are known, to be looked at; each has a name."""
    log: list[LogLine] = []
    ask: Question | None = None
    waiting: str = ""
