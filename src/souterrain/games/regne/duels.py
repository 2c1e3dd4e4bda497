"""Duels: two fight it out, and nobody comes between them."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.crawl.ways import way_to

from . import hooks
from .events.duels import DuelEnded
from .ground import ground, occupied, within_reach
from .words import called
from .world import Duel, Figure, Regne, rival

LONGEST = 3
"""Game turns without a wound after which they leave it at that."""


def opponent(world: Regne, who: Figure) -> Figure | None:
    return world.figures.get(rival(world, who)) if world.duels else None


def face_to_face(world: Regne, who: Figure, other: Figure) -> bool:
    return within_reach(ground(world), who.at, other.at)


def gap(world: Regne, who: Figure, other: Figure) -> int:
    """How many steps part two from each other; 0 where there is no way."""
    here, taken = ground(world), set(occupied(world)) - {who.at, other.at}
    return len(way_to(here.steps, who.at, [other.at], taken))


def settle(world: Regne) -> None:
    """A duel is over as soon as one of the two is down or gone.

    regne.duel.end"""
    for duel in list(world.duels):
        both = [world.figures.get(id) for id in (duel.challenger, duel.rival)]
        if any(who is None or who.life <= 0 for who in both) or len({who.camp for who in both if who}) < 2:
            _end(world, duel)


def weary(world: Regne) -> None:
    """At the end of a game turn it is over too where the two have come no nearer to each other, or have not drawn
    blood for long."""
    for duel in list(world.duels):
        one, other = world.figures[duel.challenger], world.figures[duel.rival]
        apart = gap(world, one, other)
        stuck = not face_to_face(world, one, other) and not 0 < apart < duel.gap
        if stuck or world.round - duel.blood >= LONGEST:
            _end(world, duel)
        duel.gap = apart


def _end(world: Regne, duel: Duel) -> None:
    world.duels.remove(duel)
    known = {who.id: who for who in (*world.figures.values(), *world.dead, *world.gone)}
    one, other = (known.get(id) for id in (duel.challenger, duel.rival))
    if one is not None and other is not None:
        tell(world, DuelEnded(called(one), called(other)))


@hooks.STRUCK(9)
def bleed(world: Regne, who: Figure, target: Figure, weapon: str, lost: int) -> Rules[None]:
    """Blood is drawn."""
    for duel in world.duels:
        if lost > 0 and {who.id, target.id} == {duel.challenger, duel.rival}:
            duel.blood = world.round
    yield from ()
