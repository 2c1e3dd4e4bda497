"""The fallen: nobody goes home without those who can be carried; henchmen whose heroes have all fallen carry one of
them home, or give up where no way leads there; and whoever lies in the way is carried out of it."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import steps_between
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.exploration.marches import home_stairs
from souterrain.games.ahq.figures import Figure, heroes, out, party
from souterrain.games.ahq.world import World

from . import homeward
from .choices import FAR, Paces, goals, key_of, nearest, offered, paces, standing, turns_below
from .routes import Way, to_squares

_PATIENCE = 60
"""Turns that a rescue may take beyond those after which the party turns back."""


def needed(world: World) -> bool:
    return not any(not out(hero) for hero in heroes(world))


def explore(world: World, figure: Figure, ask: Ask, late: int) -> str:
    """To the nearest of the fallen, then home with him; after the others where all heroes have taken the stairs."""
    if not heroes(world):
        return homeward.march(world, ask)
    way = _home(world)
    if way.get(figure.at, FAR) == FAR or turns_below(world) > late + _PATIENCE:
        return key_of(ask, "give-up")
    return _fetch(world, figure, heroes(world), ask) or key_of(ask, "stay")


def bring(world: World, figure: Figure, ask: Ask) -> str:
    """On the way home: whoever is nearest to one of the fallen fetches him. Nothing where that is for another to do, or
    where no way leads from him to the stairs."""
    lying = [hero for hero in heroes(world) if out(hero)]
    if not lying or turns_below(world) > homeward.LONG + _PATIENCE:
        return ""
    home, able = _home(world), standing(party(world))
    for hero in lying:
        near = paces(world, [hero])
        bearer = min(able, key=lambda each: (near.get(each.at, FAR), each.id))
        if bearer is figure and figure.at in near and figure.at in home:
            return _fetch(world, figure, [hero], ask)
        able.remove(bearer)
        if not able:
            break
    return ""


def _fetch(world: World, figure: Figure, fallen: list[Figure], ask: Ask) -> str:
    """To one of the fallen, and home with him."""
    if any(hero.at in ground(world).steps[figure.at] for hero in fallen):
        return homeward.stairs(world, ask) or key_of(ask, "carry")
    ends, near = goals(ask, "go"), paces(world, fallen)
    best = min(ends, key=lambda key: near.get(ends[key], FAR), default="")
    return best if best and near.get(ends[best], FAR) < near.get(figure.at, FAR) else ""


def clear(world: World, figure: Figure, ask: Ask, way: Way) -> str:
    """Take up whoever lies knocked out in the way, for nobody steps over him."""
    ahead = {hero.id for hero in heroes(world) if out(hero) and way.left(hero.at) < way.left(figure.at)}
    return next((option.key for option in offered(ask, "carry") if option.on[0] in ahead), "")


def carry(world: World, ask: Ask, seat: str) -> str:
    """As far home as one gets; a hero with somebody on his back keeps near the others. Where no way home is known, out
    of the way."""
    ends, way, here = goals(ask, "go"), _home(world), world.figures[world.active].at
    if here not in way:
        return max(ends, key=lambda key: (steps_between(ends[key], here), key))
    return min(ends, key=lambda key: (way.get(ends[key], FAR), nearest(ends[key], heroes(world))))


def _home(world: World) -> Paces:
    return to_squares(world, tuple(home_stairs(world)))
