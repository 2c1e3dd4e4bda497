"""Scripted heroes at the door of the enemy's room: who strikes, who makes room, and for whom they do not wait."""

from __future__ import annotations

from souterrain.bots.ahq import fighting, standing
from souterrain.core.ask import Ask
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, square
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.figures import Combat, Figure, monster
from souterrain.games.ahq.offers import whom
from souterrain.games.ahq.world import World
from tests.games.ahq.expedition import START, door, expedition, of_kind, room

DOORWAY = (START + 1, START - 3)
"""The square of the corridor outside the door."""
RING = [(START + 1, START - 2), (START + 1, START - 4), (START, START - 3)]
"""The squares beside it."""
FAR_BEHIND = (START, START + 1)


def at_the_door(world: World, *foes: Square, row: str = "skaven-warrior") -> list[Figure]:
    """A fight with monsters, some of them in the room behind the door; nobody has done anything in this turn."""
    hall = room(world, START + 2, START - 5)
    door(world, DOORWAY, (START + 2, START - 3), open=True, explored=True)
    ids = list(world.figures)
    world.mode, world.combat = "combat", Combat(area=[hall.id], idle=ids, waiting=list(ids))
    band = [monster(world, row, "", at) for at in foes]
    world.figures.update({foe.id: foe for foe in band})
    return band


def inside(n: int) -> list[Square]:
    return [(START + 4, START - 5 + y) for y in range(n)]


def acts(world: World, figure: Figure) -> str:
    world.active = figure.id
    ask = next(fighter.act(world, figure))
    assert isinstance(ask, Ask)
    return fighting.act(world, ask, figure.seat)


def has_struck(world: World, *figures: Figure) -> None:
    assert world.combat is not None
    for figure in figures:
        world.combat.idle.remove(figure.id)
        world.combat.waiting.remove(figure.id)


def goes_to(key: str) -> Square:
    assert key.startswith("go:")
    return square(key.removeprefix("go:"))


def next_of(world: World, *figures: Figure) -> str:
    options = tuple(option for option, _ in whom(figures))
    return fighting.who_next(world, Ask("p1", Say("ask-who-next"), options, ""), "p1")


def hemmed_in() -> tuple[World, list[Figure]]:
    """Sven stands in the doorway, with friends on all the squares beside it."""
    world = expedition("sven", "durgin", "heinrich", "rogar", master="solo")
    party = list(world.figures.values())
    for each, at in zip(party, [DOORWAY, *RING], strict=True):
        each.at = at
    at_the_door(world, *inside(3))
    return world, party


def test_whoever_hems_in_a_friend_in_the_doorway_makes_room_for_him() -> None:
    world, (sven, durgin, heinrich, rogar) = hemmed_in()
    chosen = next_of(world, sven, durgin, heinrich, rogar)
    assert chosen == "who:heinrich", "before the others, and the one who strikes least"
    assert goes_to(acts(world, heinrich)) not in (DOORWAY, *RING)
    heinrich.at = FAR_BEHIND
    assert goes_to(acts(world, sven)) == RING[1], "then there is a place for him"
    assert acts(world, durgin) == "done", "and nobody else need go"


def test_whoever_has_struck_at_the_door_makes_room_for_the_next() -> None:
    world = expedition("sven", "durgin", master="solo")
    sven, durgin = world.figures.values()
    sven.at, durgin.at = RING[0], (START, START - 1)
    (first, *_) = at_the_door(world, DOORWAY, *inside(3))
    assert acts(world, sven) == f"attack:{first.id}"
    has_struck(world, sven)
    world.active, gate = sven.id, standing.gate(world)
    assert gate == DOORWAY
    ask = next(fighter.act(world, sven))
    assert isinstance(ask, Ask)
    assert goes_to(standing.receive(world, sven, gate, ask)) not in (DOORWAY, *RING)
    first.at = (START + 5, START - 5)
    assert standing.receive(world, sven, gate, ask) == "done", "the next comes to him where he stands"
    first.at = DOORWAY
    assert world.combat is not None
    world.combat.waiting.clear()
    assert standing.receive(world, sven, gate, ask) == "done", "nobody is left who could strike in his stead"


def test_a_door_is_held_against_a_few_where_nobody_leads_them() -> None:
    world = expedition("sven", "durgin", master="solo")
    sven, durgin = world.figures.values()
    sven.at, durgin.at = RING[0], RING[2]
    at_the_door(world, *inside(1))
    assert standing.gate(world) == DOORWAY
    durgin.at = (START + 3, START - 3)
    assert standing.gate(world) is None, "somebody has gone in, and is not left alone"
    durgin.at, world.setup.master = RING[2], "seat"
    assert standing.gate(world) is None, "a game master would let them wait"


def test_whoever_has_struck_closes_in_on_nobody_else() -> None:
    world = expedition("sven", master="solo")
    (sven,) = world.figures.values()
    sven.at = (START, START - 3)
    world.mode, world.combat = "combat", Combat(area=[each.id for each in of_kind(world, "corridor")], idle=["sven"])
    foe = monster(world, "skaven-warrior", "", (START, START - 6))
    world.figures[foe.id] = foe
    assert goes_to(acts(world, sven)) == (START, START - 5)
    world.combat.idle.clear()
    assert acts(world, sven) == "done"


def test_nobody_waits_at_the_door_for_those_who_shoot_at_him() -> None:
    world = expedition("sven")
    (sven,) = world.figures.values()
    sven.at = (START, START - 3)
    at_the_door(world, *inside(4), row="goblin")
    assert acts(world, sven) == "done", "there are more of them, and they will come"
    for foe in [each for each in world.figures.values() if each.kind == "monster"]:
        del world.figures[foe.id]
    for at in inside(4):
        foe = monster(world, "goblin-archer", "", at)
        world.figures[foe.id] = foe
    assert goes_to(acts(world, sven))[0] > START
