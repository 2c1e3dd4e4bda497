"""The catalogue: all rows, tables and numbers of the game, held together and judged as one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from souterrain.core.book import Book, Source, kept
from souterrain.core.content import RollTable

from . import rows
from .rows import Creature, Situation, TestKind
from .underground import tables

LEVELS = range(1, 10)
"""Underground Levels that have a table of encounters."""


class Catalogue(Book):
    """Everything that the rules count with. A creature is met by its level's table, a thing must be in a kit, in a
    treasure or in a reason to go down."""

    words: ClassVar[Mapping[str, str]] = {"gear": "thing-"}

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._people(source)
        self._things(source)
        self._town(source)
        self._underworld(source)

    def _people(self, source: Source) -> None:
        file = "character.toml"
        self.hit_dice = source.rows(file, "hit-die", rows.HitDie, root=True)
        self.gifts = source.rows(file, "gift", rows.Gift, root=True)
        self.spells = source.rows(file, "spell", rows.Spell, root=True)
        self.awards = source.rows(file, "award", rows.Award, root=True)
        self.actions = source.listed(file, "actions", rows.Actions)
        self.mercy = source.table(file, "mercy", rows.Mercy, 1, 6)
        file = "tests.toml"
        self.tests = source.rows(file, "test", rows.Test, root=True)
        self.domain_table = source.table(file, "domain", rows.Domain, 1, 6)
        self.domains = {row.id: row for row in self.domain_table.rows}
        self.traits = source.rows(file, "trait", rows.Trait, root=True)
        self.situations = source.rows(file, "situation", rows.Situation, root=True)
        file = "creatures.toml"
        self.families = source.rows(file, "family", rows.Family)
        found = source.rows(file, "creature", Creature, root=True)
        self.creatures = {id: ascending(creature) for id, creature in found.items()}
        self.encounters = {
            level: RollTable([row for row in self.creatures.values() if row.level == level], 1, 8, f"{file}: {level}")
            for level in LEVELS
        }

    def _things(self, source: Source) -> None:
        file = "gear.toml"
        self.gear = source.rows(file, "gear", rows.Gear)
        self.kits = source.rows(file, "kit", rows.Kit, root=True)
        self.stacks = source.rows(file, "stack", rows.Stack, root=True)
        self.coins = {coin.id: coin.copper for coin in source.listed(file, "coin", rows.Coin)}
        self.loads = source.listed(file, "load", rows.Load)
        file = "traps.toml"
        self.trap_table = source.table(file, "trap", rows.Trap, 1, 12)
        self.traps = {row.id: row for row in self.trap_table.rows}
        self.lethality = source.table(file, "lethality", rows.Lethality, 1, 9)
        file = "treasure.toml"
        self.units = source.table(file, "unit", rows.Unit, 1, 9)
        self.forms = source.table(file, "form", rows.Form, 1, 12)
        self.metals = source.table(file, "metals", rows.Metals, 1, 9)
        self.containers = source.table(file, "container", rows.Container, 1, 6)
        self.strongbox = source.one(file, "strongbox", rows.Strongbox)
        self.finds = source.table(file, "find", rows.Find, 1, 20)
        self.ordinary = source.one(file, "ordinary", rows.Ordinary)
        self.armour = source.table(file, "armour", rows.MagicArmour, 1, 9)

    def _town(self, source: Source) -> None:
        file = "town.toml"
        self.places = source.listed(file, "place", rows.Place)
        self.inns = source.rows(file, "inn", rows.Inn, root=True)
        self.meals = source.rows(file, "meal", rows.Meal, root=True)
        self.homes = source.rows(file, "home", rows.Home, root=True)
        self.guilds = source.rows(file, "guild", rows.Guild, root=True)
        self.services = source.one(file, "services", rows.Services)
        self.reason_table = source.table(file, "reason", rows.Reason, 1, 6)
        self.reasons: dict[str, rows.Reason] = {row.id: row for row in self.reason_table.rows}

    def _underworld(self, source: Source) -> None:
        file = "generator.toml"
        self.sheet = source.one(file, "sheet", tables.Sheet)
        self.start = source.one(file, "start", tables.Start)
        self.rooms = source.one(file, "room", tables.Rooms)
        self.sections = source.table(file, "section", tables.SectionFace, 1, 20)
        self.corridors = source.table(file, "corridor", tables.Corridor, 1, 12)
        self.exits = source.table(file, "exit", tables.Doorway, 1, 20)
        self.floors = source.table(file, "floor", tables.Floor, 0, 9)
        self.walls = source.table(file, "wall", tables.Wall, 0, 9)
        self.painted = {row.id for row in self.walls.rows if row.archaeology}
        self.room_contents = source.table(file, "room-contents", tables.ContentsFace, 1, 20)
        self.corridor_contents = source.table(file, "corridor-contents", tables.ContentsFace, 1, 20)
        self.elements = source.table(file, "element", tables.Detail, 0, 9)
        self.functions = source.table(file, "function", tables.Detail, 1, 8)
        self.details = {row.id: row for row in (*self.elements.rows, *self.functions.rows)}
        self.accesses = source.rows(file, "access", tables.Access)
        self.changes = source.table(file, "change", tables.Change, 1, 6)
        self.theme_table = source.table(file, "theme", tables.Theme, 1, 8)
        self.themes = {row.id: row for row in self.theme_table.rows}
        self.promises = source.rows("modules.toml", "promise", rows.Promise, root=True)
        self.lighting = source.table(file, "lighting", tables.Lighting, 0, 9)


def ascending(creature: Creature) -> Creature:
    """A row with its armour class as these rules count it, also from a book in which lower is better.

    Rule: seul.gear.descending-ca-conversion."""
    if creature.descending_ca is None:
        return creature
    return replace(creature, ca=20 - creature.descending_ca, descending_ca=None)


BOOK = Catalogue.of("souterrain.games.seul")


@kept
def domain_of(test: TestKind) -> str:
    """The domain that a kind of test belongs to; forcing belongs to none."""
    return next((domain.id for domain in BOOK.domains.values() if test in domain.tests), "")


@kept
def situations(test: TestKind, tags: tuple[str, ...]) -> tuple[Situation, ...]:
    """The situations that may count for a test."""
    return tuple(situation for situation in BOOK.situations.values() if situation.fits(test, tags))


@kept
def place_of(errand: str) -> str:
    """The place in town where an errand is done."""
    return next(place.name for place in BOOK.places if errand in place.errands)
