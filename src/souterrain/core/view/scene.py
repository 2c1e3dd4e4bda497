"""A fight beside the board."""

from __future__ import annotations

from msgspec import Struct

from ..emblems import Emblem
from ..say import Say
from .sheet import Badge, Gauge, Side


class Fighter(Struct, omit_defaults=True):
    """Somebody in a fight, and whom he faces (ids of fighters)."""

    id: str
    emblem: Emblem
    name: Say
    side: Side
    gauge: Gauge | None = None
    facing: list[str] = []
    badges: list[Badge] = []
    active: bool = False
    rank: Emblem = ""


class Scene(Struct, omit_defaults=True):
    """A fight: who faces whom."""

    title: Say
    fighters: list[Fighter]
