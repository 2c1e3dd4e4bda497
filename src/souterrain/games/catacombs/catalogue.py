"""The catalogue: the numbers of boards, discs, monsters, rooms, spells, equipment, heroes and lords, held together and
judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from souterrain.core.book import Book, Source
from souterrain.core.book import Row as CoreRow
from souterrain.core.emblems import Emblem
from souterrain.core.errors import BadContent
from souterrain.core.refs import ref
from souterrain.core.say import Say
from souterrain.core.view import TableTop, Tint

from .physics import Surface

AttackKind = Literal["punch", "missile", "fireball", "move"]
Modifier = Literal["", "critical", "stun"]
Ability = Literal["", "retaliation", "regeneration", "fire-wall", "feeding-frenzy", "absorption"]

SizeId = Annotated[str, ref("size")]
PieceId = Annotated[str, ref("piece")]
MonsterId = Annotated[str, ref("monster")]
RoomId = Annotated[str, ref("room")]


class Row(CoreRow, frozen=True, kw_only=True):
    """Base of all rows: `rule` is the paragraph that tells of it."""

    id: str
    rule: Annotated[str, ref("rule")] = ""


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    """One flick: what is flicked, and its modifier. A "move" flicks the character and harms nobody.

    Rules: catacombs.attack.modifier-stun, catacombs.attack.modifiers-attach-to-punch-or-missile."""

    kind: AttackKind
    modifier: Modifier = ""

    @property
    def damage(self) -> int:
        return 2 if self.modifier == "critical" else 1


class Size(Row, frozen=True):
    """A size of disc: millimetres, grams, and the fastest flick in mm/s."""

    radius: float
    mass: float
    top_speed: float


class Supply(Row, frozen=True):
    """How many discs of a size and colour the box holds.

    Rule: catacombs.components.supply-is-sixty-two-discs."""

    size: SizeId
    colour: Tint
    count: int


class PieceRow(Row, frozen=True):
    """A disc that is no hero, monster or lord.

    Rules: catacombs.components.fireball-discs-shared, catacombs.components.missile-discs-generic,
    catacombs.components.wizard-extra-discs."""

    size: SizeId
    colour: Tint
    harmless: bool = False
    lost_off_board: bool = False
    emblem: Emblem = ""


class Disc(Struct, frozen=True, forbid_unknown_fields=True):
    """A disc of the box."""

    size: SizeId
    colour: Tint


class Wood(Struct, frozen=True, forbid_unknown_fields=True):
    """The wood and its behaviour, and the discs that stand for heroes, lords and obstacles.

    Rules: catacombs.components.hero-discs-are-medium-white, catacombs.components.lord-disc-is-large-black."""

    friction: float
    bounce: float
    bounce_fixed: float
    near: float
    spawn_near: float
    fair_gap: float
    hero: Disc
    lord: Disc
    obstacle: Disc


class BoardRow(Row, frozen=True):
    """A side of a board: its texture and the holes that obstacles fill.

    Rule: catacombs.components.three-double-sided-boards."""

    paper: TableTop
    holes: list[tuple[float, float]]


Zone = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Boards(Struct, frozen=True, forbid_unknown_fields=True):
    """What all sides share: their size and the start zones.

    Rules: catacombs.components.board-has-small-hero-zone-and-large-monster-zone,
    catacombs.setup.monster-zone-line-at-one-third."""

    length: float
    width: float
    hero_zone: Zone
    monster_zone: Zone
    middle_zone: Zone


class MonsterRow(Row, frozen=True):
    """A monster card.

    Rules: catacombs.components.monster-card-content, catacombs.monster.card-seven-fields,
    catacombs.monster.type-is-colour, catacombs.monster.reward-range, catacombs.monster.health-one-or-two,
    catacombs.components.monster-discs-medium-or-large, catacombs.attack.monsters-may-have-missiles."""

    type: Literal["undead", "mythological", "dungeon", "hell"]
    size: SizeId
    colour: Tint
    pool: Annotated[str, ref("pool")]
    gold: int
    health: int
    attacks: list[list[Attack]]
    chain: bool = False
    ability: Ability = ""
    emblem: Emblem = ""
    rank: Emblem = ""


class Pool(Row, frozen=True):
    """How many discs of the reserve serve for one kind of monster, or for several.

    Rule: catacombs.layout.monster-reserve."""

    count: Annotated[int, Meta(ge=1)]


class RoomRow(Row, frozen=True):
    """A room card.

    Rules: catacombs.room-card.two-kinds, catacombs.room-card.six-fields, catacombs.components.three-room-levels,
    catacombs.variant.exits.letters."""

    exits: str
    kind: Literal["combat", "merchant", "healer", "lord"] = "combat"
    level: int = 0
    board: Annotated[str, ref("board")] = ""
    monsters: dict[MonsterId, int] = {}
    wandering: int = 0


class HeroRow(Row, frozen=True):
    """A hero board. `special` names the handler of the special action.

    Rules: catacombs.components.eight-character-boards,
    catacombs.components.hero-board-shows-health-gold-and-special-action."""

    health: int
    special: Annotated[str, ref("special")]
    pieces: dict[PieceId, int]
    uses_per_room: int = 0
    chain: int = 0
    rage_start: int = 0
    rage_max: int = 0
    bonus_gold: int = 0
    emblem: Emblem = ""


class SpellRow(Row, frozen=True):
    """A spell card."""

    copies: Annotated[int, Meta(ge=1)]
    handler: Annotated[str, ref("casting")]
    attacks: list[Attack] = []
    chain: bool = False
    piece: PieceId = ""
    heals: int = 0
    anywhere: bool = False
    emblem: Emblem = ""


class ItemRow(Row, frozen=True):
    """An equipment card.

    Rule: catacombs.equipment.card-names-effect-user-price."""

    users: list[Annotated[str, ref("hero")]]
    price: int
    effect: Literal["ally", "look", "kill-first", "unseen", "rage", "critical-missile", "soak", "heal", "shoot"]
    amount: int = 0
    limit: Literal["", "room", "once"] = ""
    piece: PieceId = ""
    emblem: Emblem = ""


class PowerRow(Row, frozen=True):
    """A lord's special action."""

    handler: Annotated[str, ref("power")]
    attacks: list[Attack] = []
    spawns: list[MonsterId] = []
    piece: PieceId = ""
    stone_damage: int = 0


class LordRow(Row, frozen=True):
    """A lord board.

    Rule: catacombs.components.lord-board-shows-health-minions-wandering-special."""

    health: int
    wandering: MonsterId
    minions: dict[MonsterId, int]
    lair: RoomId
    power: list[PowerRow]
    emblem: Emblem = ""


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Layouts, gold, services and the camp tracker.

    Rules: catacombs.gold.two-denominations-and-uses, catacombs.layout.basic-seven-card-column,
    catacombs.variant.branching.layout."""

    basic: list[list[str]]
    branching: list[list[str]]
    heroes_per_player: list[list[int]]
    coin: int
    cards_of_100: int
    cards_of_500: int
    touch_price: int
    touch_health: int
    resurrection_price: int
    resurrection_health: int
    stall: int
    bargains: int
    ambush_worth: int
    camp: list[int]
    labyrinth: list[list[str]]
    hand_degrees: float
    hand_percent: float
    """How far a steady hand strays from the direction and the force that it means."""

    @property
    def gold(self) -> int:
        """All the gold there is."""
        return 100 * self.cards_of_100 + 500 * self.cards_of_500


class Catalogue(Book):
    """Everything that is printed. Heroes are always all there, the players choose a lord, room cards, spells and
    equipment come from their decks; a monster must be on a card, another piece on somebody's board or card.

    Rule: catacombs.components.seventy-two-cards."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.facts = source.one("game.toml", "facts", Facts)
        self.heroes = source.rows("heroes.toml", "hero", HeroRow, root=True)
        self.caster = _caster(self.heroes)
        """The one hero who casts spells and leads allies."""
        self.lords = source.rows("lords.toml", "lord", LordRow, root=True)
        self.rooms = source.rows("rooms.toml", "room", RoomRow, root=True)
        self.special_rooms = {
            kind: [room.id for room in self.rooms.values() if room.kind == kind] for kind in ("merchant", "healer")
        }
        self.spells = source.rows("spells.toml", "spell", SpellRow, root=True)
        self.items = source.rows("equipment.toml", "item", ItemRow, root=True)
        self.monsters = source.rows("monsters.toml", "monster", MonsterRow)
        self.pools = {row.id: row.count for row in source.rows("monsters.toml", "pool", Pool).values()}
        self.boards = source.one("boards.toml", "boards", Boards)
        self.sides = source.rows("boards.toml", "board", BoardRow)
        self._discs(source)

    def _discs(self, source: Source) -> None:
        self.wood = wood = source.one("discs.toml", "wood", Wood)
        self.sizes = source.rows("discs.toml", "size", Size)
        self.supply = source.listed("discs.toml", "supply", Supply)
        self.pieces = source.rows("discs.toml", "piece", PieceRow)
        self.board_zone: Zone = (0.0, 0.0, self.boards.length, self.boards.width)
        self.surface = Surface(*self.board_zone, wood.friction, wood.bounce, wood.bounce_fixed)
        discs = {
            **dict.fromkeys(self.heroes, wood.hero),
            **dict.fromkeys(self.lords, wood.lord),
            **{row.id: Disc(row.size, row.colour) for row in self.monsters.values()},
            **{row.id: Disc(row.size, row.colour) for row in self.pieces.values()},
        }
        self.size_of = {kind: self.sizes[disc.size] for kind, disc in discs.items() if disc.size in self.sizes}
        """The disc of every hero, monster, lord or other piece."""
        wanted = Counter({wood.hero: len(self.heroes), wood.lord: 1})
        for pool, disc in {row.pool: discs[row.id] for row in self.monsters.values()}.items():
            wanted[disc] += self.pools.get(pool, 0)
        for hero in self.heroes.values():
            for piece, count in hero.pieces.items():
                wanted[discs.get(piece, wood.hero)] += count
        _check_supply(wanted, {Disc(row.size, row.colour): row.count for row in self.supply})


def _caster(heroes: Mapping[str, HeroRow]) -> str:
    for hero in heroes.values():
        if hero.special == "cast":
            return hero.id
    raise BadContent("bad-content-row", file="heroes.toml", row="hero", why=Say("content-unknown-name", name="cast"))


def _check_supply(wanted: Mapping[Disc, int], held: Mapping[Disc, int]) -> None:
    """The box holds enough discs for every monster pool, hero, lord and hero's piece."""
    for disc, count in wanted.items():
        if count > held.get(disc, 0):
            row, why = f"{disc.size} {disc.colour}", Say("content-discs", wanted=count, held=held.get(disc, 0))
            raise BadContent("bad-content-row", file="discs.toml", row=row, why=why)


BOOK = Catalogue.of("souterrain.games.catacombs")


def size_of(kind: str) -> Size:
    """The disc of a hero, monster, lord or other piece."""
    return BOOK.size_of[kind]


def emblem_of(kind: str) -> Emblem:
    """The emblem of a hero, monster, lord or other piece."""
    row = BOOK.monsters.get(kind) or BOOK.heroes.get(kind) or BOOK.lords.get(kind) or BOOK.pieces[kind]
    return row.emblem


def obstacle() -> Size:
    """The disc that fills a hole."""
    return BOOK.sizes[BOOK.wood.obstacle.size]
