"""The solver's compiled twin, where somebody has built it; else the solver itself. Both give the same bits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .motion import Body, Exit, Hit, Leg, Motion, Surface
from .solver import slide as pure_slide

Slide = Callable[[Surface, Sequence[Body], int, float, float], Motion]

_MOST_LEGS = 4096
_MOST_BODIES = 96


def wrapped(ffi: Any, lib: Any) -> Slide:
    """A compiled module as a solver; a shot too large for its buffers is left to the pure one."""
    legs, leg_body = ffi.new("double[]", 5 * _MOST_LEGS), ffi.new("int[]", _MOST_LEGS)
    hits, hit_a, hit_b = ffi.new("double[]", 4 * _MOST_LEGS), ffi.new("int[]", _MOST_LEGS), ffi.new("int[]", _MOST_LEGS)
    exits, exit_body = ffi.new("double[]", 3 * _MOST_BODIES), ffi.new("int[]", _MOST_BODIES)
    counts, duration = ffi.new("int[3]"), ffi.new("double*")
    xs, ys, x0, y0, radius, mass = (ffi.new("double[]", _MOST_BODIES) for _ in range(6))
    fixed, edges = ffi.new("int[]", _MOST_BODIES), ffi.new("double[7]")
    laid_on: Surface | None = None
    laid: Sequence[Body] | None = None
    """The discs whose numbers are in the buffers: whoever searches tries many flicks on the same board."""

    def lay(surface: Surface, bodies: Sequence[Body]) -> None:
        nonlocal laid, laid_on
        count = len(bodies)
        x0[0:count], y0[0:count], radius[0:count], mass[0:count], fixed[0:count] = zip(*bodies, strict=True)
        edges[0:7] = surface
        laid, laid_on = bodies, surface

    def slide(surface: Surface, bodies: Sequence[Body], flicked: int, vx: float, vy: float) -> Motion:
        count = len(bodies)
        if count > _MOST_BODIES:
            return pure_slide(surface, bodies, flicked, vx, vy)
        if bodies is not laid or surface is not laid_on:
            lay(surface, bodies)
        ffi.memmove(xs, x0, 8 * count)
        ffi.memmove(ys, y0, 8 * count)
        result = lib.slide(
            edges, count, xs, ys, radius, mass, fixed, flicked, vx, vy, legs, leg_body, _MOST_LEGS,
            hits, hit_a, hit_b, _MOST_LEGS, exits, exit_body, counts, duration,
        )  # fmt: skip
        if result < 0:
            return pure_slide(surface, bodies, flicked, vx, vy)
        leg_count, hit_count, exit_count = counts
        row, hit, out = ffi.unpack(legs, 5 * leg_count or 1), ffi.unpack(hits, 4 * hit_count or 1), exits
        return Motion(
            [Leg(row[n], leg_body[n // 5], *row[n + 1 : n + 5]) for n in range(0, 5 * leg_count, 5)],
            [Hit(hit[4 * n], hit_a[n], hit_b[n], *hit[4 * n + 1 : 4 * n + 4]) for n in range(hit_count)],
            [Exit(out[3 * n], exit_body[n], out[3 * n + 1], out[3 * n + 2]) for n in range(exit_count)],
            ffi.unpack(xs, count),
            ffi.unpack(ys, count),
            duration[0],
            bool(result),
        )

    return slide


try:
    from ._leaf import ffi, lib

    slide: Slide = wrapped(ffi, lib)
    IS_COMPILED = True
except ImportError:
    slide = pure_slide
    IS_COMPILED = False
