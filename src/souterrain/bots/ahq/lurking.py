"""Monsters for whom there is no room in contact: they wait for their turn near the fray, out of sight of those who
shoot, and not side by side where one fire would burn them."""

from __future__ import annotations

from souterrain.crawl.squares import Square
from souterrain.games.ahq.combat.sight import between
from souterrain.games.ahq.figures import Figure, monsters, party
from souterrain.games.ahq.world import World

from .aiming import has_fire
from .choices import FAR, Goals, Paces, nearest, standing, stands_off
from .reasons import Choice

_QUEUE = 6
"""Squares from the party at which the others wait for their turn."""


def bide(world: World, figure: Figure, ends: Goals, way: Paces, *, running: bool = False) -> Choice | None:
    """While others keep the party busy: where nobody shoots at one or burns several at once, and near enough to take
    the place of whoever falls. Of two places as good one stays where one is. Whoever pursues must run once he moves:
    he stays where neither arrows nor fire reach him, or else leaves room for the run, which brings him nearer."""
    if all(nearest(foe.at, party(world)) > 1 for foe in monsters(world)):
        return None
    able = standing(party(world))
    archers = [each for each in able if stands_off(each)]
    pursues = world.combat is not None and world.combat.pursuit
    places = {key: at for key, at in {**ends, "done": figure.at}.items() if way.get(at, FAR) <= _QUEUE}
    if not places:
        return None

    def danger(at: Square) -> tuple[bool, int]:
        return _seen(world, at, archers), crowd(world, figure, at)

    def worth(key: str) -> tuple[bool, int, bool, bool, bool, int]:
        at, moves = places[key], key != "done" or running
        seen = (moves or not pursues) and _seen(world, at, able)
        farther = way[at] > way.get(figure.at, FAR)
        return *danger(at), seen, moves, farther, -way[at] if pursues and not running else way[at]

    best = min(places, key=worth)
    if not _seen(world, places[best], archers):
        return Choice(best, "lurk-out-of-sight")
    return Choice(best, "lurk-apart" if _fire(world) else "lurk-near")


def _seen(world: World, at: Square, eyes: list[Figure]) -> bool:
    return any(between(world, each.at, at) != "none" for each in eyes)


def crowd(world: World, figure: Figure, at: Square) -> int:
    """With how many others one would burn there, as long as somebody of the party has fire."""
    if not _fire(world):
        return 0
    return sum(burn_together(foe.at, at) for foe in monsters(world) if foe is not figure)


def _fire(world: World) -> bool:
    return any(has_fire(each) for each in standing(party(world)))


def burn_together(a: Square, b: Square) -> bool:
    """Whether one fire covers both."""
    return abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1
