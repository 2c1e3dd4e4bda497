"""Catacombes : le Règne sombre, as a lobby knows it."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.game import Variant
from souterrain.core.say import Say

from .catalogue import BOOK
from .dice import D_FACES
from .world import PARTY, Setup


class RegneFacts:
    """One to four heroes, and a game master who is a person or the program."""

    slug: ClassVar[str] = "regne"
    version: ClassVar[int] = 1
    title: ClassVar[Say] = Say("title")
    players: ClassVar[tuple[int, int]] = (1, 4)
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("play", "choice", ("quest", "campaign"), pictures={"quest": "scroll", "campaign": "village"}),
        Variant("heroes", "number", low=1, high=PARTY),
        Variant("quest", "choice", tuple(BOOK.quests), pictures={id: row.emblem for id, row in BOOK.quests.items()}),
        Variant("quest_file", "file", advanced=True),
        Variant("level", "choice", ("quest", *BOOK.levels)),
        Variant("party", "choice", ("usual", "chosen"), advanced=True),
        Variant("master", "choice", ("auto", "seat"), pictures={"auto": "die", "seat": "master"}),
        Variant("destiny", "choice", ("decisive", "always", "never"), advanced=True),
        Variant("names", "names", tuple(BOOK.heroes)),
    )
    setup_type = Setup
    book = BOOK

    @property
    def faces(self) -> dict[str, tuple[str, ...]]:
        return {"D": D_FACES, **{row.id: row.faces for row in BOOK.powers}}

    def about(self, field: str, value: str) -> Say | None:
        return Say(f"briefing-{value}") if field == "quest" else None


FACTS = RegneFacts()
