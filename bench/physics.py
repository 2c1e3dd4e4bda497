"""The discs of Catacombs: our event-driven solver, pure and compiled, against a time-stepping engine.

`python -m bench.physics` prints the figures; `python -m bench.physics --long` checks 100,000 random shots.
The compiled leaf needs a C compiler, the comparison needs the `bench` extra; what is not there is left out.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.games.catacombs.tables import BOARD, scattered
from tests.games.catacombs.test_physics import check_shot, random_shot

import souterrain
from souterrain import Shot, bots
from souterrain.bots.catacombs.leaf import built
from souterrain.games.catacombs.physics import Body, launch
from souterrain.games.catacombs.physics.compiled import Slide, loaded
from souterrain.games.catacombs.physics.solver import slide

from .measure import Figure, once, rate, yardstick

SHOTS = 400
TRIES = 20
"""Flicks tried on the same board, as a search does."""
STEP = 1 / 500
"""Seconds of a step of the stepping engine: coarser, and fast missiles fly through discs."""

Case = tuple[list[Body], int, float, float]


def cases(loose: int = 20) -> list[Case]:
    """Strong flicks on a board of twenty discs and six obstacles."""
    random = Random(4)
    found: list[Case] = []
    for _ in range(SHOTS):
        bodies = scattered(random, loose)
        velocity = launch(random.uniform(0, 6.2831853), random.uniform(600.0, 1900.0))
        found.append((bodies, random.randrange(6, len(bodies)), *velocity))
    return found


def figures(yard: float) -> Iterator[Figure]:
    shots = cases()
    pure = flicks(slide, shots)
    yield Figure("catacombs: flicks with 20 discs, pure Python", pure, "per second", pure / yard)
    leaf = compiled()
    if leaf is not None:
        fast = flicks(leaf, shots)
        yield Figure("catacombs: flicks with 20 discs, compiled leaf", fast, "per second", fast / yard)
        yield Figure("catacombs: compiled leaf against pure Python", fast / pure, "times")
    stepping = stepped(shots)
    if stepping is not None:
        yield Figure("catacombs: flicks with 20 discs, pymunk", stepping, "per second", stepping / yard)
        yield Figure("catacombs: pure Python against pymunk", pure / stepping, "times")
    yield Figure("catacombs: the record of a shot", record_bytes(), "bytes")
    yield Figure("catacombs: a bot plans a shot", planned(), "ms")


def flicks(solver: Slide, shots: list[Case]) -> float:
    turn = cycle(shots)

    def work() -> int:
        case = next(turn)
        for _ in range(TRIES):
            solver(BOARD, *case)
        return TRIES

    return rate(work)


def compiled() -> Slide | None:
    """The leaf, built for this run."""
    library = built(Path(tempfile.mkdtemp()))
    if library is None:
        print("no compiled leaf: there is no C compiler", file=sys.stderr)
        return None
    return loaded(library)


def stepped(shots: list[Case]) -> float | None:
    """The same shots in a time-stepping engine."""
    try:
        pymunk = importlib.import_module("pymunk")
    except ImportError:
        print("no comparison: pymunk is not there", file=sys.stderr)
        return None
    turn = cycle(shots)

    def work() -> int:
        step_shot(pymunk, *next(turn))
        return 1

    return rate(work)


def step_shot(pymunk: Any, bodies: list[Body], flicked: int, vx: float, vy: float) -> None:
    """One flick, stepped until everything rests or has left; the constant deceleration is applied at every step."""
    space = pymunk.Space()
    moving = []
    for n, body in enumerate(bodies):
        if body.fixed:
            holder = space.static_body
            shape = pymunk.Circle(holder, body.radius, (body.x, body.y))
        else:
            holder = pymunk.Body(body.mass, float("inf"))
            holder.position = body.x, body.y
            shape = pymunk.Circle(holder, body.radius)
            moving.append(holder)
            space.add(holder)
            if n == flicked:
                holder.velocity = vx, vy
        shape.elasticity = 0.92
        space.add(shape)
    slow = BOARD.friction * STEP
    for _ in range(3000):
        space.step(STEP)
        still = True
        for disc in list(moving):
            velocity = disc.velocity
            speed = velocity.length
            disc.velocity = velocity * max(0.0, 1.0 - slow / speed) if speed else velocity
            still = still and speed < 1.0
            x, y = disc.position
            if not (BOARD.left <= x <= BOARD.right and BOARD.top <= y <= BOARD.bottom):
                moving.remove(disc)
                space.remove(disc, *disc.shapes)
        if still:
            return


def record_bytes() -> float:
    """The mean size of a shot as saves keep it."""
    game = souterrain.new("catacombs", seed="bench")
    hands = {seat: bots.make("catacombs", "scripted", 1) for seat in game.seats}
    sizes: list[int] = []
    while game.ask is not None and len(sizes) < 60:
        before = game.world.motion
        bots.play(game, hands, most=1)
        if game.world.motion is not None and game.world.motion is not before:
            sizes.append(len(msgspec.msgpack.encode(game.world.motion)))
    return sum(sizes) / len(sizes)


def planned() -> float:
    """How long a bot thinks about a flick, in the middle of a room."""
    game = souterrain.new("catacombs", seed="bench")
    hands = {seat: bots.make("catacombs", "scripted", 1) for seat in game.seats}
    while not (isinstance(game.ask, Shot) and game.ask.top_speed):
        bots.play(game, hands, most=1)
    return once(lambda: bots.step(game, hands[game.ask.seat]))  # type: ignore[union-attr]


def long_run(shots: int) -> None:
    """Every shot comes to rest, overlaps nothing and gains no energy; and its record replays to the same end."""
    random = Random(1)
    for n in range(1, shots + 1):
        check_shot(*random_shot(random), moments=5)
        if n % 10_000 == 0:
            print(f"{n:,} shots hold")


def main() -> None:
    if "--long" in sys.argv:
        long_run(100_000)
        return
    for figure in figures(yardstick()):
        ratio = "" if figure.ratio is None else f"  (ratio {figure.ratio:.2g})"
        print(f"{figure.name}: {figure.value:,.1f} {figure.unit}{ratio}")


if __name__ == "__main__":
    main()
