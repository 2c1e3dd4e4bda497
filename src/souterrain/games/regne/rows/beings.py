"""Rows of whoever stands on the board, and of what they know."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from souterrain.core.book import Row
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

from .traits import Goods, Levels, RuleId


class Skill(Row, frozen=True, kw_only=True):
    """What somebody has learnt, or was born with."""

    id: str
    armour: int = 0
    """Points of armour of one who wears none."""
    parries: int = 0
    both_hands: bool = False
    breaking: int = 0
    """D more against doors and chests."""
    picking: int = 0
    scents: int = 0
    """The D from which a hidden trap beside him is noticed."""
    flies: bool = False
    precise: int = 0
    """D more in a precise shot."""
    sure: bool = False
    """Whether he walks over bridges without a test."""
    fearless: bool = False
    speaking: int = 0
    """What is added to the result of a speech."""
    throwing: int = 0
    """Squares more of a throw for each level of Strength."""
    taught: bool = False
    """Whether experience can buy it."""


class Spell(Row, frozen=True, kw_only=True):
    """A spell: whom it is cast on, what it does, and how hard it is."""

    id: str
    school: Literal["white", "black", "beggars", "necromantic", "demonology"]
    difficulty: int
    on: Literal["self", "near", "friend", "foe"]
    """On himself, also on a friend at his side, on one in sight, or on a foe in sight no farther than `range`."""
    range: int = 0
    needs: Literal["", "remains", "loose"] = ""
    """What must be in sight: a corpse or a tomb, something that lies on the floor."""
    raises: Annotated[str, ref("foe")] = ""
    """Who rises by it."""
    once: bool = False
    """Whether it works once a game only."""
    effect: Annotated[str, ref("spell effect")]
    amount: str = "0"
    against: Literal["", "nothing", "endurance", "protection"] = ""
    """What takes off some of the damage that it does to its target; "" where it does none."""
    rule: RuleId


class Gear(Struct, frozen=True, forbid_unknown_fields=True):
    item: Goods
    worn: bool = False
    count: int = 1


class Being(Row, frozen=True, kw_only=True):
    """Whoever stands on the board.

    regne.char.list-of-thirteen"""

    id: str
    emblem: Emblem
    levels: Levels
    action: int
    life: int
    armour: int = 0
    skills: tuple[Annotated[str, ref("skill")], ...] = ()
    spells: tuple[Annotated[str, ref("spell")], ...] = ()


class Hero(Being, frozen=True, kw_only=True):
    """A ready-made sheet."""

    race: str
    vocation: str
    heir: str
    """The name of whoever takes up this sheet after him."""
    destiny: int
    crowns: int
    gear: tuple[Gear, ...] = ()


class Foe(Being, frozen=True, kw_only=True):
    """A character of the game master. `dice` are the D of a test where they are more than one; of Magic, where there
    are any.

    regne.monster.endurance-in-brackets, regne.monster.fixed-gear, regne.magicgear.rule"""

    tags: tuple[Literal["undead", "giant", "beast", "demon", "human"], ...]
    damage: str
    dice: Levels = {}
    crowns: int
    treasure: int = 0
    deployment: str
    runs: bool = True
    thinks: bool = False
    fearless: bool = False
    fear: int = 0
    swarm: int = 0
    web: int = 0
    poison: int = 0
    """The level of the poison that goes with a wound."""
    flaming: bool = False
    regeneration: int = 0
    coward: bool = False
    immaterial: bool = False
    magic_weapon: bool = False
    magic_armour: bool = False
    shot: str = "0"
    """What he does from afar, as far as his `range`."""
    range: int = 0
    scales: bool = False
    """Whether he has but a part of his life points before a party that is not full."""
