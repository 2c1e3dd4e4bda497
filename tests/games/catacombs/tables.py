"""Boards for the physics' tests."""

from __future__ import annotations

import math
from random import Random

from souterrain.games.catacombs.physics import Body, Motion, Surface

BOARD = Surface(0.0, 0.0, 500.0, 250.0, 2400.0, 0.85, 0.75)
WIDE = Surface(-4000.0, -4000.0, 4000.0, 4000.0, 2400.0, 0.85, 0.75)
TINY, SMALL, MEDIUM, LARGE = (6.5, 0.863), (9.5, 1.843), (12.5, 3.191), (16.0, 5.228)
HOLES = ((150.0, 70.0), (150.0, 180.0), (250.0, 70.0), (250.0, 180.0), (350.0, 70.0), (350.0, 180.0))


def disc(x: float, y: float, size: tuple[float, float] = MEDIUM, fixed: bool = False) -> Body:
    return Body(x, y, size[0], size[1], fixed)


def scattered(random: Random, loose: int) -> list[Body]:
    """Loose discs at random between six obstacles; the flicked one may be any after the first six."""
    bodies = [disc(x, y, LARGE, fixed=True) for x, y in HOLES]
    while len(bodies) < len(HOLES) + loose:
        size = random.choice((SMALL, MEDIUM, MEDIUM, LARGE))
        x, y = random.uniform(size[0], 500.0 - size[0]), random.uniform(size[0], 250.0 - size[0])
        if all(math.dist((x, y), (other.x, other.y)) > size[0] + other.radius for other in bodies):
            bodies.append(disc(x, y, size))
    return bodies


def rack(rows: int, cue: tuple[float, float] = MEDIUM, offset: float = 0.0) -> list[Body]:
    """A packed triangle of touching discs, and last the one that is flicked at it."""
    step = MEDIUM[0]
    triangle = [
        disc(240.0 + row * step * math.sqrt(3.0), 125.0 + (2 * n - row) * step)
        for row in range(rows)
        for n in range(row + 1)
    ]
    return [*triangle, disc(60.0, 125.0 + offset, cue)]


def places(bodies: list[Body], motion: Motion, time: float, slow: float = 2400.0) -> list[tuple[float, float] | None]:
    """Where every disc is at a time, replayed from the record alone; None for one that has left."""
    found: list[tuple[float, float] | None] = [(body.x, body.y) for body in bodies]
    for leg in motion.legs:
        if leg.time <= time:
            speed = math.sqrt(leg.vx**2 + leg.vy**2)
            past = min(time - leg.time, speed / slow)
            way = past * (speed - 0.5 * slow * past) / speed if speed else 0.0
            found[leg.body] = (leg.x + leg.vx * way, leg.y + leg.vy * way)
    for exit in motion.exits:
        if exit.time <= time:
            found[exit.body] = None
    return found


def deepest_overlap(bodies: list[Body], spots: list[tuple[float, float] | None]) -> float:
    """By how many millimetres any two discs overlap."""
    worst = 0.0
    for i, one in enumerate(spots):
        for j in range(i):
            two = spots[j]
            if one is not None and two is not None and not (bodies[i].fixed and bodies[j].fixed):
                worst = max(worst, bodies[i].radius + bodies[j].radius - math.dist(one, two))
    return worst


def energy(bodies: list[Body], motion: Motion, time: float, slow: float = 2400.0) -> float:
    """Twice the kinetic energy at a time, replayed from the record."""
    latest = {leg.body: leg for leg in motion.legs if leg.time <= time}
    for exit in motion.exits:
        if exit.time <= time:
            del latest[exit.body]
    total = 0.0
    for leg in latest.values():
        speed = max(0.0, math.sqrt(leg.vx**2 + leg.vy**2) - slow * (time - leg.time))
        total += bodies[leg.body].mass * speed * speed
    return total
