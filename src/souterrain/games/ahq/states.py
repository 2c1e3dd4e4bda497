"""The data of figures, of what they carry and suffer, of traps, hazards and fights: plain structures, no rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from souterrain.core.ask import Seat
from souterrain.crawl.squares import Square


class Profile(Struct, gc=False, omit_defaults=True):
    """Starting values: before armour, weapons and wounds.

    Rules: ahq.setup.char.weapon-skill, ahq.setup.char.bow-skill, ahq.setup.char.speed,
    ahq.setup.char.bravery-intelligence, ahq.setup.char.wounds."""

    weapon_skill: int
    bow_skill: int
    strength: int
    toughness: int
    speed: int
    bravery: int
    intelligence: int
    wounds: int


class Item(Struct, gc=False, omit_defaults=True):
    """Something carried. `charges` counts what is left in a wand or a stone, `spells` what a wand or scroll holds.

    Rule: ahq.treasure.magic.not-currency."""

    row: str
    count: int = 1
    charges: int = 0
    spells: list[str] = []
    by: str = ""
    """The Wizard who stored the spells of a wand, and who alone can cast them."""


BARE: Literal["fists"] = "fists"
"""The weapon of an empty hand."""

Until = Literal["turn", "exploration", "combat", "expedition", "cured"]
EffectKind = Literal[
    "asleep",
    "berserk",
    "busy",
    "chanting",
    "choke",
    "courage",
    "cowering",
    "disease",
    "dragon-armour",
    "faced",
    "flaming-hand",
    "flaming-skull",
    "free-spell",
    "has-cast",
    "has-recalled",
    "healing",
    "heroic-brew",
    "illness",
    "improvised",
    "in-pit",
    "irritation",
    "lost-hand",
    "lost-leg",
    "madness",
    "mushroom-speed",
    "mushroom-strength",
    "nausea",
    "off-duty",
    "posted",
    "rat-bite",
    "resistance-potion",
    "rooted",
    "scroll-read",
    "seated",
    "soul-lost",
    "soul-stealer",
    "speed-potion",
    "spent",
    "still-air",
    "strength-potion",
    "swift-wind",
    "throne",
    "through-grate",
    "unarmed",
    "wading",
]
"""All that can change a figure for a while."""


class Effect(Struct, gc=False, omit_defaults=True):
    """Something that changes a figure for a while: until the end of a turn, until exploration goes on, until a
    fight is over, until the expedition ends, or until a physician cures it."""

    kind: EffectKind
    until: Until
    turn: int = 0
    """The last turn in which it works, where `until` is a turn."""
    since: int = 0
    """The first turn in which it works."""
    by: str = ""
    """Whose doing it is."""
    amount: int = 0
    row: str = ""
    """The weapon that it puts in one's hand."""


class Figure(Struct, kw_only=True, gc=False, omit_defaults=True):
    """A figure on the board. `row` names its content row, `seat` who plays it.

    Rules: ahq.setup.char.start-and-current, ahq.setup.components.wound-counters, ahq.setup.hero.persists."""

    id: str
    row: str
    kind: Literal["hero", "henchman", "monster"]
    seat: Seat
    at: Square
    before: Square = (-1, -1)
    """The square from which it came to this one."""
    profile: Profile
    wounds: Annotated[int, Meta(ge=-999, le=999)]
    fate: int = 0
    fate_most: int = 0
    """Fate Points at the start of an expedition."""
    lent_fate: int = 0
    """Fate Points for this expedition only."""
    owner: str = ""
    """The Hero whom a Henchman follows."""
    name: str = ""
    """A player's own name for the figure."""
    number: int = 0
    """Tells it from the others that look like it; 0 where there was no other when it came."""
    gold: int = 0
    items: list[Item] = []
    worn: list[str] = []
    hand: str = BARE
    """The weapon it holds, for hand-to-hand fights or for shooting."""
    spells: list[str] = []
    cast: dict[str, int] = {}
    """Spells that a monster's components still allow, how often each."""
    charges: int = 0
    """What is left of a specialist's own weapon."""
    effects: list[Effect] = []
    fixed: str = ""
    """The enemy on whom its Death Zone is fixed."""
    burden: str = ""
    """The dead hero whom it carries."""
    suffered: int = 0
    """Wounds lost in this turn: what one Fate Point can undo."""
    died: int = -1
    """The turn in which it was killed."""
    lurks: bool = False
    """A special monster that the Heroes cannot tell from the others yet."""
    disarm_bonus: int = 0
    group: str = ""
    large: bool = False
    mirrors: str = ""
    """The Hero whose image it is."""
    loaded: bool = True
    """Crossbow or jezzail ready to fire."""


class Trap(Struct, kw_only=True, gc=False, omit_defaults=True):
    """A trap that was noticed and left alone, or what a sprung one left behind: a pit, a roaming fireball."""

    row: str
    at: Square
    state: Literal["spotted", "open", "roaming"]
    turn: int = 0
    """The turn in which it was sprung."""


class Hazard(Struct, kw_only=True, gc=False, omit_defaults=True):
    """What a hazard room holds. `kind` names its handler.

    Rule: ahq.hazard.figures."""

    kind: str
    at: Square = (0, 0)
    squares: list[Square] = []
    """Squares of the piece: the circle, the chasm."""
    blocks: list[Square] = []
    """Squares on which nobody can stand."""
    count: int = 0
    """Rats left, mushrooms left."""
    done: bool = False
    """Cleared, exhausted or used up."""
    opened: bool = False
    below: str = ""
    """What is under a grate or a trapdoor: the id of a section, or "crypt", "nothing"."""
    rope: bool = False
    ladder: int = 0
    """Turns of work done on the rope ladder; two make it ready."""
    figure: str = ""
    """The figure that belongs to it: on the throne, in the statue, the witch."""
    ruby: bool = False
    """The statue's ruby can be taken."""


class Furniture(Struct, gc=False, omit_defaults=True):
    """A piece of furniture; nobody can stand on its squares or shoot over them."""

    row: str
    squares: list[Square]
    done: bool = False
    """Searched, or emptied."""


class Missiles(Struct, gc=False, omit_defaults=True):
    """What was shot or thrown in this fight and may be found again."""

    owner: str
    row: str
    thrown: bool


Order = Literal["", "move-attack", "attack-move"]
"""What all monsters do first in a turn, once the game master has chosen."""


class Combat(Struct, kw_only=True, gc=False, omit_defaults=True):
    """A fight under way."""

    groups: list[str] = []
    area: list[str] = []
    """Sections where it began."""
    turn: int = 0
    surprised: bool = False
    """The Heroes lose their first phase."""
    phase: Literal["heroes", "gm"] = "heroes"
    waiting: list[str] = []
    """Figures that have not acted in this phase."""
    order: Order = ""
    kept_order: Order = ""
    """The order that the game master keeps until the fight is over."""
    unled: bool = False
    """He has left the rest of his phase to the program."""
    pursuit: bool = False
    door_shut: bool = False
    """A door was closed in this turn."""
    grace: bool = False
    """This turn is fought only because a door was closed."""
    missiles: list[Missiles] = []
    fresh_doors: list[str] = []
    """Doors opened in this phase on unexplored parts: nobody passes them yet."""
    bodies: list[Figure] = []
    """Henchmen killed in this turn, whom a spell may still raise as it may the Heroes."""
    idle: list[str] = []
    """Heroes who have neither moved nor acted in this turn."""
    loot: list[Item] = []
    """Magic items of slain monsters."""
    apart: int = 0
    """Turns on end in which no way led from one side to the other and nobody did anything to anybody."""
