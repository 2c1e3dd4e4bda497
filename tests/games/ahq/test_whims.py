"""Whatever a party has about it, whomever it meets, whatever lies in its way and wherever it goes."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square
from souterrain.games.ahq.belongings import give
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat.placing import crowded, nearest_free, put
from souterrain.games.ahq.combat.zones import settle
from souterrain.games.ahq.dungeon import growth
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.dungeon.levels import begin_level
from souterrain.games.ahq.figures import Figure, Item, heroes, party
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.hooks import KINDS
from souterrain.games.ahq.items import can_carry
from souterrain.games.ahq.quests.files import BUILT_IN, read_quest
from souterrain.games.ahq.traps.springing import spring
from souterrain.games.ahq.world import Setup, World
from tests.games.ahq.arena import HALL, arena, foe
from tests.games.ahq.expedition import man_at_arms
from tests.games.ahq.hazards.rooms import at_a
from tests.games.ahq.town.company import company, men, own
from tests.told import mark, noted
from tests.whims import Whims

ANSWERS = 40


def up_to(luck: Random, most: int) -> int:
    return int(luck.random() * (most + 1))


def befall(luck: Random, figure: Figure) -> None:
    """What somebody has about him, and what has happened to him before."""
    for row in luck.sample(list(BOOK.gear), 3) + luck.sample(list(BOOK.items), 3):
        if can_carry(figure, row):
            spells = [luck.choice(list(BOOK.spells))] if row in BOOK.gear and BOOK.gear[row].spends else []
            give(figure, Item(row, 1 + up_to(luck, 2), charges=2 * len(spells), spells=spells))
    figure.wounds = 1 + up_to(luck, figure.profile.wounds - 1) if luck.random() < 0.5 else figure.wounds
    figure.fate, figure.gold = up_to(luck, 2), 10 * up_to(luck, 20)


def somewhere(luck: Random, world: World, figures: list[Figure], among: list[Square]) -> None:
    for figure in figures:
        if not crowded(world, figure):
            put(world, figure, nearest_free(world, luck.choice(among), figure))


def adventurers(luck: Random) -> dict[str, Square]:
    names = luck.sample(BOOK.heroes, 2 + up_to(luck, 1))
    return {name: (HALL + 3 + 2 * n, HALL + 4) for n, name in enumerate(names)}


def comes_of(world: World, whims: Whims, *first: Rules[None]) -> None:
    """What comes of all this, and what the first player may suppose at the end."""
    before = list(first)

    def turn() -> Rules[None] | None:
        if before:
            return before.pop(0)
        return None if GAME.outcome(world) or world.over else GAME.turn(world)

    came = whims.follow(world, turn, ANSWERS)
    supposed = GAME.imagine(GAME.glimpse(world, "p1"), "p1", Luck(Stream("whims")))
    noted(came, f"{len(world.told)} told, {len(world.figures)} left, {mark(supposed)}")


@pytest.mark.parametrize("number", range(120))
def test_what_comes_of_a_fight(number: int) -> None:
    whims = Whims(number)
    luck = whims.luck
    world = arena("solo" if number % 2 else "seat", True, **adventurers(luck))
    floor = [(HALL + x, HALL + y) for x in range(12) for y in range(12)]
    for owner in list(world.figures):
        befall(luck, world.figures[owner])
        if luck.random() < 0.3:
            man_at_arms(world, nearest_free(world, luck.choice(floor), world.figures[owner]), owner)
    somewhere(luck, world, party(world), floor)
    for row in luck.sample(list(BOOK.monsters), 1 + up_to(luck, 3)):
        each = foe(world, row, (HALL, HALL))
        del world.figures[each.id]
        somewhere(luck, world, [each], floor)
        each.wounds = 1 + up_to(luck, each.profile.wounds - 1)
    comes_of(world, whims, settle(world))


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_what_comes_of_a_hazard(kind: str, number: int) -> None:
    whims = Whims(number)
    luck = whims.luck
    world, section, _ = at_a(kind, **adventurers(luck))
    for figure in party(world):
        befall(luck, figure)
    if number:
        somewhere(luck, world, party(world), [(section.x + x, section.y + y) for x in range(5) for y in range(5)])
    comes_of(world, whims)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("trap", sorted(BOOK.traps))
def test_what_comes_of_a_trap(trap: str, number: int) -> None:
    whims = Whims(number)
    luck = whims.luck
    world = arena("solo" if number else "seat", False, **adventurers(luck))
    for figure in party(world):
        befall(luck, figure)
    victim = luck.choice(party(world))
    comes_of(world, whims, spring(world, victim, BOOK.traps[trap], "floor"))


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("quest", BUILT_IN)
def test_what_comes_of_a_quest(quest: str, number: int) -> None:
    whims = Whims(number)
    luck = whims.luck
    count = read_quest(quest).heroes or 1 + number % 2
    setup = Setup(players=1, heroes=count, quest=quest, master="solo" if number % 2 else "seat")
    world = GAME.create(setup)

    def deep() -> Rules[None]:
        """Some of the doors are open, and the party is behind one of them."""
        if number > 1 and setup.levels > 1:
            begin_level(world, setup.levels, next(iter(world.here.sections)))
        for _ in range(1 + up_to(luck, 3)):
            shut = [door for door in world.here.doors.values() if not door.explored and not door.false]
            if not shut:
                break
            door = luck.choice(shut)
            door.open = True
            yield from growth.behind(world, door.id)
        for figure in party(world):
            befall(luck, figure)
        somewhere(luck, world, heroes(world), sorted(ground(world).steps))

    comes_of(world, whims, GAME.begin(world), deep())


@pytest.mark.parametrize("number", range(80))
def test_what_comes_of_a_company(number: int) -> None:
    whims = Whims(number)
    luck = whims.luck
    names = luck.sample(BOOK.heroes, 1 + up_to(luck, 2))
    world = company(*names, players=1, master="solo" if number % 2 else "seat", went=1 + up_to(luck, 2))
    for name in names:
        befall(luck, world.figures[name])
        world.figures[name].gold += 100 * up_to(luck, 9)
        affairs = own(world, name)
        affairs.lodgings, affairs.bank, affairs.debt = 50 * up_to(luck, 3), 100 * up_to(luck, 4), 20 * up_to(luck, 1)
        affairs.admirers, affairs.injury = up_to(luck, 1), up_to(luck, 1)
        men(world, name, *luck.sample(("man-at-arms", "sergeant"), up_to(luck, 1)))
    comes_of(world, whims)
