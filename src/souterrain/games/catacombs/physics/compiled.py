"""The solver's compiled twin: `leaf.c`, many times faster, where a machine has it built; else the solver itself. Both
give the same bits, so a game never knows which of them it was played with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import POINTER, PyDLL, Structure, c_byte, c_double, c_int
from functools import partial
from pathlib import Path
from struct import Struct
from typing import Any

from .motion import Body, Exit, Hit, Leg, Motion, Surface
from .solver import slide as pure_slide

Slide = Callable[[Surface, Sequence[Body], int, float, float], Motion]

SOURCE = Path(__file__).with_name("leaf.c")
"""What is to be compiled; no operation in it may be fused with another."""

_MOST_LEGS = 4096
_MOST_BODIES = 96

_LEG, _HIT, _EXIT = Struct("di4d"), Struct("dii3d"), Struct("di2d")
"""How the records of a shot lie in memory: their fields in order, as the machine aligns them."""

_leg: Callable[[Any], Leg] = partial(tuple.__new__, Leg)
_hit: Callable[[Any], Hit] = partial(tuple.__new__, Hit)
_exit: Callable[[Any], Exit] = partial(tuple.__new__, Exit)
"""From memory to a record without a call into Python: a search tries hundreds of shots."""


class _Shot(Structure):
    """The memory that `leaf.c` works on: a board, and what the last shot made of it."""

    _fields_ = [
        ("surface", c_double * 7),
        *((name, c_double * _MOST_BODIES) for name in ("x0", "y0", "radius", "mass", "x", "y")),
        ("duration", c_double),
        ("legs", c_byte * (_LEG.size * _MOST_LEGS)),
        ("hits", c_byte * (_HIT.size * _MOST_LEGS)),
        ("exits", c_byte * (_EXIT.size * _MOST_BODIES)),
        ("fixed", c_int * _MOST_BODIES),
        *((name, c_int) for name in ("count", "leg_count", "hit_count", "exit_count")),
    ]


class _Board:
    """Discs laid out for a compiled solver: whoever searches tries many flicks on the same board."""

    def __init__(self, run: Callable[..., int]) -> None:
        self._run = run
        self._shot = shot = _Shot()
        self._x, self._y = shot.x, shot.y
        self._legs, self._hits, self._exits = memoryview(shot.legs), memoryview(shot.hits), memoryview(shot.exits)
        self._bodies: Sequence[Body] | None = None
        self._surface: Surface | None = None

    def slide(self, surface: Surface, bodies: Sequence[Body], flicked: int, vx: float, vy: float) -> Motion | None:
        """A shot, or nothing where it is too large for the board."""
        if bodies is not self._bodies or surface is not self._surface:
            self._lay(surface, bodies)
        shot, count = self._shot, len(bodies)
        result = self._run(shot, flicked, vx, vy)
        if result < 0:
            return None
        return Motion(
            [*map(_leg, _LEG.iter_unpack(self._legs[: _LEG.size * shot.leg_count]))],
            [*map(_hit, _HIT.iter_unpack(self._hits[: _HIT.size * shot.hit_count]))],
            [*map(_exit, _EXIT.iter_unpack(self._exits[: _EXIT.size * shot.exit_count]))],
            self._x[:count],
            self._y[:count],
            shot.duration,
            bool(result),
        )

    def _lay(self, surface: Surface, bodies: Sequence[Body]) -> None:
        shot, count = self._shot, len(bodies)
        columns = zip(*bodies, strict=True)
        for field, column in zip((shot.x0, shot.y0, shot.radius, shot.mass, shot.fixed), columns, strict=True):
            field[:count] = column
        shot.surface[:], shot.count = surface, count
        self._bodies, self._surface = bodies, surface


def loaded(library: Path) -> Slide:
    """A compiled leaf as a solver; a shot too large for it is left to the pure one."""
    run = PyDLL(str(library)).slide
    run.argtypes, run.restype = [POINTER(_Shot), c_int, c_double, c_double], c_int
    idle: list[_Board] = []
    """Boards that nobody is flicking on: games are played in several threads."""

    def slide(surface: Surface, bodies: Sequence[Body], flicked: int, vx: float, vy: float) -> Motion:
        if len(bodies) > _MOST_BODIES:
            return pure_slide(surface, bodies, flicked, vx, vy)
        try:
            board = idle.pop()
        except IndexError:
            board = _Board(run)
        motion = board.slide(surface, bodies, flicked, vx, vy)
        idle.append(board)
        return motion or pure_slide(surface, bodies, flicked, vx, vy)

    return slide


_solve: Slide = pure_slide


def slide(surface: Surface, bodies: Sequence[Body], flicked: int, vx: float, vy: float) -> Motion:
    """Flick one disc with a velocity in mm/s and let everything come to rest."""
    return _solve(surface, bodies, flicked, vx, vy)


def adopt(solver: Slide) -> None:
    """Let another solver do the work from now on, if it gives the same bits here as the pure one."""
    global _solve
    rack = [
        Body(300.0 + 26.5 * n + 3.1 * m, 100.0 + 27.0 * m, 13.0, 5.0, n == m == 1) for n in range(3) for m in range(4)
    ]
    board = Surface(0.0, 0.0, 520.0, 300.0, 900.0, 0.92, 0.6)
    shot = (board, [*rack, Body(40.0, 131.0, 13.0, 5.0)], len(rack), 1700.0, 21.0)
    if solver(*shot) == pure_slide(*shot):
        _solve = solver
