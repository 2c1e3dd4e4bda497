"""What is told of the Heroes' days in town: shares, living, what happens there, what they buy and learn."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word
from souterrain.core.say import Say

from ..words import Them, Thing, Who

Trait = Annotated[str, word("sheet-")]
SpellWord = Annotated[str, word("spell-")]
Ailment = Annotated[str, word("effect-")]


class GoldShared(Event, frozen=True):
    gold: int
    share: int
    rule: str = "ahq.between.treasure.gold-equal-shares"

    def say(self) -> Say:
        """Where one alone has come home there is nothing to share."""
        return Event.say(self) if self.share < self.gold else Say("event-gold-kept", gold=self.gold)


class RemainderWon(Event, frozen=True):
    who: Who
    gold: int
    rule: str = "ahq.between.treasure.gold-equal-shares"


class ShareDisputed(Event, frozen=True):
    rule: str = "ahq.between.treasure.other-items"


class ShareChosen(Event, frozen=True):
    who: Who
    item: Thing
    rule: str = "ahq.between.treasure.other-items"


class GoldGiven(Event, frozen=True):
    who: Who
    to: Who
    gold: int
    rule: str = "ahq.between.treasure.free-use-of-share"


class ThingGiven(Event, frozen=True):
    who: Who
    to: Who
    item: Thing
    rule: str = "ahq.between.treasure.free-use-of-share"
    count: int = 1


class EstateShared(Event, frozen=True):
    who: Who
    gold: int
    rule: str = "ahq.town.lodgings.dead-hero"


class WillExecuted(Event, frozen=True):
    who: Who
    heirs: Them
    gold: int
    rule: str = "ahq.town.will.heirs"


class AccountLost(Event, frozen=True):
    who: Who
    gold: int
    rule: str = "ahq.town.bank.dead-hero-needs-will"


class LivingPaid(Event, frozen=True):
    who: Who
    paid: int
    owed: int
    rule: str = "ahq.town.living.cost"


class DebtPaid(Event, frozen=True):
    who: Who
    paid: int
    owed: int
    rule: str = "ahq.town.living.debt"


class BankerPaid(Event, frozen=True):
    who: Who
    gold: int
    left: int
    rule: str = "ahq.town.bank.fee-after-each-expedition"


class QuietInterval(Event, frozen=True):
    rule: str = "ahq.town.events.rolled-once"


class FellIll(Event, frozen=True):
    who: Who
    cured: bool
    rule: str = "ahq.town.event.illness"


class OldWound(Event, frozen=True):
    who: Who
    rule: str = "ahq.town.event.injury"


class WoundReopened(Event, frozen=True):
    """An old wound is felt again as an expedition sets out."""

    who: Who
    rule: str = "ahq.town.event.injury"


class FlasksTaxed(Event, frozen=True):
    who: Who
    flasks: int
    paid: int
    rule: str = "ahq.town.event.greek-fire-tax"


class NoFlasks(Event, frozen=True):
    rule: str = "ahq.town.event.greek-fire-tax"


class Thanked(Event, frozen=True):
    gold: int
    rule: str = "ahq.town.event.gratitude"


class Taxed(Event, frozen=True):
    who: Who
    gold: int
    left: int
    rule: str = "ahq.town.event.tax"


class NothingToTax(Event, frozen=True):
    rule: str = "ahq.town.event.tax"


class WeaponRuined(Event, frozen=True):
    who: Who
    item: Thing
    replaced: bool
    rule: str = "ahq.town.event.weapon-to-replace"


class Burgled(Event, frozen=True):
    gold: int
    rule: str = "ahq.town.event.burglary"


class PocketPicked(Event, frozen=True):
    who: Who
    gold: int
    rule: str = "ahq.town.event.pickpocket"


class TributeGiven(Event, frozen=True):
    who: Who
    item: Thing
    rule: str = "ahq.town.event.jealous-ruler"


class NothingHappened(Event, frozen=True):
    """An event that finds nobody whom it could concern."""

    happening: Annotated[str, word("happening-")]
    rule: str = "ahq.town.events.rolled-once"


class MonstersReady(Event, frozen=True):
    rule: str = "ahq.town.event.preparation"


class DangerMoney(Event, frozen=True):
    dead: int
    rule: str = "ahq.town.event.danger-money"


class PriceOfFame(Event, frozen=True):
    rule: str = "ahq.town.event.price-of-fame"


class MapOffered(Event, frozen=True):
    bought: bool
    rule: str = "ahq.town.event.map-for-sale"


class Bought(Event, frozen=True):
    who: Who
    item: Thing
    count: int
    gold: int
    rule: str = "ahq.town.spend.after-expenses"


class Sold(Event, frozen=True):
    who: Who
    item: Thing
    gold: int
    rule: str = "ahq.town.spend.after-expenses"


class Discarded(Event, frozen=True):
    who: Who
    item: Thing
    rule: str = "ahq.town.equipment.three-weapons-one-used"


class Trained(Event, frozen=True):
    who: Who
    trait: Trait
    value: int
    gold: int
    rule: str = "ahq.town.training.price"


class SpellLearned(Event, frozen=True):
    who: Who
    spell: SpellWord
    gold: int
    rule: str = "ahq.town.spells.learn-from-same-college"


class Mended(Event, frozen=True):
    who: Who
    ailment: Ailment
    gold: int
    rule: str = "ahq.town.physician.services"


class Stored(Event, frozen=True):
    """What is now in a Hero's room and on his account."""

    who: Who
    lodgings: int
    bank: int
    rule: str = "ahq.town.storage.needed-above-250"


class WillMade(Event, frozen=True):
    who: Who
    heirs: Them
    rule: str = "ahq.town.will.heirs"
