"""Advanced HeroQuest, as a lobby knows it."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.game import Variant
from souterrain.core.say import Say

from .catalogue import BOOK
from .quests.files import CAMPAIGN, PICTURES, TO_CHOOSE, read_quest
from .world import MOST_PLAYERS, Setup


class AhqFacts:
    """One to four players, and a game master who is one of them or nobody."""

    slug: ClassVar[str] = "ahq"
    version: ClassVar[int] = 2
    title: ClassVar[Say] = Say("title")
    players: ClassVar[tuple[int, int]] = (1, MOST_PLAYERS)
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("heroes", "number", ("1", "2"), low=1, high=4, proposed=4),
        Variant("master", "choice", ("solo", "seat"), pictures={"solo": "die", "seat": "master"}),
        Variant("quest", "choice", TO_CHOOSE, pictures=PICTURES),
        Variant("levels", "number", ("0",), low=0, high=3, advanced=True),
        Variant("again", "switch", advanced=True),
        Variant("furniture", "switch", advanced=True),
        Variant("veterans", "switch", advanced=True),
        Variant("labyrinth", "choice", ("no", "first", "rolled"), advanced=True),
        Variant("quest_file", "file", advanced=True),
        Variant("names", "names", BOOK.heroes),
    )
    setup_type = Setup
    book = BOOK

    def about(self, field: str, value: str) -> Say | None:
        return Say("by-language", **read_quest(value).intro) if field == "quest" and value != CAMPAIGN else None


FACTS = AhqFacts()
