"""The state of a game of Catacombs, and the switches it is set up with."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from souterrain.core.game import Setup as CoreSetup
from souterrain.core.view import Contact, Hurt, Leg
from souterrain.core.world import World as CoreWorld

from .catalogue import BOOK, Zone, size_of
from .physics import Body

OVERLORD = "overlord"

Layout = Literal["basic", "branching", "labyrinth"]
Side = Literal["hero", "ally", "monster", "lord", "decoy", "loose"]
Phase = Literal["explore", "install", "heroes", "master", "round", "resolve", "camp", "over"]


class Setup(CoreSetup, kw_only=True):
    """What is settled before the game. `players` counts the Master."""

    players: int = 2
    lord: str = next(iter(BOOK.lords))
    """The first is the easiest: beginners face him."""
    layout: Layout = "basic"
    extra_level_0: int = 0
    extra_level_1: int = 0
    extra_level_2: int = 0
    heroes_last: bool = False
    fair_placement: bool = False
    wandering: bool = False
    camping: bool = False
    exits: bool = False
    story: bool = False
    healer: str = BOOK.special_rooms["healer"][0]
    second_healer: bool = False
    without_map: bool = False
    maze: str = ""


class Piece(Struct):
    """A disc on the board."""

    id: str
    kind: str
    """The hero, monster, lord or piece that it is."""
    side: Side
    x: float
    y: float
    health: int = 1
    stunned: int = 0
    """The round in which incapacity set in; 0 for none."""
    stone: bool = False
    wall: bool = False
    """A monster that has become a fire wall."""
    acted: bool = False
    arrived: int = 0
    """The round in which it came into play; it does not act in that round. 0 for installation."""
    unseen: bool = False

    @property
    def body(self) -> Body:
        size = size_of(self.kind)
        return Body(self.x, self.y, size.radius, size.mass, self.stone)

    @property
    def enemy(self) -> bool:
        return self.side in ("monster", "lord") and not self.wall


class Record(Struct):
    """A shot as it went: the discs before it, their legs and contacts, and whom it hurt. Clients replay it, saves keep
    it."""

    n: int
    legs: list[Leg]
    contacts: list[Contact]
    before: list[Piece]
    hurts: list[Hurt] = []


class Hero(Struct):
    """A hero board.

    Rules: catacombs.components.six-red-cubes, catacombs.components.rage-marker,
    catacombs.death.keeps-earlier-gold-and-equipment."""

    id: str
    seat: str
    health: int
    gold: int = 0
    items: list[str] = []
    spent: list[str] = []
    """Items used in this room."""
    shots: int = 0
    """Special shots used in this room."""
    rage: int = 0
    kills: list[str] = []
    """Monsters killed in this room: their discs lie beside this board."""

    @property
    def alive(self) -> bool:
        return self.health > 0


class World(CoreWorld):
    """Everything on and beside the table.

    Rule: catacombs.variant.camping.tracker-setup."""

    setup: Setup = field(default_factory=Setup)
    phase: Phase = "explore"
    heroes: dict[str, Hero] = {}
    spells: list[str] = []
    """The caster's cards, those still to be played."""
    used_spells: list[str] = []
    equipment: list[str] = []
    """The equipment deck, top first."""
    stall: list[str] = []
    lord_health: int = 0
    columns: list[list[str]] = []
    """The catacombs as laid out; in the labyrinth, its rows."""
    at: int = -1
    """The column the heroes are in; in the labyrinth, the number of the cell."""
    room: str = ""
    open: list[str] = []
    """Cards that lie face up."""
    explored: list[int] = []
    ambush: bool = False
    story: bool = False
    setting: str = "usual"
    board: str = ""
    hero_zone: Zone = (0.0, 0.0, 0.0, 0.0)
    monster_zone: Zone = (0.0, 0.0, 0.0, 0.0)
    pieces: dict[str, Piece] = {}
    waiting: list[str] = []
    """Kinds of monsters taken for this room and not yet placed."""
    round: int = 0
    attacked: bool = False
    """Whether a hero attacked a monster in this heroes' turn."""
    deferred: list[str] = []
    """Seats that let the others go first."""
    camp: int = 0
    motion: Record | None = None
    """The last shot."""
    winner: Literal["", "heroes", "overlord"] = ""
    reason: str = ""

    # Who and what is there

    def seat_of(self, piece: Piece) -> str:
        """Who flicks a piece: its hero's player, the caster's for an ally, the Master for the rest.

        Rule: catacombs.monster.master-controls-all."""
        if piece.side == "hero":
            return self.heroes[piece.id].seat
        if piece.side == "ally":
            return self.heroes[BOOK.caster].seat
        return OVERLORD

    def hero_seats(self) -> tuple[str, ...]:
        return tuple(f"p{n}" for n in range(1, self.setup.players))

    def on_board(self, *sides: Side) -> Iterator[Piece]:
        return (piece for piece in self.pieces.values() if piece.side in sides)

    def monsters(self) -> list[Piece]:
        """Monsters and the lord that are in play; a fire wall is none."""
        return [piece for piece in self.pieces.values() if piece.enemy]

    @property
    def final(self) -> bool:
        """Whether this is the battle against the lord."""
        return self.room == BOOK.lords[self.setup.lord].lair

    def timeless(self) -> World:
        """The world as it would be in any other round: of arrivals and incapacity it is told whether they are of this
        one. The record of the last shot has been seen."""

        def since(round: int) -> int:
            return (round > 0) + (round == self.round > 0)

        pieces = {
            id: replace(piece, arrived=since(piece.arrived) // 2, stunned=since(piece.stunned))
            for id, piece in self.pieces.items()
        }
        return replace(self, turn=0, round=min(self.round, 1), pieces=pieces, motion=None)

    # Supplies

    def reserve(self, kind: str) -> int:
        """How many discs for this monster are left beside the board."""
        pool = BOOK.monsters[kind].pool
        out = [piece.kind for piece in self.pieces.values() if piece.kind in BOOK.monsters]
        out += [kind for hero in self.heroes.values() for kind in hero.kills]
        return BOOK.pools[pool] - sum(1 for each in [*out, *self.waiting] if BOOK.monsters[each].pool == pool)

    @property
    def gold_left(self) -> int:
        return BOOK.facts.gold - sum(hero.gold for hero in self.heroes.values())

    def new_id(self, kind: str, lone: bool = True, named: Container[str] = ()) -> str:
        """An id for a monster's disc: `orc` where it comes `lone` and there is no other, else `orc-2`; none that is
        `named` already."""
        if lone and not any(piece.kind == kind for piece in self.pieces.values()):
            return kind
        number = 1 + (kind in self.pieces)
        while f"{kind}-{number}" in self.pieces or f"{kind}-{number}" in named:
            number += 1
        return f"{kind}-{number}"
