"""What a Hero has and owes in town, and what the town remembers from one expedition to the next: plain data."""

from __future__ import annotations

from msgspec import Struct

from souterrain.core.ask import Seat
from souterrain.core.emblems import Emblem


class Affairs(Struct, kw_only=True, gc=False, omit_defaults=True):
    """A Hero's affairs in town."""

    name: str = ""
    """What he is called, when there is nobody any more to ask."""
    device: Emblem = ""
    """What is painted on his shield, and on those of his men."""
    at: str = "inn"
    """The place where he is."""
    lodgings: int = 0
    """Gold Crowns in his room."""
    bank: int = 0
    debt: int = 0
    heirs: list[str] = []
    """Who inherits his account, by his will."""
    trained: dict[str, int] = {}
    """Points of training, by characteristic."""
    lessons: int = 0
    """The expedition after which he last learned a spell."""
    admirers: int = 0
    """Henchmen whom his deeds have attracted and whom he has not answered yet."""
    injury: int = 0
    """Damage dice that he takes before he sets out."""
    decline: int = 0
    """Points of Strength and Toughness that a disease has cost him."""
    bought: list[str] = []
    """What he bought in this interval."""
    usual: list[str] = []
    """What he bought in the one before: his shopping list."""


class Town(Struct, kw_only=True, gc=False, omit_defaults=True):
    """What is settled in town."""

    affairs: dict[str, Affairs] = {}
    famous: bool = False
    """All living is dearer."""
    forewarned: int = 0
    """Counters with which the game master begins the next expedition."""
    purses: dict[str, int] = {}
    """What each had on him when he set out."""
    packs: dict[str, int] = {}
    """How many of each thing they had all together."""
    mustered: list[str] = []
    """The Henchmen who set out."""
    missed: int = 0
    """How many of them did not come back."""
    volunteers: list[str] = []
    """Henchmen who serve for one expedition without pay."""
    treasures: int = 0
    """Quest Treasures that had been found before the expedition set out."""
    found: int = 0
    """Those that it has found."""
    heard: list[str] = []
    """Quests of which rumours and treasure maps have told."""
    listened: int = -1
    """The number of expeditions after which somebody last stood a round at the inn."""
    bodies: list[str] = []
    """The dead who were brought home."""
    seats: list[Seat] = []
    """Who plays Heroes, once somebody has joined the campaign or left it."""
