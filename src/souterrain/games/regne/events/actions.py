"""What is done with action points."""

from __future__ import annotations

from typing import Literal

from souterrain.core.events import Event, Way
from souterrain.core.say import Say

from ..words import Goods, Of, Who
from .master import Why


class Walked(Event, frozen=True):
    """Somebody has walked so many squares, some of them beyond a portal, or over a bridge or onto it; a dweller perhaps
    with somebody in mind."""

    who: Who
    squares: int
    way: Way
    why: Literal["", Why] = ""
    target: Who = ""
    rule: str = "regne.move.walk-one-run-two"
    portal: bool = False
    bridge: Literal["", "onto", "across"] = ""


class Ran(Event, frozen=True):
    who: Who
    squares: int
    way: Way
    why: Literal["", Why] = ""
    target: Who = ""
    rule: str = "regne.move.walk-one-run-two"
    portal: bool = False


class Flew(Event, frozen=True):
    """Somebody with wings has gone so many squares, however fast."""

    who: Who
    squares: int
    way: Way
    why: Literal["", Why] = ""
    target: Who = ""
    rule: str = "regne.flight.rule"
    portal: bool = False


class HeldBack(Event, frozen=True):
    """Somebody gave up a move because he was blocked."""

    who: Who
    rule: str = "regne.move.block-failure-choice"


class BrokeAway(Event, frozen=True):
    """Somebody moved on although he was blocked."""

    who: Who
    rule: str = "regne.move.block-failure-choice"


class Trampled(Event, frozen=True):
    """Somebody took the square of one whom he killed."""

    who: Who
    way: Way
    rule: str = "regne.move.crush-adversary"


def _manner(said: Say, rule: str, hard: bool) -> Say:
    """A sentence with how the attack was made: a blow or a shot, with a die more or without, or at a thief."""
    if rule == "regne.steal.failure":
        return Say(said.id, **said.args, how="caught")
    shot = rule == "regne.shoot.resolve"
    how = ("aimed" if hard else "shot") if shot else "hard" if hard else "plain"
    return Say(said.id, **said.args, how=how)


class Hit(Event, frozen=True):
    """An attack hit, perhaps a `hard` one, for which a die was added: what it came to, what the target's protection
    took off, the life points that it cost and those that are left. One who is `helpless` is always hit."""

    who: Who
    target: Who
    harm: int
    off: int
    lost: int = 0
    left: int = 0
    hard: bool = False
    rule: str = ""
    helpless: bool = False

    def say(self) -> Say:
        return _manner(super().say(), self.rule, self.hard)


class Glanced(Hit, frozen=True):
    """An attack hit, and all of it was taken off."""


class Missed(Event, frozen=True):
    """An attack missed; `way` is how that is put into words, lest each miss be told as the last."""

    who: Who
    target: Who
    way: int = 0
    rule: str = ""

    def say(self) -> Say:
        return _manner(super().say(), self.rule, hard=False)


class Parried(Event, frozen=True):
    """Somebody makes an attacker roll again."""

    who: Who
    attacker: Who
    rule: str = "regne.parry.reroll"


class Drank(Event, frozen=True):
    """Somebody drank, and regained so many life points by it at once."""

    who: Who
    thing: Goods
    rule: str = "regne.potion.drink-or-give"
    points: int = 0
    life: int = 0


class GaveDrink(Event, frozen=True):
    """Somebody gave another to drink, who regained so many life points by it at once."""

    who: Who
    to: Who
    thing: Goods
    rule: str = "regne.potion.drink-or-give"
    points: int = 0
    life: int = 0


class Equipped(Event, frozen=True):
    """Somebody took something in hand, or put it on."""

    who: Who
    thing: Goods
    rule: str

    def say(self) -> Say:
        said = super().say()
        return Say(said.id, **said.args, held="yes" if self.rule == "regne.equip.change-weapon" else "no")


class Given(Event, frozen=True):
    who: Who
    to: Who
    thing: Goods
    rule: str = "regne.object.take-or-give"


class PickedUp(Event, frozen=True):
    who: Who
    thing: Goods
    rule: str = "regne.object.take-or-give"


class Used(Event, frozen=True):
    """A scroll is read, or a magic object used."""

    who: Who
    thing: Goods
    rule: str


class Vanished(Event, frozen=True):
    """Somebody cannot be seen any more, for a turn."""

    who: Who
    rule: str = "regne.invisible.rule"


class Hardened(Event, frozen=True):
    """Nothing wounds him, for a turn."""

    who: Who
    rule: str = "regne.potion.invulnerability"


class Raised(Event, frozen=True):
    """A characteristic is higher, for a turn."""

    who: Who
    trait: Of
    points: int
    rule: str = "regne.potion.raises-level"


class Warded(Event, frozen=True):
    """An aura protects somebody for the game."""

    who: Who
    points: int
    rule: str = "regne.scroll.protection"


class Teleported(Event, frozen=True):
    who: Who
    way: Way
    rule: str


class Banished(Event, frozen=True):
    who: Who
    rule: str = "regne.scroll.banishment"


class Doubled(Event, frozen=True):
    """The party plays another turn after this one."""

    rule: str = "regne.scroll.time"


class Resurrected(Event, frozen=True):
    who: Who
    life: int
    rule: str = "regne.scroll.resurrection"


class Bound(Event, frozen=True):
    """A rune is bound to a thing for good."""

    who: Who
    rune: Goods
    thing: Goods
    rule: str = "regne.rune.bound-to-gear"


class Shoved(Event, frozen=True):
    """Somebody was pushed back a square, perhaps into what kills or drowns."""

    who: Who
    way: Way
    into: Literal["", "lava", "water", "hole"] = ""
    rule: str = "regne.shove.move"


class Jumped(Event, frozen=True):
    who: Who
    way: Way
    rule: str = "regne.jump.test"
    short: bool = False


class Stolen(Event, frozen=True):
    who: Who
    victim: Who
    thing: Goods
    rule: str = "regne.steal.gain"


class Thrown(Event, frozen=True):
    who: Who
    thing: Goods
    rule: str = "regne.throw.test"
    wide: bool = False
