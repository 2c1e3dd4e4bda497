"""The catacombs as they lie: where one can stand, step, reach and see. All zones share one grid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from operator import attrgetter
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from souterrain.crawl.ground import Memo, kept
from souterrain.crawl.sight import Line, straight
from souterrain.crawl.squares import Square, key, king_moves, ring

from .catalogue import BOOK
from .rows.places import ElementRow
from .world import Door, Element, Figure, Regne, Zone

DEADLY = "~w"
"""Lava and swamp: nobody walks there, but one may be thrown in."""

CLOSED = ("shut", "locked")

Squares = frozenset[Square]
Paths = Literal["steps", "air", "ether"]
"""How somebody goes: on foot, through the air, through the rock."""


class Net(Struct, frozen=True):
    """Where one can go, by the numbers of squares: quicker to walk over than the squares themselves."""

    index: dict[Square, int]
    squares: list[Square]
    names: list[str]
    steps: list[tuple[int, ...]]
    floor: frozenset[int]

    def numbers(self, squares: Iterable[Square]) -> frozenset[int]:
        """The numbers of those squares that one can go to at all."""
        return frozenset([self.index[at] for at in squares if at in self.index])


class Plan:
    """What the zones and their doors make of the grid, whatever stands on it and however the doors stand."""

    def __init__(self, zones: tuple[Zone, ...], doors: tuple[tuple[Square, str], ...]) -> None:
        self.terrain: dict[Square, str] = {}
        self.zone: dict[Square, str] = {}
        for zone in zones:
            for at, sign in squares(zone):
                self.terrain.setdefault(at, sign)
                self.zone.setdefault(at, zone.id)
        for at, home in doors:
            self.terrain[at] = "."
            self.zone[at] = home
        self.links = [(zone.link, zone.entry) for zone in zones if zone.link in self.terrain]
        special = [(at, sign) for at, sign in self.terrain.items() if sign != "."]
        self.rubble = frozenset([at for at, sign in special if sign == "r"])
        self.bridges = frozenset([at for at, sign in special if sign == "="])
        self.lava = frozenset([at for at, sign in special if sign == "~"])
        self.deadly = frozenset([at for at, sign in special if sign in DEADLY])
        self.index = {at: n for n, at in enumerate(self.terrain)}
        self.squares = list(self.terrain)
        self.names = list(map(key, self.terrain))


class Ground:
    """What a plan, the doors and the scenery of a moment make of the grid. Where it is nearly as it was `before`, only
    the squares around what has changed are looked at anew."""

    def __init__(
        self,
        plan: Plan,
        shut: Squares,
        low: Squares,
        portals: tuple[tuple[Square, Square], ...] = (),
        before: Ground | None = None,
    ):
        self.plan, self.terrain, self.zone = plan, plan.terrain, plan.zone
        self.bridges, self.lava = plan.bridges, plan.lava
        self.opaque = plan.rubble | shut
        """Squares that stop steps, corners and sight, among those that are not wall."""
        self.hollow = self.terrain.keys() - self.opaque
        """Squares that are neither wall nor obstacle."""
        self.beside: dict[Square, tuple[Square, ...]] = dict(before.beside) if before else {}
        """The squares within arm's reach of each."""
        self.steps: dict[Square, tuple[Square, ...]] = dict(before.steps) if before else {}
        """The squares that can be walked onto from each, whoever stands there."""
        self._barred = self.opaque | low | plan.deadly
        self._doubled = {at for pair in (*plan.links, *portals) for at in pair}
        """Squares from which there are other ways than those around them."""
        stale = self._changed(before) if before else set(self.terrain)
        for at in stale:
            if at not in self.terrain:
                self.beside.pop(at, None)
                self.steps.pop(at, None)
                continue
            near = self._near(at)
            near += [b if at == a else a for a, b in plan.links if at in (a, b)]
            self.beside[at] = tuple(near)
            near += [to for portal, to in portals if portal == at]
            self.steps[at] = tuple([other for other in near if other not in self._barred])
        lonely = [at for at, near in self.beside.items() if not near]
        self.floor = frozenset(self.hollow - self._barred).difference(lonely)
        """The squares that somebody can walk onto."""
        self._nets: dict[Paths, Net] = {}
        self._backs: dict[Paths, dict[Square, list[Square]]] = {}
        if before is not None and before.plan is plan and "steps" in before._nets:
            self._nets["steps"] = self._renumbered(before._nets["steps"], stale)
        self._lines: dict[tuple[Square, Square], Line | None] = {}

    def _changed(self, before: Ground) -> set[Square]:
        """The squares around which something is another than before."""
        changed: set[Square] = set(self.opaque ^ before.opaque) | (self._barred ^ before._barred)
        if self.plan is not before.plan:
            changed |= {at for at, _ in self.terrain.items() ^ before.terrain.items()}
        return changed.union(self._doubled, before._doubled, *map(ring, changed))

    def _renumbered(self, net: Net, stale: set[Square]) -> Net:
        """The same squares where some have other ways."""
        index, steps = net.index, list(net.steps)
        for at in stale & index.keys():
            steps[index[at]] = tuple([index[to] for to in self.steps[at]])
        return replace(net, steps=steps, floor=net.numbers(self.floor))

    @cached_property
    def air(self) -> dict[Square, tuple[Square, ...]]:
        """The squares that can be flown over from each: whatever is low, or not floor at all, is no hindrance."""
        return {at: tuple(to for to in near if to not in self.opaque) for at, near in self.beside.items()}

    @cached_property
    def ether(self) -> dict[Square, tuple[Square, ...]]:
        """The squares that one without a body can go to from each: all of them, the rock between them too."""
        xs, ys = [x for x, _ in self.terrain], [y for _, y in self.terrain]
        all_ = {(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)}
        links = {at: tuple(to for to in near if to not in ring(at)) for at, near in self.beside.items()}
        return {at: (*(to for to in ring(at) if to in all_), *links.get(at, ())) for at in all_}

    def paths(self, how: Paths) -> dict[Square, tuple[Square, ...]]:
        """Where one who goes like this gets from each square."""
        return self.steps if how == "steps" else self.air if how == "air" else self.ether

    def net(self, how: Paths) -> Net:
        """The squares, numbered, for one who goes like this."""
        if how not in self._nets:
            steps, plan = self.paths(how), self.plan
            index, places, names = plan.index, plan.squares, plan.names
            if how == "ether":
                index, places, names = {at: n for n, at in enumerate(steps)}, list(steps), list(map(key, steps))
            near = [tuple([index[to] for to in steps[at]]) for at in places]
            floor = frozenset([index[at] for at in self.floor])
            self._nets[how] = Net(index, places, names, near, floor)
        return self._nets[how]

    def back(self, how: Paths) -> dict[Square, list[Square]]:
        """The squares from which each can be come to by one who goes like this."""
        if how not in self._backs:
            steps = self.paths(how)
            found: dict[Square, list[Square]] = {at: [] for at in steps}
            for at, near in steps.items():
                for to in near:
                    found[to].append(at)
            self._backs[how] = found
        return self._backs[how]

    def around(self, net: Net, places: Iterable[Square]) -> frozenset[int]:
        """The numbers of the squares within arm's reach of some places."""
        return net.numbers(chain.from_iterable([self.beside.get(at, ()) for at in places]))

    def solid(self, at: Square) -> bool:
        """A wall, or an obstacle."""
        return at not in self.hollow

    def _near(self, at: Square) -> list[Square]:
        """The squares around one that are not wall, clockwise from the north; no obstacle may stand on either side of
        a diagonal.

        regne.move.diagonal-blocked-by-obstacle, regne.move.characters-are-not-obstacles"""
        around = ring(at)
        near = []
        for n in range(0, 8, 2):
            side, corner, other = around[n], around[n + 1], around[(n + 2) % 8]
            if side in self.terrain:
                near.append(side)
            if corner in self.terrain and side in self.hollow and other in self.hollow:
                near.append(corner)
        return near

    def clear(self, a: Square, b: Square) -> bool:
        """Whether no obstacle is in the line between two squares, not even with a corner."""
        return self.line(a, b) is not None

    def line(self, a: Square, b: Square) -> Line | None:
        """The squares between two others that see each other past every obstacle; None where one is in the way."""
        pair = (a, b)
        if pair not in self._lines:
            through, touched = straight(a, b)
            self._lines[pair] = through if self.hollow.issuperset(through) and self.hollow.issuperset(touched) else None
        return self._lines[pair]


def squares(zone: Zone) -> Iterable[tuple[Square, str]]:
    """The squares of a zone that are not wall."""
    for y, row in enumerate(zone.plan):
        for x, sign in enumerate(row):
            if sign != "#":
                yield (zone.x + x, zone.y + y), sign


_BEFORE: Memo[str, Ground] = Memo(1)
"""The ground that was worked out last: the next one is often nearly the same."""


@kept(256, by=lambda *content: content)
def _ground(
    zones: tuple[Zone, ...],
    doors: tuple[tuple[Square, str], ...],
    shut: Squares,
    low: Squares,
    portals: tuple[tuple[Square, Square], ...],
) -> Ground:
    laid = Ground(_plan(zones, doors), shut, low, portals, _BEFORE.get(""))
    return _BEFORE.keep("", laid)


@kept(64, by=lambda *content: content)
def _plan(zones: tuple[Zone, ...], doors: tuple[tuple[Square, str], ...]) -> Plan:
    return Plan(zones, doors)


class _Seen(NamedTuple):
    """What was looked at, piece by piece, with all of it that may change, and the ground that it makes."""

    kinds: Mapping[str, ElementRow]
    zones: list[Zone]
    doors: list[Door]
    states: list[str]
    scenery: list[Element]
    looks: Sequence[tuple[object, ...]]
    ground: Ground


_LATEST: Memo[str, _Seen] = Memo(1)
"""What was looked at last: as a rule it is still the same."""

_state = attrgetter("state")
_look = attrgetter("kind", "armed", "disarmed", "pair")


def ground(world: Regne) -> Ground:
    """The ground as it is now. Duty of all: a door or a piece of scenery stays where it is."""
    doors, scenery = list(world.doors.values()), list(world.elements.values())
    states, looks = list(map(_state, doors)), list(map(_look, scenery))
    seen = _LATEST.get("")
    if (
        seen is not None
        and BOOK.elements is seen.kinds
        and states == seen.states
        and looks == seen.looks
        and doors == seen.doors
        and scenery == seen.scenery
        and world.zones == seen.zones
    ):
        return seen.ground
    here = _laid(world, [door.at for door in doors if door.state in CLOSED])
    _LATEST.keep("", _Seen(BOOK.elements, list(world.zones), doors, states, scenery, looks, here))
    return here


def opened(world: Regne) -> Ground:
    """The ground as it would be with every known door open."""
    return _laid(world, [])


def _laid(world: Regne, shut: list[Square]) -> Ground:
    low, paired = [], False
    kinds = BOOK.elements
    for element in world.elements.values():
        stands = kinds[element.kind].stands
        if stands == "obstacle":
            shut.append(element.at)
        elif stands == "low" or (not element.armed and gapes(element)):
            low.append(element.at)
        paired = paired or bool(element.pair)
    doors = tuple([(door.at, door.zone) for door in world.doors.values()])
    return _ground(tuple(world.zones), doors, frozenset(shut), frozenset(low), portals(world) if paired else ())


def portals(world: Regne) -> tuple[tuple[Square, Square], ...]:
    """The squares of portals, each with that to which a step from it leads.

    regne.portal.rule"""
    found = (element for element in world.elements.values() if element.pair in world.elements)
    return tuple((element.at, world.elements[element.pair].at) for element in found)


def gapes(element: Element) -> bool:
    """Whether this is a trap that lies open since it went off."""
    return not element.armed and not element.disarmed and BOOK.elements[element.kind].gapes


def closed(door: Door) -> bool:
    return door.state in CLOSED


def occupied(world: Regne) -> dict[Square, Figure]:
    """Who stands where; whoever is in a hole stands on no square."""
    return {figure.at: figure for figure in world.figures.values() if not figure.hole}


def within_reach(here: Ground, a: Square, b: Square) -> bool:
    """Whether two squares are side by side and no obstacle on a diagonal parts them."""
    return b in here.beside.get(a, ())


def hallowed_zones(world: Regne, here: Ground) -> set[str]:
    """The zones that hold a blessed statue."""
    return {here.zone[element.at] for element in world.elements.values() if element.kind in BOOK.blessed}


def spots(world: Regne, here: Ground, who: Figure, other: Figure, past_all: bool = False) -> bool:
    """Whether somebody is in another's line of sight: nobody has the invisible in his."""
    return not other.invisible and not other.hole and sees(world, here, who, other.at, past_all)


def sees(world: Regne, here: Ground, who: Figure, at: Square, past_all: bool = False) -> bool:
    """Whether a square is in somebody's line of sight: no obstacle between, and nobody but allies at his side. For
    some weapons nobody is in the way at all.

    regne.shoot.line-of-sight, regne.obstacle.blocks"""
    if world.dim == world.round and who.camp == "party" and king_moves(who.at, at) > BOOK.numbers.dim_sight:
        return False
    between = here.line(who.at, at)
    if not between:
        return between is not None
    if past_all:
        return True
    hiding = [figure for figure in world.figures.values() if figure.at in between and not figure.hole]
    return all(figure.camp == who.camp and king_moves(figure.at, who.at) <= 1 for figure in hiding)
