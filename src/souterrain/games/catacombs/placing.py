"""Putting discs down: in a start zone, near a shooter, anywhere on the board. A place that is not free is nudged to the
nearest one that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, hypot, inf

from souterrain.core.ask import Flick, Launch, Shot
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK, Size, Zone, size_of
from .flight import obstacles
from .physics import Region, Ring, grain, is_free, nearest_free
from .words import kind_of, piece_emblem, piece_say
from .world import Piece, World

NO_TOUCH = 0.01
"""Millimetres that a disc must keep from others where the rule says that it touches none."""


def zone_region(zone: Zone, size: Size, edge_gap: float = 0.0) -> Region:
    """Where the centre of a disc may lie so that the whole disc is inside the zone."""
    left, top, right, bottom = zone
    west, north, east, south = BOOK.board_zone
    inset = size.radius
    return Region(
        max(left + inset, west + inset + edge_gap),
        max(top + inset, north + inset + edge_gap),
        min(right - inset, east - inset - edge_gap),
        min(bottom - inset, south - inset - edge_gap),
    )


def near_region(zone: Zone, around: Piece, size: Size, near: float) -> Region:
    """Where a disc may lie within a zone and within a gap, rim to rim, of another."""
    region = zone_region(zone, size)
    return region._replace(x=around.x, y=around.y, reach=around.body.radius + near + size.radius)


def rings(world: World, size: Size, gap: float = 0.0, but: Iterable[str] = ()) -> list[Ring]:
    """What a disc must keep clear of: every other disc and obstacle, with a gap where one is asked."""
    bodies = [piece.body for piece in world.pieces.values() if piece.id not in but]
    return [Ring(body.x, body.y, body.radius + size.radius + gap) for body in [*bodies, *obstacles(world)]]


def fair_rings(world: World, size: Size) -> list[Ring]:
    """Under fair placement a monster keeps its gap from monsters and obstacles; from others it need only be clear."""
    gap = BOOK.wood.fair_gap
    foes = [piece.body for piece in world.pieces.values() if piece.side in ("monster", "lord")]
    rest = [piece.body for piece in world.pieces.values() if piece.side not in ("monster", "lord")]
    kept = [Ring(body.x, body.y, body.radius + size.radius + gap) for body in [*foes, *obstacles(world)]]
    return kept + [Ring(body.x, body.y, body.radius + size.radius) for body in rest]


def spot(x: float, y: float, region: Region, around: list[Ring]) -> tuple[float, float] | None:
    """The free place nearest to a wish; None where there is no free place at all."""
    return nearest_free(grain(x), grain(y), region, around)


def any_spot(region: Region, around: list[Ring]) -> bool:
    """Whether there is a free place at all. Most often one of a few likely places is; else the search decides."""
    if region.reach < inf:
        likely = [(region.x + cos * region.reach, region.y + sin * region.reach) for cos, sin in _DIRECTIONS]
    else:
        x, y = (region.left + region.right) / 2, (region.top + region.bottom) / 2
        likely = [(x, y), (region.left, y), (region.right, y), (x, region.top), (x, region.bottom)]
    for x, y in likely:
        if is_free(x, y, region, around):
            return True
    return nearest_free(region.left, region.top, region, around) is not None


_DIRECTIONS = ((0.9, 0.0), (-0.9, 0.0), (0.0, 0.9), (0.0, -0.9), (0.6, 0.6), (0.6, -0.6), (-0.6, 0.6), (-0.6, -0.6))


def covering(disc: str, region: Region, by: str = "") -> Launch:
    """A question's circle that covers a region, for a disc that may be somebody's missile."""
    if region.reach == inf:
        return lined_up((disc,), region)[0]
    size = size_of(kind_of(disc)).radius
    return Launch(disc, region.x, region.y, region.reach, piece_say(disc), piece_emblem(disc), size, by)


def lined_up(discs: Sequence[str], region: Region) -> tuple[Launch, ...]:
    """Several discs to be put down in a region: they wait in a line along it, or in as many as they need, and the
    circle of each covers it all."""
    width, height = region.right - region.left, region.bottom - region.top
    broad = 2 * max(size_of(kind_of(disc)).radius for disc in discs) + NO_TOUCH
    lines = ceil(len(discs) / max(1, max(width, height) // broad))
    long = ceil(len(discs) / lines)
    found = []
    for n, disc in enumerate(discs):
        along, aside = (n % long + 0.5) / long, (n // long + 0.5) / lines
        across, down = (aside, along) if height > width else (along, aside)
        x, y = region.left + width * across, region.top + height * down
        far = hypot(max(x - region.left, region.right - x), max(y - region.top, region.bottom - y))
        found.append(Launch(disc, x, y, far, piece_say(disc), piece_emblem(disc), size_of(kind_of(disc)).radius))
    return tuple(found)


def ask_place(
    world: World, seat: str, disc: str, kind: str, region: Region, around: list[Ring], text: Say, rule: str
) -> Rules[tuple[float, float] | None]:
    """Let a player put one disc down; None, and no question, where no place is free."""
    if not any_spot(region, around):
        return None
    answer: Flick = yield Shot(seat, text, rule, (covering(disc, region),), 0.0)
    return spot(answer.x, answer.y, region, around)


def put(world: World, piece: Piece, place: tuple[float, float]) -> None:
    piece.x, piece.y = place
    world.pieces[piece.id] = piece


def near_of(world: World, around: Piece, kind: str, near: float | None = None) -> tuple[Region, list[Ring]]:
    """The free space for a disc within a gap of another, that of a missile unless told; anywhere on the board."""
    size, gap = size_of(kind), BOOK.wood.near if near is None else near
    return near_region(BOOK.board_zone, around, size, gap), rings(world, size)
