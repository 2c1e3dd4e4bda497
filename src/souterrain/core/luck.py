"""Draws that belong to no game's record: with them a seat imagines what it cannot see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from .chance import Stream
from .roll import Roll, Rules

T = TypeVar("T")


class Luck:
    """Dice one after the other from a stream."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._n = 0

    def draw(self, sides: int) -> int:
        """A number from 1 to `sides`, all equally likely."""
        self._n += 1
        return self._stream.draw(sides, self._n)

    def pick(self, things: Sequence[T]) -> T:
        """One of several things, each as likely as the next."""
        return things[self.draw(len(things)) - 1]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Things in any order."""
        left = list(things)
        return [left.pop(self.draw(len(left)) - 1) for _ in range(len(left))]

    def run(self, rules: Rules[T]) -> T:
        """Carry out a rule that only rolls."""
        value: Any = None
        while True:
            try:
                wanted = rules.send(value)
            except StopIteration as done:
                result: T = done.value
                return result
            assert isinstance(wanted, Roll), "nobody is there to be asked"
            value = self.draw(wanted.sides)
