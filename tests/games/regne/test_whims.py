"""Whoever meets whom, with whatever they have, in a room that holds much."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.game import GAME
from souterrain.games.regne.rows.traits import Trait
from souterrain.games.regne.world import Effect, Element, Figure, Regne
from tests.games.regne.stage import carry, foe, hero, scenery, vault
from tests.told import mark, noted
from tests.whims import Whims

PLAN = (
    "..........",
    ".....~~...",
    "..r..~....",
    "..........",
    "....#.....",
    "....#..ww.",
    "..r.....w.",
    "..........",
)
ANSWERS = 20
ORDINARY = 80
"""So many rooms are as they might be in any quest."""
TRAITS: tuple[Trait, ...] = ("melee", "shooting", "strength")
THINGS = ("weapons", "armours", "potions", "trinkets", "scrolls", "devices")


def up_to(luck: Random, most: int) -> int:
    return int(luck.random() * (most + 1))


def befall(luck: Random, who: Figure) -> None:
    """What has happened to somebody before."""
    who.life = 1 + up_to(luck, who.top - 1) if luck.random() < 0.5 else who.life
    who.poisoned, who.webbed = luck.random() < 0.1, 2 * (luck.random() < 0.1)
    if luck.random() < 0.2:
        who.effects.append(
            Effect(luck.choice(("melee", "shooting", "strength")), up_to(luck, 4) - 2, 2 + up_to(luck, 2))
        )


def room(luck: Random, master: str) -> Regne:
    """Two to four heroes, some dwellers and some scenery, each on a square of its own."""
    world = vault(*PLAN, master=master, destiny=luck.choice(("decisive", "always", "never")))
    free: list[Square] = [(x, y) for y, row in enumerate(PLAN) for x, sign in enumerate(row) if sign == "."]
    luck.shuffle(free)
    for id in luck.sample(list(BOOK.heroes), 2 + up_to(luck, 2)):
        who = hero(world, id, free.pop())
        for things in luck.sample(THINGS, 3):
            carry(world, who, luck.choice(list(getattr(BOOK, things))))
        who.crowns = 10 * up_to(luck, 20)
        befall(luck, who)
    for kind in luck.sample(list(BOOK.foes), 1 + up_to(luck, 3)):
        befall(luck, foe(world, kind, free.pop(), 1 + up_to(luck, 2) if BOOK.foes[kind].swarm else 1))
    for kind in luck.sample(list(BOOK.elements), up_to(luck, 4)):
        scenery(world, kind, free.pop())
    world.order = [id for id, who in world.figures.items() if who.camp == "party"]
    world.round = 1 + up_to(luck, 3)
    return world


def strange(luck: Random, world: Regne) -> None:
    """Whatever magic, learning and mischance bring seldom."""
    now, square = world.round, luck.choice([who.at for who in world.figures.values()])
    for who in world.figures.values():
        who.aura, who.shell, who.phantom = (up_to(luck, 3) * (luck.random() < 0.15) for _ in range(3))
        who.invisible, who.invulnerable = luck.random() < 0.1, luck.random() < 0.05
        who.burning = luck.choice(list(world.figures)) if luck.random() < 0.1 else ""
        who.lost, who.held = up_to(luck, 3) * (luck.random() < 0.2), up_to(luck, 2) * (luck.random() < 0.3)
        who.trained = {trait: 1 for trait in TRAITS if luck.random() < 0.2}
        who.bound = square if luck.random() < 0.3 else None
        if who.camp == "party":
            who.destiny = up_to(luck, 3)
            who.studied, who.learnt = luck.sample(list(BOOK.spells), 4), luck.sample(list(BOOK.skills), 2)
            who.handicaps = luck.sample(list(BOOK.handicaps), up_to(luck, 1))
            if luck.random() < 0.1:
                who.life, who.fell, who.downed = 0, now, True
        else:
            who.poor, who.trails = luck.random() < 0.2, luck.random() < 0.3
    world.swelling, world.hollow, world.dim, world.brave = (now * (luck.random() < 0.1) for _ in range(4))
    for kind in luck.sample(sorted(BOOK.traps), 2):
        at = luck.choice([(x, y) for y, row in enumerate(PLAN) for x, sign in enumerate(row) if sign == "."])
        world.secrets.traps.append(Element(f"t{kind}", kind, at, owner=luck.choice(("", "party", "dark"))))


@pytest.mark.parametrize("number", range(200))
def test_what_comes_of_their_whims(number: int) -> None:
    whims = Whims(number)
    world = room(whims.luck, "auto" if number % 3 else "seat")
    if number >= ORDINARY:
        strange(whims.luck, world)

    def turn() -> Rules[None] | None:
        return None if GAME.outcome(world) else GAME.turn(world)

    came = whims.follow(world, turn, ANSWERS)
    noted(came, f"{len(world.told)} told, {len(world.figures)} left, {mark(GAME.glimpse(world, 'p1'))}")
