"""Whatever he has about him, wherever he is and whomever he meets."""

from __future__ import annotations

from random import Random
from typing import TypeVar

import pytest

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.core.roll import Rules
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.encounter import meet
from souterrain.games.seul.equipment import make, row
from souterrain.games.seul.floors import draw_floors
from souterrain.games.seul.game import GAME
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.places import place_at, place_here
from souterrain.games.seul.world import DAY, ROUNDS, Cache, Chest, Goal, Hero, Home, SetTrap, Thing, World
from tests.games.seul.stage import group
from tests.told import mark, noted
from tests.whims import Whims

T = TypeVar("T")
ANSWERS = 30


def some(luck: Random, among: list[T], most: int) -> list[T]:
    return luck.sample(among, int(luck.random() * (min(most, len(among)) + 1)))


def up_to(luck: Random, most: int) -> int:
    return int(luck.random() * (most + 1))


def thing(luck: Random, use: str = "") -> Thing:
    kind = luck.choice([kind for kind, gear in BOOK.gear.items() if not use or gear.use == use])
    value = 50 * up_to(luck, 60) if BOOK.gear[kind].use == "valuable" else 0
    return make(kind, bonus=max(0, up_to(luck, 5) - 3), value=value, fresh=luck.random() < 0.5)


def purse(luck: Random) -> dict[str, int]:
    return {metal: 1 + up_to(luck, 40) for metal in some(luck, list(BOOK.coins), 3)}


def hero(luck: Random, now: int) -> Hero:
    """Anybody at any time of his career."""
    who = Hero(name="Robin", die=luck.choice((4, 6, 8, 10, 12)), dv=1 + up_to(luck, 6), px=100 * up_to(luck, 60))
    who.top = who.die + 3 * who.dv
    who.hp = 1 + up_to(luck, who.top - 1)
    who.fatigue = up_to(luck, 8)
    who.traits, who.domains = some(luck, list(BOOK.traits), 3), some(luck, list(BOOK.domains), 3)
    who.gifts = some(luck, list(BOOK.gifts), 4)
    who.pack = [each for each in (thing(luck) for _ in range(up_to(luck, 5))) if row(each).use != "container"]
    who.weapon = thing(luck, "weapon") if luck.random() < 0.8 else None
    who.armour = thing(luck, "armour") if luck.random() < 0.6 else None
    who.shield = thing(luck, "shield") if luck.random() < 0.4 else None
    if who.shield is not None and not (who.weapon and row(who.weapon).two_handed):
        who.off_hand = "shield"
    who.resources, who.torches, who.salves, who.purse = up_to(luck, 5), up_to(luck, 2), up_to(luck, 2), purse(luck)
    who.spells = {spell: now + up_to(luck, 40) for spell in some(luck, ["shield", "invisibility", "light"], 1)}
    who.poison_until, who.diseased = now + up_to(luck, 60) - 40, luck.random() < 0.1
    return who


def career(luck: Random) -> World:
    """A career in its midst, in town or on one of three floors."""
    now = (DAY + up_to(luck, 500)) * ROUNDS + up_to(luck, ROUNDS - 1)
    world = World(hero=hero(luck, now), seed=f"whims {up_to(luck, 3)}", last_floor=luck.choice((0, 3)), now=now)
    world.goal = Goal(luck.choice(list(BOOK.reasons)), count=up_to(luck, 2)) if luck.random() < 0.7 else None
    draw_floors(world, 3)
    world.turns_done = up_to(luck, 40)
    world.entered = now - world.turns_done * ROUNDS - up_to(luck, ROUNDS - 1)
    world.expedition, world.expeditions, world.ways = 3, 3 + up_to(luck, 2), [[1, 0]]
    world.danger, world.calm_from = up_to(luck, 9), now // ROUNDS - up_to(luck, 12)
    world.patrol_at = now // ROUNDS + up_to(luck, 6) if luck.random() < 0.2 else -1
    world.fresh_coins, world.bank, world.owed = 100 * up_to(luck, 9), 500 * up_to(luck, 9), 100 * up_to(luck, 1)
    world.guild = luck.choice(["", *BOOK.guilds])
    world.home = Home(luck.choice(list(BOOK.homes)), now + up_to(luck, 9) * DAY) if luck.random() < 0.3 else None
    world.every_die, world.every_roll, world.ask_effort = True, luck.random() < 0.2, luck.random() < 0.5
    world.first_test, world.mercy = luck.random() < 0.5, some(luck, list(BOOK.families), 2)
    return world


def go_down(world: World, luck: Random) -> None:
    """He stands somewhere below, where there is something."""
    world.where, world.floor = "below", 1 + up_to(luck, 2)
    section = luck.choice(ground_of(world.here).plan.sections)
    world.at = luck.choice(section.squares)
    place = place_here(world)
    place.things, place.purse = [thing(luck) for _ in range(up_to(luck, 2))], purse(luck)
    place.resources, place.torches, place.salves = up_to(luck, 2), up_to(luck, 1), up_to(luck, 1)
    place.hidden, place.searched = luck.random() < 0.2, luck.random() < 0.3
    place.light = luck.choice(("", "", "torch", "lamp"))
    place.own_coins, place.gas_until = 100 * up_to(luck, 3), world.now + up_to(luck, 40) - 30
    if luck.random() < 0.5:
        trap = luck.choice(["", *BOOK.traps])
        chest = Chest(luck.choice(("chest", "iron-chest")), luck.random() < 0.5, trap, luck.random() < 0.5)
        chest.things, chest.purse, chest.salves = [thing(luck)], purse(luck), up_to(luck, 1)
        place.chests.append(chest)
    if luck.random() < 0.3:
        place.trap = SetTrap(luck.choice(list(BOOK.traps)), "floor", luck.choice(section.squares), luck.random() < 0.5)
    if luck.random() < 0.3:
        place.cache = Cache([thing(luck)], purse(luck), 100, up_to(luck, 2), up_to(luck, 2), world.day - up_to(luck, 1))


@pytest.mark.parametrize("number", range(90))
def test_what_comes_of_his_whims(number: int) -> None:
    whims = Whims(number)
    luck = whims.luck
    world = career(luck)
    if number % 4:
        go_down(world, luck)
    company = number % 4 >= 2

    def turn() -> Rules[None] | None:
        nonlocal company
        if company:
            company = False
            kind = luck.choice(list(BOOK.creatures))
            hp = tuple(1 + up_to(luck, 8) for _ in range(1 + up_to(luck, 3)))
            met = group(kind, hp, luck.choice(("", "friendly", "wary", "hostile")), luck.random() < 0.3)
            met.guards = luck.random() < 0.3
            section = ground_of(world.here).section[world.at] if luck.random() < 0.5 else -1
            return meet(world, met, luck.choice(("wandering", "section", "patrol", "captive")), section)
        return None if world.ended or world.hero.dead else GAME.turn(world)

    noted(whims.follow(world, turn, ANSWERS), f"{len(world.told)} told, {world.hero.px} px, {mark(supposed(world))}")


@pytest.mark.parametrize("number", range(60))
def test_what_he_supposes_of_floors_that_he_half_knows(number: int) -> None:
    luck = Whims(number).luck
    world = career(luck)
    go_down(world, luck)
    for floor in world.floors:
        plan = ground_of(floor).plan
        for n, section in enumerate(plan.sections):
            if luck.random() < 0.4:
                place = place_at(floor, n)
                place.revealed, place.entered, place.searched = True, luck.random() < 0.7, luck.random() < 0.4
                for square in section.squares:
                    floor.seen[square] = place.entered or luck.random() < 0.8
        floor.accesses = some(luck, list(range(len(plan.accesses))), 2)
    place_here(world).revealed = True
    seen = GAME.glimpse(world, "p1")
    noted(mark(seen), mark(supposed(world)), mark(GAME.imagine(seen, "p1", Luck(Stream("again")))))


def supposed(world: World) -> World:
    """What he may suppose of the underworld at the end."""
    return GAME.imagine(GAME.glimpse(world, "p1"), "p1", Luck(Stream("whims")))
