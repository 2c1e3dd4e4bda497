"""Whoever is in a room with whom, whatever they carry and whatever has befallen them."""

from __future__ import annotations

from random import Random

import pytest
from tests.told import mark, noted
from tests.whims import Whims

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.core.roll import Rules
from souterrain.games.catacombs.catalogue import BOOK, size_of
from souterrain.games.catacombs.game import GAME
from souterrain.games.catacombs.install import set_zones
from souterrain.games.catacombs.physics import nearest_free
from souterrain.games.catacombs.placing import rings, zone_region
from souterrain.games.catacombs.prepare import prepare
from souterrain.games.catacombs.world import Phase, Piece, Setup, Side, World

ANSWERS = 15
SIDES: dict[str, Side] = {"shield": "loose", "decoy": "decoy", "summoned-skeleton": "ally", "familiar": "ally"}
FIGHT: tuple[Phase, ...] = ("heroes", "master", "round")
BETWEEN: tuple[Phase, ...] = ("resolve", "camp", "explore", "install")


def up_to(luck: Random, most: int) -> int:
    return int(luck.random() * (most + 1))


def put(world: World, luck: Random, id: str, kind: str, side: Side, health: int = 1) -> Piece:
    """Somebody comes to stand somewhere."""
    size = size_of(kind)
    place = nearest_free(
        luck.uniform(20.0, 480.0), luck.uniform(20.0, 230.0), zone_region(BOOK.board_zone, size), rings(world, size)
    )
    assert place is not None
    piece = world.pieces[id] = Piece(id, kind, side, *place, health, acted=luck.random() < 0.2)
    piece.stunned = world.round - up_to(luck, 1) if luck.random() < 0.15 else 0
    return piece


def party(world: World, luck: Random) -> None:
    """Heroes with what they have bought and suffered; one of them may be dead."""
    for hero in world.heroes.values():
        hero.health = up_to(luck, BOOK.heroes[hero.id].health - 1) + 1
        hero.gold, hero.rage, hero.shots = 100 * up_to(luck, 9), up_to(luck, hero.rage + 1), up_to(luck, 1)
        hero.items = luck.sample(list(BOOK.items), up_to(luck, 3))
        hero.spent = [item for item in hero.items if luck.random() < 0.2]
        hero.kills = luck.sample(list(BOOK.monsters), up_to(luck, 2))
    if luck.random() < 0.3:
        luck.choice(list(world.heroes.values())).health = 0
    world.used_spells = luck.sample(world.spells, up_to(luck, 5))
    for spell in world.used_spells:
        world.spells.remove(spell)


def room(luck: Random, number: int) -> World:
    """A room of any game in the midst of a round, the lord's as often as another."""
    setup = Setup(
        players=2 + up_to(luck, 3), lord=luck.choice(list(BOOK.lords)),
        layout=luck.choice(("basic", "branching", "labyrinth")), heroes_last=luck.random() < 0.3,
        fair_placement=luck.random() < 0.3, wandering=luck.random() < 0.4, camping=luck.random() < 0.4,
        exits=luck.random() < 0.3, story=luck.random() < 0.3,
    )  # fmt: skip
    world = GAME.create(setup)
    Whims(number).follow(world, lambda: None if world.columns else prepare(world), 99)
    party(world, luck)
    cards = [card for row in world.columns for card in (row if setup.layout == "labyrinth" else row[:1])]
    world.at = luck.choice([n for n, card in enumerate(cards) if card and BOOK.rooms[card].kind in ("combat", "lord")])
    world.room = cards[world.at]
    world.open, world.explored = [world.room], [world.at]
    world.board, world.round = BOOK.rooms[world.room].board, 1 + up_to(luck, 2)
    world.phase = luck.choice(FIGHT if world.final or luck.random() < 0.6 else BETWEEN)
    set_zones(world)
    for hero in world.heroes.values():
        if hero.alive:
            piece = put(world, luck, hero.id, hero.id, "hero", hero.health)
            piece.unseen, piece.stone = luck.random() < 0.1, luck.random() < 0.1
    for kind in luck.sample(list(BOOK.monsters), 1 + up_to(luck, 4)):
        piece = put(world, luck, f"{kind}-1", kind, "monster", 1 + up_to(luck, BOOK.monsters[kind].health - 1))
        piece.wall = BOOK.monsters[kind].ability == "fire-wall" and luck.random() < 0.5
    if world.final:
        world.lord_health = 1 + up_to(luck, world.lord_health - 1)
        put(world, luck, setup.lord, setup.lord, "lord", world.lord_health)
    for kind, side in SIDES.items():
        if luck.random() < 0.3 and (side != "decoy" or world.final):
            put(world, luck, kind, kind, side)
    return world


@pytest.mark.parametrize("number", range(100))
def test_what_comes_of_their_whims(number: int) -> None:
    whims = Whims(number)
    world = room(whims.luck, number)

    def turn() -> Rules[None] | None:
        return None if GAME.outcome(world) else GAME.turn(world)

    came = whims.follow(world, turn, ANSWERS)
    seen = [GAME.glimpse(world, seat) for seat in ("p1", "overlord")]
    supposed = [GAME.imagine(each, "p1", Luck(Stream("whims"))) for each in seen]
    noted(came, f"{len(world.told)} told, {len(world.pieces)} left, {mark(seen)}, {mark(supposed)}")
