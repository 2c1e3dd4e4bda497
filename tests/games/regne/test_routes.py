"""A way that many ask for is the one that each would have found alone."""

from __future__ import annotations

from random import Random

from souterrain.crawl.ways import way_to
from souterrain.games.regne.ground import Paths, ground
from souterrain.games.regne.master.routes import Routes
from souterrain.games.regne.world import Regne

from .stage import scenery, vault

KINDS: tuple[Paths, ...] = ("steps", "air", "ether")


def catacomb(luck: Random) -> Regne:
    """Walls, lava and a tomb or two, wherever they fall."""
    world = vault(*("".join(luck.choice("....#~") for _ in range(9)) for _ in range(9)))
    free = [(x, y) for y, row in enumerate(world.zones[0].plan) for x, sign in enumerate(row) if sign == "."]
    for at in luck.sample(free, 3):
        scenery(world, luck.choice(("tomb", "rubble")), at)
    return world


def test_a_crowd_goes_where_each_would_go() -> None:
    found = 0
    for seed in range(60):
        luck = Random(seed)
        here, how = ground(catacomb(luck)), KINDS[seed % 3]
        steps = here.paths(how)
        *goals, a, b, c = luck.sample(sorted(steps), 12)
        goals, blocked = goals[:4], frozenset(luck.sample(sorted(steps), 12)) - {*goals[:4]}
        routes = Routes(here, how, frozenset(goals), blocked)
        for start in (a, b, c, *blocked, *goals):
            way = routes.way_from(start)
            assert way == way_to(steps, start, goals, blocked)
            found += bool(way)
    assert found > 300
