"""Between the fights: gold, shops, camps, and the end."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import word
from souterrain.core.say import Say

from ..words import kind_say, piece_say
from .words import Item, Kind, Piece, Room, Spell, Tale


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
        return Say("event-gold-shared", shares=_shares("gold-share", self.all, self.gold))


def _shares(word: str, heroes: tuple[str, ...], gold: tuple[int, ...]) -> Say:
    shares = (Say(word, hero=piece_say(id), gold=share) for id, share in zip(heroes, gold, strict=True))
    return Say("list", **{f"n{n}": share for n, share in enumerate(shares)})


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


class Pooled(Tale, frozen=True):
    """Several heroes pay for what another acquires."""

    target: Piece
    all: tuple[Piece, ...]
    gold: tuple[int, ...]
    rule: str = "catacombs.merchant.pooling-allowed"

    def say(self) -> Say:
        return Say("event-pooled", target=piece_say(self.target), shares=_shares("gold-from", self.all, self.gold))


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
    RoomCleared | GoldTaken | GoldShared | MerchantOpened | Bought | CalledOff | ChippedIn | Pooled | Raised | Camped
    | Ambushed | SpellRegained | GameWon
)  # fmt: skip
