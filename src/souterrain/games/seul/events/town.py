"""Expeditions and the town."""

from __future__ import annotations

from souterrain.core.say import Say

from ..words import coins, labelled
from .happening import Happening
from .words import GuildName, HomeName, Inn, MealName, Thing


class Entered(Happening, frozen=True):
    """An expedition begins."""

    moment = "chapter"
    n: int
    rule: str = "seul.danger.scale"


class CameHome(Happening, frozen=True):
    """Home again, with finds of so much worth."""

    moment = "chapter"
    gold: int
    rule: str = "seul.xp.treasure-on-exit"


class Bought(Happening, frozen=True):
    """Something was bought."""

    thing: Thing
    n: int
    rule: str = "seul.town.price-list"


class Sold(Happening, frozen=True):
    """Something was sold."""

    thing: Thing
    gold: int
    share: int
    copper: int = 0
    """What it fetched besides the gold."""
    rule: str = "seul.town.resale-half"

    def sentence(self) -> Say:
        thing, price = labelled(self.thing), coins(100 * self.gold + self.copper)
        return Say("event-sold", thing=thing, price=price, share=self.share)


class Night(Happening, frozen=True):
    """A night's undisturbed rest."""

    inn: Inn
    fatigue: int
    rule: str = "seul.town.inn-night"


class Meal(Happening, frozen=True):
    """A meal."""

    meal: MealName
    rule: str = "seul.town.meal-counts-as-rest"


class RoundStood(Happening, frozen=True):
    """A round for the house."""

    rule: str = "seul.town.round-of-drinks"


class Banked(Happening, frozen=True):
    """What the bank holds now."""

    gold: int
    rule: str = "seul.town.bank"


class GuildJoined(Happening, frozen=True):
    """He has joined a guild."""

    guild: GuildName
    rule: str = "seul.town.guild"


class GuildTaxed(Happening, frozen=True):
    """The guild has taken its tenth."""

    gold: int
    rule: str = "seul.town.guild"


class HomeRented(Happening, frozen=True):
    """A dwelling was rented."""

    home: HomeName
    rule: str = "seul.town.rent"


class Cured(Happening, frozen=True):
    """Disease and poison are cured."""

    rule: str = "seul.town.guild"


class Retired(Happening, frozen=True):
    """The career is over."""

    px: int
    rule: str = "seul.level.retirement-hint"


TownEvent = (
    Entered
    | CameHome
    | Bought
    | Sold
    | Night
    | Meal
    | RoundStood
    | Banked
    | GuildJoined
    | GuildTaxed
    | HomeRented
    | Cured
    | Retired
)
