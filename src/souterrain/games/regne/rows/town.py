"""Rows of a campaign and of the time between two quests: what is learnt, bought, cured."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.book import Row
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

from .traits import RuleId, Trait


class CampaignRow(Row, frozen=True, kw_only=True):
    """Quests that follow each other. It opens when another is over, where it says so.

    regne.quest.campaign"""

    id: str
    quests: tuple[Annotated[str, ref("quest")], ...]
    after: Annotated[str, ref("campaign")] = ""
    rule: RuleId


class Handicap(Row, frozen=True, kw_only=True):
    """What a hero who was down may keep of it: a characteristic is lower by one, or his life points are fewer."""

    id: str
    roll: str
    trait: Trait | None = None
    life: int = 0


class Lessons(Row, frozen=True, kw_only=True):
    """Experience: what a quest brings, and what it buys."""

    quest: int
    purse: int
    """The crowns of the pot for which there is one point more."""
    destiny: int
    """Points of destiny for a main quest."""
    level: int
    """For each level of a characteristic that is raised to it."""
    top: int
    """The highest level."""
    life: int
    skill: int
    spell: int
    cure: int


class Place(Row, frozen=True, kw_only=True):
    """A place of the village, where it lies on the picture of it, and what is done there; the first is the middle."""

    id: str
    errands: tuple[str, ...]
    """The verbs of what is offered there."""
    emblem: Emblem
    at: tuple[float, float]


class Town(Row, frozen=True, kw_only=True):
    """What crowns buy beside goods."""

    training: int
    """For each level of a characteristic that a master raises to it."""
    healer: int
    strongbox: int
    smith: int
    """For a rune."""
    sappers: int
    """The next packet has one Plan card less."""
    watch: int
    """The next deck of mishaps has one ambush less."""
    limp: int
    """The D from which a hero who was down keeps a handicap."""
