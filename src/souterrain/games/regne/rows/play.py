"""Rows of dice, costs, cards and tables."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.book import Row
from souterrain.core.refs import ref
from souterrain.core.view import PowerDie

from .traits import Category, Goods, RuleId, Trait


class Power(Row, frozen=True, kw_only=True):
    """The power die of a level, called by its colour."""

    id: PowerDie
    level: int
    faces: tuple[str, ...]


class Costs(Row, frozen=True, kw_only=True):
    """What each action costs in action points."""

    move: int
    melee: int
    power: int
    shot: int
    precise: int
    spell: int
    search: int
    drink: int
    use: int
    open: int
    weapon: int
    armour: int
    pick: int
    wait: int
    disarm: int
    set: int
    give: int
    steal: int
    throw: int
    smash: int
    shove: int
    jump: int
    speech: int
    duel: int
    tear: int
    well: int


class Numbers(Row, frozen=True, kw_only=True):
    """Numbers that stand alone."""

    load: int
    """Points of load for each level of Strength and of Endurance."""
    jump: int
    """Difficulty of each square jumped."""
    throw: int
    """Squares of a throw for each level of Strength."""
    disarm: int
    """Difficulty of disarming a trap."""
    run: int
    """Squares of a running action."""
    bribe: int
    """Difficulty of a bribe."""
    bribe_step: int
    """Crowns that make it easier by one."""
    tomb: int
    """Points of magic that a tomb lends to necromancy."""
    floor: int
    """Squares of a zone on whose floor something may be found."""
    dim_sight: int
    """How far the party sees while the torches gutter."""


class Speech(Row, frozen=True, kw_only=True):
    """A kind of speech."""

    id: str
    difficulty: int
    effect: Annotated[str, ref("speech effect")]
    amount: int
    to_foes: bool = False
    rule: RuleId


class Mishap(Row, frozen=True, kw_only=True):
    """A Mishap card, `count` times in the deck. One that is `kind` to the party does not come back."""

    id: str
    count: int
    befalls: Annotated[str, ref("mishap effect")]
    kind: bool = False
    trait: Trait | None = None
    against: int = 0
    amount: str = "0"
    what: Annotated[str, ref("element")] = ""
    """The element that it puts somewhere."""
    rule: RuleId


class Find(Row, frozen=True, kw_only=True):
    """A row of the search table."""

    roll: str
    hurt: str = "0"
    crowns: int = 0
    treasures: int = 0
    mishap: bool = False


class Prowler(Row, frozen=True, kw_only=True):
    """A row of the table of those who come up from below, of a level of the game."""

    roll: str
    foe: Annotated[str, ref("foe")]


class Nature(Row, frozen=True, kw_only=True):
    """A row of the table that tells the nature of a treasure."""

    roll: str
    category: Category


class Prize(Row, frozen=True, kw_only=True):
    """A row of the table of a category."""

    roll: str
    item: Goods
