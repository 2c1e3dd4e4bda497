"""What happens between two quests."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word

from ..words import Goods, Of, Who


class Fulfilled(Event, frozen=True):
    """The words with which a quest ends that was won."""

    quest: Annotated[str, word("won-")]
    rule: str


class Failed(Event, frozen=True):
    """The words with which a quest ends that was lost."""

    why: Annotated[str, word("lost-")]
    rule: str


class CameHome(Event, frozen=True):
    """A quest is over; the pot came to so much."""

    how: Annotated[str, word("ending-")]
    crowns: int
    rule: str = "regne.crowns.score"


class LedDeeper(Event, frozen=True):
    """The last quest of a campaign is done, and another campaign opens."""

    moment = "chapter"
    done: Annotated[str, word("campaign-")]
    next: Annotated[str, word("campaign-")]
    rule: str = "regne.campaign.second"


class Earned(Event, frozen=True):
    """What a quest brought to somebody."""

    who: Who
    xp: int
    crowns: int
    destiny: int = 0
    rule: str = "regne.campaign.experience"


class Blessed(Event, frozen=True):
    """Somebody has a point of destiny more: in stories from before that was told with what he earned."""

    who: Who
    rule: str = "regne.destiny.not-bought-not-restored"


class Maimed(Event, frozen=True):
    who: Who
    handicap: Annotated[str, word("handicap-")]
    rule: str = "regne.sheet.handicaps"


class CuredOf(Event, frozen=True):
    who: Who
    handicap: Annotated[str, word("handicap-")]
    rule: str = "regne.campaign.cure"


class Succeeded(Event, frozen=True):
    """Somebody new takes the place of a dead hero."""

    who: Who
    rule: str = "regne.campaign.successor"


class Improved(Event, frozen=True):
    """A characteristic is a level higher."""

    who: Who
    trait: Of
    level: int
    rule: str


class Toughened(Event, frozen=True):
    """Somebody has so many life points more; none in stories from before they were told together."""

    who: Who
    life: int
    gained: int = 0
    rule: str = "regne.campaign.learning"


class LearntSkill(Event, frozen=True):
    who: Who
    skill: Annotated[str, word("skill-")]
    rule: str = "regne.campaign.learning"


class LearntSpell(Event, frozen=True):
    who: Who
    spell: Annotated[str, word("spell-")]
    rule: str = "regne.grimoire.learning"


class Bought(Event, frozen=True):
    who: Who
    thing: Goods
    crowns: int
    rule: str = "regne.campaign.shop"


class Sold(Event, frozen=True):
    who: Who
    thing: Goods
    crowns: int
    rule: str = "regne.campaign.shop"


class Boxed(Event, frozen=True):
    """Somebody owns a strongbox now."""

    who: Who
    rule: str = "regne.sheet.weight-excess"


class Engraved(Event, frozen=True):
    """The smith has cut a rune into a thing."""

    who: Who
    rune: Goods
    thing: Goods
    rule: str = "regne.campaign.smith"


class Stored(Event, frozen=True):
    who: Who
    thing: Goods
    rule: str = "regne.sheet.weight-excess"


class Fetched(Event, frozen=True):
    who: Who
    thing: Goods
    rule: str = "regne.sheet.weight-excess"


class Hired(Event, frozen=True):
    """Somebody works for the company before the next quest."""

    service: Annotated[str, word("service-")]
    rule: str = "regne.campaign.services"


class Parted(Event, frozen=True):
    """The company goes its ways."""

    rule: str = "regne.quest.campaign"
