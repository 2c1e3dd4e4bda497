"""Catacombs, as a lobby knows it."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.emblems import Emblem
from souterrain.core.game import Variant
from souterrain.core.say import Say

from .catalogue import BOOK
from .world import Setup

_LAYOUTS: dict[str, Emblem] = {"basic": "stairs-down", "branching": "fork", "labyrinth": "secret-door"}


class CatacombsFacts:
    """One Master, one to four hero players."""

    slug: ClassVar[str] = "catacombs"
    version: ClassVar[int] = 2
    title: ClassVar[Say] = Say("title")
    players: ClassVar[tuple[int, int]] = (2, 5)
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("lord", "choice", tuple(BOOK.lords), pictures={id: row.emblem for id, row in BOOK.lords.items()}),
        Variant("layout", "choice", tuple(_LAYOUTS), pictures=_LAYOUTS),
        Variant("extra_level_0", "number", low=-2, high=4, advanced=True),
        Variant("extra_level_1", "number", low=-2, high=4, advanced=True),
        Variant("extra_level_2", "number", low=-2, high=4, advanced=True),
        Variant("heroes_last", "switch", advanced=True),
        Variant("fair_placement", "switch", advanced=True),
        Variant("wandering", "switch", advanced=True),
        Variant("camping", "switch", advanced=True),
        Variant("exits", "switch", advanced=True),
        Variant("story", "switch", advanced=True),
        Variant("healer", "choice", tuple(BOOK.special_rooms["healer"]), advanced=True),
        Variant("second_healer", "switch", advanced=True),
        Variant("without_map", "switch", advanced=True),
        Variant("maze", "text", advanced=True),
    )
    setup_type = Setup
    book = BOOK


FACTS = CatacombsFacts()
