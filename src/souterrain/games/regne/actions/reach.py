"""How far somebody gets: the squares where a move may end, ring by ring, kept for as long as nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from souterrain.core.ask import Option
from souterrain.crawl.ground import Memo
from souterrain.crawl.squares import Square, square

from ..ground import Ground, Paths, hallowed_zones
from ..sheet import flies, immaterial, unhindered, unholy
from ..world import Figure, Regne, able, against, apart

Way = tuple[Square, ...]


Leg = tuple[tuple[str, ...], int]
"""A way by the names of its squares, and the blocking tests on it."""


class Course(NamedTuple):
    """A way to a square, and the blocking tests on it."""

    way: Way
    tests: int


class Footing(NamedTuple):
    """All that decides where somebody can get to."""

    here: Ground
    at: Square
    how: Paths
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
        here, free = footing.here, footing.how != "steps"
        self._net = net = here.net(footing.how)
        friends, others = net.numbers(footing.friends), net.numbers(footing.others)
        self._blocked = net.numbers(near for at in footing.blockers for near in here.beside.get(at, ()))
        self._crossing = frozenset() if free or footing.running else friends
        """The squares of allies, which may be crossed."""
        self._taken = friends | others
        if free:
            self._taken |= set(range(len(net.names))) - net.floor
        self._came: list[Leg | None] = [None] * len(net.names)
        shut = others if self._crossing else self._taken
        for at in chain(net.numbers(footing.barred), () if free else shut):
            self._came[at] = _SHUT
        self._start = net.index[footing.at]
        self._came[self._start] = ((), 0)
        self._edge = [self._start]
        self._snags = self._blocked | self._crossing
        self._plain = True
        """Whether no way so far has come where somebody stands or stood in it."""
        self._rings: list[list[Leg]] = []
        self.offers: dict[tuple[object, ...], list[list[Option]]] = {}
        """What was offered of each ring, by what else decides how it is."""

    def within(self, limit: int) -> list[list[Leg]]:
        """The legs of each length up to a limit."""
        came, taken = self._came, self._taken
        while len(self._rings) < limit and self._edge:
            self._plain = self._plain and self._snags.isdisjoint(self._edge)
            self._edge = self._spread_at_will() if self._plain else self._spread()
            self._rings.append([leg for at in self._edge if at not in taken and (leg := came[at]) is not None])
        return self._rings[:limit]

    def _spread_at_will(self) -> list[int]:
        """The squares one step farther where nobody is in the way."""
        came, steps, names = self._came, self._net.steps, self._net.names
        found = []
        for place in self._edge:
            leg = came[place]
            assert leg is not None
            for near in steps[place]:
                if came[near] is None:
                    came[near] = ((*leg[0], names[near]), 0)
                    found.append(near)
        return found

    def _spread(self) -> list[int]:
        """The squares one step farther, each with the fewest tests on the way. From the square of an ally one goes on
        to a free one, and the test was made before."""
        came, crossing, names = self._came, self._crossing, self._net.names
        found: dict[int, tuple[Leg, int]] = {}
        for place in self._edge:
            leg = came[place]
            assert leg is not None
            crossed = place != self._start and place in crossing
            tests = leg[1]
            leaving = tests + (place in self._blocked and not crossed)
            for near in self._net.steps[place]:
                held = near in crossing
                if came[near] is not None or (held and crossed):
                    continue
                fewest = tests if held else leaving
                if near not in found or fewest < found[near][1]:
                    found[near] = (leg, fewest)
        for near, (leg, fewest) in found.items():
            came[near] = ((*leg[0], names[near]), fewest)
        return list(found)


_SHUT: Leg = ((), -1)
"""What stands for a square that cannot be entered."""

_REACHES: Memo[Footing, Reach] = Memo(512)


def reach_of(world: Regne, who: Figure, here: Ground, running: bool) -> Reach:
    """How far somebody gets as things are."""
    own, others, in_the_way = [], [], []
    blockable = not (who.invisible or unhindered(who))
    for figure in world.figures.values():
        if figure.camp != who.camp:
            if not figure.hole:
                others.append(figure.at)
            if blockable and able(figure) and not (world.duels and apart(world, who, figure)):
                in_the_way.append(figure.at)
        elif figure is not who and not figure.hole:
            own.append(figure.at)
    how: Paths = "ether" if immaterial(who) else "air" if flies(who) else "steps"
    footing = Footing(
        here,
        who.at,
        how,
        running,
        frozenset(own),
        frozenset(others),
        frozenset(in_the_way),
        forbidden(world, who, here),
    )
    return _REACHES.get(footing) or _REACHES.keep(footing, Reach(footing))


def courses(world: Regne, who: Figure, here: Ground, limit: int, running: bool = False) -> dict[Square, Course]:
    """The squares where somebody could end a move of at most `limit` squares, each with its way."""
    legs = chain.from_iterable(reach_of(world, who, here, running).within(limit))
    found = [Course(tuple(map(square, via)), tests) for via, tests in legs]
    return {course.way[-1]: course for course in found}


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
