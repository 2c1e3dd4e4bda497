"""Seul dans les Souterrains, as a lobby knows it."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.game import Variant
from souterrain.core.say import Say

from .catalogue import BOOK
from .world import Setup


class SeulFacts:
    """One player, and as many expeditions as his career lasts."""

    slug: ClassVar[str] = "seul"
    version: ClassVar[int] = 1
    title: ClassVar[Say] = Say("game-title")
    players: ClassVar[tuple[int, int]] = (1, 1)
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("expeditions", "number", low=1, high=50, advanced=True),
        Variant("floors", "number", ("0",), low=0, high=20, advanced=True),
        Variant("rolled_hp", "switch", advanced=True),
        Variant("every_roll", "switch", advanced=True),
        Variant("dungeon", "file", advanced=True),
        Variant("names", "names", values=("hero",)),
    )
    setup_type = Setup
    book = BOOK


FACTS = SeulFacts()
