"""All that one seat may see."""

from __future__ import annotations

from msgspec import Struct

from ..ask import Question
from ..outcome import Outcome
from ..say import Say
from .discs import Discs
from .grid import Grid
from .points import Points
from .scene import Scene
from .sheet import Card, Dial, Pile, Sheet

Board = Points | Grid | Discs


class View(Struct):
    """All that one seat may see. The session adds the question if it is this seat's, whose it is, and how it ended."""

    headline: Say
    board: Board
    sheets: list[Sheet]
    piles: list[Pile] = []
    dials: list[Dial] = []
    scene: Scene | None = None
    plans: list[Grid] = []
    """Other floors as far as they are known, to be looked at; each has a name."""
    cards: list[Card] = []
    ask: Question | None = None
    keys: list[str] = []
    """The key of each option of the question, "" where it has none."""
    waiting: str = ""
    asked: Say | None = None
    """What another seat that is waited for is asked, where everybody hears it."""
    outcome: Outcome | None = None
