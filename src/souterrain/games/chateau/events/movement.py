"""Turns, steps and halts, and who walks with whom."""

from __future__ import annotations

from souterrain.core.events import Event, Way

from .words import Being, Place


class TurnBegan(Event, frozen=True):
    moment = "turn"
    turn: int
    rule: str = "chateau.turn.sequence"


class GroupMoved(Event, frozen=True):
    to: Place
    way: Way = ()
    quiet: bool = False
    rule: str = "chateau.move.neighbours-only"


class SomeMoved(Event, frozen=True):
    who: tuple[Being, ...]
    to: Place
    way: Way = ()
    quiet: bool = False
    rule: str = "chateau.move.neighbours-only"


class Moved(Event, frozen=True):
    who: Being
    to: Place
    way: Way = ()
    quiet: bool = False
    rule: str = "chateau.move.neighbours-only"


class Stayed(Event, frozen=True):
    who: tuple[Being, ...]
    at: Place
    quiet: bool = False
    rule: str = "chateau.move.staying"


class GroupStayed(Event, frozen=True):
    at: Place
    quiet: bool = False
    rule: str = "chateau.move.staying"


class SleptOn(Event, frozen=True):
    who: tuple[Being, ...]
    at: Place
    rule: str = "chateau.special.sorcerer"


class VillageWaits(Event, frozen=True):
    turns: int
    rule: str = "chateau.start.village"


class CastleEntered(Event, frozen=True):
    moment = "chapter"
    rule: str = "chateau.move.boundary"


class SteppedUp(Event, frozen=True):
    who: Being
    rule: str = "chateau.start.marching-order"


class FellBack(Event, frozen=True):
    who: Being
    rule: str = "chateau.start.marching-order"


class SetOffAlone(Event, frozen=True):
    who: tuple[Being, ...]
    rule: str = "chateau.counter.one-or-two-leave"


class Unwilling(Event, frozen=True):
    who: Being
    rule: str = "chateau.counter.one-or-two-leave"


MovementEvent = (
    TurnBegan | GroupMoved | SomeMoved | Moved | Stayed | GroupStayed | CastleEntered | SteppedUp | FellBack
    | SetOffAlone | Unwilling | SleptOn | VillageWaits
)  # fmt: skip
