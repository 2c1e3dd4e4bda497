"""What a bot is given: the seat it plays for, and nothing that this seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from .ask import Question, Seat
from .chance import Stream
from .world import World

if TYPE_CHECKING:
    from .session import Session

W = TypeVar("W", bound=World)


class SeatView(Generic[W]):
    """A seat with a question to answer. `world` is its glimpse, to be read and never changed; `imagine` gives a game
    that stands at the same question and fits all that the seat has seen, or nothing where the dream did not fit:
    another stream is another dream."""

    __slots__ = ("ask", "imagine", "world")

    def __init__(
        self, world: W, ask: Question, imagine: Callable[[Stream], Session | None] = lambda stream: None
    ) -> None:
        self.world = world
        self.ask = ask
        self.imagine = imagine

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.ask.seat
