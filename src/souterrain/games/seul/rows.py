"""The rows of the catalogue: one type for each kind."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from souterrain.core.book import Row
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

Dice = Annotated[str, Meta(pattern=r"^((\d*d)?\d+(\+(\d*d)?\d+)*)?$")]
"""A formula such as "2d6+1"."""
RuleId = Annotated[str, ref("rule")]
GearId = Annotated[str, ref("gear")]
TestId = Annotated[str, ref("test")]
Metal = Annotated[Literal["platinum", "gold", "electrum", "silver", "copper"], ref("coin")]


# Those who may be met


class Family(Row, frozen=True):
    id: str
    emblem: Emblem
    living: bool = True


class Creature(Row, frozen=True):
    """Who may be met. Its table is that of its level, on which a D8 is rolled. Without an emblem of its own it has its
    family's."""

    id: str
    level: int
    roll: str
    family: Annotated[str, ref("family")]
    number: Dice
    damage: Dice
    dv: int
    emblem: Emblem = ""
    ca: int = 0
    descending_ca: int | None = None
    """In place of `ca`, from a book in which lower is better."""
    hit_die: int = 6
    attacks: int = 1
    morale: int = 0
    friendly: int = 0
    likes: int = 0
    thinks: bool = False
    undead: bool = False
    never_flees: bool = False
    leader: bool = False
    treasure: Literal["", "pocket", "hoard"] = ""
    hits: tuple[Annotated[str, ref("hit")], ...] = ()
    special: tuple[
        Literal["ambush", "breath", "disease", "gaze", "infra-blind", "magic-hurt-only", "regenerate"], ...
    ] = ()


# Tests


UNDEAD: Literal["undead"] = "undead"
"""What a test is about where the dead that walk have part in it."""
TestKind = Literal[
    "search",
    "encounter",
    "surprise",
    "stealth",
    "acrobatics",
    "flight",
    "charm",
    "negotiation",
    "bribery",
    "magic",
    "cache",
    "attack",
    "save",
    "dodge",
    "disarm",
    "pick",
    "force",
]


class Test(Row, frozen=True):
    """A kind of test: its difficulty, how much acting blind weighs on it, and whether it has a sentence of its own
    because nothing else may be told of what comes of it."""

    id: TestKind
    difficulty: Annotated[str, Meta(pattern=r"^(own|target|\d+)$")]
    blind: int = 4
    told: bool = False


class Domain(Row, frozen=True):
    """A domain of competence; with `morale` a Morale test that has failed is rolled again as well."""

    roll: str
    id: str
    tests: tuple[TestId, ...]
    rule: RuleId
    morale: bool = False


class Fitting(Row, frozen=True):
    """The tests that something counts for: all of a kind, or `only` those that are about something."""

    tests: tuple[TestId, ...] = ()
    only: dict[TestId, tuple[str, ...]] = {}

    def fits(self, test: TestKind, tags: tuple[str, ...]) -> bool:
        return test in self.tests or any(tag in self.only.get(test, ()) for tag in tags)


class Trait(Fitting, frozen=True, kw_only=True):
    id: str
    kind: Literal["race", "nickname", "trait"]


class Situation(Fitting, frozen=True, kw_only=True):
    """What a situation is worth; the handler of its name judges whether it is one."""

    id: Annotated[str, ref("when")]
    bonus: int = 0
    malus: int = 0


# The character


class HitDie(Row, frozen=True):
    id: str
    extras: int
    rule: RuleId


class Gift(Row, frozen=True):
    id: Literal["consecrated", "infravision", "magic"]


class Spell(Row, frozen=True):
    """A spell and how many Rounds it lasts; some are for a fight only, some for peace only."""

    id: Literal["shield", "invisibility", "light", "sanctuary", "fire-bolt"]
    rounds: int
    rule: RuleId
    fight: bool = True
    peace: bool = True


class Award(Row, frozen=True):
    """What brings experience."""

    id: Literal["friendly", "success", "failure", "trap", "section", "archaeology", "layout"]
    px: int
    rule: RuleId


class Actions(Row, frozen=True):
    dv: int
    number: int


class Mercy(Row, frozen=True):
    roll: str
    fate: Literal["killed", "robbed", "stripped", "carried", "left"]


# Things


class Gear(Row, frozen=True):
    """A thing that can be carried. Money is counted in copper pieces."""

    id: str
    use: Literal["armour", "shield", "weapon", "light", "charm", "container", "valuable"]
    enc: int
    emblem: Emblem
    ca: int = 0
    damage: int = 0
    price: int = 0
    turns: int = 0
    holds: int = 0
    ranged: bool = False
    thrown: bool = False
    two_handed: bool = False
    names: tuple[str, ...] = ()
    shiny: bool = False
    """Small and precious: the first thing that thieves take."""


class Kit(Row, frozen=True):
    id: str
    gear: tuple[GearId, ...]
    torches: int
    resources: int
    gold: int


class Stack(Row, frozen=True):
    id: Literal["resource", "torch", "coin"]
    per_enc: int
    lot: int = 1
    price: int = 0
    turns: int = 0


class Coin(Row, frozen=True):
    id: str
    copper: int


class Load(Row, frozen=True):
    """From which Enc on it counts, the malus on every roll, the Rounds that a square takes, the squares run."""

    enc: int
    malus: int
    rounds: int
    run: int


# Traps


class Trap(Row, frozen=True):
    roll: str
    id: str
    places: tuple[Literal["floor", "exit", "container"], ...]
    shift: int = 0
    saved: Literal["none", "half"] = "none"
    failed: Annotated[str, ref("effect")] = ""
    always: Annotated[str, ref("effect")] = ""
    against: str = ""
    harmless: bool = False
    no_save: bool = False


class Lethality(Row, frozen=True):
    roll: str
    dice: int


# Modules


class Promise(Row, frozen=True):
    """What a remark of a module seems to promise, by its words."""

    id: Literal["creatures", "treasure", "trap"]
    words: tuple[str, ...]


# Treasure


class Unit(Row, frozen=True):
    roll: str
    copper: int


class Form(Row, frozen=True):
    roll: str
    form: Literal["coins", "valuable", "resources", "equipment"]
    metal: Literal["", "base", "common", "good", "fine"] = ""
    gear: GearId = ""
    times: Dice = ""
    over: int = 1


class Metals(Row, frozen=True):
    roll: str
    base: Metal
    common: Metal
    good: Metal
    fine: Metal


class Container(Row, frozen=True):
    """What coins lie in, if anything: a lock, a trap on a D6 up to a number."""

    roll: str
    gear: GearId = ""
    locked: int = 0
    trapped: int = 0


class Strongbox(Row, frozen=True):
    gear: GearId
    locked: int


class Find(Row, frozen=True):
    roll: str
    kind: Literal["ordinary", "salve", "weapon", "armour", "charm", "masterpiece"]
    gear: GearId = ""
    bonus: int = 0
    from_level: int = 1


class MagicArmour(Row, frozen=True):
    roll: str
    pieces: tuple[GearId, ...]


class Ordinary(Row, frozen=True):
    pieces: tuple[GearId, ...]
    weapons: tuple[GearId, ...]


# The town


class Place(Row, frozen=True):
    """A place in town, where it lies on the picture of it, and the errands that lead there."""

    name: str
    at: tuple[float, float]
    emblem: Emblem
    errands: tuple[str, ...]


class Inn(Row, frozen=True):
    id: str
    price: int
    sweats_poison: bool = False


class Meal(Row, frozen=True):
    id: str
    price: int
    cheers: bool = False


class Home(Row, frozen=True):
    id: str
    price: int
    storage: int


class Guild(Row, frozen=True):
    id: str
    maps: bool = False
    cures: bool = False
    resale: int = 0


class Services(Row, frozen=True):
    round: int
    bank_percent: int
    guild_percent: int
    resale: int
    night_turns: int


class Reason(Row, frozen=True):
    """Why he goes down: what it pays, how often it must be done, the thing that is to be brought."""

    roll: str
    id: Literal["relic", "captive", "chart", "other-way", "nest", "debt"]
    pays: int
    goal: int = 1
    thing: GearId = ""
