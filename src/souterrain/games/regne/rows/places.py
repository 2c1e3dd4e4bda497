"""Rows of the catacombs: doors, zones, what stands there."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from souterrain.core.book import Row
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

from .traits import Category, RuleId

DoorKind = Literal["standard", "armoured", "prison"]


class DoorRow(Row, frozen=True, kw_only=True):
    id: DoorKind
    endurance: int
    life: int
    picking: int


class Exit(Struct, frozen=True, forbid_unknown_fields=True):
    """A way out of a zone, on its outermost row or column. Without a door it is an archway; a secret one is none."""

    at: tuple[int, int]
    side: Literal["n", "e", "s", "w"]
    door: Annotated[str, ref("door")] = ""
    locked: bool = False
    secret: bool = False


class Inner(Struct, frozen=True, forbid_unknown_fields=True):
    """A door inside a zone; that of a cell holds somebody."""

    at: tuple[int, int]
    door: Annotated[str, ref("door")]
    locked: bool = False
    holds: Annotated[str, ref("foe")] = ""


class Maybe(Struct, frozen=True, forbid_unknown_fields=True):
    """An element that stands in a zone if a D shows `least` or more."""

    what: Annotated[str, ref("element")]
    least: int


class Fixture(Struct, frozen=True, forbid_unknown_fields=True):
    """An element on a square of a zone's plan."""

    what: Annotated[str, ref("element")]
    at: tuple[int, int]


class ZoneCard(Row, frozen=True, kw_only=True):
    """A Plan card. The plan is drawn with the entry to the south or west; it is turned when it is laid.

    # wall, . floor, r rubble, ~ lava, w swamp, = bridge

    regne.zone.card-content, regne.door.locked-by-card"""

    id: str
    plan: tuple[str, ...]
    entry: Exit
    exits: tuple[Exit, ...] = ()
    doors: tuple[Inner, ...] = ()
    fixed: tuple[Fixture, ...] = ()
    """What stands there in any case."""
    elements: tuple[Maybe, ...] = ()
    dwellers: int = 6
    """The D from which somebody is at home."""
    quest: bool = False
    """Whether it is laid for its quest only."""


class Loot(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table of an element."""

    roll: str
    finds: tuple[Category, ...] = ()
    crowns: int = 0
    locked: bool = False
    infects: int = 0
    """The level of the poison that it holds."""


class Lock(Struct, frozen=True, forbid_unknown_fields=True):
    endurance: int
    life: int
    picking: int


class ElementRow(Row, frozen=True, kw_only=True):
    """A piece of scenery. An obstacle stops steps, corners and sight; a low one steps alone.

    regne.obstacle.which-elements"""

    id: str
    emblem: Emblem
    stands: Literal["obstacle", "low", "flat"]
    place: Literal["wall", "floor"]
    hidden: bool = False
    loot: tuple[Loot, ...] = ()
    """What a D finds there."""
    lock: Lock | None = None
    profanes: bool = False
    """Whether whoever searches it loses a point of destiny."""
    lid: bool = False
    leaves: bool = False
    """Whether heroes leave the catacombs by it."""
    hallows: bool = False
    """Whether the undead and demons keep out of its zone."""
    remains: bool = False
    """Whether somebody dead lies there."""
    lends: bool = False
    """Whether necromancers draw on it."""
    carries: bool = False
    """Whether it takes whoever uses it to the one that it is paired with."""
    springs: Annotated[str, ref("trap")] = ""
    gapes: bool = False
    """Of a trap: whether it stays open once it has gone off."""
    rule: RuleId
