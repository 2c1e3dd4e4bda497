"""Words that events carry as ids: who, which thing, which piece of the dungeon."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import spoken, word
from souterrain.core.say import Say

from .figures import Figure

Who = Annotated[str, word("figure-")]
Them = Annotated[tuple[str, ...], word("figure-")]
Thing = Annotated[str, word("item-")]


def called(figure: Figure) -> str:
    """A figure's own name, or the id that its word is known by."""
    return figure.name or figure.row


def says(figure: Figure) -> Say:
    """A figure's name in a sentence."""
    return spoken("figure-", called(figure))
