"""What stands on a map, of points or of squares."""

from __future__ import annotations

from msgspec import Struct

from ..say import Say
from .sheet import Badge, Side


class Token(Struct, omit_defaults=True):
    """A piece on the board. `at` is a point's id or a square "x,y"."""

    id: str
    emblem: str
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


class Mark(Struct, frozen=True, omit_defaults=True):
    """A square or point set off: where one may go, what is threatened, what is in sight."""

    at: str
    kind: str
