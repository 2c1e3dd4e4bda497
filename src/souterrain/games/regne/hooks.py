"""Where a later chapter has a word in an earlier one: it registers what is to happen then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square

from .world import Figure, Regne

F = TypeVar("F", bound=Callable[..., object])


class Hook(Generic[F]):
    """Functions that are called at some moment, in the order of the numbers that they were registered with."""

    def __init__(self) -> None:
        self._found: list[tuple[int, F]] = []
        self.all: list[F] = []

    def __call__(self, place: int) -> Callable[[F], F]:
        """A decorator that registers a function."""

        def register(function: F) -> F:
            self._found.append((place, function))
            self._found.sort(key=lambda each: each[0])
            self.all = [function for _, function in self._found]
            return function

        return register


BEGINNING: Hook[Callable[[Regne, Figure], Rules[None]]] = Hook()
"""A figure's side begins its turn: fire 2, poison 3, regeneration 4, armour 5, fear 6."""

ENTERED: Hook[Callable[[Regne, Figure, Square, bool], Rules[None]]] = Hook()
"""Somebody has stepped onto a square, from another, walking or running: bridges 1, traps 2, exits 9, those
who waited 10."""

AWAITED: Hook[Callable[[Regne, Figure, Square], bool]] = Hook()
"""Whether somebody who has stepped onto a square, from another, is about to hear from one who waited for him."""

STRUCK: Hook[Callable[[Regne, Figure, Figure, str, int], Rules[None]]] = Hook()
"""An attack, with a weapon or none, has hit and taken so many life points: fire 1, webs 2, poison 3."""

ATTACKED: Hook[Callable[[Regne, Figure, Figure, bool], Rules[int]]] = Hook()
"""An attack on somebody, hand to hand or not, is declared: what is added to his protection against it."""

AMBUSHED: Hook[Callable[[Regne, list[Figure]], Rules[None]]] = Hook()
"""A group has jumped out of its ambush, and acts at once."""

FELLED: Hook[Callable[[Regne, Figure, Figure | None], Rules[None]]] = Hook()
"""A character of the game master has fallen, by somebody or by nobody."""


def call(rules: list[Callable[..., Rules[None]]], *args: object) -> Rules[None]:
    """Let everybody have his word."""
    for rule in rules:
        yield from rule(*args)
