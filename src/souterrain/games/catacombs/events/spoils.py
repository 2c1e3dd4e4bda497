"""Between the fights: gold, shops, camps, and the end."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import word
from souterrain.core.say import Say

from ..words import kind_say, piece_say
from .words import Item, Kind, Piece, Room, Spell, Tale


class RoomCleared(Tale, frozen=True):
    room: Room
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
        paid = zip(self.all, self.gold, strict=True)
        shares = (Say("gold-share", hero=piece_say(id), gold=gold) for id, gold in paid)
        return Say("event-gold-shared", shares=Say("list", **{f"n{n}": share for n, share in enumerate(shares)}))


class MerchantOpened(Tale, frozen=True):
    items: tuple[Item, ...]
    rule: str = "catacombs.merchant.shows-six-of-shuffled-deck"


class Bought(Tale, frozen=True):
    who: Piece
    item: Item
    gold: int
    rule: str = "catacombs.merchant.payment-and-delivery"


class CalledOff(Tale, frozen=True):
    missing: int
    rule: str = "catacombs.merchant.pooling-allowed"


class ChippedIn(Tale, frozen=True):
    """A hero pays for what another acquires."""

    who: Piece
    target: Piece
    gold: int
    rule: str = "catacombs.merchant.pooling-allowed"


class Raised(Tale, frozen=True):
    target: Piece
    left: int
    rule: str = "catacombs.healer.resurrection-1000"


class Camped(Tale, frozen=True):
    space: int
    rule: str = "catacombs.variant.camping.decide-after-each-resolution"


class Ambushed(Tale, frozen=True):
    moment = "fight"
    monsters: tuple[Kind, ...]
    rule: str = "catacombs.variant.camping.star-space-ambush"

    def say(self) -> Say:
        said = super().say()
        kinds = ((kind_say(kind), self.monsters.count(kind)) for kind in dict.fromkeys(self.monsters))
        words = (Say("kind-several", kind=kind, n=n) if n > 1 else kind for kind, n in kinds)
        said.args["monsters"] = Say("list", **{f"n{n}": word for n, word in enumerate(words)})
        return said


class SpellRegained(Tale, frozen=True):
    spell: Spell
    rule: str = "catacombs.variant.camping.number-space"


class GameWon(Tale, frozen=True):
    moment = "chapter"
    winner: Annotated[str, word("winner-")]
    rule: str


SpoilsEvent = (
    RoomCleared | GoldTaken | GoldShared | MerchantOpened | Bought | CalledOff | ChippedIn | Raised | Camped
    | Ambushed | SpellRegained | GameWon
)  # fmt: skip
