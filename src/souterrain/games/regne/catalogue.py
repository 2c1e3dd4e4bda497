"""Everything that the game counts with: dice, sheets, goods, dwellers, zones, quests, decks, costs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from souterrain.core.book import Book, Row, Source
from souterrain.core.content import RollTable
from souterrain.core.emblems import Emblem
from souterrain.core.refs import ref

Trait = Literal[
    "dexterity", "intelligence", "melee", "shooting", "agility", "magic", "strength", "charisma", "endurance", "will"
]
"""The characteristics that are tested with power dice."""

Levels = dict[Trait, int]
RuleId = Annotated[str, ref("rule")]
Goods = Annotated[str, ref("weapon", "armour", "potion", "trinket", "scroll", "grimoire", "rune")]
Ward = Literal["poison", "fire", "fear", "web"]


class Power(Row, frozen=True, kw_only=True):
    """The power die of a level, called by its colour."""

    id: str
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
    dim_sight: int
    """How far the party sees while the torches gutter."""


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


class Relic(Thing, frozen=True, kw_only=True):
    """What a quest is about; it is no loot, and its bearer guards it with his life."""

    rule: RuleId


class Grimoire(Thing, frozen=True, kw_only=True):
    """From it the spells of a school are learnt, between games."""

    school: Literal["white", "black", "beggars", "necromantic", "demonology"]
    rule: RuleId


class Rune(Thing, frozen=True, kw_only=True):
    """Bound to a weapon or an armour for good."""

    modifies: Levels = {}
    life: int = 0
    rule: RuleId


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


class Spell(Row, frozen=True, kw_only=True):
    """A spell: whom it is cast on, what it does, and how hard it is."""

    id: str
    school: Literal["white", "black", "beggars", "necromantic", "demonology"]
    difficulty: int
    on: Literal["self", "friend", "foe"]
    effect: Annotated[str, ref("spell effect")]
    amount: str = "0"
    rule: RuleId


class Speech(Row, frozen=True, kw_only=True):
    """A kind of speech."""

    id: str
    difficulty: int
    effect: Annotated[str, ref("speech effect")]
    amount: int
    to_foes: bool = False
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


class Hero(Being, frozen=True, kw_only=True):
    """A ready-made sheet."""

    race: str
    vocation: str
    destiny: int
    crowns: int
    skills: tuple[Annotated[str, ref("skill")], ...] = ()
    spells: tuple[Annotated[str, ref("spell")], ...] = ()
    gear: tuple[Gear, ...] = ()


class Foe(Being, frozen=True, kw_only=True):
    """A character of the game master. `dice` are the D of a test where they are more than one.

    regne.monster.endurance-in-brackets, regne.monster.fixed-gear"""

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
    """A door inside a zone."""

    at: tuple[int, int]
    door: Annotated[str, ref("door")]
    locked: bool = False


class Maybe(Struct, frozen=True, forbid_unknown_fields=True):
    """An element that stands in a zone if a D shows `least` or more."""

    what: Annotated[str, ref("element")]
    least: int


class ZoneCard(Row, frozen=True, kw_only=True):
    """A Plan card. The plan is drawn with the entry to the south or west; it is turned when it is laid.

    # wall, . floor, r rubble, ~ lava, w swamp, = bridge

    regne.zone.card-content, regne.door.locked-by-card"""

    id: str
    plan: tuple[str, ...]
    entry: Exit
    exits: tuple[Exit, ...] = ()
    doors: tuple[Inner, ...] = ()
    elements: tuple[Maybe, ...] = ()
    dwellers: int = 6
    """The D from which somebody is at home."""
    quest: bool = False
    """Whether it is laid for its quest only."""


Category = Literal["weapon", "potion", "trinket", "lore", "magic-weapon", "magic-armour", "rune", "treasure"]
"""A kind of find; a treasure is of a nature that the dice tell."""


CATEGORIES: tuple[Category, ...] = ("weapon", "potion", "trinket", "lore", "magic-weapon", "magic-armour", "rune")


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
    place: Literal["wall", "floor", "trap"]
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
    springs: Annotated[str, ref("trap")] = ""
    gapes: bool = False
    """Of a trap: whether it stays open once it has gone off."""
    rule: RuleId


class Fixture(Struct, frozen=True, forbid_unknown_fields=True):
    """An element that a quest puts on a square of its zone's plan."""

    what: Annotated[str, ref("element")]
    at: tuple[int, int]


class Meeting(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a quest's encounter table."""

    roll: str
    foe: Annotated[str, ref("foe")]


class Quest(Row, frozen=True, kw_only=True):
    """A quest: its zone, what stands there in full, who is met on the way, and what has to be done.

    regne.quest.campaign"""

    id: str
    zone: Annotated[str, ref("zone")]
    elements: tuple[Fixture, ...] = ()
    foes: tuple[Annotated[str, ref("foe")], ...] = ()
    meetings: tuple[Meeting, ...]
    goal: Annotated[str, ref("goal")]
    level: Annotated[str, ref("level")]
    without: tuple[Annotated[str, ref("zone")], ...] = ()
    """Plan cards that do not go with it."""
    cards: int = 0
    """How many Plan cards; as many as the level of the game says where it is 0."""
    bears: Annotated[str, ref("relic")] = ""
    """What the first dweller of its zone carries."""
    limit: int = 0
    """The game turn that must not begin; 0 where there is none."""
    rule: RuleId


class GameLevel(Row, frozen=True, kw_only=True):
    """How hard a game is."""

    id: str
    well: int
    cards: int
    strength: int = 0
    melee: int = 0
    life: int = 100
    """Per cent of the life points of every dweller."""


class Mishap(Row, frozen=True, kw_only=True):
    """A Mishap card, `count` times in the deck. One that is `kind` to the party does not come back."""

    id: str
    count: int
    befalls: Annotated[str, ref("mishap effect")]
    kind: bool = False
    trait: Trait | None = None
    against: int = 0
    amount: str = "0"
    rule: RuleId


class Find(Row, frozen=True, kw_only=True):
    """A row of the search table."""

    roll: str
    hurt: str = "0"
    crowns: int = 0
    treasures: int = 0
    mishap: bool = False


class Nature(Row, frozen=True, kw_only=True):
    """A row of the table that tells the nature of a treasure."""

    roll: str
    category: Category


class Prize(Row, frozen=True, kw_only=True):
    """A row of the table of a category."""

    roll: str
    item: Goods


class Catalogue(Book):
    """Every number of the game."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.powers = sorted(source.rows("dice.toml", "power", Power, root=True).values(), key=lambda row: row.level)
        self.costs = source.one("actions.toml", "costs", Costs)
        self.speeches = source.rows("actions.toml", "speech", Speech, root=True)
        self.numbers = source.one("actions.toml", "numbers", Numbers)
        self.skills = source.rows("heroes.toml", "skill", Skill)
        self.spells = source.rows("spells.toml", "spell", Spell)
        self.heroes = source.rows("heroes.toml", "hero", Hero, root=True)
        self.weapons = source.rows("weapons.toml", "weapon", Weapon)
        self.armours = source.rows("armour.toml", "armour", Armour)
        self.potions = source.rows("goods.toml", "potion", Potion)
        self.trinkets = source.rows("goods.toml", "trinket", Trinket)
        self.scrolls = source.rows("goods.toml", "scroll", Scroll)
        self.relics = source.rows("goods.toml", "relic", Relic)
        self.grimoires = source.rows("goods.toml", "grimoire", Grimoire)
        self.runes = source.rows("goods.toml", "rune", Rune)
        self.goods: dict[str, Thing] = {
            **self.weapons,
            **self.armours,
            **self.potions,
            **self.trinkets,
            **self.scrolls,
            **self.relics,
            **self.grimoires,
            **self.runes,
        }
        self.natures = source.table("treasure.toml", "nature", Nature, 0, 10)
        self.prizes = {each: source.table("treasure.toml", f"{each}-prize", Prize, 0, 10) for each in CATEGORIES}
        self.foes = source.rows("foes.toml", "foe", Foe)
        self.doors = source.rows("zones.toml", "door", DoorRow)
        self.elements = source.rows("elements.toml", "element", ElementRow)
        self.loot = {
            row.id: RollTable(row.loot, 0, 5, f"elements.toml: {row.id}") for row in self.elements.values() if row.loot
        }
        self.zones = source.rows("zones.toml", "zone", ZoneCard, root=True)
        self.quests = source.rows("quests.toml", "quest", Quest, root=True)
        self.meetings = {
            quest.id: RollTable(quest.meetings, 0, 5, f"quests.toml: {quest.id}") for quest in self.quests.values()
        }
        self.levels = source.rows("quests.toml", "level", GameLevel, root=True)
        self.mishaps = source.rows("mishaps.toml", "mishap", Mishap, root=True)
        self.finds = source.table("actions.toml", "find", Find, 0, 10)


BOOK = Catalogue.of("souterrain.games.regne")
