"""How far somebody gets: the squares where a move may end, ring by ring, kept for as long as nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from souterrain.core.ask import Option
from souterrain.crawl.ground import Memo
from souterrain.crawl.squares import Square, key

from ..ground import Ground, hallowed_zones
from ..sheet import flies, immaterial, unhindered, unholy
from ..world import Figure, Regne, able, against

Way = tuple[Square, ...]


class Course(NamedTuple):
    """A way to a square, the same by the names of its squares, and the blocking tests on it."""

    way: Way
    via: tuple[str, ...]
    tests: int


class Footing(NamedTuple):
    """All that decides where somebody can get to."""

    here: Ground
    at: Square
    how: str
    running: bool
    friends: frozenset[Square]
    others: frozenset[Square]
    blockers: frozenset[Square]
    barred: frozenset[Square]


class Reach:
    """The squares where a move may end, by the length of the shortest way there; of those the one with the fewest
    tests. It grows as far as it is asked for. A walker may cross the square of an ally if the next one is free; some
    pass over or through everybody.

    regne.move.through-ally, regne.move.eight-directions, regne.flight.rule, regne.immaterial.passage"""

    def __init__(self, footing: Footing) -> None:
        self._footing = footing
        self._free = footing.how != "steps"
        self._steps: Mapping[Square, Sequence[Square]] = getattr(footing.here, footing.how)
        self._blocked = frozenset(near for at in footing.blockers for near in footing.here.beside.get(at, ()))
        self._came = {footing.at: Course((), (), 0)}
        self._edge = [footing.at]
        self._rings: list[list[Course]] = []
        self.offers: dict[tuple[object, ...], list[list[Option]]] = {}
        """What was offered of each ring, by what else decides how it is."""

    def within(self, limit: int) -> list[list[Course]]:
        """The courses of each length up to a limit."""
        while len(self._rings) < limit and self._edge:
            self._grow()
        return self._rings[:limit]

    def _grow(self) -> None:
        start, friends, others, barred = self._footing.at, *self._footing[4:6], self._footing.barred
        came, steps, blocked, free, running = self._came, self._steps, self._blocked, self._free, self._footing.running
        found: dict[Square, tuple[Square, int]] = {}
        for place in self._edge:
            crossed = not free and place != start and place in friends
            tests = came[place].tests
            leaving = tests + (place in blocked and not crossed)
            for near in steps[place]:
                if near in came or near in barred:
                    continue
                held = not free and near in friends
                if not free and (near in others or (held and (running or crossed))):
                    continue
                fewest = tests if held else leaving
                if near not in found or fewest < found[near][1]:
                    found[near] = (place, fewest)
        ring = []
        for near, (place, fewest) in found.items():
            before = came[place]
            course = came[near] = Course((*before.way, near), (*before.via, key(near)), fewest)
            if near not in friends and near not in others and (not free or near in self._footing.here.floor):
                ring.append(course)
        self._edge = list(found)
        self._rings.append(ring)


_REACHES: Memo[Footing, Reach] = Memo(512)


def reach_of(world: Regne, who: Figure, here: Ground, running: bool) -> Reach:
    """How far somebody gets as things are."""
    own: list[Square] = []
    others: list[Square] = []
    for figure in world.figures.values():
        if not figure.hole and figure is not who:
            (own if figure.camp == who.camp else others).append(figure.at)
    how = "ether" if immaterial(who) else "air" if flies(who) else "steps"
    footing = Footing(
        here,
        who.at,
        how,
        running,
        frozenset(own),
        frozenset(others),
        frozenset(blockers(world, who)),
        forbidden(world, who, here),
    )
    return _REACHES.get(footing) or _REACHES.keep(footing, Reach(footing))


def courses(world: Regne, who: Figure, here: Ground, limit: int, running: bool = False) -> dict[Square, Course]:
    """The squares where somebody could end a move of at most `limit` squares, each with its way."""
    rings = reach_of(world, who, here, running).within(limit)
    return {course.way[-1]: course for course in chain.from_iterable(rings)}


def paths(who: Figure, here: Ground) -> Mapping[Square, Sequence[Square]]:
    """Where somebody can go from each square: on foot, through the air, through the rock."""
    return here.ether if immaterial(who) else here.air if flies(who) else here.steps


def forbidden(world: Regne, who: Figure, here: Ground) -> frozenset[Square]:
    """The squares that somebody keeps out of: for the undead and demons a zone with a blessed statue.

    regne.statue.bans"""
    if not unholy(who):
        return frozenset()
    hallowed = hallowed_zones(world, here)
    return frozenset(at for at, zone in here.zone.items() if zone in hallowed) if hallowed else frozenset()


def blockers(world: Regne, who: Figure) -> Iterator[Square]:
    """Where an adversary stands who is able to keep somebody from leaving the squares beside him.

    regne.move.block-unable-adversary"""
    if not who.invisible and not unhindered(who):
        yield from (foe.at for foe in against(world, who) if able(foe))


def threatened(world: Regne, who: Figure, here: Ground) -> frozenset[Square]:
    """The squares that cannot be left without a test.

    regne.move.block-exception-out-of-reach"""
    return frozenset(near for at in blockers(world, who) for near in here.beside.get(at, ()))
