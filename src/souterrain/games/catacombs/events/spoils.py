"""Between the fights: gold, shops, camps, and the end."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import word
from souterrain.core.say import Say

from ..words import piece_say
from .words import Item, Kind, Paid, Piece, Room, Spell, Tale, counted, shares


class RoomCleared(Tale, frozen=True):
    """No monster is left in a room, or of those that attacked the camp in an `ambush`."""

    room: Room
    ambush: bool = False
    rule: str = "catacombs.combat.room-cleared-only-at-end-of-round"


class GoldTaken(Tale, frozen=True):
    who: Piece
    gold: int
    owed: int
    missing: int = 0
    """What the reserve could not pay."""
    rule: str = "catacombs.resolution.gold-equals-value-of-own-kills"


class GoldShared(Tale, frozen=True):
    """What several heroes are paid for a room, each for his own kills."""

    all: tuple[Piece, ...]
    gold: tuple[int, ...]
    rule: str = "catacombs.resolution.gold-equals-value-of-own-kills"

    def say(self) -> Say:
        return Say("event-gold-shared", shares=shares("gold-share", self.all, self.gold))


class MerchantOpened(Tale, frozen=True):
    items: tuple[Item, ...]
    rule: str = "catacombs.merchant.shows-six-of-shuffled-deck"


class Bought(Paid, frozen=True):
    who: Piece
    item: Item
    gold: int
    rule: str = "catacombs.merchant.payment-and-delivery"
    all: tuple[Piece, ...] = ()
    gave: tuple[int, ...] = ()


class CalledOff(Tale, frozen=True):
    missing: int
    rule: str = "catacombs.merchant.pooling-allowed"


class ChippedIn(Tale, frozen=True):
    """A hero pays for what another acquires, in games of old; now it is told with what was bought."""

    who: Piece
    target: Piece
    gold: int
    rule: str = "catacombs.merchant.pooling-allowed"


class Pooled(Tale, frozen=True):
    """Several heroes pay for what another acquires, in games of old."""

    target: Piece
    all: tuple[Piece, ...]
    gold: tuple[int, ...]
    rule: str = "catacombs.merchant.pooling-allowed"

    def say(self) -> Say:
        return Say("event-pooled", target=piece_say(self.target), shares=shares("gold-from", self.all, self.gold))


class Raised(Paid, frozen=True):
    """A dead hero is called back, for so much `gold`."""

    target: Piece
    left: int
    rule: str = "catacombs.healer.resurrection-1000"
    gold: int = 0
    all: tuple[Piece, ...] = ()
    gave: tuple[int, ...] = ()


class WentOn(Tale, frozen=True):
    """There was nothing for the heroes at the Merchant's or the Healer's: they are too `poor`, or nobody is hurt."""

    poor: bool
    rule: str = "catacombs.healer.services-for-offerings"


class Camped(Tale, frozen=True):
    """The heroes rest; `all` who regain health by it have so much `left` now."""

    space: int
    rule: str = "catacombs.variant.camping.decide-after-each-resolution"
    all: tuple[Piece, ...] = ()
    left: tuple[int, ...] = ()

    def say(self) -> Say:
        if not self.all:
            return super().say()
        return Say("event-camped-healed", space=self.space, shares=shares("health-share", self.all, self.left))


class Ambushed(Tale, frozen=True):
    moment = "fight"
    monsters: tuple[Kind, ...]
    rule: str = "catacombs.variant.camping.star-space-ambush"

    def say(self) -> Say:
        said = super().say()
        said.args["monsters"] = counted(self.monsters)
        return said


class SpellRegained(Tale, frozen=True):
    spell: Spell
    rule: str = "catacombs.variant.camping.number-space"


class GameWon(Tale, frozen=True):
    moment = "chapter"
    winner: Annotated[str, word("outcome-")]
    rule: str


SpoilsEvent = (
    RoomCleared | GoldTaken | GoldShared | MerchantOpened | Bought | CalledOff | ChippedIn | Pooled | Raised | WentOn
    | Camped | Ambushed | SpellRegained | GameWon
)  # fmt: skip
