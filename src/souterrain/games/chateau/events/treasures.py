"""What is found, worn, drunk and given."""

from __future__ import annotations

from souterrain.core.events import Event

from .words import Being, Brew, Counter, Thing


class Found(Event, frozen=True):
    who: Being
    item: Thing
    rule: str = "chateau.treasure.recorded"


class GoldFound(Event, frozen=True):
    who: Being
    amount: int
    rule: str = "chateau.treasure.recorded"


class WeaponKnown(Event, frozen=True):
    item: Thing
    rule: str = "chateau.magicweapon.plus"


class Declined(Event, frozen=True):
    treasure: Counter
    rule: str = "chateau.treasure.recorded"


class ArmourFitted(Event, frozen=True):
    who: Being
    off: int
    rule: str = "chateau.armour.each-character"


class ArmourKept(Event, frozen=True):
    """Of two armours the better is worn: the one that was there."""

    who: Being
    rule: str = "chateau.armour.reduction"


class JewelWaits(Event, frozen=True):
    who: Being
    item: Thing
    rule: str = "chateau.ring.decide"


class JewelStillWaits(Event, frozen=True):
    dull = True
    who: Being
    item: Thing
    rule: str = "chateau.ring.decide"


class JewelWards(Event, frozen=True):
    who: Being
    item: Thing
    rule: str = "chateau.ring.permanent"


class JewelSlumbers(Event, frozen=True):
    who: Being
    item: Thing
    turns: int
    rule: str = "chateau.ring.permanent"


class JewelAntidote(Event, frozen=True):
    who: Being
    item: Thing
    rule: str = "chateau.ring.poison"


class WeaponObeys(Event, frozen=True):
    who: Being
    item: Thing
    rule: str = "chateau.magicweapon.then-controlled"


class TurnedEvil(Event, frozen=True):
    moment = "death"
    who: Being
    item: Thing
    rule: str = "chateau.magicweapon.curse-roll"


class CameToHisSenses(Event, frozen=True):
    who: Being
    rule: str = "chateau.magicweapon.then-controlled"


class Drank(Event, frozen=True):
    who: Being
    potion: Brew
    rule: str = "chateau.fountain.taste"


class Revived(Event, frozen=True):
    who: Being
    amount: int
    life: int
    rule: str = "chateau.phial.revitalise-cap"


class Poisoned(Event, frozen=True):
    who: Being
    loss: int
    left: int
    rule: str = "chateau.phial.poison-castle-only"


class PoisonNeutralised(Event, frozen=True):
    who: Being
    rule: str = "chateau.ring.poison"


class PhialEmptied(Event, frozen=True):
    who: Being
    rule: str = "chateau.phial.not-stored-outside"


class Given(Event, frozen=True):
    giver: Being
    item: Thing
    taker: Being
    rule: str = "chateau.treasure.trade"


class TradeRefused(Event, frozen=True):
    who: Being
    rule: str = "chateau.treasure.trade"


class Taken(Event, frozen=True):
    who: Being
    dead: Being
    rule: str = "chateau.lp.dead-character-removed"


TreasuresEvent = (
    Found | GoldFound | WeaponKnown | Declined | ArmourFitted | ArmourKept | JewelWaits | JewelStillWaits
    | JewelWards | JewelSlumbers | JewelAntidote | WeaponObeys | TurnedEvil | CameToHisSenses | Drank | Revived
    | Poisoned | PoisonNeutralised | PhialEmptied | Given | TradeRefused | Taken
)  # fmt: skip
