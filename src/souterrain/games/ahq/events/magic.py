"""Spells, magic items, potions and treasure."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from souterrain.core.events import Event, spoken, word
from souterrain.core.say import Say

from ..words import Thing, Who, things

SpellWord = Annotated[str, word("spell-")]


class SpellSlipped(Event, frozen=True):
    """A caster who is not sure of his art has failed: no spell, and the components are gone."""

    who: Who
    rule: str = "ahq.create.wizard.dwarf.test-each-spell"


class SpellTurned(Event, frozen=True):
    """A ring or amulet turned the spell aside."""

    who: Who
    ward: Thing
    rule: str = "ahq.treasure.amulet.iron.blocks-spell-on-9"


class WitsFailed(Event, frozen=True):
    """An Intelligence test failed."""

    who: Who
    rule: str = "ahq.magic.intelligence-test"


class ScrollInVain(Event, frozen=True):
    """Nobody is in sight on whom the warp scroll could work."""

    rule: str = "ahq.gm.character.uses-everything"


class WitsPassed(Event, frozen=True):
    who: Who
    rule: str = "ahq.magic.intelligence-test"


class Shielded(Event, frozen=True):
    """Dragon Armour: more Toughness."""

    who: Who
    toughness: int
    rule: str = "ahq.magic.bright.dragon-armour"


class Healed(Event, frozen=True):
    who: Who
    id: str
    left: int
    rule: str = "ahq.magic.bright.flames-of-phoenix"


class Spied(Event, frozen=True):
    """An unknown part was seen through the Open Window."""

    who: Who
    rule: str = "ahq.magic.bright.open-window"


class HandAflame(Event, frozen=True):
    who: Who
    rule: str = "ahq.magic.bright.flaming-hand"


class PutToFlight(Event, frozen=True):
    who: Who
    rule: str = "ahq.magic.bright.flight"


class SwiftWind(Event, frozen=True):
    number: int
    rule: str = "ahq.magic.bright.swift-wind"


class Raised(Event, frozen=True):
    who: Who
    id: str
    rule: str = "ahq.magic.bright.power-of-phoenix"


class SoulLost(Event, frozen=True):
    who: Who
    rule: str = "ahq.magic.bright.power-of-phoenix"


class AirStill(Event, frozen=True):
    """Monsters that cannot move or attack for a turn."""

    number: int
    rule: str = "ahq.magic.bright.still-air"


class Emboldened(Event, frozen=True):
    who: Who
    rule: str = "ahq.magic.bright.courage"


class Choking(Event, frozen=True):
    who: Who
    rule: str = "ahq.magic.skaven.choke"


class Choked(Event, frozen=True):
    """Somebody has no breath left."""

    who: Who
    rule: str = "ahq.magic.skaven.choke-death"


class SkullAflame(Event, frozen=True):
    who: Who
    rule: str = "ahq.magic.skaven.flaming-skull"


Work: TypeAlias = (
    Shielded | Healed | Spied | HandAflame | PutToFlight | SwiftWind | AirStill | Emboldened | Choking | SkullAflame
)
"""What a spell does without a die."""


class SpellCast(Event, frozen=True):
    """A spell, and what it does where that follows at once."""

    who: Who
    spell: SpellWord
    work: Work | None = None
    rule: str = "ahq.magic.cast.one-per-turn"

    def say(self) -> Say:
        said = Event.say(self)
        said.args["work"] = Say("spell-works", work=self.work.say()) if self.work else ""
        return said


class PotionDrunk(Event, frozen=True):
    who: Who
    potion: Thing
    rule: str = "ahq.treasure.potion.healing.heals-next-turn"


class PotionGiven(Event, frozen=True):
    who: Who
    whom: Who
    rule: str = "ahq.combat.ko.potion"


def _together(parts: list[Say]) -> Say:
    return Say("list", **{f"n{n}": part for n, part in enumerate(parts)})


def _counted(told: Say, item: str, count: int) -> Say:
    return Say(told.id, **{**told.args, "item": things(item, count)})


def _on_body(told: Say, body: str) -> Say:
    """What somebody takes, and whose body it is taken from where it was a dead hero's."""
    told.args["body"] = Say("on-body", dead=spoken("figure-", body)) if body else ""
    return told


class ChestHeld(Event, frozen=True):
    """What a chest turned out to hold."""

    row: Annotated[str, word("chest-")]
    gold: int
    rule: str = "ahq.treasure.chest.lair-and-quest-room"


class GoldTaken(Event, frozen=True):
    who: Who
    gold: int
    body: Who = ""
    rule: str = "ahq.treasure.carry.gold-limit-250"

    def say(self) -> Say:
        return _on_body(super().say(), self.body)


class GoldParted(Event, frozen=True):
    """What several take of the same gold."""

    who: tuple[Who, ...]
    gold: tuple[int, ...]
    rule: str = "ahq.treasure.carry.gold-limit-250"

    def say(self) -> Say:
        parts: dict[int, list[Say]] = {}
        for who, gold in zip(self.who, self.gold, strict=True):
            parts.setdefault(gold, []).append(spoken("figure-", who))
        first, *rest = [Say("gold-part", gold=gold, who=_together(people)) for gold, people in parts.items()]
        if not rest:
            return Say("event-gold-parted-alike", gold=self.gold[0])
        return Say("event-gold-parted", first=first, rest=_together(rest))


class GoldLeft(Event, frozen=True):
    """Gold that stays where it is; `full` where all who could take it have their purses full."""

    gold: int
    full: bool = False
    rule: str = "ahq.treasure.left-behind.noted-on-map"


class ItemFound(Event, frozen=True):
    """A magic item, identified at once."""

    item: Thing
    count: int = 1
    rule: str = "ahq.treasure.magic.effects-told"

    def say(self) -> Say:
        return _counted(super().say(), self.item, self.count)


class ItemTaken(Event, frozen=True):
    who: Who
    item: Thing
    count: int = 1
    body: Who = ""
    rule: str = "ahq.treasure.magic.who-gets-it"

    def say(self) -> Say:
        return _on_body(_counted(super().say(), self.item, self.count), self.body)


class ItemLeft(Event, frozen=True):
    item: Thing
    count: int = 1
    rule: str = "ahq.treasure.left-behind.noted-on-map"

    def say(self) -> Say:
        return _counted(super().say(), self.item, self.count)


class ItemGiven(Event, frozen=True):
    who: Who
    whom: Who
    item: Thing
    count: int = 1
    rule: str = "ahq.treasure.magic.redistribute-any-time"

    def say(self) -> Say:
        return _counted(super().say(), self.item, self.count)


class StoneCharged(Event, frozen=True):
    """Fate Points in a Dawnstone, charges in a wand."""

    item: Thing
    charges: int
    rule: str = "ahq.treasure.dawnstone.fate-store"


class SpellInscribed(Event, frozen=True):
    """The spell that a wand or a scroll holds."""

    item: Thing
    spell: SpellWord
    rule: str = "ahq.treasure.wand.one-random-spell"
