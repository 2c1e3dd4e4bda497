"""What one has to know of a place before one goes there: what it is good for, and from what price on."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.say import Say

from ..catalogue import BOOK


def about(place: str) -> Say:
    """What a place is good for."""
    return Say(f"place-about-{place}", price=min(_prices(place), default=0))


def _prices(place: str) -> Iterator[int]:
    yield from (ware.price for ware in BOOK.wares.values() if ware.place == place)
    yield from (row.price for row in BOOK.trainings.values() if row.place == place)
