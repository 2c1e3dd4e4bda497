"""Offers that interrupt somebody's play: each seat may say that it does not want to hear a kind of them again."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option, Seat
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .world import World

_YES = Option("yes", Say("option-yes"))
_NO = Option("no", Say("option-no"))
_NEVER = Option("never", Say("option-never"))
_OFFER = (_NO, _YES, _NEVER)


def offer(world: World, seat: Seat, kind: str, text: Say, rule: str) -> Rules[bool]:
    """Offer a reaction. A seat that muted this kind is not asked and declines."""
    if kind in world.mute.get(seat, ()):
        return False
    answer: str = yield Ask(seat, text, _OFFER, rule)
    if answer == "never":
        world.mute.setdefault(seat, []).append(kind)
    return answer == "yes"


def unmute(world: World, seat: Seat) -> None:
    """Ask this seat everything again."""
    world.mute.pop(seat, None)
