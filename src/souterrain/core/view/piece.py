"""What stands on a map, of points or of squares."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..emblems import Emblem
from ..say import Say
from .sheet import Badge, Side

MarkKind = Literal["threatened"]
"""Why a square is set off: an enemy can strike there."""


class Token(Struct, omit_defaults=True):
    """A piece on the board. `at` is a point's id or a square "x,y"."""

    id: str
    emblem: Emblem
    at: str
    label: Say
    side: Side = "party"
    health: float | None = None
    badges: list[Badge] = []
    active: bool = False
    size: int = 1
    faces: str = ""
    """The piece that this one is facing in a fight."""
    mark: str = ""
    """A short sign that tells it from others of its emblem."""
    rank: Emblem = ""
    """As on its sheet."""
    crest: Emblem = ""
    """As on its sheet."""


class Mark(Struct, frozen=True, omit_defaults=True):
    """A square set off from the others."""

    at: str
    kind: MarkKind
