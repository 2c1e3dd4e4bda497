"""The state of an expedition: the map as the Mapper keeps it, the party, the monsters, the game master's counters.

Figures, items, effects, hazards and traps are in `states`; content rows are named by their ids.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from souterrain.core import game
from souterrain.core.ask import Seat
from souterrain.core.world import World as CoreWorld
from souterrain.crawl.campaign import Campaign
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Coordinate, Edge, Extent, Side, Square

from .affairs import Town
from .quests.files import laid_by
from .states import Combat, Figure, Furniture, Hazard, Item, Trap


class Setup(game.Setup, kw_only=True):
    """What is settled before an expedition.

    Rules: ahq.setup.players.count, ahq.setup.players.one, ahq.solo.setup.size, ahq.heroquest.optional."""

    heroes: int = 0
    """How many heroes go; 0 is one for each player."""
    choice: list[str] = []
    """The heroes by name, in the order of the seats; those not named are chosen at the table."""
    master: Literal["solo", "seat"] = "solo"
    """Who plays the monsters: the solo rules, or the seat of the game master, a person or a program."""
    quest: str = "expedition"
    levels: int = 0
    """How many levels the dungeon has; 0 leaves it to the quest."""
    again: bool = False
    """Whether heroes who come home without what they went for may rest in town and go down again: a campaign of this
    quest alone."""
    quest_file: str = ""
    """A quest of one's own: the text of its TOML file."""
    furniture: bool = False
    """Whether rooms are furnished."""
    veterans: bool = False
    """Whether heroes bring along what they found in earlier adventures."""
    labyrinth: Literal["no", "first", "rolled"] = "no"
    """Whether a level is laid on the labyrinth's board: that below the first stairs down, or as the dice say."""

    def laid(self) -> tuple[str, ...]:
        return (*laid_by(self.quest, self.quest_file), *super().laid())


SectionKind = Literal["stairs", "corridor", "junction", "turn", "room"]
RoomKind = Literal["", "normal", "hazard", "lair", "quest"]


class Chest(Struct, gc=False, omit_defaults=True):
    """A treasure chest; what is in it is rolled when it is first opened."""

    at: Square
    open: bool = False
    rolled: bool = False
    gold: int = 0
    items: list[Item] = []
    trap: str = ""
    """A trap that was noticed and left alone: the chest cannot be opened."""
    preset: str = ""
    """A trap fixed beforehand on the map of a Quest Location."""


class Section(Struct, kw_only=True, gc=False, omit_defaults=True):
    """One piece of the dungeon, a rectangle of floor. All its walls are shut but for doors and for the open
    sides towards the sections that it joins."""

    id: str
    kind: SectionKind
    x: Coordinate
    y: Coordinate
    w: Extent
    h: Extent
    joins: list[str] = []
    exits: list[Side] = []
    """Open sides beyond which nothing has been laid yet."""
    run: int = 0
    """Sections of one corridor have one number; 0 for rooms."""
    dead_end: bool = False
    leads: Literal["", "out", "up", "down"] = ""
    room: RoomKind = ""
    entered: bool = False
    entry: str = ""
    """The door by which the section was found."""
    searched: list[Side] = []
    ransacked: bool = False
    """Searched for hidden treasure, with or without success."""
    below: str = ""
    """The section with the grate or trapdoor under which this room lies."""
    hazard: Hazard | None = None
    chest: Chest | None = None
    trap: str = ""
    """A trap fixed beforehand on the map of a Quest Location; it waits for the first hero."""
    treasure: str = ""
    """The quest treasure that lies here."""
    plan: str = ""
    """The drawn area that it is."""
    stairs: Square | None = None
    """Stairs that stand in a room: the north-western of their four squares."""
    stairs_lead: Literal["down", "up", "out"] = "down"
    unseen: bool = False
    """A part of a labyrinth's board of which nothing is known but its outline."""
    rubble: list[Square] = []
    """Squares that nobody can enter or look over."""
    furniture: Furniture | None = None
    body_points: int = 0
    """What it costs the first hero who comes in, by the map of an adventure of HeroQuest."""
    stash_gold: int = 0
    stash: list[str] = []
    """What a search finds, by the same map."""


class Door(Struct, kw_only=True, gc=False, omit_defaults=True):
    """A door on the edge between squares `a` and `b`; `a` is on the side from which it was first known.

    Rule: ahq.dungeon.door.closed-when-found."""

    id: str
    a: Square
    b: Square
    open: bool = False
    explored: bool = False
    """What lies behind is known: nothing is rolled when the door is opened."""
    false: bool = False
    secret: bool = False
    magic: bool = False
    """Made by a spell: there may be nothing but rock behind it."""
    plan: str = ""
    """The prepared area of a Quest Location to which it leads."""


class Pile(Struct, kw_only=True, gc=False, omit_defaults=True):
    """What lies on the floor: treasure left behind, armour taken off, a dead hero's goods.

    Rule: ahq.explore.armour.left-behind-is-mapped."""

    at: Square
    gold: int = 0
    items: list[Item] = []
    body: str = ""


class Group(Struct, kw_only=True, gc=False, omit_defaults=True):
    """Monsters that belong together. `rows` are those that will be met; on the board they are figures."""

    id: str
    level: int
    section: str
    rows: list[str]
    original: list[str] = []
    gold: int = 0
    spied: bool = False
    """Seen through the Open Window."""
    prisoners: bool = False
    posts: list[Square] = []
    """Where they stand when they are met, where a map says so."""
    captives: list[str] = []
    """Those whom they guard."""
    treasure: list[Item] = []
    """Quest treasures of their dead, which they carried off when the heroes fled."""
    characters: list[Figure] = []
    """Character Monsters waiting with the group; unlike the rest they are never replaced."""
    met: bool = False
    fighting: bool = False


class Level(Struct, kw_only=True, gc=False, omit_defaults=True):
    """One level of the dungeon as far as it is known.

    Rules: ahq.dungeon.map.what-is-noted, ahq.dungeon.levels-free, ahq.dungeon.reuse.sections."""

    number: int
    sections: dict[str, Section] = {}
    doors: dict[str, Door] = {}
    piles: list[Pile] = []
    traps: list[Trap] = []
    grilles: list[Edge] = []
    """Edges shut by a portcullis: one can look but not walk through."""
    waiting: list[Figure] = []
    """Figures of the party who stayed on this level when the others left it."""
    arrived: str = ""
    """The stairs of the level above from which this one was reached."""
    quest_rooms: int = 0
    board: str = ""
    """The board on which a labyrinth is laid; an ordinary level has none."""
    labyrinth_below: bool = False
    """Its stairs down lead to a labyrinth."""
    dead_ended: bool = False
    """Nothing was left to try when it was last looked at."""
    serial: int = 0
    key: str = ""
    """Changes whenever the map does: names the map in the cache of `ground`."""


class Counters(Struct, gc=False, omit_defaults=True):
    """The game master's counters: the bowl, his hand, and his Character Monsters.

    Rules: ahq.setup.components.character-counters, ahq.gm.character.kept-apart."""

    bowl: dict[str, int] = {}
    hand: list[str] = []
    due: list[str] = []
    """Character Monsters of the dungeons to come, in order."""
    ready: list[str] = []
    """Character Monsters that may be added to monsters being placed."""
    escaped: list[Figure] = []
    slain: list[str] = []


class Kit(Struct, gc=False, omit_defaults=True):
    """What was taken from a prisoner."""

    items: list[Item] = []
    worn: list[str] = []
    hand: str = ""
    gold: int = 0


class Leg(Struct, gc=False, omit_defaults=True):
    """A part of the dungeon that somebody in flight has seen before the Heroes: behind a door, or beyond an exit."""

    door: str
    section: str
    side: str
    sections: list[Section]
    doors: list[Door]
    groups: list[Group] = []
    read: bool = False
    """The Heroes have looked for his tracks there."""


class Progress(Struct, gc=False, omit_defaults=True):
    """How far the quest has come."""

    treasures: list[str] = []
    """Quest treasures found."""
    slain: list[str] = []
    """Monsters named by the quest that are dead."""
    pairs: list[list[str]] = []
    """Solo objective: the pairs of Character Monsters still to be met, in the order of the Quest Rooms."""
    items: list[Item] = []
    """Solo objective: the magic item of each pair still to be met."""
    rolled: dict[str, Item] = {}
    """Items of Character Monsters whose level was rolled when the quest started."""
    hoard: list[str] = []
    """Solo objective: the magic items that must be collected."""
    turns: int = 0
    """Turns of this expedition."""
    band: dict[str, int] = {}
    """Defenders who have not been met yet."""
    left: int = 0
    """All defenders who are alive."""
    bloodied: int = -1
    """The last turn in which a monster was slain."""
    rooms: int = 0
    """Rooms that a patron has seen."""
    content: bool = False
    """He has seen enough."""
    water: int = 0
    """How high it stands."""
    pieces: list[str] = []
    """Pieces of the treasure that nobody has been given yet."""
    kits: dict[str, Kit] = {}
    """What was taken from the Heroes, until they find it again."""
    robbed: list[str] = []
    """Powers that somebody has lost with his refuge: the monster's row."""
    chasers: list[str] = []
    """Character Monsters who have not come yet."""
    trail: list[Leg] = []
    """The way of somebody in flight beyond what the Heroes know."""
    caught: bool = False
    """He has been seen: he flees no further."""


class World(CoreWorld, kw_only=True, omit_defaults=True):
    """An expedition.

    Rules: ahq.setup.players.gm-controls, ahq.solo.roles."""

    setup: Setup
    mode: Literal["exploration", "combat"] = "exploration"
    leader: str = ""
    mapper: str = ""
    figures: dict[str, Figure] = {}
    """Everybody on the present level."""
    fallen: list[Figure] = []
    """Dead heroes."""
    departed: list[Figure] = []
    """Heroes and henchmen who left the dungeon alive."""
    below: list[Figure] = []
    """Those who took the stairs to another level and wait for the others."""
    bound: int = 0
    """The level to which they are going."""
    taken: str = ""
    """The section with the stairs that they took."""
    levels: list[Level] = []
    level: int = 0
    groups: dict[str, Group] = {}
    combat: Combat | None = None
    counters: Counters = field(default_factory=Counters)
    npcs_met: list[str] = []
    progress: Progress = field(default_factory=Progress)
    serial: int = 0
    active: str = ""
    """The figure that is acting."""
    mute: dict[Seat, list[str]] = {}
    """Questions that a seat does not want to be asked."""
    given_up: bool = False
    """The henchmen have left the last of the fallen heroes to his fate."""
    over: str = ""
    """How the expedition ended, once it has."""
    campaign: Campaign | None = None
    town: Town = field(default_factory=Town)
    absent: list[Figure] = []
    """Those of the company who stay in town while the others are below."""

    @property
    def solo(self) -> bool:
        return self.setup.master == "solo"

    @property
    def unled(self) -> bool:
        """Whether monsters act by the solo rules: there is no game master, or he has left the rest of his phase to the
        program."""
        return self.solo or (self.combat is not None and self.combat.unled)

    @property
    def here(self) -> Level:
        """The level on the table."""
        return self.levels[self.level]

    @property
    def master(self) -> Seat:
        """The seat that makes the game master's choices; in solo games the Leader's."""
        return self.seat_of(self.leader) if self.solo else GM

    def seat_of(self, figure: str) -> Seat:
        """Who plays a figure, on the table or off it: the dead, the departed and those who lie on another level keep
        their player."""
        found = self.figures.get(figure)
        if found is None:
            elsewhere = (each for level in self.levels for each in level.waiting)
            gone = (*self.fallen, *self.below, *self.departed, *self.absent, *elsewhere)
            found = next(each for each in gone if each.id == figure)
        return found.seat

    def new_id(self, prefix: str) -> str:
        """An id that nothing in this world has had."""
        self.serial += 1
        return f"{prefix}{self.serial}"


MOST_PLAYERS = 4
"""Players with Heroes."""


def player_seats(world: World) -> list[Seat]:
    """The seats of those who play Heroes: as at the beginning, until somebody joins a campaign or leaves it."""
    return world.town.seats or [f"p{n + 1}" for n in range(world.setup.players)]


def whose(world: World, seat: Seat) -> Seat:
    """The seat of a hero as it is told of: whoever plays alone knows it."""
    return seat if len(player_seats(world)) > 1 else ""


def hero_seats(world: World) -> list[Seat]:
    """The seat of each hero, in the order in which heroes are dealt round the table.

    Rules: ahq.setup.players.two, ahq.setup.players.three, ahq.setup.players.hero-controls."""
    seats = player_seats(world)
    return [seats[n % len(seats)] for n in range(max(world.setup.heroes, len(seats)))]
