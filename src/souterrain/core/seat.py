"""What a bot is given: the seat it plays for, and nothing that this seat may not know."""

from __future__ import annotations

from typing import Generic, TypeVar

from .ask import Question, Seat
from .world import World

W = TypeVar("W", bound=World)


class SeatView(Generic[W]):
    """A seat with a question to answer. `world` is its glimpse, to be read and never changed."""

    __slots__ = ("ask", "world")

    def __init__(self, world: W, ask: Question) -> None:
        self.world = world
        self.ask = ask

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.ask.seat
