"""Traps, rooms and secret doors."""

from __future__ import annotations

from typing import Literal

from souterrain.core.events import Event

from .words import Being, Chamber, Snare


class TrapFound(Event, frozen=True):
    who: Being
    room: Chamber
    rule: str = "chateau.trap.detect"


class NoTrapFound(Event, frozen=True):
    who: Being
    room: Chamber
    rule: str = "chateau.trap.detect"


class TrapDisarmed(Event, frozen=True):
    who: Being
    room: Chamber
    rule: str = "chateau.trap.disarm"


class TrapBotched(Event, frozen=True):
    who: Being
    room: Chamber
    rule: str = "chateau.trap.disarm"


class TrapWorked(Event, frozen=True):
    room: Chamber
    rule: str = "chateau.castle.room-roll"


class TrapSprung(Event, frozen=True):
    trap: Snare
    rule: str = "chateau.trap.effect-roll"


class TrapHurt(Event, frozen=True):
    who: Being
    wounds: int
    softened: int
    left: int
    rule: str = "chateau.trap.victim"


class RoomStirs(Event, frozen=True):
    room: Chamber
    column: Literal["triangle", "square", "trap"]
    quiet: bool = False
    rule: str = "chateau.castle.room-roll"


class SecretDoorOpened(Event, frozen=True):
    moment = "find"
    who: Being
    rule: str = "chateau.magicroom.secret-door"


class SecretDoorShut(Event, frozen=True):
    who: Being
    rule: str = "chateau.magicroom.secret-door"


CastleEvent = (
    TrapFound | NoTrapFound | TrapDisarmed | TrapBotched | TrapWorked | TrapSprung | TrapHurt | RoomStirs
    | SecretDoorOpened | SecretDoorShut
)  # fmt: skip
