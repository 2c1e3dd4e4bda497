"""The rows of the town: its places, the cost of living, the price list, what the Physician cures, what may happen."""

from __future__ import annotations

from typing import Annotated, Literal

from souterrain.core.book import Row
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

from .ids import CharacterId, ItemId, RuleId, SpellId
from .states import EffectKind

PlaceName = Literal["inn", "bank", "market", "yard", "college", "physician", "temple", "gate"]
"""The places of a town: what each has for a Hero is a chapter of its own."""

Trait = Literal[
    "weapon-skill", "bow-skill", "strength", "toughness", "speed", "bravery", "intelligence", "wounds", "fate"
]
"""The characteristics on a sheet."""

Race = Literal["human", "dwarf", "elf"]

PlaceId = Annotated[str, ref("place")]


class Place(Row, frozen=True, kw_only=True):
    """A place in town, and where it is on its picture."""

    id: PlaceName
    emblem: Emblem
    at: tuple[int, int]


class Living(Row, frozen=True, kw_only=True):
    """What living in town costs, in Gold Crowns.

    Rules: ahq.town.living.cost, ahq.town.will.price."""

    base: int
    per_fate: int
    fame: int
    """How many times dearer it is for the famous."""
    banker: int
    will: int
    execution: int
    round: int
    """A round for those who know something."""
    admirer: CharacterId
    """Who joins a Hero for the sake of his deeds."""


class FateGain(Row, frozen=True, kw_only=True):
    """Fate Points for a Quest Treasure, for whoever has made up to so many expeditions."""

    expeditions: int
    fate: int


class Ware(Row, frozen=True, kw_only=True):
    """A line of the price list: how many one gets, and what comes with it."""

    id: str
    place: PlaceId
    item: ItemId
    price: int
    count: int = 1
    along: dict[ItemId, int] = {}


class Training(Row, frozen=True, kw_only=True):
    """A characteristic that can be raised by a point.

    Rules: ahq.town.training.price, ahq.town.training.others-max-two."""

    id: Trait
    place: PlaceId
    price: int
    doubles: bool = False
    """The price doubles with every point after the second; others are raised by two points at most."""
    offering: bool = False
    """Not training at all, but a gift to the gods: it has its price each time."""


class Lesson(Row, frozen=True, kw_only=True):
    """A spell that can be learned."""

    id: SpellId
    price: int


class Cure(Row, frozen=True, kw_only=True):
    """What the Physician mends, by the effect that ends.

    Rule: ahq.town.physician.services."""

    id: EffectKind | Literal["death"]
    price: int


class Happening(Row, frozen=True, kw_only=True):
    """What may happen in town."""

    roll: str
    event: Annotated[str, ref("event")]
    rule: RuleId
    amount: int = 0
    item: ItemId = ""
    character: CharacterId = ""


class RaceRow(Row, frozen=True, kw_only=True):
    """The race of a Hero who is made with dice."""

    roll: str
    race: Race


class Start(Row, frozen=True, kw_only=True):
    """A new Hero's gold, and the names that are proposed for him, by race.

    Rule: ahq.create.gold.starting."""

    gold: str
    times: int
    names: dict[Race, tuple[str, ...]]


class Heraldry(Row, frozen=True, kw_only=True):
    """The devices that Heroes bear on their shields."""

    devices: tuple[Emblem, ...]


class Lead(Row, frozen=True, kw_only=True):
    """A quest of the campaign: what must be achieved before one hears of it, and where it is on the map."""

    id: str
    at: tuple[int, int]
    emblem: Emblem
    after: tuple[Annotated[str, ref("lead")], ...] = ()
    rumour: bool = False
    """Nobody hears of it by himself: a rumour or a treasure map tells of it."""


class Idea(Row, frozen=True, kw_only=True):
    """What is talked of at the inn: a quest.

    Rule: ahq.quest-idea.table.ideas."""

    roll: str
    quest: Annotated[str, ref("lead")]
