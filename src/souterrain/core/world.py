"""The state of a game: one tree of plain typed data."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class World(Struct, gc=False):
    """Base of each game's world. Everything below it is typed Structs, lists, dicts and scalars: no clock, no
    chance, no callback, and ids instead of references, so that a world is its own saved form."""

    turn: int = 0
    told: list[Any] = []
    """Events waiting for the session to collect them; empty whenever nothing is running."""
