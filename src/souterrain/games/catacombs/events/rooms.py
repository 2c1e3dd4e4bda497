"""Rooms, and who comes into them."""

from __future__ import annotations

from .words import Kind, Piece, Room, Tale


class RoomEntered(Tale, frozen=True):
    """The heroes come into a room, or into one of a labyrinth `again`."""

    moment = "chapter"
    room: Room
    rule: str = "catacombs.explore.flip-next-room-card-from-top"
    again: bool = False


class ExitsDiffer(Tale, frozen=True):
    room: Room
    rule: str = "catacombs.variant.labyrinth.mismatch-flip-back"


class RoomEmpty(Tale, frozen=True):
    room: Room
    rule: str = "catacombs.variant.labyrinth.revisit-half-monsters"


class ReserveShort(Tale, frozen=True):
    """Monsters that a room should have, or one that was `called` by a power, are not in the reserve."""

    monster: Kind
    missing: int
    rule: str = "catacombs.general.supplies-are-limits"
    called: bool = False


class NoSpace(Tale, frozen=True):
    monster: Kind
    rule: str = "catacombs.variant.fair-placement.still-inside-zone"


class WandererCame(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.variant.wandering.placement-and-type"


class RoundBegan(Tale, frozen=True):
    moment = "turn"
    round: int
    rule: str = "catacombs.combat.at-least-one-round"


RoomsEvent = RoomEntered | ExitsDiffer | RoomEmpty | ReserveShort | NoSpace | WandererCame | RoundBegan
