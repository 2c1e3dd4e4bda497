"""The state of a game: the catacombs as far as they are laid, who stands there, the decks, and what nobody has seen."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from souterrain.core import game, world
from souterrain.crawl.bag import Bag
from souterrain.crawl.campaign import Campaign
from souterrain.crawl.squares import Coordinate, Square
from souterrain.crawl.squares import Side as Wall

from .rows.places import DoorKind
from .rows.traits import Trait

Camp = Literal["party", "dark"]
FIRST: Literal["rats"] = "rats"
"""The quest that a party begins with."""
PARRY: Literal["parry"] = "parry"
"""A parry among what was done this turn."""
PARTY = 4
"""So many heroes at most go into the catacombs together."""


class Setup(game.Setup):
    """One to four heroes, led by as many players or fewer; the game master is a person or the program."""

    heroes: int = 4
    play: Literal["quest", "campaign"] = "quest"
    """One quest, or a campaign, in which the same heroes go from quest to quest."""
    party: Literal["usual", "chosen"] = "usual"
    """Whether one person who runs all heroes takes the first sheets, or chooses."""
    quest: str = FIRST
    quest_file: str = ""
    """A quest of one's own, played instead: the text of an overlay that adds one."""
    level: str = "quest"
    """How hard it is: a level, or the one that the quest is meant for."""
    master: Literal["auto", "seat"] = "auto"
    destiny: Literal["decisive", "always", "never"] = "decisive"
    """When a player is asked whether a point of destiny is to mend a bad roll."""

    def laid(self) -> tuple[str, ...]:
        return (*((self.quest_file,) if self.quest_file else ()), *super().laid())


class Item(Struct):
    """Something carried; worn, or held in hand."""

    id: str
    kind: str
    worn: bool = False
    used: bool = False
    """Whether it has done what it does once a game."""
    runes: list[str] = []
    """The runes that are bound to it."""


class Effect(Struct, frozen=True):
    """What changes a characteristic for a while: until the bearer's side begins turn `until`."""

    trait: Trait
    plus: int
    until: int


class Figure(Struct):
    """Whoever stands on the board. `kind` is a sheet or a dweller; a swarm is one figure with the life of all."""

    id: str
    kind: str
    name: str
    camp: Camp
    seat: str
    at: Square
    life: int
    top: int
    number: int = 0
    """What tells a dweller from others of his kind."""
    points: int = 0
    destiny: int = 0
    crowns: int = 0
    items: list[Item] = []
    trained: dict[Trait, int] = {}
    """Levels above those of his sheet."""
    effects: list[Effect] = []
    spent: list[str] = []
    """What he may do once a turn, and has done: parries among them, each by what he parried with."""
    lost: int = 0
    """Action points that his next turn begins without."""
    webbed: int = 0
    """The level of the web that he is caught in."""
    poisoned: bool = False
    burning: str = ""
    """Who set him on fire, while he burns."""
    invisible: bool = False
    invulnerable: bool = False
    aura: int = 0
    """Points of magic armour that a scroll gave him for the game."""
    shell: int = 0
    """Points of magic armour that a spell gives him until his side's next turn."""
    phantom: int = 0
    """What his phantom armour is worth this turn."""
    fell: int = 0
    """The game turn in which he fell to 0 life points, while he lies there."""
    over: bool = False
    """Whether his turn has been ended by something that befell him."""
    robbed: bool = False
    """Whether a thief has had his crowns."""
    hole: bool = False
    """Whether he is at the bottom of a hole."""
    each: int = 1
    """The life points of one: of a swarm, those of each of its figures."""
    heads: int = 1
    """The figures of a swarm that fight: others that joined it count from its next turn on."""
    bound: Square | None = None
    """Where a dweller last knew a hero to be."""
    trails: bool = False
    """Whether a dweller follows the party's trail, however far it leads."""
    poor: bool = False
    """Whether a dweller has nothing on him: he came when the Mishap deck had been gone through."""
    ally: bool = False
    """Whether he is on the party's side, and no hero."""
    held: int = 0
    """Waiting points: what he may do in the other side's turn."""
    deaf: bool = False
    """Whether his seat does not want to be asked again this turn what he does with them."""
    once: list[str] = []
    """What he may do once a game, and has done."""
    downed: bool = False
    """Whether he fell in this quest."""
    xp: int = 0
    handicaps: list[str] = []
    learnt: list[str] = []
    """Skills beyond those of his sheet."""
    studied: list[str] = []
    """Spells beyond those of his sheet."""
    raised: list[Trait] = []
    """The characteristics that he has raised since the last quest."""
    drilled: bool = False
    """Whether a master has taught him since the last quest."""
    box: bool = False
    """Whether he owns a strongbox in town."""
    stored: list[Item] = []
    post: str = ""
    """Of a dweller: the quest that put him where he is."""


class Duel(Struct):
    """Two who fight it out between themselves: how far apart they were when the game turn began, and the one in which
    blood was last drawn."""

    challenger: str
    rival: str
    gap: int
    blood: int


class Zone(Struct, frozen=True, cache_hash=True):
    """A zone as it was laid: the card, where its north-west corner is, and its plan as it was turned."""

    id: str
    card: str
    x: Coordinate
    y: Coordinate
    plan: tuple[str, ...]
    entry: Square
    link: Square | None = None
    """The exit that leads to the entry where the zone found no room beside it."""


class Door(Struct):
    """A door, or an archway (open, of no kind), on a square of its own. It leads to a zone, or for now nowhere."""

    id: str
    at: Square
    zone: str
    kind: DoorKind | Literal[""]
    state: Literal["shut", "locked", "open", "gone"]
    life: int = 0
    wall: Wall | Literal[""] = ""
    """The side of its zone on which it is, where it is a way out."""
    leads: str = ""
    """The zone behind it, once it is laid."""
    blind: bool = False
    """Whether it is known to lead nowhere."""
    tried: bool = False
    """Whether somebody has tried to open it, and so knows whether it is locked."""
    holds: str = ""
    """Of a cell: who is locked up behind it."""


class Element(Struct):
    """A piece of scenery or a trap on its square. A trap that is not `armed` has gone off, or was disarmed."""

    id: str
    kind: str
    at: Square
    armed: bool = True
    disarmed: bool = False
    searched: bool = False
    shut: bool = False
    """Of a well: whether its lid is on."""
    locked: bool = False
    forced: bool = False
    """Of a chest: whether it was locked, and has been picked or broken open."""
    life: int = 0
    owner: Camp | Literal[""] = ""
    """Of a trap: the side that set it, and that alone knows of it."""
    pair: str = ""
    """Of a portal: the one that it leads to."""
    done: bool = False
    """Of what a task is about: whether it is done."""


class Waiting(Struct):
    """A group that waits in ambush for the next zone that is laid: so many of a kind."""

    kind: str
    count: int


class Secrets(Struct):
    """What the heroes do not know: the Plan cards behind each way out (the next one first), the traps and doors that
    nobody has found, and who waits in ambush."""

    piles: dict[str, list[str]] = {}
    traps: list[Element] = []
    doors: list[Door] = []
    ambush: Waiting | None = None
    memory: bytes = b""
    """The world as it was when the bearer of a certain ring began to act."""


class Regne(world.World):
    """The whole game. A turn of the session is one activation; `round` counts the game's own turns."""

    setup: Setup = field(default_factory=Setup)
    level: str = ""
    figures: dict[str, Figure] = {}
    dead: list[Figure] = []
    gone: list[Figure] = []
    """Heroes who are out of the catacombs."""
    zones: list[Zone] = []
    doors: dict[str, Door] = {}
    elements: dict[str, Element] = {}
    loose: dict[str, list[Item]] = {}
    """What lies on the floor, by square."""
    fixtures: list[str] = []
    """The elements that the quest has put into its zone."""
    secrets: Secrets = field(default_factory=Secrets)
    stalked: bool = False
    """Whether somebody waits in ambush: all have heard it, nobody knows who."""
    mishaps: Bag = field(default_factory=lambda: Bag({}))
    card: str = ""
    """The mishap that lies face up: this turn's."""
    passes: int = 0
    """How often the deck of mishaps has been gone through."""
    round: int = 0
    side: Camp = "party"
    trusted: int = 0
    """The game turn in which the game master leaves his characters to the program."""
    begun: bool = False
    """Whether the turn of this side has begun."""
    again: bool = False
    """Whether the party has another turn after this one."""
    doubled: bool = False
    """Whether this turn of the party is such another one."""
    order: list[str] = []
    """Who has not acted yet in this side's turn."""
    acting: str = ""
    leader: str = ""
    leads: str = ""
    """Who leads in his place, as was last told; he himself where it is empty."""
    pot: int = 0
    """The crowns found by all."""
    spoken: int = 0
    """The game turn in which a speech was last made."""
    brave: int = 0
    """The game turn in which the party ignores fear."""
    dim: int = 0
    """The game turn in which the torches gutter."""
    swelling: int = 0
    """The game turn in which magic runs high."""
    hollow: int = 0
    """The game turn in which it runs low."""
    duels: list[Duel] = []
    searched: dict[str, int] = {}
    """The game turn in which each square was last searched."""
    campaign: Campaign | None = None
    company: dict[str, Figure] = {}
    """The heroes of a campaign, between two quests."""
    purses: list[int] = []
    """What the pot of each quest of a campaign came to."""
    hired: list[str] = []
    """Who works for the company before the next quest."""
    held: int = 0
    """For how many game turns the quest zone has been held."""
    rescued: list[str] = []
    """The kinds of those whom the party has brought out."""
    errands: list[str] = []
    """The secondary quests that are done."""
    forfeit: bool = False
    """Whether the quest can no longer be done."""
    won: bool = False
    late: bool = False
    """Whether the time of the quest has run out."""
    minted: int = 0


def standing(figure: Figure) -> bool:
    return figure.life > 0


def able(figure: Figure) -> bool:
    """Neither on the ground nor caught: able to act, and to be in somebody's way."""
    return figure.life > 0 and not figure.webbed and not figure.hole


def immobile(figure: Figure) -> bool:
    """A target that is always hit."""
    return figure.life <= 0 or figure.webbed > 0


def of_camp(world: Regne, camp: Camp) -> list[Figure]:
    return [figure for figure in world.figures.values() if figure.camp == camp]


def heroes(world: Regne) -> list[Figure]:
    """The heroes on the board, on their feet or not; their allies are no heroes."""
    return [figure for figure in world.figures.values() if figure.camp == "party" and not figure.ally]


def against(world: Regne, figure: Figure) -> list[Figure]:
    """His adversaries, on their feet or not, but for those from whom a duel keeps him.

    regne.duel.no-interference, regne.move.block-exception-duel"""
    camp = figure.camp
    found = [other for other in world.figures.values() if other.camp != camp]
    return [other for other in found if not apart(world, figure, other)] if world.duels else found


def friends(world: Regne, figure: Figure) -> list[Figure]:
    """All others of his camp; to one who fights a duel nobody is of any help, nor he to them."""
    if world.duels and rival(world, figure):
        return []
    camp = figure.camp
    found = [other for other in world.figures.values() if other.camp == camp and other.id != figure.id]
    return [other for other in found if not rival(world, other)] if world.duels else found


def apart(world: Regne, figure: Figure, other: Figure) -> bool:
    """Whether one of two adversaries fights a duel, and not with the other."""
    own = rival(world, figure)
    return own != other.id if own else bool(rival(world, other))


def rival(world: Regne, figure: Figure) -> str:
    """With whom he fights a duel, if he does."""
    for duel in world.duels:
        if figure.id in (duel.challenger, duel.rival):
            return duel.rival if figure.id == duel.challenger else duel.challenger
    return ""


def fresh(world: Regne, prefix: str) -> str:
    """An id that nothing else has."""
    world.minted += 1
    return f"{prefix}{world.minted}"
