"""What the program as game master says of its acts."""

from __future__ import annotations

from typing import Literal

from souterrain.core.events import Event

from ..words import Who

Why = Literal[
    "tear",
    "duel",
    "edge",
    "weakest",
    "snare",
    "crush",
    "finish",
    "shoot",
    "cast",
    "chant",
    "mend",
    "join",
    "flee",
    "hunt",
    "track",
    "door",
    "hold",
]
"""Why a dweller does what he does."""


class Resolved(Event, frozen=True):
    """A dweller has made up his mind."""

    who: Who
    target: Who
    why: Why
    rule: str = "regne.setup.gm-neutral-and-may-play"

    @property
    def dull(self) -> bool:
        """What he does tells it; but not why he strikes one who lies there, or pushes."""
        return self.why not in ("duel", "edge", "finish", "flee", "hunt", "track")
