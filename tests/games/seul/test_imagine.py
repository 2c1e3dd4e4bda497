"""What the player may suppose: all that he knows, and a whole underworld around it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import souterrain
from souterrain import bots
from souterrain.core.ask import Answer, Ask
from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.core.seat import SeatView
from souterrain.core.session import Session
from souterrain.games.seul.game import GAME
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.places import place_at, place_here
from souterrain.games.seul.ways import PASSABLE
from souterrain.games.seul.world import Chest, Goal, World
from tests.games.seul.stage import below
from tests.told import mark, noted


def luck(seed: object) -> Luck:
    return Luck(Stream(f"imagine {seed}"))


def imagined(world: World, seed: object = 0) -> World:
    dream = GAME.imagine(GAME.glimpse(world, "p1"), "p1", luck(seed))
    assert GAME.glimpse(dream, "p1") == GAME.glimpse(world, "p1")
    return dream


def moments(apart: int) -> Iterator[Session]:
    """Careers at some of their moments, below and in town, by the generator and in three floors."""
    for seed in range(6):
        game = souterrain.new("seul", seed=f"suppose {seed}", setup={"floors": 3 * (seed % 2)})
        bot = bots.make("seul", "scripted", seed)
        while game.ask is not None and game.decisions < 260:
            bots.play(game, {"p1": bot}, most=apart)
            yield game


def test_every_known_exit_leads_to_a_square_that_can_be_entered() -> None:
    for game in moments(29):
        for floor, shown in zip(imagined(game.world).floors, GAME.glimpse(game.world, "p1").floors, strict=True):
            ground = ground_of(floor)
            for n, way in enumerate(ground_of(shown).plan.exits):
                if way.x >= 0 and shown.doors[n] in PASSABLE:
                    whole = ground.plan.exits[n]
                    assert ground.section[ground.near(whole)] == whole.a >= 0
                    assert ground.section[ground.beyond(whole)] == whole.b >= 0


def test_where_the_floor_goes_on_in_the_dark_it_goes_on() -> None:
    for game in moments(29):
        for floor, shown in zip(imagined(game.world).floors, GAME.glimpse(game.world, "p1").floors, strict=True):
            ground = ground_of(floor)
            for dark in ground_of(shown).plan.dark:
                square = dark // 4
                assert ground.section[square + ground.shift[dark % 4]] == ground.section[square]


def test_ways_between_floors_have_both_ends() -> None:
    met = 0
    for game in moments(29):
        plans = [ground_of(floor).plan for floor in imagined(game.world).floors]
        for number, plan in enumerate(plans, 1):
            for n, access in enumerate(plan.accesses):
                if access.floors < 0:
                    assert plans[number + access.floors - 1].accesses[access.twin].floors == -access.floors
                elif access.floors > 0 and number + access.floors <= len(plans):
                    there = plans[number + access.floors - 1].accesses
                    assert any((each.floors, each.twin) == (-access.floors, n) for each in there)
                    met += 1
    assert met


def test_two_dreams_differ_and_neither_is_the_truth() -> None:
    game = souterrain.new("seul", seed="two dreams")
    bots.play(game, {"p1": bots.make("seul", "scripted", 0)}, most=40)
    one, other = imagined(game.world, 1), imagined(game.world, 2)
    assert one.here.plan != other.here.plan != game.world.here.plan
    assert len({one.seed, other.seed, game.world.seed}) == 3


def test_dreams_are_played_on_to_their_end() -> None:
    for n, game in enumerate(moments(60)):
        dream = game.imagined("p1", Stream(f"dream {n}"))
        if dream is not None:
            bots.play(dream, {"p1": bots.make("seul", "random", n)}, most=30)


@pytest.mark.parametrize("locked", [True, False])
def test_a_shut_chest_holds_something(locked: bool) -> None:
    world = below()
    place_here(world).chests = [Chest("iron-chest", locked=locked, resources=1)]
    for seed in range(20):
        chest = place_here(imagined(world, seed)).chests[0]
        assert chest.things or chest.purse or chest.resources or chest.salves


def test_somebody_may_wait_where_he_has_not_been_and_nobody_where_he_has() -> None:
    world = below(at=(2, 1))
    place_at(world.here, 1).entered = False
    dreams = [imagined(world, seed) for seed in range(40)]
    assert {dream.here.places[1].group is None for dream in dreams} == {True, False}
    assert all(dream.here.places[0].group is None for dream in dreams)


def test_whoever_was_carried_into_the_dark_stands_somewhere_that_has_ways_out() -> None:
    world = below(at=(7, 2), lit=False, seen=False)
    place_at(world.here, 1).revealed = True
    ground = ground_of(imagined(world).here)
    assert ground.section[world.at] == 1
    out = {way.side for way in ground.plan.exits if (way.x, way.y, way.kind) == (6, 1, "locked")}
    assert out == {"n", "e", "s", "w"}


def test_whoever_stands_in_the_first_square_of_all_stands_somewhere() -> None:
    world = below(at=(1, 1), lit=False, seen=False)
    place_at(world.here, 0).revealed = True
    assert world.at == 0
    assert ground_of(imagined(world).here).section[0] == 0


def test_the_relic_lies_where_he_has_not_been() -> None:
    world = below(seen=False)
    world.here.places.clear()
    world.here.places[0] = place_at(world.here, 0)
    place_at(world.here, 0).revealed = place_at(world.here, 0).entered = True
    for square in ground_of(world.here).plan.sections[0].squares:
        world.here.seen[square] = 1
    world.goal = Goal("relic")
    placed = 0
    for seed in range(20):
        dream = imagined(world, seed)
        assert dream.goal is not None
        if dream.goal.section >= 0:
            placed += 1
            lying = dream.here.places[dream.goal.section]
            assert (lying.hidden, [thing.kind for thing in lying.things]) == (True, ["relic"])
    assert placed


class Wanderer:
    """Does anything but end his career, his expedition or himself."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, chair: SeatView[World]) -> Answer:
        ask = chair.ask
        if not isinstance(ask, Ask):
            return bots.make("seul", "random").decide(chair)
        going = [option.key for option in ask.options if not option.final and option.verb != "attack"]
        return self._random.choice(going or [ask.options[-1].key])


@pytest.mark.parametrize("seed", range(8))
def test_the_same_luck_imagines_the_same(seed: int) -> None:
    """And he knows the same of the same moment."""
    game = souterrain.new("seul", seed=f"the same {seed}", setup={"floors": 3 * (seed % 2)})
    bot = Wanderer(seed)
    while game.ask is not None and game.decisions < 200:
        bots.play(game, {"p1": bot}, most=37)
        known = GAME.glimpse(game.world, "p1")
        noted(f"{game.decisions}: known {mark(known)}, imagined {mark(imagined(game.world, seed))}")
