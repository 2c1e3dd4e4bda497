"""Rows of quests, and of how hard a game is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from souterrain.core.book import Row
from souterrain.core.refs import ref

from .places import Fixture
from .traits import RuleId


class Meeting(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a quest's encounter table."""

    roll: str
    foe: Annotated[str, ref("foe")]


class Quest(Row, frozen=True, kw_only=True):
    """A quest: its zone, what stands there in full, who is met on the way, and what has to be done.

    regne.quest.campaign"""

    id: str
    zone: Annotated[str, ref("zone")]
    elements: tuple[Fixture, ...] = ()
    foes: tuple[Annotated[str, ref("foe")], ...] = ()
    meetings: tuple[Meeting, ...]
    goal: Annotated[str, ref("goal")]
    level: Annotated[str, ref("level")]
    without: tuple[Annotated[str, ref("zone")], ...] = ()
    """Plan cards that do not go with it."""
    cards: int = 0
    """How many Plan cards; as many as the level of the game says where it is 0."""
    bears: Annotated[str, ref("relic")] = ""
    """What the first dweller of its zone carries."""
    limit: int = 0
    """The game turn that must not begin; 0 where there is none."""
    rule: RuleId


class GameLevel(Row, frozen=True, kw_only=True):
    """How hard a game is."""

    id: str
    well: int
    cards: int
    strength: int = 0
    melee: int = 0
    life: int = 100
    """Per cent of the life points of every dweller."""
