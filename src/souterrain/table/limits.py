"""How much may be asked for: by one link, from one address, of one house."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from msgspec import Struct

from souterrain.core.errors import SouterrainError


class Limit(Struct, frozen=True):
    """So many at once, and so many again per second; `word` tells who asks for more."""

    name: str
    at_once: float
    per_second: float
    word: str = "message-too-fast"


MESSAGES = Limit("messages", 500, 100)
"""Of one link, however often it comes back."""
CROWD = Limit("crowd", 5000, 1000)
"""Of everybody at one address."""
STRANGERS = Limit("strangers", 60, 1)
"""Of those at one address whose link opens nothing."""
TABLES = Limit("tables", 1200, 1, "too-many-tables")
"""New tables, and games brought along, of one key to the house."""
FORKS = Limit("forks", 20, 1 / 60, "too-many-tables")
"""What-ifs of one link."""
BESIDE = Limit("beside", 60, 1)
"""What one link asks for beside the conversation: its game as a file, the journal, reasons and advice of bots."""
MOST_TABLES = 20_000
"""Of one house."""
_REMEMBERED = 10_000


class Limits:
    """Who has how much left. It is the house's, not the connection's: nobody gets more by coming in again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: dict[tuple[str, Hashable], tuple[float, float]] = {}

    def spend(self, limit: Limit, who: Hashable) -> None:
        """Take one of what somebody has left, or refuse."""
        if not self._take(limit, who):
            raise SouterrainError(limit.word)

    def _take(self, limit: Limit, who: Hashable) -> bool:
        now = self._clock()
        left, since = self._left.pop((limit.name, who), (limit.at_once, now))
        left = min(limit.at_once, left + (now - since) * limit.per_second)
        granted = left >= 1
        self._left[limit.name, who] = (left - 1 if granted else left), now
        while len(self._left) > _REMEMBERED:
            del self._left[next(iter(self._left))]  # who has been quiet for longest
        return granted
