"""What a bot is given: the seat it plays for, and nothing that this seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from .ask import Answer, Question, Seat
from .book import Book, in_force
from .chance import Stream
from .world import World

if TYPE_CHECKING:
    from .session import Session

W = TypeVar("W", bound=World)


class SeatView(Generic[W]):
    """A seat with a question to answer. `world` is its glimpse, to be read and never changed; `imagine` gives a game
    that stands at the same question and fits all that the seat has seen, or nothing where the dream did not fit:
    another stream is another dream."""

    __slots__ = ("_book", "ask", "imagine", "world")

    def __init__(
        self,
        world: W,
        ask: Question,
        imagine: Callable[[Stream], Session | None] = lambda stream: None,
        book: Book | None = None,
    ) -> None:
        self.world = world
        self.ask = ask
        self.imagine = imagine
        self._book = book

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.ask.seat

    def decided_by(self, player: Player) -> Answer:
        """What a bot answers, with the catalogue of this game at hand."""
        with in_force(self._book):
            return player.decide(self)


class Player(Protocol):
    """Decides for a seat, from what that seat may know."""

    def decide(self, chair: SeatView[Any], /) -> Answer: ...
