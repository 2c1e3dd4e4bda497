"""How the town asks: one thing after the other, as long as there is something to be had."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from souterrain.core.ask import Option, Seat
from souterrain.core.menu import Deed, Each, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

DONE = Option("done", Say("option-that-is-all"))


def linger(
    seat: Seat, text: Callable[[], Say], deeds: Callable[[], Iterable[Deed[None] | Each[None]]], rule: str
) -> Rules[None]:
    """Ask again and again which of some deeds is to be done, until the seat is done or nothing is offered any more."""
    while offered := list(deeds()):
        if (yield from choose(seat, text(), _or_done(offered), rule)):
            return


def _or_done(deeds: Iterable[Deed[None] | Each[None]]) -> Offers[bool | None]:
    yield from deeds
    yield Deed(DONE, lambda: True)
