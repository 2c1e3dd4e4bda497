"""What a trap is to the rules: where it was, and a handler for what it does when it goes off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from souterrain.core.book import Handlers
from souterrain.core.roll import Rules

from ..figures import Figure
from ..rows import TrapRow
from ..world import World

Where = Literal["floor", "chest"]

Handler = Callable[[World, Figure, TrapRow, Where], Rules[None]]

SPRINGS: Handlers[Handler] = Handlers("spring")
"""What each trap does; its row names it."""
