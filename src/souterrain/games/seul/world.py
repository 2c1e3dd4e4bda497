"""The state of a career: the character, the underworld that remembers, the encounter under way."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from souterrain.core.game import Setup as CoreSetup
from souterrain.core.world import World as CoreWorld

SEAT = "p1"
ROUNDS = 12
"""Rounds in a Turn."""
DAY = 144
"""Turns in a day."""


class Setup(CoreSetup, kw_only=True):
    """What is settled before a career begins."""

    expeditions: int = 10
    """The career ends after so many."""
    floors: int = 0
    """The deepest floor; 0 for an underworld without a last one."""
    rolled_hp: bool = False
    """The old-school way: starting hit points are rolled."""
    every_roll: bool = False
    """Ask for a judgement before every roll, even where nothing could be spent on it."""
    dungeon: str = ""
    """The text of a module (One Page Dungeon JSON) or of a dungeon of one's own (TOML); empty for the generator."""


class Thing(Struct, omit_defaults=True, gc=False):
    """Something carried or lying about. `fresh` was found below and has not yet been carried out for experience;
    `value` (copper) overrides the list price; `oil` is what a lantern has left, in Turns."""

    kind: str
    name: str = ""
    value: int = 0
    bonus: int = 0
    oil: int = 0
    domain: str = ""
    fresh: bool = False


class Light(Struct, omit_defaults=True, gc=False):
    """A burning light: carried in the off hand, or lying on a square of a floor."""

    kind: Literal["torch", "lantern"]
    until: int
    floor: int = 0
    at: int = -1


class Hero(Struct):
    """The character's sheet."""

    name: str = ""
    die: int = 8
    dv: Annotated[int, Meta(ge=0, le=99)] = 1
    hp: int = 0
    top: int = 0
    px: int = 0
    traits: list[str] = []
    domains: list[str] = []
    gifts: list[str] = []
    fatigue: int = 0
    armour: Thing | None = None
    shield: Thing | None = None
    weapon: Thing | None = None
    off_hand: Literal["", "shield", "light"] = ""
    pack: list[Thing] = []
    resources: int = 0
    torches: int = 0
    salves: int = 0
    purse: dict[str, int] = {}
    light: Light | None = None
    spells: dict[str, int] = {}
    """Spells at work, with the round in which each ends."""
    poison_until: int = 0
    diseased: bool = False
    dead: bool = False
    fainted: bool = False
    """Fatigue has overflowed: he drops as soon as the moment allows."""


class Foe(Struct, omit_defaults=True, gc=False):
    """One of those met."""

    hp: int
    top: int
    leader: bool = False
    state: Literal["up", "dead", "spared", "fled", "yielded"] = "up"
    burning: bool = False
    scorched: bool = False
    """Fire has hurt it in this Round."""


class Group(Struct, omit_defaults=True):
    """Those met together."""

    creature: str
    foes: list[Foe]
    mood: Literal["", "friendly", "wary", "hostile"] = ""
    guards: bool = False
    passed: bool = False
    """They have let the character pass and hold to it during this expedition."""
    dv_met: int = 0
    led: bool = False
    friendly_at_first: bool = False
    captive: bool = False
    met: bool = False
    ignored: bool = False
    """They and the character leave each other alone until he comes back; the friendly, until he speaks to them or comes
    on another expedition."""
    paid: bool = False
    """They have already brought experience for a success."""
    failed: bool = False
    """They have already brought experience for a failure."""


class Encounter(Struct):
    """A meeting under way."""

    group: Group
    distance: int
    origin: Literal["wandering", "section", "patrol", "risen", "captive"]
    section: int = -1
    hero_surprised: bool = False
    foes_surprised: bool = False
    round: int = 0
    fighting: bool = False
    blood: bool = False
    """The character has wounded one of them."""
    blow_struck: bool = False
    """Somebody has struck: the time for talk is over."""
    triggers: list[str] = []
    """Reasons for a Morale test that have already come up."""
    held: bool = False
    no_morale: bool = False
    gazed: bool = False
    froze: bool = False
    frozen: bool = False
    breathed: bool = False
    danger_lowered: bool = False
    acts_last: bool = False
    shared: bool = False
    sent_back: bool = False
    told_news: bool = False
    trades: bool = False
    left_behind: bool = False
    """He has run from them, and they are no longer about."""


class Chest(Struct, omit_defaults=True):
    """A container with something in it."""

    kind: str
    locked: bool = False
    trap: str = ""
    trap_found: bool = False
    things: list[Thing] = []
    purse: dict[str, int] = {}
    resources: int = 0
    salves: int = 0


class SetTrap(Struct, omit_defaults=True, gc=False):
    """A trap in a section: on a square, or at an exit."""

    kind: str
    place: Literal["floor", "exit"]
    at: int = -1
    found: bool = False


class Cache(Struct, omit_defaults=True):
    """What the character has hidden, how well, and when he was last there."""

    things: list[Thing]
    purse: dict[str, int] = {}
    fresh_coins: int = 0
    resources: int = 0
    spent: int = 0
    visited: int = 0
    """The day of the last visit."""


class Place(Struct, omit_defaults=True):
    """What the underworld remembers of a section."""

    revealed: bool = False
    entered: bool = False
    light: Literal["", "torch", "lamp"] = ""
    group: Group | None = None
    trap: SetTrap | None = None
    things: list[Thing] = []
    purse: dict[str, int] = {}
    own_coins: int = 0
    """Copper among those coins that he has brought or carried out before: no find."""
    resources: int = 0
    torches: int = 0
    salves: int = 0
    chests: list[Chest] = []
    hidden: bool = False
    """What lies here shows only to a successful Search."""
    noticed: bool = False
    """What there is to take here was told."""
    searched: bool = False
    found: list[int] = []
    """Finds already made here, by number."""
    used: bool = False
    """The element of the place has given what it had."""
    lifted: str = ""
    """A floor that is no longer what the plan says: rubble or flooded."""
    gas_until: int = 0
    barred: bool = False
    rope: bool = False
    bodies: int = 0
    cache: Cache | None = None
    cleared: int = -1
    """The day on which its inhabitants were beaten."""
    touched: bool = False
    """The element of the place has been disturbed once."""
    prayed: int = -1
    read: bool = False
    spot: int = -1
    """The square on which its element is drawn: the middle of what was seen of it first."""


class Heard(Struct, gc=False, array_like=True):
    """What somebody told of a section, and roughly where that lies; the section itself is for the rules alone."""

    contents: str
    x: int
    y: int
    section: int = -1


class Floor(Struct):
    """A floor: its plan, and what has become of it. `doors` has one letter an exit; `seen` one byte a square."""

    plan: str
    doors: str
    seen: bytearray
    places: dict[int, Place] = {}
    stretches: list[int] = []
    areas: list[int] = []
    accesses: list[int] = []
    notes: list[int] = []
    ropes: list[int] = []
    heard: list[Heard] = []


class Entry(Struct, gc=False, array_like=True, omit_defaults=True):
    """A line of the chronicle: when (Round of the career), what, and about whom or how much."""

    when: int
    what: str
    name: str = ""
    n: int = 0


class Home(Struct, gc=False):
    """A rented dwelling and what is kept there."""

    grade: str
    until: int
    things: list[Thing] = []
    purse: dict[str, int] = {}


class Goal(Struct, omit_defaults=True, gc=False):
    """Why he goes down, and how far he has come with it."""

    reason: str
    count: int = 0
    floor: int = 0
    section: int = -1
    family: str = ""
    done: bool = False


class Judgement(Struct, omit_defaults=True, gc=False):
    """What the player decides about the next roll in place of the program's proposal."""

    trait: Literal["", "claim", "waive"] = ""
    situation: int | None = None


class World(CoreWorld):
    """A career."""

    hero: Hero = field(default_factory=Hero)
    expeditions: int = 10
    last_floor: int = 0
    rolled_hp: bool = False
    every_roll: bool = False
    every_die: bool = False
    """He is asked for Resources at initiative and at 0 hit points, too: not in careers begun before that was so."""
    ask_effort: bool = True
    """Whether to ask before a roll what to spend on it."""
    seed: str = ""
    charted: str = ""
    """The plan of a module; empty for the generator's own."""
    floors: list[Floor] = []
    where: Literal["town", "below"] = "town"
    floor: int = 0
    at: int = -1
    came_by: int = -1
    """The exit last used."""
    now: int = 0
    """Rounds since the career began."""
    entered: int = 0
    """The Round in which this expedition began."""
    turns_done: int = 0
    """Turns of this expedition whose duties are settled."""
    rests: int = 0
    """Rest Turns that have not yet served a block of five Turns."""
    rest_run: int = 0
    rest_paid: bool = False
    resting: bool = False
    """A Rest Turn is under way."""
    danger: int = 0
    calm_from: int = 0
    """The Turn of the career from which the next six quiet ones count."""
    patrol_at: int = -1
    """The Turn of the career in which a patrol arrives."""
    expedition: int = 0
    fresh_coins: int = 0
    """Copper found below and not yet carried out for experience."""
    stirred: bool = False
    """Something new has happened: whoever was walking stops."""
    test_due: bool = False
    """An alarm was raised: an Encounter test falls due at once."""
    slides: bool = False
    """A chute has opened under him."""
    sanctuary: list[int] = []
    """Floor and square of the sanctuary's centre, while there is one."""
    ways: list[list[int]] = []
    """Ways in and out that are known: floor and number of the access."""
    encounter: Encounter | None = None
    judgement: Judgement | None = None
    mercy: list[str] = []
    """Families that remember being spared."""
    captive: str = ""
    goal: Goal | None = None
    bank: int = 0
    guild: str = ""
    owed: int = 0
    """Copper that the guild is still to have."""
    first_test: bool = False
    """The first Encounter test of this expedition is still to come."""
    home: Home | None = None
    cheered: bool = False
    fed: bool = False
    drank: bool = False
    sick_nights: int = 0
    """Nights with a meal that a disease has lasted in town."""
    chronicle: list[Entry] = []
    ended: Literal["", "dead", "retired", "career"] = ""

    @property
    def turn_now(self) -> int:
        """Turns since the career began."""
        return self.now // ROUNDS

    @property
    def day(self) -> int:
        return self.now // (ROUNDS * DAY)

    @property
    def here(self) -> Floor:
        return self.floors[self.floor - 1]


def note(world: World, what: str, name: str = "", n: int = 0) -> None:
    """Write a line of the chronicle."""
    world.chronicle.append(Entry(world.now, what, name, n))
