"""The catacombs as they lie: where one can stand, step, reach and see. All zones share one grid."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from souterrain.crawl.ground import kept
from souterrain.crawl.sight import straight
from souterrain.crawl.squares import Square, king_moves, ring

from .catalogue import BOOK
from .world import Door, Element, Figure, Regne, Zone

DEADLY = "~w"
"""Lava and swamp: nobody walks there, but one may be thrown in."""

Squares = frozenset[Square]


class Ground:
    """What the zones, doors and scenery of a moment make of the grid."""

    def __init__(
        self,
        zones: tuple[Zone, ...],
        doors: tuple[tuple[Square, str], ...],
        shut: Squares,
        low: Squares,
        portals: tuple[tuple[Square, Square], ...] = (),
    ):
        self.terrain: dict[Square, str] = {}
        self.zone: dict[Square, str] = {}
        for zone in zones:
            for at, sign in squares(zone):
                self.terrain.setdefault(at, sign)
                self.zone.setdefault(at, zone.id)
        for at, home in doors:
            self.terrain[at] = "."
            self.zone[at] = home
        links = [(zone.link, zone.entry) for zone in zones if zone.link in self.terrain]
        self.opaque = frozenset(at for at, sign in self.terrain.items() if sign == "r") | shut
        """Squares that stop steps, corners and sight, among those that are not wall."""
        self.bridges = frozenset(at for at, sign in self.terrain.items() if sign == "=")
        self.beside: dict[Square, tuple[Square, ...]] = {}
        """The squares within arm's reach of each."""
        self.steps: dict[Square, tuple[Square, ...]] = {}
        """The squares that can be walked onto from each, whoever stands there."""
        closed = self.opaque | low
        for at in self.terrain:
            near = [other for other in ring(at) if other in self.terrain and self._open(at, other)]
            near += [b if at == a else a for a, b in links if at in (a, b)]
            self.beside[at] = tuple(near)
            near += [to for portal, to in portals if portal == at]
            self.steps[at] = tuple(other for other in near if other not in closed and self.terrain[other] not in DEADLY)
        self.floor = frozenset(to for near in self.steps.values() for to in near)
        """The squares that somebody can walk onto."""
        self.gaps = self.bridges | (self.terrain.keys() - self.floor - self.opaque)
        """Squares that somebody may wish to jump over."""
        self.lava = frozenset(at for at, sign in self.terrain.items() if sign == "~")

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

    def solid(self, at: Square) -> bool:
        """A wall, or an obstacle."""
        return at not in self.terrain or at in self.opaque

    def _open(self, a: Square, b: Square) -> bool:
        """Whether no obstacle stands on either side of a diagonal.

        regne.move.diagonal-blocked-by-obstacle, regne.move.characters-are-not-obstacles"""
        return a[0] == b[0] or a[1] == b[1] or not (self.solid((a[0], b[1])) or self.solid((b[0], a[1])))

    def clear(self, a: Square, b: Square) -> bool:
        """Whether no obstacle is in the line between two squares, not even with a corner."""
        through, touched = straight(a, b)
        return not any(self.solid(at) for at in through) and not any(self.solid(at) for at in touched)


def squares(zone: Zone) -> Iterable[tuple[Square, str]]:
    """The squares of a zone that are not wall."""
    for y, row in enumerate(zone.plan):
        for x, sign in enumerate(row):
            if sign != "#":
                yield (zone.x + x, zone.y + y), sign


@kept(256, by=lambda *content: content)
def _ground(
    zones: tuple[Zone, ...],
    doors: tuple[tuple[Square, str], ...],
    shut: Squares,
    low: Squares,
    portals: tuple[tuple[Square, Square], ...],
) -> Ground:
    return Ground(zones, doors, shut, low, portals)


def ground(world: Regne) -> Ground:
    """The ground as it is now. Duty of the caller: to look once, and to pass it on."""
    return _laid(world, [door.at for door in world.doors.values() if closed(door)])


def opened(world: Regne) -> Ground:
    """The ground as it would be with every known door open."""
    return _laid(world, [])


def _laid(world: Regne, shut: list[Square]) -> Ground:
    low = []
    for element in world.elements.values():
        stands = BOOK.elements[element.kind].stands
        if stands == "obstacle":
            shut.append(element.at)
        elif stands == "low" or gapes(element):
            low.append(element.at)
    doors = tuple((door.at, door.zone) for door in world.doors.values())
    return _ground(tuple(world.zones), doors, frozenset(shut), frozenset(low), portals(world))


def portals(world: Regne) -> tuple[tuple[Square, Square], ...]:
    """The squares of portals, each with that to which a step from it leads.

    regne.portal.rule"""
    found = (element for element in world.elements.values() if element.pair in world.elements)
    return tuple((element.at, world.elements[element.pair].at) for element in found)


def gapes(element: Element) -> bool:
    """Whether this is a trap that lies open since it went off."""
    return not element.armed and not element.disarmed and BOOK.elements[element.kind].gapes


def closed(door: Door) -> bool:
    return door.state in ("shut", "locked")


def occupied(world: Regne) -> dict[Square, Figure]:
    """Who stands where; whoever is in a hole stands on no square."""
    return {figure.at: figure for figure in world.figures.values() if not figure.hole}


def within_reach(here: Ground, a: Square, b: Square) -> bool:
    """Whether two squares are side by side and no obstacle on a diagonal parts them."""
    return b in here.beside.get(a, ())


def hallowed_zones(world: Regne, here: Ground) -> set[str]:
    """The zones that hold a blessed statue."""
    return {here.zone[element.at] for element in world.elements.values() if BOOK.elements[element.kind].hallows}


def spots(world: Regne, here: Ground, who: Figure, other: Figure, past_all: bool = False) -> bool:
    """Whether somebody is in another's line of sight: nobody has the invisible in his."""
    return not other.invisible and not other.hole and sees(world, here, who, other.at, past_all)


def sees(world: Regne, here: Ground, who: Figure, at: Square, past_all: bool = False) -> bool:
    """Whether a square is in somebody's line of sight: no obstacle between, and nobody but allies at his side. For
    some weapons nobody is in the way at all.

    regne.shoot.line-of-sight, regne.obstacle.blocks"""
    if world.dim == world.round and who.camp == "party" and king_moves(who.at, at) > BOOK.numbers.dim_sight:
        return False
    through, touched = straight(who.at, at)
    if any(map(here.solid, through)) or any(map(here.solid, touched)):
        return False
    if past_all or not through:
        return True
    crossed = set(through)
    return not any(
        figure.at in crossed and not figure.hole and (figure.camp != who.camp or king_moves(figure.at, who.at) > 1)
        for figure in world.figures.values()
    )
