"""Offers that interrupt somebody's play: each seat may say that it does not want to hear a kind of them again."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from souterrain.core.ask import Option, Seat
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say


class Listens(Protocol):
    """A world that remembers which offers each seat does not want to hear again."""

    mute: dict[Seat, list[str]]


Answers = tuple[tuple[Option, bool | None], ...]

_YES_OR_NO: Answers = ((Option("yes", Say("option-yes")), True), (Option("no", Say("option-no")), False))


@cache
def _or_never(kind: str) -> Answers:
    """Yes, no, or never again what is of this kind, which the words name."""
    return (*_YES_OR_NO, (Option("never", Say("option-never", kind=kind)), None))


def offer(world: Listens, seat: Seat, kind: str, text: Say, rule: str, vital: bool = False) -> Rules[bool]:
    """Offer a reaction. A seat that muted this kind is not asked and declines; what is vital cannot be muted."""
    if kind in world.mute.get(seat, ()):
        return False
    wanted = yield from which(seat, text, _YES_OR_NO if vital else _or_never(kind), rule)
    if wanted is None:
        world.mute.setdefault(seat, []).append(kind)
    return bool(wanted)


def bluff(world: Listens, seat: Seat, kind: str, text: Say, rule: str) -> Rules[bool]:
    """Ask as if there were something to offer, so that nobody learns from the asking that there is not."""
    if kind not in world.mute.get(seat, ()):
        empty = Say("ask-bluff", question=text)
        if (yield from which(seat, empty, _or_never(kind)[1:], rule)) is None:
            world.mute.setdefault(seat, []).append(kind)
    return False


def unmute(world: Listens, seat: Seat) -> None:
    """Ask this seat everything again."""
    world.mute.pop(seat, None)
