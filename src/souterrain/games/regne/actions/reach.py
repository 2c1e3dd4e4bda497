"""How far somebody gets: the squares where a move may end, ring by ring, kept for as long as nothing has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from souterrain.core.ask import Option
from souterrain.crawl.ground import Memo, kept
from souterrain.crawl.squares import Square, square

from ..catalogue import BOOK
from ..ground import Ground, Paths, hallowed_zones
from ..sheet import flies, immaterial, unhindered, unholy
from ..world import Figure, Regne, able, against, apart

Way = tuple[Square, ...]


class Course(NamedTuple):
    """A way to a square, and the blocking tests on it."""

    way: Way
    tests: int


class Footing(NamedTuple):
    """All that decides where somebody can get to."""

    here: Ground
    at: Square
    how: Paths
    friends: frozenset[Square]
    others: frozenset[Square]
    blockers: frozenset[Square]
    barred: frozenset[Square]
    perils: frozenset[Square] = frozenset()
    """Where one may end, but goes on from only as from where he stands: traps that his side knows of."""


class Reach:
    """The squares where a move may end, by the length of the shortest way there; of those the one with the fewest
    tests. It grows as far as it is asked for. A walker may cross the square of an ally if the next one is free; some
    pass over or through everybody.

    regne.move.through-ally, regne.move.eight-directions, regne.flight.rule, regne.immaterial.passage"""

    def __init__(self, footing: Footing, running: bool) -> None:
        here, free = footing.here, footing.how != "steps"
        self._net = net = here.net(footing.how)
        friends, others = net.numbers(footing.friends), net.numbers(footing.others)
        self._blocked = here.around(net, footing.blockers)
        self._crossing = frozenset() if free or running else friends
        """The squares of allies, which may be crossed."""
        self._taken = friends | others
        shut = frozenset() if free else others if self._crossing else self._taken
        if free:
            self._taken |= set(range(len(net.names))) - net.floor
        start = net.index[footing.at]
        self._ends = net.numbers(footing.perils) - {start}
        self._met = {start, *shut, *net.numbers(footing.barred)}
        """The squares that have been come to, and those that cannot be entered."""
        self._edges = [[start]]
        """The squares that are each number of steps away, those that are crossed among them."""
        self._before: dict[int, int] = {}
        """For a square on whose way somebody may be in it, the one before; for any other it is the first that leads
        there."""
        self._tests: dict[int, int] = {}
        """The squares on whose way there are tests, with how many."""
        self._snags = self._blocked | self._crossing
        self._plain = True
        """Whether no way so far has come where somebody stands or stood in it."""
        self._rings: list[list[str]] = []
        self.offers: list[list[Option]] = []
        """What was offered of each ring."""

    def within(self, limit: int) -> list[list[str]]:
        """The names of the squares that are each number of steps away, up to a limit."""
        names, steps, met, taken = self._net.names, self._net.steps, self._met, self._taken
        edge = self._edges[-1]
        while len(self._rings) < limit and edge:
            self._plain = self._plain and self._snags.isdisjoint(edge)
            if self._plain:
                from_ = [place for place in edge if place not in self._ends] if self._ends else edge
                near = dict.fromkeys(chain.from_iterable([steps[place] for place in from_]))
                edge = [at for at in near if at not in met]
            else:
                edge = self._spread(edge)
            met.update(edge)
            self._edges.append(edge)
            self._rings.append([names[at] for at in edge if at not in taken])
        return self._rings[:limit]

    def course(self, at: Square) -> Course:
        """The way to a square where a move may end."""
        steps, squares = self._net.steps, self._net.squares
        last = place = self._net.index[at]
        while last not in self._met:
            self.within(len(self._rings) + 1)
        ring = next(n for n, edge in enumerate(self._edges) if last in edge)
        way = []
        for edge in self._edges[ring - 1 :: -1]:
            way.append(squares[place])
            before = self._before.get(place)
            if before is None:
                before = next(near for near in edge if place in steps[near] and near not in self._ends)
            place = before
        return Course(tuple(way[::-1]), self._tests.get(last, 0))

    def _spread(self, edge: list[int]) -> list[int]:
        """The squares one step farther, each with the fewest tests on the way. From the square of an ally one goes on
        to a free one, and the test was made before."""
        met, crossing, blocked, passed = self._met, self._crossing, self._blocked, self._tests
        start = self._edges[0][0]
        found: dict[int, tuple[int, int]] = {}
        for place in edge:
            if place in self._ends:
                continue
            crossed = place != start and place in crossing
            tests = passed.get(place, 0) if passed else 0
            leaving = tests + (place in blocked and not crossed)
            for near in self._net.steps[place]:
                if near in met:
                    continue
                held = near in crossing
                if held and crossed:
                    continue
                fewest = tests if held else leaving
                if near not in found or fewest < found[near][1]:
                    found[near] = (place, fewest)
        for near, (place, fewest) in found.items():
            self._before[near] = place
            if fewest:
                passed[near] = fewest
        return list(found)


_REACHES: Memo[tuple[Footing, bool], Reach] = Memo(512)


def footing(world: Regne, who: Figure, here: Ground) -> Footing:
    """How somebody stands among the others."""
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
    how = manner(who)
    barred = forbidden(world, who, here)
    perils = known_traps(world) if who.camp == "party" and how == "steps" else frozenset()
    return Footing(here, who.at, how, frozenset(own), frozenset(others), frozenset(in_the_way), barred, perils)


def known_traps(world: Regne) -> frozenset[Square]:
    """The traps that everybody sees, and that have not gone off."""
    return frozenset([each.at for each in world.elements.values() if each.armed and each.kind in BOOK.traps])


def reach_from(stand: Footing, running: bool) -> Reach:
    """How far one who stands like this gets, walking or running."""
    name = (stand, running)
    return _REACHES.get(name) or _REACHES.keep(name, Reach(stand, running))


def reach_of(world: Regne, who: Figure, here: Ground, running: bool) -> Reach:
    """How far somebody gets as things are."""
    return reach_from(footing(world, who, here), running)


def courses(world: Regne, who: Figure, here: Ground, limit: int, running: bool = False) -> dict[Square, Course]:
    """The squares where somebody could end a move of at most `limit` squares, each with its way."""
    reach = reach_of(world, who, here, running)
    return {at: reach.course(at) for at in map(square, chain.from_iterable(reach.within(limit)))}


def manner(who: Figure) -> Paths:
    """How somebody goes."""
    return "ether" if immaterial(who) else "air" if flies(who) else "steps"


def paths(who: Figure, here: Ground) -> Mapping[Square, Sequence[Square]]:
    """Where somebody can go from each square: on foot, through the air, through the rock."""
    return here.paths(manner(who))


def forbidden(world: Regne, who: Figure, here: Ground) -> frozenset[Square]:
    """The squares that somebody keeps out of: for the undead and demons a zone with a blessed statue.

    regne.statue.bans"""
    if not unholy(who):
        return frozenset()
    hallowed = hallowed_zones(world, here)
    return _squares_of(here, frozenset(hallowed)) if hallowed else frozenset()


@kept(16, by=lambda *content: content)
def _squares_of(here: Ground, zones: frozenset[str]) -> frozenset[Square]:
    return frozenset(at for at, zone in here.zone.items() if zone in zones)


def threatened(world: Regne, who: Figure, here: Ground) -> bool:
    """Whether an adversary is able to keep somebody from leaving his square without a test.

    regne.move.block-unable-adversary, regne.move.block-exception-out-of-reach"""
    if who.invisible or unhindered(who):
        return False
    beside = here.beside.get(who.at, ())
    return any(able(foe) and foe.at in beside for foe in against(world, who))
