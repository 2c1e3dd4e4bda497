"""Rows of quests, and of how hard a game is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from souterrain.core.book import Row
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

from .places import Fixture
from .traits import Category, Goods, RuleId, Trait


class Meeting(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a quest's encounter table."""

    roll: str
    foe: Annotated[str, ref("foe")]


class Post(Struct, frozen=True, forbid_unknown_fields=True):
    """A dweller who stands on a square of a quest zone's plan. Before a small party some posts are empty."""

    foe: Annotated[str, ref("foe")]
    at: tuple[int, int]


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be done beside each element of a kind in the quest zone: an action point and a test."""

    what: Annotated[str, ref("element")]
    trait: Trait
    against: int
    frees: Annotated[str, ref("foe")] = ""
    """Who is set free by it, and joins the party."""
    becomes: Annotated[str, ref("element")] = ""
    """What the element is from then on."""


class Undertaking(Row, frozen=True, kw_only=True):
    """Something to be done in a zone of its own: what stands there in full, who is there, and what the goal is."""

    id: str
    zone: Annotated[str, ref("zone")]
    elements: tuple[Fixture, ...] = ()
    foes: tuple[Annotated[str, ref("foe")], ...] = ()
    """Groups of dwellers, each as many as its deployment says."""
    posts: tuple[Post, ...] = ()
    bears: Annotated[str, ref("relic")] = ""
    """What the first dweller of its zone carries."""
    tasks: tuple[Task, ...] = ()
    in_order: bool = False
    """Whether a task waits for those before it."""
    keeps: Annotated[str, ref("foe")] = ""
    """Whom the party must bring through alive."""
    goal: Annotated[str, ref("goal")]
    rule: RuleId


class Secondary(Undertaking, frozen=True, kw_only=True):
    """A secondary quest: what it is worth to all who live, and what is found with it.

    regne.secondary.card"""

    xp: int
    prize: Goods = ""
    find: Category | Literal[""] = ""
    crowns: int = 0


class Size(Struct, frozen=True, forbid_unknown_fields=True):
    """What is different for a party of so many heroes: how hard a quest is, how many Plan cards there are, and the life
    points with which fresh heroes set out.

    regne.setup.measure"""

    heroes: int
    level: Annotated[str, ref("level")] = ""
    cards: int = 0
    vigour: int = 100
    """Per cent of the life points on a hero's sheet."""


class Quest(Undertaking, frozen=True, kw_only=True):
    """A main quest: also who is met on the way, how hard it is, and which cards go with it.

    regne.quest.campaign"""

    meetings: tuple[Meeting, ...]
    level: Annotated[str, ref("level")]
    emblem: Emblem = ""
    seasoned: Annotated[str, ref("level")] = ""
    """How hard it is in a campaign, for heroes who have learnt something, where that is another level."""
    secondaries: tuple[Annotated[str, ref("secondary")], ...] = ()
    """The secondary quests of which one is shuffled in."""
    hold: int = 0
    """For how many game turns its zone has to be held."""
    waves: tuple[Annotated[str, ref("foe")], ...] = ()
    """Who comes at the end of each of these turns, one after the other, out of one of the `mouths` of its zone."""
    mouths: tuple[tuple[int, int], ...] = ()
    without: tuple[Annotated[str, ref("zone")], ...] = ()
    """Plan cards that do not go with it."""
    cards: int = 0
    """How many Plan cards; as many as the level of the game says where it is 0."""
    sizes: tuple[Size, ...] = ()

    def size(self, heroes: int) -> Size:
        """How the quest is meant for a party of so many."""
        found = next((each for each in self.sizes if each.heroes == heroes), Size(heroes))
        return Size(heroes, found.level or self.level, found.cards or self.cards, found.vigour)

    limit: int = 0
    """The game turn that must not begin; 0 where there is none."""
    crowns: int = 0
    """What those who sent the party pay when it is done."""


class GameLevel(Row, frozen=True, kw_only=True):
    """How hard a game is."""

    id: str
    well: int
    cards: int
    strength: int = 0
    melee: int = 0
    life: int = 100
    """Per cent of the life points of every dweller."""
