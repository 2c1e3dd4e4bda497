"""What a bot is given: the seat it plays for, and nothing that this seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from .ask import Answer, Question, Seat
from .book import Book, in_force
from .chance import Stream
from .say import Say
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

    def explained_by(self, player: Explains, answer: Answer) -> Reason | None:
        """Why a bot gives this answer, with the catalogue of this game at hand."""
        with in_force(self._book):
            return player.why(self, answer)


class Player(Protocol):
    """Decides for a seat, from what that seat may know."""

    def decide(self, chair: SeatView[Any], /) -> Answer: ...


class Reason(NamedTuple):
    """Why a bot answered as it did. What is `secret` tells something that the others at the table may not know; `on`
    are the pieces that it has in mind."""

    text: Say
    secret: bool
    on: tuple[str, ...] = ()


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why it gives an answer, in the words of its game."""

    def why(self, chair: SeatView[Any], answer: Answer, /) -> Reason | None: ...
