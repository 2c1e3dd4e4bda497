"""When a fight is lost, and how one gets away from it: down to the stairs home, whoever is not held first."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon.growth import cut_off, within_walk
from souterrain.games.ahq.exploration.marches import home_stairs
from souterrain.games.ahq.figures import Figure, monsters, party
from souterrain.games.ahq.quests.progress import in_hand
from souterrain.games.ahq.world import World

from . import prudence
from .choices import FAR, goals, key_of, standing
from .routes import to_squares

_COST = 0.45
"""Wounds that an enemy's damage die costs a party before its owner falls."""

_FATE = 2
"""Wounds that a Fate Point is worth."""

_HOPE = 0.5
"""The share of what a fight will cost below which it is lost."""

_DONE = 2.0
"""The same for who has what he came for: there is nothing left to win but the way home."""

_VAIN = 8
"""Turns of a fight in which arrows and spells have done what they can."""

_FAR, _FARTHEST = 40, 60
"""Steps from the stairs beyond which nobody would come home from a rout, and beyond which nobody tries to who has
nothing else to do."""


def lost(world: World) -> bool:
    """Whether what the party has left will not last for half of this fight, or for twice as much where it has what it
    came for, or has long been spent on enemies to whom no way leads; and the stairs home can be reached."""
    able, done = standing(party(world)), in_hand(world)
    left = sum(each.wounds + _FATE * each.fate for each in able)
    cost = _COST * sum(sum(BOOK.monsters[foe.row].dice) for foe in monsters(world))
    if not _vain(world) and left >= _hope(world, done) * cost:
        return False
    way = to_squares(world, tuple(home_stairs(world)))
    return any(way.get(each.at, FAR) <= (_FARTHEST if done else _FAR) for each in able)


def _hope(world: World, done: bool) -> float:
    """The share of what a fight will cost below which the party leaves it."""
    if world.campaign is not None:
        return prudence.hope(world)
    return _DONE if done else _HOPE


def _vain(world: World) -> bool:
    """Whether a chasm or a grille has kept the two sides apart for long."""
    late = world.combat is not None and world.combat.turn > _VAIN and cut_off(world.here)
    return late and within_walk(world).isdisjoint(foe.at for foe in monsters(world))


def flee(world: World, figure: Figure, ask: Ask) -> str:
    """Out, or as far towards the stairs as one's legs carry; nothing where no step leads there."""
    out = key_of(ask, "leave")
    if out:
        return out
    return _homeward(world, figure, ask) or key_of(ask, "run")


def run(world: World, figure: Figure, ask: Ask) -> str:
    return _homeward(world, figure, ask) or key_of(ask, "done")


def _homeward(world: World, figure: Figure, ask: Ask) -> str:
    way = to_squares(world, tuple(home_stairs(world)))
    ends = {key: way.get(at, FAR) for key, at in goals(ask, "go").items()}
    best = min(ends, key=lambda key: ends[key], default="")
    return best if best and ends[best] < way.get(figure.at, FAR) else ""
