"""What happens at a table of Catacombs."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from souterrain.core.events import Event, word
from souterrain.core.say import Say

from .words import piece_say

Piece: TypeAlias = str
"""The id of a piece on the board."""
Kind = Annotated[str, word("kind-")]
Room = Annotated[str, word("room-")]
Spell = Annotated[str, word("spell-")]
Item = Annotated[str, word("item-")]
Power = Annotated[str, word("power-")]
Seat = Annotated[str, word("seat-")]
Blow = Annotated[str, word("attack-")]


class Tale(Event, frozen=True):
    """Base of all events here: fields named `who`, `by` or `target` are pieces and are called by their names."""

    def say(self) -> Say:
        said = super().say()
        for name in ("who", "by", "target"):
            value = said.args.get(name)
            if isinstance(value, str):
                said.args[name] = piece_say(value)
        return said


# Preparation


class CatacombsLaid(Tale, frozen=True):
    lord: Kind
    wandering: Kind
    cards: int
    rule: str = "catacombs.setup.wandering-type-announced"


class HeroTaken(Tale, frozen=True):
    who: Piece
    seat: Seat
    rule: str = "catacombs.setup.all-four-heroes-always-play"


class StorySettled(Tale, frozen=True):
    agreed: int
    rule: str = "catacombs.variant.story-needs-consent"


class StoryTold(Tale, frozen=True):
    text: str
    setting: Annotated[str, word("setting-")]
    rule: str = "catacombs.variant.story-setup"


# Exploration and installation


class RoomEntered(Tale, frozen=True):
    room: Room
    rule: str = "catacombs.explore.flip-next-room-card-from-top"


class ExitsDiffer(Tale, frozen=True):
    room: Room
    rule: str = "catacombs.variant.labyrinth.mismatch-flip-back"


class RoomEmpty(Tale, frozen=True):
    room: Room
    rule: str = "catacombs.variant.labyrinth.revisit-half-monsters"


class ReserveShort(Tale, frozen=True):
    monster: Kind
    missing: int
    rule: str = "catacombs.general.supplies-are-limits"


class NoSpace(Tale, frozen=True):
    monster: Kind
    rule: str = "catacombs.variant.fair-placement.still-inside-zone"


class WandererCame(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.variant.wandering.placement-and-type"


class RoundBegan(Tale, frozen=True):
    round: int
    rule: str = "catacombs.combat.at-least-one-round"


# Flicks and what they do


class Flicked(Tale, frozen=True):
    by: Piece
    attack: Blow
    rule: str = "catacombs.attack.punch-is-move-or-melee"


class TouchedNobody(Tale, frozen=True):
    by: Piece
    rule: str = "catacombs.damage.successful-attack-damages"


class Unharmed(Tale, frozen=True):
    """A contact that did nothing; the rule says why."""

    target: Piece
    rule: str


class Damaged(Tale, frozen=True):
    by: Piece
    target: Piece
    points: int
    left: int
    rule: str = "catacombs.attack.base-damage-one"


class Slain(Tale, frozen=True):
    by: Piece
    target: Piece
    rule: str = "catacombs.damage.one-hp-monster-removed"


class Burned(Tale, frozen=True):
    target: Piece
    points: int
    left: int
    rule: str = "catacombs.ability.fire-wall-burns-on-any-contact"


class HeroDied(Tale, frozen=True):
    target: Piece
    rule: str = "catacombs.death.removed-at-once"


class AllyGone(Tale, frozen=True):
    target: Piece
    rule: str = "catacombs.damage.monsters-hurt-heroes-and-allies"


class CameBack(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.attack.offboard-disc-returns-at-exit-point"


class ShieldLost(Tale, frozen=True):
    rule: str = "catacombs.ally.wizard-safe-behind-shield"


class DecoyGone(Tale, frozen=True):
    rule: str = "catacombs.lord.sorcerer-theme"


class Stunned(Tale, frozen=True):
    target: Piece
    rule: str = "catacombs.incapacity.normal-damage-plus-paralysis"


class TurnedToStone(Tale, frozen=True):
    target: Piece
    rule: str = "catacombs.lord.gorgon-theme"


class Recovered(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.incapacity.recovery-after-full-round"


class Retaliated(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.ability.retaliation-trigger"


class Regenerated(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.ability.regeneration"


class BecameWall(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.ability.fire-wall-trigger"


class Feeding(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.ability.feeding-frenzy"


# Actions, spells, equipment, powers


class Passed(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.combat.one-action-per-hero"


class SpellCast(Tale, frozen=True):
    spell: Spell
    by: Piece
    rule: str = "catacombs.spell.one-card-is-the-action"


class Moved(Tale, frozen=True):
    """A piece was put down somewhere by a card or a power."""

    who: Piece
    rule: str = "catacombs.general.card-text-beats-rules"


class ItemUsed(Tale, frozen=True):
    by: Piece
    item: Item
    rule: str = "catacombs.equipment.timing-and-frequency-on-card"


class Healed(Tale, frozen=True):
    target: Piece
    points: int
    left: int
    rule: str = "catacombs.health.never-above-initial"


class PowerUsed(Tale, frozen=True):
    by: Piece
    power: Power
    rule: str = "catacombs.lord.punch-or-one-special"


class Spawned(Tale, frozen=True):
    who: Piece
    rule: str = "catacombs.lord.may-summon-more"


# Resolution, shops, camp, end


class RoomCleared(Tale, frozen=True):
    room: Room
    rule: str = "catacombs.combat.room-cleared-only-at-end-of-round"


class GoldTaken(Tale, frozen=True):
    who: Piece
    gold: int
    owed: int
    rule: str = "catacombs.resolution.gold-equals-value-of-own-kills"


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


class Raised(Tale, frozen=True):
    target: Piece
    left: int
    rule: str = "catacombs.healer.resurrection-1000"


class Camped(Tale, frozen=True):
    space: int
    rule: str = "catacombs.variant.camping.decide-after-each-resolution"


class Ambushed(Tale, frozen=True):
    monsters: tuple[Kind, ...]
    rule: str = "catacombs.variant.camping.star-space-ambush"


class SpellRegained(Tale, frozen=True):
    spell: Spell
    rule: str = "catacombs.variant.camping.number-space"


class GameWon(Tale, frozen=True):
    winner: Annotated[str, word("winner-")]
    rule: str


AnyEvent = (
    CatacombsLaid | HeroTaken | StorySettled | StoryTold | RoomEntered | ExitsDiffer | RoomEmpty | ReserveShort
    | NoSpace | WandererCame | RoundBegan | Flicked | TouchedNobody | Unharmed | Damaged | Slain | Burned | HeroDied
    | AllyGone | CameBack | ShieldLost | DecoyGone | Stunned | TurnedToStone | Recovered | Retaliated | Regenerated
    | BecameWall | Feeding | Passed | SpellCast | Moved | ItemUsed | Healed | PowerUsed | Spawned | RoomCleared
    | GoldTaken | MerchantOpened | Bought | CalledOff | Raised | Camped | Ambushed | SpellRegained | GameWon
)  # fmt: skip
