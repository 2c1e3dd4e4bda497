"""Scripted heroes and those who cannot help themselves: nobody is left behind who could be carried, and whoever is to
be healed has room around him."""

from __future__ import annotations

from souterrain.bots.ahq import exploring, healing
from souterrain.core.ask import Ask
from souterrain.crawl.squares import square, steps_between
from souterrain.games.ahq.belongings import give
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.figures import Figure, Item
from souterrain.games.ahq.world import World
from tests.games.ahq.expedition import START, expedition, man_at_arms


def explores(world: World, figure: Figure) -> str:
    world.active = figure.id
    ask = next(explorer.act(world, figure, [figure.id], []))
    assert isinstance(ask, Ask)
    return exploring.explore(world, ask, figure.seat)


def test_nobody_goes_home_without_a_friend_who_can_be_carried() -> None:
    world = expedition("heinrich", "sven", "durgin")
    heinrich, sven, durgin = world.figures.values()
    world.progress.treasures.append("amulet-shard")
    sven.at, heinrich.at, durgin.at, sven.wounds = (START, START - 6), (START, START - 1), (START, START), 0
    goal = square(explores(world, heinrich).removeprefix("go:"))
    assert steps_between(goal, sven.at) == 1, "the nearest goes to him"
    assert explores(world, durgin) == "leave", "one is enough"
    heinrich.at = goal
    assert explores(world, heinrich) == "carry:sven"
    heinrich.at, sven.at, durgin.at = (START, START), (START, START - 1), (START, START - 8)
    assert explores(world, heinrich) == "leave", "at the stairs he takes him along"


def test_a_man_at_arms_who_is_nearest_fetches_the_fallen() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    world.progress.treasures.append("amulet-shard")
    man = man_at_arms(world, (START + 1, START - 5))
    sven.at, heinrich.at, sven.wounds = (START, START - 6), (START, START - 1), 0
    assert steps_between(square(explores(world, man).removeprefix("go:")), sven.at) == 1
    assert explores(world, heinrich) == "home"


def test_those_who_hem_in_a_patient_leave_the_wizard_room() -> None:
    world = expedition("sven", "magnus", "durgin", "heinrich", "rogar")
    sven, magnus, durgin, heinrich, rogar = world.figures.values()
    give(magnus, Item("phoenix-feather"))
    sven.wounds, world.turn = 1, 1
    sven.at, magnus.at = (START, START - 4), (START, START + 1)
    durgin.at, heinrich.at, rogar.at = (START + 1, START - 4), (START, START - 3), (START, START - 5)
    ask = next(explorer.act(world, durgin, [durgin.id], []))
    assert isinstance(ask, Ask)
    away = square(healing.halt(world, durgin, ask).removeprefix("go:"))
    assert steps_between(away, sven.at) > 2
    durgin.at, heinrich.at, rogar.at = (START, START), (START, START - 8), (START + 1, START - 8)
    ask = next(explorer.act(world, durgin, [durgin.id], []))
    assert isinstance(ask, Ask)
    assert healing.halt(world, durgin, ask) == "stay", "there is room"
