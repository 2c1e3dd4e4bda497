"""Le château des Sortilèges, as a lobby knows it."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.game import Setup, Variant
from souterrain.core.say import Say

from .catalogue import BOOK


class ChateauFacts:
    """One to seven players against the bowl."""

    slug: ClassVar[str] = "chateau"
    version: ClassVar[int] = 2
    title: ClassVar[Say] = Say("title")
    players: ClassVar[tuple[int, int]] = (1, 7)
    variants: ClassVar[tuple[Variant, ...]] = (Variant("names", "names", tuple(BOOK.classes)),)
    setup_type = Setup
    book = BOOK


FACTS = ChateauFacts()
