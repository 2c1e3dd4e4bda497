"""Henchmen whose heroes have all fallen: they carry one of them home, or give up where no way leads there."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.exploration.marches import home_stairs
from souterrain.games.ahq.figures import Figure, heroes, out
from souterrain.games.ahq.world import World

from . import homeward
from .choices import FAR, Paces, goals, key_of, nearest, paces, turns_below
from .routes import to_squares

_PATIENCE = 60
"""Turns that a rescue may take beyond those after which the party turns back."""


def needed(world: World) -> bool:
    return not any(not out(hero) for hero in heroes(world))


def explore(world: World, figure: Figure, ask: Ask, late: int) -> str:
    """To the nearest of the fallen, then home with him."""
    way = _home(world)
    if way.get(figure.at, FAR) == FAR or turns_below(world) > late + _PATIENCE:
        return key_of(ask, "give-up")
    fallen = heroes(world)
    beside = any(hero.at in ground(world).steps[figure.at] for hero in fallen)
    if beside:
        return homeward.stairs(world, ask) or key_of(ask, "carry", "stay")
    ends, near = goals(ask, "go"), paces(world, fallen)
    best = min(ends, key=lambda key: near.get(ends[key], FAR), default="")
    closer = best and near.get(ends[best], FAR) < near.get(figure.at, FAR)
    return best if closer else key_of(ask, "stay")


def carry(world: World, ask: Ask, seat: str) -> str:
    """As far home as one gets; a hero with somebody on his back keeps near the others."""
    ends, way = goals(ask, "go"), _home(world)
    return min(ends, key=lambda key: (way.get(ends[key], FAR), nearest(ends[key], heroes(world))))


def _home(world: World) -> Paces:
    return to_squares(world, tuple(home_stairs(world)))
