"""Which rule the card of something shows: of a state, a sign, a place, a thing that has no row or no rule of its own.

A game lists them in `content/cards.toml`: a table for each kind, in which "*" stands for all that are not named."""

from __future__ import annotations

from functools import cache

from .content import content, decoded
from .homes import home


@cache
def cards(game: str) -> dict[str, dict[str, str]]:
    """The rules of a game's cards, by kind and id."""
    file = content(home(game), "content/cards.toml")
    return decoded(file.read_text("utf-8"), file.name) if file.is_file() else {}


def card_rule(game: str, kind: str, id: str) -> str:
    """The rule of a card, "" where none is told."""
    told = cards(game)[kind]
    return told.get(id) or told.get("*", "")
