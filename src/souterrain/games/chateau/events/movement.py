"""Turns, steps and halts, and who walks with whom."""

from __future__ import annotations

from souterrain.core.events import Event, Way
from souterrain.core.say import Say

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
    """Some leave the group; where it is most of them, it is the others who are `left`."""

    who: tuple[Being, ...]
    rule: str = "chateau.counter.one-or-two-leave"
    left: tuple[Being, ...] = ()

    def say(self) -> Say:
        said = super().say()
        return Say("event-set-off-most", **said.args) if self.left else said


class Unwilling(Event, frozen=True):
    who: Being
    rule: str = "chateau.counter.one-or-two-leave"


MovementEvent = (
    TurnBegan | GroupMoved | SomeMoved | Moved | Stayed | GroupStayed | CastleEntered | SteppedUp | FellBack
    | SetOffAlone | Unwilling | SleptOn | VillageWaits
)  # fmt: skip
