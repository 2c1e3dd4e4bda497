"""The words for figures, things and places, as arguments of questions and events."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from souterrain.core.events import numbered, roman, spoken, word
from souterrain.core.say import Say

from .world import Figure

Who = Annotated[str, word("being-")]
Goods = Annotated[str, word("thing-")]
What = Annotated[str, word("element-")]
Where = Annotated[str, word("zone-")]
Of = Annotated[str, word("trait-")]


WAYS = 3
"""In so many ways is told what happens again and again: which, the points say that are left to whoever does it."""


def called(figure: Figure) -> str:
    """What a figure is called in an event. Heroes of one name are counted as kings are."""
    if not figure.number:
        return figure.name
    hero = figure.camp == "party" and not figure.ally
    return numbered(figure.name, roman(figure.number) if hero else figure.number)


@lru_cache(maxsize=512)
def _spoken(prefix: str, value: str) -> Say:
    return spoken(prefix, value)


def figure_word(figure: Figure) -> Say:
    return _spoken("being-", called(figure))


def being_word(name: str) -> Say:
    """The word for somebody who is called so."""
    return _spoken("being-", name)


def thing(kind: str) -> Say:
    return _spoken("thing-", kind)


def ware(kind: str) -> Say:
    """A thing that is offered by its name alone."""
    return Say("option-thing", thing=thing(kind))


def element_word(kind: str) -> Say:
    return _spoken("element-", kind)


def trait_word(trait: str) -> Say:
    return _spoken("trait-", trait)


def trait_in_short(trait: str) -> Say:
    return _spoken("short-", trait)
