"""The numbers of the game: boards, discs, monsters, rooms, spells, equipment, heroes, lords."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from souterrain.core.content import content, read, rows
from souterrain.core.emblems import Emblem
from souterrain.core.errors import BadContent
from souterrain.core.view import TableTop

from .physics import Surface

_HERE = "souterrain.games.catacombs"

AttackKind = Literal["punch", "missile", "fireball", "move"]
Modifier = Literal["", "critical", "stun"]
Ability = Literal["", "retaliation", "regeneration", "fire-wall", "feeding-frenzy", "absorption"]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all rows: a field that no rule knows is refused."""

    id: str


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    """One flick: what is flicked, and its modifier. A "move" flicks the character and harms nobody."""

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
    """How many discs of a size and colour the box holds."""

    size: str
    colour: str
    count: int


class PieceRow(Row, frozen=True):
    """A disc that is no hero, monster or lord."""

    size: str
    colour: str
    harmless: bool = False
    lost_off_board: bool = False
    emblem: Emblem = ""


class Discs(Struct, frozen=True, forbid_unknown_fields=True):
    """The wood and its behaviour."""

    friction: float
    bounce: float
    bounce_fixed: float
    near: float
    spawn_near: float
    fair_gap: float
    size: list[Size]
    supply: list[Supply]
    piece: list[PieceRow]


class BoardRow(Row, frozen=True):
    """A side of a board: its texture and the holes that obstacles fill."""

    paper: TableTop
    holes: list[tuple[float, float]]


Zone = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Boards(Struct, frozen=True, forbid_unknown_fields=True):
    """All sides, and the start zones that they share."""

    length: float
    width: float
    hero_zone: Zone
    monster_zone: Zone
    middle_zone: Zone
    board: list[BoardRow]


class MonsterRow(Row, frozen=True):
    """A monster card."""

    type: Literal["undead", "mythological", "dungeon", "hell"]
    size: str
    colour: str
    pool: str
    gold: int
    health: int
    attacks: list[list[Attack]]
    chain: bool = False
    ability: Ability = ""
    emblem: Emblem = ""
    rank: Emblem = ""


class Monsters(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards, and how many discs of each pool the reserve holds."""

    monster: list[MonsterRow]
    pools: dict[str, int]


class RoomRow(Row, frozen=True):
    """A room card."""

    exits: str
    kind: Literal["combat", "merchant", "healer", "lord"] = "combat"
    level: int = 0
    board: str = ""
    monsters: dict[str, int] = {}
    wandering: int = 0


class HeroRow(Row, frozen=True):
    """A hero board. `special` names the handler of the special action."""

    health: int
    special: Literal["shoot", "rage", "slip", "cast"]
    pieces: dict[str, int]
    uses_per_room: int = 0
    chain: int = 0
    rage_start: int = 0
    rage_max: int = 0
    bonus_gold: int = 0
    emblem: Emblem = ""


class SpellRow(Row, frozen=True):
    """A spell card."""

    copies: int
    handler: Literal["flicks", "block", "summon", "teleport", "strength"]
    attacks: list[Attack] = []
    chain: bool = False
    piece: str = ""
    heals: int = 0
    emblem: Emblem = ""


class ItemRow(Row, frozen=True):
    """An equipment card."""

    users: list[str]
    price: int
    effect: Literal["ally", "look", "kill-first", "unseen", "rage", "critical-missile", "soak", "heal", "shoot"]
    amount: int = 0
    limit: Literal["", "room", "once"] = ""
    piece: str = ""
    emblem: Emblem = ""


class PowerRow(Row, frozen=True):
    """A lord's special action."""

    handler: Literal["flicks", "mirage", "raise", "brood"]
    attacks: list[Attack] = []
    spawns: list[str] = []
    stone: bool = False
    stone_damage: int = 0


class LordRow(Row, frozen=True):
    """A lord board."""

    health: int
    wandering: str
    minions: dict[str, int]
    lair: str
    power: list[PowerRow]
    emblem: Emblem = ""


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Layouts, gold, services and the camp tracker."""

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

    @property
    def gold(self) -> int:
        """All the gold there is."""
        return 100 * self.cards_of_100 + 500 * self.cards_of_500


DISCS = read(content(_HERE, "content/discs.toml"), Discs)
BOARDS = read(content(_HERE, "content/boards.toml"), Boards)
_MONSTERS = read(content(_HERE, "content/monsters.toml"), Monsters)
FACTS = read(content(_HERE, "content/game.toml"), Facts)

SIZES = {size.id: size for size in DISCS.size}
PIECES = {piece.id: piece for piece in DISCS.piece}
BOARD = {board.id: board for board in BOARDS.board}
MONSTERS = {monster.id: monster for monster in _MONSTERS.monster}
POOLS = _MONSTERS.pools
ROOMS = rows(_HERE, "content/rooms.toml", RoomRow, "room")
HEROES = rows(_HERE, "content/heroes.toml", HeroRow, "hero")
SPELLS = rows(_HERE, "content/spells.toml", SpellRow, "spell")
ITEMS = rows(_HERE, "content/equipment.toml", ItemRow, "item")
LORDS = rows(_HERE, "content/lords.toml", LordRow, "lord")

CASTER = next(hero.id for hero in HEROES.values() if hero.special == "cast")
"""The one hero who casts spells and leads allies."""

SURFACE = Surface(0.0, 0.0, BOARDS.length, BOARDS.width, DISCS.friction, DISCS.bounce, DISCS.bounce_fixed)
OBSTACLE = SIZES["large"]


def size_of(kind: str) -> Size:
    """The disc of a hero, monster, lord or other piece."""
    return _SIZE[kind]


_SIZE = {
    **dict.fromkeys(HEROES, SIZES["medium"]),
    **dict.fromkeys(LORDS, SIZES["large"]),
    **{monster.id: SIZES[monster.size] for monster in MONSTERS.values()},
    **{piece.id: SIZES[piece.size] for piece in PIECES.values()},
}


def emblem_of(kind: str) -> Emblem:
    """The emblem of a hero, monster, lord or other piece."""
    return _EMBLEM[kind]


_EMBLEM: dict[str, Emblem] = {
    row.id: row.emblem for rows_ in (HEROES, LORDS, MONSTERS, PIECES) for row in rows_.values()
}


def _check_supply() -> None:
    """The box holds enough discs for every monster pool, hero, lord and hero's piece."""
    wanted: dict[tuple[str, str], int] = {("medium", "white"): len(HEROES), ("large", "black"): 1}
    cards = {card.pool: (card.size, card.colour) for card in MONSTERS.values()}
    uses = [(cards[pool], count) for pool, count in POOLS.items()]
    uses += [
        ((PIECES[piece].size, PIECES[piece].colour), count)
        for hero in HEROES.values()
        for piece, count in hero.pieces.items()
    ]
    for disc, count in uses:
        wanted[disc] = wanted.get(disc, 0) + count
    held = {(row.size, row.colour): row.count for row in DISCS.supply}
    for disc, count in wanted.items():
        if count > held.get(disc, 0):
            raise BadContent(
                "bad-content-row", file="discs.toml", row=" ".join(disc), why=f"{count} > {held.get(disc, 0)}"
            )


_check_supply()
