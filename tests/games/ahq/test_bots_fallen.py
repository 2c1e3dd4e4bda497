"""Scripted heroes and those who cannot help themselves: nobody is left behind who could be carried, whoever is to be
healed has room around him, and who is shut in looks for another way."""

from __future__ import annotations

from souterrain.bots.ahq import exploring, healing
from souterrain.core.ask import Ask
from souterrain.crawl.squares import Square, square, steps_between
from souterrain.games.ahq.belongings import give
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.figures import Figure, Item
from souterrain.games.ahq.world import World
from tests.games.ahq.expedition import START, door, expedition, man_at_arms, room


def explores(world: World, figure: Figure) -> str:
    world.active = figure.id
    ask = next(explorer.act(world, figure, [figure.id], []))
    assert isinstance(ask, Ask)
    return exploring.explore(world, ask, figure.seat)


def goes_to(key: str) -> Square:
    assert key.startswith("go:")
    return square(key.removeprefix("go:"))


def test_nobody_goes_home_without_a_friend_who_can_be_carried() -> None:
    world = expedition("heinrich", "sven", "durgin")
    heinrich, sven, durgin = world.figures.values()
    world.progress.treasures.append("amulet-shard")
    sven.at, heinrich.at, durgin.at, sven.wounds = (START, START - 6), (START, START - 1), (START, START), 0
    goal = goes_to(explores(world, heinrich))
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
    assert steps_between(goes_to(explores(world, man)), sven.at) == 1
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
    away = goes_to(healing.halt(world, durgin, ask))
    assert steps_between(away, sven.at) > 2
    durgin.at, heinrich.at, rogar.at = (START, START), (START, START - 8), (START + 1, START - 8)
    ask = next(explorer.act(world, durgin, [durgin.id], []))
    assert isinstance(ask, Ask)
    assert healing.halt(world, durgin, ask) == "stay", "there is room"


def test_two_behind_a_grille_that_is_too_heavy_for_them_look_for_another_way() -> None:
    world = expedition("sven", "heinrich", "durgin")
    sven, heinrich, durgin = world.figures.values()
    world.progress.treasures.append("amulet-shard")
    hall = room(world, START + 2, START - 5)
    door(world, (START + 1, START - 3), (START + 2, START - 3), open=True, explored=True)
    unknown = door(world, (START + 6, START - 5), (START + 7, START - 5))
    world.here.grilles = [((START + 3, y), (START + 4, y)) for y in range(hall.y, hall.y + hall.h)]
    redraw(world.here)
    sven.at, heinrich.at, durgin.at = (START + 4, START - 3), (START + 4, START - 2), (START, START)
    assert goes_to(explores(world, sven)) == unknown.a, "where one passes both must lift"
    durgin.at = (START + 5, START - 1)
    assert explores(world, sven) == "lift", "two lift it for the third"


def test_a_man_whose_heroes_were_carried_up_the_stairs_comes_after_them() -> None:
    world = expedition("heinrich")
    (heinrich,) = world.figures.values()
    man = man_at_arms(world, (START, START - 5))
    heinrich.wounds, world.bound = 0, 0
    world.below.append(world.figures.pop(heinrich.id))
    assert explores(world, man) == "home"
