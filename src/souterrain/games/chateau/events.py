"""What can happen, as small typed facts; the words are in text/*.ftl."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from souterrain.core.events import Event, word

Being: TypeAlias = Annotated[str, word("being-")]
Place: TypeAlias = Annotated[str, word("point-")]
Chamber: TypeAlias = Annotated[str, word("room-")]
Thing: TypeAlias = Annotated[str, word("item-")]
Counter: TypeAlias = Annotated[str, word("treasure-")]
Snare: TypeAlias = Annotated[str, word("trap-")]
Brew: TypeAlias = Annotated[str, word("potion-")]


# The characters set out


class Created(Event, frozen=True):
    who: Being
    life: int
    rule: str = "chateau.create.initial-score-kept"


class Armed(Event, frozen=True):
    who: Being
    item: Thing
    rule: str = "chateau.weapon.four-types"


# Turns and movement


class TurnBegan(Event, frozen=True):
    turn: int
    rule: str = "chateau.turn.sequence"


class GroupMoved(Event, frozen=True):
    to: Place
    rule: str = "chateau.move.neighbours-only"


class Moved(Event, frozen=True):
    who: Being
    to: Place
    rule: str = "chateau.move.neighbours-only"


class Stayed(Event, frozen=True):
    who: tuple[Being, ...]
    at: Place
    rule: str = "chateau.move.staying"


class GroupStayed(Event, frozen=True):
    at: Place
    rule: str = "chateau.move.staying"


class CastleEntered(Event, frozen=True):
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


# What a point has in store


class Quiet(Event, frozen=True):
    at: Place
    rule: str = "chateau.event.nothing-continue"


class MonsterAppeared(Event, frozen=True):
    foe: Being
    rule: str = "chateau.counter.monsters"


class TreasureSeen(Event, frozen=True):
    treasure: Counter
    rule: str = "chateau.counter.treasures"


class PutBack(Event, frozen=True):
    treasure: Counter
    rule: str = "chateau.event.outside-treasures-kept"


class Redrawn(Event, frozen=True):
    count: int
    rule: str = "chateau.event.triangle"


# Flight


class Ran(Event, frozen=True):
    who: tuple[Being, ...]
    distance: int
    rule: str = "chateau.flee.roll"


class GroupRan(Event, frozen=True):
    distance: int
    rule: str = "chateau.flee.roll"


class Escaped(Event, frozen=True):
    foe: Being
    rule: str = "chateau.flee.success"


class Caught(Event, frozen=True):
    foe: Being
    who: tuple[Being, ...]
    rule: str = "chateau.flee.caught"


class LeftBehind(Event, frozen=True):
    who: tuple[Being, ...]
    rule: str = "chateau.special.sorcerer"


class FlewOff(Event, frozen=True):
    who: Being
    to: Place
    rule: str = "chateau.phial.flying"


class Forfeited(Event, frozen=True):
    treasure: Counter
    rule: str = "chateau.event.treasure-after-fight"


# Combat


class CameToHelp(Event, frozen=True):
    who: Being
    at: Place
    rule: str = "chateau.combat.joining"


class RoundBegan(Event, frozen=True):
    round: int
    rule: str = "chateau.combat.sequence"


class Hit(Event, frozen=True):
    who: Being
    foe: Being
    item: Thing
    wounds: int
    left: int
    rule: str = "chateau.wound.weapon-die"


class Missed(Event, frozen=True):
    who: Being
    foe: Being
    rule: str = "chateau.hit.character-attacks"


class FoeHit(Event, frozen=True):
    foe: Being
    who: Being
    wounds: int
    softened: int
    left: int
    rule: str = "chateau.wound.monster-die"


class FoeMissed(Event, frozen=True):
    foe: Being
    who: Being
    rule: str = "chateau.hit.monster-attacks"


class FoeSleeps(Event, frozen=True):
    foe: Being
    rule: str = "chateau.magician.sleep-two-turns"


class FoeDied(Event, frozen=True):
    foe: Being
    rule: str = "chateau.lp.dead-monster-to-bowl"


class Died(Event, frozen=True):
    who: Being
    rule: str = "chateau.lp.dead-character-removed"


class Drained(Event, frozen=True):
    foe: Being
    who: Being
    left: int
    initial: int
    rule: str = "chateau.special.succubus"


class Petrified(Event, frozen=True):
    foe: Being
    who: Being
    rule: str = "chateau.special.medusa"


class FellAsleep(Event, frozen=True):
    foe: Being
    who: Being
    rule: str = "chateau.special.sorcerer"


class Withstood(Event, frozen=True):
    foe: Being
    who: Being
    rule: str = "chateau.special.medusa"


class SpellSlept(Event, frozen=True):
    who: Being
    foe: Being
    rule: str = "chateau.magician.sleep"


class SpellBurnt(Event, frozen=True):
    who: Being
    foe: Being
    rule: str = "chateau.magician.burn"


class SpellFailed(Event, frozen=True):
    who: Being
    foe: Being
    rule: str = "chateau.magician.sleep"


# Healing


class Healed(Event, frozen=True):
    healer: Being
    who: Being
    amount: int
    life: int
    rule: str = "chateau.heal.roll"


class NotHealed(Event, frozen=True):
    healer: Being
    who: Being
    rule: str = "chateau.heal.roll"


class Freed(Event, frozen=True):
    healer: Being
    who: Being
    rule: str = "chateau.heal.unpetrify"


class StillStone(Event, frozen=True):
    healer: Being
    who: Being
    rule: str = "chateau.heal.unpetrify"


# The castle


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
    column: Literal["triangle", "square"]
    rule: str = "chateau.castle.room-roll"


class SecretDoorOpened(Event, frozen=True):
    who: Being
    rule: str = "chateau.magicroom.secret-door"


class SecretDoorShut(Event, frozen=True):
    who: Being
    rule: str = "chateau.magicroom.secret-door"


# Treasures


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


class JewelWaits(Event, frozen=True):
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


# The end


class CameHome(Event, frozen=True):
    who: Being
    score: int
    rule: str = "chateau.end.return"


class NeverReturned(Event, frozen=True):
    who: Being
    rule: str = "chateau.end.return"


ChateauEvent: TypeAlias = (
    Created | Armed | TurnBegan | GroupMoved | Moved | Stayed | GroupStayed | CastleEntered | SteppedUp | FellBack
    | SetOffAlone | Unwilling | Quiet | MonsterAppeared | TreasureSeen | PutBack | Redrawn | Ran | GroupRan | Escaped
    | Caught | LeftBehind | FlewOff | Forfeited | CameToHelp | RoundBegan | Hit | Missed | FoeHit | FoeMissed
    | FoeSleeps | FoeDied | Died | Drained | Petrified | FellAsleep | Withstood | SpellSlept | SpellBurnt | SpellFailed
    | Healed | NotHealed | Freed | StillStone | TrapFound | NoTrapFound | TrapDisarmed | TrapBotched | TrapWorked
    | TrapSprung | TrapHurt | RoomStirs | SecretDoorOpened | SecretDoorShut | Found | GoldFound | WeaponKnown | Declined
    | ArmourFitted | JewelWaits | JewelWards | JewelSlumbers | JewelAntidote | WeaponObeys | TurnedEvil
    | CameToHisSenses | Drank | Revived | Poisoned | PoisonNeutralised | PhialEmptied | Given | TradeRefused | Taken
    | CameHome | NeverReturned
)  # fmt: skip
