"""Aiming at a disc by name: what a flicked disc meets first on its straight way, and how often a steady hand meets the
one that it means. The browser has the same in `web/boards/aiming.js`; one file of shots judges both."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, inf, pi, radians, sin, sqrt
from typing import NamedTuple

from .ask import Flick, Launch, Shot
from .say import Say
from .view import Disc, Discs

EDGE, OBSTACLE = "edge", "obstacle"

DIRECTIONS = (-1.9, -1.3, -0.97, -0.73, -0.52, -0.34, -0.17, 0.0, 0.17, 0.34, 0.52, 0.73, 0.97, 1.3, 1.9)
"""Fifteen directions that a hand takes equally often, in standard deviations from the one that it means."""
FORCES = (-1.09, 0.0, 1.09)
"""Likewise its force."""
MOST = 2.0
"""A hand strays no farther than this."""
ACROSS = (0.0, 0.4, -0.4, 0.75, -0.75)
"""Where on a disc one may aim, in parts of the sum of both radii."""
PLACES = 24
"""From so many places around its shooter a missile is tried."""
BEYOND, FARTHER = 1.5, 60.0
"""An aimed shot would go so many times the way to its target, and so many millimetres more."""


ENDLESS = 1e6
"""A speed that leads across any board."""


class Course(NamedTuple):
    """The first way of a flicked disc: where its centre is when it meets something or lies still, and what it meets:
    the id of a disc, EDGE, OBSTACLE or nothing."""

    x: float
    y: float
    way: float
    met: str


class Aim(NamedTuple):
    """A shot at a disc, as it is meant, and the chance that a steady hand meets that disc first. `distance` is from rim
    to rim in millimetres, `bearing` a compass's, with 0 up the board."""

    target: str
    label: Say
    flick: Flick
    chance: float
    distance: float
    bearing: float


def course(board: Discs, disc: str, radius: float, flick: Flick) -> Course:
    """Where a flick leads before anything else happens."""
    x, y, dx, dy = flick.x, flick.y, cos(flick.angle), sin(flick.angle)
    way, met = flick.speed * flick.speed / (2.0 * board.slow) if board.slow else inf, ""
    for id, ox, oy, other in _others(board, disc):
        ex, ey, both = ox - x, oy - y, radius + other
        ahead = ex * dx + ey * dy
        gap = ex * ex + ey * ey - both * both
        within = ahead * ahead - gap
        if ahead > 0.0 and within > 0.0 and (far := max(0.0, gap / (ahead + sqrt(within)))) < way:
            way, met = far, id
    for far in _to_the_edges(board, x, y, dx, dy):
        if far < way:
            way, met = max(0.0, far), EDGE
    return Course(x + dx * way, y + dy * way, way, met)


def _others(board: Discs, disc: str) -> Iterator[tuple[str, float, float, float]]:
    for each in board.discs:
        if each.id != disc:
            yield each.id, each.x, each.y, each.radius
    for obstacle in board.obstacles:
        yield OBSTACLE, obstacle.x, obstacle.y, obstacle.radius


def _to_the_edges(board: Discs, x: float, y: float, dx: float, dy: float) -> Iterator[float]:
    """How far the centre is from each edge along its way: there the disc leaves the board."""
    if dx:
        yield (board.width - x) / dx if dx > 0.0 else -x / dx
    if dy:
        yield (board.height - y) / dy if dy > 0.0 else -y / dy


def aims(board: Discs, ask: Shot, disc: str = "") -> list[Aim]:
    """The shots at each opponent of whoever flicks, the likeliest first."""
    launch = next((each for each in ask.discs if each.disc == disc), ask.discs[0])
    shooter = next((each for each in board.discs if each.id == (launch.by or launch.disc)), None)
    if shooter is None or not ask.top_speed or not board.slow:
        return []
    radius = shooter.radius if shooter.id == launch.disc else launch.size
    foes = [each for each in board.discs if each.side != shooter.side and each.side != "other"]
    found = [_best(board, ask, launch, radius, foe) for foe in foes]
    return sorted(found, key=lambda aim: (-round(aim.chance, 2), aim.distance))


def _best(board: Discs, ask: Shot, launch: Launch, radius: float, foe: Disc) -> Aim:
    """Of all the shots at a disc the one that meets it most often."""
    x, y = launch.x, launch.y
    distance = hypot(foe.x - x, foe.y - y) - foe.radius - radius
    bearing = (degrees(atan2(foe.y - y, foe.x - x)) + 90.0) % 360.0
    tried = (_shot(board, ask, launch, *place, radius, foe, side) for place in _places(board, launch, radius, foe)
             for side in ACROSS)  # fmt: skip
    chance, flick = max(
        ((chance_of(board, ask, radius, shot, foe.id), shot) for shot in tried), key=lambda pair: pair[0]
    )
    return Aim(foe.id, foe.label, flick, chance, max(0.0, distance), bearing)


def _places(board: Discs, launch: Launch, radius: float, foe: Disc) -> list[tuple[float, float]]:
    """Where the disc may start from: where it lies, or the free places around its shooter from which nothing stands in
    the way, or else the nearest one."""
    if launch.radius <= 0.0:
        return [(launch.x, launch.y)]
    away = launch.radius * 0.98
    around = [
        (launch.x + away * cos(2.0 * pi * n / PLACES), launch.y + away * sin(2.0 * pi * n / PLACES))
        for n in range(PLACES)
    ]
    free = [place for place in around if _is_free(board, *place, radius)]
    free.sort(key=lambda place: hypot(foe.x - place[0], foe.y - place[1]))
    straight = [place for place in free if _sees(board, launch, *place, radius, foe)]
    return straight[:1] or free[:3] or [(launch.x, launch.y)]


def _is_free(board: Discs, x: float, y: float, radius: float) -> bool:
    if not (radius <= x <= board.width - radius and radius <= y <= board.height - radius):
        return False
    return all(hypot(ox - x, oy - y) >= radius + other for _, ox, oy, other in _others(board, ""))


def _sees(board: Discs, launch: Launch, x: float, y: float, radius: float, foe: Disc) -> bool:
    straight = Flick(launch.disc, x, y, atan2(foe.y - y, foe.x - x), ENDLESS)
    return course(board, launch.disc, radius, straight).met == foe.id


def _shot(board: Discs, ask: Shot, launch: Launch, x: float, y: float, radius: float, foe: Disc, side: float) -> Flick:
    """A shot at a part of a disc, hard enough to get there."""
    ex, ey = foe.x - x, foe.y - y
    away = hypot(ex, ey)
    aside = (foe.radius + radius) * side
    angle = atan2(ey, ex) + (atan2(aside, away) if away else 0.0)
    speed = sqrt(2.0 * board.slow * (max(0.0, away - foe.radius - radius) * BEYOND + FARTHER))
    return Flick(launch.disc, x, y, angle, min(ask.top_speed, speed))


def chance_of(board: Discs, ask: Shot, radius: float, flick: Flick, target: str) -> float:
    """How often a steady hand that means this flick meets the target before anything else."""
    met = [course(board, flick.disc, radius, each).met for each in _shaken(board, ask, flick)]
    return met.count(target) / len(met)


def _shaken(board: Discs, ask: Shot, flick: Flick) -> list[Flick]:
    if board.hand is None:
        return [flick]
    return [shaken(board, ask, flick, aside, harder) for aside in DIRECTIONS for harder in FORCES]


def shaken(board: Discs, ask: Shot, flick: Flick, aside: float, harder: float) -> Flick:
    """A flick as the hand makes it: so many standard deviations beside the direction and the force that were meant."""
    if board.hand is None:
        return flick
    angle = flick.angle + radians(board.hand.degrees) * aside
    speed = flick.speed * (1.0 + board.hand.percent / 100.0 * harder)
    return Flick(flick.disc, flick.x, flick.y, angle, min(ask.top_speed, max(0.0, speed)))
