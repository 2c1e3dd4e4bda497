"""What a dweller has in mind, and why: it is told before it is done, and proposed to whoever sits in the chair."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from souterrain.core.roll import Rules

from ..events.master import Why
from ..world import Figure


class Intent(Struct, frozen=True):
    """An act: why, whom it is about (himself, where nobody else), and the rule that carries it out."""

    why: Why
    target: Figure
    do: Callable[[], Rules[None] | None]
