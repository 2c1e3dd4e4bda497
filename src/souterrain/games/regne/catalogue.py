"""Everything that the game counts with: dice, sheets, goods, dwellers, zones, quests, decks, costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from souterrain.core.book import Book, Source
from souterrain.core.content import RollTable
from souterrain.core.errors import BadContent
from souterrain.core.say import Arg

from .rows.beings import Foe, Hero, Skill, Spell
from .rows.checks import quest_fault, zone_fault
from .rows.goods import Armour, Device, Grimoire, Potion, Relic, Rune, Scroll, Thing, Trinket, Weapon
from .rows.places import DoorRow, ElementRow, ZoneCard
from .rows.play import Costs, Find, Mishap, Nature, Numbers, Power, Prize, Prowler, Speech
from .rows.quests import GameLevel, Quest, Secondary, Undertaking
from .rows.town import CampaignRow, Handicap, Lessons, Place, Town
from .rows.traits import CATEGORIES


class Catalogue(Book):
    """Every number of the game."""

    words: ClassVar[Mapping[str, str]] = dict.fromkeys(
        ("weapon", "armour", "potion", "trinket", "scroll", "device", "relic", "grimoire", "rune"), "thing-"
    ) | {"foe": "being-"}

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.powers = sorted(source.rows("dice.toml", "power", Power, root=True).values(), key=lambda row: row.level)
        self.costs = source.one("actions.toml", "costs", Costs)
        self.speeches = source.rows("actions.toml", "speech", Speech, root=True)
        self.numbers = source.one("actions.toml", "numbers", Numbers)
        self.skills = source.rows("heroes.toml", "skill", Skill)
        self.spells = source.rows("spells.toml", "spell", Spell)
        self.heroes = source.rows("heroes.toml", "hero", Hero, root=True)
        self.weapons = source.rows("weapons.toml", "weapon", Weapon)
        self.armours = source.rows("armour.toml", "armour", Armour)
        self.potions = source.rows("goods.toml", "potion", Potion)
        self.trinkets = source.rows("goods.toml", "trinket", Trinket)
        self.scrolls = source.rows("goods.toml", "scroll", Scroll)
        self.devices = source.rows("goods.toml", "device", Device)
        self.relics = source.rows("goods.toml", "relic", Relic)
        self.grimoires = source.rows("goods.toml", "grimoire", Grimoire)
        self.runes = source.rows("goods.toml", "rune", Rune)
        self.goods: dict[str, Thing] = {
            **self.weapons,
            **self.armours,
            **self.potions,
            **self.trinkets,
            **self.scrolls,
            **self.devices,
            **self.relics,
            **self.grimoires,
            **self.runes,
        }
        self.modifies = {id: row.modifies for id, row in self.weapons.items() if row.modifies}
        self.modifies |= {id: row.modifies for id, row in self.armours.items() if row.modifies}
        """What weapons and armours change of their bearer's characteristics, those that do."""
        self.outfits = frozenset(
            id for id, row in self.goods.items() if row.hands or isinstance(row, Armour) or _permanent(row)
        )
        """What is taken in hand, or put on to be of use."""
        self.natures = source.table("treasure.toml", "nature", Nature, 0, 10)
        self.prizes = {each: source.table("treasure.toml", f"{each}-prize", Prize, 0, 10) for each in CATEGORIES}
        self.foes = source.rows("foes.toml", "foe", Foe)
        self.beings: dict[str, Hero | Foe] = {**self.foes, **self.heroes}
        self.skilled = {id: [self.skills[skill] for skill in row.skills] for id, row in self.beings.items()}
        self.versed = {id: [self.spells[spell] for spell in row.spells] for id, row in self.beings.items()}
        """The skills and the spells on each sheet."""
        self.unholy = frozenset(id for id, row in self.foes.items() if not {"undead", "demon"}.isdisjoint(row.tags))
        self.bodiless = frozenset(id for id, row in self.foes.items() if row.immaterial)
        self.winged = frozenset(
            id for id, row in self.foes.items() if any(self.skills[skill].flies for skill in row.skills)
        )
        self.doors = source.rows("zones.toml", "door", DoorRow)
        self.elements = source.rows("elements.toml", "element", ElementRow)
        self.traps = frozenset(id for id, row in self.elements.items() if row.springs)
        self.blessed = frozenset(id for id, row in self.elements.items() if row.hallows)
        self.lidded = frozenset(id for id, row in self.elements.items() if row.lid)
        self.loot = {
            row.id: RollTable(row.loot, 0, 5, f"elements.toml: {row.id}") for row in self.elements.values() if row.loot
        }
        self.zones = source.rows("zones.toml", "zone", ZoneCard, root=True)
        self.quests = source.rows("quests.toml", "quest", Quest, root=True)
        self.secondaries = source.rows("secondary.toml", "secondary", Secondary)
        self.errands = {row.zone: row for row in self.secondaries.values()}
        self.meetings = {
            quest.id: RollTable(quest.meetings, 0, 5, f"quests.toml: {quest.id}") for quest in self.quests.values()
        }
        self.levels = source.rows("quests.toml", "level", GameLevel, root=True)
        self.prowlers = {each: source.table("foes.toml", f"{each}-prowler", Prowler, 0, 5) for each in self.levels}
        self.campaigns = source.rows("town.toml", "campaign", CampaignRow, root=True)
        self.handicaps = source.rows("town.toml", "handicap", Handicap, root=True)
        self.scars = RollTable(tuple(self.handicaps.values()), 0, 5, "town.toml: handicap")
        self.lessons = source.one("town.toml", "lessons", Lessons)
        self.town = source.one("town.toml", "town", Town)
        self.places = source.rows("town.toml", "place", Place, root=True)
        self.mishaps = source.rows("mishaps.toml", "mishap", Mishap, root=True)
        self.finds = source.table("actions.toml", "find", Find, 0, 10)

    def check(self, row: Struct, file: Arg, where: str) -> set[tuple[str, str]]:
        """Also refuse a plan that cannot be laid, and a quest that puts something where there is no floor."""
        named = super().check(row, file, where)
        why = zone_fault(row) if isinstance(row, ZoneCard) else None
        if isinstance(row, Undertaking):
            why = quest_fault(row, self.zones[row.zone])
        if why is not None:
            raise BadContent("bad-content-row", file=file, row=where, why=why)
        return named


def _permanent(row: Thing) -> bool:
    """Whether a magic object does something for whoever wears it."""
    return isinstance(row, Trinket) and bool(row.wards or row.extra or row.stride)


BOOK = Catalogue.of("souterrain.games.regne")
