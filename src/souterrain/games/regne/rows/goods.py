"""Rows of what can be carried."""

from __future__ import annotations

from typing import Annotated, Literal

from souterrain.core.book import Row
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

from .traits import Levels, RuleId, Trait, Ward


class Thing(Row, frozen=True, kw_only=True):
    """Something that can be carried. `sell` is what it brings in town, `needs` whom it obeys."""

    id: str
    emblem: Emblem
    weight: int
    sell: int
    buy: int = 0
    needs: Levels = {}
    hands: int = 0


class Weapon(Thing, frozen=True, kw_only=True):
    """`damage` is a formula. One with a `range` shoots; `pierce` weakens the armour of whoever is hit, if it counts."""

    damage: str
    range: int = 0
    reach: int = 1
    parry: bool = False
    unparryable: bool = False
    pierce: int = 0
    ignores_armour: bool = False
    magic: bool = False
    blows: int = 1
    """How many attacks an action is."""
    again: bool = False
    """Whether a failed attack is rolled again, once."""
    flaming: bool = False
    drinks: str = "0"
    """What its bearer regains when he wounds."""
    past_all: bool = False
    """Whether nobody is in the way of a shot."""
    modifies: Levels = {}
    rule: RuleId


class Armour(Thing, frozen=True, kw_only=True):
    """Worn on the body, or a shield held in a hand."""

    armour: int
    parry: bool = False
    modifies: Levels = {}
    magic: bool = False
    phantom: bool = False
    """Whether a D says at the start of each turn how much it is worth."""
    regeneration: int = 0
    scourge: bool = False
    """Whether the undead and demons at its wearer's side suffer at the start of each turn."""
    spellproof: bool = False
    over_skin: bool = False
    """Whether it may be worn by those who wear no armour."""
    wards: tuple[Ward, ...] = ()
    rule: RuleId


class Potion(Thing, frozen=True, kw_only=True):
    """Drunk once."""

    effect: Annotated[str, ref("potion effect")]
    amount: str = "0"
    trait: Trait | None = None
    rule: RuleId


class Trinket(Thing, frozen=True, kw_only=True):
    """A magic object. Of each category only one is worn; a sceptre is held. Some are used, once a game or for each
    point."""

    category: str
    wards: tuple[Ward, ...] = ()
    extra: Trait | None = None
    """The characteristic for whose tests a D is added."""
    stride: int = 0
    """Squares more in a running action."""
    magic: int = 0
    """D of magic."""
    skill: Annotated[str, ref("skill")] = ""
    use: Annotated[str, ref("use")] = ""
    once: bool = False
    replays: bool = False
    """Whether its bearer may play his turn again."""
    rule: RuleId


class Scroll(Thing, frozen=True, kw_only=True):
    """Read once."""

    use: Annotated[str, ref("use")]
    rule: RuleId


class Device(Thing, frozen=True, kw_only=True):
    """A trap that is set on a square."""

    sets: Annotated[str, ref("element")]
    rule: RuleId


class Relic(Thing, frozen=True, kw_only=True):
    """What a quest is about; it is no loot, and its bearer guards it with his life."""

    rule: RuleId


class Grimoire(Thing, frozen=True, kw_only=True):
    """From it the spells of a school are learnt, between games."""

    school: Literal["white", "black", "beggars", "necromantic", "demonology"]
    skill: Annotated[str, ref("skill")] = ""
    """What one has to know to learn from it."""
    rule: RuleId


class Rune(Thing, frozen=True, kw_only=True):
    """Bound to a weapon or an armour for good."""

    modifies: Levels = {}
    life: int = 0
    rule: RuleId
