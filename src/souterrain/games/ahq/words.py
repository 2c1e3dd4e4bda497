"""Words that events carry as ids: who, which thing, which piece of the dungeon."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from souterrain.core.events import spoken, word
from souterrain.core.say import Say

from .catalogue import MONSTERS
from .figures import Figure

Who = Annotated[str, word("figure-")]
Them = Annotated[tuple[str, ...], word("figure-")]
Thing = Annotated[str, word("item-")]


def called(figure: Figure) -> str:
    """A figure's own name, or the id that its word is known by. A special monster that has not shown itself yet is
    called what it looks like."""
    if figure.lurks:
        return MONSTERS[figure.row].ordinary or figure.row
    return figure.name or figure.row


def says(figure: Figure) -> Say:
    """A figure's name in a sentence."""
    return _name(called(figure))


def truly(figure: Figure) -> Say:
    """A figure's true name, for its own player."""
    return _name(figure.name or figure.row)


@lru_cache(maxsize=1024)
def _name(word: str) -> Say:
    return spoken("figure-", word)
